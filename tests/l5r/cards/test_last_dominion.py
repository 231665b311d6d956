"""Cards of the Dominion Cycle that came last: what each changes, and what it must not do."""

import pytest

from coterie.kernel.modifiers import forbidding
from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    each,
    go,
    has,
    honor,
    known,
    mustering,
    play_on,
    playing,
    pol,
    strength,
    used,
    zone,
)
from tests.l5r.tools import (
    find,
    now,
    number,
    options,
    ring,
    row,
    taking_part,
    through,
    where,
)


def playable(face):
    """Return whether seat a can play a card of its hand now."""

    def look(s):
        while s.asked[0] != 0:
            s.choose("pass")
        return f"play {face}" in options(s)

    return look


def watched_twice(s):
    """Return whether The Eternal Watch can be used twice in a conflict."""
    s = go(s, "the-eternal-watch", "b/deathseeker")
    through(play_on(s, "TakeHonor()"), "window")
    return bool(used(s, "the-eternal-watch"))


def losing(s):
    """What happens before: seat a loses honor, by Levy of seat b or for a cost of its own."""
    mine = [p.face for p in s.pieces if p.zone == "hand" and p.place == 0]
    if "at-any-cost" in mine:
        return go(s, "at-any-cost", "a/deathseeker")
    return go(s, "levy")


def unresolved(s):
    """Return whether the ring is claimed although its effect has not been resolved."""
    for _ in range(20):
        if now(s) is None:
            break
        good = [said for said in options(s) if said.startswith(("resolve", "draw"))]
        s.choose(good[0] if good else "pass" if "pass" in options(s) else s.question.default)
    return ring(s, "earth").holder == 0 and where(s, "banzai") == "deck"


THREE = "provinces a1: manicured-garden | provinces a2: pilgrimage | provinces a3: the-art-of-war | provinces a4: {}"
CASES = [
    Use(
        "akodo-reserve-company",
        text="holdings b2: staging-ground | field a: akodo-reserve-company, deathseeker [present]" + MIL,
        look=taking_part,
        seen=["akodo-reserve-company"],
        no="holdings b2: staging-ground [down] | field a: akodo-reserve-company, deathseeker [present]" + MIL,
    ),
    Lies(
        "white-horde-vanguard",
        text="field a: white-horde-vanguard [present]" + MIL,
        look=lambda s: [
            bool(forbidding(s, verb, find(s, "white-horde-vanguard"), find(s, "height-of-fashion", "hand", 1)))
            for verb in ("bow", "withdraw", "join")
        ],
        seen=[True, True, True],
        no="field a: white-horde-vanguard" + CALM,
    ),
    Use(
        "chronicler-of-conquests",
        text="holdings b2: staging-ground | field a: chronicler-of-conquests [present] | honor: 6 6" + POL,
        look=honor,
        seen=(7, 6),
        no="provinces b2: pilgrimage | field a: chronicler-of-conquests [present] | honor: 6 6" + POL,
    ),
    Lies(
        "local-daimyo-s-retainer",
        text=THREE.format("shameful-display [down]") + " | hand a: local-daimyo-s-retainer | fate: 3 0" + CALM,
        look=playable("local-daimyo-s-retainer"),
        seen=True,
        no="provinces a1: pilgrimage [down] | provinces a2: manicured-garden [down] | "
        "provinces a3: the-art-of-war [down] | hand a: local-daimyo-s-retainer | fate: 3 0" + CALM,
    ),
    Lies(
        "local-daimyo-s-retainer",
        text=THREE.format("shameful-display [down]") + " | hand a: local-daimyo-s-retainer | fate: 3 0" + CALM,
        look=playable("local-daimyo-s-retainer"),
        seen=True,
        no="hand a: local-daimyo-s-retainer | fate: 3 0" + CALM,
    ),
    Answer(
        "fearless-skirmisher",
        text="field a: fearless-skirmisher [present] | field b: brash-samurai | "
        "provinces b1: manicured-garden [dishonored]" + MIL,
        look=lambda s: (row(s, "brash-samurai").count("dishonored"), row(s, "manicured-garden").count("dishonored")),
        seen=(1, 0),
        no="field a: fearless-skirmisher [present] | field b: brash-samurai" + MIL,
        choices=("b/brash-samurai",),
    ),
    Lies(
        "hida-etsuji",
        text="field a: hida-etsuji | provinces b1: manicured-garden | provinces a1: the-eternal-watch | "
        "field b: deathseeker [present], brash-samurai [present] | honor: 5 5 | "
        "conflict: b military fire a1",
        look=watched_twice,
        seen=True,
        no="provinces a1: the-eternal-watch | provinces b1: manicured-garden | "
        "field b: deathseeker [present], brash-samurai [present] | honor: 5 5 | "
        "conflict: b military fire a1",
    ),
    Answer(
        "doji-diplomat",
        text="row a1: doji-diplomat | provinces a1: manicured-garden | provinces a2: pilgrimage [down] | "
        "provinces b1: the-art-of-war [down]" + DYN,
        look=lambda s: (row(s, "pilgrimage").down, row(s, "the-art-of-war").down),
        seen=(False, False),
        no="row a1: doji-diplomat | provinces a1: manicured-garden" + DYN,
        start=mustering,
    ),
    Answer(
        "righteous-samurai",
        text="field a: righteous-samurai, deathseeker | hand b: levy | honor: 6 6" + CALM,
        look=has("deathseeker", "honored"),
        seen=1,
        no="field a: righteous-samurai, deathseeker | hand a: at-any-cost | honor: 6 6" + CALM,
        choices=("a/deathseeker",),
        start=losing,
    ),
    Use(
        "captivating-story",
        text=THREE.format("shameful-display")
        + " | field a: deathseeker [present, fate 1] | hand a: captivating-story"
        + POL,
        look=each(pol("deathseeker"), has("deathseeker", "honored"), has("deathseeker", "fate")),
        seen=(6, 1, 0),
        no=THREE.format("shameful-display")
        + " | field a: deathseeker [present], brash-samurai [present] | hand a: captivating-story"
        + POL,
        choices=("yes",),
    ),
    Use(
        "mountaintop-vigil",
        text="field a: deathseeker [present] | hand a: mountaintop-vigil | fate: 1 0 | "
        "conflict: a military earth b1 | deck a: banzai",
        look=unresolved,
        seen=True,
        no="field a: deathseeker | hand a: mountaintop-vigil | fate: 1 0" + CALM,
    ),
    Answer(
        "hunting-falcon",
        text="field a: deathseeker | hand a: hunting-falcon | provinces b1: pilgrimage [down] | "
        "provinces b2: manicured-garden" + CALM,
        look=lambda s: bool(row(s, "pilgrimage").known & 1),
        seen=True,
        no="field a: deathseeker, brash-samurai | attached a: hunting-falcon [on field/brash-samurai] | "
        "hand a: fine-katana | provinces b1: pilgrimage [down]" + CALM,
        start=playing,
    ),
    Lies(
        "asceticism",
        text="field a: deathseeker [present] | attached a: asceticism [on field/deathseeker] | "
        "provinces a1: pilgrimage [down] | provinces a2: manicured-garden [down] | "
        "field b: brash-samurai [present] | hand b: banzai" + MIL,
        look=lambda s: (go(s, "banzai"), options(s))[1],
        seen=["yes", "no"],
        no="field a: deathseeker [present] | attached a: asceticism [on field/deathseeker] | "
        "provinces a1: pilgrimage [down] | provinces a2: manicured-garden | "
        "field b: brash-samurai [present] | hand b: banzai" + MIL,
    ),
    Answer(
        "ceaseless-duty",
        text="field a: matsu-berserker [present] | hand a: ceaseless-duty | fate: 1 0 | "
        "holdings a1: funeral-pyre | field b: brash-samurai" + MIL,
        look=zone("matsu-berserker"),
        seen="field",
        no="field a: akodo-toturi [present] | hand a: ceaseless-duty | fate: 1 0 | holdings a1: funeral-pyre" + MIL,
        start=("funeral-pyre",),
    ),
    Use(
        "command-by-name",
        text="provinces b1: manicured-garden | field a: deathseeker [present] | "
        "hand a: command-by-name, banzai | fate: 1 0 | honor: 6 6" + MIL,
        look=lambda s: (strength(through(s, "window")), s.honor, where(s, "banzai")),
        seen=(0, (5, 6), "discard"),
        no="provinces b1: manicured-garden | field a: deathseeker [present] | hand a: command-by-name | "
        "fate: 1 0" + MIL,
        choices=("banzai",),
    ),
    Lies(
        "inventive-buttressing",
        text="provinces b1: magistrate-station | "
        "attached b: inventive-buttressing [on provinces/magistrate-station] | "
        "field a: deathseeker [present]" + MIL,
        look=strength,
        seen=6,
        no="provinces b1: magistrate-station | "
        "attached b: inventive-buttressing [on provinces/magistrate-station] | "
        "field a: deathseeker [present]" + POL,
    ),
    Use(
        "magistrate-s-intervention",
        text="field b: ide-ryoma | field a: deathseeker [present] | hand b: magistrate-s-intervention | "
        "fate: 0 1" + MIL,
        look=has("deathseeker", "dishonored"),
        seen=1,
        no="field b: brash-samurai | field a: deathseeker [present] | hand b: magistrate-s-intervention | "
        "fate: 0 1" + MIL,
    ),
    Lies(
        "ninkatoshi",
        text="provinces a1: ninkatoshi | provinces a2: manicured-garden | provinces b1: pilgrimage" + CALM,
        look=lambda s: [number(s, "strength", face) for face in ("ninkatoshi", "manicured-garden", "pilgrimage")],
        seen=[4, 5, 4],
        no="provinces b2: ninkatoshi | provinces a2: manicured-garden | provinces a1: the-art-of-war | "
        "provinces b1: pilgrimage" + CALM,
    ),
    Answer(
        "hidden-mountain-pass",
        text="holdings a1: hidden-mountain-pass | provinces a1: pilgrimage" + CALM,
        look=known("pilgrimage"),
        seen=True,
        no="holdings a1: hidden-mountain-pass | provinces a1: pilgrimage [broken]" + CALM,
    ),
    Use(
        "fire-and-oil",
        text="provinces b1: manicured-garden | provinces b2: pilgrimage | holdings b2: fire-and-oil | "
        "field a: deathseeker [present] | honor: 6 6" + MIL,
        look=each(has("deathseeker", "dishonored"), honor),
        seen=(1, (6, 5)),
        no="provinces b1: manicured-garden | provinces b2: pilgrimage [broken] | holdings b2: fire-and-oil | "
        "field a: deathseeker [present]" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()
