"""Decks at the server: checked, searched, tried by bots, with limits for each visitor."""

import asyncio
from dataclasses import replace

import pytest

from coterie.games.primer import GAME
from coterie.table.protocol.fields import DECK_LENGTH
from coterie.table.protocol.requests import Create
from coterie.table.shelf import Shelf
from coterie.table.workers import trials
from coterie.table.workers.readers import Readers
from coterie.words.cards.decklists import DeckForm
from tests.table.tools import FREE, GAMES, database, in_loop, inside

POSITION = GAME.start({}, seed=1).notation()
DECK = "Name: Mine\nNote: for tests\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"


async def posted(client, path, **wish):
    """Send a request; return the status and the response."""
    answer = await client.post(f"/api/{path}", json={"game": "primer", **wish})
    return answer.status_code, answer.json()


@in_loop
async def test_all_about_the_decks_of_a_game_is_told(tmp_path):
    async with inside(database(tmp_path)) as client:
        told = (await client.get("/api/decks?game=primer")).json()
        assert [each["name"] for each in told["sections"]] == ["Deck"]
        assert [(each["key"], each["rules"]) for each in told["supplied"]] == [("box", ["standard", "any"])]
        assert {
            "id": "torch",
            "face": "torch",
            "name": "Torch",
            "section": "Deck",
            "line": "attachment",
            "kind": "attachment",
            "set": "",
        } in told["cards"]
        assert "torch" in told["supplied"][0]["cards"]
        assert (told["option"], told["rules_option"], told["forms"]) == ("decks", "deck_rules", ["text"])
        refused = await client.get("/api/decks?game=masters")
        assert (refused.status_code, refused.json()["sentence"]) == (
            400,
            "Masters of the Night is played without decks.",
        )


@in_loop
async def test_a_deck_is_checked_with_reasons(tmp_path):
    async with inside(database(tmp_path)) as client:
        _, told = await posted(client, "decks/check", text=DECK)
        assert (told["readable"], told["legal"], told["problems"], told["name"]) == (True, True, [], "Mine")
        assert told["sections"][0]["cards"][1] == {"card": "torch", "copies": 3, "marked": False}
        cards = [face for face in ("brute", "torch", "drummer", "hail") for _ in range(3)]
        assert told["piles"] == [{"name": "Deck", "cards": cards, "drawn": 4}]
        assert told["forms"][0]["text"].startswith("Name: Mine\nNote: for tests\n")
        assert {"title": "Recruits by might", "bars": [["1", 3], ["2", 3]]} in told["curves"]
        _, told = await posted(client, "decks/check", text=DECK.replace("3 Hail", "9 Hail"))
        assert (told["legal"], told["problems"]) == (False, ["There can be 3 copies of Hail, not 9."])
        _, told = await posted(client, "decks/check", text=DECK.replace("3 Hail", "9 Hail"), rules="any")
        assert told["legal"]
        _, told = await posted(client, "decks/check", text="Deck:\n1 Torhc\n")
        assert told["problems"] == ["Line 2: There is no card “Torhc”. Did you mean “Torch”?"]
        _, told = await posted(client, "decks/check", text="box")
        assert told["legal"]
        assert told["name"] == "The box"


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({"text": DECK, "rules": "none"}, 400, "There is no rule for decks “none”"),
        ({"text": DECK, "game": "masters"}, 400, "Masters of the Night is played without decks."),
        ({"text": DECK, "game": "chess"}, 400, "There is no game “chess” here"),
        ({"text": "x" * (DECK_LENGTH + 1)}, 400, "does not fit the protocol"),
        ({"text": 7}, 400, "does not fit the protocol"),
        ({}, 400, "missing required field “text”"),
    ],
)
@in_loop
async def test_what_cannot_be_checked_is_refused_with_a_sentence(tmp_path, wish, status, sentence):
    async with inside(database(tmp_path)) as client:
        code, told = await posted(client, "decks/check", **wish)
        assert code == status
        assert sentence in told["sentence"]


@in_loop
async def test_hostile_decks_take_no_process_down_and_no_long_time(tmp_path):
    async with inside(database(tmp_path)) as client:
        for text in (
            "(" * 20_000,
            "1 " * 10_000,
            "Deck:\n" + "Torhc\n" * 3000,
            "{" * 19_000,
            "\0" * 9000,
            "Deck:\n" + "9" * 9000,
        ):
            code, told = await posted(client, "decks/check", text=text)
            assert code == 200
            assert not told["readable"]
            assert 1 <= len(told["problems"]) <= 10


@in_loop
async def test_cards_are_found_explained_and_completed(tmp_path):
    async with inside(database(tmp_path)) as client:
        _, told = await posted(client, "decks/search", query="type:attachment", begun="type:att")
        assert "torch" in told["cards"]
        assert "brute" not in told["cards"]
        assert told["explained"] == "type has “attachment”"
        assert [each["word"] for each in told["completions"]] == ["type:attachment"]
        _, told = await posted(client, "decks/search", query="torch kim:x")
        assert (told["cards"], told["begin"], told["end"]) == ([], 6, 11)
        assert "Did you mean “kin”?" in told["problem"]


@in_loop
async def test_an_address_has_its_decks_read_one_after_another(tmp_path):
    async with inside(database(tmp_path)) as client:
        found = await asyncio.gather(*(posted(client, "decks/check", text=DECK) for _ in range(20)))
        codes = [code for code, _ in found]
        assert set(codes) == {200, 429}
        assert codes.count(200) == 12
        assert (await posted(client, "decks/check", text=DECK))[0] == 200


@in_loop
async def test_a_set_up_with_a_deck_is_read_in_a_process_first(tmp_path):
    async with inside(database(tmp_path)) as client:
        code, _ = await posted(client, "tables", setup={"players": 2, "decks": [DECK, "box"]})
        assert code == 200
        code, told = await posted(client, "tables", setup={"decks": ["Deck:\n1 Torhc\n"]})
        assert (code, told["error"]) == (400, "bad_options")
        assert "Did you mean “Torch”?" in told["sentence"]
        code, told = await posted(client, "tables", setup={"decks": ["Deck:\n1 Torch\n"]})
        assert "A deck has 12 to 60 cards; this one has 1." in told["sentence"]
        code, told = await posted(client, "tables", setup={"decks": [f"Deck:\nx{n}" for n in range(50_000)]})
        assert (code, told["sentence"]) == (400, "“decks” can have at most 4 entries.")


@pytest.mark.parametrize(
    "wish",
    [
        {"setup": {"decks": {"Deck:\n1 Torhc": 1}}},
        {"setup": {"decks": ["Deck:\n1 Torhc"]}, "position": POSITION},
    ],
)
@in_loop
async def test_no_text_of_a_set_up_is_read_by_the_server_before_a_process_has(tmp_path, monkeypatch, wish):
    """This holds wherever the text is: as a key, or beside a position."""

    def read(*args):
        raise AssertionError("the server has read it itself")

    async with inside(database(tmp_path)) as client:
        monkeypatch.setattr(DeckForm, "read", read)
        code, told = await posted(client, "tables", **wish)
        assert (code, told["error"]) == (400, "bad_options"), told


@pytest.mark.parametrize("text", ["Crypt (2)\r2x Nassirr", "2\tNassirr", "Crypt (1)\u20281 x", "{", "a" * 61])
@in_loop
async def test_whatever_is_no_short_name_is_for_a_process(monkeypatch, text):
    asked = []

    async def read(self, task, *more):
        asked.append(task)

    monkeypatch.setattr(Readers, "_read", read)
    readers = Readers(Shelf(GAMES), 0)
    await readers.check(Create("primer", {"decks": ["box", text], "players": 2, "deck_rules": "standard"}), "")
    assert asked[0]["setup"]["decks"] == ["box", text]
    await readers.check(Create("primer", {"decks": ["box", "another-box_2"], "players": 2}), "")
    assert len(asked) == 1, "short names take no process"


@in_loop
async def test_a_set_up_is_no_deeper_than_it_can_be_passed_on(tmp_path):
    deep: list[object] = []
    for _ in range(400):
        deep = [deep]
    async with inside(database(tmp_path)) as client:
        code, told = await posted(client, "tables", setup={"decks": deep})
        assert (code, told["sentence"]) == (400, "The set-up is nested too deeply.")


# ── trials ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def ended(client, trial):
    """Wait until a trial is over; return its final progress."""
    for _ in range(2400):  # two minutes
        told = (await client.get(f"/api/trials/{trial}")).json()
        if told["state"] not in ("waits", "runs"):
            return told
        await asyncio.sleep(0.05)
    raise AssertionError(f"the trial does not end: {told}")


@in_loop
async def test_bots_try_a_deck_and_some_games_can_be_looked_at(tmp_path):
    async with inside(database(tmp_path)) as client:
        code, told = await posted(client, "trials", deck=DECK, against=["box"], games=12, player="random")
        assert (code, told["of"], told["played"]) == (200, 12, 0)
        told = await ended(client, told["trial"])
        assert (told["state"], told["played"], len(told["games"])) == ("done", 12, 12)
        assert told["wins"] == sum(game["won"] for game in told["games"])
        assert 0 <= told["low"] <= told["wins"] / 12 <= told["high"] <= 1
        kept = [game["number"] for game in told["games"] if game["kept"]]
        assert 1 <= len(kept) <= 8
        record = await client.get(f"/api/trials/{told['trial']}/games/{kept[0]}")
        made = await client.post("/api/records", json={"text": record.text})
        assert made.status_code == 200
        unkept = next(game["number"] for game in told["games"] if not game["kept"])
        assert (await client.get(f"/api/trials/{told['trial']}/games/{unkept}")).status_code == 404


@in_loop
async def test_a_trial_can_be_cancelled_and_another_begun(tmp_path):
    async with inside(database(tmp_path)) as client:
        _, told = await posted(client, "trials", deck="box", against=["box"], games=200, player="greedy")
        code, again = await posted(client, "trials", deck="box", against=["box"])
        assert (code, again["sentence"]) == (429, trials.ONE)
        cancelled = (await client.delete(f"/api/trials/{told['trial']}")).json()
        assert cancelled["state"] == "cancelled"
        code, told = await posted(client, "trials", deck="box", against=["box"], games=1, player="random")
        assert code == 200
        assert (await ended(client, told["trial"]))["state"] == "done"


@in_loop
async def test_a_trial_that_nobody_asks_for_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(trials, "LEFT", 0.0)
    async with inside(database(tmp_path)) as client:
        _, told = await posted(client, "trials", deck="box", against=["box"], player="random")
        assert (await ended(client, told["trial"]))["state"] == "cancelled"


@in_loop
async def test_a_game_that_takes_too_long_ends_a_trial(tmp_path, monkeypatch):
    monkeypatch.setattr(trials, "SECONDS", 0.001)
    async with inside(database(tmp_path)) as client:
        _, told = await posted(client, "trials", deck="box", against=["box"], player="random")
        told = await ended(client, told["trial"])
        assert (told["state"], told["sentence"]) == ("failed", trials.SLOW)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"deck": "Deck:\n1 Torch\n", "against": ["box"]}, "The deck “without a name”: A deck has 12 to 60 cards"),
        ({"deck": "box", "against": ["nothing"]}, "“nothing” comes before the first heading"),
        ({"deck": "box", "against": ["box"], "player": "nobody"}, "There is no player “nobody”"),
        ({"deck": "box", "against": ["box"] * 4}, "players"),
        ({"deck": "box", "against": []}, "does not fit the protocol"),
        ({"deck": "box", "against": ["box"], "games": 201}, "does not fit the protocol"),
    ],
)
@in_loop
async def test_what_cannot_be_tried_is_refused_with_a_sentence(tmp_path, wish, sentence):
    async with inside(database(tmp_path)) as client:
        code, told = await posted(client, "trials", **wish)
        assert code == 400
        assert sentence in told["sentence"]


@in_loop
async def test_a_server_may_try_no_decks(tmp_path):
    async with inside(database(tmp_path), limits=replace(FREE, trials=0)) as client:
        code, told = await posted(client, "trials", deck="box", against=["box"])
        assert (code, told["sentence"]) == (409, "This server tries no decks.")
        assert (await client.get("/api/trials/nothing")).status_code == 404
