"""What each message asks for: all are answered, some are only for players, some are rationed."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from coterie.table.protocol import from_client
from coterie.table.web.socket import DOING
from tests.table.tools import FREE, database, in_loop, running

MORE: dict[str, dict[str, Any]] = {
    "choose": {"question": 0, "window": 0, "choice": "end"},
    "undo_answer": {"yes": True},
    "bring": {"deck": ""},
    "ready": {"on": True},
    "name": {"name": "Eve"},
    "seat": {"seat": 0, "do": "bot"},
}
SITS = sorted(str(kind.__struct_config__.tag) for kind, doing in DOING.items() if doing.sits)
COSTS = sorted(str(kind.__struct_config__.tag) for kind, doing in DOING.items() if doing.costs)
WORKS = sorted(str(kind.__struct_config__.tag) for kind, doing in DOING.items() if doing.works)
SHOWS = sorted(str(kind.__struct_config__.tag) for kind, doing in DOING.items() if doing.shows)


def test_every_message_has_an_answer():
    assert set(DOING) == set(get_args(from_client.Message))


def test_who_plays_and_what_is_rationed():
    assert SITS == ["bring", "choose", "concede", "hurry", "leave", "ready", "undo", "undo_answer"]
    assert COSTS == ["hint", "offers", "stage"]
    assert SHOWS == ["name", "seat", "undo"]
    assert WORKS == [
        "choose", "concede", "leave", "offers", "stage", "undo", "undo_answer", "why", "why_not",
    ]  # fmt: skip


@pytest.mark.parametrize("kind", SITS)
@in_loop
async def test_a_spectator_does_nothing_at_the_table(tmp_path, kind):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup={"players": 2})
        async with table.watch() as looking:
            to = await looking.say(kind, **MORE.get(kind, {}))
            refused = await looking.hear("refused")
            assert (refused["to"], refused["code"], refused["sentence"]) == (
                to,
                "not_yours",
                "Only players can do this.",
            )


@in_loop
async def test_asking_about_many_options_counts_as_many_messages(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, talks=0.001, talk_burst=7)) as house:
        table = await house.create("primer", setup={"players": 2}, seats=[{}, {}], seed=1)
        async with table.sit(table.room.ring.asked[0]) as playing:
            one = playing.options[0]["notation"]
            await playing.ask("why", choices=[one] * 5)
            await playing.say("why", choices=[one] * 3)
            assert (await playing.hear("refused"))["code"] == "too_fast"


@pytest.mark.parametrize("kind", COSTS)
@in_loop
async def test_what_costs_the_server_a_while_is_rationed(tmp_path, kind):
    async with running(database(tmp_path), limits=replace(FREE, costly=0.0, costly_burst=0)) as house:
        table = await house.create("primer", setup={"players": 2})
        async with table.sit(0) as playing:
            to = await playing.say(kind)
            refused = await playing.hear("refused")
            assert (refused["to"], refused["code"]) == (to, "too_fast")


@pytest.mark.parametrize("kind", SHOWS)
@in_loop
async def test_what_shows_everybody_the_whole_table_is_rationed(tmp_path, kind):
    """Somebody with a seat could otherwise keep the server busy, and cut others whose lines are slow, by changing a name."""
    async with running(database(tmp_path), limits=replace(FREE, anew=0.0, anew_burst=1)) as house:
        table = await house.create("primer", setup={"players": 2})
        async with table.sit(0, name="Ann"), table.sit(0, name="Eve") as playing:
            assert playing.welcome["table"]["seats"][0]["name"] == "Eve"
            to = await playing.say(kind, **MORE.get(kind, {}))
            refused = await playing.hear("refused")
            assert (refused["to"], refused["code"]) == (to, "too_fast")
        async with table.sit(0, name="Bob") as playing, table.sit(1, name="Cyd") as other:
            assert playing.welcome["table"]["seats"][0]["name"] == "Eve"
            assert other.welcome["table"]["seats"][1]["name"] == "Cyd", "whoever comes first to a seat has a name"


@in_loop
async def test_hello_is_said_once(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup={"players": 2})
        async with table.sit(0) as playing:
            await playing.say("hello", protocol=1, table=table.id, token=table.tokens[0])
            assert (await playing.hear("refused"))["sentence"] == "You have said hello already."
