"""Pulled Fangs, Poacher's Hunting Ground, The British Museum, Ossian: what each does, and what it must not do."""

import pytest

from coterie.games.vtes.facts import hand_size
from coterie.games.vtes.numbers import ANARCH
from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    borne_by,
    locked,
    options,
    position,
    reach,
    rest,
    take,
    taught,
    where,
)

STRONG, WEAK = taught(capacity=7, traits="strong"), taught(capacity=5)
REBEL, REBEL_TOO = taught(sect=ANARCH), taught(sect=ANARCH, nth=2)
SEER = taught("aus", capacity=7)
IDLE = "ready c: ryan [bowed, blood 2]"


# ── Pulled Fangs ────────────────────────────────────────────────────────────────────────────────────────────────────


def fight(armed: bool, own: int = 4):
    """STRONG bleeds and is blocked by WEAK, with more strength if it is armed."""
    worn = f"attached a: depravity [on ready/{STRONG}]\n" if armed else ""
    s = position(
        f"ready a: {STRONG} [blood {own}]\n{worn}hand a: pulled-fangs\nready b: {WEAK} [blood 4]\n{IDLE}", game=SCHOOL
    )
    reach(s, f"bleed with {STRONG}", f"block with {WEAK}")
    return s


def test_who_has_hurt_more_pulls_the_fangs():
    s = fight(armed=True)
    s.choose("play pulled-fangs")
    rest(s)
    assert (borne_by(s, WEAK), blood_on(s, WEAK)) == (["pulled-fangs"], 1)  # 2 by the strike, 1 by the card


def test_who_has_hurt_no_more_than_it_was_hurt_pulls_none():
    s = fight(armed=False)
    rest(s)
    assert where(s, "pulled-fangs") == "hand"


def toothless(blood: int, more: str = "", counter: str = ""):
    """WEAK of seat a bears Pulled Fangs in its own minion phase."""
    return position(
        f"ready a: {WEAK} [blood {blood}], {STRONG} [bowed, blood 3]\n"
        f"attached a: pulled-fangs [on ready/{WEAK}{counter}]\nready b: nassir [bowed, blood 2]\n{IDLE}\n{more}",
        game=SCHOOL,
    )


def test_without_fangs_it_cannot_hunt_but_bleed():
    s = toothless(2)
    assert f"bleed with a/{WEAK}" in options(s)
    assert not [each for each in options(s) if each.startswith("hunt")]


def test_without_fangs_and_blood_it_falls_into_torpor():
    s = toothless(0)
    assert where(s, WEAK) == "torpor"


def test_a_locked_one_need_not_hunt_and_so_does_not_fall():
    s = position(
        f"ready a: {WEAK} [bowed, blood 0], {STRONG} [blood 3]\nattached a: pulled-fangs [on ready/{WEAK}]\n"
        f"ready b: nassir [bowed, blood 2]\n{IDLE}",
        game=SCHOOL,
    )
    assert where(s, WEAK) == "ready"


@pytest.mark.parametrize(("counter", "there"), [("", "attached"), (", counter 1", "ash")])
def test_two_actions_of_whomever_are_needed_to_be_rid_of_it(counter, there):
    s = toothless(2, counter=counter)
    take(s, f"act with a/{WEAK}")
    assert where(s, "pulled-fangs") == there


# ── Poacher's Hunting Ground ────────────────────────────────────────────────────────────────────────────────────────


def poaching(grounds: str, own: str = f"{REBEL} [blood 2], {REBEL_TOO} [blood 2], {WEAK} [blood 2]"):
    return position(
        f"phase: 5.1.5\nready a: {own}\nboard a: poachers-hunting-ground, campground-hunting-ground\n"
        f"ready b: nassir [bowed, blood 2]\n{grounds}\n{IDLE}",
        game=SCHOOL,
    )


def test_poachers_feed_as_many_anarchs_as_others_have_hunting_grounds():
    s = poaching("board b: port-hunting-ground\nboard c: morgue-hunting-ground")
    reach(s, "use a/poachers-hunting-ground", REBEL)
    assert not any(WEAK in each for each in options(s))
    reach(s, REBEL_TOO)
    assert (blood_on(s, REBEL), blood_on(s, REBEL_TOO)) == (3, 3)
    assert "use a/poachers-hunting-ground" not in options(s)


def test_poachers_may_feed_fewer_and_nobody_twice():
    s = poaching("board b: port-hunting-ground\nboard c: morgue-hunting-ground")
    reach(s, "use a/campground-hunting-ground", REBEL, "use a/poachers-hunting-ground")
    assert not any(each.endswith(f"a/{REBEL}") for each in options(s))
    s.choose("none")
    assert (blood_on(s, REBEL), blood_on(s, REBEL_TOO)) == (3, 2)


@pytest.mark.parametrize("others", ["", "board b: poachers-hunting-ground"])
def test_without_a_ground_that_is_not_derivative_there_is_nothing_to_poach(others):
    assert "use a/poachers-hunting-ground" not in options(poaching(others))


# ── The British Museum ──────────────────────────────────────────────────────────────────────────────────────────────


def museum(hand: str, board: str = "the-british-museum-london"):
    return position(
        f"ready a: {STRONG} [blood 5], {WEAK} [bowed, blood 3]\nhand a: {hand}\nboard a: {board}\n"
        f"ready b: nassir [bowed, blood 2]\n{IDLE}",
        game=SCHOOL,
    )


def test_the_museum_saves_a_pool_and_unlocks_who_has_equipped():
    s = museum("the-sargon-fragment, drum-of-xipe-totec")
    assert hand_size(s, 0) == 8
    reach(s, "play the-sargon-fragment", f"use a/{STRONG}")
    rest(s)
    assert (locked(s, STRONG), s.pool[0]) == (False, 30)  # the fragment costs 1
    assert borne_by(s, STRONG) == ["the-sargon-fragment"]
    reach(s, "play drum-of-xipe-totec")
    rest(s)
    assert (locked(s, STRONG), s.pool[0]) == (True, 29)  # once a turn; the drum costs 2


def test_the_museum_is_not_for_weapons():
    s = museum("ivory-bow")
    reach(s, "play ivory-bow")
    rest(s)
    assert locked(s, STRONG)


# ── Ossian ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def hunted():
    """Ossian can enter combat with the vampires of seat b, of which one knows Auspex."""
    return position(
        f"ready a: ossian [lives 4], {WEAK} [bowed, blood 2]\nready b: {SEER} [blood 4], nassir [bowed, blood 2]\n"
        f"hand b: enhanced-senses, flash\n{IDLE}",
        game=SCHOOL,
    )


def test_ossian_drinks_what_its_foe_loses():
    s = hunted()
    reach(s, f"act with a/ossian by a/ossian 1: b/{SEER}", "use a/ossian")
    rest(s)
    assert (blood_on(s, SEER), blood_on(s, "ossian")) == (2, 5)  # 4 less 1 by the strike of the vampire, and 2 more


def test_who_has_used_auspex_in_the_action_does_not_strike_in_the_first_round():
    s = hunted()
    reach(s, "act with a/ossian by a/ossian 1: b/nassir", f"block with {SEER}", "play enhanced-senses", "use a/ossian")
    rest(s)
    assert (blood_on(s, SEER), blood_on(s, "ossian")) == (2, 6)  # Ossian was not struck


def test_the_museum_unlocks_for_equipment_that_another_card_brings_from_the_hand():
    for card, stays in (("aarons-feeding-razor", False), ("sport-bike", True)):
        s = museum(f"anonymous-freight, {card}")
        reach(s, "play anonymous-freight", f"bring {card} 1")
        reach(s, *[f"use a/{STRONG}"] * (not stays))
        rest(s)
        assert (borne_by(s, STRONG), locked(s, STRONG)) == ([card], stays)
