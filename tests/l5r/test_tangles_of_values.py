"""Positions in which several cards set, double, switch or copy values."""

import pytest

from tests.l5r.tools import find, options, play, position


def skills(s, face: str) -> tuple[int, int]:
    """Return both skills of a character."""
    military, political = [int(s.game.number(s, name, find(s, face))) for name in ("military", "political")]
    return military, political


@pytest.mark.ruling("L-8.16", "L-6.17")
def test_a_skill_is_switched_with_no_dash_and_with_none_that_is_the_same():
    s = position(
        "field a: bayushi-yunako [present], matsu-berserker [present], kitsuki-investigator [present]\n"
        "field b: political-rival, togashi-initiate, deathseeker\nhand a: outwit\nhand b: outwit\n"
        "conflict: a political fire b1",
        windows="all",
    )
    play(s, "pass", "use a/bayushi-yunako")
    assert options(s) == ["a/bayushi-yunako", "a/kitsuki-investigator", "b/deathseeker"]
    before = skills(s, "kitsuki-investigator")
    s.choose("a/kitsuki-investigator")
    assert skills(s, "kitsuki-investigator") == before[::-1]


@pytest.mark.ruling("L-8.16", "L-6.17")
def test_where_all_are_switched_who_has_a_dash_keeps_the_other_skill():
    s = position(
        "field a: furtive-sympathizer [present], matsu-berserker [present]\nfield b: deathseeker [present], "
        "kitsuki-investigator [present]\nhand a: outwit\nhand b: outwit\nconflict: a military fire b1",
        windows="all",
    )
    before = skills(s, "kitsuki-investigator")
    play(s, "pass", "use a/furtive-sympathizer")
    assert (skills(s, "matsu-berserker"), skills(s, "kitsuki-investigator")) == ((3, 0), before[::-1])


@pytest.mark.ruling("L-8.10", "L-10.4")
@pytest.mark.parametrize(("foe", "playable"), [("deathseeker", False), ("matsu-berserker", True)])
def test_no_base_skill_is_set_to_what_it_is(foe, playable):
    s = position(
        f"field a: brash-samurai [present]\nfield b: {foe} [present]\nhand a: by-any-means\nhand b: outwit\n"
        "dials: 3 1\nfate: 5 5\nconflict: a military air b1",
        windows="all",
    )
    s.choose("pass")
    assert ("use by-any-means" in options(s)) == playable
