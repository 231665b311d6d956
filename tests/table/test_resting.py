"""Tables that nobody visits any more go to rest, and old ones can be deleted."""

import random
import time

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

import coterie
from coterie.cli import make_app
from coterie.table.room.ages import DAY
from coterie.table.store.store import Store
from tests.table.tools import FREE, database, in_loop, play, running


def age(store, days, table=None):
    """Make tables look as if they had last been used a number of days ago."""
    with store.engine.begin() as connection:
        where = "" if table is None else f" where id = '{table}'"
        connection.execute(text(f"update tables set touched = touched - {days * DAY}, told = ''{where}"))
        where = "" if table is None else f" where table_id = '{table}'"
        connection.execute(text(f"update moves set at = at - {days * DAY}{where}"))


async def put_away(house):
    for room in list(house.server.lobby.rooms.values()):
        await house.server.lobby._put_away(room)


async def lobby_of(house):
    return [table["id"] for table in (await house.client.request("GET", "/api/tables"))["tables"]]


@in_loop
async def test_a_table_goes_to_rest_and_wakes_when_somebody_comes(tmp_path):
    async with running(database(tmp_path)) as house:
        lobby = house.server.lobby
        table = await house.create(public=True, seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 5)
            question = max(a.question, b.question)
            assert a.welcome["table"]["rests"] > time.time() + 29 * DAY, "it is told beforehand"
        await put_away(house)
        age(house.server.store, 29)
        await lobby.rest(time.time())
        (listed,) = (await house.client.request("GET", "/api/tables"))["tables"]
        assert time.time() < listed["rests"] < time.time() + 1.1 * DAY
        await put_away(house)  # as its list says nothing of it at that age, it was loaded
        age(house.server.store, 2)
        await lobby.rest(time.time())
        assert await lobby_of(house) == []
        assert lobby.running == 0
        async with house.client.sit(table.id, table.tokens[0]) as a:
            assert a.question == question
            assert lobby.running == 1
        await put_away(house)
        await lobby.rest(time.time())
        assert await lobby_of(house) == [table.id]


@in_loop
async def test_a_table_where_nobody_has_sat_goes_to_rest_sooner(tmp_path):
    async with running(database(tmp_path)) as house:
        empty = await house.create(public=True)
        taken = await house.create(public=True)
        async with taken.sit(0):
            pass
        await put_away(house)
        age(house.server.store, 3)
        await house.server.lobby.rest(time.time())
        assert await lobby_of(house) == [taken.id]
        assert empty.id not in await lobby_of(house)


@in_loop
async def test_a_table_where_somebody_is_does_not_go_to_rest(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(public=True)
        async with table.sit(0):
            age(house.server.store, 100)
            await house.server.lobby.rest(time.time())
            assert await lobby_of(house) == [table.id]


@in_loop
async def test_tables_at_rest_make_room_for_others(tmp_path):
    from dataclasses import replace

    async with running(database(tmp_path), limits=replace(FREE, tables=1)) as house:
        await house.create()
        await put_away(house)
        age(house.server.store, 3)
        await house.server.lobby.rest(time.time())
        await house.create()


def made(url):
    """Return the ids of an old table in the middle of its game and of a new one, and the choices of the old one."""

    @in_loop
    async def make():
        async with running(url) as house:
            old, new = await house.create(name="old"), await house.create(name="new")
            for table in (old, new):
                async with table.sit(0) as seat:
                    await play([seat], random.Random(1), 8)
            await put_away(house)
            age(house.server.store, 400, old.id)
            found.extend((old.id, new.id))

    found: list[str] = []
    make()
    return found


def prune(url, *more):
    result = CliRunner().invoke(make_app(("serve",)), ["serve", "--db", url, "--prune", *more])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def tables_in(url):
    store = Store(url)
    store.open()
    found = store.read_now(lambda connection: connection.execute(text("select id from tables")).scalars().all())
    store.close()
    return found


def test_old_tables_are_taken_off_the_disk_and_their_records_open_again(tmp_path):
    url = database(tmp_path)
    old, new = made(url)
    told = prune(url, "365")
    assert "1 table was deleted, unused for 365 days. Its record is in" in told
    assert tables_in(url) == [new]
    record = tmp_path / "removed-tables" / f"{old}.jsonl"
    state = coterie.replay(record)
    assert not state.over
    assert len(state.record().choices) == 8
    assert "0 tables" in prune(url, "365")


def test_a_table_whose_record_cannot_be_made_stays(tmp_path):
    url = database(tmp_path)
    old, new = made(url)
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text("update tables set setup = '{' where id = :id"), {"id": old})
    store.close()
    assert f"{old} was kept" in prune(url, "365")
    assert set(tables_in(url)) == {old, new}


def test_nothing_is_pruned_while_a_server_runs(tmp_path):
    url = database(tmp_path)
    store = Store(url)
    store.open()
    try:
        with pytest.raises(coterie.kernel.errors.CoterieError, match="Another Coterie server"):
            prune(url, "365")
    finally:
        store.close()
