"""What a seat can learn beyond its scene: where it is asked, what another could do, the cards of the table's pack."""

import asyncio
import random
import threading
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.games.primer import GAME
from coterie.kernel.orders import Order
from coterie.table.room import track
from tests.table.tools import database, in_loop, inside, refused, running, whoever

MASTERS = coterie.game("masters")
PACK = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "pack.toml").read_text()


def by_place(rows):
    return {row["place"]: row for row in msgspec.to_builtins(rows)}


def test_the_track_says_where_a_seat_is_asked():
    found = track.Tracks().of(MASTERS, {"players": 2})
    for seat in (0, 1):
        rows = by_place(track.rows(MASTERS, {}, found, seat, []))
        assert rows["Turn: Actions"] == {
            "of": "Turn", "place": "Turn: Actions", "asked": True, "window": False, "passed": True, "stop": False,
        }  # fmt: skip
        assert rows["Round: Night"]["asked"]
        assert not rows["Day: Pass the token"]["asked"], "nobody is asked there"
    assert not any(row.asked or row.window for row in track.rows(MASTERS, {}, found, 2, []))
    assert not track.passable(found), "nothing can be passed here"
    assert track.passable(track.Tracks().of(GAME, {"players": 2}))


@pytest.mark.parametrize(
    ("name", "setup", "there", "elsewhere"),
    [
        (
            "vtes",
            {"players": 5},
            ["Combat: Press", "Referendum: Polling", "Damage: Prevention", "Turn: Discard phase"],
            "",
        ),
        ("l5r", {}, ["Draw phase: Honor bids", "Duel: Comparison"], "Conflict: Ring and provinces"),
        ("l5r", {"mode": "coop"}, ["Conflict: Ring and provinces"], "Conflict: Attacked province"),
    ],
)
def test_one_can_stop_at_each_row_that_the_game_declares_whatever_happened_in_the_games_that_were_tried(
    name, setup, there, elsewhere
):
    game = coterie.game(name)
    rows = by_place(track.rows(game, game.checked(setup), {}, 0, [Order("stop", row=there[0])]))
    assert set(there) <= set(rows)
    assert elsewhere not in rows
    assert [place for place, row in rows.items() if row["stop"]] == [there[0]]
    assert not any(place.startswith("Playing a card") for place in rows), "no chapter of the rules"


def test_the_track_says_where_orders_answer():
    found = track.Tracks().of(GAME, {"players": 2})

    def row(*given):
        return by_place(track.rows(GAME, {}, found, 0, list(given)))["Turn: Actions"]

    assert (row()["window"], row()["passed"], row()["stop"]) == (True, False, False)
    assert row(Order(until="turn"))["passed"]
    assert not row(Order(kind="raid"))["passed"], "there are other windows"
    stopped = row(Order(until="turn"), Order("stop", row="Turn: Actions"))
    assert (stopped["passed"], stopped["stop"]) == (False, True)


def test_what_is_asked_at_a_place_is_counted_once_whichever_raid_it_is_in():
    found = track.asked_at(GAME, {"players": 2})
    everything = [facts for seats in found.values() for seen in seats.values() for facts in seen]
    assert len(everything) > 5
    assert {(facts.line, facts.affairs) for facts in everything} == {(0, ())}


def test_a_set_up_is_tried_once():
    tracks = track.Tracks()
    first = tracks.of(GAME, {"players": 2})
    assert tracks.of(GAME, {"players": 2}) is first
    assert tracks.of(GAME, {"players": 3}) is not first


def test_the_track_tells_nothing_about_a_secret_deck():
    """Where deck lists are closed, two tables that differ only in another seat's deck have the same track."""
    game, tracks = coterie.game("vtes"), track.Tracks()
    found = []
    for other in ("v5-tremere", "v5-nosferatu"):
        setup = dict(game.checked({"decks": ["v5-ventrue", other], "lists": "closed"}))
        found.append(track.rows(game, setup, tracks.of(game, setup), 0, [Order(face="deflection")]))
    assert found[0] == found[1]
    assert by_place(found[0])["Turn: Master phase"]
    shown = dict(game.checked({"decks": ["v5-ventrue", "v5-tremere"], "lists": "open"}))
    assert track.public(game, shown) == shown


@in_loop
async def test_a_seat_is_told_its_track_and_a_watcher_is_not(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.watch() as w:
            to = await a.say("track")
            told = await a.hear("track")
            assert told["to"] == to
            assert not by_place(told["rows"])["Turn: Actions"]["stop"]
            await a.say("order", add={"does": "stop", "row": "Turn: Actions"})
            await a.hear("standing")
            await a.say("track")
            assert by_place((await a.hear("track"))["rows"])["Turn: Actions"]["stop"]
            assert (await refused(w, "track"))[0] == "not_yours"


@in_loop
async def test_a_choice_does_not_wait_until_the_track_is_learnt(tmp_path, monkeypatch):
    learnt, learn = threading.Event(), track.asked_at
    monkeypatch.setattr(track, "asked_at", lambda game, setup: learn(game, setup) if learnt.wait(20) else {})
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}])
        async with table.sit(0) as a:
            first, second = await a.say("track"), await a.say("track")
            async with asyncio.timeout(10):
                await a.choose(a.options[0]["notation"])
            learnt.set()
            assert [(await a.hear("track"))["to"] for _ in range(2)] == [first, second]


@in_loop
async def test_no_content_pack_is_played_to_learn_the_track(tmp_path, monkeypatch):
    """The abilities of a pack can take hours to work out, and this is done where nothing stops it."""
    played, learn = [], track.asked_at

    def learnt(game, setup):
        played.append(game)
        return learn(game, setup)

    monkeypatch.setattr(track, "asked_at", learnt)
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", pack=PACK)
        async with table.sit(0) as a:
            await a.say("track")
            assert "Turn: Actions" in by_place((await a.hear("track"))["rows"])
        assert table.room.game is not MASTERS
    assert played == [MASTERS]


@in_loop
async def test_a_table_that_began_with_a_position_has_a_track(tmp_path):
    s = MASTERS.start({"players": 2, "vampires": ["imre", "mila"], "difficulty": "hard"}, seed=3)
    async with running(database(tmp_path)) as house:
        table = await house.create("masters", position=s.notation())
        async with table.sit(0) as a:
            await a.say("track")
            assert "Turn: Actions" in by_place((await a.hear("track"))["rows"])


@in_loop
async def test_if_everything_is_open_the_others_are_told_the_options(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as w:
            rng = random.Random(1)
            for _ in range(25):
                asked = await whoever([a, b])
                other = b if asked is a else a
                await other.say("offers")
                offers = await other.hear("offers")
                assert offers["options"] == asked.options
                assert offers["question"] == asked.question
                await asked.choose(rng.choice(asked.options)["notation"])
            asked = await whoever([a, b])
            assert (await refused(asked, "offers"))[0] == "not_now"
            assert (await refused(w, "offers"))[0] == "not_yours"


@in_loop
async def test_nobody_is_told_what_a_hidden_hand_could_do(tmp_path):
    """The answer comes from worlds that the seat cannot tell apart, so it contains what one hand could do only if all could."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"rounds": 8}, seed=5)
        async with table.sit(0) as a, table.sit(1) as b:
            rng, silent = random.Random(2), 0
            for _ in range(40):
                asked = await whoever([a, b])
                if asked is None:
                    break
                other = b if asked is a else a
                if other.windows:  # both are asked at once
                    await asked.choose(rng.choice(asked.options)["notation"])
                    continue
                state, seat = table.room.state, other.scene["seat"]
                await other.say("offers")
                told = {option["notation"] for option in (await other.hear("offers"))["options"]}
                worlds = [state.sample(seat, rng) for _ in range(20)]
                possible = {option.notation for world in worlds for option in world.question.options}
                assert told <= possible
                silent += not told and len(asked.options) > 1
                await asked.choose(rng.choice(asked.options)["notation"])
            assert silent > 3


@in_loop
async def test_the_cards_of_a_tables_pack_are_for_those_who_have_a_link(tmp_path):
    async with inside(database(tmp_path)) as client:
        made = (await client.post("/api/tables", json={"game": "masters", "pack": PACK})).json()
        boxed = (await client.get("/api/cards", params={"game": "masters"})).json()["cards"]
        asking = {"game": "masters", "table": made["table"]}
        key = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        packed = (await client.get("/api/cards", params=asking, headers=key)).json()["cards"]
        new = [card for card in packed if card not in boxed]
        assert "Torches in the Alleys" in {card["name"] for card in new}
        assert all(card["lines"] for card in new)
        assert "pack" in {card["mark"] for card in new}
        assert (await client.get("/api/cards", params=asking)).status_code == 401
        assert (await client.get("/api/cards", params={**asking, "table": "none"})).status_code == 404
