"""Which browser opens a link: the named one, the desktop's, never one of the terminal."""

import sys

import pytest

from coterie.cli.open_table import links

LINK = "http://127.0.0.1:8000/#t=table&k=token"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Return a function that makes programs, the only ones that exist; each records its arguments."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")

    def make(name, then="exit 0"):
        path = folder / name
        path.write_text(f'#!/bin/sh\necho "$0 $*" >> {tmp_path}/called\n{then}\n')
        path.chmod(0o755)
        return path

    return make


def called(tmp_path):
    """Return the last names and arguments with which the programs were called."""
    path = tmp_path / "called"
    return [line.rpartition("/bin/")[2] for line in path.read_text().splitlines()] if path.exists() else []


def names(link=LINK):
    return [command[0] for command in links.commands(link)]


def test_without_a_display_nothing_is_tried(program, monkeypatch):
    for name in ("xdg-open", "firefox", "w3m", "open"):
        program(name)
    assert links.commands(LINK) == []
    assert not links.open_link(LINK)
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    assert links.commands(LINK) == []


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_the_desktop_opens_it(program, tmp_path, monkeypatch, display):
    program("xdg-open")
    program("firefox")
    monkeypatch.setenv(display, ":0")
    assert links.open_link(LINK)
    assert called(tmp_path) == [f"xdg-open {LINK}"]


def test_the_next_one_is_tried_when_one_fails(program, tmp_path, monkeypatch):
    program("xdg-open", "exit 3")
    program("firefox")
    monkeypatch.setenv("DISPLAY", ":0")
    assert links.open_link(LINK)
    assert called(tmp_path) == [f"xdg-open {LINK}", f"firefox {LINK}"]
    program("firefox", "exit 1")
    assert not links.open_link(LINK)


def test_a_program_that_keeps_running_has_opened_the_link(program, monkeypatch):
    program("firefox", "exec /bin/sleep 1")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(links, "PATIENCE", 0.0)
    assert links.open_link(LINK)


def test_a_program_gets_nothing_of_this_terminal(program, tmp_path, monkeypatch, capfd):
    seen = tmp_path / "seen"
    program("firefox", f"echo noise; echo noise >&2; if read line; then echo $line > {seen}; fi")
    monkeypatch.setenv("DISPLAY", ":0")
    assert links.open_link(LINK)
    assert capfd.readouterr() == ("", "")
    assert not seen.exists()


def test_named_browsers_come_first_even_without_a_display(program, tmp_path, monkeypatch):
    mine = program("mine")
    program("xdg-open")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("BROWSER", f"missing:{mine}")
    assert names() == [str(mine), "xdg-open"]
    monkeypatch.delenv("DISPLAY")
    assert links.open_link(LINK)
    assert called(tmp_path) == [f"mine {LINK}"]


@pytest.mark.parametrize(
    ("named", "command"),
    [
        ("mine", ["mine", LINK]),
        ("mine --new %s", ["mine", "--new", LINK]),
        ("mine --at=%s &", ["mine", f"--at={LINK}"]),
        ("mine --private", ["mine", "--private", LINK]),
    ],
)
def test_how_it_is_named(program, monkeypatch, named, command):
    program("mine")
    monkeypatch.setenv("BROWSER", named)
    assert links.commands(LINK) == [command]


@pytest.mark.parametrize("named", ["", ":", "'", "&", "nowhere", "lynx", "w3m -N %s"])
def test_what_names_no_browser_with_a_window(program, monkeypatch, named):
    for name in ("lynx", "w3m"):
        program(name)
    monkeypatch.setenv("BROWSER", named)
    assert links.commands(LINK) == []


def test_a_name_that_leads_to_a_browser_of_the_terminal(program, tmp_path, monkeypatch):
    (tmp_path / "bin" / "x-www-browser").symlink_to(program("lynx"))
    monkeypatch.setenv("DISPLAY", ":0")
    assert links.commands(LINK) == []


def test_windows_around_a_wsl(program):
    program("wslview")
    assert links.commands(LINK) == [["wslview", LINK]]


def test_a_mac(program, monkeypatch):
    program("open")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert links.commands(LINK) == [["open", LINK]]
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    assert links.commands(LINK) == []


def test_a_program_that_cannot_be_started(program, monkeypatch):
    program("mine").write_text("#!/no/such/interpreter\n")
    monkeypatch.setenv("BROWSER", "mine")
    assert not links.open_link(LINK)
