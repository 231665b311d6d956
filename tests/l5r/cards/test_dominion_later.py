"""Later packs of the Dominion Cycle: what each card changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answering,
    dueling,
    each,
    fate,
    glory,
    go,
    has,
    honor,
    mil,
    pol,
    strength,
    table,
    up,
    used,
    uses_of,
    zone,
)
from tests.l5r.tools import declare, options, ring, row, skill, taking_part, through

CASES = [
    Lies(
        "32-ikoma-tsanuri",
        text="provinces b1: manicured-garden | field a: 32-ikoma-tsanuri [present]" + MIL,
        look=uses_of("manicured-garden"),
        seen=False,
        no="provinces b1: manicured-garden | field a: 32-ikoma-tsanuri, deathseeker [present]" + MIL,
    ),
    Answer(
        "kuni-purifier",
        text="field a: kuni-purifier | field b: deathseeker | hand b: banzai | first: b" + CALM,
        look=zone("banzai"),
        seen="discard",
        no="row a1: kuni-purifier | field b: deathseeker | hand b: banzai | first: b" + CALM,
        start=lambda s: (through(s, "declare?"), s.choose("pass")),
    ),
    Lies(
        "shadow-stalker",
        text="field a: shadow-stalker | honor: 6 6" + CALM,
        look=each(mil("shadow-stalker"), pol("shadow-stalker")),
        seen=(4, 2),
        no="field a: shadow-stalker | honor: 7 6" + CALM,
    ),
    Lies(
        "veteran-of-toshi-ranbo",
        text="provinces a1: manicured-garden [down] | field a: veteran-of-toshi-ranbo" + CALM,
        look=glory("veteran-of-toshi-ranbo"),
        seen=4,
        no="provinces a1: manicured-garden | field a: veteran-of-toshi-ranbo" + CALM,
    ),
    Answer(
        "asako-lawmaster",
        text="field a: asako-lawmaster | honor: 6 6" + CALM,
        look=honor,
        seen=(7, 6),
        no="row a1: asako-lawmaster | field a: deathseeker | honor: 6 6" + CALM,
        start=lambda s: (through(s, "declare?"), s.choose("pass")),
    ),
    Answer(
        "beautiful-entertainer",
        text="field a: beautiful-entertainer | holdings a1: funeral-pyre | honor: 5 6" + CALM,
        look=honor,
        seen=(7, 6),
        no="field a: beautiful-entertainer | holdings a1: funeral-pyre | honor: 6 6" + CALM,
        start=("funeral-pyre",),
    ),
    Answer(
        "master-of-the-court",
        text="field a: master-of-the-court [honored] | field b: deathseeker [present] | hand b: banzai" + BMIL,
        look=each(mil("deathseeker"), has("master-of-the-court", "honored")),
        seen=(2, 0),
        no="field a: master-of-the-court | field b: deathseeker [present] | hand b: banzai" + BMIL,
        start=("banzai",),
    ),
    Answer(
        "pious-guardian",
        text="field a: pious-guardian [bowed, fate 1] | honor: 6 6" + CALM,
        look=honor,
        seen=(7, 6),
        no="provinces a1: manicured-garden [broken] | provinces a2: pilgrimage [broken] | "
        "field a: pious-guardian [bowed, fate 1]" + CALM,
    ),
    Use(
        "spiritcaller-prodigy",
        text="field a: spiritcaller-prodigy | fallen a: deathseeker, doji-whisperer" + CALM,
        look=each(zone("deathseeker"), zone("spiritcaller-prodigy")),
        seen=("field", "discard"),
        no="field a: spiritcaller-prodigy | fallen a: doji-whisperer, akodo-toturi" + CALM,
    ),
    Answer(
        "worldly-shiotome",
        text="field a: worldly-shiotome | hand a: curved-blade | fate: 1 0 | "
        "field a: worldly-shiotome, border-rider [present]" + MIL,
        look=has("worldly-shiotome", "honored"),
        seen=1,
        no="field a: worldly-shiotome, border-rider [present] | hand a: fine-katana | fate: 1 0" + MIL,
        start=lambda s: (
            s.choose("pass"),
            s.choose(next(said for said in options(s) if said.startswith("play "))),
            s.choose(options(s)[0]),
        ),
    ),
    Answer(
        "36-asako-maezawa",
        text="field a: 36-asako-maezawa [present] | field b: solemn-scholar, deathseeker [fate 1]" + POL,
        look=each(up("solemn-scholar"), has("solemn-scholar", "dishonored")),
        seen=(False, 1),
        no="field a: 36-asako-maezawa, deathseeker [present] | field b: solemn-scholar" + MIL,
        choices=("b/solemn-scholar",),
    ),
    Answer(
        "sinister-peacekeeper",
        text="field a: sinister-peacekeeper | field b: deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker] | honor: 6 6" + BMIL,
        look=honor,
        seen=(6, 6),
        no="field b: sinister-peacekeeper, deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker] | honor: 6 6" + BMIL,
        start=answering("solitary-strength"),
    ),
    Use(
        "master-of-jade",
        text="field a: master-of-jade | honor: 6 6" + CALM,
        look=each(has("master-of-jade", "fate"), honor),
        seen=(1, (4, 6)),
        no="field a: master-of-jade | honor: 1 6" + CALM,
    ),
    Lies(
        "messenger-of-misery",
        text="field a: messenger-of-misery | holdings a1: funeral-pyre | fate: 0 0" + CALM,
        look=fate,
        seen=(1, 0),
        no="field a: eager-scout | holdings a1: funeral-pyre | fate: 0 0" + CALM,
        start=("funeral-pyre",),
    ),
    Lies(
        "perfect-land-believer",
        text="field a: perfect-land-believer" + CALM,
        look=each(mil("perfect-land-believer"), pol("perfect-land-believer")),
        seen=(3, 2),
        no="field a: perfect-land-believer [honored]" + CALM,
    ),
    Use(
        "silent-skirmisher",
        text="field a: silent-skirmisher [present], eager-scout" + MIL,
        look=each(mil("silent-skirmisher"), zone("eager-scout")),
        seen=(3, "fallen"),
        no="field a: silent-skirmisher [present]" + MIL,
    ),
    Use(
        "steward-of-cryptic-lore",
        text="provinces b1: manicured-garden | field a: steward-of-cryptic-lore [present] | "
        "conflict: a military earth b1",
        look=strength,
        seen=1,
        no="provinces b1: manicured-garden | field a: steward-of-cryptic-lore [present]" + MIL,
        choices=('Choose(Cards(PROVINCE & ATTACKED), Gets("strength", -3, until="conflict"))',),
    ),
    Lies(
        "steward-of-cryptic-lore",
        text="field a: steward-of-cryptic-lore" + CALM,
        look=pol("steward-of-cryptic-lore"),
        seen=6,
        no="field a: steward-of-cryptic-lore [fate 1]" + CALM,
    ),
    Answer(
        "kyofuki-s-hammer",
        text="field a: deathseeker [present] | attached a: kyofuki-s-hammer [on field/deathseeker] | "
        "row b2: akodo-toturi" + MIL,
        look=zone("akodo-toturi"),
        seen="fallen",
        no="field a: deathseeker, matsu-berserker [present] | "
        "attached a: kyofuki-s-hammer [on field/deathseeker] | row b2: akodo-toturi" + MIL,
    ),
    Answer(
        "deathseeker",
        text="field a: deathseeker [present] | attached a: sturdy-tetsubo [on field/deathseeker] | "
        "hand b: banzai" + MIL,
        look=zone("banzai"),
        seen="discard",
        no="field a: deathseeker, matsu-berserker [present] | "
        "attached a: sturdy-tetsubo [on field/deathseeker] | hand b: banzai" + MIL,
        choices=("banzai",),
    ),
    Answer(
        "waterfall-tattoo",
        text="provinces b1: manicured-garden [down] | field b: deathseeker [bowed] | "
        "attached b: waterfall-tattoo [on field/deathseeker] | field a: matsu-berserker" + CALM,
        look=up("deathseeker"),
        seen=True,
        no="provinces b1: manicured-garden [down] | field a: deathseeker [bowed], matsu-berserker | "
        "attached a: waterfall-tattoo [on field/deathseeker]" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "matsu-berserker"),
    ),
    Answer(
        "doji-whisperer",
        text="field a: doji-whisperer [present] | attached a: self-understanding [on field/doji-whisperer] | "
        "ring air: a | honor: 6 6" + POL,
        look=honor,
        seen=(7, 5),
        no="field a: doji-whisperer [present] | attached a: self-understanding [on field/doji-whisperer] | "
        "ring air: b" + POL,
    ),
    Answer(
        "forgery",
        text="field a: deathseeker [present] | hand a: forgery | field b: matsu-berserker [present] | "
        "hand b: banzai | honor: 5 6 | fate: 1 0" + MIL,
        look=mil("matsu-berserker"),
        seen=3,
        no="field a: deathseeker [present] | hand a: forgery | field b: matsu-berserker [present] | "
        "hand b: banzai | honor: 6 6 | fate: 1 0" + MIL,
        start=lambda s: go(s, "banzai", "b/matsu-berserker"),
    ),
    Use(
        "elegance-and-grace",
        text="field a: deathseeker [bowed, honored], brash-samurai [bowed, honored], matsu-berserker [bowed] | "
        "hand a: elegance-and-grace | fate: 2 0" + CALM,
        look=each(up("deathseeker"), up("brash-samurai"), up("matsu-berserker")),
        seen=(True, True, False),
        no="field a: deathseeker [bowed] | hand a: elegance-and-grace | fate: 2 0" + CALM,
        choices=("a/deathseeker", "a/brash-samurai"),
    ),
    Use(
        "flank-the-enemy",
        text="field a: deathseeker [present], doji-whisperer [present] | field b: matsu-berserker [present] | "
        "hand a: flank-the-enemy | fate: 1 0" + MIL,
        look=up("matsu-berserker"),
        seen=False,
        no="field a: deathseeker [present] | field b: matsu-berserker [present] | hand a: flank-the-enemy | "
        "fate: 1 0" + MIL,
    ),
    Use(
        "in-search-of-self",
        text="provinces b1: manicured-garden | provinces b2: pilgrimage [down] | "
        "field a: matsu-berserker [present], akodo-toturi [present] | hand b: in-search-of-self | "
        "fate: 0 1" + MIL,
        look=up("matsu-berserker"),
        seen=False,
        no="provinces b1: manicured-garden | field a: matsu-berserker [present] | hand b: in-search-of-self | "
        "fate: 0 1" + MIL,
    ),
    Use(
        "exemplary-etiquette",
        text="field a: deathseeker [present] | field b: brash-samurai [present] | hand a: exemplary-etiquette | "
        "fate: 1 0" + MIL,
        look=uses_of("brash-samurai"),
        seen=False,
        no="field a: deathseeker | hand a: exemplary-etiquette | fate: 1 0" + CALM,
    ),
    Use(
        "hayaken-no-shiro",
        text="stronghold a: hayaken-no-shiro | field a: deathseeker [bowed], akodo-toturi [bowed]" + CALM,
        look=up("deathseeker"),
        seen=True,
        no="stronghold a: hayaken-no-shiro | field a: akodo-toturi [bowed]" + CALM,
    ),
    Use(
        "open-window",
        text="holdings a1: open-window | field a: shosuro-actress, deathseeker [present]" + MIL,
        look=taking_part,
        seen=["deathseeker", "shosuro-actress"],
        no="holdings a1: open-window | field a: doji-whisperer, deathseeker [present]" + MIL,
    ),
    Use(
        "the-pursuit-of-justice",
        text="provinces b1: the-pursuit-of-justice | "
        "field a: deathseeker [present, bowed], matsu-berserker [present]" + MIL,
        look=up("deathseeker"),
        seen=True,
        no="provinces b2: the-pursuit-of-justice | provinces b1: driven-by-courage | "
        "field a: deathseeker [present, bowed], matsu-berserker [present]" + MIL,
    ),
    Use(
        "honor-s-reward",
        text="provinces b1: honor-s-reward | field a: deathseeker [present]" + MIL,
        look=glory("deathseeker"),
        seen=3,
        no="provinces b2: honor-s-reward | provinces b1: driven-by-courage | field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "seven-fold-palace",
        text="stronghold a: seven-fold-palace | field a: deathseeker [present, honored] | honor: 10 10" + MIL,
        look=honor,
        seen=(12, 9),
        no="stronghold a: seven-fold-palace | field a: deathseeker [present] | honor: 10 10" + MIL,
    ),
    Lies(
        "unbridled-ambition",
        text="provinces b1: unbridled-ambition | field a: brash-samurai [present, dishonored, tainted]" + MIL,
        look=lambda s: skill(s, 0),
        seen=0,
        no="provinces b2: unbridled-ambition | provinces b1: manicured-garden | "
        "field a: brash-samurai [present, dishonored, tainted]" + MIL,
    ),
    Answer(
        "brushfires",
        text="provinces b1: brushfires [down] | field a: deathseeker [fate 3]" + CALM,
        look=has("deathseeker", "fate"),
        seen=1,
        no="provinces b1: brushfires [down] | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "overlooked-community",
        text="holdings a1: overlooked-community | ring air: a | field b: deathseeker [honored]" + CALM,
        look=lambda s: (row(s, "deathseeker").count("honored"), ring(s, "air").holder),
        seen=(0, -1),
        no="holdings a1: overlooked-community | ring air: b | field b: deathseeker [honored]" + CALM,
    ),
    Lies(
        "the-scorpion-clan-coup",
        text="provinces b2: the-scorpion-clan-coup | provinces b1: manicured-garden | field b: miya-mystic | "
        "field a: deathseeker [present]" + MIL,
        look=mil("deathseeker"),
        seen=1,
        no="provinces b2: the-scorpion-clan-coup | provinces b1: manicured-garden | field b: doji-whisperer | "
        "field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "cycle-of-vengeance",
        text="provinces b1: cycle-of-vengeance | field a: akodo-toturi [present] | field b: doji-whisperer" + MIL,
        look=each(has("doji-whisperer", "fate"), has("doji-whisperer", "honored")),
        seen=(1, 1),
        no="provinces b1: cycle-of-vengeance | field a: doji-whisperer [present], akodo-toturi" + POL,
        choices=("b/doji-whisperer",),
    ),
    Use(
        "reserve-tents",
        text="holdings a1: reserve-tents | field a: deathseeker, matsu-berserker [present]" + MIL,
        look=taking_part,
        seen=["deathseeker", "matsu-berserker"],
        no="holdings a1: reserve-tents | field b: deathseeker | field a: matsu-berserker [present]" + MIL,
    ),
    Answer(
        "the-way-of-peace",
        text="provinces b1: the-way-of-peace | field a: akodo-toturi [present] | "
        "field b: doji-whisperer, deathseeker" + MIL,
        look=each(has("doji-whisperer", "honored"), has("deathseeker", "honored")),
        seen=(1, 1),
        no="provinces b2: the-way-of-peace | provinces b1: manicured-garden | field a: akodo-toturi [present]" + MIL,
        choices=("b/doji-whisperer", "b/deathseeker", "done"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_make_your_case_gives_the_winner_fate():
    text = "field a: doji-hotaru [present] | field b: brash-samurai [present] | hand a: make-your-case"
    s = dueling("make-your-case")(table(text + POL))
    assert (row(s, "doji-hotaru").count("fate"), row(s, "brash-samurai").count("fate")) == (1, 0)
    assert (
        used(table("field a: doji-hotaru | field b: brash-samurai | hand a: make-your-case" + CALM), "make-your-case")
        == []
    )
