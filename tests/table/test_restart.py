"""The server stops and starts again, in the same version or another one."""

import asyncio
import gc
import json
import random
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import text

from coterie.table.lobby import loading
from coterie.table.store.store import Store
from tests.table.process import Process
from tests.table.tools import Table, database, in_loop, play, refusal, refused, running, unfolded, whoever


@pytest.mark.slow
@in_loop
async def test_a_server_that_is_restarted_says_so_and_shows_the_same_question(tmp_path):
    process = Process(database(tmp_path))
    await process.start()
    from coterie.table.client import Client

    client = Client(f"http://127.0.0.1:{process.port}")
    made = await client.create(game="masters", seats=[{}, {}])
    a, b = (client.sit(made["table"], seat["token"]) for seat in made["seats"])
    await a.open()
    await b.open()
    await play([a, b], random.Random(1), 7)
    await whoever([a, b])
    before = [(s.question, {**s.scene, "log": []}, [line["n"] for line in s.log]) for s in (a, b)]
    stopping = asyncio.create_task(process.stop())
    for s in (a, b):
        farewell = await s.hear("closing")
        assert farewell["again"] == 3
        assert "Your tables are kept" in farewell["sentence"]
    assert await stopping == 0
    await process.start()
    for s in (a, b):
        await s.open()
    assert [(s.question, {**s.scene, "log": []}, [line["n"] for line in s.log]) for s in (a, b)] == before
    await play([a, b], random.Random(2), 3)
    await a.close()
    await b.close()
    await process.kill()


async def begun(url, choices):
    """Return a table with a number of choices on a server that has stopped, and what its seats saw last."""
    async with running(url) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"rounds": 20}, seed=1)
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), choices)
            await whoever([a, b])
            return table, (a.number, a.question, {**a.scene, "log": [], "line": 0})


def change(url, statement):
    """Tamper with the database."""
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text(statement))
    store.close()


@in_loop
async def test_a_table_whose_replay_misses_a_fingerprint_continues_from_its_snapshot(tmp_path):
    url = database(tmp_path)
    table, seen = await begun(url, 57)
    change(url, "update moves set fingerprint = 'other' where n = 20")
    async with running(url) as house:
        again = Table(house, table.made)
        async with again.sit(0) as a, again.sit(1) as b:
            assert (a.number, a.question, {**a.scene, "log": [], "line": 0}) == seen
            assert "The log begins at a snapshot" in a.welcome["chat"][-1]["text"]
            await play([a, b], random.Random(2), 5)
            assert a.undo in ("free", "ask") or a.undo.startswith("There is no")
            await play([a, b], random.Random(3))
            record = await house.client.request("GET", f"/api/tables/{table.id}/record", token=table.owner)
            assert "snapshot" in json.loads(record.splitlines()[0])


@in_loop
async def test_after_a_crash_it_continues_from_the_snapshot_of_every_fifty_choices(tmp_path):
    url = database(tmp_path)
    table, seen = await begun(url, 57)
    change(url, "delete from snapshots where n <> 50")
    change(url, "update moves set value = 'something of another version' where n = 20")
    async with running(url) as house, Table(house, table.made).sit(0) as a:
        assert (a.number, a.question, {**a.scene, "log": [], "line": 0}) == seen


@in_loop
async def test_what_cannot_be_gone_on_with_opens_to_look_at_with_the_reason(tmp_path):
    url = database(tmp_path)
    table, _ = await begun(url, 30)
    change(url, "delete from snapshots")
    change(url, "update moves set value = 'something of another version' where n = 20")
    change(url, "update tables set version = '0.0.1/0'")
    async with running(url) as house:
        again = Table(house, table.made)
        async with again.sit(0) as a:
            assert (a.number, a.question) == (19, None)
            trouble = a.welcome["table"]["trouble"]
            assert "is read-only" in trouble
            assert "version 0.0.1/0" in trouble
            assert (await refused(a, "choose", question=30, choice="pass")) == ("not_now", trouble)
            assert a.undo == trouble
            page = await house.client.request("GET", f"/api/tables/{table.id}/replay", None, table.tokens[0])
            assert page["total"] == len(unfolded(page)) == 20


@in_loop
async def test_a_table_of_a_removed_game_says_so(tmp_path):
    url = database(tmp_path)
    table, _ = await begun(url, 3)
    change(url, "update tables set game = 'chess'")
    async with running(url) as house:
        problem = await refusal(Table(house, table.made).sit(0).open())
        assert "no game “chess”" in str(problem)
        assert (await house.client.request("GET", "/api/tables"))["tables"] == []


@in_loop
async def test_an_unloaded_table_leaves_nothing_in_memory(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        async with table.sit(0) as a:
            await play([a], random.Random(1), 5)
            room = weakref.ref(table.room)
        await asyncio.sleep(0.05)
        gc.disable()
        try:
            await house.server.lobby.sweep(0, 0)
            await asyncio.sleep(0)
            assert room() is None, "it must not wait for the garbage collector"
        finally:
            gc.enable()


@in_loop
async def test_an_unloaded_table_comes_back_as_it_was(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 9)
            await house.server.lobby.sweep(0, 0)
            assert house.server.lobby.rooms, "nothing is put away while somebody is there"
            seen = a.question, a.scene["question"]
        await asyncio.sleep(0.05)
        await house.server.lobby.sweep(0, 0)
        assert not house.server.lobby.rooms
        sittings = [table.sit(0) for _ in range(5)]
        await asyncio.gather(*(sitting.open() for sitting in sittings))
        assert {(s.question, str(s.scene["question"])) for s in sittings} == {(seen[0], str(seen[1]))}
        assert len(table.room.audience.listeners) == 5, "it is loaded once"
        for sitting in sittings:
            await sitting.close()


@in_loop
async def test_tables_that_take_long_to_load_leave_threads_for_the_disk(tmp_path, monkeypatch):
    """Somebody who opens many long games at once keeps nobody else's table from being made."""
    go_on, load, loop = threading.Event(), loading.loaded, asyncio.get_running_loop()

    def slowly(*args):
        go_on.wait(60)
        return (yield from load(*args))

    async with running(database(tmp_path)) as house:
        long = [await house.create("primer") for _ in range(40)]
        await house.server.lobby.sweep(0, 0)
        monkeypatch.setattr(loading, "loaded", slowly)
        with ThreadPoolExecutor(50) as pool:  # the clients' own threads
            opening = [loop.run_in_executor(pool, summary, house.url, each) for each in long]
            try:
                made = loop.run_in_executor(pool, created, house.url)
                assert (await made).status_code == 200
            finally:
                go_on.set()
            assert {found.status_code for found in await asyncio.gather(*opening)} == {200}


def created(url: str) -> httpx.Response:
    """Make a table."""
    return httpx.post(f"{url}/api/tables", json={"game": "primer"}, timeout=40)


def summary(url: str, table: Table) -> httpx.Response:
    """Ask for the summary of a table, which loads it."""
    return httpx.get(f"{url}/api/tables/{table.id}", headers={"Authorization": f"Bearer {table.owner}"}, timeout=60)
