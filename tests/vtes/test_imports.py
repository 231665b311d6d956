"""Decks as they are typed elsewhere: the tournament archive, VDB, JOL, Lackey, and JSON."""

import json
import random
from dataclasses import replace

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.room import FORMATS, ROOM
from coterie.games.vtes.decks.supplied import SUPPLIED
from coterie.words.cards.decklists import LONGEST, BadDeck, DeckList

ARCHIVE = """\
An Evening of Tests
Nowhere, Ruritania
January 1st 2020
2R+F
10 players
Jane Doe
http://example.com/42

-- 2gw8 in the rounds

Deck Name: Grinder
Author: Jane Doe
Description: 4x Nassir is the plan.

Crypt (12 cards, min=8, max=28, avg=4.5)
----------------------------------------
4x Nassir                  2  dom            Ventrue:2
3x Theo Bell               7  cel POT PRE    prince   Brujah:6
2x Theo Bell               7  cel dom POT    primogen Brujah:2
3x Madison                 6  DOM FOR PRE    Ventrue:6

Library (10 cards)
Master (3; 1 trifle)
1x Rack, The -- it feeds
2x Blood Doll

Action Modifier/Combat (2)
2x Swallowed by the Night

Action (5)
5x Govern the Unaligned
"""


def by_name(deck: DeckList) -> dict[str, int]:
    """Return how often each card is there, by its name here."""
    return {ROOM.form.cards[each.card]: each.copies for each in deck.cards()}


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_decks_go_there_and_back_and_are_known_by_their_looks(name):
    for each in SUPPLIED:
        text = ROOM.write(each.deck, name)
        assert next(key for key, form in FORMATS.items() if form.fits(text)) == name
        again = ROOM.read(text)
        assert by_name(again) == by_name(each.deck)
        assert (again.name == each.deck.name) == (ROOM.loses(each.deck, name) == "")


def test_our_own_text_is_taken_for_no_other():
    for each in SUPPLIED:
        text = ROOM.form.write(each.deck)
        assert not any(form.fits(text) for form in FORMATS.values())


def test_a_list_of_the_tournament_archive():
    deck = ROOM.read(ARCHIVE)
    assert deck.name == "Grinder"
    assert by_name(deck) == {
        "Nassir": 4, "Theo Bell (G6)": 3, "Theo Bell (G2)": 2, "Madison": 3, "The Rack": 1, "Blood Doll": 2,
        "Swallowed by the Night": 2, "Govern the Unaligned": 5,
    }  # fmt: skip
    assert {part: deck.count(part) for part in deck.sections} == {"Crypt": 12, "Library": 10}


def test_what_cannot_be_read_is_told_with_its_line_and_the_nearest_name():
    broken = (
        ARCHIVE.replace("2x Blood Doll", "2x Blood Dol")
        .replace("5x Govern", "Govern")
        .replace("4x Nassir  ", "0x Nassir  ")
    )
    with pytest.raises(BadDeck) as told:
        ROOM.read(broken)
    assert told.value.problems == (
        "Line 17: There can be 1 to 99 copies of Nassir, not 0.",
        "Line 25: There is no card “Blood Dol”. Did you mean “Blood Doll”?",
        "Line 31: “Govern the Unaligned” is not a card with a number.",
    )


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "4x Nassir\n2 Theo Bell (G6)\n\n3x Blood Doll\n1 Wake with Evening’s Freshness\n",
            ("Nassir", "Wake with Evening's Freshness"),
        ),
        ("4\tBlood Doll\n1\tRack, The\nCrypt:\n3\tNassir\n", ("Blood Doll", "Nassir")),
        ('{"name": "x", "cards": {"201362": 2, "100199": 3}}', ("Blood Doll",)),
        (
            '{"name": "x", "crypt": {"count": 2, "cards": [{"id": 201362, "count": 2, "name": "?"}]}, "library": '
            '{"cards": [{"type": "Master", "cards": [{"name": "Blood Doll", "count": 3}]}]}}',
            ("Blood Doll",),
        ),
    ],
)
def test_other_forms(text, names):
    deck = ROOM.read(text)
    assert set(names) <= set(by_name(deck))
    assert deck.count("Crypt")
    assert deck.count("Library")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{}", "There is no card in this deck."),
        ('{"cards": {"nobody": 2}}', "There is no card “nobody”."),
        ('{"cards": {"201362": 0}}', "There can be 1 to 99 copies of Theo Bell (G2), not 0."),
        ('{"cards": 3}', "This is no deck in the JSON of VDB"),
        ("Crypt (3 cards)\nLibrary (0 cards)\n", "There is no card in this deck."),
        ("3\t\n", "is not a card with a number."),
        ("x" * (LONGEST + 1), "A deck can have 20,000 characters; this text has 20,001."),
    ],
)
def test_bad_lists_get_a_sentence(text, sentence):
    with pytest.raises(BadDeck) as told:
        ROOM.read(text)
    assert sentence in str(told.value)


def test_no_text_takes_long_or_breaks_the_reader():
    rng, said = random.Random(5), []
    pieces = [
        "4x ",
        "Crypt (",
        "\t",
        "  ",
        "a " * 400,
        ":6",
        " (ADV)",
        "\n",
        "--",
        "Master (",
        "/",
        "{",
        "é",
        "9" * 500,
        "=",
    ]
    for n in range(200):
        text = "".join(rng.choice(pieces) for _ in range(60))
        try:
            ROOM.read(("Crypt (1)\n" if n % 2 else "") + text)
        except BadDeck as told:
            said.append(str(told))
    assert max(map(len, said)) < 400
    with pytest.raises(BadDeck):
        ROOM.read("Crypt (1)\n" + "1x " + "a  " * 6000)


def test_imbued_can_be_read_and_are_refused_by_name():
    deck = ROOM.read(ARCHIVE.replace("4x Nassir  ", '4x Jack "Hannibal137" Harmon'.ljust(12)))
    assert 'Jack "Hannibal137" Harmon is an imbued; these are not played here.' in ROOM.problems(deck, "standard")


def test_a_typed_list_is_played():
    deck = SUPPLIED[0].deck
    for name in FORMATS:
        setup = GAME.checked({"decks": [ROOM.write(deck, name)], "players": 2})
        s = GAME.start(setup, seed=1)
        assert len(s.pieces) == 2 * sum(each.copies for each in deck.cards())


def test_json_is_written_by_ids():
    assert sum(json.loads(ROOM.write(SUPPLIED[0].deck, "vdb"))["cards"].values()) == 89


PLAIN = "Crypt:\n12 Nassir\n\nLibrary:\n20 The Rack\n40 Dodge\n"
ARDB = """Deck Name : Mine
Author : Somebody
Description :
Twice.

Crypt [12 vampires] Capacity min: 4 max: 4 average: 4
------------------------------------------------------------
12x Nassir			  4  dom for   	Ventrue :2

Library [60 cards]
------------------------------------------------------------
Master [20]
  20x Rack, The

Combat [40]
  40x Dodge

Crafted with : Anarch Revolt Deck Builder. [Sun Nov 29 2020]
"""


@pytest.mark.parametrize(
    "text",
    [
        ARDB,
        ARDB.replace("Crypt [12 vampires]", "Crypt: (12 cards)").replace("Deck Name :", "Name:"),
        ARDB.replace("\t\t\t  4  dom for   \t", " 4 dom for "),
        f"```\n{ARDB}```\nhttps://example.org/deck/1\n[//]: # (a link)\n",
        ARDB.replace("40x Dodge", "Dodge x40").replace("20x", "20 x"),
        "# mine\nName: Mine\nCrypt (12):\n12 Nassir\n// the rest\nLibrary (60):\n20 The Rack\n40 Dodge",
    ],
    ids=["ardb", "other headings", "joined blanks", "a chat", "counted behind", "comments"],
)
def test_what_programs_and_people_add_is_passed_over(text):
    assert ROOM.read(text) == replace(ROOM.read(PLAIN), name="Mine")


def test_a_comment_does_not_hide_that_a_list_has_no_headings():
    assert ROOM.read("# mine\n\n12x Nassir\n// the rest\nRack, The x20\n40 Dodge\n") == ROOM.read(PLAIN)
