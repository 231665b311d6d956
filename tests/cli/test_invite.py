"""`coterie invite`: a table at a running server, with a link for each person."""

import asyncio
import re
from typing import Any

import pytest

from coterie.cli import invite, join, run
from coterie.cli.request import Request
from coterie.kernel.errors import BadOptions
from coterie.table.store.store import Store
from tests.cli.test_join import DECK, guest
from tests.table.tools import Table, database, in_loop, running

LINK = re.compile(r"seat (.): coterie join '(.*)'")


def request(game: str = "primer", setup: dict[str, str] | None = None, **more: str) -> Request:
    """Return what somebody has typed after `coterie invite`."""
    return Request(game, setup or {}, more, terminal=False)


@in_loop
async def test_two_terminals_play_with_a_bot_at_a_table_made_by_a_command(tmp_path, capsys):
    asked: Any = {
        "setup": {"players": "3", "rounds": "1"},
        "bots": "2",
        "player": "random",
        "pace": "0",
        "bot_decks": "box",
    }
    async with running(database(tmp_path)) as house:
        code = await asyncio.to_thread(invite.run, request(**asked, server=house.url), bring=True)
        printed = capsys.readouterr().out
        links = dict(LINK.findall(printed))
        assert (code, list(links)) == (0, ["a", "b"])
        assert "Bots play: c." in printed
        seats = [join.parts(link) for link in links.values()]
        assert {url for url, _, _ in seats} == {house.url}
        made = {"table": seats[0][1], "owner": "", "seats": [{"token": token} for _, _, token in seats]}
        table = Table(house, made | {"spectator": {"token": ""}})
        players = [guest(house, table, seat, ["1"] * 200)[0] for seat in range(2)]
        assert await asyncio.gather(*[each.play(DECK) for each in players]) == [0, 0]
        decks = table.room.state.setup["decks"]
        assert [deck.splitlines()[0] for deck in decks] == ["Name: Mine", "Name: Mine", "Name: The box"]
        assert table.room.state.over


@in_loop
async def test_a_table_without_decks_to_bring_begins_at_once(tmp_path, capsys):
    async with running(database(tmp_path)) as house:
        await asyncio.to_thread(invite.run, request("masters", server=house.url, seed="7"), bring=False)
        printed = capsys.readouterr().out
        _, table, token = join.parts(LINK.findall(printed)[0][1])
        assert "Bots" not in printed
        async with house.client.sit(table, token) as seat:
            assert seat.scenes == 1


@pytest.mark.parametrize(
    ("asked", "bring", "said"),
    [
        ({"setup": {"decks": "box"}}, True, "leave out --decks"),
        ({"bot_decks": "box"}, False, "--bot-decks goes with --bring"),
        ({"bot_decks": "box,box", "bots": "1"}, True, "--bot-decks names 2 decks, but --bots only 1 seats"),
        ({"bot_decks": "boxx", "bots": "1"}, True, r"--bot-decks.*boxx"),
        ({"server": "http://127.0.0.1:1"}, False, "does not answer: it refuses the connection"),
        ({"server": "nowhere"}, False, "does not answer: it is no address"),
    ],
)
def test_what_cannot_be_made_is_refused_with_the_reason(asked, bring, said):
    with pytest.raises(BadOptions, match=said):
        invite.run(request(**asked), bring=bring)


@in_loop
async def test_what_is_no_server_of_tables_is_told(tmp_path):
    """A page that answers anything, as Coterie without a built page does, is not taken for a new table."""
    async with running(database(tmp_path), web=tmp_path / "none") as house:
        with pytest.raises(BadOptions, match="does not understand"):
            await asyncio.to_thread(invite.run, request(server=f"{house.url}/elsewhere"), bring=False)


def test_the_server_of_this_machine_is_found(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(BadOptions, match="No server is running"):
        invite.running_here()
    store = Store()
    store.open()
    store.note_address("http://127.0.0.1:8123/")
    try:
        assert invite.running_here() == "http://127.0.0.1:8123/"
    finally:
        store.close()


def test_its_options_are_those_of_the_game_that_it_names(monkeypatch):
    words = ["invite", "primer", "--rounds", "none"]
    monkeypatch.setattr("sys.argv", ["coterie", *words])
    with pytest.raises(BadOptions, match="--rounds"):
        run(words)
