"""Looking for cards by their words and facts."""

import time
from contextlib import suppress

import pytest

from coterie.words.cards.searching import BadQuery, Catalogue, Listing

CARDS = [
    Listing("x-1", "René", "Draw a card.", {"clan": ("malkavian",), "set": ("Core Set", "core")}, values={"cost": 1}),
    Listing(
        "x-2", "Hail", "Burn a card in The Streets.", {"clan": (), "set": ("Core Set", "core")}, values={"cost": 3}
    ),
    Listing("y-1", "Torch", "Draw two cards.", {"clan": ("brujah",), "set": ("Wolf & Rat", "war")}),
]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", ["René", "Hail", "Torch"]),
        ("rene", ["René"]),
        ("DRAW", ["René", "Torch"]),
        ("draw two", ["Torch"]),
        ('text:"the streets"', ["Hail"]),
        ("set:core draw", ["René"]),
        ("brujah", ["Torch"]),
        ("clan:core", []),
        ("name:card", []),
        ("set:war clan:malk", []),
        ("id:y", ["Torch"]),
        ('"', ["René", "Hail", "Torch"]),
        ('text:"the str', ["Hail"]),
        ("(clan:malk or clan:brujah) draw", ["René", "Torch"]),
        ("-(clan:malk or clan:brujah)", ["Hail"]),
        ("-clan:malk -(clan:brujah)", ["Hail"]),
        ("(cost:1 or (set:war draw)) a", ["René", "Torch"]),
        ("draw (rene or (", ["René"]),
        ("clan:malk and draw", ["René"]),
        ("cl:brujah", ["Torch"]),
        ("c:brujah", ["Torch"]),
        ("co>=3", ["Hail"]),
        ("is:malkavian", ["René"]),
        ("is:draw", []),
        ("clan:kavian", []),  # facts are found by the beginnings of their words
        ("kavian", ["René"]),
        ("-draw", ["Hail"]),
        ("cost<=2", ["René"]),
        ("cost>1 set:core", ["Hail"]),
        ("-cost:3", ["René", "Torch"]),
        ("cost:1 or clan:brujah", ["René", "Torch"]),
        ("or", ["René", "Hail", "Torch"]),
        ("clan:malk set:core or clan:brujah", ["René", "Torch"]),
        ("clan:brujah or clan:malk set:war", ["Torch"]),
        ("set:war or set:core cost>1", ["Hail", "Torch"]),
        ("(set:war or set:core) cost>1", ["Hail"]),
        ("draw or", ["René", "Torch"]),
        ("n:hail", ["Hail"]),
        ('o:"two cards"', ["Torch"]),
    ],
)
def test_all_terms_must_fit(query, names):
    assert [card.name for card in Catalogue(CARDS).search(query)] == names


@pytest.mark.parametrize(
    ("query", "sentence", "word"),
    [
        ("rene clam:brujah", "Did you mean “clan”?", "clam:brujah"),
        ("x" * 201, "can have 200 characters", "x"),
        ("cost:two", "“cost” is a number", "cost:two"),
        ("a clan<3", "“clan” is not a number; say clan:3", "clan<3"),
        ("a cost<", "“cost<” lacks what it is compared with: a number", "cost<"),
        ("clan: b", "“clan:” lacks what it is compared with.", "clan:"),
        ("a ~", "“~” stands for nothing here", "~"),
        ("a <2", "compares nothing; say cost<=2", "<2"),
        ("a)", "closes nothing", ")"),
        ("(" * 12, "can be 10 deep", "("),
        ("- a", "stands right before", "-"),
    ],
)
def test_what_cannot_be_looked_for_is_said_and_where_it_stands(query, sentence, word):
    with pytest.raises(BadQuery, match=sentence.replace("?", r"\?")) as caught:
        Catalogue(CARDS).search(query)
    assert query[caught.value.begin : caught.value.end] == word


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("", "all cards"),
        ("draw", "“draw” anywhere"),
        ('t:x text:"two cards"', ""),
        ("clan:brujah or -cost<=2", "clan has “brujah” or not: cost is at most 2"),
        ("clan:a draw or is:b", "clan has “a” and “draw” anywhere, or is “b”"),
        ("set:core cost>1", "set has “core”, and cost is more than 1"),
        ("-(c:a or is:b) x", "not (clan has “a” or is “b”), and “x” anywhere"),
    ],
)
def test_a_query_is_explained_on_one_line(query, sentence):
    if not sentence:
        query, sentence = query.partition(" ")[2], "text has “two cards”"
    assert Catalogue(CARDS).explain(query) == sentence


@pytest.mark.parametrize(
    ("begun", "words"),
    [
        ("c", ["clan:", "cost:"]),
        ("draw -cl", ["-clan:"]),
        ("clan:", ["clan:malkavian", "clan:brujah"]),
        ("clan:br", ["clan:brujah"]),
        ("(c:br", ["clan:brujah"]),
        ("set:C", ['set:"Core Set"', "set:core"]),
        ("", []),
        ("nothing:", []),
        ("x" * 100_000, []),
    ],
)
def test_what_is_typed_is_completed(begun, words):
    assert [each.word for each in Catalogue(CARDS).complete(begun)] == words


def test_a_hostile_query_takes_no_time():
    began = time.process_time()
    words = ('"' * 200, "-" * 200, "a:" * 100, "or " * 66, '"a ' * 66, "<=" * 100)
    for query in (*words, "(" * 200, "(a" * 10, "-(" * 9 + "a", "()" * 100, ")"):
        with suppress(BadQuery):
            Catalogue(CARDS).search(query)
        Catalogue(CARDS).complete(query * 1000)
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("query", "terms"),
    [
        ('"' * 200, 0),
        ('"" ' * 60, 0),
        ("a " * 100, 1),
        ('draw "" -draw draw', 2),
        ("a or " * 39 + "a", 40),
        ("((((a", 1),
    ],
)
def test_a_term_that_says_nothing_new_is_looked_for_no_more(query, terms):
    """Each costs as much as looking through all texts."""
    assert len(terms_of(Catalogue(CARDS).read(query))) == terms


def terms_of(asked):
    return [
        term for part in asked.parts for node in part for term in (terms_of(node) if hasattr(node, "parts") else [node])
    ]


@pytest.mark.parametrize("query", ["draw", "clan:malk or is:war", "cost>=1 -hail", "set:core (a or -b)", "is:malk"])
def test_a_prepared_catalogue_finds_the_same(query):
    prepared = Catalogue(CARDS)
    prepared.prepare()
    assert prepared.search(query) == Catalogue(CARDS).search(query)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("clan:brujha", "No card has the clan “brujha”. Did you mean “brujah”?"),
        ("draw clan:malkavain set:core", "No card has the clan “malkavain”. Did you mean “malkavian”?"),
        ("clan:brujah draw set:core", ""),
        ("-clan:brujha xyz", ""),
        ("text:xyz cost:9", ""),
        ("(clan:brujha or draw) -x", "No card has the clan “brujha”. Did you mean “brujah”?"),
        ("is:brujha", "No card is “brujha”. Did you mean “brujah”?"),
    ],
)
def test_a_value_that_no_card_has_is_named_with_the_nearest(query, sentence):
    assert Catalogue(CARDS).hint(query) == sentence
