"""Chapter 2: what makes a deck legal, with reasons; imbued are refused by name."""

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.legality import problems
from coterie.games.vtes.decks.room import NAMES, ROOM
from coterie.games.vtes.decks.supplied import SUPPLIED
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.kernel.errors import BadOptions
from coterie.words.cards.searching import Catalogue

DECK = "Crypt:\n{crypt}\n\nLibrary:\n60 Dodge\n"


def judged(crypt: str, rules: str = "standard") -> list[str]:
    """Return the problems of a deck of sixty dodges and a crypt."""
    return problems(ROOM.read(DECK.format(crypt=crypt)), rules)


@pytest.mark.ruling("VR-2")
def test_the_supplied_decks_are_legal():
    assert NAMES[:2] == ("v5-ventrue", "v5-tremere")
    rules = {name: "first blood" if name.startswith(("fb-", "nb-")) else "standard" for name in NAMES}
    assert {name: problems(ROOM.named(name), which) for name, which in rules.items()} == {name: [] for name in NAMES}


def test_what_a_deck_is_said_to_do_is_what_its_cards_do():
    by_id = {card.id: card for card in GAME.faces.values()}
    for each in SUPPLIED:
        library = [by_id[entry.card] for entry in each.deck.of("Library")]
        used = {need.lower() for card in library if card.plays for mode in card.plays.ways for need in mode.needs}
        said = each.deck.note.lower()
        votes = any(word in said for word in ("vote", "referendum"))
        assert not votes or any(card.kind == "political action" for card in library), each.key
        named = {code for code, name in DISCIPLINES.items() if name.lower() in said}
        assert named <= used, (each.key, named - used)


@pytest.mark.ruling("VR-2")
def test_decks_that_wait_say_for_what():
    waiting = {each.key: each.missing for each in SUPPLIED if each.missing}
    assert all(isinstance(name, str) for missing in waiting.values() for name in missing)
    assert not set(waiting) & set(NAMES)


def test_library_cards_are_looked_for_by_what_they_cost():
    def found(query: str) -> set[str]:
        return {each.name for each in Catalogue(GAME.listings()).search(query)}

    assert "Govern the Unaligned" in found("blood:1") & found("cost:1 pool:0")
    assert "Abbot" in found("cost:0")  # free
    assert "Villein" not in found("pool>0 or blood>0")  # X
    assert found("blood>=1")
    assert not found("blood>=1") & found("blood:0")
    assert found("cost>=3") == found("pool>=3 or blood>=3")
    assert not found("cost:0 type:vampire")


def test_cards_are_looked_for_and_counted():
    assert [
        each.name for each in Catalogue(GAME.listings()).search("clan:toreador title:prince text:nothing-of-this")
    ] == []
    assert "Govern the Unaligned" in [
        each.name for each in Catalogue(GAME.listings()).search("type:action discipline:dominate")
    ]
    by_set = {each.set: each for each in GAME.progress()}
    assert by_set["Fifth Edition: Ventrue"].questions == {}
    assert "Weather Control" not in by_set["New Blood: Banu Haqim"].missing
    assert len(by_set["library"].missing) == len(by_set["library"].cards) - len(by_set["library"].there)
    assert by_set["Fifth Edition: Ventrue"].missing == []
    assert by_set["crypt"].questions['Anna "Dictatrix11" Suljic'] == "not played here"
    assert by_set["set V5"].cards
    assert len(by_set["library"].cards) > len(by_set["library"].there) > 100


@pytest.mark.ruling("VR-2")
def test_sizes_have_reasons():
    assert judged("11 Nassir") == ["The crypt must have at least 12 cards; it has 11."]
    few = problems(ROOM.read("Crypt:\n12 Nassir\n\nLibrary:\n59 Dodge\n"))
    assert few == ["The library must have 60 to 90 cards; it has 59."]


@pytest.mark.ruling("V-025", "V-024")
def test_one_group_or_two_consecutive_ones():
    assert judged("6 Nassir\n6 Madison") == []
    assert judged("6 Nassir\n6 Lachlan, Noddist") == [
        "The crypt must be of one group or of two consecutive ones; it has groups 2, 6."
    ]
    assert judged("6 Nassir\n6 Lachlan, Noddist", "any") == []


@pytest.mark.ruling("V-032", "V-027")
def test_imbued_and_cards_that_wait_are_refused_by_name():
    assert judged("12 Nassir\n1 Béatrice “Oracle171” Tremblay")[0].endswith("is an imbued; these are not played here.")


def test_a_table_refuses_an_illegal_deck():
    with pytest.raises(BadOptions, match="at least 12 cards"):
        GAME.start({"decks": ["Crypt:\n4 Nassir\n\nLibrary:\n60 Dodge\n"]})
