"""Snarls: ousts, contests, checks and votes where three mechanisms meet, worked out by hand from the rules."""

import pytest

from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    blood_on,
    options,
    position,
    taught,
    where,
)

# ── ousts, and what is checked after them ───────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-11.2", "V-010")
def test_after_blood_has_drained_the_checks_go_on():
    """A Methuselah leaves: with its card goes a point of capacity of another's vampire, which drains; what a third had put
    on its own vampire lies on nothing any more and burns in the same moment."""
    gone, shrinks = taught(capacity=6), taught(capacity=7)
    s = position(
        f"{LIBRARIES}library d: dodge\npool: 9 1 9 9\nready a: madison [blood 2], {shrinks} [blood 8]\n"
        f"attached b: potence [on ready/{shrinks}]\nready b: {gone} [bowed, blood 3]\n"
        f"attached c: auspex [on ready/{gone}]\nready c: ryan [bowed]\nready d: lupo [bowed]",
        players=4,
        game=SCHOOL,
    )
    s.choose("bleed with madison")
    assert (s.out, blood_on(s, shrinks)) == ((1,), 7)
    assert (where(s, gone), where(s, "potence"), where(s, "auspex")) == ("removed", "removed", "ash")


@pytest.mark.ruling("VR-11.2", "C-019", "VR-4.10")
def test_who_pays_the_last_pool_for_a_unique_card_leaves_before_it_is_contested():
    """Nobody contests the other library, nor discards for it: D-815."""
    s = position(
        f"{LIBRARIES}library c: dodge, dodge\nphase: 5.2.2\npool: 1 9 9\nready a: madison [bowed]\nhand a: elder-library\n"
        f"ready b: nassir [bowed]\nready c: ryan [bowed]\nboard c: elder-library\nhand c: {', '.join(['vessel'] * 8)}"
    )
    s.choose("play elder-library")
    assert (s.out, s.pool) == ((0,), (0, 9, 15))
    assert (where(s, "elder-library"), where(s, "elder-library", 1)) == ("removed", "board")
    assert not [each for each in options(s) if each.startswith("discard")]
