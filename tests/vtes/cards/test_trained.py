"""Web of Knives Recruits, who become vampires once they are trained (D-903)."""

import pytest

from coterie.games.vtes.facts import clan, has_trait, is_vampire, sect
from coterie.kernel.events import about
from tests.vtes.tools import (
    AWAKE,
    IDLE,
    LIBRARIES,
    SCHOOL,
    blood_on,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

CARD = "web-of-knives-recruit"
ASSASSIN = taught(clan="Banu Haqim", capacity=5)


def training(*counters: int, phase: str = "5.1.1", more: str = ""):
    """Return a position in which seat a trains recruits that have so many counters."""
    there = ", ".join(f"{CARD} [counter {n}]" for n in counters)
    board = f"board a: {there}\n" if there else ""
    return position(f"phase: {phase}\nready a: {ASSASSIN} [blood 3]\n{board}{more}{IDLE}\n{LIBRARIES}", game=SCHOOL)


def recruits(s) -> list[tuple[str, int]]:
    """Return where the recruits are, each with its counters."""
    return [(now.zone, now.count("counter")) for now in s.pieces if now.face == CARD]


@pytest.mark.ruling("D-903")
def test_an_action_of_the_banu_haqim_takes_a_recruit():
    s = training(phase="5.3", more=f"hand a: {CARD}\n")
    s.choose(f"play {CARD}")
    rest(s)
    assert (recruits(s), s.pool[0], locked(s, ASSASSIN)) == ([("board", 3)], 29, True)
    s = position(f"phase: 5.3\nready a: madison [blood 4]\nhand a: {CARD}\n{IDLE}\n{LIBRARIES}")
    assert f"play {CARD}" not in options(s)


def test_the_action_is_stealthy():
    s = position(f"phase: 5.3\nready a: {ASSASSIN} [blood 3]\nhand a: {CARD}\n{AWAKE}\n{LIBRARIES}", game=SCHOOL)
    reach(s, f"play {CARD}", "block with nassir")
    rest(s)
    assert recruits(s) == [("board", 3)]


@pytest.mark.parametrize(("seat", "left"), [("a", 2), ("b", 3)])
def test_a_counter_goes_in_each_unlock_phase_of_its_own_methuselah(seat, left):
    s = position(
        f"phase: 5.1.1\nready a: madison [blood 4]\nboard {seat}: {CARD} [counter 3]\n{IDLE}\n{LIBRARIES}", game=SCHOOL
    )
    assert (s.active, recruits(s)) == (0, [("board", left)])


def test_who_is_trained_is_a_vampire_of_three_blood():
    s = training(1)
    at = find(s, CARD)
    assert (where(s, CARD), blood_on(s, CARD), locked(s, CARD), is_vampire(s, at)) == ("ready", 3, False, True)
    assert (clan(s, at), sect(s, at), has_trait(s, at, "blood cursed")) == ("Banu Haqim", "Independent", True)
    assert [number(s, name, CARD) for name in ("capacity", "cel", "obf", "pot", "qui", "dom", "bleed")] == [
        3, 1, 1, 1, 1, 0, 1
    ]  # fmt: skip
    while s.asked[1][0] != "action?":
        s.choose("done")
    assert {f"bleed with a/{CARD}", f"hunt with a/{CARD}"} <= set(options(s))  # it may act in that turn


def test_several_can_be_there_and_none_of_them_devours_anybody():
    s = training(1, 1, more="torpor a: lupo [blood 1]\n")
    s.choose(options(s)[0])
    assert recruits(s) == [("ready", 0), ("ready", 0)]
    assert [now.count("blood") for now in s.pieces if now.face == CARD] == [3, 3]
    while s.asked[1][0] != "action?":
        s.choose("done")
    assert [each for each in options(s) if each.startswith("diablerise")] == [f"diablerise with a/{ASSASSIN}: a/lupo"]


@pytest.mark.ruling("D-903")
def test_two_are_trained_in_an_unlock_phase_and_their_methuselah_says_which():
    s = training(2, 3, 1)
    assert len(options(s)) == 3
    s.choose(f"trigger a/{CARD}.3")
    s.choose(f"trigger a/{CARD}.2")
    assert recruits(s) == [("board", 2), ("board", 2), ("ready", 0)]
    assert s.asked[1][0] == "unlock?"


def test_a_recruit_that_is_burned_later_is_the_action_card_again():
    s = training(1)
    happen(s, about(s, "burn", find(s, CARD)))
    assert (where(s, CARD), is_vampire(s, find(s, CARD))) == ("ash", False)
