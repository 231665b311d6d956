"""The Dominion Cycle: what each card changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    CALM,
    MIL,
    POL,
    Answer,
    Use,
    declaring,
    each,
    fate,
    go,
    has,
    honor,
    known,
    mil,
    offers,
    pol,
    table,
    up,
    zone,
)
from tests.l5r.tools import conflict_phase, declare, faces, find, options, prompt, row, taking_part, through, where

CASES = [
    Answer("29-kakita-yoshi", "provinces a1: manicured-garden | provinces a2: meditations-on-the-tao [down] | "
        "field a: 29-kakita-yoshi [present] | field b: deathseeker, brash-samurai" + POL,
        each(has("deathseeker", "dishonored"), has("brash-samurai", "dishonored")), (1, 1),
        "provinces a1: manicured-garden | field a: 29-kakita-yoshi [present] | field b: deathseeker" + MIL,
        ("b/deathseeker", "b/brash-samurai", "done")),
    Use("wandering-mediator", "provinces b1: border-fortress | field a: wandering-mediator, doji-whisperer [present]"
        + POL, taking_part, ["doji-whisperer", "wandering-mediator"], "provinces b1: midnight-revels | "
        "field a: wandering-mediator, doji-whisperer [present]" + POL),
    Answer("disciple-of-shinsei", "field a: disciple-of-shinsei | field b: deathseeker | "
        "attached b: fine-katana [on field/deathseeker] | holdings a1: funeral-pyre" + CALM, zone("fine-katana"),
        "discard", "field a: disciple-of-shinsei | field b: deathseeker | holdings a1: funeral-pyre" + CALM,
        start=("funeral-pyre",)),
    Use("thunder-guard-elite", "field a: thunder-guard-elite [present] | hand b: banzai, outwit | honor: 6 6" + MIL,
        lambda s: (len(faces(s, "hand", 1)), s.honor), (1, (5, 6)),
        "field a: thunder-guard-elite, deathseeker [present] | hand b: banzai" + MIL),
    Answer("traveling-philosopher", "provinces a1: manicured-garden | field a: traveling-philosopher | "
        "holdings a2: funeral-pyre" + CALM, known("manicured-garden"), True, "provinces a1: manicured-garden | "
        "field a: traveling-philosopher [fate 1], eager-scout | holdings a2: funeral-pyre" + CALM,
        ("a1/manicured-garden",),
        start=lambda s: (go(s, "funeral-pyre"), "a/eager-scout" in options(s) and s.choose("a/eager-scout"))),
    Answer("twilight-rider", "field a: twilight-rider, doji-whisperer [present, bowed] | hand a: dispatch | fate: 1 0"
        + POL, up("doji-whisperer"), True, "field b: twilight-rider | "
        "field a: shinjo-outrider, doji-whisperer [present, bowed]" + MIL, start=lambda s: go(s,
        "dispatch") if any(p.face == "dispatch" for p in s.pieces) else go(s, "shinjo-outrider")),
    Use("student-of-the-tao", "provinces b1: appealing-to-the-fortunes | field a: student-of-the-tao [present] | "
        "field b: deathseeker [present], matsu-berserker [present]" + MIL, taking_part,
        ["matsu-berserker", "student-of-the-tao"], "provinces b1: manicured-garden | "
        "field a: student-of-the-tao [present] | field b: deathseeker [present]" + MIL, ("b/deathseeker",)),
    Answer("solemn-scholar", "field a: solemn-scholar [present, honored], deathseeker [present] | "
        "attached a: studious [on field/solemn-scholar]" + MIL, lambda s: len(faces(s, "hand")), 2,
        "field a: solemn-scholar, deathseeker [present] | attached a: studious [on field/solemn-scholar]" + MIL),
    Answer("doji-whisperer", "field a: doji-whisperer [present] | "
        "attached a: way-with-words [on field/doji-whisperer] | honor: 6 6" + POL, honor, (7, 5),
        "field a: doji-whisperer [present], deathseeker [present] | "
        "attached a: way-with-words [on field/doji-whisperer] | honor: 6 6" + MIL),
    Use("dispatch-to-nowhere", "field b: deathseeker, matsu-berserker [fate 1] | hand a: dispatch-to-nowhere | "
        "fate: 1 0" + CALM, zone("deathseeker"), "fallen", "field b: matsu-berserker [fate 1] | "
        "hand a: dispatch-to-nowhere | fate: 1 0" + CALM),
    Answer("highlight-the-flaws", "provinces b1: manicured-garden | field a: deathseeker [present] | "
        "hand a: highlight-the-flaws | fate: 1 0" + MIL, fate, (0, 0), "provinces b1: manicured-garden | "
        "field a: deathseeker [present] | field b: brash-samurai [present] | hand a: highlight-the-flaws | fate: 1 0"
        + MIL, start=lambda s: go(s,
        "brash-samurai" if any(p.face == "brash-samurai" for p in s.pieces) else "manicured-garden")),
    Answer("never-yield", "field a: deathseeker, doji-whisperer | hand a: never-yield" + CALM,
        lambda s: (len(row(s, "deathseeker").text), len(row(s, "doji-whisperer").text)), (3, 2),
        "field b: deathseeker, doji-whisperer | hand a: never-yield | first: b" + CALM,
        start=lambda s: (declaring("fire military")(s),
        [s.choose(options(s)[0]) for _ in range(3) if prompt(s) in ("province?", "attackers?")])),
    Use("suffer-the-consequences", "field a: deathseeker [bowed], doji-whisperer | hand a: suffer-the-consequences | "
        "fate: 2 0" + CALM, lambda s: (conflict_phase(s).extra, where(s, "deathseeker")),
        (((0, "political"),), "fallen"), "field a: deathseeker, doji-whisperer | hand a: suffer-the-consequences | "
        "fate: 2 0" + CALM),
    Answer("pledge-of-loyalty", "provinces a1: pledge-of-loyalty | field a: deathseeker [honored] | "
        "holdings a2: funeral-pyre" + CALM,
        lambda s: (where(s, "deathseeker"), row(s, "deathseeker").count("honored")), ("field", 0),
        "provinces a1: pledge-of-loyalty | field a: deathseeker | holdings a2: funeral-pyre" + CALM,
        start=("funeral-pyre",)),
    Answer("sharing-shinsei-s-wisdom", "provinces b1: sharing-shinsei-s-wisdom [down] | "
        "field a: deathseeker [fate 2], matsu-berserker" + CALM,
        each(has("deathseeker", "fate"), has("matsu-berserker", "fate")), (1, 1),
        "provinces b1: sharing-shinsei-s-wisdom [down] | field a: deathseeker [fate 2] | field b: matsu-berserker" +
        CALM, start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Use("driven-by-courage", "provinces b1: driven-by-courage | field a: deathseeker [present]" + MIL,
        each(mil("deathseeker"), pol("deathseeker")), (4, 3), "provinces b2: driven-by-courage | "
        "provinces b1: midnight-revels | field a: deathseeker [present]" + MIL),
    Answer("moto-stables", "holdings a1: moto-stables | field a: shinjo-outrider, deathseeker [present]" + MIL,
        mil("shinjo-outrider"), 4, "holdings b1: moto-stables | field a: shinjo-outrider, deathseeker [present]" + MIL
        , start=("shinjo-outrider",)),
    Use("courteous-greeting", "provinces b1: courteous-greeting | field a: deathseeker [present] | "
        "field b: matsu-berserker [present]" + MIL, each(up("deathseeker"), up("matsu-berserker")), (False, False),
        "provinces b1: courteous-greeting | field a: deathseeker [present]" + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_daidoji_marketplace_reveals_its_province_as_the_conflict_phase_begins():
    s = through(
        table(
            "provinces a1: manicured-garden [down] | provinces a2: pilgrimage [down] | "
            "holdings a1: daidoji-marketplace | phase: draw"
        ),
        "answer?",
    )
    s.choose(offers(s, "daidoji-marketplace")[0])
    assert [s.pieces[find(s, face)].down for face in ("manicured-garden", "pilgrimage")] == [False, True]
