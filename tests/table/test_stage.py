"""What happened after the last choice, told step by step on request."""

import dataclasses
from typing import Any

import pytest

from coterie.kernel.retelling import retold
from coterie.table.client import Refused
from coterie.table.room import stages
from coterie.table.room.patience import TooLong
from tests.table.tools import FREE, database, in_loop, running


async def asked(sitting):
    """Return the response to a request for it."""
    await sitting.say("stage")
    await sitting.until(lambda: any(message["type"] in ("stage", "refused") for message in sitting.heard))
    found = sitting.take("stage")
    if found is None:
        raise Refused(sitting.refusal()["code"], sitting.refusal()["sentence"])
    return found


@in_loop
async def test_it_has_the_table_before_and_every_moment_since(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", seed=5)
        ann, watcher = table.sit(0), table.watch()
        await ann.open()
        await watcher.open()
        assert (await asked(ann))["frames"] == [], "nothing has happened yet"
        while not (found := await asked(ann))["frames"][2:]:
            await ann.choose(ann.options[-1]["notation"])
        assert found["number"] == ann.number
        first, *later = found["frames"]
        assert {"city", "dice", "clan"} <= {area["id"] for area in first["areas"]}
        assert all(len(frame["areas"]) < len(first["areas"]) for frame in later)
        assert (await asked(watcher))["frames"] == found["frames"], "nothing is hidden in this game"
        await ann.close()
        await watcher.close()


@in_loop
async def test_it_is_worked_out_once_for_all_who_are_there(tmp_path, monkeypatch):
    asked_for: list[set[int]] = []

    def counted(before, after, seats):
        asked_for.append(set(seats))
        return retold(before, after, seats)

    monkeypatch.setattr(stages, "retold", counted)
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", seed=5)
        async with table.sit(0) as ann, table.watch() as one, table.watch() as two:
            await ann.choose(ann.options[-1]["notation"])
            told = [(await asked(sitting))["frames"] for sitting in (ann, one, two, ann)]
            assert told[1:3] == [told[1]] * 2
            assert asked_for == [{0, -1}]
            await ann.choose(ann.options[-1]["notation"])
            await one.until(lambda: one.number == ann.number)
            assert (await asked(one))["number"] == ann.number
            assert len(asked_for) == 2, "another choice is another story"
            table.room.stages._frames.clear()  # as happens after a while
            assert (await asked(one))["frames"][0]["areas"]


@in_loop
async def test_what_takes_too_long_to_tell_is_not_tried_again(tmp_path, monkeypatch):
    tried = []

    def endless(*_):
        tried.append(1)
        raise TooLong

    monkeypatch.setattr(stages, "retold", endless)
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", seed=5)
        async with table.sit(0) as ann:
            await ann.choose(ann.options[-1]["notation"])
            with pytest.raises(Refused, match="too long"):
                await asked(ann)
            ann.heard.clear()
            assert (await asked(ann))["frames"] == []
            assert len(tried) == 1


@in_loop
async def test_it_is_one_of_the_costly_wishes(tmp_path):
    limits = dataclasses.replace(FREE, costly=0.001, costly_burst=2)
    async with running(database(tmp_path), limits=limits) as house:
        table = await house.create("masters", seed=5)
        ann = table.sit(0)
        await ann.open()
        await asked(ann)
        await asked(ann)
        with pytest.raises(Refused):
            await asked(ann)
        await ann.close()


@in_loop
async def test_everybody_is_told_since_when_a_seat_is_empty(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", seats=[{"name": "Ann"}, {"name": "Bob"}])
        ann, bob = table.sit(0), table.sit(1)
        await ann.open()
        assert table.room.audience.summary().seats[1].gone is None, "nobody has come there yet"
        await bob.open()
        assert table.room.audience.summary().seats[1].gone is None
        before = table.room.meta.touched
        await bob.close()
        told: dict[str, Any] = {}
        while told.get("gone") is None:
            told = (await ann.hear("table"))["table"]["seats"][1]
        assert told["gone"] >= before
        await ann.close()
