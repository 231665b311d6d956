"""Small print: what one word of a rule or a card changes, with its limit on either side."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.facts.provinces import places_of
from coterie.games.l5r.state import ROW, STRONGHOLD
from coterie.kernel.pieces import pile
from tests.l5r.cards.cases import CALM, go, table, used
from tests.l5r.tools import asked, borne, position, prompt, through, where


@pytest.mark.ruling("L-4.1", "L-2.12")
def test_no_dynasty_card_lies_in_the_stronghold_province_as_a_game_begins():
    s: Any = through(GAME.start({"format": "stronghold"}, seed=4), "replace?", "replace hand?")
    for owner in (0, 1):
        there = [at % ROW for at in places_of(s, owner) if pile(s, "row", at)]
        assert (sorted(there), STRONGHOLD) == ([0, 1, 2, 3], 5)


def test_karada_district_discards_what_none_of_its_owners_characters_can_bear():
    text = "holdings a1: karada-district | field b: deathseeker | attached b: fine-katana [on field/deathseeker] | fate: 1 0"
    s = go(table(f"{text}{CALM}"), "karada-district")
    assert (where(s, "fine-katana"), s.fate) == ("discard", (0, 1))
    s = go(table(f"field a: doji-whisperer | {text}{CALM}"), "karada-district")
    assert (borne(s, "doji-whisperer"), s.fate) == (["fine-katana"], (0, 1))


@pytest.mark.parametrize(
    ("rings", "there"),
    [
        ("ring air: a | ring earth: a | ring water: b | ring fire: b | ring void: - 1", False),  # no other is unclaimed
        ("ring air: a | ring earth: a | ring water: b | ring fire: - | ring void: - 1", True),
        ("ring air: a | ring earth: a | ring water: b | ring fire: - | ring void: -", False),
    ],
)
def test_jade_masterpiece_needs_a_ring_with_fate_and_another_one_to_bring_it_to(rings, there):
    text = "field a: doji-whisperer | attached a: jade-masterpiece [on field/doji-whisperer]"
    assert bool(used(table(f"{text} | {rings}{CALM}"), "jade-masterpiece")) == there


@pytest.mark.ruling("L-24.4", "L-11.1")
def test_a_fate_is_taken_from_the_opponent_that_was_named_alone():
    s = position("hand a: levy\nhand b: banzai\nfate: 0 2 0 2\nphase: conflict", players=4, windows="all")
    s.choose("use levy")
    if prompt(s) == "opponent?":
        s.choose("seat d")
    assert asked(s)[0] == 3
    s.choose(0)
    assert s.fate == (1, 2, 0, 1)


def test_texts_say_whose_controller_is_meant():
    texts = {listing.face: listing.text for listing in GAME.listings()}
    assert "let the controller of a character select one: move it home" in texts["directing-the-battle"]
    assert "let its controller" not in texts["directing-the-battle"]
    assert "the controller of a tainted character" in texts["the-obsidian-flower-challenge"]
