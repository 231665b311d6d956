"""Children of the Empire: what each card changes, and what it must not do."""

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
    answers,
    doing,
    dueling,
    each,
    go,
    has,
    honor,
    mil,
    pol,
    resolving,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import declare, faces, finish, options, play, ring, row, skill, taking_part, through, where

FLIP = lambda s: row(finish(s), "hida-yakamo").ready  # noqa: E731  # a look
DUEL = "field a: daring-challenger [present] | field b: brash-samurai [present]"


def attacks(face):
    """Return whether a character is offered as an attacker of a conflict with a ring."""

    def look(s):
        element = "fire" if s.honor[0] == 10 else "air"
        through(s, "declare?")
        play(s, f"{element} military")
        through(s, "attackers?")
        return any(face in said for said in options(s))

    return look


def duelled(s):
    """Return the state after a duel of the one or the other conflict, won or lost on equal terms."""
    return (
        dueling("daring-challenger")(s) if any(each.holder == -2 and each.element == "fire" for each in s.rings) else s
    )


CASES = [
    Lies(
        "fire-tensai-acolyte",
        text="field a: fire-tensai-acolyte, deathseeker, matsu-berserker | honor: 10 6" + CALM,
        look=attacks("fire-tensai-acolyte"),
        seen=True,
        no="field a: fire-tensai-acolyte, deathseeker, matsu-berserker | honor: 6 6" + CALM,
    ),
    Lies(
        "hida-yakamo",
        text="field a: hida-yakamo [present] | honor: 5 6" + MIL,
        look=FLIP,
        seen=True,
        no="field a: hida-yakamo [present] | honor: 6 6" + MIL,
    ),
    Lies(
        "humble-magistrate",
        text="field a: humble-magistrate [present], honored-general [present]" + MIL,
        look=lambda s: skill(s, 0),
        seen=2,
        no="field b: humble-magistrate [present] | field a: honored-general [present]" + MIL,
    ),
    Use(
        "sage-of-gisei-toshi",
        text="field a: sage-of-gisei-toshi [present] | "
        "field b: doji-whisperer [present], deathseeker [present] | honor: 7 6" + MIL,
        look=taking_part,
        seen=["doji-whisperer"],
        no="field a: sage-of-gisei-toshi [present] | "
        "field b: doji-whisperer [present], deathseeker [present] | honor: 6 6" + MIL,
        choices=("b/deathseeker",),
    ),
    Use(
        "shosuro-hametsu",
        text="field a: shosuro-hametsu | deck a: banzai, outwit, fiery-madness | honor: 6 6" + CALM,
        look=lambda s: ("fiery-madness" in faces(s, "hand"), s.honor),
        seen=(True, (5, 6)),
        no="field a: shosuro-hametsu | deck a: banzai | honor: 0 6" + CALM,
        choices=("a/deck.3",),
    ),
    Use(
        "tranquil-philosopher",
        text="field a: tranquil-philosopher | ring air: - 2 | honor: 6 6" + CALM,
        look=lambda s: (ring(s, "air").fate, ring(s, "void").fate, s.honor),
        seen=(1, 1, (7, 6)),
        no="field a: tranquil-philosopher" + CALM,
        choices=("void ring",),
    ),
    Use(
        "magnificent-triumph",
        text=DUEL + "| hand a: magnificent-triumph | hand b: banzai, outwit" + MIL,
        look=mil("daring-challenger"),
        seen=5,
        no=DUEL + "| hand a: magnificent-triumph" + MIL.replace("fire", "air"),
        start=lambda s: duelled(s),
    ),
    Use(
        "miyako-s-undertaking",
        text="field a: doji-whisperer [present] | fallen b: matsu-berserker, akodo-toturi | "
        "hand a: miyako-s-undertaking | honor: 6 6 | fate: 2 0" + MIL,
        look=mil("doji-whisperer"),
        seen=3,
        no="field a: doji-whisperer [present] | fallen b: matsu-berserker | hand a: miyako-s-undertaking | "
        "honor: 7 6 | fate: 2 0" + MIL,
    ),
    Use(
        "subdue-the-spirits",
        text="field a: akodo-toturi [present], doji-whisperer | hand a: subdue-the-spirits | honor: 7 6 | "
        "fate: 2 0" + MIL,
        look=each(mil("akodo-toturi"), pol("akodo-toturi"), pol("doji-whisperer")),
        seen=(9, 6, 3),
        no="field a: akodo-toturi [present] | hand a: subdue-the-spirits | honor: 6 6 | fate: 2 0" + MIL,
    ),
    Use(
        "unmask",
        text="field b: doji-whisperer [present, honored] | hand a: unmask | fate: 1 0 | dials: 3 1 | honor: 6 6" + MIL,
        look=each(pol("doji-whisperer"), has("doji-whisperer", "honored"), honor),
        seen=(3, 0, (6, 8)),
        no="field b: doji-whisperer [present, honored] | hand a: unmask | fate: 1 0 | dials: 1 3" + MIL,
    ),
    Use(
        "heavy-ballista",
        text="holdings a1: heavy-ballista | field b: deathseeker [present, fate 1] | "
        "field a: doji-whisperer [present] | hand a: banzai" + BMIL,
        look=lambda s: (s.question.seat, len(options(s)), where(s, "banzai")),
        seen=(1, 2, "discard"),
        no="holdings a1: heavy-ballista | field b: deathseeker [present, bowed] | "
        "field a: doji-whisperer [present] | hand a: banzai" + BMIL,
        choices=("banzai",),
    ),
    Answer(
        "ide-negotiator",
        text="field a: ide-negotiator" + "| phase: dynasty",
        look=lambda s: s.dials[0],
        seen=2,
        no="field b: doji-whisperer | phase: dynasty",
    ),
    Answer(
        "seppun-hidden-guard",
        text="field a: seppun-hidden-guard, akodo-toturi [present] | "
        "field b: savvy-politician, radiant-orator [present], doji-challenger [present] | hand b: banzai" + POL,
        look=each(zone("seppun-hidden-guard"), lambda s: taking_part(s), lambda s: faces(s, "hand", 1)),
        seen=("fallen", ["akodo-toturi", "doji-challenger", "radiant-orator"], []),
        no="field a: seppun-hidden-guard, deathseeker [present] | "
        "field b: radiant-orator [present], doji-challenger [present] | hand b: banzai" + POL,
        start=("radiant-orator",),
    ),
    Answer(
        "shinjo-ambusher",
        text="provinces b1: manicured-garden | hand a: shinjo-ambusher | fate: 1 0 | "
        "field b: deathseeker [present]" + MIL,
        look=lambda s: used(s, "manicured-garden"),
        seen=[],
        no="provinces b1: manicured-garden | hand a: shinjo-ambusher | fate: 2 0 | "
        "field b: deathseeker [present]" + MIL,
        start=lambda s: doing("play shinjo-ambusher", "into the conflict" if s.fate[0] == 1 else "at home")(s),
    ),
    Answer(
        "shiotome-heroine",
        text="field a: shiotome-heroine [bowed] | field b: deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker]" + BMIL,
        look=up("shiotome-heroine"),
        seen=True,
        no="field b: shiotome-heroine [bowed], deathseeker [present] | "
        "attached b: solitary-strength [on field/deathseeker]" + BMIL,
        start=answering("solitary-strength"),
    ),
    Answer(
        "utaku-kamoko",
        text="field a: utaku-kamoko [bowed] | field b: akodo-toturi [present] | hand a: banzai" + BMIL,
        look=each(up("utaku-kamoko"), has("utaku-kamoko", "honored"), zone("banzai")),
        seen=(True, 1, "discard"),
        no="field a: utaku-kamoko [bowed] | field b: doji-whisperer [present] | hand a: banzai" + BMIL,
        choices=("banzai",),
    ),
    Lies(
        "utaku-kamoko",
        text="field a: utaku-kamoko [dishonored]" + CALM,
        look=mil("utaku-kamoko"),
        seen=3,
        no="field a: utaku-kamoko [honored]" + CALM,
    ),
    Answer(
        "solitary-strength",
        text="field a: matsu-berserker [present] | attached a: solitary-strength [on field/matsu-berserker] | "
        "honor: 6 6" + MIL,
        look=honor,
        seen=(7, 6),
        no="field a: matsu-berserker | attached a: solitary-strength [on field/matsu-berserker] | "
        "field a: matsu-berserker, deathseeker [present]" + MIL,
    ),
    Lies(
        "solitary-strength",
        text="field a: matsu-berserker, deathseeker | attached a: solitary-strength [on field/matsu-berserker]" + CALM,
        look=zone("solitary-strength"),
        seen="discard",
        no="field a: matsu-berserker, deathseeker [bowed] | "
        "attached a: solitary-strength [on field/matsu-berserker]" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "matsu-berserker", "deathseeker"),
    ),
    Answer(
        "leniency",
        text="field a: deathseeker [present] | hand a: leniency | row a1: matsu-berserker, akodo-toturi" + MIL,
        look=zone("matsu-berserker"),
        seen="field",
        no="field a: deathseeker [present] | hand a: leniency | row a1: akodo-toturi | row a2: akodo-toturi | "
        "row a3: akodo-toturi" + MIL,
        start=resolving,
    ),
    Lies(
        "student-of-war",
        text="field a: student-of-war | dials: 1 3" + CALM,
        look=lambda s: (through(s, "bid?"), where(s, "student-of-war"))[1],
        seen="field",
        no="field a: student-of-war | dials: 3 1" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_hida_yakamo_loses_no_duel_while_less_honorable():
    found = []
    for honors in ("10 4", "6 6"):
        s = table(f"field a: daring-challenger [present] | field b: hida-yakamo [present] | honor: {honors}" + MIL)
        dueling("daring-challenger", 3, 1)(s)
        found.append(not any(key[0] == "lose duel" for key in s.uses))
    assert found == [True, False]


def test_isawa_ujina_removes_somebody_without_fate_as_the_void_ring_is_claimed():
    text = (
        "field a: isawa-ujina [fate 1], deathseeker [present, fate 1] | field b: doji-whisperer | "
        "conflict: a military {} b1"
    )
    assert where(finish(table(text.format("void"))), "doji-whisperer") == "gone"
    assert where(finish(table(text.format("air"))), "doji-whisperer") == "field"


def test_righteous_magistrate_lets_nobody_gain_or_lose_honor_while_it_defends():
    text = (
        "field b: righteous-magistrate{} | field a: shosuro-hametsu, deathseeker [present] | "
        "hand b: banzai | hand a: assassination | honor: 9 6 | conflict: a military fire b1"
    )
    assert used(table(text.format(" [present]")), "assassination") == []
    assert used(table(text.format("")), "assassination") != []


def test_storied_defeat_bows_the_loser_and_dishonors_it_for_fate():
    text = (
        "field a: daring-challenger [present] | field b: brash-samurai [present] | hand a: storied-defeat | fate: 1 0"
        + MIL
    )
    s = dueling("daring-challenger")(table(text))
    go(s, "storied-defeat", "yes")
    assert (row(s, "brash-samurai").ready, row(s, "brash-samurai").count("dishonored"), s.fate[0]) == (False, 1, 0)
    assert used(table(text), "storied-defeat") == []


def test_iaijutsu_master_turns_a_bid_in_duels_of_its_bearer_only():
    text = (
        "field a: daring-challenger [present], deathseeker | "
        "attached a: iaijutsu-master [on field/{}] | field b: brash-samurai [present]" + MIL
    )
    found = []
    for bearer in ("daring-challenger", "doji-challenger"):
        s = go(table(text.format(bearer).replace("deathseeker", "doji-challenger")), "daring-challenger")
        through(s, "bid?")
        play(s, "bid 2", "bid 2")
        found.append(any("iaijutsu-master" in said for said in options(s)))
    assert found == [True, False]


def test_midnight_revels_bows_the_dearest():
    text = "provinces b1: midnight-revels | field a: deathseeker, akodo-toturi | field b: doji-whisperer" + CALM
    s = table(text)
    declare(s, "fire military", "b1", "deathseeker")
    answering("midnight-revels")(s)
    assert [row(s, face).ready for face in ("akodo-toturi", "doji-whisperer")] == [False, True]
    elsewhere = table(text)
    declare(elsewhere, "fire military", "b2", "deathseeker")
    assert answers(elsewhere, "midnight-revels") == []
