"""Connections that say nothing, or come in great numbers, lock nobody out."""

import asyncio
import json
import resource
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect

from coterie.table.web.door import Door
from coterie.table.web.limits import Limits, Places, household
from tests.table.process import ROOT
from tests.table.tools import FREE, database, in_loop, running


def door_for(proxies=(), descriptors=1000, connections=0, **limits):
    services = SimpleNamespace(limits=Limits(**limits), connections=connections)
    return Door(cast(Any, services), proxies, descriptors)


async def opened(house):
    return await asyncio.open_connection("127.0.0.1", house.port)


async def is_cut(reader):
    try:
        return await asyncio.wait_for(reader.read(), 10) == b""
    except ConnectionError:
        return True


@in_loop
async def test_a_connection_that_asks_for_nothing_is_cut(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, hello=0.2)) as house:
        for begun in (
            b"",
            b"GET / HTTP/1.1\r\nHost:",
        ):
            reader, writer = await opened(house)
            writer.write(begun)
            assert await is_cut(reader), begun
            writer.close()


@in_loop
async def test_a_connection_that_falls_silent_after_a_request_is_cut(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, hello=0.2)) as house:
        reader, writer = await opened(house)
        writer.write(b"GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /api/hel")
        assert await is_cut_after_more(reader)
        writer.close()


@in_loop
async def test_a_request_that_never_comes_whole_is_refused(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, hello=0.05)) as house:
        reader, writer = await opened(house)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        assert (await asyncio.wait_for(reader.readline(), 10)).startswith(b"HTTP/1.1 400")
        writer.close()


async def is_cut_after_more(reader):
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 10)
    return reader.at_eof() or reader.exception() is not None


@in_loop
async def test_silent_connections_lock_nobody_else_out(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, each=5, hello=0.5)) as house:
        silent = [await opened(house) for _ in range(5)]
        reader, writer = await opened(house)
        assert await is_cut(reader), "this address has as many as it may have"
        for other, _ in silent:
            assert await is_cut(other)
        assert (await house.client.request("GET", "/api/hello"))["protocol"] == 1
        for _, open_writer in [*silent, (reader, writer)]:
            open_writer.close()


@in_loop
async def test_the_sockets_of_an_address_are_limited(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, each=3)) as house:
        table = await house.create()
        url = f"ws://127.0.0.1:{house.port}/api/socket"
        async with table.watch(), table.watch(), table.watch(), connect(url) as socket:
            assert "Too many connections come from your address." in str(await socket.recv())
        async with table.watch():
            pass


def test_the_door_keeps_descriptors_back():
    door = door_for(descriptors=200, connections=130)
    found = [door.enter(f"192.0.2.{n}") for n in range(10)]
    assert found == [True] * 6 + [False] * 4
    door.leave("192.0.2.0")
    assert door.enter("192.0.2.99")


def test_a_named_proxy_brings_many_people():
    door = door_for(proxies=("127.0.0.1", "10.0.0.0/8"), each=1)
    assert all(door.enter("127.0.0.1") for _ in range(5))
    assert all(door.enter("10.1.2.3") for _ in range(5))
    assert door.enter("192.0.2.1")
    assert not door.enter("192.0.2.1")
    door.leave("192.0.2.1")
    assert door.enter("192.0.2.1")


def test_a_household_is_one_address():
    assert household("192.0.2.1") == "192.0.2.1"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("") == ""
    places = Places(1)
    assert places.enter("x")
    assert not places.enter("x")
    places.leave("x")
    assert not places._at, "nothing is kept of those who have gone"


@pytest.mark.skipif(resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 600, reason="the system grants no more")
def test_the_server_asks_for_more_descriptors():
    code = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard));"
        "from coterie.table.web.door import descriptors; print(descriptors(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    granted, now = map(int, told.split())
    assert granted == now > 256


# ── sockets ─────────────────────────────────────────────────────────────────────────────────────────────────────────

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(first, data=b""):
    """Return a frame from a client, given its first byte (whether it ends a message, and its kind) and its content."""
    return bytes([first, 0x80 | len(data), 0, 0, 0, 0]) + data


async def upgraded(house):
    reader, writer = await opened(house)
    writer.write(UPGRADE)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize(
    "beside", [frame(0x89, b"ping"), frame(0x8A, b"pong"), frame(0x00)], ids=["pings", "pongs", "parts without end"]
)
@in_loop
async def test_a_socket_that_sends_much_beside_messages_is_cut(tmp_path, beside):
    async with running(database(tmp_path), limits=replace(FREE, messages=1, burst=20, hello=60)) as house:
        reader, writer = await upgraded(house)
        writer.write(frame(0x01, b"{") + 10 * beside if beside == frame(0x00) else 10 * beside)
        await asyncio.sleep(0.1)
        writer.write(500 * beside)
        assert b"sentence" not in await until_cut(reader)
        writer.close()


@in_loop
async def test_a_message_that_is_not_text_is_refused_and_no_error_of_the_server(tmp_path, caplog):
    async with running(database(tmp_path)) as house:
        reader, writer = await upgraded(house)
        writer.write(frame(0x81, b"\xff\xfe"))
        assert b'"bad_message"' in await asyncio.wait_for(reader.read(1000), 10)
        writer.close()
    assert not caplog.records


@in_loop
async def test_a_client_that_does_not_read_its_responses_is_cut(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, hello=0.05)) as house:
        cards = await house.client.request("GET", "/api/cards", game="masters")
        reader, writer = await opened(house)
        writer.transport.pause_reading()
        writer.write(400 * b"GET /api/cards?game=masters HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await asyncio.sleep(2)
        writer.transport.resume_reading()
        assert len(await until_cut(reader)) < 300 * len(json.dumps(cards))
        writer.close()


async def until_cut(reader):
    """Return everything received until the server ends the connection, cleanly or not."""
    found = b""
    with suppress(ConnectionError):
        while more := await asyncio.wait_for(reader.read(65_536), 20):
            found += more
    return found


@in_loop
async def test_sockets_that_are_opened_one_after_another_are_counted_like_requests(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, requests=0.01, request_burst=3)) as house:
        said = []
        for _ in range(5):
            reader, writer = await upgraded(house)
            writer.write(frame(0x81, b"{}"))
            said.append(b"too much at once" in await asyncio.wait_for(reader.read(1000), 10))
            writer.close()
        assert said == [False, False, False, True, True]
