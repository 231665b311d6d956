"""`coterie join` at a hostile server: a sentence, never a traceback, nothing that controls the terminal."""

import asyncio
import io
import json
import os
import pty
import select
import signal
import sys
import time
from contextlib import asynccontextmanager
from http import HTTPStatus

import pytest
from rich.console import Console
from websockets.asyncio.server import serve

from coterie.cli import join
from coterie.cli.terminal import shared
from coterie.cli.terminal.inputs import Lines
from coterie.cli.terminal.shared import Guest
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.table.client import ENDED, Client, Refused
from tests.table.tools import database, in_loop, running

SCENE = {
    "game": "x", "title": "X\x1b[2J", "seat": 0, "line": 1, "log": [{"n": 1, "text": "\x1b]0;owned\x07\u202edone"}],
    "moment": {"text": "\x9b31m", "mood": "x"}, "players": [{"seat": 0, "name": "\x1b[31mAnn"}], "procedures": [],
    "asked": [0], "question": None, "areas": [], "ending": None,
}  # fmt: skip
TOLD = {"type": "scene", "scene": SCENE, "number": 0, "question": 0, "undo": "", "whole": True, "windows": []}
OVER = {**TOLD, "scene": {**SCENE, "ending": {"scores": [1], "won": [0], "reason": "\x1b[8m", "facts": []}}}


@asynccontextmanager
async def server(messages, hello=b'{"games": []}', status=200, kind="application/json"):
    """Run a server that answers each connection with given messages, or with what a function returns for it, whatever
    it receives, and any request with `hello`."""

    def asked(connection, request):
        if request.path != "/api/socket":
            answer = connection.respond(HTTPStatus(status), "")
            answer.body = hello
            answer.headers["Content-Length"] = str(len(hello))  # a second one is as hostile as the rest
            del answer.headers["Content-Type"]
            answer.headers["Content-Type"] = kind
            del answer.headers["Content-Length"]
            answer.headers["Content-Length"] = str(len(hello))
            return answer
        return None

    async def talk(socket):
        await socket.recv()
        for message in messages() if callable(messages) else messages:
            await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async with serve(talk, "127.0.0.1", 0, process_request=asked) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize(
    "messages",
    [
        [],
        ["no JSON"],
        [b"\xff\xfe"],
        ["[]"],
        ["7"],
        [{}],
        [{"type": "scene"}],
        [{"type": "changes", "scene": {}}],
        [{**TOLD, "scene": {}}],
        [{**TOLD, "scene": {**SCENE, "areas": 7}}],
        [{**TOLD, "windows": [{"choice": None}]}],
        [{**TOLD, "scene": {**SCENE, "log": "abc"}}],
        [{"type": "refused"}],
        [{"type": "gathering", "on": True}],
        ["[" * 100_000],
        ["[" * 800 + "]" * 800],
    ],
)
@in_loop
async def test_whatever_a_server_tells_it_is_a_sentence(messages):
    async with server(messages) as url:
        with pytest.raises(CoterieError) as problem:
            await asyncio.to_thread(join.run, f"{url}/#t=a&k=b", None, "")
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize(
    ("hello", "status", "kind"),
    [
        (b"<html>", 502, "text/html"),
        (b"<html>", 200, "application/json"),
        (b"[]", 404, "application/json"),
        (b'{"error": 1}', 404, "application/json"),
        (b"\xff", 200, "text/plain"),
        (b"[]", 200, "application/json"),
    ],
)
@in_loop
async def test_whatever_a_proxy_answers_it_is_reported_in_a_sentence(hello, status, kind):
    async with server([TOLD], hello, status, kind) as url:
        with pytest.raises(CoterieError) as problem:
            await asyncio.to_thread(join.run, f"{url}/#t=a&k=b", None, "")
    assert str(problem.value).endswith(".")


@in_loop
async def test_what_a_server_tells_controls_no_terminal():
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    async with server([OVER]) as url:
        assert await Guest(url, "a", "b", console, Lines(console, [])).play(None) == 0
    assert "Ann" in out.getvalue() or "done" in out.getvalue()
    assert not [c for c in out.getvalue() if c != "\n" and not c.isprintable()]


class Keys(Lines):
    """Lines that count as typed at a terminal."""

    live = True


@in_loop
async def test_a_guest_at_a_terminal_reconnects_when_the_connection_breaks(monkeypatch):
    monkeypatch.setattr(shared, "PAUSES", (0.0,) * 3)
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    came = iter(([{**TOLD, "windows": []}], [OVER]))
    async with server(lambda: next(came)) as url:
        ann = Guest(url, "a", "b", console, Keys(console, ["log", "quit"]))
        assert await ann.play(None) == 0
    said = out.getvalue()
    assert said.index(shared.BROKEN.format(why=ENDED)) < said.index(shared.BACK) < said.index("The game is over")


@in_loop
async def test_a_server_that_stays_away_is_given_up(monkeypatch):
    monkeypatch.setattr(shared, "PAUSES", (0.0,) * 3)
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    came = iter(([TOLD], [], [], []))
    async with server(lambda: next(came)) as url:
        with pytest.raises(ConnectionError):
            await Guest(url, "a", "b", console, Keys(console, ["help"] * 9)).play(None)
    assert out.getvalue().count("Reconnecting…") == 1
    assert shared.BACK not in out.getvalue()
    assert next(came, None) is None, "it was tried three times"


@in_loop
async def test_why_a_server_closes_is_said():
    async with server([TOLD, {"type": "closing", "sentence": "A new link was made.", "again": None}]) as url:
        with pytest.raises(BadOptions, match=r"A new link was made\.$"):
            await asyncio.to_thread(join.run, f"{url}/#t=a&k=b", None, "")


@in_loop
async def test_a_refusal_without_a_reason_names_its_status():
    async with server([], b"", 503, "text/plain") as url:
        with pytest.raises(Refused, match="503"):
            await Client(url).request("GET", "/api/hello")


@pytest.mark.parametrize("place", ["127.0.0.1:99999", "127.0.0.1:abc", "ä..b", "a" * 70 + ".b"])
def test_a_place_that_cannot_be_is_no_link(place):
    with pytest.raises(BadOptions, match="is not a link to a seat"):
        join.parts(f"http://{place}/#t=a&k=b")


@in_loop
async def test_ctrl_c_at_the_prompt_ends_at_once(tmp_path):
    """It does not wait for the next line."""

    def stopped(link):
        child, terminal = pty.fork()
        if child == 0:
            signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs inherit it as ignored
            os.execv(sys.executable, [sys.executable, "-m", "coterie.cli", "join", link])
        told, end = b"", time.monotonic() + 60
        while b"\n> " not in told and time.monotonic() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                told += os.read(terminal, 65536)
        os.write(terminal, b"\x03")
        end = time.monotonic() + 20
        while time.monotonic() < end:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status), told
            time.sleep(0.05)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return None, told

    async with running(database(tmp_path)) as house:
        table = await house.create(
            "primer", setup={"players": 2, "rounds": 1}, seats=[{}, {"kind": "bot", "player": "random"}], pace=0
        )
        code, told = await asyncio.to_thread(stopped, f"{house.url}/#t={table.id}&k={table.tokens[0]}")
        assert b"\n> " in told
        assert code == 130
