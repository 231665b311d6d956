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
    Lies("32-ikoma-tsanuri", "provinces b1: manicured-garden | field a: 32-ikoma-tsanuri [present]" + MIL,
        uses_of("manicured-garden"), False, "provinces b1: manicured-garden | "
        "field a: 32-ikoma-tsanuri, deathseeker [present]" + MIL),
    Answer("kuni-purifier", "field a: kuni-purifier | field b: deathseeker | hand b: banzai | first: b" + CALM,
        zone("banzai"), "discard", "row a1: kuni-purifier | field b: deathseeker | hand b: banzai | first: b" + CALM,
        start=lambda s: (through(s, "declare?"), s.choose("pass"))),
    Lies("shadow-stalker", "field a: shadow-stalker | honor: 6 6" + CALM,
        each(mil("shadow-stalker"), pol("shadow-stalker")), (4, 2), "field a: shadow-stalker | honor: 7 6" + CALM),
    Lies("veteran-of-toshi-ranbo", "provinces a1: manicured-garden [down] | field a: veteran-of-toshi-ranbo" + CALM,
        glory("veteran-of-toshi-ranbo"), 4, "provinces a1: manicured-garden | field a: veteran-of-toshi-ranbo" + CALM)
        ,
    Answer("asako-lawmaster", "field a: asako-lawmaster | honor: 6 6" + CALM, honor, (7, 6),
        "row a1: asako-lawmaster | field a: deathseeker | honor: 6 6" + CALM,
        start=lambda s: (through(s, "declare?"), s.choose("pass"))),
    Answer("beautiful-entertainer", "field a: beautiful-entertainer | holdings a1: funeral-pyre | honor: 5 6" + CALM,
        honor, (7, 6), "field a: beautiful-entertainer | holdings a1: funeral-pyre | honor: 6 6" + CALM,
        start=("funeral-pyre",)),
    Answer("master-of-the-court", "field a: master-of-the-court [honored] | field b: deathseeker [present] | "
        "hand b: banzai" + BMIL, each(mil("deathseeker"), has("master-of-the-court", "honored")), (2, 0),
        "field a: master-of-the-court | field b: deathseeker [present] | hand b: banzai" + BMIL, start=("banzai",)),
    Answer("pious-guardian", "field a: pious-guardian [bowed, fate 1] | honor: 6 6" + CALM, honor, (7, 6),
        "provinces a1: manicured-garden [broken] | provinces a2: pilgrimage [broken] | "
        "field a: pious-guardian [bowed, fate 1]" + CALM),
    Use("spiritcaller-prodigy", "field a: spiritcaller-prodigy | fallen a: deathseeker, doji-whisperer" + CALM,
        each(zone("deathseeker"), zone("spiritcaller-prodigy")), ("field", "discard"),
        "field a: spiritcaller-prodigy | fallen a: doji-whisperer, akodo-toturi" + CALM),
    Answer("worldly-shiotome", "field a: worldly-shiotome | hand a: curved-blade | fate: 1 0 | "
        "field a: worldly-shiotome, border-rider [present]" + MIL, has("worldly-shiotome", "honored"), 1,
        "field a: worldly-shiotome, border-rider [present] | hand a: fine-katana | fate: 1 0" + MIL,
        start=lambda s: (s.choose("pass"), s.choose(next(said for said in options(s) if said.startswith("play "))),
        s.choose(options(s)[0]))),
    Answer("36-asako-maezawa", "field a: 36-asako-maezawa [present] | field b: solemn-scholar, deathseeker [fate 1]" +
        POL, each(up("solemn-scholar"), has("solemn-scholar", "dishonored")), (False, 1),
        "field a: 36-asako-maezawa, deathseeker [present] | field b: solemn-scholar" + MIL, ("b/solemn-scholar",)),
    Answer("sinister-peacekeeper", "field a: sinister-peacekeeper | field b: deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker] | honor: 6 6" + BMIL, honor, (6, 6),
        "field b: sinister-peacekeeper, deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker] | honor: 6 6" + BMIL,
        start=answering("solitary-strength")),
    Use("master-of-jade", "field a: master-of-jade | honor: 6 6" + CALM, each(has("master-of-jade", "fate"), honor),
        (1, (4, 6)), "field a: master-of-jade | honor: 1 6" + CALM),
    Lies("messenger-of-misery", "field a: messenger-of-misery | holdings a1: funeral-pyre | fate: 0 0" + CALM, fate,
        (1, 0), "field a: eager-scout | holdings a1: funeral-pyre | fate: 0 0" + CALM, start=("funeral-pyre",)),
    Lies("perfect-land-believer", "field a: perfect-land-believer" + CALM,
        each(mil("perfect-land-believer"), pol("perfect-land-believer")), (3, 2),
        "field a: perfect-land-believer [honored]" + CALM),
    Use("silent-skirmisher", "field a: silent-skirmisher [present], eager-scout" + MIL,
        each(mil("silent-skirmisher"), zone("eager-scout")), (3, "fallen"),
        "field a: silent-skirmisher [present]" + MIL),
    Use("steward-of-cryptic-lore", "provinces b1: manicured-garden | field a: steward-of-cryptic-lore [present] | "
        "conflict: a military earth b1", strength, 1, "provinces b1: manicured-garden | "
        "field a: steward-of-cryptic-lore [present]" + MIL,
        ('Gets("strength", -3, Cards(PROVINCE & ATTACKED), "conflict")',)),
    Lies("steward-of-cryptic-lore", "field a: steward-of-cryptic-lore" + CALM, pol("steward-of-cryptic-lore"), 6,
        "field a: steward-of-cryptic-lore [fate 1]" + CALM),
    Answer("kyofuki-s-hammer", "field a: deathseeker [present] | "
        "attached a: kyofuki-s-hammer [on field/deathseeker] | row b2: akodo-toturi" + MIL, zone("akodo-toturi"),
        "fallen", "field a: deathseeker, matsu-berserker [present] | "
        "attached a: kyofuki-s-hammer [on field/deathseeker] | row b2: akodo-toturi" + MIL),
    Answer("deathseeker", "field a: deathseeker [present] | attached a: sturdy-tetsubo [on field/deathseeker] | "
        "hand b: banzai" + MIL, zone("banzai"), "discard", "field a: deathseeker, matsu-berserker [present] | "
        "attached a: sturdy-tetsubo [on field/deathseeker] | hand b: banzai" + MIL, ("banzai",)),
    Answer("waterfall-tattoo", "provinces b1: manicured-garden [down] | field b: deathseeker [bowed] | "
        "attached b: waterfall-tattoo [on field/deathseeker] | field a: matsu-berserker" + CALM, up("deathseeker"),
        True, "provinces b1: manicured-garden [down] | field a: deathseeker [bowed], matsu-berserker | "
        "attached a: waterfall-tattoo [on field/deathseeker]" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "matsu-berserker")),
    Answer("doji-whisperer", "field a: doji-whisperer [present] | "
        "attached a: self-understanding [on field/doji-whisperer] | ring air: a | honor: 6 6" + POL, honor, (7, 5),
        "field a: doji-whisperer [present] | attached a: self-understanding [on field/doji-whisperer] | ring air: b" +
        POL),
    Answer("forgery", "field a: deathseeker [present] | hand a: forgery | field b: matsu-berserker [present] | "
        "hand b: banzai | honor: 5 6 | fate: 1 0" + MIL, mil("matsu-berserker"), 3,
        "field a: deathseeker [present] | hand a: forgery | field b: matsu-berserker [present] | hand b: banzai | "
        "honor: 6 6 | fate: 1 0" + MIL, start=lambda s: go(s, "banzai", "b/matsu-berserker")),
    Use("elegance-and-grace",
        "field a: deathseeker [bowed, honored], brash-samurai [bowed, honored], matsu-berserker [bowed] | "
        "hand a: elegance-and-grace | fate: 2 0" + CALM,
        each(up("deathseeker"), up("brash-samurai"), up("matsu-berserker")), (True, True, False),
        "field a: deathseeker [bowed] | hand a: elegance-and-grace | fate: 2 0" + CALM,
        ("a/deathseeker", "a/brash-samurai")),
    Use("flank-the-enemy", "field a: deathseeker [present], doji-whisperer [present] | "
        "field b: matsu-berserker [present] | hand a: flank-the-enemy | fate: 1 0" + MIL, up("matsu-berserker"),
        False, "field a: deathseeker [present] | field b: matsu-berserker [present] | hand a: flank-the-enemy | "
        "fate: 1 0" + MIL),
    Use("in-search-of-self", "provinces b1: manicured-garden | provinces b2: pilgrimage [down] | "
        "field a: matsu-berserker [present], akodo-toturi [present] | hand b: in-search-of-self | fate: 0 1" + MIL,
        up("matsu-berserker"), False, "provinces b1: manicured-garden | field a: matsu-berserker [present] | "
        "hand b: in-search-of-self | fate: 0 1" + MIL),
    Use("exemplary-etiquette", "field a: deathseeker [present] | field b: brash-samurai [present] | "
        "hand a: exemplary-etiquette | fate: 1 0" + MIL, uses_of("brash-samurai"), False, "field a: deathseeker | "
        "hand a: exemplary-etiquette | fate: 1 0" + CALM),
    Use("hayaken-no-shiro", "stronghold a: hayaken-no-shiro | field a: deathseeker [bowed], akodo-toturi [bowed]" +
        CALM, up("deathseeker"), True, "stronghold a: hayaken-no-shiro | field a: akodo-toturi [bowed]" + CALM),
    Use("open-window", "holdings a1: open-window | field a: shosuro-actress, deathseeker [present]" + MIL,
        taking_part, ["deathseeker", "shosuro-actress"], "holdings a1: open-window | "
        "field a: doji-whisperer, deathseeker [present]" + MIL),
    Use("the-pursuit-of-justice", "provinces b1: the-pursuit-of-justice | "
        "field a: deathseeker [present, bowed], matsu-berserker [present]" + MIL, up("deathseeker"), True,
        "provinces b2: the-pursuit-of-justice | provinces b1: driven-by-courage | "
        "field a: deathseeker [present, bowed], matsu-berserker [present]" + MIL),
    Use("honor-s-reward", "provinces b1: honor-s-reward | field a: deathseeker [present]" + MIL, glory("deathseeker"),
        3, "provinces b2: honor-s-reward | provinces b1: driven-by-courage | field a: deathseeker [present]" + MIL),
    Answer("seven-fold-palace", "stronghold a: seven-fold-palace | field a: deathseeker [present, honored] | "
        "honor: 10 10" + MIL, honor, (12, 9), "stronghold a: seven-fold-palace | field a: deathseeker [present] | "
        "honor: 10 10" + MIL),
    Lies("unbridled-ambition", "provinces b1: unbridled-ambition | "
        "field a: brash-samurai [present, dishonored, tainted]" + MIL, lambda s: skill(s, 0), 0,
        "provinces b2: unbridled-ambition | provinces b1: manicured-garden | "
        "field a: brash-samurai [present, dishonored, tainted]" + MIL),
    Answer("brushfires", "provinces b1: brushfires [down] | field a: deathseeker [fate 3]" + CALM,
        has("deathseeker", "fate"), 1, "provinces b1: brushfires [down] | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Use("overlooked-community", "holdings a1: overlooked-community | ring air: a | field b: deathseeker [honored]" +
        CALM, lambda s: (row(s, "deathseeker").count("honored"), ring(s, "air").holder), (0, -1),
        "holdings a1: overlooked-community | ring air: b | field b: deathseeker [honored]" + CALM),
    Lies("the-scorpion-clan-coup", "provinces b2: the-scorpion-clan-coup | provinces b1: manicured-garden | "
        "field b: miya-mystic | field a: deathseeker [present]" + MIL, mil("deathseeker"), 1,
        "provinces b2: the-scorpion-clan-coup | provinces b1: manicured-garden | field b: doji-whisperer | "
        "field a: deathseeker [present]" + MIL),
    Answer("cycle-of-vengeance", "provinces b1: cycle-of-vengeance | field a: akodo-toturi [present] | "
        "field b: doji-whisperer" + MIL, each(has("doji-whisperer", "fate"), has("doji-whisperer", "honored")),
        (1, 1), "provinces b1: cycle-of-vengeance | field a: doji-whisperer [present], akodo-toturi" + POL,
        ("b/doji-whisperer",)),
    Use("reserve-tents", "holdings a1: reserve-tents | field a: deathseeker, matsu-berserker [present]" + MIL,
        taking_part, ["deathseeker", "matsu-berserker"], "holdings a1: reserve-tents | field b: deathseeker | "
        "field a: matsu-berserker [present]" + MIL),
    Answer("the-way-of-peace", "provinces b1: the-way-of-peace | field a: akodo-toturi [present] | "
        "field b: doji-whisperer, deathseeker" + MIL,
        each(has("doji-whisperer", "honored"), has("deathseeker", "honored")), (1, 1),
        "provinces b2: the-way-of-peace | provinces b1: manicured-garden | field a: akodo-toturi [present]" + MIL,
        ("b/doji-whisperer", "b/deathseeker", "done")),
]  # fmt: skip


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
