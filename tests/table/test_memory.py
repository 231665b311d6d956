"""What a table keeps in memory: as much as it needs, and nothing once it is unloaded."""

import asyncio
import gc
import random
import weakref

from coterie.kernel.state import State
from tests.table.tools import database, in_loop, play, running, whoever

SEED = 81_818_181  # that no other test has


async def played(seats, choices):
    """Make a number of random choices; after each, somebody asks what happened, as the page does."""
    rng = random.Random(3)
    for _ in range(choices):
        asked = await whoever(seats)
        await asked.choose(rng.choice(asked.options)["notation"])
        await asked.say("stage")
        await asked.hear("stage")


@in_loop
async def test_earlier_positions_are_kept_without_their_caches(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], seed=3)
        async with table.sit(0) as a, table.sit(1) as b:
            await played([a, b], 12)
            before = table.room.past._past
            assert len(before) == 12
            assert [len(state.views) for state in before] == [0] * 12
            assert [state.windows for state in before] == [None] * 12


@in_loop
async def test_once_the_game_is_over_one_earlier_position_is_kept_to_tell_what_happened(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            assert await play([a, b], random.Random(5)) > 20
            assert table.room.state.over
            assert len(table.room.past) == 1
            await a.say("stage")
            assert (await a.hear("stage"))["frames"]


@in_loop
async def test_an_unloaded_table_leaves_nothing_behind_even_without_garbage_collection(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], seed=SEED)
        async with table.sit(0, changes=True) as a, table.sit(1, changes=True) as b:
            gc.collect()
            gc.disable()
            try:
                await played([a, b], 8)
                room = weakref.ref(table.room)
                await a.close()
                await b.close()
                while house.server.services.connections:
                    await asyncio.sleep(0.005)
                await house.server.lobby.sweep(0, 0)
                assert room() is None
                left = [each for each in gc.get_objects() if isinstance(each, State) and each.origin == ("seed", SEED)]
                assert left == []
            finally:
                gc.enable()
