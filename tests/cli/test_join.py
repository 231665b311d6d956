"""A seat at a server's table, taken at the terminal: links, decks, playing, what the server refuses."""

import asyncio
import io

import pytest
from rich.console import Console

from coterie.cli import join
from coterie.cli.terminal.inputs import Lines
from coterie.cli.terminal.shared import BYE, NEED_DECK, NO_BRINGING, Guest, meant
from coterie.kernel.errors import BadOptions
from coterie.table.client import Refused
from tests.table.tools import database, in_loop, running

DECK = "Name: Mine\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"
SHORT = {"players": 2, "rounds": 1}
PEOPLE = [{"name": "Ann"}, {"name": "Bob"}]


def guest(house, table, seat, lines):
    """A guest who types these lines, and what is printed."""
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    return Guest(house.url, table.id, table.tokens[seat], console, Lines(console, lines)), out


def test_a_link_is_a_server_a_table_and_a_token():
    assert join.parts("http://games.example:8000/some/#t=abc&k=xyz") == ("http://games.example:8000/some", "abc", "xyz")
    for link in ("", "abc", "http://games.example/#t=abc", "ftp://games.example/#t=a&k=b", "http://[/#t=a&k=b"):
        with pytest.raises(BadOptions, match="no link to a seat"):
            join.parts(link)


def test_what_is_typed_is_a_number_of_the_list_or_a_notation():
    window = {"options": [{"notation": "raid", "pieces": []}, {"notation": "end", "pieces": []}]}
    assert (meant(window, "2"), meant(window, "end"), meant(window, "raid + a")) == ("end", "end", "raid + a")


@in_loop
async def test_a_deck_is_brought_from_the_terminal_and_a_game_is_played(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE, bring=True)
        (ann, told), (bob, other) = (
            guest(house, table, 0, ["1"] * 200),
            guest(house, table, 1, ["look brute", "nonsense", *["1"] * 200]),
        )
        assert sum(await asyncio.gather(ann.play(DECK), bob.play(None))) == 0
        assert table.room.state.setup["decks"][0].startswith("Name: Mine\n")
        assert "You bring: Mine." in told.getvalue()
        assert NEED_DECK in " ".join(other.getvalue().split())
        assert "Brute (" in other.getvalue()
        assert "“nonsense” is not possible now" in other.getvalue()
        assert table.room.state.over


@in_loop
async def test_a_deck_that_is_not_legal_is_refused_with_the_reason(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE, bring=True)
        ann, _ = guest(house, table, 0, [])
        with pytest.raises(Refused, match="card"):
            await ann.play("Name: Small\n\nDeck:\n1 Brute\n")


@in_loop
async def test_whoever_goes_away_keeps_the_seat(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(
            "primer", setup=SHORT, seats=[{"name": "Ann"}, {"kind": "bot", "player": "random"}], pace=0
        )
        ann, told = guest(house, table, 0, ["help", "say hello", "log", "show", "quit"])
        assert await ann.play("box") == 0
        assert NO_BRINGING in told.getvalue()
        assert BYE in told.getvalue()
        again, _ = guest(house, table, 0, ["quit"])
        assert await again.play(None) == 0


def test_a_server_that_is_not_there_is_said_in_a_sentence():
    with pytest.raises(BadOptions, match="does not answer"):
        join.run("http://127.0.0.1:9/#t=abc&k=xyz", None, "")
