"""The Elemental Cycle, characters and provinces: what each card changes, and what it must not do."""

import pytest

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
    go,
    has,
    honor,
    known,
    mil,
    offers,
    pol,
    strength,
    up,
    uses_of,
    zone,
)
from tests.l5r.tools import declare, faces, finish, number, options, ring, row, taking_part, through

NOVICES = {
    "third-tower-guard": ("earth", "military", 3),
    "court-novice": ("water", "political", 3),
    "ikoma-reservist": ("fire", "military", 3),
    "impulsive-novice": ("void", "political", 3),
    "battle-maiden-recruit": ("water", "military", 2),
    "sadane-student": ("air", "political", 4),
    "reader-of-omens": ("void", "political", 3),
}
UPHELD = {"demonstrating-excellence": "air", "abandoning-honor": "fire", "seeking-the-truth": "water"}


def declared(s):
    """Return the state once the first character of seat a has been declared as an attacker."""
    there = [p.face for p in s.pieces if p.zone == "field" and p.owner == 0]
    declare(s, "fire military", "b1", there[-1])
    return s


def defender(face):
    """Return whether a character is offered as a defender."""

    def look(s):
        through(s, "defenders?")
        return any(face in said for said in options(s))

    return look


def rated(skill, face):
    """Return what tells a skill of a character."""
    return lambda s: number(s, skill, face)


CASES = [
    *[
        Lies(
            face,
            f"field a: {face} | ring {element}: a" + CALM,
            rated(skill, face),
            n,
            f"field a: {face} | ring {element}: b" + CALM,
        )
        for face, (element, skill, n) in NOVICES.items()
    ],
    *[
        Lies(
            face,
            f"provinces b1: {face} | role b: keeper-of-{element} | field a: deathseeker [present]" + MIL,
            strength,
            5,
            f"provinces b1: {face} | role b: keeper-of-earth | field a: deathseeker [present]" + MIL,
        )
        for face, element in UPHELD.items()
    ],
    Answer(
        "heartless-intimidator",
        "field a: heartless-intimidator | field b: shosuro-hametsu | "
        "deck b: banzai, outwit, rout, assassination | honor: 6 6" + CALM,
        lambda s: len(faces(s, "discard", 1)),
        1,
        "field b: heartless-intimidator, shosuro-hametsu | deck b: banzai, outwit | honor: 6 6" + CALM,
        start=("shosuro-hametsu",),
    ),
    Answer(
        "isawa-uona",
        "field a: isawa-uona [present], solemn-scholar | field b: brash-samurai [present] | "
        "hand a: benten-s-touch" + MIL,
        up("brash-samurai"),
        False,
        "field a: isawa-uona [present], solemn-scholar | "
        "field b: doji-hotaru [present] | hand a: supernatural-storm" + MIL,
        start=lambda s: go(
            s, "benten-s-touch" if any(p.face == "benten-s-touch" for p in s.pieces) else "supernatural-storm"
        ),
    ),
    Lies(
        "kudaka",
        "field a: kudaka [present] | deck a: banzai, outwit, rout, assassination | fate: 0 0 | "
        "conflict: a military air b1",
        lambda s: (answers(s, "kudaka") and s.choose(offers(s, "kudaka")[0]), s.fate[0], len(faces(s, "hand")))[1:],
        (1, 2),
        "field a: kudaka [present] | fate: 0 0" + MIL,
    ),
    Lies(
        "matsu-seventh-legion",
        "field a: matsu-seventh-legion | field b: doji-whisperer, brash-samurai" + CALM,
        defender("doji-whisperer"),
        False,
        "field a: akodo-toturi | field b: doji-whisperer, brash-samurai" + CALM,
        start=lambda s: declare(
            s, "fire military", "b1", *[p.face for p in s.pieces if p.zone == "field" and p.owner == 0]
        ),
    ),
    Use(
        "shinjo-shono",
        "field a: shinjo-shono [present], border-rider [present] | field b: deathseeker [present]" + MIL,
        mil("border-rider"),
        3,
        "field a: shinjo-shono [present] | field b: deathseeker [present]" + MIL,
    ),
    Use(
        "apprentice-earthcaller",
        "field b: apprentice-earthcaller | field a: akodo-toturi [present, honored]" + MIL,
        mil("akodo-toturi"),
        6,
        "field b: apprentice-earthcaller | field a: akodo-toturi [present, honored] | "
        "attached a: fine-katana [on field/akodo-toturi]" + MIL,
    ),
    Use(
        "kuni-yori",
        "field a: kuni-yori [present] | hand b: banzai | honor: 6 6" + MIL,
        each(honor, lambda s: faces(s, "hand", 1)),
        ((5, 6), []),
        "field a: kuni-yori [present] | honor: 0 6" + CALM,
        ("seat b",),
    ),
    Lies(
        "kuni-yori",
        "field a: kuni-yori, doji-whisperer | field b: deathseeker [present] | conflict: b military earth a1",
        mil("doji-whisperer"),
        1,
        "field a: kuni-yori, doji-whisperer | field b: deathseeker [present]" + BMIL,
    ),
    Lies(
        "marauding-oni",
        "field a: marauding-oni | honor: 6 6" + CALM,
        honor,
        (5, 6),
        "field a: marauding-oni, deathseeker | honor: 6 6" + CALM,
        start=lambda s: through(declared(s), "window"),
    ),
    Lies(
        "marauding-oni",
        "field b: marauding-oni [present] | field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL,
        uses_of("way-of-the-scorpion"),
        False,
        "field b: deathseeker [present] | field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL,
    ),
    Lies(
        "chikai-order-protector",
        "field b: chikai-order-protector [present], doji-whisperer [present] | field a: deathseeker [present]" + MIL,
        lambda s: row(finish(s), "chikai-order-protector").ready,
        True,
        "field b: chikai-order-protector [present] | field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "ikoma-ikehata",
        "field a: ikoma-ikehata [present]" + POL,
        has("ikoma-ikehata", "honored"),
        1,
        "field a: ikoma-ikehata [present]" + MIL,
    ),
    Answer(
        "mantis-seafarer",
        "field a: mantis-seafarer [present] | honor: 6 6" + MIL,
        each(honor, fate),
        ((5, 6), (1, 0)),
        "field a: mantis-seafarer, deathseeker [present] | honor: 6 6" + MIL,
    ),
    Use(
        "master-alchemist",
        "field a: master-alchemist | field b: deathseeker [present] | fate: 1 0 | conflict: b military air a1",
        each(has("deathseeker", "dishonored"), lambda s: ring(s, "fire").fate),
        (1, 1),
        "field a: master-alchemist | field b: deathseeker [present] | fate: 1 0" + BMIL,
        ("b/deathseeker", "Dishonor()"),
    ),
    Answer(
        "soshi-shiori",
        "field a: soshi-shiori [present] | honor: 6 6" + POL,
        honor,
        (6, 5),
        "field b: soshi-shiori | field a: deathseeker [present]" + MIL,
        ("seat b",),
    ),
    Use(
        "master-of-the-swift-waves",
        "field a: master-of-the-swift-waves [present], deathseeker" + MIL,
        taking_part,
        ["deathseeker"],
        "field a: master-of-the-swift-waves [present]" + MIL,
    ),
    Use(
        "menacing-iron-warrior",
        "field a: menacing-iron-warrior [present] | field b: kabuki-hero [present], akodo-toturi [present]" + MIL,
        lambda s: (len(row(s, "kabuki-hero").text), len(row(s, "akodo-toturi").text)),
        (2, 1),
        "field a: menacing-iron-warrior [present] | field b: kabuki-hero [present]" + POL,
    ),
    Lies(
        "tireless-sodan-senzo",
        "field a: tireless-sodan-senzo [present] | field b: akodo-toturi [present]" + MIL,
        lambda s: row(finish(s), "tireless-sodan-senzo").ready,
        True,
        "field a: tireless-sodan-senzo [present]" + POL,
    ),
    Lies(
        "volcanic-troll",
        "field a: volcanic-troll" + CALM,
        each(mil("volcanic-troll"), pol("volcanic-troll")),
        (5, 5),
        "field a: volcanic-troll | ring fire: b" + CALM,
    ),
    Lies(
        "yoritomo",
        "field a: yoritomo | fate: 4 1" + CALM,
        each(mil("yoritomo"), pol("yoritomo")),
        (7, 7),
        "field a: yoritomo | fate: 1 4" + CALM,
    ),
    Answer(
        "minami-kaze-regulars",
        "field a: minami-kaze-regulars [present], deathseeker [present] | field b: eager-scout [present]" + MIL,
        fate,
        (1, 0),
        "field a: minami-kaze-regulars [present] | field b: eager-scout [present]" + MIL,
    ),
    Lies(
        "yasuki-broker",
        "field a: yasuki-broker [present], doji-whisperer | holdings a1: funeral-pyre | fate: 0 0" + MIL,
        lambda s: (through(s, "window").fate, len(faces(s, "hand"))),
        ((1, 0), 3),
        "field a: yasuki-broker, doji-whisperer | field b: deathseeker [present] | holdings a1: funeral-pyre | "
        "fate: 0 0" + BMIL,
        start=("funeral-pyre", "a/doji-whisperer"),
    ),
    Answer(
        "demonstrating-excellence",
        "provinces b1: demonstrating-excellence | field a: akodo-toturi [present]" + MIL,
        fate,
        (0, 1),
        "provinces b1: demonstrating-excellence | field a: doji-whisperer [present]" + MIL,
    ),
    Answer(
        "abandoning-honor",
        "provinces b1: abandoning-honor | field a: akodo-toturi [present], eager-scout [dishonored]" + MIL,
        zone("eager-scout"),
        "fallen",
        "provinces b1: abandoning-honor | field a: akodo-toturi [present], eager-scout" + MIL,
    ),
    Answer(
        "seeking-the-truth",
        "provinces b1: seeking-the-truth | field a: akodo-toturi [present] | field b: doji-whisperer [present]" + MIL,
        taking_part,
        ["akodo-toturi"],
        "provinces b1: seeking-the-truth | field a: akodo-toturi [present]" + MIL,
    ),
    Answer(
        "sacred-sanctuary",
        "provinces b1: sacred-sanctuary | field a: deathseeker | field b: togashi-initiate [bowed]" + CALM,
        up("togashi-initiate"),
        True,
        "provinces b1: sacred-sanctuary | field a: deathseeker | field b: doji-whisperer [bowed]" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "border-fortress",
        "provinces b1: border-fortress | provinces a2: meditations-on-the-tao [down] | "
        "field a: deathseeker [present]" + MIL,
        known("meditations-on-the-tao"),
        False,
        "provinces b2: border-fortress | provinces a2: meditations-on-the-tao [down] | field a: deathseeker [present]"
        + MIL,
    ),
    Lies(
        "teachings-of-the-elements",
        "provinces b1: teachings-of-the-elements | ring air: a | ring void: b | field a: deathseeker [present]" + MIL,
        strength,
        7,
        "provinces b1: teachings-of-the-elements | field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "flooded-waste",
        "provinces b1: flooded-waste [down] | field a: deathseeker" + CALM,
        up("deathseeker"),
        False,
        "provinces b1: manicured-garden [down] | provinces b2: flooded-waste [down] | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "magistrate-station",
        "provinces a1: magistrate-station | field b: deathseeker [bowed, honored]" + CALM,
        up("deathseeker"),
        True,
        "provinces a1: magistrate-station | field b: deathseeker [bowed]" + CALM,
    ),
    Lies(
        "web-of-lies",
        "provinces b1: web-of-lies | dials: 1 3 | field a: deathseeker [present]" + MIL,
        strength,
        6,
        "provinces b1: web-of-lies | dials: 3 1 | field a: deathseeker [present]" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()
