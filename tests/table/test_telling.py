"""Asking about many tables at once: from memory, from what was kept, and only without that from the list."""

import random
from unittest.mock import patch

from sqlalchemy import text

from coterie.table.lobby import loading, telling
from tests.table.test_resting import put_away
from tests.table.tools import FREE, database, in_loop, play, running


async def told(house, *held):
    """Return what the server tells of tables, each given with a token."""
    wish = {"tables": [{"table": table.id, "token": token} for table, token in held]}
    return await house.client.request("POST", "/api/told", wish)


def stored(house, table):
    """Return what is kept of a table on the disk."""
    with house.server.store.engine.connect() as connection:
        return connection.execute(text("select told from tables where id = :table"), {"table": table.id}).scalar_one()


@in_loop
async def test_what_is_told_of_a_table_in_memory_holds_when_it_is_put_away(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{"name": "Ann"}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 5)
            (now,) = (await told(house, (table, table.tokens[0])))["tables"]
            assert (now["choices"], now["asked"], now["seats"][0]["here"]) == (5, [*table.room.asked], True)
        await put_away(house)
        with patch.object(loading, "loaded", side_effect=AssertionError("it is not loaded")):
            for token in (table.owner, table.spectator, *table.tokens):
                answer = await told(house, (table, token))
                assert (answer["gone"], answer["later"]) == ([], [])
                (then,) = answer["tables"]
                assert not any(seat.pop("here") or seat.pop("gone") is None for seat in then["seats"])
                assert then == {**now, "seats": then["seats"], "rests": then["rests"]}
        assert not house.server.lobby.rooms


@in_loop
async def test_a_table_that_has_moved_since_is_loaded_once(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        await put_away(house)
        before = stored(house, table)
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 5)
        await put_away(house)
        for outdated in (before, None, "{}", "["):  # as after a crash, of an older version, damaged
            with house.server.store.engine.begin() as connection:
                connection.execute(text("update tables set told = :told"), {"told": outdated})
            (then,) = (await told(house, (table, table.owner)))["tables"]
            assert then["choices"] == 5
            assert list(house.server.lobby.rooms) == [table.id]
            await put_away(house)
            assert stored(house, table) not in (outdated, None)


@in_loop
async def test_what_takes_longer_is_told_later_and_what_cannot_be_loaded_not_at_all(tmp_path):
    async with running(database(tmp_path)) as house:
        tables = [await house.create(seats=[{}]) for _ in range(3)]
        await put_away(house)
        with house.server.store.engine.begin() as connection:
            connection.execute(text("update tables set told = null"))
            connection.execute(text(f"update tables set origin = '?' where id = '{tables[0].id}'"))
        held = [(table, table.owner) for table in tables]
        with patch.object(telling, "LOADING", 0.0):
            assert (await told(house, *held))["later"] == [table.id for table in tables]
        answer = await told(house, *held)
        assert ([each["id"] for each in answer["tables"]], answer["gone"], answer["later"]) == (
            [tables[1].id, tables[2].id], [], [],
        )  # fmt: skip


@in_loop
async def test_a_public_table_is_listed_as_its_holders_are_told_of_it_without_chance_and_what_was_undone(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{"name": "Ann"}], public=True)
        async with table.sit(0) as a:
            await play([a], random.Random(1), 12)
            await a.say("undo")
            await a.hear("undone")
        entries = table.room.book.entries
        for kept in (True, False):  # as it was put away, and as after a crash
            await put_away(house)
            if not kept:
                with house.server.store.engine.begin() as connection:
                    connection.execute(text("update tables set told = null"))
            (listed,) = (await house.client.request("GET", "/api/tables"))["tables"]
            assert [listed] == (await told(house, (table, table.owner)))["tables"]
            assert listed["choices"] == 11 < entries
            assert bool(house.server.lobby.rooms) is not kept


@in_loop
async def test_nobody_is_told_of_a_table_without_a_token_of_it(tmp_path):
    async with running(database(tmp_path)) as house:
        table, public = await house.create(seats=[{}]), await house.create(seats=[{}], public=True)
        for _ in range(2):  # in memory, and on the disk
            answer = await told(
                house, (table, public.owner), (table, ""), (public, ""), (public, "x"), (table, table.owner)
            )
            assert answer["gone"] == [table.id, table.id, public.id]
            assert [each["id"] for each in answer["tables"]] == [public.id, table.id]
            await put_away(house)
        async with house.client.sit(table.id, table.tokens[0]):
            await house.client.request("DELETE", f"/api/tables/{table.id}", token=table.owner)
        assert (await told(house, (table, table.owner)))["gone"] == [table.id]


@in_loop
async def test_asking_keeps_no_table_in_memory_and_wakes_none(tmp_path):
    async with running(database(tmp_path), limits=FREE) as house:
        table = await house.create(seats=[{}])
        (used,) = [room.used_at for room in house.server.lobby.rooms.values()]
        await told(house, (table, table.owner))
        assert table.room.used_at == used
        await put_away(house)
        with house.server.store.engine.begin() as connection:
            connection.execute(text("update tables set resting = :yes, told = null"), {"yes": True})
        await told(house, (table, table.owner))
        assert table.room.meta.resting
