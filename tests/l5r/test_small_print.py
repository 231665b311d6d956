"""Small print: what one word of a rule or a card changes, with its limit on either side."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.facts.conflicts import can_participate
from coterie.games.l5r.facts.provinces import places_of
from coterie.games.l5r.state import ROW, STRONGHOLD
from coterie.kernel.pieces import pile
from tests.l5r.cards.cases import CALM, go, table, used
from tests.l5r.tools import asked, borne, faces, find, play, position, prompt, row, through, where


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
    assert "the controller of a character chooses one: move it home" in texts["directing-the-battle"]
    assert "let its controller" not in texts["directing-the-battle"]
    assert "the controller of an opponent's tainted character" in texts["the-obsidian-flower-challenge"]


@pytest.mark.ruling("L-14.8", "L-16.1")
@pytest.mark.parametrize("at", [0, 1, 2])
def test_rally_fills_the_province_of_the_card_that_has_come_there_from_the_deck(at):
    """It has changed its place since the game began, and is another thing than at first (L-2.5)."""
    s = position(
        "row a1: doji-whisperer\nrow a2: doji-whisperer\nrow a3: doji-whisperer\nhand a: let-go\nfate: 9 0\nphase: dynasty\n"
        "dynasty a: twilight-rider, akodo-toturi, doji-hotaru",
        windows="all",
    )
    play(s, f"play a{at + 1}/row/doji-whisperer", "fate 0")
    assert (row(s, "twilight-rider").down, row(s, "twilight-rider").place) == (True, at)
    while row(s, "twilight-rider").down:
        s.choose(s.question.default)
    assert faces(s, "row", at) == ["twilight-rider", "akodo-toturi"]
    assert [each.down for each in (row(s, "twilight-rider"), row(s, "akodo-toturi"))] == [False, False]


@pytest.mark.ruling("U-226", "L-24.2")
def test_the_last_honor_costs_the_stronghold_province_and_no_other():
    s = position(
        "field a: doji-whisperer [present]\nfield b: matsu-berserker [present]\nhand a: assassination, let-go\nhand b: let-go\n"
        "honor: 3 9 9 9\nstronghold c: yojin-no-shiro\nstronghold d: shizuka-toshi\n"
        + "".join(f"provinces {letter}{at}: manicured-garden\n" for letter in "cd" for at in "1234s")
        + "conflict: a military fire b1",
        players=4,
        format="stronghold",
        windows="all",
    )
    play(s, "pass", "use assassination", "b/matsu-berserker")
    fallen = [(each.owner, each.place % ROW) for each in s.pieces if each.zone == "provinces" and each.count("broken")]
    assert (s.honor[0], s.out, fallen) == (0, (0,), [(0, STRONGHOLD)])


@pytest.mark.ruling("L-6.16")
@pytest.mark.parametrize(("favor", "of_a", "of_b"), [("a", True, False), ("b", False, True), ("-", True, True)])
def test_a_guardsman_attacks_nobody_who_has_the_favor(favor, of_a, of_b):
    text = f"field a: seppun-guardsman\nfield b: seppun-guardsman\nfavor: {favor}\nhand a: let-go\nphase: conflict"
    s = position(text.replace("favor: -\n", ""), windows="all")
    assert [can_participate(s, find(s, "seppun-guardsman", nth=n), "military", "attack") for n in (0, 1)] == [
        of_a,
        of_b,
    ]
    assert [can_participate(s, find(s, "seppun-guardsman", nth=n), "military", "defend") for n in (0, 1)] == [
        True,
        True,
    ]


def test_texts_name_what_was_chosen_before():
    texts = {listing.face: listing.text for listing in GAME.listings()}
    assert "with equal or lower military than that character" in texts["wildfire-kick"]
    assert "with lower military than a participating Bushi character you control" in texts["rout"]
