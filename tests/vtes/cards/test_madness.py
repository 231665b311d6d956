"""The Madness Network, by which Malkavians act whenever they like, and Rachel Brandywine, who throws nothing away."""

import pytest

from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    asked,
    find,
    happen,
    locked,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

MAD, MAD_TOO = taught("obf", clan="Malkavian", capacity=5), taught(clan="Malkavian", capacity=5, nth=2)
SANE = taught(clan="Toreador", capacity=5)
NETWORK = "madness-network"


def networked(
    b: str = f"{MAD} [blood 3]", c: str = f"{MAD_TOO} [bowed, blood 3]", a: str = f"{SANE} [blood 3]", more: str = ""
):
    """Return a position in the minion phase of seat a, while seat c has the Madness Network in play."""
    return position(f"ready a: {a}\nready b: {b}\nready c: {c}\nboard c: {NETWORK}\n{LIBRARIES}", game=SCHOOL)


@pytest.mark.ruling("D-904", "V-075")
def test_malkavians_act_in_the_minion_phases_of_others_once_these_are_done():
    s = networked()
    assert (asked(s)[0], s.asked[1][0]) == (0, "action?")
    s.choose("done")
    assert asked(s) == (1, [f"use c/{NETWORK}", "pass"])  # whoever controls the card; the other Malkavian is locked
    s.choose(f"use c/{NETWORK}")
    assert not any(SANE in each for each in options(s))
    s.choose(f"bleed with {MAD}")
    rest(s)
    assert (s.pool, locked(s, MAD), s.active) == ((30, 30, 29), True, 0)
    assert f"hunt with a/{SANE}" in options(s)  # who was done goes on, as somebody has acted
    s.choose("done")
    assert s.active != 0 or s.asked[1][0] != "another's minion phase?"


def test_who_bleeds_out_of_turn_does_not_unlock_for_it():
    s = networked()
    reach(s, "done", f"use c/{NETWORK}", f"bleed with {MAD}", over=True)
    rest(s)
    s.choose("done")
    while s.asked[1][0] != "action?":
        s.choose(next(each for each in ("done", "pass", *options(s)) if each in options(s)))
    assert (s.active, locked(s, MAD)) == (1, False)


@pytest.mark.parametrize("b", [f"{MAD} [bowed, blood 3]", f"{SANE} [blood 3]", "double-deuce [lives 3]"])
def test_nobody_else_acts_out_of_turn(b):
    s = networked(b=b, a="madison [blood 3]")
    s.choose("done")
    assert s.asked[1][0] != "another's minion phase?"


def test_nobody_has_to_act_and_who_forgoes_it_does_not_keep_the_phase_going():
    s = networked()
    reach(s, "done", f"use c/{NETWORK}", "no action", over=True)
    s.choose("pass")
    assert s.asked[1][0] != "action?" or s.active != 0


@pytest.mark.ruling("VR-6.5")
@pytest.mark.parametrize(("blocker", "can"), [(f"{MAD} [blood 3]", True), (f"{SANE}-2 [blood 3]", False)])
def test_an_unlocked_malkavian_of_anybody_else_may_save_it(blocker, can):
    other = taught(clan="Toreador", capacity=5, nth=2)
    s = networked(b=blocker if can else f"{other} [blood 3]")
    s.choose(next(each for each in options(s) if NETWORK in each and each.startswith("act with")))
    seats = []
    while s.asked[1][0] == "block?" or "pass" in options(s):
        seats.append(s.question.seat) if s.asked[1][0] == "block?" else None
        s.choose("no block" if "no block" in options(s) else "pass")
    assert (seats, where(s, NETWORK)) == ([1] * can, "ash")


def test_its_own_methuselah_may_block_with_anybody():
    s = networked(b=f"{MAD} [bowed, blood 3]", c=f"{taught(clan='Toreador', capacity=5, nth=2)} [blood 3]")
    s.choose(next(each for each in options(s) if NETWORK in each and each.startswith("act with")))
    assert (asked(s)[0], s.asked[1][0]) == (2, "block?")


# ── Rachel Brandywine ───────────────────────────────────────────────────────────────────────────────────────────────

RACHEL = "rachel-brandywine"


def discards(rachel: str, phase: str = "5.5.1"):
    """Return a position in which seat a has discarded a card, with Rachel in some region."""
    s = position(
        f"phase: {phase}\n{rachel}\nhand a: majesty, dodge, dodge, dodge, dodge, dodge, dodge\nlibrary a: slam, slam\n"
        "ready b: ryan [bowed]\nready c: lupo [bowed]\nlibrary b: dodge\nlibrary c: dodge"
    )
    s.choose("discard majesty")
    return s


@pytest.mark.parametrize("saves", [True, False])
def test_rachel_takes_what_was_discarded_back_into_the_library(saves):
    s = discards(f"ready a: {RACHEL} [bowed, blood 3]")
    assert (asked(s)[0], s.asked[1][0], where(s, "majesty")) == (0, "may", "ash")
    s.choose("yes" if saves else "no")
    assert (where(s, "majesty"), len(pile(s, "library", 0))) == (("library", 2) if saves else ("ash", 1))
    assert s.active == 1


def test_rachel_in_torpor_takes_nothing_back():
    s = discards(f"torpor a: {RACHEL} [blood 3]\nready a: madison [bowed]")
    assert (where(s, "majesty"), s.active) == ("ash", 1)


def test_rachel_takes_back_no_card_of_another_phase():
    s = position(
        f"phase: 5.3\nready a: {RACHEL} [blood 3]\nhand a: majesty\nready b: ryan [bowed]\nready c: lupo [bowed]\n"
        "library b: dodge\nlibrary c: dodge"
    )
    happen(s, about(s, "discard", find(s, "majesty")))
    while s.active == 0:
        assert s.asked[1][0] != "may"
        s.choose("done")
    assert where(s, "majesty") == "ash"


def test_rachel_takes_back_nothing_that_others_discard():
    s = position(
        f"phase: 5.5.1\nactive: b\nready a: {RACHEL} [bowed, blood 3]\nready b: ryan [bowed]\nready c: lupo [bowed]\n"
        "hand b: majesty\nlibrary a: dodge\nlibrary b: dodge\nlibrary c: dodge"
    )
    s.choose("discard majesty")
    assert (where(s, "majesty"), s.asked[1][0] == "may") == ("ash", False)
