"""To the letter: what single words of a card come to where they meet other rules."""

import pytest

from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import borne, number, options, play, position, prompt, row, taking_part, where

# ── “the attacked province” where a conflict is at several ──────────────────────────────────────────────────────────

SIEGE = (
    "field c: wild-ogre [present]\nhand b: banzai\nfate: 9 9 0\ndeck c: evil-portents, evil-portents, uncontained\n"
    "provinces b2: rally-to-the-cause\nconflict: c military earth a1 b2\n"
)


def besieged(text: str):
    """Return a position of two clans whose provinces the deck attacks together: a garden of a's and a rally of b's."""
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


# ── what is no target ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.10", "L-9.1")
def test_whom_abilities_of_opponents_cannot_choose_an_attachment_can_be_played_on():
    s = position(
        "field b: ichigenkin-soloist [present]\nfield a: matsu-berserker [present]\nhand a: rout, fine-katana\ndials: 3 1\n"
        "fate: 9 9\nconflict: a military air b1",
        windows="all",
    )
    assert "use rout" not in options(s)
    play(s, "play fine-katana", "b/ichigenkin-soloist")
    assert borne(s, "ichigenkin-soloist") == ["fine-katana"]


@pytest.mark.ruling("U-122", "U-123", "L-9.1")
def test_madness_comes_to_a_soloist_of_whom_the_deck_cannot_take_hold_otherwise():
    s = against(
        "field a: ichigenkin-soloist [present]\nfield b: wild-ogre [present]\nhand a: levy\ndials: 1 3\nfate: 0 9\n"
        "deck b: madness, way-of-the-shadowlands, uncontained\nconflict: b military void a1",
        windows="all",
    )
    assert borne(s, "ichigenkin-soloist") == ["madness"]
    s.choose("use levy")
    s.choose(options(s)[0])
    assert [row(s, face).count("tainted") for face in ("ichigenkin-soloist", "wild-ogre")] == [0, 1]


# ── “printed on it” ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.8")
@pytest.mark.parametrize("breath", [True, False])
def test_a_centered_breath_repeats_what_is_printed_on_a_monk_and_not_what_it_has_gained(breath):
    """The philosopher moves fate by its own text, and may challenge by what it bears."""
    s = position(
        "field a: tranquil-philosopher [present], matsu-berserker [present]\nfield b: doji-whisperer [present]\n"
        "attached a: duelist-training [on field/tranquil-philosopher]\nhand a: centered-breath, levy\nfate: 5 0\n"
        "ring air: - 9\nconflict: a political fire b1",
        windows="all",
    )
    if breath:
        s.choose("use centered-breath")
    times = {"1": 0, "2": 0}  # by which of its actions
    while mine := [each for each in options(s) if each.startswith("use a/tranquil-philosopher")]:
        s.choose(mine[-1])
        times[mine[-1][-1] if mine[-1][-1].isdigit() else "1"] += 1
        while prompt(s) != "window":
            s.choose(options(s)[0])
    assert times == {"1": 1 + breath, "2": 1}


# ── who has passed plays nothing more in this phase ─────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-173", "U-076", "L-5.3")
@pytest.mark.parametrize(("first", "saved"), [("b", True), ("a", False)])
def test_who_has_passed_in_the_dynasty_phase_plays_no_reactions_of_the_hand_either(first, saved):
    """The Shadowlands wait until the clans have passed; nobody can then stand its ground against what they do."""
    s = versus(
        "warlord c: atsuko-the-calamitous-challenge\nfield a: akodo-toturi [honored]\nhand a: stand-your-ground, levy\n"
        "hand b: levy\nhand c: uncontained\nfate: 9 9 9\nfallen c: wild-ogre\nphase: dynasty\nfirst: " + first,
        format="stronghold",
        windows="all",
    )
    while s.question.seat != 2:
        s.choose("pass")
    play(s, "use c/warlord/atsuko-the-calamitous-challenge", "seat a")
    s.choose(options(s)[0])
    assert (prompt(s) == "replace?") is saved
    assert where(s, "akodo-toturi") == ("field" if saved else "fallen")
