"""Clocks: free seconds for each question, a bank for the rest, the default when it is empty."""

import asyncio

import pytest

from coterie.table.protocol.fields import Clock
from coterie.table.room import clocks
from coterie.table.room.seats import Seat
from tests.table.tools import database, in_loop, running


@pytest.mark.parametrize(
    ("used", "elapsed", "left", "deadline"),
    [(0, 0, 60, 70), (0, 10, 60, 60), (0, 25, 45, 45), (50, 15, 5, 5), (60, 99, 0, 0)],
)
def test_a_question_costs_what_goes_beyond_its_free_seconds(used, elapsed, left, deadline):
    clock, seat = Clock(60, 10), Seat(0, "person", used=used)
    assert clocks.left(clock, seat, elapsed) == left
    assert clocks.deadline(clock, seat, elapsed) == deadline
    assert clock.bank - clocks.used(clock, seat, elapsed) == left


@in_loop
async def test_the_default_is_taken_for_a_seat_without_time(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}], clock={"bank": 0, "step": 1})
        async with table.sit(0) as a:
            assert a.message["clock"] == {"left": [0, 0], "free": pytest.approx(1.0, abs=0.3)}
            default = table.room.state.question.options[table.room.state.question.default].notation
            await a.until(lambda: a.number == 1, 5)
            entry = house.server.store.read_now(lambda c: c.exec_driver_sql("select value from moves").scalar())
            assert entry == default


@in_loop
async def test_clocks_stand_still_while_the_table_is_paused_and_go_on_after_a_restart(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create(clock={"bank": 0.5, "step": 1})
        async with table.sit(0, owner=table.owner) as a:
            await a.say("pause", on=True)
            await asyncio.sleep(1.8)
            assert a.number == 0
            await a.say("pause", on=False)
            await asyncio.sleep(0.3)
            await a.choose(a.options[0]["notation"])
            assert a.message["clock"]["left"] == [0.5]
            await asyncio.sleep(1.25)
            await a.choose(a.options[0]["notation"])
            left = a.message["clock"]["left"][0]
            assert 0.05 < left < 0.3
    async with running(url) as house:
        assert table.id in house.server.lobby.rooms, "a table with a clock goes on at once"
        async with house.client.sit(table.id, table.tokens[0]) as a:
            assert a.message["clock"]["left"][0] == left
            await a.until(lambda: a.number == 3, 5)


@in_loop
async def test_an_undo_gives_no_time_back(tmp_path):
    """Whoever chose and undid without end would otherwise think for ever, and no second of the bank would be taken."""
    async with running(database(tmp_path)) as house:
        table = await house.create(clock={"bank": 1000, "step": 100})
        room = table.room
        async with table.sit(0) as a:
            await a.choose(a.options[0]["notation"])
            room.asked_at -= 150
            await a.say("undo")
            await a.until(lambda: a.number == 0)
            used = room.seats[0].used
            assert used >= 50
            assert a.message["clock"]["free"] == 0
            room.asked_at -= 20
            await a.choose(a.options[0]["notation"])
            assert room.seats[0].used >= used + 20
            assert a.message["clock"]["free"] > 0
