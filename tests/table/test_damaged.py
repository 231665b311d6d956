"""One damaged table never stops the server, its lobby, or the tables beside it."""

import asyncio
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from coterie.table.protocol.refusal import Refusal
from coterie.table.room.book import UNWRITTEN
from coterie.table.store.store import Store
from tests.table.tools import database, in_loop, refusal, running

DAMAGE = {
    "no JSON": "update tables set setup = '{' where id = :id",
    "nested deeply": f"update tables set setup = '{'[' * 5000}{']' * 5000}' where id = :id",
    "no list": "update tables set marks = '7' where id = :id",
    "no origin": "update tables set origin = '[1]' where id = :id",
    "no clock": "update tables set clock = '[]' where id = :id",
    "no orders": "update seats set orders = 'x' where table_id = :id",
    "no seats": "delete from seats where table_id = :id",
}


def damage(url, table, statement):
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text(statement), {"id": table})
    store.close()


@pytest.mark.parametrize("what", DAMAGE)
@in_loop
async def test_a_damaged_row_stops_neither_the_start_nor_the_lobby(tmp_path, what):
    url = database(tmp_path)
    async with running(url) as house:
        clock = {"bank": 1000, "step": 100}
        bad = await house.create(public=True, clock=clock)
        good = await house.create(public=True, clock=clock)
    damage(url, bad.id, DAMAGE[what])
    async with running(url) as house:
        assert good.id in house.server.lobby.rooms, "the table beside it goes on"
        listed = [table["id"] for table in (await house.client.request("GET", "/api/tables"))["tables"]]
        assert good.id in listed
        problem = await refusal(house.client.sit(bad.id, bad.tokens[0]).open())
        assert problem.code in ("broken", "not_now", "bad_token")
        async with house.client.sit(good.id, good.tokens[0]) as seat:
            await seat.choose(seat.options[0]["notation"])


@in_loop
async def test_one_table_that_cannot_be_put_away_does_not_keep_the_others(tmp_path):
    async with running(database(tmp_path)) as house:
        tables = [await house.create() for _ in range(3)]
        for table in tables:
            async with table.sit(0) as seat:
                await seat.choose(seat.options[0]["notation"])
        await asyncio.sleep(0.05)
        lobby, worst = house.server.lobby, tables[0].room
        worst.state.setup = {"deep": nested(5000)}  # its snapshot cannot be written
        worst.attendant.stop = broken
        await lobby.sweep(0, 0)
        assert set(lobby.rooms) <= {tables[0].id}


@in_loop
async def test_a_snapshot_that_cannot_be_written_keeps_no_table_in_memory(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        async with table.sit(0) as seat:
            await seat.choose(seat.options[0]["notation"])
        await asyncio.sleep(0.05)
        table.room.book.snapshot_of = too_deep
        await house.server.lobby.sweep(0, 0)
        assert not house.server.lobby.rooms
        async with house.client.sit(table.id, table.tokens[0]) as seat:
            assert seat.number == 1


@in_loop
async def test_whoever_cannot_be_admitted_is_told_so(tmp_path):
    """A resting table wakes with a write, which fails while the disk is full."""
    async with running(database(tmp_path)) as house:
        table = await house.create()
        await house.server.lobby.sweep(0, 0)
        await house.server.lobby.rest(1e12)
        store, real = cast(Any, house.server.store), house.server.store._commit
        store._commit = lambda jobs: [OperationalError("update", {}, Exception("disk full"))] * len(jobs)
        seat = house.client.sit(table.id, table.tokens[0])
        assert (await refusal(seat.open())).code == "broken"
        store._commit = real
        assert house.server.lobby.running == 0
        async with house.client.sit(table.id, table.tokens[0]) as seat:
            assert seat.number == 0
        assert house.server.lobby.running == 1


@in_loop
async def test_the_log_says_in_a_line_why_a_choice_cannot_be_written(tmp_path, caplog):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        store, room = cast(Any, house.server.store), table.room
        real, at = store._commit, room.ring.asked[0]
        store._commit = lambda jobs: [OperationalError("insert", {}, Exception("disk full"))] * len(jobs)
        with pytest.raises(Refusal, match=UNWRITTEN):
            await room.choosing.choose(None, at, room.book.entries, 0, room.before(at).question.options[-1].notation)
        store._commit = real
    assert [record.getMessage() for record in caplog.records] == [f"table {table.id}: it cannot be saved: disk full"]
    assert not any(record.exc_info for record in caplog.records)


@in_loop
async def test_a_choice_that_cannot_be_written_costs_nobody_orders_or_time(tmp_path):
    """What becomes of the seats belongs to the choice, which has not happened."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], clock={"bank": 1000, "step": 1})
        store, room, real = cast(Any, house.server.store), table.room, house.server.store._commit
        at = room.ring.asked[0]
        own = room.seats[at]
        async with table.sit(at) as seat:
            await seat.say("order", add={"until": "turn"})
            await seat.hear("standing")
            store._commit = lambda jobs: [OperationalError("insert", {}, Exception("disk full"))] * len(jobs)
            room.asked_at -= 10  # somebody has thought for a while
            before = msgspec.structs.replace(own)
            with pytest.raises(Refusal, match=UNWRITTEN):
                await room.choosing.choose(None, at, room.book.entries, 0, seat.options[-1]["notation"])
            assert (own, seat.take("standing")) == (before, None)
        store._commit = real
        async with table.sit(at) as seat:
            assert seat.welcome["standing"] == [{"until": "turn"}]
            table.room.asked_at -= 10
            await seat.choose(seat.options[-1]["notation"])
            assert (await seat.hear("standing"))["orders"] == []
            assert table.room.seats[at].used > 0, "this time it has happened"


def broken():
    raise RuntimeError("it cannot be stopped")


def too_deep(*_):
    raise RecursionError


def nested(depth):
    found: list = []
    for _ in range(depth):
        found = [found]
    return found


def test_what_is_nested_deeply_cannot_be_written():
    with pytest.raises(RecursionError):
        msgspec.json.encode(nested(5000))
