"""On the margin: where one transfer, one card, one point or one unlock phase more or less makes the difference."""

import pytest

from tests.vtes.samples import GAME
from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    UP,
    faces,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    wait,
    where,
)

# ── the burn option ─────────────────────────────────────────────────────────────────────────────────────────────────


def spare_ones(windows: str):
    """Return an unlock phase in which seat b has two cards with the burn option that it cannot use."""
    return position(
        f"{LIBRARIES}phase: 5.1.4\nready a: madison [bowed, blood 2]\nready b: nassir [bowed, blood 2]\n"
        "hand b: ritual-scalpel, journal-of-hrorsh, soak, soak, soak, soak, soak\nready c: ryan [bowed, blood 2]",
        windows=windows, lists="open" if windows == "useful" else "closed", game=GAME,
    )  # fmt: skip


@pytest.mark.ruling("VR-5.1", "VR-4.1")
@pytest.mark.parametrize(("windows", "choice"), [("useful", "pass"), ("all", "discard ritual-scalpel")])
def test_a_spare_card_can_be_discarded_in_the_next_unlock_phase_too(windows, choice):
    """Also after one has been kept, where only those are asked that have one; and after another has been discarded."""
    s = spare_ones(windows)
    wait(s, 1, "spare card?")
    assert "discard ritual-scalpel" in options(s)
    s.choose(choice)
    wait(s, 2, "unlock?")
    wait(s, 1, "spare card?")
    assert ("discard ritual-scalpel" in options(s), "discard journal-of-hrorsh" in options(s)) == (
        choice == "pass",
        True,
    )


# ── searching, learning ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cache_takes_up_to_three_pieces_and_no_more():
    gear = "dodge, laptop-computer, kevlar-vest, 44-magnum, sport-bike"
    hand = ", ".join(["black-market-cache", *["soak"] * 6])
    s = table(f"{vampire(clan='Ravnos')} [blood 4]", hand, phase="5.2.1", library_a=gear)
    s.choose("play black-market-cache")
    taken = 0
    while "none" in options(s):
        s.choose(next(each for each in options(s) if each.startswith("fetch")))
        taken += 1
    assert (taken, len(faces(s, "stored"))) == (3, 3)


def test_an_agent_of_power_teaches_no_discipline_that_is_mastered():
    """Madison has mastered Dominate and Fortitude; the vampire of the school knows Auspex only at the lower level."""
    for who, known, can in (("madison", "Dominate", False), (taught("aus"), "Auspex", True)):
        s = table(f"{who} [blood 4]", "agent-of-power", phase="5.2.1", game=SCHOOL)
        s.choose("play agent-of-power")
        assert (known in options(s), "Celerity" in options(s)) == (can, True)


# ── actions and referendums ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.4", "VR-6.5")
def test_an_action_at_the_minion_of_a_predator_is_directed_at_it_alone():
    s = table(f"{vampire('PRE')} [blood 3]", "mind-numb", b=UP, c="ryan [blood 4]")
    play_through(s, "play mind-numb", "way 1", "c/ryan")
    assert (s.question.seat, options(s)) == (2, ["block with c/ryan", "no block"])
    s.choose("no block")
    rest(s)
    assert locked(s, "ryan")


@pytest.mark.ruling("VR-7.1")
def test_a_referendum_that_passes_by_itself_has_no_votes_on_either_side():
    s = position(
        f"{LIBRARIES}ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: banishment\n"
        "ready b: nassir [bowed, blood 4], madison [bowed, blood 2]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    reach(s, "play banishment")
    rest(s)
    assert "The referendum passes, 0 to 0" in s.log()


@pytest.mark.ruling("VR-1.2")
@pytest.mark.parametrize(("lives", "lies"), [(2, "attached"), (1, "ash")])
def test_nothing_is_laid_on_a_minion_that_has_died_meanwhile(lives, lies):
    who = vampire("AUS", capacity=8)
    s = table(f"double-deuce [lives {lives}]", b=f"{who} [blood 4]", hand_b="melange")
    reach(s, "bleed with double-deuce", f"block with {who}", "play melange", "way 2")
    rest(s)
    assert where(s, "melange") == lies
