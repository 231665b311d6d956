"""Another game at a finished table: everybody comes along with the token that they have."""

import random

from sqlalchemy import text

from coterie.table.store.store import Store
from tests.table.tools import database, in_loop, play, refused, running

SHORT = {"players": 2, "rounds": 1}
PEOPLE = [{"name": "Ann"}, {"name": "Bob"}]


async def finished(house, **wish):
    """Return a table whose game is over, and the two players."""
    table = await house.create("primer", setup=SHORT, seats=PEOPLE, **wish)
    seats = [table.sit(0), table.sit(1)]
    for seat in seats:
        await seat.open()
    await play(seats, random.Random(1))
    for seat in seats:
        assert (await seat.hear("over"))["following"] is None
    return table, seats


@in_loop
async def test_every_token_holds_the_same_at_the_table_that_follows(tmp_path):
    async with running(database(tmp_path)) as house:
        table, (ann, bob) = await finished(house, name="Friday", public=True, pace=2.5, seed=7)
        following = await ann.again()
        assert following != table.id
        assert (await bob.hear("over"))["following"] == following
        assert await bob.again() == following  # it is laid once
        async with (
            house.client.sit(following, table.tokens[1]) as seat,
            house.client.sit(following, table.owner) as owner,
            house.client.sit(following, table.spectator) as watcher,
        ):
            assert (seat.welcome["seat"], seat.number) == (1, 0)
            assert (owner.welcome["owner"], watcher.welcome["role"]) == (True, "spectator")
            told = seat.welcome["table"]
            assert (told["name"], told["public"], told["pace"], told["marks"]) == ("Friday", True, 2.5, [])
            assert [one["name"] for one in told["seats"]] == ["Ann", "Bob"]
            assert all(one["taken"] for one in told["seats"])  # nobody else takes one of them from the lobby
            assert seat.welcome["seed_hash"] != ann.welcome["seed_hash"]


@in_loop
async def test_latecomers_are_told_of_it_even_after_a_restart(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table, (ann, _) = await finished(house)
        following = await ann.again()
    async with running(url) as house, house.client.sit(table.id, table.tokens[1]) as bob:
        assert (await bob.hear("over"))["following"] == following
        async with house.client.sit(following, table.tokens[1]) as seat:
            assert seat.question is not None


@in_loop
async def test_a_table_that_was_removed_is_laid_anew(tmp_path):
    async with running(database(tmp_path)) as house:
        table, (ann, _) = await finished(house)
        gone = await ann.again()
        await house.client.request("DELETE", f"/api/tables/{gone}", token=table.owner)
        following = await ann.again()
        assert following != gone
        async with house.client.sit(following, table.tokens[1]) as seat:
            assert seat.question is not None


@in_loop
async def test_not_before_the_end_and_not_by_a_spectator(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE)
        async with table.sit(0) as ann, table.watch() as watcher:
            assert (await refused(ann, "again"))[0] == "not_over"
            assert (await refused(watcher, "again"))[0] == "not_yours"


@in_loop
async def test_bots_sit_down_again(tmp_path):
    async with running(database(tmp_path)) as house:
        seats = [{"name": "Ann"}, {"kind": "bot", "player": "random"}]
        table = await house.create("primer", setup=SHORT, seats=seats, pace=0)
        async with table.sit(0) as ann:
            while ann.question is not None:
                await ann.until(lambda: bool(ann.options) or ann.question is None)
                if ann.options:
                    await ann.choose(ann.options[0]["notation"])
            following = await ann.again()
        async with house.client.sit(following, table.tokens[0]) as ann:
            assert [seat["player"] for seat in ann.welcome["table"]["seats"]] == [None, "random"]


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path):
    store = Store(database(tmp_path))
    store.open()
    with store.engine.begin() as connection:
        for column in ("following", "touched", "resting", "gathering", "leaving", "told", "muted"):
            connection.execute(text(f"alter table tables drop column {column}"))
        connection.execute(text("drop table answers"))
        connection.execute(text("update alembic_version set version_num = '0001'"))
    store.close()
    store.open()
    with store.engine.connect() as connection:
        assert connection.execute(text("select following from tables")).all() == []
    store.close()
