"""To the letter: what single words of a card come to where they meet other rules."""

import pytest

from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import number, options, play, prompt, row, taking_part, where

# ── “the attacked province” where a conflict is at several ──────────────────────────────────────────────────────────

SIEGE = (
    "field c: wild-ogre [present]\nhand b: banzai\nfate: 9 9 0\ndeck c: evil-portents, evil-portents, uncontained\n"
    "provinces b2: rally-to-the-cause\nconflict: c military earth a1 b2\n"
)


def besieged(text: str):
    """A position of two clans whose provinces the deck attacks together: a garden of a's and a rally of b's."""
    return against(SIEGE + text, 2, format="stronghold", windows="all")


@pytest.mark.ruling("L-6.18", "U-108")
@pytest.mark.parametrize(
    ("at", "goes", "stays"), [("a1", "doji-whisperer", "kaiu-envoy"), ("b2", "kaiu-envoy", "doji-whisperer")]
)
def test_the_alarm_is_raised_in_one_of_the_attacked_provinces(at, goes, stays):
    s = besieged(
        "row a1: doji-whisperer [down]\nrow b2: kaiu-envoy [down]\nfield a: matsu-berserker [present]\n"
        "hand a: raise-the-alarm, banzai"
    )
    s.choose("use raise-the-alarm")
    s.choose(next(each for each in options(s) if each.startswith(at)))
    assert taking_part(s) == sorted([goes, "matsu-berserker", "wild-ogre"])
    assert (where(s, stays), row(s, stays).down) == ("row", True)


@pytest.mark.ruling("L-6.18", "L-16.1")
def test_a_steward_lowers_one_wall_or_raises_one():
    s = besieged("field a: steward-of-cryptic-lore [present]\nhand a: banzai")
    s.choose("use a/steward-of-cryptic-lore")
    s.choose(options(s)[0])
    s.choose(next(each for each in options(s) if each.startswith("b2")))
    assert [number(s, "strength", face) for face in ("manicured-garden", "rally-to-the-cause")] == [4, 7]


@pytest.mark.ruling("L-6.18", "L-3.2")
@pytest.mark.parametrize(("at", "element"), [("a1", "air"), ("b2", "water")])
def test_a_guardian_resolves_a_ring_of_one_of_the_attacked_provinces(at, element):
    """No ring has the elements of both."""
    s = besieged("field a: garanto-guardian [present], matsu-berserker [present, honored]\nhand a: banzai")
    play(s, "use banzai", "a/matsu-berserker", "no", "pass", "pass", "use a/garanto-guardian")
    s.choose(next(each for each in options(s) if each.startswith(at)))
    assert f"a resolves the {element} ring" in told(s)


# ── “in player order” with teams ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-235", "U-066", "U-067")
@pytest.mark.parametrize(
    ("first", "order", "honored", "tainted"),
    [("a", "a c b", "wild-ogre", "doji-whisperer"), ("b", "c a b", "matsu-berserker", "doji-whisperer")],
)
def test_a_card_goes_round_by_teams_before_it_comes_to_the_other_members(first, order, honored, tainted):
    """Team a are a and b, team b is the deck, c. The first who is chosen is ready again, the second honored."""
    s = against(
        "field a: matsu-berserker [bowed], reckless-avenger\nfield b: doji-whisperer [bowed]\nfield c: wild-ogre [bowed]\n"
        f"hand a: banzai\nhand b: banzai\nfirst: {first}\nphase: conflict",
        2,
        windows="all",
    )
    play(s, "use a/reckless-avenger")
    asked_for = []
    while prompt(s) == "choose":
        asked_for.append(options(s)[0][0])
        s.choose(options(s)[0])
    assert [
        face for face in ("matsu-berserker", "wild-ogre", "doji-whisperer") if row(s, face, "field").count("honored")
    ] == [honored]
    assert row(s, tainted, "field").count("tainted") == 1
    assert " ".join(asked_for) == order.replace(" c", "").replace(
        "c ", ""
    )  # the deck has one character: nobody is asked
