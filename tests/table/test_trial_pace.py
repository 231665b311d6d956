"""What a game of a trial takes: measured, for each kind of game, bot and number of opponents."""

import asyncio

from coterie.games.primer import GAME
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
