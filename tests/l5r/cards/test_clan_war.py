"""Clan War: what each card changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    doing,
    dueling,
    each,
    fate,
    glory,
    go,
    has,
    honor,
    known,
    mil,
    offers,
    pol,
    resolving,
    strength,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import declare, faces, find, finish, now, options, play, ring, row, taking_part, through

DUEL = "field a: {} [present] | field b: brash-samurai [present]"
ATTACKED_AT = lambda at: lambda s: declare(s, "air military", at, "deathseeker")  # noqa: E731
TEMPLES = {
    "temple-of-daikoku": "water",
    "temple-of-jikoju": "air",
    "temple-of-osano-wo": "earth",
    "temple-of-shinsei-s-wisdom": "void",
    "temple-of-the-thunders": "fire",
}


def fate_of(element):
    """Return what tells the fate on a ring."""
    return lambda s: ring(s, element).fate


def declared(element):
    """Return what declares a conflict of another element."""
    other = "air" if element == "fire" else "fire"
    return lambda s: declare(s, f"{other} military", "b1", "deathseeker")


CASES = [
    Answer(
        "callow-delegate",
        "field a: callow-delegate, doji-whisperer | holdings a1: funeral-pyre" + CALM,
        has("doji-whisperer", "honored"),
        1,
        "field a: callow-delegate [honored], doji-whisperer [honored] | holdings a1: funeral-pyre" + CALM,
        ("a/doji-whisperer",),
        start=("funeral-pyre", "a/callow-delegate"),
    ),
    Lies(
        "cunning-confidant",
        "field a: cunning-confidant [present] | ring air: b" + POL,
        pol("cunning-confidant"),
        4,
        "field a: cunning-confidant [present] | ring air: a" + POL,
    ),
    Lies(
        "insightful-gatekeeper",
        "field a: insightful-gatekeeper [present] | ring air: b" + MIL,
        mil("insightful-gatekeeper"),
        4,
        "field a: insightful-gatekeeper, deathseeker [present] | ring air: b" + MIL,
    ),
    Use(
        "forthright-ide",
        "field a: forthright-ide [present], deathseeker [bowed], akodo-toturi [bowed] | hand a: banzai" + MIL,
        each(up("deathseeker"), zone("banzai")),
        (True, "discard"),
        "field a: forthright-ide, doji-whisperer [present], deathseeker [bowed]" + MIL,
        ("banzai",),
    ),
    Lies(
        "imperial-librarian",
        "field a: imperial-librarian, doji-whisperer" + CALM,
        glory("doji-whisperer"),
        2,
        "field a: doji-whisperer" + CALM,
    ),
    Answer(
        "kuni-silencer",
        "field b: kuni-silencer [present] | field a: doji-whisperer [present] | ring air: a" + MIL,
        lambda s: ring(s, "air").holder,
        -1,
        "field a: kuni-silencer [present] | field b: doji-whisperer [present] | ring air: b" + MIL,
    ),
    Answer(
        "one-of-the-forgotten",
        "field a: one-of-the-forgotten | field b: doji-whisperer" + CALM,
        has("one-of-the-forgotten", "fate"),
        1,
        "field a: one-of-the-forgotten | field b: doji-whisperer [bowed]" + CALM,
    ),
    Use(
        "shepherd-of-visages",
        "field a: shepherd-of-visages | field b: doji-hotaru [present]" + MIL,
        glory("doji-hotaru"),
        1,
        "field a: shepherd-of-visages" + CALM,
    ),
    Use(
        "shosuro-actor",
        "field a: shosuro-actor [present] | field b: matsu-berserker" + MIL,
        mil("shosuro-actor"),
        3,
        "field a: shosuro-actor [present] | field b: akodo-toturi" + MIL,
    ),
    Lies(
        "shosuro-sadako",
        "field a: shosuro-sadako [dishonored]" + CALM,
        mil("shosuro-sadako"),
        4,
        "field a: shosuro-sadako" + CALM,
    ),
    Use(
        "tainted-hero",
        "field a: tainted-hero, doji-whisperer" + CALM,
        lambda s: row(s, "tainted-hero").text,
        (),
        "field a: tainted-hero | field b: doji-whisperer" + CALM,
    ),
    Use(
        "venerable-fortunist",
        "role a: keeper-of-fire | field a: venerable-fortunist | ring fire: a | ring air: a" + CALM,
        each(fate, lambda s: ring(s, "fire").holder),
        ((2, 0), -1),
        "role a: keeper-of-fire | field a: venerable-fortunist | ring air: a" + CALM,
    ),
    Use(
        "vice-proprietor",
        "field a: vice-proprietor [present] | field b: deathseeker [present], doji-whisperer [present]" + POL,
        each(up("doji-whisperer"), has("vice-proprietor", "dishonored")),
        (False, 1),
        "field a: vice-proprietor [present, dishonored] | field b: deathseeker [present]" + POL,
        ("b/doji-whisperer",),
    ),
    Lies(
        "inscribed-tanto",
        "field a: deathseeker [present, fate 2] | "
        "field b: matsu-berserker [present], doji-whisperer [fate 1] | "
        "attached a: inscribed-tanto [on field/deathseeker] | ring void: a | conflict: b military fire a1",
        lambda s: (resolving(s), any("deathseeker" in said for said in options(s)))[1],
        False,
        "field a: deathseeker [present] | field b: matsu-berserker [present] | "
        "attached a: inscribed-tanto [on field/deathseeker] | ring air: a | conflict: b military fire a1",
    ),
    Answer(
        "mark-of-shame",
        "field a: bayushi-liar | field b: doji-hotaru | hand a: mark-of-shame | fate: 2 0" + CALM,
        has("doji-hotaru", "dishonored"),
        1,
        "field a: bayushi-liar | field b: doji-hotaru [dishonored] | hand a: mark-of-shame | fate: 2 0" + CALM,
        start=doing("play mark-of-shame", "b/doji-hotaru"),
    ),
    Lies(
        "peacemaker-s-blade",
        "field a: deathseeker | attached a: peacemaker-s-blade [on field/deathseeker]" + CALM,
        lambda s: possible_attacker(s, "deathseeker"),
        False,
        "field a: deathseeker | attached a: fine-katana [on field/deathseeker]" + CALM,
    ),
    Use(
        "deathseeker",
        "field a: deathseeker [present], brash-samurai [bowed] | "
        "attached a: take-up-command [on field/deathseeker]" + MIL,
        each(up("brash-samurai"), taking_part),
        (True, ["brash-samurai", "deathseeker"]),
        "field a: deathseeker [present], doji-whisperer [bowed] | "
        "attached a: take-up-command [on field/deathseeker]" + MIL,
    ),
    Use(
        "common-cause",
        "field a: doji-whisperer | field b: deathseeker [bowed] | hand a: common-cause" + CALM,
        each(up("deathseeker"), has("deathseeker", "honored"), zone("doji-whisperer")),
        (True, 1, "fallen"),
        "field b: deathseeker [bowed] | hand a: common-cause" + CALM,
    ),
    Use(
        "compelling-testimony",
        "field a: doji-whisperer [present] | field b: doji-hotaru [present] | "
        "hand a: compelling-testimony | fate: 1 0" + POL,
        pol("doji-hotaru"),
        2,
        "field a: doji-whisperer [present] | field b: doji-hotaru [present] | hand a: compelling-testimony | "
        "fate: 1 0" + MIL,
        ("b/doji-hotaru",),
    ),
    Use(
        "discourage-pursuit",
        "field a: shosuro-actress | field b: akodo-toturi [present] | hand a: discourage-pursuit" + MIL,
        each(mil("akodo-toturi"), has("shosuro-actress", "dishonored")),
        (2, 1),
        "field a: doji-whisperer | field b: akodo-toturi [present] | hand a: discourage-pursuit" + MIL,
    ),
    Use(
        "dispatch",
        "field a: border-rider, doji-whisperer | field b: deathseeker [present] | hand a: dispatch | fate: 1 0" + BMIL,
        taking_part,
        ["border-rider", "deathseeker"],
        "field a: doji-whisperer | field b: deathseeker [present] | hand a: dispatch | fate: 1 0" + BMIL,
    ),
    Lies(
        "game-of-sadane",
        DUEL.format("doji-hotaru") + "| hand a: game-of-sadane | fate: 1 0" + POL,
        each(has("doji-hotaru", "honored"), has("brash-samurai", "dishonored")),
        (1, 1),
        "field a: doji-hotaru [present] | field b: brash-samurai [present] | hand a: game-of-sadane | fate: 1 0" + MIL,
        start=lambda s: dueling("game-of-sadane")(s) if conflict_of(s) == "political" else s,
    ),
    Use(
        "impossible-koan",
        "field a: doji-whisperer [present] | field b: akodo-toturi | hand a: impossible-koan | fate: 3 0" + MIL,
        each(mil("akodo-toturi"), pol("doji-whisperer")),
        (1, 1),
        "field b: akodo-toturi | hand a: impossible-koan | fate: 3 0" + CALM,
    ),
    Use(
        "perfect-land-ethos",
        "field a: doji-whisperer [honored] | field b: deathseeker [dishonored, tainted] | "
        "hand a: perfect-land-ethos | fate: 2 0" + CALM,
        lambda s: (row(s, "doji-whisperer").counters, row(s, "deathseeker").counters),
        ((), ()),
        "field a: doji-whisperer | hand a: perfect-land-ethos | fate: 2 0" + CALM,
    ),
    Use(
        "trick-of-the-light",
        "field b: kabuki-hero [present] | hand a: trick-of-the-light" + MIL,
        lambda s: row(s, "kabuki-hero").text,
        (),
        "field b: kabuki-hero | field a: deathseeker [present] | hand a: trick-of-the-light" + CALM,
    ),
    Use(
        "acclaimed-geisha-house",
        "holdings a1: acclaimed-geisha-house | field a: doji-whisperer [present]" + MIL,
        lambda s: (ring(s, "air").holder, has("doji-whisperer", "dishonored")(s)),
        (-2, 1),
        "holdings a1: acclaimed-geisha-house | field a: doji-whisperer [present, dishonored]" + MIL,
        ("air ring",),
    ),
    Use(
        "bustling-academy",
        "holdings a1: bustling-academy | row b1: deathseeker | "
        "dynasty b: akodo-toturi, eager-scout, eager-scout, eager-scout | field a: solemn-scholar" + CALM,
        each(zone("deathseeker"), known("akodo-toturi")),
        ("fallen", False),
        "holdings a1: bustling-academy | row b1: deathseeker | field a: doji-whisperer" + CALM,
        ("b1/row/deathseeker",),
    ),
    Lies(
        "kuni-laboratory",
        "holdings a1: kuni-laboratory | field a: doji-whisperer | field b: deathseeker" + CALM,
        each(mil("doji-whisperer"), pol("doji-whisperer"), mil("deathseeker")),
        (1, 4, 2),
        "holdings b1: kuni-laboratory | field a: doji-whisperer | field b: deathseeker" + CALM,
    ),
    Answer(
        "raging-battleground",
        "provinces b1: raging-battleground [down] | field a: deathseeker, akodo-toturi | "
        "field b: doji-whisperer" + CALM,
        zone("doji-whisperer"),
        "fallen",
        "provinces b1: raging-battleground [down] | field a: deathseeker [fate 1], akodo-toturi | "
        "field b: doji-whisperer [fate 1]" + CALM,
        ("b/doji-whisperer",),
        start=ATTACKED_AT("b1"),
    ),
    Answer(
        "appealing-to-the-fortunes",
        "provinces b1: appealing-to-the-fortunes | row b2: matsu-berserker | field a: akodo-toturi [present]" + MIL,
        zone("matsu-berserker"),
        "field",
        "provinces b1: appealing-to-the-fortunes | row b2: matsu-berserker | "
        "field a: doji-whisperer [present], eager-scout" + MIL,
        ("Choose(Cards(CHARACTER & InProvince()), PutIntoPlay())",),
    ),
    Lies(
        "appealing-to-the-fortunes",
        "provinces b1: appealing-to-the-fortunes | role b: keeper-of-void | field a: deathseeker [present]" + MIL,
        strength,
        5,
        "provinces b1: appealing-to-the-fortunes | role b: keeper-of-air | field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "all-and-nothing",
        "field a: deathseeker [present], doji-whisperer | field b: eager-scout [fate 1] | "
        "hand a: all-and-nothing | honor: 6 6 | conflict: a military void b1",
        honor,
        (7, 5),
        "field a: deathseeker [present], doji-whisperer | field b: eager-scout [fate 1] | hand a: all-and-nothing | "
        "conflict: a military earth b1",
        ("air ring",),
        start=resolving,
    ),
    *[
        Lies(
            name,
            f"provinces b1: {name} | ring {element}: a | field a: deathseeker [present] | "
            f"conflict: a military {'air' if element != 'air' else 'fire'} b1",
            strength,
            6,
            f"provinces b1: {name} | "
            f"ring {'water' if element == 'earth' else 'earth'}: a | "
            f"field a: deathseeker [present] | "
            f"conflict: a military {'air' if element != 'air' else 'fire'} b1",
        )
        for name, element in TEMPLES.items()
    ],
    *[
        Lies(
            name,
            f"provinces b1: {name} | field a: deathseeker" + CALM,
            fate_of(element),
            1,
            f"provinces b2: {name} | provinces b1: manicured-garden | field a: deathseeker" + CALM,
            start=declared(element),
        )
        for name, element in TEMPLES.items()
    ],
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def possible_attacker(s, face):
    """Return whether a character could be declared as an attacker now."""
    from coterie.games.l5r.facts.conflicts import attackers_of

    return find(s, face) in list(attackers_of(s, 0, "military"))


def conflict_of(s):
    """Return the type of the conflict that goes on."""
    return now(s).kind


def test_ascetic_of_the_north_wall_keeps_its_fate_outside_of_the_fate_phase():
    text = (
        "field b: ascetic-of-the-north-wall [fate 1] | hand a: assassination | honor: 9 6 | "
        "field a: akodo-toturi [present] | {}" + MIL
    )
    assert used(table(text.format("ring earth: b")), "assassination") == []
    assert used(table(text.format("ring air: b")), "assassination") != []


def test_return_the_offense_keeps_the_winner_ready_and_the_loser_bowed():
    text = (
        "field a: doji-hotaru [present] | "
        "field b: brash-samurai [present], deathseeker [present] | hand a: return-the-offense | "
        "fate: 1 0" + POL
    )
    s = dueling("return-the-offense", 3, 1, "a/doji-hotaru", "b/brash-samurai")(table(text))
    assert row(finish(s), "doji-hotaru").ready
    assert (
        used(
            table(text.replace("field b: brash-samurai [present], deathseeker [present] | ", "")), "return-the-offense"
        )
        == []
    )


def test_void_fist_needs_two_cards_before_it():
    s = table(
        "field a: togashi-initiate [present] | field b: doji-whisperer [present] | "
        "hand a: void-fist, fine-katana, ornate-fan" + MIL
    )
    assert used(s.clone(), "void-fist") == []
    doing("play fine-katana", "a/togashi-initiate", "play ornate-fan", "a/togashi-initiate")(s)
    go(s, "void-fist", "b/doji-whisperer")
    assert (row(s, "doji-whisperer").ready, row(s, "doji-whisperer").count("present")) == (False, 0)


def test_kuni_laboratory_costs_honor_as_the_conflict_phase_begins():
    s = through(
        table("holdings a1: kuni-laboratory | field a: doji-whisperer [fate 9] | honor: 6 6 | phase: draw"),
        "declare?",
        "window",
    )
    while s.phase != "conflict":
        s.choose(s.question.default)
    assert s.honor == (5, 6)


def test_master_whisperer_lets_somebody_change_three_cards():
    text = (
        "field a: master-whisperer | hand a: banzai | hand b: banzai, outwit, rout | "
        "deck b: assassination, assassination, assassination" + CALM
    )
    s = go(table(text), "master-whisperer", "seat b", "banzai", "outwit", "rout")
    assert faces(s, "hand", 1) == ["assassination"] * 3
    assert faces(s, "hand") == ["banzai"]


def test_tactician_s_apprentice_draws_for_the_lower_bid():
    found = []
    for bids in (("bid 1", "bid 3"), ("bid 3", "bid 1")):
        s = through(table("field a: tactician-s-apprentice [fate 2]" + DYN), "bid?")
        play(s, *bids)
        found.append(bool(offers(s, "tactician-s-apprentice")))
    assert found == [True, False]


def test_all_and_nothing_resolves_any_ring_but_the_one_that_it_replaces():
    s = table("field a: deathseeker [present] | hand a: all-and-nothing | conflict: a military void b1")
    through(s, "ring effect?")
    play(s, "resolve void", "use all-and-nothing")
    assert options(s) == ["air ring", "earth ring", "fire ring", "water ring"]
