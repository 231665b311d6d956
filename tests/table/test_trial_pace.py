"""What a game of a trial takes: measured, for each kind of game, bot and number of opponents."""

import asyncio

from coterie.games.primer import GAME
from coterie.table.workers.paces import Kind, Paces
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


def test_a_damaged_file_of_paces_is_no_reason_to_stop(tmp_path):
    file, kind = tmp_path / "paces.json", Kind("primer", "random", 1)
    for text in ("", "[", "7", "[[1, 2]]", '[["primer", "random", 1, "x"]]', '[["primer", "random", 1, -3]]'):
        file.write_text(text)
        paces = Paces(file)
        assert paces.of(kind) is None
    paces.count(kind, 2.5)
    paces.keep()
    assert Paces(file).of(kind) == 2.5
    lost = Paces(tmp_path / "nowhere" / "paces.json")
    lost.count(kind, 1)
    lost.keep()
    assert lost.of(kind) == 1
