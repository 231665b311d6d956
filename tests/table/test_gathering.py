"""Everybody brings a deck: checked at once, seen by nobody else, and the game begins when all are ready."""

import random

import httpx
import pytest

from coterie.table.room.gathering import BEGUN, EMPTY, NONE, WAITS
from tests.table.tools import database, in_loop, play, refusal, refused, running

DECK = "Name: {name}\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"
SHORT = {"players": 2, "rounds": 1}
PEOPLE = [{"name": "Ann"}, {"name": "Bob"}]


async def gathered(house, **wish):
    """Return a table to which two players bring decks, and both players."""
    table = await house.create("primer", **{"setup": SHORT, "seats": PEOPLE, "bring": True, **wish})
    seats = [table.sit(0), table.sit(1)]
    for seat in seats:
        await seat.open()
    return table, seats


@in_loop
async def test_the_game_begins_when_all_have_brought_a_deck_and_are_ready(tmp_path):
    async with running(database(tmp_path)) as house:
        table, (ann, bob) = await gathered(house)
        assert (ann.scenes, ann.welcome["table"]["trouble"], ann.gathering["rules"]) == (0, WAITS, "standard")
        await ann.bring(DECK.format(name="Anns"))
        assert (ann.gathering["name"], ann.gathering["deck"][:11]) == ("Anns", "Name: Anns\n")
        await ann.ready()
        await bob.until(lambda: bob.gathering["seats"][0]["ready"])
        assert bob.gathering["seats"] == [
            {"brought": True, "ready": True, "seen": []}, {"brought": False, "ready": False, "seen": []},
        ]  # fmt: skip
        assert "Anns" not in str(bob.gathering)
        await bob.bring("box")
        await bob.ready()
        for seat in (ann, bob):
            await seat.until(lambda seat=seat: seat.scenes > 0)
            assert seat.gathering == {}
        assert table.room.state.setup["decks"][0].startswith("Name: Anns\n")
        assert await play([ann, bob], random.Random(1)) > 3


@in_loop
async def test_nobody_sees_a_table_before_its_game_begins(tmp_path):
    async with running(database(tmp_path)) as house:
        table, (ann, _) = await gathered(house)
        async with table.watch() as watcher:
            assert (watcher.scenes, watcher.question, watcher.gathering["deck"]) == (0, None, "")
            assert (await refused(watcher, "bring", deck="box"))[0] == "not_yours"
        assert (await refused(ann, "choose", question=0, choice="pass"))[1] == WAITS
        assert (await refused(ann, "hint"))[0] == "not_yours"
        async with httpx.AsyncClient(base_url=house.url) as client:
            told = await client.get(
                f"/api/tables/{table.id}/replay", headers={"Authorization": f"Bearer {table.tokens[0]}"}
            )
        assert (told.status_code, told.json()["sentence"]) == (409, WAITS)


@in_loop
async def test_nobody_learns_before_the_game_who_begins_and_what_the_shuffle_brings(tmp_path):
    """The position with the usual decks comes from the same chance as the game: it answers nothing."""
    async with running(database(tmp_path)) as house:
        table, people = await gathered(house)
        assert table.room.ring.asked, "there is a question in it"
        (first,) = table.room.state.asked[:1]
        notations = [option.notation for option in table.room.state.question.options]
        for person in people:
            wish = {"does": "answer", "about": "now", "choice": notations[0]}
            assert (await refused(person, "order", add=wish))[1] == "There is no open window to pass."
        for notation in notations:
            await people[first].say("propose", notation=notation)
            assert (await people[first].hear("propose"))["label"] == notation


@in_loop
async def test_one_can_change_ones_mind_until_all_are_ready(tmp_path):
    async with running(database(tmp_path)) as house:
        _, (ann, bob) = await gathered(house)
        assert await refused(ann, "ready") == ("not_now", EMPTY)
        await ann.bring()
        assert ann.gathering["name"] == "The box"
        await ann.ready()
        await ann.ready(False)
        await bob.bring("box")
        await bob.ready()
        await ann.bring(DECK.format(name="Better"))
        assert [seat["ready"] for seat in ann.gathering["seats"]] == [False, True]
        await ann.ready()
        await ann.until(lambda: ann.scenes > 0)
        assert (await refused(ann, "bring", deck="box")) == ("not_now", BEGUN)
        assert (await refused(ann, "ready")) == ("not_now", BEGUN)


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("Deck:\n1 Torch\n", "The deck “without a name”: A deck has 12 to 60 cards; this one has 1."),
        ("Deck:\n1 Torhc\n", "Did you mean “Torch”?"),
        ("{" * 5000, "comes before the first heading"),
        ("x" * 15_000, "comes before the first heading"),
    ],
)
@in_loop
async def test_a_deck_that_is_not_legal_is_refused_with_a_reason(tmp_path, deck, sentence):
    async with running(database(tmp_path)) as house:
        _, (ann, _) = await gathered(house)
        code, said = await refused(ann, "bring", deck=deck)
        assert code == "bad_options"
        assert sentence in said
        assert not ann.gathering["seats"][0]["brought"]


@in_loop
async def test_what_was_brought_outlives_a_restart(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table, (ann, _) = await gathered(house)
        await ann.bring(DECK.format(name="Anns"))
        await ann.ready()
    async with (
        running(url) as house,
        house.client.sit(table.id, table.tokens[0]) as ann,
        house.client.sit(table.id, table.tokens[1]) as bob,
    ):
        assert (ann.scenes, ann.gathering["name"], ann.gathering["seats"][0]["ready"]) == (0, "Anns", True)
        await bob.bring()
        await bob.ready()
        await ann.until(lambda: ann.scenes > 0)
    async with running(url) as house, house.client.sit(table.id, table.tokens[0]) as ann:
        assert ann.scenes == 1
        setup = house.server.lobby.rooms[table.id].state.setup
        assert setup["decks"][0].startswith("Name: Anns\n")


@in_loop
async def test_bots_are_ready_and_a_seat_may_be_given_to_one(tmp_path):
    async with running(database(tmp_path)) as house:
        table, (ann, _) = await gathered(house)
        await ann.bring()
        await ann.ready()
        async with table.running.client.sit(table.id, table.owner) as owner:
            await owner.say("seat", seat=1, do="bot", player="random")
            await ann.until(lambda: ann.scenes > 0)
        seats = [{"name": "Ann"}, {"kind": "bot", "player": "random"}]
        table = await house.create("primer", setup=SHORT, seats=seats, bring=True, pace=0)
        async with table.sit(0) as ann:
            assert [seat["ready"] for seat in ann.gathering["seats"]] == [False, True]
            await ann.bring()
            await ann.ready()
            await ann.until(lambda: ann.scenes > 0)


@in_loop
async def test_a_free_seat_of_a_public_table_can_be_taken_before_the_game_begins(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=[{"kind": "person"}] * 2, bring=True, public=True)
        async with httpx.AsyncClient(base_url=house.url) as client:
            joined = (await client.post(f"/api/tables/{table.id}/join", json={"name": "Cleo"})).json()
        async with house.client.sit(table.id, joined["token"]) as cleo:
            await cleo.bring()
            assert cleo.gathering["seats"][joined["seat"]]["brought"]


@in_loop
async def test_a_rematch_may_be_with_other_decks(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup={**SHORT, "decks": [DECK.format(name="Anns"), "box"]}, seats=PEOPLE)
        seats = [table.sit(0), table.sit(1)]
        for seat in seats:
            await seat.open()
        await play(seats, random.Random(1))
        following = await seats[0].again(bring=True)
        async with (
            house.client.sit(following, table.tokens[0]) as ann,
            house.client.sit(following, table.tokens[1]) as bob,
        ):
            assert (ann.gathering["name"], bob.gathering["name"]) == ("Anns", "The box")
            assert [seat["ready"] for seat in ann.gathering["seats"]] == [False, False]
            await ann.bring("box")
            await ann.ready()
            await bob.ready()
            await bob.until(lambda: bob.scenes > 0)


@in_loop
async def test_nobody_brings_a_deck_to_a_game_without_decks(tmp_path):
    async with running(database(tmp_path)) as house:
        problem = await refusal(house.create("masters", bring=True))
        assert problem.code == "bad_options"
        assert "Masters of the Night is played without decks at this table." in str(problem)
        table = await house.create("primer", setup=SHORT, seats=PEOPLE)
        async with table.sit(0) as ann:
            assert await refused(ann, "bring", deck="box") == ("not_now", BEGUN)


# ── set-ups that say more of decks ──────────────────────────────────────────────────────────────────────────────────

L5R = {"l5r": "coterie.games.l5r:GAME"}


@in_loop
async def test_a_deck_for_another_format_is_refused_when_it_is_brought(tmp_path):
    """Otherwise the last player to be ready would be told, and could do nothing about it."""
    async with running(database(tmp_path), games=L5R) as house:
        table = await house.create("l5r", setup={"players": 2, "format": "stronghold"}, seats=PEOPLE, bring=True)
        async with table.sit(0) as ann, table.sit(1) as bob:
            code, said = await refused(ann, "bring", deck="crane-skirmish")
            assert (code, "It is for the skirmish format" in said) == ("bad_options", True)
            await ann.bring("crane-stronghold")
            await bob.bring("lion-stronghold")
            for seat in (ann, bob):
                await seat.ready()
            await ann.until(lambda: ann.scenes > 0)


@in_loop
async def test_a_seat_with_a_fixed_deck_brings_none_and_delays_nobody(tmp_path):
    setup = {"players": 3, "mode": "challenge"}
    people = [{"name": "Ann"}, {"kind": "bot"}, {"name": "Cay"}]
    async with running(database(tmp_path), games=L5R) as house:
        table = await house.create("l5r", setup=setup, seats=people, bring=True)
        async with table.sit(0) as ann, table.sit(2) as cay:
            assert (await refused(cay, "bring", deck="crane-skirmish")) == ("not_now", NONE)
            assert (await refused(cay, "bring"))[1] == NONE
            assert [seat["ready"] for seat in cay.gathering["seats"]] == [False, True, True]
            await cay.ready(False)
            await cay.ready()
            await ann.bring("crane-skirmish")
            await ann.ready()
            await cay.until(lambda: cay.scenes > 0)
            assert len(table.room.state.setup["decks"]) == 2
        alone = [{"kind": "bot"}, {"kind": "bot"}, {"name": "Cay"}]
        table = await house.create("l5r", setup=setup, seats=alone, bring=True)
        async with table.sit(2) as cay:
            assert cay.scenes > 0, "nobody has anything to bring"


@in_loop
async def test_a_bot_has_the_deck_that_was_named_for_it_and_people_bring_theirs(tmp_path):
    bot = {"kind": "bot", "player": "random", "deck": DECK.format(name="Anvil")}
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=[{"name": "Ann"}, bot], bring=True)
        async with table.sit(0) as ann:
            assert [seat["brought"] for seat in ann.gathering["seats"]] == [False, True]
            assert "Anvil" not in str(ann.gathering), "nobody sees the deck of another seat"
            await ann.bring("box")
            await ann.ready()
            await ann.until(lambda: ann.scenes > 0)
        decks = table.room.state.setup["decks"]
        assert [deck.splitlines()[0] for deck in decks] == ["Name: The box", "Name: Anvil"]


@in_loop
@pytest.mark.parametrize(
    ("deck", "bring", "said"),
    [
        ("Deck:\n9 Brute\n", True, "The deck “without a name”: "),
        ("nobody's", True, "nobody's"),
        ("box", False, "A seat has a deck of its own only where everybody brings one"),
    ],
)
async def test_a_deck_that_a_bot_cannot_have_is_refused(tmp_path, deck, bring, said):
    async with running(database(tmp_path)) as house:
        seats = [{"name": "Ann"}, {"kind": "bot", "deck": deck}]
        no = await refusal(house.create("primer", setup=SHORT, seats=seats, bring=bring))
        assert (no.code, said in str(no)) == ("bad_options", True), str(no)
