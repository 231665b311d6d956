"""Decks of Rivals: reading and writing, what is legal, what comes with the game, and decks in a set-up."""

import json
from collections import Counter

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.checklist import CHECKLIST
from coterie.games.rivals.cards.definition import set_of
from coterie.games.rivals.cards.listing import listing
from coterie.games.rivals.decks import legality, rivalsdb
from coterie.games.rivals.decks.form import FORM, built, leader
from coterie.games.rivals.decks.legality import problems, remarks
from coterie.games.rivals.decks.room import NAMES, ROOM
from coterie.games.rivals.decks.supplied import SUPPLIED
from coterie.kernel.errors import BadOptions
from coterie.words.cards.decklists import BadDeck, folded
from coterie.words.cards.searching import Catalogue
from tests.rivals.tools import faces

BRUJAH = next(each.deck for each in SUPPLIED if each.key == "first-brujah")
TEXT = FORM.write(BRUJAH)


def edited(*changes):
    """Return the text of a legal deck with replacements: (old, new)."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return FORM.read(text)


# ── the cards that there are ────────────────────────────────────────────────────────────────────────────────────────


def test_the_list_of_cards_has_all_of_five_sets():
    assert {name: len(cards) for name, cards in CHECKLIST.items()} == {
        "Core Set": 141, "Blood & Alchemy": 60, "Wolf & Rat": 60, "Shadows & Shrouds": 60, "The Heart of Europe": 68,
    }  # fmt: skip
    listed = {id: (of, name) for of, cards in CHECKLIST.items() for id, name in cards.items()}
    assert {
        card.id: (card.set, card.name) for card in CARDS.values() if card.kind != "wraith"
    }.items() <= listed.items()
    assert all(set_of(id) == of for id, (of, _) in listed.items())
    assert set_of("made-up") == ""


def test_no_two_cards_are_called_alike():
    called = Counter(folded(text) for id, name in FORM.cards.items() for text in {id, name})
    assert [text for text, times in called.items() if times > 1] == []


def test_cards_are_found_by_what_is_printed_and_rendered():
    def found(query):
        return [card.name for card in Catalogue(GAME.listings()).search(query)]

    assert found("name:hydra") == ["Hydra"]
    assert set(found("clan:brujah discipline:potence type:vampire")) >= {"Hydra", "Skunk"}
    assert "Karma" not in found("clan:brujah")
    assert "Brother" in found("set:core type:vampire text:exhaust")
    assert "Shades" not in found("set:core type:vampire text:exhaust")
    assert listing(CARDS["hydra"]).numbers == "BP 6, 2/1/0"


def test_how_far_the_sets_are():
    by_set = {each.set: each for each in GAME.progress()}
    core = by_set["Core Set"]
    assert len(core.cards) == 141
    assert sorted(core.there) == sorted(card.name for card in CARDS.values() if card.set == "Core Set")
    assert set(core.own) <= set(core.there)
    assert "Skunk" not in core.own  # it is made of nothing but a keyword
    assert all(name in core.there for name in core.questions)


# ── what comes with the game ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-1.1")
@pytest.mark.parametrize("each", SUPPLIED, ids=lambda each: each.key)
def test_a_supplied_deck_is_legal_as_soon_as_its_cards_are_there(each):
    waits = [f"Not yet playable: {', '.join(each.missing)}."] if each.missing else []
    assert problems(each.deck) == waits
    assert problems(each.deck, "strict")[len(waits) :] == [
        f"There can be 1 copy of {name}; this deck has 3."
        for name in ["Whip of the Primogen"]
        if each.key == "titles" and not each.missing
    ]
    assert (each.key in NAMES) == (not each.missing)
    assert sum(each.deck.count(section) for section in each.deck.sections) == 49
    assert [entry.card for entry in each.deck.of("Faction") if entry.marked] == [leader(each.deck)]
    assert not any("in doubt" in sentence for sentence in remarks(each.deck))


def test_the_boxes_are_large_enough_for_both_of_their_decks():
    for pair in (("tremere", "thin-blood"), ("gangrel", "nosferatu"), ("lasombra", "hecata")):
        needed: Counter[str] = Counter()
        for each in SUPPLIED:
            if each.key in pair:
                needed.update({entry.card: entry.copies for entry in each.deck.of("Library")})
        assert max(needed.values()) <= 3


@pytest.mark.parametrize("each", SUPPLIED, ids=lambda each: each.key)
def test_decks_go_through_both_forms_and_back(each):
    assert FORM.read(FORM.write(each.deck)) == each.deck
    again = rivalsdb.read(rivalsdb.write(each.deck))
    assert (again.name, again.sections) == (each.deck.name, each.deck.sections)
    assert ROOM.read(rivalsdb.write(each.deck)).sections == ROOM.read(FORM.write(each.deck)).sections


def test_the_json_of_rivalsdb():
    found = json.loads(rivalsdb.write(BRUJAH))
    assert list(found) == ["name", "agenda", "haven", "factionDeck", "libraryDeck"]
    assert (found["agenda"], found["haven"]) == ("core-turf-war", "core-house-of-pain")
    assert [id for id, leads in found["factionDeck"].items() if leads] == ["core-hydra"]
    assert found["libraryDeck"]["core-drive-by"] == 3
    assert rivalsdb.loses(BRUJAH) == ""
    assert "collection" in rivalsdb.loses(FORM.read(TEXT + "Collection:\nThe Penthouse\n"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "This is no deck in the JSON of RivalsDB"),
        ("{}", "This JSON has no cards; RivalsDB keeps decks under agenda, haven, factionDeck, libraryDeck."),
        ('{"agenda": 5}', "$.agenda"),
        ('{"agenda": "core-turf-wat"}', "agenda: There is no card “core-turf-wat”."),
        ('{"factionDeck": {"Hydro": true}}', "factionDeck: There is no card “Hydro”. Did you mean “Hydra”?"),
        ('{"libraryDeck": {"core-drive-by": 0}}', "libraryDeck: There can be 1 to 99 copies of Drive-By, not 0."),
        ('{"libraryDeck": {"core-drive-by": 1e999}}', "This is no deck"),
        ('{"x": ' + "[" * 9000, "This is no deck"),
        ('{"x": ' + "[" * 9000 + "]" * 9000 + "}", "This is no deck"),
        ('{"name": "\\ud800"}', "This is no deck"),
        ("{" + " " * 20_000, "A deck can have 20,000 characters"),
    ],
)
def test_json_that_is_no_deck_gets_a_sentence(text, sentence):
    with pytest.raises(BadDeck) as problem:
        ROOM.read(text)
    assert sentence in str(problem.value)
    assert len(str(problem.value)) < 250


def test_cards_that_json_names_twice_are_counted_together():
    kept = json.loads(ROOM.write(BRUJAH, "rivalsdb"))
    others = [kept["libraryDeck"].pop(id) for id in list(kept["libraryDeck"])[:2]]
    kept["libraryDeck"] |= dict(zip(("Terrorize", "TERRORIZE!"), others, strict=True))
    kept["factionDeck"]["The Cossack"] = False
    deck = ROOM.read(json.dumps(kept))
    wrong = ROOM.problems(deck, "standard")
    assert wrong[-2:] == [
        "There can be 1 copy of The Cossack; this deck has 2.",
        "There can be 3 copies of Terrorize; this deck has 7.",
    ]
    assert FORM.read(FORM.write(deck)) == deck


def test_json_has_no_more_cards_than_a_text():
    many = dict.fromkeys(list(FORM.cards)[:21], 99)
    with pytest.raises(BadDeck, match="A deck can have 2,000 cards; this one has 2,079"):
        ROOM.read(json.dumps({"libraryDeck": many}))


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-1.1")
@pytest.mark.parametrize(
    ("changes", "sentences"),
    [
        ([("1 Turf War\n", "")], ["There must be 1 Agenda; there are none."]),
        ([("1 Turf War", "1 Turf War\n1 Drain Them Slowly")], ["There must be 1 Agenda; there are 2."]),
        ([("1 House of Pain\n", "")], ["There must be 1 Haven; there are none."]),
        ([("1 Skunk\n", "")], ["There must be 7 vampires in the Faction Deck; there are 6."]),
        ([("1 Skunk\n", "1 Skunk\n1 Flick\n")], ["There must be 7 vampires in the Faction Deck; there are 8."]),
        ([("3 Drive-By", "2 Drive-By")], ["There must be 40 Library cards; there are 39."]),
        (
            [("3 Drive-By", "2 Drive-By"), ("2 Kneecapped", "4 Kneecapped"), ("2 .38 Special", "1 .38 Special")],
            ["There can be 3 copies of Kneecapped; this deck has 4."],
        ),
        (
            [("1 Skunk", "1 Hydra"), ("1 Sweetums\n", "")],
            ["There must be 7 vampires in the Faction Deck; there are 6.",
             "There can be 1 copy of Hydra; this deck has 2."],
        ),
        ([("1 Skunk", "1 Skunk (Leader)")], ["There can be one Leader; Hydra and Skunk are marked."]),
        ([("1 Skunk", "1 Fleetness")], ["Fleetness belongs to the section Library, not Faction."]),
        ([("1 House of Pain", "1 Turf War")], ["Turf War belongs to the section Agenda, not Haven."]),
        ([("3 Drive-By", "3 Addict")], ["Addict is of the City Deck and cannot be in the section Library."]),
    ],
)  # fmt: skip
def test_what_makes_a_deck_illegal_is_said(changes, sentences):
    assert problems(edited(*changes)) == sentences


@pytest.mark.ruling("RR-1.1")
def test_tables_may_judge_by_other_rules():
    larger = edited(("1 Skunk\n", "1 Skunk\n1 Flick\n"), ("2 Kneecapped", "3 Kneecapped"))
    assert len(problems(larger)) == 2
    assert problems(larger, "larger") == problems(larger, "any") == []
    four = edited(("3 Drive-By", "4 Drive-By"), ("2 Kneecapped", "1 Kneecapped"))
    assert problems(four, "larger") == ["There can be 3 copies of Drive-By; this deck has 4."]
    assert problems(four, "any") == []
    small = FORM.read("Agenda:\nTurf War\nHaven:\nHouse of Pain\nFaction:\nHydra\n")
    assert problems(small, "any") == []
    assert problems(FORM.read("Agenda:\nTurf War\n"), "any") == [
        "There must be 1 Haven; there are none.", "There must be 1 to 60 vampires in the Faction Deck; there are none.",
    ]  # fmt: skip
    with pytest.raises(BadDeck, match="did you mean “larger”"):
        problems(BRUJAH, "large")


@pytest.mark.ruling("R-290")
def test_what_a_player_can_have_once_may_be_there_more_often_unless_the_table_says_otherwise(monkeypatch):
    monkeypatch.setattr(legality, "ONE_EACH", "ongoing")  # no such card need be there yet
    assert problems(BRUJAH) == []
    assert problems(BRUJAH, "strict") == [
        f"There can be 1 copy of {name}; this deck has 2." for name in ("Blood for Blood", "The Spoils")
    ]


@pytest.mark.ruling("RR-5")
def test_clans_disciplines_and_blood_potency_are_remarks():
    assert remarks(BRUJAH) == []
    other = edited(("3 Drive-By", "3 Insanity Defense"), ("3 Fleetness", "3 Cloak of Shadows"))
    assert problems(other) == []
    assert remarks(other) == [
        "Insanity Defense needs a vampire of the clan Malkavian, and the deck has none.",
        "Cloak of Shadows has a use for obfuscate; no vampire of the deck has that.",
    ]
    weak = FORM.read("Faction:\nShades\nLibrary:\nLightning Strike\n")
    assert remarks(weak) == [
        "No Leader is marked; the first vampire with the highest BP leads.",
        "Lightning Strike needs BP 5; the highest in the deck is 4.",
    ]


def test_a_card_with_an_open_question_is_remarked(monkeypatch):
    monkeypatch.setitem(CARDS["skunk"].__dict__, "open_question", "Read as printed.")
    assert remarks(BRUJAH) == ["Skunk is in doubt: Read as printed."]
    assert problems(BRUJAH) == []


def test_cards_with_damaged_facts_are_marked_and_in_no_supplied_deck():
    doubtful = {card.face for card in CARDS.values() if card.open_question}
    assert doubtful == {"thora", "bad-reflection", "seeing-is-believing", "the-big-house", "backup", "spiders"}
    doubted = {CARDS[face].id for face in doubtful}
    assert [each.key for each in SUPPLIED if {entry.card for entry in each.deck.cards()} & doubted] == []


@pytest.mark.ruling("RR-2")
def test_the_leader_is_who_is_marked_or_has_the_highest_bp():
    assert built(edited((" (Leader)", ""))).vampires[0] == "hydra"
    assert built(edited((" (Leader)", ""), ("1 Brother", "1 Brother *"))).vampires[0] == "brother"
    assert sorted(built(BRUJAH).vampires) == sorted(
        built(edited(("1 Brother", "* Brother"), (" (Leader)", ""))).vampires
    )


# ── in a set-up ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-2")
def test_a_game_begins_without_any_deck_being_named():
    s = GAME.start({"players": 3}, seed=1)
    assert s.seats == len(s.setup["decks"]) == 3
    assert GAME.start({}, seed=1).seats == 2


def test_decks_are_dealt_round_and_say_how_many_play():
    names = ["first-brujah", "first-malkavian"]
    assert GAME.start({"decks": names[:1]}, seed=1).leaders == ("hydra", "hydra")
    assert GAME.start({"decks": [*names, names[0]]}, seed=1).leaders == ("hydra", "doc", "hydra")
    assert GAME.start({"decks": names, "players": 4}, seed=1).leaders == ("hydra", "doc", "hydra", "doc")
    assert GAME.checked(GAME.checked({"decks": names, "players": 4})) == GAME.checked({"decks": names, "players": 4})
    with pytest.raises(BadOptions, match="There are 3 decks for 2 players"):
        GAME.start({"decks": [*names, names[0]], "players": 2})


@pytest.mark.ruling("R-220", "RR-1.1")
def test_a_deck_can_be_given_as_text_with_its_collection():
    text = TEXT.replace("Name: First steps: Brujah", "Name: Mine, all mine") + "Collection:\n1 The Madhouse\n"
    s = GAME.start({"decks": [text, "first-malkavian"]}, seed=3)
    assert GAME.brings(s.setup) == ("Mine, all mine", "first-malkavian")
    assert faces(s, "collection") == ["the-madhouse"]
    assert faces(s, "collection", 1) == []
    own = Counter(now.face for now in s.pieces if now.owner == 0 and now.zone != "collection")
    assert own == Counter([*built(BRUJAH).library, *built(BRUJAH).vampires, "turf-war", "house-of-pain"])
    again = GAME.read(s.notation())
    assert again.fingerprint() == s.fingerprint()
    as_json = GAME.checked({"decks": [rivalsdb.write(BRUJAH)]})
    assert GAME.start(as_json, seed=3).leaders == ("hydra", "hydra")
    assert GAME.checked({"decks": text})["decks"] == [s.setup["decks"][0]] * 2  # one text, with its commas


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["first-bruja"], "There is no deck “first-bruja”; did you mean “first-brujah”?"),
        (["Agenda:\nTurf Wat\n"], "Line 2: There is no card “Turf Wat”. Did you mean “Turf War”?"),
        ([TEXT.replace("3 Drive-By", "2 Drive-By")], "is not legal: There must be 40 Library cards; there are 39."),
        ([TEXT.replace("1 Turf War\n", "").replace("1 Skunk\n", "")], "And 1 more"),
        (["x\n" * 50_000], "A deck can have 20,000 characters"),
        ([None], "There is no deck “None”"),
        (["first-brujah"] * 5, "at most 4 entries"),
        ([""], "There is no deck “”"),
    ],
)
def test_decks_that_cannot_be_played_get_a_sentence(given, sentence):
    with pytest.raises(BadOptions) as problem:
        GAME.start({"decks": given}, seed=1)
    assert sentence in str(problem.value)


def test_a_deck_that_waits_for_cards_is_no_choice():
    waiting = next((each for each in SUPPLIED if each.missing), None)
    if waiting is None:
        assert tuple(each.key for each in SUPPLIED) == NAMES
        return
    option = next(option for option in GAME.options if option.name == "decks")
    assert waiting.key not in option.choices
    with pytest.raises(BadOptions, match=f"“{waiting.key}” is not yet playable: it waits for {waiting.missing[0][:4]}"):
        GAME.start({"decks": [waiting.key]})


def test_the_rules_for_decks_are_an_option():
    small = "Agenda:\nTurf War\nHaven:\nHouse of Pain\nFaction:\nHydra\nKarma\n"
    assert GAME.start({"decks": [small], "deck_rules": "any"}, seed=1).leaders == ("hydra", "hydra")
    with pytest.raises(BadOptions, match="The deck “without a name” is not legal"):
        GAME.start({"decks": [small]}, seed=1)
