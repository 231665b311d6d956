"""Where a game is played: in the browser, or at the terminal with the reason."""

import pytest

from coterie.cli import play
from coterie.cli.open_table import availability, server
from coterie.cli.terminal import inputs
from coterie.kernel.errors import BadOptions
from coterie.table.store.errors import BadStore
from coterie.table.store.store import Store
from tests.cli.terminal import ANSI
from tests.cli.tools import Typist, request
from tools import web


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Make a page, as if it were built; return its folder."""
    folder = tmp_path / "src" / "coterie" / "web"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("page")
    monkeypatch.setattr(availability, "WEB", folder)
    return folder


def test_what_belongs_to_the_terminal(built):
    availability.check(request(seed=7, bots="0", pace=1, player="random", pack="x", resume="x", position="x"))
    with pytest.raises(availability.NotInBrowser, match="--save works only at the terminal"):
        availability.check(request(save="x"))


def test_why_there_is_no_page(built, monkeypatch, tmp_path):
    (built / "index.html").unlink()
    with pytest.raises(availability.NotInBrowser, match="it has not been built; `make web` does that"):
        availability.check(request())
    monkeypatch.setattr(availability, "CHECKOUT", tmp_path / "nothing")
    with pytest.raises(availability.NotInBrowser, match="installed without it"):
        availability.check(request())
    web.note("npm's registry cannot be reached, or refused.", tmp_path)
    with pytest.raises(availability.NotInBrowser, match=r"cannot be reached, or refused\. The game is played here"):
        availability.check(request())


@pytest.fixture
def keyboard(monkeypatch, capsys):
    """Type lines at a terminal; return what is shown."""

    def type_(asked, *lines):
        monkeypatch.setattr(inputs, "source_for", lambda console: Typist(console, lines))
        code = play.run(asked)
        return code, ANSI.sub("", capsys.readouterr().out)

    return type_


@pytest.mark.parametrize(
    ("asked", "needle"),
    [(request(save="x", seed=7), "--save works only"), (request(seed=7, terminal=True), "You are the vampires")],
)
def test_the_terminal_table_after_all(built, keyboard, monkeypatch, asked, needle):
    monkeypatch.setattr(server, "play", lambda *_: pytest.fail("this is no game for the browser"))
    code, shown = keyboard(asked, "quit", "no")
    assert code == 0
    assert needle in shown.partition("\n")[0]
    assert "Good night." in shown


def test_a_database_that_cannot_be_used(built, keyboard, monkeypatch):
    def broken(self):
        raise BadStore("It cannot be opened.")

    monkeypatch.setattr(Store, "open", broken)
    code, shown = keyboard(request(seed=7), "quit", "no")
    assert code == 0
    assert "The browser table cannot store its tables: It cannot be opened." in shown
    assert "Good night." in shown


def test_nothing_asked_for_opens_the_first_page(built, keyboard, monkeypatch):
    found = []

    def opened(asked, state, console):
        found.append(state)
        return 0

    monkeypatch.setattr(server, "play", opened)
    assert keyboard(request(""))[0] == 0
    assert keyboard(request())[0] == 0
    assert keyboard(request("", seed=7))[0] == 0
    assert [state is None for state in found] == [True, False, False]


def test_wrong_options_are_said_before_anything_is_started(built, keyboard):
    with pytest.raises(BadOptions, match="can be at most 5"):
        keyboard(request(setup={"players": "9"}))
