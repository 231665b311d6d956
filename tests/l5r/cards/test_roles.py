"""Roles: a keeper gains fate for a defense in its element, a seeker for a province of its element that is revealed."""

import pytest

from tests.l5r.tools import declare, faces, options, position, through

KEEPERS = ("keeper-of-air", "keeper-of-earth", "keeper-of-fire", "keeper-of-void", "keeper-of-water")
SEEKERS = {  # each with a province of its element and one of another
    "seeker-of-air": ("manicured-garden", "the-art-of-war"),
    "seeker-of-earth": ("entrenched-position", "manicured-garden"),
    "seeker-of-fire": ("meditations-on-the-tao", "pilgrimage"),
    "seeker-of-void": ("pilgrimage", "manicured-garden"),
    "seeker-of-water": ("the-art-of-war", "pilgrimage"),
}


def used(s, role: str, *stop: str) -> bool:
    """Return whether a role could be used before one of some questions; it was, then."""
    through(s, "answer?", *stop)
    if f"use b/role/{role}" not in options(s):
        return False
    s.choose(f"use b/role/{role}")
    return True


@pytest.mark.parametrize("role", KEEPERS)
def test_a_keeper_gains_a_fate_for_a_conflict_of_its_element_that_was_won_in_defense(role):
    own = role.removeprefix("keeper-of-")
    other = "fire" if own == "air" else "air"
    text = "field a: brash-samurai [present]\nfield b: hida-kisada [present]\nrole b: {}\nconflict: {} military {} {}1"
    for by, element, gains in (("a", own, 1), ("a", other, 0), ("b", own, 0)):
        there = text.format(role, by, element, "b" if by == "a" else "a")
        s = position(there, format="stronghold")
        assert used(s, role, "ring effect?", "favor?") == bool(gains), (by, element)
        assert s.fate[1] == gains


@pytest.mark.parametrize("role", list(SEEKERS))
def test_a_seeker_gains_a_fate_as_a_province_of_its_element_is_revealed(role):
    for face, gains in zip(SEEKERS[role], (1, 0), strict=True):
        s = position(
            f"field a: brash-samurai\nprovinces b1: {face} [down]\nrole b: {role}\n"
            "hand b: height-of-fashion\nphase: conflict",
            format="stronghold",
        )
        declare(s, "air military", "b1", "a/brash-samurai")
        assert used(s, role, "window") == bool(gains), face
        assert s.fate[1] == gains
        assert faces(s, "hand", 1) == ["height-of-fashion"]
