"""Rings that were claimed as military or as political, that are not claimed, or that are claimed in another way."""

import pytest

from tests.l5r.cards.cases import CALM, MIL, POL, Answer, Lies, Use, go, has, mil, pol, table, up
from tests.l5r.tools import declare, options, position, ring, through

AKODO = "field a: akodo-toturi [present]"


def holder(element):
    """Return who holds a ring, and as which type."""
    return lambda s: (ring(s, element).holder, ring(s, element).side)


def over(s):
    """Return who holds the contested ring, and as which type, once the conflict is over."""
    for _ in range(60):
        if s.asked[1][0] == "window" and s.asked[1][1][0] == "action":
            break
        s.choose("no" if "no" in options(s) else s.question.default)
    return holder("fire")(s)


CASES = [
    Use("shiotome-encampment",
        text="ring air: a 0 military | holdings a1: shiotome-encampment | field a: moto-horde [bowed]" + CALM,
        look=up("moto-horde"), seen=True,
        no="ring air: a 0 political | holdings a1: shiotome-encampment | field a: moto-horde [bowed]" + CALM),
    Use("honor-in-battle", text="ring air: a 0 military | hand a: honor-in-battle | field a: akodo-toturi" + CALM,
        look=has("akodo-toturi", "honored"), seen=1,
        no="ring air: b 0 military | hand a: honor-in-battle | field a: akodo-toturi" + CALM),
    Lies("kitsu-warrior",
        text="ring air: a 0 military | ring fire: b 0 military | ring void: b 0 political | field a: kitsu-warrior" + CALM,
        look=lambda s: (mil("kitsu-warrior")(s), pol("kitsu-warrior")(s)), seen=(6, 4),
        no="ring air: a 0 military | ring fire: b 0 political | field a: kitsu-warrior" + CALM),
    Answer("roving-michibiku", start=lambda s: s,
        text="ring void: b 0 political | field a: roving-michibiku [present]" + MIL,
        look=holder("void"), seen=(0, "political"),
        no="ring void: a 0 political | field a: roving-michibiku [present]" + MIL),
    Answer("offerings-to-the-kami", start=lambda s: declare(s, "air military", "b1", "akodo-toturi"),
        text="ring void: - 2 | provinces b1: offerings-to-the-kami [down] | field a: akodo-toturi [fate 1] | honor: 5 5 | "
        "fate: 0 0" + CALM,
        choices=("void ring",),
        look=lambda s: (holder("void")(s), s.fate, has("akodo-toturi", "fate")(s)), seen=((1, "political"), (0, 2), 0),
        no="provinces b1: offerings-to-the-kami | field a: akodo-toturi" + CALM),
    Lies("henshin-mysteries", text=f"provinces b1: henshin-mysteries | {AKODO} | field b: doji-whisperer" + POL,
        look=over, seen=(-1, ""),
        no=f"provinces b2: henshin-mysteries | {AKODO} | field b: doji-whisperer" + POL),
    Use("dazzling-duelist", text="field a: dazzling-duelist [present] | field b: doji-whisperer [present], akodo-toturi "
        "[present] | honor: 5 5" + MIL, choices=("b/doji-whisperer", "bid 1", "bid 1"), look=over, seen=(-1, ""),
        no="field a: dazzling-duelist [present] | field b: doji-whisperer, akodo-toturi [present]".replace(
            "akodo-toturi [present]", "akodo-toturi") + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-6.12", "L-7.1")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_ring_is_claimed_as_the_conflict_is_and_as_nothing_once_it_is_returned(kind):
    s = table(f"{AKODO} | conflict: a {kind} fire b1")
    assert over(s) == (0, kind)
    through(s, "declare?", "bid?")
    while s.phase != "draw":
        s.choose(s.question.default)
    assert holder("fire")(s) == (-1, "")


@pytest.mark.ruling("D-964")
def test_a_ring_that_takes_the_place_of_another_is_claimed_as_that_was():
    s = table("ring air: a 0 military | hand a: know-the-world | fate: 1 0 | field a: adept-of-the-waves" + CALM)
    go(s, "know-the-world", "fire ring")
    assert (holder("air")(s), holder("fire")(s)) == ((-1, ""), (0, "military"))


def test_a_position_says_as_what_a_ring_was_claimed():
    s = position(
        "ring air: a 2 political\nring void: - 1\nfield a: eager-scout\nhand a: levy\nphase: conflict", windows="all"
    )
    text = s.game.write(s, None)
    assert "ring air: a 2 political" in text
    assert "ring void: - 1" in text
    assert position(text.replace("position: l5r\n", "")).rings == s.rings


def test_the_winner_of_the_duel_may_still_claim():
    s = table(
        "field a: dazzling-duelist [present], akodo-toturi [present] | field b: doji-whisperer [present] | honor: 5 5"
        + MIL
    )
    go(s, "dazzling-duelist", "bid 1", "bid 1")
    assert over(s) == (0, "military")


@pytest.mark.ruling("L-14.2")
def test_henshin_mysteries_that_is_broken_lets_the_ring_be_claimed():
    s = table(f"provinces b1: henshin-mysteries | {AKODO} | field a: hida-kisada [present]" + MIL)
    assert (over(s), has("henshin-mysteries", "broken")(s)) == ((0, "military"), 1)
