"""What a game of a trial takes: measured, for each kind of game, bot and number of opponents."""

import asyncio
import os

import pytest

from coterie.games.primer import GAME
from coterie.table.lobby.lobby import PACES
from coterie.table.workers.paces import LARGEST, Kind, Paces
from tests.table.tools import database, in_loop, running


@in_loop
async def test_what_a_game_takes_is_measured_and_told(tmp_path):
    async with running(database(tmp_path)) as house:

        async def told(**asked):
            return (await house.client.request("GET", "/api/trials", game="primer", player="random", **asked))[
                "seconds"
            ]

        assert await told(opponents=1) is None
        one = GAME.deck_room.playable()[0]
        wish = {"game": "primer", "deck": one, "against": [one], "games": 2, "player": "random"}
        trial = await house.client.request("POST", "/api/trials", wish)
        for _ in range(600):
            trial = await house.client.request("GET", f"/api/trials/{trial['trial']}")
            if trial["state"] == "done":
                break
            await asyncio.sleep(0.1)
        measured = await told(opponents=1)
        assert 0 < measured <= trial["seconds"] + 0.1
        assert await told(opponents=2) is None
        house.server.lobby.trials._measure({"game": "primer", "players": ["random", "random"]}, measured + 10)
        assert measured < await told(opponents=1) < measured + 10  # the newest counts, but not alone
        after = await told(opponents=1)
    async with running(database(tmp_path)) as house:  # the server has been restarted
        assert await told(opponents=1) == after


DAMAGED = {
    "empty": "",
    "cut off": "[",
    "a number": "7",
    "short rows": "[[1, 2]]",
    "a word for seconds": '[["primer", "random", 1, "x"]]',
    "less than nothing": '[["primer", "random", 1, -3]]',
    "for ever": '[["primer", "random", 1, Infinity]]',
    "too long for a number": '[["primer", "random", 1, 1e400]]',
    "too many digits": f'[["primer", "random", 1, {"9" * 400}]]',
    "opponents without end": '[["primer", "random", Infinity, 1]]',
    "nested": "[" * 100_000 + "]" * 100_000,
    "half a letter": '[["\\ud800", "random", 1, 1], ["primer", "random", 1, 1]]',
    "huge": '[["primer", "random", 1, 1]' + " " * LARGEST + "]",
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_of_paces_is_no_reason_to_stop(tmp_path, text):
    file, kind = tmp_path / PACES, Kind("primer", "random", 1)
    file.write_text(text)
    paces = Paces(file)
    assert paces.of(kind) is None
    paces.count(kind, 2.5)
    paces.keep()
    assert Paces(file).of(kind) == 2.5


@pytest.mark.parametrize("made", [None, os.mkdir, os.mkfifo])
@in_loop
async def test_paces_without_a_file_are_measured_all_the_same(tmp_path, made):
    lost, kind = tmp_path / "folder" / PACES, Kind("primer", "random", 1)
    if made is not None:
        lost.parent.mkdir()
        made(lost)
    paces = await asyncio.wait_for(asyncio.to_thread(Paces, lost), 10)
    paces.count(kind, 1)
    if made is not os.mkfifo:  # whose place a file may take
        paces.keep()
    assert paces.of(kind) == 1
