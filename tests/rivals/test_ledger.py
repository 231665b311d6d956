"""The ledger: each rule is cited by code and by a test; the few exceptions say why."""

import pytest

from coterie.cli import citations, rulings
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.definition import SETS

MOST_IDLE = 0.05  # of all entries
SENTENCES = 297  # of the two rulebooks that we have
CHAPTERS = (
    "0 1 1.1 2 3 4 4.0 4.1 4.2 4.3 5 5.1 6 7 8 9 9.1 10 10.1 10.2 10.3 11 11.1 11.2 11.3 11.4 11.5 11.6 12 12.1 13 13.1 13.2 "
    "14 15 16 16.1 17 18 19 19.1 20 21 22 23 24"
)


def test_every_sentence_of_the_two_rulebooks_and_every_chapter_of_the_game_is_there():
    there = [*citations.ledger("rivals").rulings]
    assert [id_ for id_ in there if id_.startswith("R-")] == [f"R-{n:03}" for n in range(1, SENTENCES + 1)]
    assert [id_ for id_ in there if id_.startswith("RR-")] == [f"RR-{n}" for n in CHAPTERS.split()]


@pytest.mark.ruling("RR-11.6", "RR-23")
def test_no_card_is_of_a_box_with_ghouls_or_monsters():
    assert len(SETS) == len({card.set for card in CARDS.values() if card.kind != "wraith"}) == 5
    assert [card for card in CARDS.values() if "ghoul" in card.types or card.kind in ("ghoul", "monster")] == []


def test_every_rule_is_cited_by_code_and_by_a_test():
    found = citations.ledger("rivals")
    assert found.tested
    assert ([str(id_) for id_, _ in found.unknown], [row.id for row in found.uncovered()]) == ([], [])


def test_few_entries_need_no_code_and_they_say_why():
    rows = citations.ledger("rivals").rulings.values()
    idle = [row for row in rows if row.idle]
    assert 0 < len(idle) <= MOST_IDLE * len(rows)
    assert all(row.tests for row in idle)
    example = next(row for row in idle if row.id == "R-129")
    assert "       no code needed: an example of other rules" in rulings.lines_of(example, tested=True)
