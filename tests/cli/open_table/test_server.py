"""The browser table from the command line: the link, and the server for one person, both real."""

import io
import json
import re
import signal
import socket
import urllib.request
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from coterie.cli.open_table import availability, server, tables
from coterie.cli.terminal import texts
from coterie.kernel.errors import BadOptions
from coterie.table.store.errors import Taken
from coterie.table.store.store import Store
from tests.cli.terminal import ANSI, Terminal, needs_terminal

# ── the link ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("opened", "ssh"), [(True, False), (False, False), (False, True)])
def test_the_link_is_shown_whether_or_not_it_can_be_opened(monkeypatch, opened, ssh):
    seen, out = [], io.StringIO()

    def open_(link):
        seen.append(link)
        return opened

    monkeypatch.setattr(server, "open_link", open_)
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if ssh:
        monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    link = f"http://127.0.0.1:8003/#t=table&k={'x' * 100}"
    server.show(link, Console(file=out, width=60, highlight=False, markup=False))
    assert seen == [link]
    assert link in out.getvalue().split()
    assert ("your browser" in out.getvalue()) == opened
    assert ("No browser could be started; open this link yourself" in out.getvalue()) == (not opened)
    assert ("ssh -L 8003:127.0.0.1:8003" in out.getvalue()) == ssh


def test_a_port_in_use(monkeypatch):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(server, "PORTS", (taken, 0))
        with server.listen() as found:
            assert found.getsockname()[0] == "127.0.0.1"
            assert found.getsockname()[1] != taken


def opening(monkeypatch, create):
    """Return what happens beside a server that only records being stopped, and the text that is shown."""
    stopped, out = [], io.StringIO()
    monkeypatch.setattr(tables, "create", create)
    monkeypatch.setattr(server, "open_link", lambda link: True)
    stoppable: Any = SimpleNamespace(stop=lambda: stopped.append(True))
    made = server.Opening(stoppable, None, Console(file=out, width=200))
    return made, stopped, out


def test_another_port_than_usual_is_explained(monkeypatch):
    for port, said in ((8000, False), (8001, True)):
        made, stopped, out = opening(monkeypatch, lambda address, creation: address)
        made.open(f"http://127.0.0.1:{port}/", port)
        assert made.finish() == 0
        assert ("Port 8000 is in use" in out.getvalue()) == said
        assert texts.HOW_TO_STOP in out.getvalue()
        assert texts.STOPPED in out.getvalue()
        assert not stopped


def test_a_table_that_cannot_be_created_stops_the_server(monkeypatch):
    def refused(address, creation):
        raise BadOptions("No.")

    made, stopped, out = opening(monkeypatch, refused)
    made.open("http://127.0.0.1:8000/", 8000)
    assert stopped
    assert out.getvalue() == ""
    with pytest.raises(BadOptions, match=r"No\."):
        made.finish()


def test_a_second_server_learns_where_the_first_one_is(tmp_path):
    first, second = Store(str(tmp_path / "x.sqlite")), Store(str(tmp_path / "x.sqlite"))
    first.open()
    try:
        for address in ("", "http://127.0.0.1:8000/a-long-path/", "http://127.0.0.1:80/"):
            first.note_address(address)
            with pytest.raises(Taken, match="Another Coterie server") as found:
                second.open()
            assert found.value.address == address
            if not address:
                with pytest.raises(Taken):
                    server.play_at(found.value, None, Console(file=io.StringIO()))
    finally:
        first.close()
    second.open()  # what the first one left no longer counts
    try:
        with pytest.raises(Taken) as found:
            first.open()
        assert found.value.address == ""
    finally:
        second.close()


# ── for real ────────────────────────────────────────────────────────────────────────────────────────────────────────

needs_page = pytest.mark.skipif(
    not (availability.WEB / "index.html").exists(), reason="the page is not built: run `make web`"
)


@pytest.fixture
def witness(tmp_path):
    """Return the path of a browser that records what it is told to open, and the links so far."""
    path = tmp_path / "witness"
    path.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/links\n')
    path.chmod(0o755)
    return path, lambda: (tmp_path / "links").read_text().split()


def fetched(address, token=""):
    """Return a server's response."""
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=10) as answer:
        return answer.read().decode()


@needs_terminal
@needs_page
@pytest.mark.slow
def test_the_first_page_then_a_table_at_the_same_server(witness):
    path, links = witness
    terminal = Terminal("play", BROWSER=path)
    terminal.until("Press Ctrl+C to stop the server.")
    (address,) = links()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
    assert "<!doctype html>" in fetched(address).lower()

    second = Terminal(
        "play", "masters", "--vampires", "imre,mila", "--players", 2, "--bots", 1, "--seed", 7, BROWSER=path
    )
    shown = ANSI.sub("", second.until("in your browser."))
    assert "is already running" in shown
    assert second.end() == 0
    link = links()[-1]
    assert link in shown.split()
    table, token, owner = re.findall(r"[#&][tko]=([\w-]+)", link)
    summary = json.loads(fetched(f"{address}api/tables/{table}", token))
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot"]
    assert summary["marks"] == ["seed"]
    assert json.loads(fetched(f"{address}api/tables/{table}", owner)) == summary

    terminal.type("\x03")
    assert "All tables are kept" in terminal.until("The server has stopped. All tables are kept.")
    assert terminal.end() == 0
    assert b"Traceback" not in terminal.seen


@needs_terminal
@needs_page
@pytest.mark.slow
def test_without_a_browser_the_server_keeps_running(tmp_path):
    terminal = Terminal(
        "play", "--seed", 7, BROWSER=tmp_path / "nothing", DISPLAY="", WAYLAND_DISPLAY="", SSH_CONNECTION="x"
    )
    shown = ANSI.sub("", terminal.until("Press Ctrl+C to stop the server."))
    assert "No browser could be started; open this link yourself" in shown
    assert "ssh -L" in shown
    (link,) = re.findall(r"http://\S+#\S+", shown)
    assert "<!doctype html>" in fetched(link.partition("#")[0]).lower()
    terminal.process.send_signal(signal.SIGTERM)
    terminal.until("The server has stopped.")
    assert terminal.end() == 0


@needs_terminal
@needs_page
@pytest.mark.slow
def test_what_the_server_refuses_is_one_sentence(tmp_path):
    terminal = Terminal("play", "--player", "gredy", BROWSER=tmp_path / "nothing", DISPLAY="", WAYLAND_DISPLAY="")
    assert "There is no player “gredy”" in terminal.until("greedy")
    assert terminal.end() == 2
    assert b"Traceback" not in terminal.seen
