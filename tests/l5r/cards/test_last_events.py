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
    """Who controls the Mercenary Company once it has lost, the fate on it, and that of seat b."""
    for _ in range(30):
        if now(s) is None:
            break
        s.choose("yes" if options(s) == ["yes", "no"] else "pass" if "pass" in options(s) else s.question.default)
    return (speaker(s, "mercenary-company"), row(s, "mercenary-company").count("fate"), s.fate[1])


CASES = [
    Use("celebrated-renown", EVENT.format("celebrated-renown") + RICH, each(has("brash-samurai", "honored"), fate,
        zone("celebrated-renown")), (1, (1, 0), "fallen"), EVENT.format("celebrated-renown [down]") + RICH),
    Use("crippling-taxes", EVENT.format("crippling-taxes") + DYN, each(zone("eager-scout"), zone("crippling-taxes")),
        ("fallen", "fallen"), EVENT.format("crippling-taxes") + CALM, ("b1/pilgrimage",)),
    Use("procedural-interference", EVENT.format("procedural-interference") + " | honor: 6 6" + DYN, each(zone(
        "eager-scout"), honor), ("row", (8, 6)), EVENT.format("procedural-interference") + CALM, ("b1/pilgrimage",
        "GainHonor(2)")),
    Use("procedural-interference", EVENT.format("procedural-interference") + " | honor: 6 6" + DYN, each(zone(
        "eager-scout"), honor), ("fallen", (6, 6)), EVENT.format("procedural-interference") + CALM, ("b1/pilgrimage",
        "DiscardThere(CardsIn())")),
    Use("an-agreeable-arrangement", EVENT.format("an-agreeable-arrangement") +
        " | field a: brash-samurai, doji-whisperer | field b: deathseeker" + DYN, lambda s: (speaker(s,
        "brash-samurai"), row(s, "deathseeker").ready), (1, False), EVENT.format("an-agreeable-arrangement") +
        " | field a: brash-samurai [bowed], doji-whisperer | field b: deathseeker" + DYN, ("b/deathseeker",)),
    Use("display-of-loyalty", EVENT.format("display-of-loyalty") + RICH, has("brash-samurai", "dishonored"), 1, EVENT.format(
        "eager-scout") + " | hand a: court-games" + RICH),
    Answer("return-from-shadows", "provinces b1: manicured-garden | provinces b2: raging-battleground [down] | field "
        "a: deathseeker [present] | field b: brash-samurai | hand a: return-from-shadows" + MIL, lambda s: (row(s,
        "raging-battleground").down, row(s, "raging-battleground").count("dishonored"), row(s, "raging-battleground").text),
        (False, 1, ()), "provinces b1: manicured-garden | provinces b2: raging-battleground [down] | field a: "
        "akodo-toturi [present] | field b: doji-whisperer [present] | hand a: return-from-shadows" + MIL, (
        "b2/provinces.1",)),
    Use("revered-ikoma", "field a: revered-ikoma | holdings a1: windswept-yurt | provinces a1: pilgrimage | fate: 0 "
        "0 | honor: 6 6" + CALM, fate, (1, 0), "field a: revered-ikoma | fate: 0 0 | honor: 6 6" + CALM, start=gained),
    Lies("blessed-by-fukurokujin", "field a: deathseeker | attached a: blessed-by-fukurokujin [on field/deathseeker]"
        + CALM, lambda s: possible(s, "dishonored", "deathseeker"), False,
        "field a: deathseeker [honored] | attached a: blessed-by-fukurokujin [on field/deathseeker]" + CALM),
    Use("meticulous-scout", "field a: meticulous-scout | holdings a1: windswept-yurt | provinces a1: pilgrimage | "
        "provinces b2: the-art-of-war | honor: 6 6" + CALM, has("the-art-of-war", "dishonored"), 1,
        "field a: meticulous-scout | provinces b2: the-art-of-war | honor: 6 6" + CALM, ("b2/the-art-of-war",), start=gained),
    Answer("untainted", "provinces b1: magistrate-station | attached a: untainted [on provinces/magistrate-station] "
        "| field a: deathseeker [present, dishonored] | honor: 6 6" + MIL, each(has("deathseeker", "dishonored"),
        honor), (0, (7, 5)), "provinces b1: pilgrimage | provinces b2: magistrate-station | attached a: untainted "
        "[on provinces/magistrate-station] | field a: deathseeker [present, dishonored]" + MIL),
    Answer("overrun", "provinces b1: manicured-garden | provinces b2: pilgrimage | field a: akodo-toturi [present] | "
        "hand a: overrun | fate: 1 0" + MIL, has("pilgrimage", "dishonored"), 1, "provinces b1: manicured-garden | "
        "provinces b2: pilgrimage | field a: deathseeker [present] | hand a: overrun | fate: 1 0" + MIL, (
        "b2/pilgrimage",)),
    Lies("total-warfare", "provinces b1: magistrate-station | attached a: total-warfare [on "
        "provinces/magistrate-station] | field a: akodo-toturi [present] | field b: doji-whisperer [present], "
        "brash-samurai" + MIL, lambda s: (where(finish(s), "doji-whisperer"), where(s, "brash-samurai")), ("fallen",
        "field"), "provinces b1: pilgrimage | provinces b2: magistrate-station | attached a: total-warfare [on "
        "provinces/magistrate-station] | field a: akodo-toturi [present] | field b: doji-whisperer [present, fate "
        "1], brash-samurai" + MIL),
    Lies("prepared-ambush", "provinces b1: magistrate-station | attached b: prepared-ambush [on "
        "provinces/magistrate-station] | row b2: brash-samurai | provinces b2: pilgrimage | field a: deathseeker "
        "[present] | fate: 0 5" + MIL, lambda s: [said for said in options(s) if said.startswith("play ")], [
        "play b2/row/brash-samurai"], "provinces b1: pilgrimage | attached b: prepared-ambush [on "
        "provinces/magistrate-station] | row b2: brash-samurai | provinces b2: magistrate-station | field a: "
        "deathseeker [present] | fate: 0 5" + MIL),
    Lies("makeshift-war-camp", "provinces b1: magistrate-station | attached a: makeshift-war-camp [on "
        "provinces/magistrate-station] | field a: deathseeker [present] | field b: brash-samurai [present]" + MIL,
        each(mil("deathseeker"), mil("brash-samurai")), (4, 2), "provinces b1: pilgrimage | provinces b2: "
        "magistrate-station | attached a: makeshift-war-camp [on provinces/magistrate-station] | field a: "
        "deathseeker [present] | field b: brash-samurai [present]" + MIL),
    Use("perfect-guest", "field a: perfect-guest" + CALM, lambda s: (speaker(s, "perfect-guest"), used(s,
        "perfect-guest")), (1, []), "field a: deathseeker | hand a: perfect-guest" + CALM),
    Use("isawa-eju", "field a: isawa-eju | ring air: a | row b1: eager-scout | provinces b1: pilgrimage | dynasty b: "
        "brash-samurai, deathseeker, moto-horde, moto-horde, moto-horde, moto-horde" + CALM, lambda s: (where(s,
        "eager-scout"), row(s, "brash-samurai").zone, row(s, "brash-samurai").down), ("fallen", "row", False),
        "field a: isawa-eju | ring air: b | row b1: eager-scout | provinces b1: pilgrimage" + CALM),
    Lies("mercenary-company", "field a: mercenary-company [present] | field b: akodo-toturi [present, honored], "
        "deathseeker [present, honored] | fate: 0 1" + MIL, hired, (1, 1, 0), "field a: mercenary-company [present] "
        "| field b: akodo-toturi [present, honored], deathseeker [present, honored] | fate: 0 0" + MIL),
]  # fmt: skip


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
    """A deck of the Lion with a role, and with cards of another clan in the place of neutral ones."""
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
