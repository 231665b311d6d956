"""A conflict that the Shadowlands deck does not declare: passed in skirmish, never due in the stronghold format (O-5)."""

import pytest

from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import conflict_phase, through

NO_RINGS = "\n".join(f"ring {element}: a 0" for element in ("air", "earth", "fire", "water", "void"))


def after_its_turn(text: str, **more):
    """Return the conflict phase once the deck has had its turn, before anything else is declared."""
    s = against(f"{text}\nfirst: b\nhand a: banzai\nphase: conflict", windows="all", **more)
    for _ in range(20):
        if conflict_phase(s).turn == 0 and s.asked[1][0] in ("window", "declare?", "answer?"):
            return s
        s.choose(s.question.default)
    raise AssertionError("the deck has no turn")


@pytest.mark.ruling("U-099", "L-6.3")
@pytest.mark.parametrize(
    "why",
    [
        pytest.param("field b: wild-ogre [fate 1, bowed]", id="no ready character"),
        pytest.param(f"field b: wild-ogre [fate 1]\n{NO_RINGS}", id="no unclaimed ring"),
    ],
)
def test_in_skirmish_the_deck_passes_its_only_conflict_and_that_is_answered(why):
    s = after_its_turn(f"field a: mediator-of-hostilities\n{why}")
    assert conflict_phase(s).left == (1, 0)
    through(s, "answer?")
    before = len(s.piles["hand", 0])
    s.choose("use a/mediator-of-hostilities")
    assert len(s.piles["hand", 0]) == before + 1
    assert "The Shadowlands deck cannot declare a conflict" in told(s)


@pytest.mark.ruling("U-099")
def test_a_deck_that_can_attack_does_not_pass():
    s = against(
        "field a: mediator-of-hostilities\nfield b: wild-ogre [fate 1]\nfirst: b\nhand a: banzai\nphase: conflict",
        windows="all",
    )
    through(s, "type?")
    assert "cannot declare a conflict" not in told(s)


@pytest.mark.ruling("U-098")
def test_in_the_stronghold_format_the_deck_stops_without_passing():
    s = against(
        "field a: mediator-of-hostilities\nfirst: b\nhand a: banzai\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    while s.asked is not None and s.phase == "conflict":
        s.choose(s.question.default)
    assert "The Shadowlands deck cannot declare a conflict" not in told(s)
    assert told(s).count("a declares no conflict") == 2  # the clan forfeits both of its own
