"""Events that lie in provinces, provinces that lose their text, battlefields, characters that change sides, and the roles of
clans: what each changes, and what it must not do."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.decks import legality
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.supplied import SUPPLIED
from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    Answer,
    Lies,
    Use,
    answers,
    each,
    fate,
    go,
    has,
    honor,
    mil,
    table,
    used,
    zone,
)
from tests.l5r.tools import (
    change,
    finish,
    now,
    options,
    play,
    possible,
    row,
    speaker,
    through,
    where,
)

EVENT = "row a1: {} | provinces a1: manicured-garden | provinces b1: pilgrimage | row b1: eager-scout | fate: 2 0"
RICH = " | field a: deathseeker [fate 1] | field b: brash-samurai [fate 3], akodo-toturi [fate 2]" + DYN


def gained(s):
    """What happens before: every player gains 2 honor."""
    if any(p.face == "windswept-yurt" for p in s.pieces):
        go(s, "windswept-yurt")
        s.choose(next(said for said in options(s) if "Honor" in said))
    return s


def hired(s):
    """Return who controls the Mercenary Company once it has lost, the fate on it, and that of seat b."""
    for _ in range(30):
        if now(s) is None:
            break
        s.choose("yes" if options(s) == ["yes", "no"] else "pass" if "pass" in options(s) else s.question.default)
    return (speaker(s, "mercenary-company"), row(s, "mercenary-company").count("fate"), s.fate[1])


CASES = [
    Use(
        "celebrated-renown",
        text=EVENT.format("celebrated-renown") + RICH,
        look=each(has("brash-samurai", "honored"), fate, zone("celebrated-renown")),
        seen=(1, (1, 0), "fallen"),
        no=EVENT.format("celebrated-renown [down]") + RICH,
    ),
    Use(
        "crippling-taxes",
        text=EVENT.format("crippling-taxes") + DYN,
        look=each(zone("eager-scout"), zone("crippling-taxes")),
        seen=("fallen", "fallen"),
        no=EVENT.format("crippling-taxes") + CALM,
        choices=("b1/pilgrimage",),
    ),
    Use(
        "procedural-interference",
        text=EVENT.format("procedural-interference") + " | honor: 6 6" + DYN,
        look=each(zone("eager-scout"), honor),
        seen=("row", (8, 6)),
        no=EVENT.format("procedural-interference") + CALM,
        choices=("b1/pilgrimage", "GainHonor(2)"),
    ),
    Use(
        "procedural-interference",
        text=EVENT.format("procedural-interference") + " | honor: 6 6" + DYN,
        look=each(zone("eager-scout"), honor),
        seen=("fallen", (6, 6)),
        no=EVENT.format("procedural-interference") + CALM,
        choices=("b1/pilgrimage", "DiscardThere(CardsIn())"),
    ),
    Use(
        "an-agreeable-arrangement",
        text=EVENT.format("an-agreeable-arrangement")
        + " | field a: brash-samurai, doji-whisperer | field b: deathseeker"
        + DYN,
        look=lambda s: (speaker(s, "brash-samurai"), row(s, "deathseeker").ready),
        seen=(1, False),
        no=EVENT.format("an-agreeable-arrangement")
        + " | field a: brash-samurai [bowed], doji-whisperer | field b: deathseeker"
        + DYN,
        choices=("b/deathseeker",),
    ),
    Use(
        "display-of-loyalty",
        text=EVENT.format("display-of-loyalty") + RICH,
        look=has("brash-samurai", "dishonored"),
        seen=1,
        no=EVENT.format("eager-scout") + " | hand a: court-games" + RICH,
    ),
    Answer(
        "return-from-shadows",
        text="provinces b1: manicured-garden | provinces b2: raging-battleground [down] | "
        "field a: deathseeker [present] | field b: brash-samurai | hand a: return-from-shadows" + MIL,
        look=lambda s: (
            row(s, "raging-battleground").down,
            row(s, "raging-battleground").count("dishonored"),
            row(s, "raging-battleground").text,
        ),
        seen=(False, 1, ()),
        no="provinces b1: manicured-garden | provinces b2: raging-battleground [down] | "
        "field a: akodo-toturi [present] | field b: doji-whisperer [present] | "
        "hand a: return-from-shadows" + MIL,
        choices=("b2/provinces.1",),
    ),
    Use(
        "revered-ikoma",
        text="field a: revered-ikoma | holdings a1: windswept-yurt | provinces a1: pilgrimage | fate: 0 0 | "
        "honor: 6 6" + CALM,
        look=fate,
        seen=(1, 0),
        no="field a: revered-ikoma | fate: 0 0 | honor: 6 6" + CALM,
        start=gained,
    ),
    Lies(
        "blessed-by-fukurokujin",
        text="field a: deathseeker | attached a: blessed-by-fukurokujin [on field/deathseeker]" + CALM,
        look=lambda s: possible(s, "dishonored", "deathseeker"),
        seen=False,
        no="field a: deathseeker [honored] | attached a: blessed-by-fukurokujin [on field/deathseeker]" + CALM,
    ),
    Use(
        "meticulous-scout",
        text="field a: meticulous-scout | holdings a1: windswept-yurt | provinces a1: pilgrimage | "
        "provinces b2: the-art-of-war | honor: 6 6" + CALM,
        look=has("the-art-of-war", "dishonored"),
        seen=1,
        no="field a: meticulous-scout | provinces b2: the-art-of-war | honor: 6 6" + CALM,
        choices=("b2/the-art-of-war",),
        start=gained,
    ),
    Answer(
        "untainted",
        text="provinces b1: magistrate-station | attached a: untainted [on provinces/magistrate-station] | "
        "field a: deathseeker [present, dishonored] | honor: 6 6" + MIL,
        look=each(has("deathseeker", "dishonored"), honor),
        seen=(0, (7, 5)),
        no="provinces b1: pilgrimage | provinces b2: magistrate-station | "
        "attached a: untainted [on provinces/magistrate-station] | "
        "field a: deathseeker [present, dishonored]" + MIL,
    ),
    Answer(
        "overrun",
        text="provinces b1: manicured-garden | provinces b2: pilgrimage | field a: akodo-toturi [present] | "
        "hand a: overrun | fate: 1 0" + MIL,
        look=has("pilgrimage", "dishonored"),
        seen=1,
        no="provinces b1: manicured-garden | provinces b2: pilgrimage | field a: deathseeker [present] | "
        "hand a: overrun | fate: 1 0" + MIL,
        choices=("b2/pilgrimage",),
    ),
    Lies(
        "total-warfare",
        text="provinces b1: magistrate-station | attached a: total-warfare [on provinces/magistrate-station] | "
        "field a: akodo-toturi [present] | field b: doji-whisperer [present], brash-samurai" + MIL,
        look=lambda s: (where(finish(s), "doji-whisperer"), where(s, "brash-samurai")),
        seen=("fallen", "field"),
        no="provinces b1: pilgrimage | provinces b2: magistrate-station | "
        "attached a: total-warfare [on provinces/magistrate-station] | field a: akodo-toturi [present] | "
        "field b: doji-whisperer [present, fate 1], brash-samurai" + MIL,
    ),
    Lies(
        "prepared-ambush",
        text="provinces b1: magistrate-station | "
        "attached b: prepared-ambush [on provinces/magistrate-station] | row b2: brash-samurai | "
        "provinces b2: pilgrimage | field a: deathseeker [present] | fate: 0 5" + MIL,
        look=lambda s: [said for said in options(s) if said.startswith("play ")],
        seen=["play b2/row/brash-samurai"],
        no="provinces b1: pilgrimage | attached b: prepared-ambush [on provinces/magistrate-station] | "
        "row b2: brash-samurai | provinces b2: magistrate-station | field a: deathseeker [present] | "
        "fate: 0 5" + MIL,
    ),
    Lies(
        "makeshift-war-camp",
        text="provinces b1: magistrate-station | "
        "attached a: makeshift-war-camp [on provinces/magistrate-station] | "
        "field a: deathseeker [present] | field b: brash-samurai [present]" + MIL,
        look=each(mil("deathseeker"), mil("brash-samurai")),
        seen=(4, 2),
        no="provinces b1: pilgrimage | provinces b2: magistrate-station | "
        "attached a: makeshift-war-camp [on provinces/magistrate-station] | "
        "field a: deathseeker [present] | field b: brash-samurai [present]" + MIL,
    ),
    Use(
        "perfect-guest",
        text="field a: perfect-guest" + CALM,
        look=lambda s: (speaker(s, "perfect-guest"), used(s, "perfect-guest")),
        seen=(1, []),
        no="field a: deathseeker | hand a: perfect-guest" + CALM,
    ),
    Use(
        "isawa-eju",
        text="field a: isawa-eju | ring air: a | row b1: eager-scout | provinces b1: pilgrimage | "
        "dynasty b: brash-samurai, deathseeker, moto-horde, moto-horde, moto-horde, moto-horde" + CALM,
        look=lambda s: (where(s, "eager-scout"), row(s, "brash-samurai").zone, row(s, "brash-samurai").down),
        seen=("fallen", "row", False),
        no="field a: isawa-eju | ring air: b | row b1: eager-scout | provinces b1: pilgrimage" + CALM,
        choices=("b1/pilgrimage",),
    ),
    Lies(
        "mercenary-company",
        text="field a: mercenary-company [present] | "
        "field b: akodo-toturi [present, honored], deathseeker [present, honored] | fate: 0 1" + MIL,
        look=hired,
        seen=(1, 1, 0),
        no="field a: mercenary-company [present] | "
        "field b: akodo-toturi [present, honored], deathseeker [present, honored] | fate: 0 0" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-5.1")
def test_lost_papers_bows_as_it_is_revealed():
    there = "row a1: lost-papers [down] | provinces a1: manicured-garden"
    s = table(f"{there} | field b: brash-samurai [fate 3], deathseeker [fate 1] | phase: fate")
    play(s, answers(s, "lost-papers")[0])
    assert (row(s, "brash-samurai").ready, row(s, "deathseeker").ready, where(s, "lost-papers")) == (
        False,
        True,
        "fallen",
    )


def test_a_character_that_cannot_receive_dishonored_tokens_still_loses_an_honored_one():
    s = table("field a: revered-ikoma [honored]" + CALM)
    change(s, "dishonored", "revered-ikoma")
    assert (row(s, "revered-ikoma").count("honored"), row(s, "revered-ikoma").count("dishonored")) == (0, 0)
    assert not possible(s, "dishonored", "revered-ikoma")


def test_a_province_bears_one_battlefield_and_the_older_one_leaves():
    s = table(
        "provinces b1: magistrate-station | attached a: total-warfare [on provinces/magistrate-station] | "
        "hand a: makeshift-war-camp | field a: deathseeker [present] | fate: 3 0" + MIL
    )
    while "play makeshift-war-camp" not in options(s):
        s.choose("pass")
    play(s, "play makeshift-war-camp")
    if "b1/magistrate-station" in options(s):
        s.choose("b1/magistrate-station")
    through(s, "window")
    assert (where(s, "total-warfare"), where(s, "makeshift-war-camp")) == ("discard", "attached")


ROLES = (
    "support-of-the-crab", "support-of-the-crane", "support-of-the-dragon", "support-of-the-lion", "support-of-the-phoenix",
    "support-of-the-scorpion", "support-of-the-unicorn",
)  # fmt: skip


def lions_with(role, *splash):
    """Return a deck of the Lion with a role, and with cards of another clan in the place of neutral ones."""
    text = FORM.write(next(each.deck for each in SUPPLIED if each.key == "lion-stronghold"))
    lines = text.splitlines()
    lines[lines.index("Role:") + 1] = role
    return FORM.read("\n".join([*lines, *splash]))


@pytest.mark.ruling("L-3.4")
@pytest.mark.parametrize("role", ROLES)
def test_the_role_of_a_clan_brings_influence(role):
    plain = legality.influence(lions_with("Seeker of Water"))
    assert legality.influence(lions_with(CARDS[role].name)) == plain + 8
    assert CARDS[role].traits[0].title() in CARDS[role].text


@pytest.mark.ruling("L-3.4")
@pytest.mark.parametrize(("clan", "legal"), [("crane", True), ("scorpion", False)])
def test_the_influence_of_a_clan_role_buys_cards_of_that_clan_alone(clan, legal):
    deck = lions_with(f"Support of the {clan.title()}", "3 Voice of Honor")
    only = [said for said in legality.problems(deck) if "alone" in said]
    assert bool(only) != legal
