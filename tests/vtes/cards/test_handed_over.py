"""Vivienne Géroux, whom one gives away and others take."""

import pytest

from tests.vtes.tools import (
    LIBRARIES,
    blood_on,
    find,
    number,
    options,
    position,
    reach,
    rest,
    vampire,
    where,
)

HER = "vivienne-geroux"
ANARCH = vampire(sect="Anarch", nth=4)


def with_her(
    more: str = "", a: str = "madison [blood 4]", b: str = "nassir [bowed, blood 4]", c: str = "ryan [bowed, blood 2]"
):
    """Return a position in which seat a controls Vivienne."""
    return position(f"ready a: {a}, {HER} [bowed, lives 2]\nready b: {b}\nready c: {c}\n{more}{LIBRARIES}")


def whose(s) -> int:
    return s.game.speaks(s, find(s, HER))


@pytest.mark.ruling("C-023", "VR-6.5")
def test_she_is_given_to_another_methuselah_who_alone_could_block():
    s = with_her(b="nassir [blood 4]", c="ryan [blood 2]")
    given = [each for each in options(s) if HER in each and each.startswith("act with a/madison")]
    assert [each[-1] for each in given] == ["b", "c"]  # and not oneself
    s.choose(given[0])
    assert s.question.seat == 1
    s.choose("no block")
    rest(s)
    assert (whose(s), where(s, HER), s.pieces[find(s, HER)].place) == (1, "ready", 1)


def test_who_is_to_have_her_may_block():
    s = with_her(b="nassir [blood 4]")
    s.choose(next(each for each in options(s) if HER in each and each.endswith(": b")))
    reach(s, "block with nassir")
    rest(s)
    assert whose(s) == 0


def test_a_vampire_of_anybody_else_steals_her_and_an_ally_does_not():
    s = with_her(
        "active: b\nphase: 5.3\n", b="nassir [blood 4], double-deuce [lives 3]", a="madison [bowed, blood 4]"
    )  # fmt: skip
    there = [each for each in options(s) if HER in each]
    assert [each.split(" by ")[0] for each in there] == ["act with b/nassir"]
    s.choose(there[0])
    rest(s)
    assert whose(s) == 1
    assert not [each for each in options(s) if HER in each and "steal" in each]


@pytest.mark.parametrize(("seat", "fails"), [(0, True), (1, False)])
def test_political_actions_of_her_methuselah_are_easier_to_see(seat, fails):
    s = position(
        f"ready a: madison [blood 4]{f', {HER} [bowed, lives 2]' if seat == 0 else ''}\nhand a: ancilla-empowerment\n"
        f"ready b: nassir [blood 4]{f', {HER} [bowed, lives 2]' if seat == 1 else ''}\nready c: ryan [bowed]\n{LIBRARIES}"
    )
    s.choose("play ancilla-empowerment")
    assert number(s, "stealth", "madison") == -1 * fails
    reach(s, "block with nassir")
    rest(s)
    assert (blood_on(s, "madison") < 4) is fails  # it was blocked, and they have fought


def test_her_methuselah_bleeds_as_stealthily_as_ever():
    s = with_her(b="nassir [blood 4]")
    s.choose("bleed with madison")
    assert number(s, "stealth", "madison") == 0


def test_only_an_anarch_recruits_her():
    for who, can in (("madison", False), (ANARCH, True)):
        s = position(
            f"ready a: {who} [blood 4]\nhand a: {HER}\nready b: nassir [bowed]\nready c: ryan [bowed]\n{LIBRARIES}"
        )
        assert (f"play {HER}" in options(s)) is can


@pytest.mark.ruling("V-122")
@pytest.mark.parametrize(
    ("card", "can"), [("illegalism", True), ("make-the-misere", True), ("govern-the-unaligned", False)]
)
def test_she_plays_cards_for_celerity_or_fortitude_as_an_anarch(card, can):
    s = position(
        f"ready a: {HER} [lives 2], madison [bowed]\nhand a: {card}\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed]\n"
        f"{LIBRARIES}"
    )
    assert (f"play {card}" in options(s)) is can
