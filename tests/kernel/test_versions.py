"""Versions: whatever changes in a zone is counted there, so that what was found can be kept until then."""

import random

import pytest

from coterie.kernel import knowledge
from coterie.kernel.memory import recall, remember
from coterie.kernel.pieces import Piece, change, move, new, reorder, show, turn
from tests.kernel.made import table
from tests.primer.tools import find

TABLE = "field a: brute, mimic\nhand a: scribe, torch\ndeck a: hail, torch\nfield b: watchman"

CHANGES = {
    "a row": (lambda s: change(s, find(s, "brute"), ready=False), {"field"}),
    "a move": (lambda s: move(s, find(s, "brute"), "discard"), {"field", "discard"}),
    "a move within a zone": (lambda s: move(s, find(s, "brute"), "field", 1), {"field"}),
    "a card that is turned over": (lambda s: turn(s, find(s, "brute"), down=True), {"field"}),
    "a card that is shown": (lambda s: show(s, find(s, "scribe", zone="hand")), {"hand"}),
    "another order": (lambda s: reorder(s, "field", 0, s.piles["field", 0][::-1]), {"field"}),
    "a shuffle": (lambda s: knowledge.shuffle_pile(s, "deck", 0), {"deck"}),
    "a hand that is mixed": (lambda s: knowledge.mix(s, "hand", 0), {"hand"}),
    "a new card": (lambda s: new(s, Piece("brute", "brute", 0, "field")), {"field"}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_counted_in_its_zones(name):
    s = table(TABLE)
    does, zones = CHANGES[name]
    before = s.versions.copy()
    does(s)
    assert {zone for zone, n in s.versions.items() if n != before[zone]} == zones


def test_a_clone_counts_for_itself():
    s = table(TABLE)
    remember(s, "found", 1)
    twin = s.clone(random.Random(1))
    change(twin, find(twin, "brute"), ready=False)
    remember(twin, "found", 2)
    assert twin.versions["field"] == s.versions["field"] + 1
    assert (recall(s, "found", 1), recall(s, "found", 2), recall(twin, "found", 2)) == (True, None, True)


def test_what_was_kept_is_forgotten_with_the_index():
    s = table(TABLE)
    remember(s, "found", 1)
    s.game.rebuild(s)
    assert recall(s, "found", 1) is None
