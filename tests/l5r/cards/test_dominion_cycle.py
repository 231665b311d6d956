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
    Answer(
        "29-kakita-yoshi",
        text="provinces a1: manicured-garden | provinces a2: meditations-on-the-tao [down] | "
        "field a: 29-kakita-yoshi [present] | field b: deathseeker, brash-samurai" + POL,
        look=each(has("deathseeker", "dishonored"), has("brash-samurai", "dishonored")),
        seen=(1, 1),
        no="provinces a1: manicured-garden | field a: 29-kakita-yoshi [present] | field b: deathseeker" + MIL,
        choices=("b/deathseeker", "b/brash-samurai", "done"),
    ),
    Use(
        "wandering-mediator",
        text="provinces b1: border-fortress | field a: wandering-mediator, doji-whisperer [present]" + POL,
        look=taking_part,
        seen=["doji-whisperer", "wandering-mediator"],
        no="provinces b1: midnight-revels | field a: wandering-mediator, doji-whisperer [present]" + POL,
    ),
    Answer(
        "disciple-of-shinsei",
        text="field a: disciple-of-shinsei | field b: deathseeker | "
        "attached b: fine-katana [on field/deathseeker] | holdings a1: funeral-pyre" + CALM,
        look=zone("fine-katana"),
        seen="discard",
        no="field a: disciple-of-shinsei | field b: deathseeker | holdings a1: funeral-pyre" + CALM,
        start=("funeral-pyre",),
    ),
    Use(
        "thunder-guard-elite",
        text="field a: thunder-guard-elite [present] | hand b: banzai, outwit | honor: 6 6" + MIL,
        look=lambda s: (len(faces(s, "hand", 1)), s.honor),
        seen=(1, (5, 6)),
        no="field a: thunder-guard-elite, deathseeker [present] | hand b: banzai" + MIL,
    ),
    Answer(
        "traveling-philosopher",
        text="provinces a1: manicured-garden | field a: traveling-philosopher | holdings a2: funeral-pyre" + CALM,
        look=known("manicured-garden"),
        seen=True,
        no="provinces a1: manicured-garden | field a: traveling-philosopher [fate 1], eager-scout | "
        "holdings a2: funeral-pyre" + CALM,
        choices=("a1/manicured-garden",),
        start=lambda s: (go(s, "funeral-pyre"), "a/eager-scout" in options(s) and s.choose("a/eager-scout")),
    ),
    Answer(
        "twilight-rider",
        text="field a: twilight-rider, doji-whisperer [present, bowed] | hand a: dispatch | fate: 1 0" + POL,
        look=up("doji-whisperer"),
        seen=True,
        no="field b: twilight-rider | field a: shinjo-outrider, doji-whisperer [present, bowed]" + MIL,
        start=lambda s: go(s, "dispatch") if any(p.face == "dispatch" for p in s.pieces) else go(s, "shinjo-outrider"),
    ),
    Use(
        "student-of-the-tao",
        text="provinces b1: appealing-to-the-fortunes | field a: student-of-the-tao [present] | "
        "field b: deathseeker [present], matsu-berserker [present]" + MIL,
        look=taking_part,
        seen=["matsu-berserker", "student-of-the-tao"],
        no="provinces b1: manicured-garden | field a: student-of-the-tao [present] | "
        "field b: deathseeker [present]" + MIL,
        choices=("b/deathseeker",),
    ),
    Answer(
        "solemn-scholar",
        text="field a: solemn-scholar [present, honored], deathseeker [present] | "
        "attached a: studious [on field/solemn-scholar]" + MIL,
        look=lambda s: len(faces(s, "hand")),
        seen=2,
        no="field a: solemn-scholar, deathseeker [present] | attached a: studious [on field/solemn-scholar]" + MIL,
    ),
    Answer(
        "doji-whisperer",
        text="field a: doji-whisperer [present] | attached a: way-with-words [on field/doji-whisperer] | "
        "honor: 6 6" + POL,
        look=honor,
        seen=(7, 5),
        no="field a: doji-whisperer [present], deathseeker [present] | "
        "attached a: way-with-words [on field/doji-whisperer] | honor: 6 6" + MIL,
    ),
    Use(
        "dispatch-to-nowhere",
        text="field b: deathseeker, matsu-berserker [fate 1] | hand a: dispatch-to-nowhere | fate: 1 0" + CALM,
        look=zone("deathseeker"),
        seen="fallen",
        no="field b: matsu-berserker [fate 1] | hand a: dispatch-to-nowhere | fate: 1 0" + CALM,
    ),
    Answer(
        "highlight-the-flaws",
        text="provinces b1: manicured-garden | field a: deathseeker [present] | hand a: highlight-the-flaws | "
        "fate: 1 0" + MIL,
        look=fate,
        seen=(0, 0),
        no="provinces b1: manicured-garden | field a: deathseeker [present] | "
        "field b: brash-samurai [present] | hand a: highlight-the-flaws | fate: 1 0" + MIL,
        start=lambda s: go(
            s, "brash-samurai" if any(p.face == "brash-samurai" for p in s.pieces) else "manicured-garden"
        ),
    ),
    Answer(
        "never-yield",
        text="field a: deathseeker, doji-whisperer | hand a: never-yield" + CALM,
        look=lambda s: (len(row(s, "deathseeker").text), len(row(s, "doji-whisperer").text)),
        seen=(3, 2),
        no="field b: deathseeker, doji-whisperer | hand a: never-yield | first: b" + CALM,
        start=lambda s: (
            declaring("fire military")(s),
            [s.choose(options(s)[0]) for _ in range(3) if prompt(s) in ("province?", "attackers?")],
        ),
    ),
    Use(
        "suffer-the-consequences",
        text="field a: deathseeker [bowed], doji-whisperer | hand a: suffer-the-consequences | fate: 2 0" + CALM,
        look=lambda s: (conflict_phase(s).extra, where(s, "deathseeker")),
        seen=(((0, "political"),), "fallen"),
        no="field a: deathseeker, doji-whisperer | hand a: suffer-the-consequences | fate: 2 0" + CALM,
    ),
    Answer(
        "pledge-of-loyalty",
        text="provinces a1: pledge-of-loyalty | field a: deathseeker [honored] | holdings a2: funeral-pyre" + CALM,
        look=lambda s: (where(s, "deathseeker"), row(s, "deathseeker").count("honored")),
        seen=("field", 0),
        no="provinces a1: pledge-of-loyalty | field a: deathseeker | holdings a2: funeral-pyre" + CALM,
        start=("funeral-pyre",),
    ),
    Answer(
        "sharing-shinsei-s-wisdom",
        text="provinces b1: sharing-shinsei-s-wisdom [down] | field a: deathseeker [fate 2], matsu-berserker" + CALM,
        look=each(has("deathseeker", "fate"), has("matsu-berserker", "fate")),
        seen=(1, 1),
        no="provinces b1: sharing-shinsei-s-wisdom [down] | field a: deathseeker [fate 2] | "
        "field b: matsu-berserker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "driven-by-courage",
        text="provinces b1: driven-by-courage | field a: deathseeker [present]" + MIL,
        look=each(mil("deathseeker"), pol("deathseeker")),
        seen=(4, 3),
        no="provinces b2: driven-by-courage | provinces b1: midnight-revels | field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "moto-stables",
        text="holdings a1: moto-stables | field a: shinjo-outrider, deathseeker [present]" + MIL,
        look=mil("shinjo-outrider"),
        seen=4,
        no="holdings b1: moto-stables | field a: shinjo-outrider, deathseeker [present]" + MIL,
        start=("shinjo-outrider",),
    ),
    Use(
        "courteous-greeting",
        text="provinces b1: courteous-greeting | field a: deathseeker [present] | "
        "field b: matsu-berserker [present]" + MIL,
        look=each(up("deathseeker"), up("matsu-berserker")),
        seen=(False, False),
        no="provinces b1: courteous-greeting | field a: deathseeker [present]" + MIL,
    ),
]


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
