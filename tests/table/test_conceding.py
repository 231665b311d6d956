"""Conceding: whoever is asked, the game ends by its own rule, for good, in the record and on disk."""

import random

import pytest

import coterie
from coterie.kernel.errors import BadRecord, IllegalChoice
from coterie.kernel.records import replay
from coterie.table import outside
from tests.table.tools import GAMES, database, in_loop, refused, running

PEOPLE = [{"name": "Ann"}, {"name": "Bob"}]


def played(name, choices=12, **setup):
    """Return a game after some random choices."""
    s, rng = coterie.game(name).start(setup, seed=3), random.Random(3)
    for _ in range(choices):
        s.pick(rng.randrange(len(s.asked[2])))
    return s


@pytest.mark.parametrize("name", ["primer", "rivals"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_gives_up_whoever_is_asked_and_the_record_tells(name, seat):
    s = played(name)
    s.concede(seat)
    assert (s.result, s.reason, s.asked) == ({seat: 0.0, 1 - seat: 1.0}, "conceded", None)
    text = s.record().text
    assert f'{{"concede":{seat}}}' in text
    again = replay(text, lambda head: coterie.game(name))
    assert (again.result, again.fingerprint()) == (s.result, s.fingerprint())
    said = {"primer": "A player has conceded", "rivals": f"Player {seat + 1} conceded"}
    assert s.scene(0)["ending"]["reason"] == said[name]


def test_those_who_play_together_lose_together():
    s = played("primer", 4, players=4)
    s.concede(2)
    assert [s.result[seat] for seat in range(4)] == [0.0, 1.0, 0.0, 1.0]


@pytest.mark.parametrize(("elimination", "over"), [("most Agenda", True), ("hunter wins", True), ("play on", False)])
@pytest.mark.ruling("RR-19")
def test_with_three_what_follows_is_what_follows_when_somebody_is_out(elimination, over):
    s = played("rivals", 6, players=3, elimination=elimination)
    s.concede(1)
    assert s.over == over
    if over:
        assert s.result[1] == 0
        assert max(s.result.values()) > 0
    else:
        assert (s.out, s.asked[0] != 1) == ((1,), True)
        with pytest.raises(IllegalChoice, match="A player who is out cannot concede"):
            s.clone().concede(1)


@pytest.mark.ruling("RR-19")
def test_where_the_others_play_on_the_record_tells_the_rest_and_who_is_out_is_asked_nothing():
    s, rng = played("rivals", 25, players=4, elimination="play on"), random.Random(5)
    s.concede(s.asked[0])
    while not s.over:
        assert s.asked[0] not in s.out
        s.pick(rng.randrange(len(s.asked[2])))
    again = replay(s.record().text, lambda head: coterie.game("rivals"))
    assert (again.result, again.fingerprint()) == (s.result, s.fingerprint())


def test_nobody_concedes_a_game_that_is_over_or_played_together():
    s = played("primer")
    s.concede(0)
    with pytest.raises(IllegalChoice, match="nobody can concede any more"):
        s.concede(1)
    with pytest.raises(IllegalChoice, match="You cannot concede in Masters of the Night"):
        played("masters", 1).concede(0)


@pytest.mark.parametrize("value", ["7", "-1", '"x"', "null"])
def test_a_record_with_a_bad_concession_is_refused(value):
    lines = played("primer").record().text.splitlines()[:-1]
    head, rest = outside.parsed("\n".join([*lines, f'{{"concede":{value}}}', '{"result":[1,0],"reason":"conceded"}']))
    with pytest.raises(BadRecord):
        outside.check_record(coterie.game("primer"), head, rest)


@in_loop
async def test_at_a_table_it_is_for_good(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("primer", seats=PEOPLE)
        async with table.sit(0) as ann, table.sit(1) as bob, table.watch() as watcher:
            assert bob.welcome["concedes"]
            assert (await refused(watcher, "concede"))[0] == "not_yours"
            await bob.concede()
            await ann.until(lambda: ann.scene["ending"] is not None)
            assert ann.scene["ending"]["scores"] == [1.0, 0.0]
            assert (await ann.hear("over"))["record"]
            assert (await refused(bob, "undo"))[0] == "not_now"
            assert "concede any more" in (await refused(ann, "concede"))[1]
    async with running(url) as house, house.client.sit(table.id, table.tokens[0]) as ann:
        assert ann.scene["ending"]["scores"] == [1.0, 0.0]
        text = await house.client.request("GET", f"/api/tables/{table.id}/record", token=table.tokens[0])
        assert "concede" in str(text)


@in_loop
async def test_at_a_table_the_others_play_on_and_nothing_before_is_taken_back(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "rivals", "coterie.games.rivals:GAME")
    async with running(database(tmp_path)) as house:
        people = [*PEOPLE, {"name": "Cid"}]
        table = await house.create("rivals", seats=people, setup={"players": 3, "elimination": "play on"})
        async with table.sit(0) as ann, table.sit(1) as bob, table.sit(2) as cid:
            await bob.concede()
            for who in (ann, cid):
                await who.until(lambda who=who: any("out" in str(p.get("badges")) for p in ring_of(who)))
                assert who.scene["ending"] is None
                assert 1 not in who.scene["asked"]
            assert (await refused(bob, "concede"))[1] == "A player who is out cannot concede."


def ring_of(client):
    """Return the seats around the table as a client sees them."""
    return next(area["pieces"] for area in client.scene["areas"] if area["id"] == "seats")


@pytest.mark.parametrize(("leaving", "over"), [("bot", False), ("concede", True)])
@in_loop
async def test_a_player_who_leaves_is_replaced_or_out_by_the_setting_of_the_table(tmp_path, leaving, over):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("primer", seats=PEOPLE, leaving=leaving, pace=10)
    async with (
        running(url) as house,
        house.client.sit(table.id, table.tokens[0]) as ann,
        house.client.sit(table.id, table.tokens[1]) as bob,
    ):
        assert bob.welcome["leaving"] == leaving
        await bob.say("leave")
        told = await ann.hear("over") if over else await ann.hear("table")
        while not over and told["table"]["seats"][1]["kind"] != "bot":
            told = await ann.hear("table")
        assert (ann.scene["ending"] is not None) == over


@in_loop
async def test_a_game_without_conceding_says_so(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("masters")
        async with table.sit(0) as ann:
            assert not ann.welcome["concedes"]
            assert (await refused(ann, "concede"))[1] == "You cannot concede in Masters of the Night."
