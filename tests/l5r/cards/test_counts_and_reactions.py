"""Reactions that nobody uses, glory counts, honor that is kept, and duels once defenders are declared."""

import pytest

from tests.l5r.cards.cases import CALM, MIL, POL, Answer, Use, answers, each, go, has, table, up, zone
from tests.l5r.tools import declare, options, play, prompt, ring, taking_part, through

CASES = [
    Use(
        "breach-of-etiquette",
        text="hand a: breach-of-etiquette | field b: sinister-soshi | field a: doji-whisperer [present] | honor: 6 6"
        + POL,
        look=lambda s: go(s, "sinister-soshi").honor,
        seen=(6, 5),
        no="hand a: breach-of-etiquette | field a: doji-whisperer [present]" + MIL,
    ),
    Use(
        "being-and-becoming",
        text="field a: akodo-toturi | attached a: being-and-becoming [on field/akodo-toturi] | ring earth: - 3" + CALM,
        look=each(has("akodo-toturi", "fate"), up("akodo-toturi"), lambda s: ring(s, "earth").fate),
        seen=(3, False, 0),
        no="field a: akodo-toturi | attached a: being-and-becoming [on field/akodo-toturi] | ring earth: a 0" + CALM,
    ),
    Use(
        "severed-from-the-stream",
        text="hand a: severed-from-the-stream | field a: akodo-toturi | ring earth: b 0 | fate: 1 0" + CALM,
        look=lambda s: ring(s, "earth").holder,
        seen=-1,
        no="hand a: severed-from-the-stream | field a: doji-whisperer | fate: 1 0" + CALM,
    ),
    Answer(
        "ikoma-kiyono",
        text="field a: ikoma-kiyono [bowed] | honor: 7 6" + CALM,
        look=up("ikoma-kiyono"),
        seen=True,
        no="field a: ikoma-kiyono [bowed] | honor: 6 6" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("there", "offered"), [("doji-kuzunobu [present], ", False), ("doji-kuzunobu, ", True)])
def test_doji_kuzunobu_lets_nobody_use_reactions_where_he_takes_part(there, offered):
    s = table(f"field a: {there}blackmail-artist [present] | field b: doji-whisperer | hand b: levy" + POL)
    assert bool(answers(s, "blackmail-artist")) == offered


def test_doji_kuzunobu_stops_no_interrupts():
    s = table(
        "field a: doji-kuzunobu [present], hida-kisada [present] | holdings b1: miwaku-kabe | provinces b1: manicured-garden"
        + MIL
    )
    assert answers(s, "miwaku-kabe")


@pytest.mark.parametrize(("pressed", "left"), [("brash-samurai", "fallen"), ("matsu-berserker", "field")])
def test_castigated_costs_a_character_whose_political_skill_falls_to_zero(pressed, left):
    s = table(
        f"field b: {pressed} [present] | field a: miya-mystic, sinister-soshi | attached a: castigated [on field/{pressed}]"
        + MIL
    )
    assert zone(pressed)(s) == "field"
    go(s, "sinister-soshi")
    through(s, "window")
    assert zone(pressed)(s) == left


@pytest.mark.ruling("L-6.17")
def test_castigated_leaves_a_character_whose_political_skill_is_a_dash():
    s = table(
        "field b: butcher-of-the-fallen, doji-whisperer [present] | field a: miya-mystic, sinister-soshi | "
        "attached a: castigated [on field/butcher-of-the-fallen]" + MIL
    )
    go(s, "sinister-soshi")
    through(s, "window")
    assert zone("butcher-of-the-fallen")(s) == "field"


@pytest.mark.parametrize(("bids", "stays"), [((3, 1), True), ((1, 3), False)])
def test_arrogant_kakita_must_duel_once_defenders_are_declared(bids, stays):
    s = table("field a: arrogant-kakita | field b: matsu-berserker, doji-whisperer" + CALM)
    declare(s, "fire military", "b1", "arrogant-kakita")
    through(s, "defenders?")
    play(s, "defend with matsu-berserker", "done")
    assert prompt(s) == "bid?"
    play(s, *[f"bid {n}" for n in bids])
    assert ("arrogant-kakita" in taking_part(s)) == stays


def test_arrogant_kakita_duels_nobody_where_nobody_defends():
    s = table("field a: arrogant-kakita | field b: matsu-berserker" + CALM)
    declare(s, "fire military", "b1", "arrogant-kakita")
    through(s, "defenders?")
    play(s, "done")
    assert prompt(s) != "bid?"


@pytest.mark.ruling("L-11.4")
@pytest.mark.parametrize(("kept", "honor"), [(True, (6, 6)), (False, (4, 8))])
def test_divine_ancestry_keeps_honor_for_a_phase_from_being_given(kept, honor):
    s = table("hand a: divine-ancestry | fate: 1 0 | honor: 6 6 | phase: dynasty")
    for _ in range(20):
        if prompt(s) == "bid?":
            break
        card = "use divine-ancestry"
        s.choose(card if kept and card in options(s) and s.phase == "draw" else "pass")
    play(s, "bid 3", "bid 1")
    assert s.honor == honor


def test_divine_ancestry_lets_honor_be_gained_and_ends_with_the_phase():
    s = table("hand a: divine-ancestry | fate: 1 0 | honor: 6 6 | phase: dynasty")
    for _ in range(20):
        if prompt(s) == "bid?":
            break
        s.choose("use divine-ancestry" if "use divine-ancestry" in options(s) and s.phase == "draw" else "pass")
    play(s, "bid 1", "bid 3")
    assert s.honor == (8, 4)
    through(s, "declare?")
    assert not [what for what in s.uses if what[0] == "keeps honor"]
