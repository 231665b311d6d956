"""Cards of Masters of the Court: what each card changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    doing,
    each,
    go,
    has,
    up,
    uses_of,
    zone,
)
from tests.l5r.tools import (
    declare,
    faces,
    options,
    row,
    taking_part,
)

CASES = [
    Answer(
        "akodo-makoto",
        text="field a: akodo-makoto [present] | field b: doji-whisperer [present, fate 2]" + MIL,
        look=has("doji-whisperer", "fate"),
        seen=1,
        no="field a: akodo-makoto [present] | field b: matsu-berserker [present]" + MIL,
    ),
    Answer(
        "armament-artisan",
        text="field a: armament-artisan, deathseeker, doji-whisperer [dishonored] | hand a: resourcefulness" + CALM,
        look=has("armament-artisan", "honored"),
        seen=1,
        no="field b: armament-artisan | field a: deathseeker, doji-whisperer | hand a: resourcefulness" + CALM,
        start=lambda s: go(s, "resourcefulness", "a/deathseeker", "a/doji-whisperer"),
    ),
    Answer(
        "asahina-takamori",
        text="field a: asahina-takamori | row a1: doji-whisperer | field b: matsu-berserker, akodo-toturi | "
        "fate: 1 0" + DYN,
        look=lambda s: len(row(s, "matsu-berserker").text),
        seen=2,
        no="field a: asahina-takamori | row a1: matsu-berserker | field b: eager-scout | fate: 1 0" + DYN,
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1"))),
    ),
    Use(
        "bayushi-dairu",
        text="field a: bayushi-dairu [present] | field b: deathseeker [honored]" + MIL,
        look=each(has("bayushi-dairu", "honored"), has("deathseeker", "honored")),
        seen=(1, 0),
        no="field a: bayushi-dairu [present, honored] | field b: deathseeker" + MIL,
    ),
    Answer(
        "benevolent-host",
        text="row a1: benevolent-host | row a2: doji-whisperer | fate: 4 0" + DYN,
        look=each(zone("doji-whisperer"), has("doji-whisperer", "fate")),
        seen=("field", 1),
        no="row a1: benevolent-host | row a2: matsu-berserker | row a3: matsu-berserker | "
        "dynasty a: eager-scout, eager-scout, eager-scout, eager-scout | fate: 4 0" + DYN,
        start=doing("play a1/row/benevolent-host"),
    ),
    Use(
        "festival-for-the-fortunes",
        text="field a: doji-whisperer | field b: deathseeker | hand a: festival-for-the-fortunes | fate: 3 0" + CALM,
        look=each(has("doji-whisperer", "honored"), has("deathseeker", "honored")),
        seen=(1, 1),
        no="field a: doji-whisperer [honored] | hand a: festival-for-the-fortunes | fate: 3 0" + CALM,
    ),
    Answer(
        "letter-from-the-daimyo",
        text="field a: doji-whisperer [present] | "
        "attached a: letter-from-the-daimyo [on field/doji-whisperer] | hand b: banzai, outwit" + POL,
        look=each(lambda s: faces(s, "hand", 1), zone("letter-from-the-daimyo")),
        seen=([], "discard"),
        no="field a: deathseeker [present] | attached a: letter-from-the-daimyo [on field/deathseeker] | "
        "hand b: banzai, outwit" + MIL,
        choices=("banzai", "outwit"),
    ),
    Lies(
        "maker-of-keepsakes",
        text="field b: maker-of-keepsakes [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion" + MIL,
        look=uses_of("way-of-the-scorpion"),
        seen=False,
        no="field b: deathseeker [present] | field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL,
    ),
    Answer(
        "market-of-kaze-no-kami",
        text="provinces b1: market-of-kaze-no-kami [down] | field a: deathseeker, akodo-toturi | "
        "field b: doji-whisperer [bowed]" + CALM,
        look=up("akodo-toturi"),
        seen=False,
        no="provinces b1: market-of-kaze-no-kami [down] | "
        "field a: deathseeker [honored], akodo-toturi [honored]" + CALM,
        choices=("a/akodo-toturi",),
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Lies(
        "political-sanction",
        text="field b: kabuki-hero [present] | attached a: political-sanction [on field/kabuki-hero] | "
        "field a: doji-whisperer [present] | fate: 0 1" + POL,
        look=uses_of("kabuki-hero"),
        seen=False,
        no="field b: kabuki-hero [present] | field a: doji-whisperer [present] | fate: 0 1" + POL,
    ),
    Use(
        "retreat",
        text="field a: deathseeker [present], matsu-berserker [present] | hand a: retreat | fate: 1 0" + MIL,
        look=taking_part,
        seen=["matsu-berserker"],
        no="field a: doji-whisperer [present] | hand a: retreat | fate: 1 0" + POL,
        choices=("a/deathseeker",),
    ),
    Use(
        "shinjo-haruko",
        text="field a: shinjo-haruko [present], deathseeker [honored]" + MIL,
        look=taking_part,
        seen=["deathseeker", "shinjo-haruko"],
        no="field a: shinjo-haruko [present], deathseeker" + MIL,
    ),
    Use(
        "the-spear-rushes-forth",
        text="field a: deathseeker [present, honored] | field b: akodo-toturi [present] | "
        "hand a: the-spear-rushes-forth | fate: 1 0" + MIL,
        look=each(up("akodo-toturi"), has("deathseeker", "honored")),
        seen=(False, 0),
        no="field a: deathseeker [present] | field b: akodo-toturi [present] | "
        "hand a: the-spear-rushes-forth | fate: 1 0" + MIL,
    ),
    Answer(
        "winter-court-hosts",
        text="field a: winter-court-hosts [present] | field b: deathseeker [present] | hand b: banzai | "
        "honor: 7 6" + MIL,
        look=lambda s: len(faces(s, "hand")),
        seen=2,
        no="field a: winter-court-hosts [present] | field b: deathseeker [present] | hand b: banzai | honor: 6 6" + MIL,
        start=("banzai", "b/deathseeker", "no"),
    ),
    Answer(
        "yasuki-fuzake",
        text="field a: yasuki-fuzake, doji-whisperer [dishonored] | field b: deathseeker [honored] | "
        "holdings a1: funeral-pyre" + CALM,
        look=each(has("doji-whisperer", "dishonored"), has("deathseeker", "honored")),
        seen=(0, 0),
        no="field a: yasuki-fuzake, doji-whisperer | field b: deathseeker | holdings a1: funeral-pyre" + CALM,
        choices=("a/doji-whisperer", "b/deathseeker"),
        start=("funeral-pyre", "a/yasuki-fuzake"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()
