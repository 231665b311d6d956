"""Attachments, events, holdings and provinces of the Temptations Cycle: what each changes, and what it must not do."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.facts.cards import has_keyword
from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    each,
    fate,
    glory,
    go,
    has,
    honor,
    mil,
    pol,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import (
    declare,
    faces,
    find,
    finish,
    options,
    play,
    possible,
    row,
    skill,
    speaker,
    taking_part,
    where,
)


def broken(s):
    """Return how many provinces are broken."""
    return len([each for each in s.pieces if each.count("broken")])


def attacked_by_two(s):
    """Return the fate of both, once two characters of seat a have attacked the first province of seat b."""
    declare(s, "fire military", "b1", "deathseeker", "brash-samurai")
    for _ in range(9):
        if there := [said for said in options(s) if said.startswith("use b")]:
            s.choose(there[0])
        elif s.asked[1][0] == "window":
            break
        else:
            s.choose("done" if "done" in options(s) else s.question.default)
    return s.fate


BEARER = "field a: deathseeker [present] | attached a: {} [on field/deathseeker]"
STRONGHOLD_A = "provinces a1: manicured-garden | provinces a2: pilgrimage"

CASES = [
    Lies(
        "curse-of-misfortune",
        text="field a: deathseeker | "
        "attached a: curse-of-misfortune [on field/deathseeker], height-of-fashion [on field/deathseeker]" + CALM,
        look=lambda s: has_keyword(s, find(s, "height-of-fashion", "attached"), "restricted"),
        seen=True,
        no="field a: deathseeker, brash-samurai | "
        "attached a: curse-of-misfortune [on field/brash-samurai], height-of-fashion [on field/deathseeker]" + CALM,
    ),
    Use(
        "shadow-steed",
        text="field a: deathseeker [bowed] | attached a: shadow-steed [on field/deathseeker] | honor: 6 6" + CALM,
        look=each(up("deathseeker"), honor),
        seen=(True, (5, 6)),
        no="field a: deathseeker [bowed, fate 1] | attached a: shadow-steed [on field/deathseeker]" + CALM,
    ),
    Lies(
        "shape-the-flesh",
        text="field a: deathseeker | field b: brash-samurai | "
        "attached a: shape-the-flesh [on field/deathseeker] | hand a: way-of-the-lion" + CALM,
        look=lambda s: (declare(s, "fire military", "b1", "deathseeker"), options(s))[1],
        seen=["evade b/brash-samurai", "nobody"],
        no="field a: deathseeker | field b: brash-samurai | attached a: fine-katana [on field/deathseeker]" + CALM,
    ),
    Use(
        "command-the-tributary",
        text="field a: deathseeker [fate 2], brash-samurai | "
        "attached a: command-the-tributary [on field/deathseeker]" + CALM,
        look=each(has("deathseeker", "fate"), has("brash-samurai", "fate")),
        seen=(1, 1),
        no="field a: deathseeker, brash-samurai [fate 1] | "
        "attached a: command-the-tributary [on field/deathseeker]" + CALM,
        source="deathseeker",
    ),
    Lies(
        "tetsubo-of-blood",
        text=BEARER.format("tetsubo-of-blood") + " | hand a: way-of-the-crane" + MIL,
        look=lambda s: (possible(s, "honored", "deathseeker"), mil("deathseeker")(s)),
        seen=(False, 6),
        no=BEARER.format("fine-katana") + MIL,
    ),
    Lies(
        "enraged",
        text=BEARER.format("enraged") + MIL,
        look=each(mil("deathseeker"), pol("deathseeker")),
        seen=(4, 0),
        no="field a: deathseeker [present]" + MIL,
    ),
    Use(
        "belief-in-the-little-teacher",
        text="field a: deathseeker [dishonored] | "
        "attached a: belief-in-the-little-teacher [on field/deathseeker]" + CALM,
        look=has("deathseeker", "dishonored"),
        seen=0,
        no="field a: deathseeker | attached a: belief-in-the-little-teacher [on field/deathseeker]" + CALM,
        source="deathseeker",
    ),
    Lies(
        "dutiful-assistant",
        text="field a: deathseeker [honored] | attached a: dutiful-assistant [on field/deathseeker]" + CALM,
        look=glory("deathseeker"),
        seen=2,
        no="field a: deathseeker | attached a: dutiful-assistant [on field/deathseeker]" + CALM,
    ),
    Answer(
        "setting-the-standard",
        text="field a: matsu-berserker [present] | "
        "attached a: setting-the-standard [on field/matsu-berserker] | hand a: banzai | "
        "deck a: outwit, rout" + MIL,
        look=lambda s: (faces(s, "hand"), where(s, "banzai")),
        seen=(["outwit", "rout"], "discard"),
        no="field a: matsu-berserker [present] | field b: akodo-toturi [present] | "
        "attached a: setting-the-standard [on field/matsu-berserker]" + MIL,
        choices=("banzai",),
        source="matsu-berserker",
    ),
    Use(
        "shadows-obsidian-talisman",
        text="field a: deathseeker [dishonored] | "
        "attached a: shadows-obsidian-talisman [on field/deathseeker] | honor: 6 6" + CALM,
        look=each(has("deathseeker", "dishonored"), honor),
        seen=(0, (5, 6)),
        no="field a: deathseeker | attached a: shadows-obsidian-talisman [on field/deathseeker]" + CALM,
    ),
    Use(
        "superior-authority",
        text="field a: deathseeker [present] | "
        "field b: akodo-toturi [present], brash-samurai [present, fate 1] | hand a: superior-authority | "
        "fate: 3 0" + MIL,
        look=lambda s: (skill(s, 0), skill(s, 1)),
        seen=(0, 2),
        no="field a: deathseeker | hand a: superior-authority | fate: 2 0" + MIL,
    ),
    Use(
        "darkness-rising",
        text="field a: akodo-toturi [present, fate 2] | field b: deathseeker [present], matsu-berserker | "
        "hand a: darkness-rising" + MIL,
        look=each(
            up("deathseeker"), up("matsu-berserker"), has("akodo-toturi", "dishonored"), has("akodo-toturi", "fate")
        ),
        seen=(False, True, 1, 0),
        no="field a: akodo-toturi [present, fate 1] | field b: deathseeker [present] | "
        "hand a: darkness-rising | fate: 5 0" + MIL,
    ),
    Answer(
        "raze-to-the-ground",
        text=f"field a: deathseeker [present, honored] | hand a: raze-to-the-ground | {STRONGHOLD_A} | "
        "provinces b1: the-art-of-war" + MIL,
        look=lambda s: (broken(finish(s)), has("deathseeker", "honored")(s)),
        seen=(2, 0),
        no=f"field a: deathseeker [present] | hand a: raze-to-the-ground | {STRONGHOLD_A} | provinces b1: the-art-of-war"
        + POL,
        choices=("a1/manicured-garden",),
    ),
    Use(
        "shoshi-ni-kie",
        text="provinces a1: manicured-garden [down] | provinces a2: pilgrimage | field a: deathseeker [bowed] | "
        "hand a: shoshi-ni-kie" + CALM,
        look=lambda s: (row(s, "deathseeker").ready, row(s, "manicured-garden").down),
        seen=(True, False),
        no="provinces a1: manicured-garden [down] | provinces a2: pilgrimage | "
        "field a: deathseeker [bowed, honored] | hand a: shoshi-ni-kie" + CALM,
    ),
    Use(
        "bonds-of-blood",
        text="field a: deathseeker [present, fate 1] | field b: akodo-toturi [present] | hand a: bonds-of-blood" + MIL,
        look=each(taking_part, has("deathseeker", "dishonored")),
        seen=([], 1),
        no="field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: bonds-of-blood | "
        "fate: 3 0" + MIL,
        choices=("b/akodo-toturi",),
    ),
    Use(
        "seize-the-mind",
        text="field a: deathseeker [present, fate 3] | field b: brash-samurai [present, fate 2] | honor: 6 6 | "
        "hand a: seize-the-mind" + MIL,
        look=lambda s: (speaker(s, "brash-samurai"), s.honor),
        seen=(0, (4, 6)),
        no="field a: deathseeker [present, fate 2] | field b: brash-samurai [present] | "
        "hand a: seize-the-mind | fate: 5 0" + MIL,
    ),
    Use(
        "dark-resurrection",
        text="field a: deathseeker [present, fate 3] | fallen a: matsu-berserker, akodo-toturi, brash-samurai | "
        "hand a: dark-resurrection" + MIL,
        look=each(taking_part, has("matsu-berserker", "dishonored")),
        seen=(["brash-samurai", "deathseeker", "matsu-berserker"], 1),
        no="field a: deathseeker [present, fate 3] | fallen a: akodo-toturi | hand a: dark-resurrection" + MIL,
        choices=("a/fallen/matsu-berserker", "a/fallen/brash-samurai"),
    ),
    Use(
        "whispers-of-power",
        text="field a: deathseeker [present, fate 1] | "
        "field b: brash-samurai, matsu-berserker, akodo-toturi [fate 1] | hand a: whispers-of-power | "
        "honor: 6 6" + POL,
        look=each(pol("deathseeker"), honor),
        seen=(7, (5, 6)),
        no="field a: deathseeker [present] | field b: brash-samurai | hand a: whispers-of-power | fate: 3 0" + POL,
        choices=("a/deathseeker",),
    ),
    Answer(
        "battle-meditation",
        text="field a: matsu-berserker [present], akodo-toturi [present] | hand a: battle-meditation | "
        "deck a: banzai, outwit, rout" + MIL,
        look=lambda s: len(faces(s, "hand")),
        seen=3,
        no="field a: deathseeker [present], akodo-toturi [present, honored] | hand a: battle-meditation" + MIL,
    ),
    Use(
        "betrayal-of-truth",
        text="field a: deathseeker [present, honored] | "
        "field b: brash-samurai [present], matsu-berserker [present, dishonored] | "
        "hand a: betrayal-of-truth | fate: 2 0" + MIL,
        look=each(up("deathseeker"), up("brash-samurai"), up("matsu-berserker")),
        seen=(False, True, False),
        no="field a: deathseeker [present] | field b: matsu-berserker [dishonored] | "
        "hand a: betrayal-of-truth | fate: 2 0" + MIL,
    ),
    Use(
        "at-any-cost",
        text="field a: deathseeker | hand a: at-any-cost | honor: 6 6" + CALM,
        look=each(has("deathseeker", "fate"), honor),
        seen=(2, (3, 6)),
        no="field a: deathseeker | hand a: at-any-cost | honor: 2 6" + CALM,
    ),
    Answer(
        "cleanse-the-empire",
        text="field a: akodo-toturi [present, fate 1] | field b: deathseeker [fate 1], brash-samurai [fate 2] | "
        "hand a: cleanse-the-empire | fate: 3 0" + MIL,
        look=each(
            has("deathseeker", "fate"), has("brash-samurai", "fate"), up("deathseeker"), has("akodo-toturi", "fate")
        ),
        seen=(0, 1, False, 1),
        no="field a: akodo-toturi [present] | field b: deathseeker | hand a: cleanse-the-empire | fate: 3 0" + MIL,
    ),
    Use(
        "ride-on",
        text="field a: border-rider | field b: deathseeker [present] | hand a: ride-on" + BMIL,
        look=taking_part,
        seen=["border-rider", "deathseeker"],
        no="field a: brash-samurai | field b: deathseeker [present] | hand a: ride-on" + BMIL,
    ),
    Lies(
        "seeking-enlightenment",
        text="provinces b1: seeking-enlightenment [down] | field a: deathseeker, brash-samurai | fate: 3 0" + CALM,
        look=attacked_by_two,
        seen=(1, 0),
        no="provinces b1: manicured-garden [down] | field a: deathseeker, brash-samurai | fate: 3 0" + CALM,
    ),
    Answer(
        "shadowed-village",
        text="holdings a1: shadowed-village | field a: deathseeker [fate 1, dishonored], brash-samurai | "
        "attached a: command-the-tributary [on field/deathseeker] | deck a: banzai, outwit" + CALM,
        look=lambda s: len(set(faces(s, "hand")) & {"banzai", "outwit"}),
        seen=2,
        no="holdings b1: shadowed-village | field a: deathseeker [fate 1], brash-samurai | "
        "attached a: command-the-tributary [on field/deathseeker]" + CALM,
        start=("deathseeker",),
    ),
    Answer(
        "shadowed-village",
        text="holdings a1: shadowed-village | field a: deathseeker [fate 1], brash-samurai | "
        "attached a: command-the-tributary [on field/deathseeker] | deck a: banzai, outwit" + CALM,
        look=lambda s: len(set(faces(s, "hand")) & {"banzai", "outwit"}),
        seen=1,
        no="holdings a1: shadowed-village | field a: deathseeker [fate 1], brash-samurai" + CALM,
        start=lambda s: used(s, "deathseeker") and go(s, "deathseeker"),
    ),
    Use(
        "the-eternal-watch",
        text="provinces b1: the-eternal-watch | field a: deathseeker [present] | honor: 6 6" + MIL,
        look=each(up("deathseeker"), honor),
        seen=(True, (5, 7)),
        no="provinces b2: the-eternal-watch | provinces b1: manicured-garden | field a: deathseeker [present]" + MIL,
        choices=("TakeHonor()",),
    ),
    Use(
        "lord-s-ascendancy",
        text="provinces b1: lord-s-ascendancy | field a: deathseeker [present] | fate: 1 1" + MIL,
        look=each(has("deathseeker", "fate"), fate),
        seen=(1, (0, 1)),
        no="provinces b1: lord-s-ascendancy | field a: deathseeker [present] | fate: 0 1" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("there", "offered"), [("deathseeker, akodo-toturi", True), ("akodo-toturi", False)])
def test_feeding_an_army_breaks_a_province_for_fate_on_each_who_costs_little(there, offered):
    s = table(
        f"field a: {there} | hand a: feeding-an-army | provinces a1: pilgrimage | phase: draw | deck a: banzai, banzai"
    )
    found = answers(s, "feeding-an-army")
    assert bool(found) == offered
    if offered:
        play(s, found[0], "a1/pilgrimage")
        assert (row(s, "deathseeker").count("fate"), row(s, "akodo-toturi").count("fate")) == (1, 0)
        assert row(s, "pilgrimage").count("broken")


def test_dark_resurrection_raises_one_character_at_least():
    s = table(
        "field a: deathseeker [present, fate 3] | fallen a: matsu-berserker, brash-samurai | hand a: dark-resurrection"
        + MIL
    )
    go(s, "dark-resurrection")
    assert "done" not in options(s)
    play(s, "a/fallen/matsu-berserker", "done")
    assert taking_part(s) == ["deathseeker", "matsu-berserker"]


def test_bonds_of_blood_may_be_for_the_dishonored_character_alone():
    s = table("field a: deathseeker [present, fate 1] | field b: akodo-toturi | hand a: bonds-of-blood" + MIL)
    go(s, "bonds-of-blood")
    assert (zone("bonds-of-blood")(s), taking_part(s), has("deathseeker", "dishonored")(s)) == ("discard", [], 1)


def test_bonds_of_blood_says_of_both_at_once_that_they_go_home():
    assert CARDS["bonds-of-blood"].text.endswith("to move that character and a participating character home.")
