"""The Imperial Cycle, seals, districts and others: what each card changes, and what it must not do."""

import pytest

from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.facts.values import glory_count
from coterie.games.l5r.words.filters import OfClan, Trait
from coterie.words.frames import Frame
from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answering,
    doing,
    dueling,
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
    used,
    zone,
)
from tests.l5r.tools import borne, faces, find, finish, options, prompt, ring, row, skill, taking_part, through, where

SEALS = {
    "seal-of-the-crane": ("crane", "duelist"),
    "seal-of-the-scorpion": ("scorpion", "shinobi"),
    "seal-of-the-crab": ("crab", "berserker"),
    "seal-of-the-phoenix": ("phoenix", "scholar"),
    "seal-of-the-lion": ("lion", "commander"),
    "seal-of-the-dragon": ("dragon", "monk"),
    "seal-of-the-unicorn": ("unicorn", "cavalry"),
}


def is_of(clan, trait):
    """Return whether the bearer is of a clan and has a trait."""

    def look(s):
        p = find(s, "wandering-ronin")
        return tuple(which.holds(s, Frame(p, 0, -1, ()), p, s.pieces[p]) for which in (OfClan(clan), Trait(trait)))

    return look


DUEL = "field a: {} [present] | field b: brash-samurai [present]"


def province_offered(kind, at):
    """Return whether a province can be attacked in a conflict of a type."""

    def look(s):
        through(s, "declare?")
        s.choose(f"air {kind}")
        return any(said.startswith(f"attack {at}/") for said in options(s))

    return look


CASES = [
    *[
        Lies(
            face,
            f"field a: wandering-ronin | attached a: {face} [on field/wandering-ronin]" + CALM,
            is_of(clan, trait),
            (True, True),
            "field a: wandering-ronin | attached a: fine-katana [on field/wandering-ronin]" + CALM,
        )
        for face, (clan, trait) in SEALS.items()
    ],
    Answer(
        "goblin-sneak",
        "hand a: goblin-sneak | fate: 2 1 | field a: deathseeker [present]" + MIL,
        each(fate, has("goblin-sneak", "fate")),
        ((0, 0), 1),
        "hand a: goblin-sneak | fate: 2 0 | field a: deathseeker [present]" + MIL,
        start=doing("play goblin-sneak", "into the conflict"),
    ),
    Answer(
        "kitsuki-yaruma",
        "provinces b1: manicured-garden | row a1: kitsuki-yaruma | fate: 4 0" + DYN,
        known("manicured-garden"),
        True,
        "provinces b1: manicured-garden | row a1: doji-whisperer | field a: kitsuki-yaruma | fate: 4 0" + DYN,
        ("b1/manicured-garden",),
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1"))),
    ),
    Lies(
        "bayushi-yojiro",
        "field a: bayushi-yojiro [present] | field b: doji-hotaru [present, dishonored]" + MIL,
        mil("doji-hotaru"),
        3,
        "field a: bayushi-yojiro, deathseeker [present] | field b: doji-hotaru [present, dishonored]" + MIL,
    ),
    Use(
        "ikoma-ujiaki",
        "field a: ikoma-ujiaki [present] | row a1: deathseeker [down, known a] | "
        "row a2: matsu-berserker | row a3: eager-scout | favor: a" + MIL,
        taking_part,
        ["deathseeker", "ikoma-ujiaki", "matsu-berserker"],
        "field a: ikoma-ujiaki [present] | row a1: deathseeker | favor: b" + MIL,
        ("a1/row/deathseeker", "a2/row/matsu-berserker"),
    ),
    Lies(
        "ageless-crone",
        "field a: ageless-crone [present] | hand b: court-games" + MIL,
        lambda s: price(s, find(s, "court-games"), 1),
        1,
        "field a: ageless-crone, deathseeker [present] | hand b: court-games" + MIL,
    ),
    Use(
        "bayushi-kachiko",
        "field a: bayushi-kachiko [present] | field b: doji-whisperer [present]" + POL,
        each(taking_part, up("doji-whisperer")),
        (["bayushi-kachiko"], False),
        "field a: bayushi-kachiko [present] | field b: doji-whisperer [present]" + MIL,
        ("yes",),
    ),
    Lies(
        "enigmatic-magistrate",
        "field a: enigmatic-magistrate [present], honored-general [present]" + MIL,
        lambda s: skill(s, 0),
        2,
        "field b: enigmatic-magistrate [present] | field a: honored-general [present]" + MIL,
    ),
    Use(
        "prodigy-of-the-waves",
        "field a: prodigy-of-the-waves [bowed] | ring water: b" + CALM,
        up("prodigy-of-the-waves"),
        True,
        "field a: prodigy-of-the-waves [bowed] | ring air: a" + CALM,
    ),
    Use(
        "akodo-toshiro",
        "provinces b1: manicured-garden | field a: akodo-toshiro [present]" + MIL,
        each(
            mil("akodo-toshiro"), lambda s: (finish(s), where(s, "akodo-toshiro"))[1], has("manicured-garden", "broken")
        ),
        (7, "fallen", 0),
        "field b: akodo-toshiro [present] | field a: deathseeker [present]" + MIL,
    ),
    Lies(
        "doji-shizue",
        "field a: doji-shizue | favor: a" + CALM,
        lambda s: (through(s, "bid?"), where(s, "doji-shizue"))[1],
        "field",
        "field a: doji-shizue | field b: akodo-toturi [fate 2]" + CALM,
    ),
    Use(
        "crisis-breaker",
        "field a: crisis-breaker, matsu-berserker [bowed] | field b: akodo-toturi [present] | "
        "conflict: b military fire a1",
        each(taking_part, up("matsu-berserker")),
        (["akodo-toturi", "matsu-berserker"], True),
        "field a: crisis-breaker, akodo-toturi [present] | field b: doji-whisperer [present]" + MIL,
        ("a/matsu-berserker",),
    ),
    Lies(
        "henshin-disciple",
        "field a: henshin-disciple | ring air: a | ring earth: a" + CALM,
        each(mil("henshin-disciple"), pol("henshin-disciple")),
        (4, 4),
        "field a: henshin-disciple | ring air: b | ring earth: b" + CALM,
    ),
    Lies(
        "henshin-disciple",
        "field a: henshin-disciple [present]" + MIL,
        lambda s: (finish(s), row(s, "henshin-disciple").count("honored"))[1],
        1,
        "field a: henshin-disciple [present]" + POL.replace("fire", "void"),
    ),
    Use(
        "origami-master",
        "field a: origami-master [honored], doji-whisperer" + CALM,
        each(has("doji-whisperer", "honored"), has("origami-master", "honored")),
        (1, 0),
        "field a: origami-master [honored], doji-whisperer [honored]" + CALM,
    ),
    Lies(
        "beastmaster-matriarch",
        "field a: beastmaster-matriarch | ring air: b | ring fire: b | ring void: a" + CALM,
        mil("beastmaster-matriarch"),
        7,
        "field a: beastmaster-matriarch | ring air: a" + CALM,
    ),
    Use(
        "jade-masterpiece",
        "field a: doji-whisperer | attached a: jade-masterpiece [on field/doji-whisperer] | ring air: - 1" + CALM,
        lambda s: (ring(s, "air").fate, ring(s, "void").fate),
        (0, 1),
        "field a: doji-whisperer | attached a: jade-masterpiece [on field/doji-whisperer]" + CALM,
        ("void ring",),
    ),
    Answer(
        "finger-of-jade",
        "field a: doji-whisperer [present], eager-scout [present] | "
        "attached a: finger-of-jade [on field/doji-whisperer] | field b: bayushi-liar [present] | "
        "hand b: way-of-the-scorpion" + BMIL,
        each(has("doji-whisperer", "dishonored"), zone("finger-of-jade")),
        (0, "discard"),
        "field a: doji-whisperer [present], eager-scout [present] | "
        "attached a: finger-of-jade [on field/eager-scout] | field b: bayushi-liar [present] | "
        "hand b: way-of-the-scorpion" + BMIL,
        start=("way-of-the-scorpion", "a/doji-whisperer"),
    ),
    Lies(
        "kakita-blade",
        DUEL.format("courtly-challenger") + " | attached a: kakita-blade [on field/courtly-challenger]" + POL,
        pol("courtly-challenger"),
        4,
        DUEL.format("courtly-challenger") + " | "
        "attached a: kakita-blade [on field/courtly-challenger], fine-katana [on field/courtly-challenger]" + POL,
        start=lambda s: through(go(s, "courtly-challenger"), "bid?") if len(borne(s, "courtly-challenger")) == 1 else s,
    ),
    Answer(
        "kakita-blade",
        DUEL.format("daring-challenger") + " | "
        "attached a: kakita-blade [on field/daring-challenger] | honor: 6 6" + MIL,
        honor,
        (5, 8),
        DUEL.format("daring-challenger") + " | attached b: kakita-blade [on field/brash-samurai]" + MIL,
        start=dueling("daring-challenger"),
    ),
    Use(
        "tattered-missive",
        "field a: doji-whisperer | attached a: tattered-missive [on field/doji-whisperer] | "
        "deck a: banzai, outwit, rout" + CALM,
        lambda s: (faces(s, "hand")[0], row(s, "doji-whisperer").ready),
        ("banzai", False),
        "field a: doji-whisperer [bowed] | attached a: tattered-missive [on field/doji-whisperer]" + CALM,
        ("a/deck.1",),
    ),
    Lies(
        "centipede-tattoo",
        "field a: togashi-initiate [present] | "
        "attached a: centipede-tattoo [on field/togashi-initiate] | field b: akodo-toturi [present]" + MIL,
        lambda s: row(finish(s), "togashi-initiate").ready,
        True,
        "field a: togashi-initiate [present] | "
        "attached a: centipede-tattoo [on field/togashi-initiate] | field b: doji-whisperer [present]" + MIL,
    ),
    Lies(
        "pit-trap",
        "field a: deathseeker [present, fate 2] | attached a: pit-trap [on field/deathseeker]" + MIL,
        lambda s: (through(s, "bid?"), row(s, "deathseeker").ready)[1],
        False,
        "field a: deathseeker [present, fate 2]" + MIL,
    ),
    Use(
        "oni-mask",
        "field a: doji-whisperer [fate 1] | attached a: oni-mask [on field/doji-whisperer] | "
        "field b: kabuki-hero [present]" + MIL,
        lambda s: (row(s, "kabuki-hero").text, row(s, "doji-whisperer").count("fate")),
        ((), 0),
        "field a: doji-whisperer | attached a: oni-mask [on field/doji-whisperer] | field b: kabuki-hero [present]"
        + MIL,
    ),
    Use(
        "harmonize",
        "field a: deathseeker [present] | field b: akodo-toturi [present], matsu-berserker [present] | "
        "hand a: harmonize | fate: 1 0" + BMIL,
        taking_part,
        ["akodo-toturi"],
        "field a: obstinate-recruit [present] | field b: akodo-toturi [present] | hand a: harmonize | fate: 1 0" + BMIL,
    ),
    Lies(
        "policy-debate",
        DUEL.format("doji-hotaru")
        + "| hand a: policy-debate | hand b: banzai, outwit"
        + MIL.replace("military", "political"),
        lambda s: faces(s, "hand", 1),
        ["outwit"],
        DUEL.format("doji-hotaru") + "| hand a: policy-debate | hand b: banzai, outwit | dials: 1 3" + POL,
        start=lambda s: (
            dueling("policy-debate", *((3, 1) if s.dials == (0, 0) else (1, 3)))(s),
            s.choose("outwit" if "outwit" in options(s) else options(s)[0]),
        ),
    ),
    Use(
        "raise-the-alarm",
        "provinces a1: manicured-garden | row a1: deathseeker [down, known a] | "
        "hand a: raise-the-alarm | field b: akodo-toturi [present]" + BMIL,
        taking_part,
        ["akodo-toturi", "deathseeker"],
        "row a1: deathseeker | hand a: raise-the-alarm | field b: akodo-toturi [present]" + BMIL,
    ),
    Use(
        "misinformation",
        "field b: akodo-toturi [present] | field a: deathseeker [present] | "
        "hand a: misinformation | fate: 1 0 | dials: 3 1" + MIL,
        each(mil("akodo-toturi"), pol("akodo-toturi"), mil("deathseeker")),
        (5, 2, 2),
        "field b: akodo-toturi [present] | hand a: misinformation | fate: 1 0 | dials: 2 1" + MIL,
    ),
    Use(
        "consumed-by-five-fires",
        "field a: solemn-scholar | "
        "field b: deathseeker [fate 3], doji-whisperer [fate 4] | hand a: consumed-by-five-fires | fate: 5 0" + CALM,
        each(has("deathseeker", "fate"), has("doji-whisperer", "fate")),
        (0, 2),
        "field a: doji-whisperer | field b: deathseeker [fate 3] | hand a: consumed-by-five-fires | fate: 5 0" + CALM,
        ("b/deathseeker", "b/deathseeker", "b/deathseeker", "b/doji-whisperer", "b/doji-whisperer"),
    ),
    Use(
        "a-legion-of-one",
        "field a: deathseeker [present, fate 1] | hand a: a-legion-of-one" + MIL,
        each(mil("deathseeker"), has("deathseeker", "fate")),
        (8, 0),
        "field a: deathseeker [present], eager-scout [present] | hand a: a-legion-of-one" + MIL,
        ("yes",),
    ),
    Use(
        "written-in-the-stars",
        "hand a: written-in-the-stars | fate: 1 0 | ring air: - 2 | ring fire: a" + CALM,
        lambda s: [each.fate for each in s.rings],
        [2, 1, 0, 1, 1],
        "hand a: written-in-the-stars | fate: 1 0 | "
        "ring air: a | ring earth: a | ring fire: a | ring water: a | ring void: a" + CALM,
        ("EachFreeRing()",),
    ),
    Lies(
        "hito-district",
        "provinces b1: manicured-garden | holdings b1: hito-district | field a: deathseeker" + CALM,
        province_offered("political", "b1"),
        False,
        "provinces b1: manicured-garden | holdings b2: hito-district | field a: deathseeker" + CALM,
    ),
    Lies(
        "chisei-district",
        "provinces b1: manicured-garden | holdings b1: chisei-district | field a: deathseeker" + CALM,
        province_offered("military", "b1"),
        False,
        "provinces b1: manicured-garden | holdings b2: chisei-district | field a: deathseeker" + CALM,
    ),
    Use(
        "karada-district",
        "holdings a1: karada-district | field a: deathseeker | field b: eager-scout | "
        "attached b: fine-katana [on field/eager-scout] | fate: 1 0" + CALM,
        each(lambda s: borne(s, "deathseeker"), fate),
        (["fine-katana"], (0, 1)),
        "holdings a1: karada-district | "
        "field a: deathseeker | attached a: fine-katana [on field/deathseeker] | fate: 1 0" + CALM,
    ),
    Use(
        "windswept-yurt",
        "holdings a1: windswept-yurt | "
        "dynasty a: akodo-toturi, eager-scout, eager-scout, eager-scout | fate: 0 0" + CALM,
        each(fate, zone("windswept-yurt"), known("akodo-toturi")),
        ((2, 2), "fallen", False),
        "row a1: windswept-yurt [down, known a]" + CALM,
        ("GainFate(2, EACH_PLAYER)",),
    ),
    Answer(
        "miwaku-kabe",
        "provinces b1: manicured-garden | holdings b1: miwaku-kabe | "
        "field a: akodo-toturi [present], honored-general [present]" + MIL,
        zone("miwaku-kabe"),
        "dynasty",
        "provinces b1: manicured-garden | holdings b2: miwaku-kabe | field a: akodo-toturi [present]" + MIL,
    ),
    Answer(
        "feast-or-famine",
        "provinces b1: feast-or-famine | field a: akodo-toturi [present, fate 2] | field b: doji-whisperer" + MIL,
        each(has("akodo-toturi", "fate"), has("doji-whisperer", "fate")),
        (1, 1),
        "provinces b1: feast-or-famine | field a: akodo-toturi [present] | field b: doji-whisperer" + MIL,
    ),
    Lies(
        "the-imperial-palace",
        "holdings a1: the-imperial-palace | field a: doji-whisperer" + CALM,
        lambda s: glory_count(s, 0),
        4,
        "holdings b1: the-imperial-palace | field a: doji-whisperer" + CALM,
    ),
    Use(
        "along-the-river-of-gold",
        "provinces a1: along-the-river-of-gold | provinces b1: shameful-display | "
        "provinces b2: along-the-river-of-gold | field a: doji-whisperer [present] | conflict: a military fire b2",
        mil("doji-whisperer"),
        3,
        "provinces a1: along-the-river-of-gold | provinces b1: manicured-garden | "
        "field a: doji-whisperer [present]" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_pathfinder_s_blade_cancels_the_attacked_province_for_attackers_only():
    text = (
        "provinces b1: manicured-garden | field a: deathseeker{} | "
        "attached a: pathfinder-s-blade [on field/deathseeker] | "
        "field a: deathseeker{}, eager-scout [present]" + MIL
    )
    s = go(table(text.replace("field a: deathseeker{} | ", "", 1).format(" [present]")), "manicured-garden")
    answering("pathfinder-s-blade")(s)
    assert s.fate == (0, 0)
    home = go(table(text.replace("field a: deathseeker{} | ", "", 1).format("")), "manicured-garden")
    assert home.fate == (0, 1)


def test_kaiu_inventor_lets_a_holding_be_used_twice():
    s = go(
        table(
            "field a: kaiu-inventor, doji-whisperer, deathseeker | holdings a1: kanjo-district | "
            "holdings a2: city-of-lies | holdings a3: bustling-academy | "
            "field a: kaiu-inventor, solemn-scholar | row b1: deathseeker, eager-scout" + CALM
        ),
        "kaiu-inventor",
        "a3/bustling-academy",
    )
    go(s, "bustling-academy", "b1/row/deathseeker")
    assert used(s.clone(), "bustling-academy") != []
    once_ = go(
        table("field a: solemn-scholar | holdings a3: bustling-academy | row b1: deathseeker, eager-scout" + CALM),
        "bustling-academy",
        "b1/row/deathseeker",
    )
    assert used(once_, "bustling-academy") == []


def test_shinjo_scout_gains_for_the_first_pass_only():
    found = []
    for first in "ab":
        s = table(f"provinces a1: pilgrimage | field a: shinjo-scout | first: {first}" + DYN)
        s.choose("pass")
        found.append(bool(offers(s, "shinjo-scout")) or prompt(s) == "answer?")
    assert found == [True, False]
