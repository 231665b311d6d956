"""The dynasty phase against the Shadowlands deck: cards, fate, the leftmost character (U-075 to U-089)."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.provinces import provinces
from coterie.kernel.events import happen
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import find, game_with, play, prompt, row, through, where

WINDOW = "phase: dynasty\nfirst: b\nhand a: banzai\nholdings a1: imperial-storehouse"
HELD = {"windows": "all"}


def started(players: int, **more):
    """Return a game at the first question after its set-up."""
    s: Any = GAME.start({"mode": "coop", "players": players, **more}, 5)
    while (s.asked is not None and "replace" in prompt(s)) or prompt(s) == "place?":
        s.choose(s.question.default)
    return s


@pytest.mark.ruling("U-001", "U-057", "U-060", "U-061", "U-062")
def test_the_deck_lies_there_with_five_tainted_empty_provinces_face_down_and_begins():
    s = GAME.start({"mode": "coop", "players": 2, "format": "stronghold"}, 5)
    there = [s.pieces[p] for p in provinces(s, 2)]
    assert [now.down and now.count("tainted") for now in there] == [1] * 5
    assert not any(knows(s, seat, p) for seat in (0, 1) for p in provinces(s, 2))
    assert (len(pile(s, "deck", 2)), len(pile(s, "dynasty", 2)), pile(s, "hand", 2)) == (40, 40, ())
    assert not any(pile(s, "row", now.place) for now in there)
    assert s.teams == (0, 0, 1)
    assert s.first == 1


@pytest.mark.ruling("U-057")
def test_its_provinces_lie_in_random_order():
    orders = {
        tuple(s.pieces[p].face for p in provinces(s, 1))
        for s in [GAME.start({"mode": "coop", "players": 1, "format": "stronghold"}, n) for n in range(4)]
    }
    assert len(orders) > 1


@pytest.mark.ruling("U-058", "U-031")
def test_in_skirmish_its_provinces_are_five_tokens_and_the_warlord_lies_open():
    s = GAME.start({"mode": "coop", "players": 1}, 5)
    assert [s.pieces[p].face for p in provinces(s, 1)] == ["province"] * 5
    assert where(s, "akuma-no-oni-coop") == "warlord"


@pytest.mark.ruling("U-077", "U-079", "U-081")
@pytest.mark.parametrize(("players", "each"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_provinces_receive_one_card_with_two_players_two_with_more_and_five_fate_for_each_player(players, each):
    s = started(players)
    assert told(s).count(" receives ") == 5 * each
    assert f"The Shadowlands deck collects {5 * players} fate" in told(s)
    lying = [now for now in s.pieces if now.owner == players and now.zone in ("row", "holdings")]
    assert lying
    assert not any(now.down for now in lying)


@pytest.mark.ruling("U-158")
def test_a_relentless_deck_collects_one_more_for_each_player():
    s = started(3, difficulty=["relentless"])
    assert "The Shadowlands deck collects 18 fate" in told(s)


@pytest.mark.ruling("U-088", "U-083", "U-086", "U-087", "U-070")
def test_with_five_fate_the_brawler_and_the_rider_come_and_the_sokori_is_passed_over():
    s = against(
        f"row b1: goblin-brawler\nrow b2: kitsu-sokori\nrow b3: onikage-rider\nfate: 0 5\n{WINDOW}", windows="all"
    )
    assert where(s, "goblin-brawler") == "field"
    play(s, "pass")
    assert [where(s, face) for face in ("kitsu-sokori", "onikage-rider")] == ["row", "field"]
    assert [fate_on(s, find(s, face)) for face in ("goblin-brawler", "onikage-rider")] == [1, 2]
    assert s.fate[1] == 0


@pytest.mark.ruling("U-084")
def test_of_several_in_a_province_the_most_expensive_is_first():
    s = against(f"row b1: goblin-brawler, wild-ogre\nfate: 0 4\n{WINDOW}", windows="all")
    assert (where(s, "wild-ogre"), where(s, "goblin-brawler")) == ("field", "row")


@pytest.mark.ruling("U-085")
def test_of_several_that_cost_the_same_the_players_choose():
    s = against(f"row b1: goblin-brawler, lost-samurai\nfate: 0 2\n{WINDOW}", windows="all")
    assert prompt(s) == "plays?"
    assert s.question.seat == 0
    play(s, "play b1/row/lost-samurai")
    assert where(s, "lost-samurai") == "field"


@pytest.mark.ruling("U-082", "U-076", "U-089")
def test_a_deck_that_can_pay_for_nobody_has_passed_for_good_and_gains_nothing():
    s = against(f"row b1: wild-ogre\nfate: 3 2\n{WINDOW}\nrow a1: doji-whisperer", windows="all")
    assert "can afford nobody with 2 fate" in told(s)
    s.choose("play a1/row/doji-whisperer")
    through(s, "window")
    assert where(s, "wild-ogre") == "row"
    assert s.fate[1] == 2


@pytest.mark.ruling("U-075")
def test_the_teams_take_turns_from_the_one_with_the_token():
    s = against(
        f"row b1: goblin-brawler\nrow b2: goblin-brawler\nfate: 0 9\nfirst: a\n{WINDOW[24:]}\nphase: dynasty",
        windows="all",
    )
    assert where(s, "goblin-brawler") == "row"
    s.choose("pass")
    assert row(s, "goblin-brawler").zone == "field"


@pytest.mark.ruling("U-078", "U-111")
def test_nothing_refills_its_provinces_and_broken_ones_receive_cards_too():
    s = against("provinces b1: province [broken]\nphase: fate\nhand a: banzai", windows="all")
    assert told(s).count(" receives ") == 0
    while s.round == 1:
        s.choose(s.question.default)
    assert "Province 1 of the Shadowlands receives Wild Ogre" in told(s)
    assert told(s).count(" receives ") == 5


@pytest.mark.ruling("U-080", "U-033", "U-135")
def test_the_warlord_answers_the_fate_from_out_of_play():
    s = against(
        "warlord b: akuma-no-oni-coop\nfield a: doji-whisperer [fate 2]\nphase: fate\nhand a: banzai", windows="all"
    )
    while s.round == 1:
        s.choose(s.question.default)
    through(s, "window")
    assert not row(s, "doji-whisperer", "field").ready


@pytest.mark.ruling("U-071", "U-194", "U-041")
def test_a_corrupted_character_that_is_played_comes_tainted():
    s = against(f"row b1: lost-samurai\nfate: 0 2\n{WINDOW}", windows="all")
    assert row(s, "lost-samurai").count("tainted") == 1


@pytest.mark.ruling("U-083", "U-084", "U-086")
def test_what_becomes_cheaper_on_the_way_is_played_and_what_is_too_dear_is_passed_over():
    s = against(
        "row b1: goblin-brawler, chieftain-fouleye\nrow b2: wild-ogre\nrow b3: scavenging-goblin\nfate: 0 6\n"
        "phase: dynasty\nhand a: banzai",
        windows="all",
    )
    while s.phase == "dynasty":
        s.choose("pass")
    came = sorted(now.face for now in s.pieces if now.zone == "field")
    assert came == ["chieftain-fouleye", "goblin-brawler", "scavenging-goblin"]


@pytest.mark.ruling("U-086")
def test_the_deck_never_goes_back_to_the_left_however_much_fate_it_gains():
    s = against(
        f"row b2: wild-ogre\nrow b3: goblin-brawler\nrow b5: scavenging-goblin\nfate: 0 2\n{WINDOW}",
        windows="all",
    )
    assert row(s, "goblin-brawler").zone == "field"
    happen(s, fate_by(1, 9))
    while s.phase == "dynasty":
        s.choose("pass")
    assert [row(s, face).zone for face in ("wild-ogre", "scavenging-goblin")] == ["row", "field"]


@pytest.mark.ruling("U-084")
def test_a_character_for_nothing_is_played_after_one_that_costs_fate():
    free = card("16-scavenging-goblin")
    free = replace(free, facts=msgspec.structs.replace(free.facts, cost=0))
    s = against(
        f"row b1: scavenging-goblin, skeletal-warrior\nfate: 0 1\n{WINDOW}", game=game_with(free), windows="all"
    )
    assert [row(s, face).zone for face in ("scavenging-goblin", "skeletal-warrior")] == ["row", "field"]
