"""Attachments, events, holdings and provinces of the Temptations Cycle: what each changes, and what it must not do."""

import pytest

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
    """How many provinces are broken."""
    return len([each for each in s.pieces if each.count("broken")])


def attacked_by_two(s):
    """The fate of both, once two characters of seat a have attacked the first province of seat b."""
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
    Lies("curse-of-misfortune", "field a: deathseeker | attached a: curse-of-misfortune [on field/deathseeker], "
        "height-of-fashion [on field/deathseeker]" + CALM, lambda s: has_keyword(s, find(s, "height-of-fashion",
        "attached"), "restricted"), True, "field a: deathseeker, brash-samurai | attached a: curse-of-misfortune [on "
        "field/brash-samurai], height-of-fashion [on field/deathseeker]" + CALM),
    Use("shadow-steed", "field a: deathseeker [bowed] | attached a: shadow-steed [on field/deathseeker] | honor: 6 6"
        + CALM, each(up("deathseeker"), honor), (True, (5, 6)), "field a: deathseeker [bowed, fate 1] | attached a: "
        "shadow-steed [on field/deathseeker]" + CALM),
    Lies("shape-the-flesh", "field a: deathseeker | field b: brash-samurai | attached a: shape-the-flesh [on "
        "field/deathseeker] | hand a: way-of-the-lion" + CALM, lambda s: (declare(s, "fire military", "b1",
        "deathseeker"), options(s))[1], ["evade b/brash-samurai", "nobody"],
        "field a: deathseeker | field b: brash-samurai | attached a: fine-katana [on field/deathseeker]" + CALM),
    Use("command-the-tributary", "field a: deathseeker [fate 2], brash-samurai | attached a: command-the-tributary "
        "[on field/deathseeker]" + CALM, each(has("deathseeker", "fate"), has("brash-samurai", "fate")), (1, 1),
        "field a: deathseeker, brash-samurai [fate 1] | attached a: command-the-tributary [on field/deathseeker]" +
        CALM, source="deathseeker"),
    Lies("tetsubo-of-blood", BEARER.format("tetsubo-of-blood") + " | hand a: way-of-the-crane" + MIL, lambda s: (
        possible(s, "honored", "deathseeker"), mil("deathseeker")(s)), (False, 6), BEARER.format("fine-katana") + MIL),
    Lies("enraged", BEARER.format("enraged") + MIL, each(mil("deathseeker"), pol("deathseeker")), (4, 0),
        "field a: deathseeker [present]" + MIL),
    Use("belief-in-the-little-teacher", "field a: deathseeker [dishonored] | attached a: "
        "belief-in-the-little-teacher [on field/deathseeker]" + CALM, has("deathseeker", "dishonored"), 0,
        "field a: deathseeker | attached a: belief-in-the-little-teacher [on field/deathseeker]" + CALM, source=
        "deathseeker"),
    Lies("dutiful-assistant", "field a: deathseeker [honored] | attached a: dutiful-assistant [on field/deathseeker]"
        + CALM, glory("deathseeker"), 2, "field a: deathseeker | attached a: dutiful-assistant [on field/deathseeker]"
        + CALM),
    Answer("setting-the-standard", "field a: matsu-berserker [present] | attached a: setting-the-standard [on "
        "field/matsu-berserker] | hand a: banzai | deck a: outwit, rout" + MIL, lambda s: (faces(s, "hand"), where(s,
        "banzai")), (["outwit", "rout"], "discard"), "field a: matsu-berserker [present] | field b: akodo-toturi "
        "[present] | attached a: setting-the-standard [on field/matsu-berserker]" + MIL, ("banzai",), source=
        "matsu-berserker"),
    Use("shadows-obsidian-talisman", "field a: deathseeker [dishonored] | attached a: shadows-obsidian-talisman [on "
        "field/deathseeker] | honor: 6 6" + CALM, each(has("deathseeker", "dishonored"), honor), (0, (5, 6)),
        "field a: deathseeker | attached a: shadows-obsidian-talisman [on field/deathseeker]" + CALM),
    Use("superior-authority", "field a: deathseeker [present] | field b: akodo-toturi [present], brash-samurai "
        "[present, fate 1] | hand a: superior-authority | fate: 3 0" + MIL, lambda s: (skill(s, 0), skill(s, 1)), (0,
        2), "field a: deathseeker | hand a: superior-authority | fate: 2 0" + MIL),
    Use("darkness-rising", "field a: akodo-toturi [present, fate 2] | field b: deathseeker [present], "
        "matsu-berserker | hand a: darkness-rising" + MIL, each(up("deathseeker"), up("matsu-berserker"), has(
        "akodo-toturi", "dishonored"), has("akodo-toturi", "fate")), (False, True, 1, 0),
        "field a: akodo-toturi [present, fate 1] | field b: deathseeker [present] | hand a: darkness-rising | fate: "
        "5 0" + MIL),
    Answer("raze-to-the-ground", f"field a: deathseeker [present, honored] | hand a: raze-to-the-ground | "
        f"{STRONGHOLD_A} | " "provinces b1: the-art-of-war" + MIL, lambda s: (broken(finish(s)), has("deathseeker",
        "honored")(s)), (2, 0), f"field a: deathseeker [present] | hand a: raze-to-the-ground | {STRONGHOLD_A} | "
        f"provinces b1: the-art-of-war" + POL, ("a1/manicured-garden",)),
    Use("shoshi-ni-kie", "provinces a1: manicured-garden [down] | provinces a2: pilgrimage | field a: deathseeker "
        "[bowed] | hand a: shoshi-ni-kie" + CALM, lambda s: (row(s, "deathseeker").ready, row(s, "manicured-garden").down),
        (True, False), "provinces a1: manicured-garden [down] | provinces a2: pilgrimage | field a: deathseeker "
        "[bowed, honored] | hand a: shoshi-ni-kie" + CALM),
    Use("bonds-of-blood", "field a: deathseeker [present, fate 1] | field b: akodo-toturi [present] | hand a: "
        "bonds-of-blood" + MIL, each(taking_part, has("deathseeker", "dishonored")), ([], 1),
        "field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: bonds-of-blood | fate: 3 0" + MIL,
        ("b/akodo-toturi",)),
    Use("seize-the-mind", "field a: deathseeker [present, fate 3] | field b: brash-samurai [present, fate 2] | "
        "honor: 6 6 | hand a: seize-the-mind" + MIL, lambda s: (speaker(s, "brash-samurai"), s.honor), (0, (4, 6)),
        "field a: deathseeker [present, fate 2] | field b: brash-samurai [present] | hand a: seize-the-mind | fate: "
        "5 0" + MIL),
    Use("dark-resurrection", "field a: deathseeker [present, fate 3] | fallen a: matsu-berserker, akodo-toturi, "
        "brash-samurai | hand a: dark-resurrection" + MIL, each(taking_part, has("matsu-berserker", "dishonored")), ([
        "brash-samurai", "deathseeker", "matsu-berserker"], 1), "field a: deathseeker [present, fate 3] | fallen a: "
        "akodo-toturi | hand a: dark-resurrection" + MIL, ("a/fallen/matsu-berserker", "a/fallen/brash-samurai")),
    Use("whispers-of-power", "field a: deathseeker [present, fate 1] | field b: brash-samurai, matsu-berserker, "
        "akodo-toturi [fate 1] | hand a: whispers-of-power | honor: 6 6" + POL, each(pol("deathseeker"), honor), (7, (
        5, 6)), "field a: deathseeker [present] | field b: brash-samurai | hand a: whispers-of-power | fate: 3 0" +
        POL, ("a/deathseeker",)),
    Answer("battle-meditation", "field a: matsu-berserker [present], akodo-toturi [present] | hand a: "
        "battle-meditation | deck a: banzai, outwit, rout" + MIL, lambda s: len(faces(s, "hand")), 3,
        "field a: deathseeker [present], akodo-toturi [present, honored] | hand a: battle-meditation" + MIL),
    Use("betrayal-of-truth", "field a: deathseeker [present, honored] | field b: brash-samurai [present], "
        "matsu-berserker [present, dishonored] | hand a: betrayal-of-truth | fate: 2 0" + MIL, each(up("deathseeker"),
        up("brash-samurai"), up("matsu-berserker")), (False, True, False), "field a: deathseeker [present] | field "
        "b: matsu-berserker [dishonored] | hand a: betrayal-of-truth | fate: 2 0" + MIL),
    Use("at-any-cost", "field a: deathseeker | hand a: at-any-cost | honor: 6 6" + CALM, each(has("deathseeker",
        "fate"), honor), (2, (3, 6)), "field a: deathseeker | hand a: at-any-cost | honor: 2 6" + CALM),
    Answer("cleanse-the-empire", "field a: akodo-toturi [present, fate 1] | field b: deathseeker [fate 1], "
        "brash-samurai [fate 2] | hand a: cleanse-the-empire | fate: 3 0" + MIL, each(has("deathseeker", "fate"), has(
        "brash-samurai", "fate"), up("deathseeker"), has("akodo-toturi", "fate")), (0, 1, False, 1),
        "field a: akodo-toturi [present] | field b: deathseeker | hand a: cleanse-the-empire | fate: 3 0" + MIL),
    Use("ride-on", "field a: border-rider | field b: deathseeker [present] | hand a: ride-on" + BMIL, taking_part, [
        "border-rider", "deathseeker"], "field a: brash-samurai | field b: deathseeker [present] | hand a: ride-on" +
        BMIL),
    Lies("seeking-enlightenment", "provinces b1: seeking-enlightenment [down] | field a: deathseeker, brash-samurai "
        "| fate: 3 0" + CALM, attacked_by_two, (1, 0), "provinces b1: manicured-garden [down] | field a: "
        "deathseeker, brash-samurai | fate: 3 0" + CALM),
    Answer("shadowed-village", "holdings a1: shadowed-village | field a: deathseeker [fate 1, dishonored], "
        "brash-samurai | attached a: command-the-tributary [on field/deathseeker] | deck a: banzai, outwit" + CALM,
        lambda s: len(set(faces(s, "hand")) & {"banzai", "outwit"}), 2, "holdings b1: shadowed-village | field a: "
        "deathseeker [fate 1], brash-samurai | attached a: command-the-tributary [on field/deathseeker]" + CALM, start=(
        "deathseeker",)),
    Answer("shadowed-village", "holdings a1: shadowed-village | field a: deathseeker [fate 1], brash-samurai | "
        "attached a: command-the-tributary [on field/deathseeker] | deck a: banzai, outwit" + CALM, lambda s: len(set(
        faces(s, "hand")) & {"banzai", "outwit"}), 1, "holdings a1: shadowed-village | field a: deathseeker [fate "
        "1], brash-samurai" + CALM, start=lambda s: used(s, "deathseeker") and go(s, "deathseeker")),
    Use("the-eternal-watch", "provinces b1: the-eternal-watch | field a: deathseeker [present] | honor: 6 6" + MIL,
        each(up("deathseeker"), honor), (True, (5, 7)), "provinces b2: the-eternal-watch | provinces b1: "
        "manicured-garden | field a: deathseeker [present]" + MIL, ("TakeHonor()",)),
    Use("lord-s-ascendancy", "provinces b1: lord-s-ascendancy | field a: deathseeker [present] | fate: 1 1" + MIL,
        each(has("deathseeker", "fate"), fate), (1, (0, 1)), "provinces b1: lord-s-ascendancy | field a: deathseeker "
        "[present] | fate: 0 1" + MIL),
]  # fmt: skip


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
