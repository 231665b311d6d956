"""Cards whose player chooses how much is paid: rings, cards, honor; what follows is as much, and never more."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.cards.cases import BMIL, CALM, MIL, Use, answers, each, go, has, honor, play_on, table, used, zone
from tests.l5r.tools import borne, declare, faces, options, ring

ALL_MINE = "ring air: a 0 | ring earth: a 0 | ring water: a 0"
CROWD = "field b: eager-scout [present], doji-whisperer [present], brash-samurai [present, dishonored]"
RICH = "field b: eager-scout [present, fate 1], doji-whisperer [present, fate 2], brash-samurai [present]"
MARKED = "field a: eager-scout [honored] | field b: doji-whisperer [dishonored, tainted]"

CASES = [
    Use(
        "ancestral-shrine",
        text=f"holdings a1: ancestral-shrine | {ALL_MINE} | honor: 10 10" + CALM,
        choices=("air ring", "water ring", "done"),
        look=lambda s: (s.honor[0], [ring(s, element).holder for element in ("air", "earth", "water")]),
        seen=(12, [-1, 0, -1]),
        no="holdings a1: ancestral-shrine | ring air: b 0" + CALM,
    ),
    Use(
        "agasha-shunsen",
        text=f"field a: agasha-shunsen | {ALL_MINE} | deck a: kunshu, fine-katana, a-new-name, banzai" + MIL,
        choices=("air ring", "done", "a/deck.3"),
        look=lambda s: borne(s, "agasha-shunsen"),
        seen=["a-new-name"],
        no=f"field a: agasha-shunsen | {ALL_MINE}" + CALM,
    ),
    Use(
        "dishonorable-assault",
        text=f"provinces a1: dishonorable-assault | hand a: banzai, outwit, rout | {CROWD}" + BMIL,
        choices=("banzai", "outwit"),
        look=each(has("eager-scout", "dishonored"), has("doji-whisperer", "dishonored"), lambda s: faces(s, "hand")),
        seen=(1, 1, ["rout"]),
        no=f"provinces a1: dishonorable-assault | provinces a2: pilgrimage | hand a: banzai | {CROWD} | "
        "conflict: b military fire a2",
    ),
    Use(
        "20-isawa-tadaka",
        text="field a: 20-isawa-tadaka | fallen a: eager-scout, akodo-toturi, doji-whisperer | hand b: banzai, outwit"
        + MIL,
        choices=("a/fallen/eager-scout", "a/fallen/akodo-toturi", "done", "b/hand/outwit"),
        look=each(zone("eager-scout"), zone("doji-whisperer"), zone("outwit"), zone("banzai")),
        seen=("gone", "fallen", "discard", "hand"),
        no="field a: 20-isawa-tadaka | fallen a: eager-scout | hand b: banzai, outwit" + CALM,
    ),
    Use(
        "32-isawa-tsuke",
        text=f"field a: 32-isawa-tsuke | {RICH} | honor: 10 10 | ring fire: - 0 | conflict: a military air b1",
        choices=("lose 2 honor",),
        look=each(has("eager-scout", "fate"), has("doji-whisperer", "fate"), honor),
        seen=(0, 1, (8, 10)),
        no=f"field a: 32-isawa-tsuke | {RICH} | honor: 10 10" + MIL,
    ),
    Use(
        "imbued-with-shadows",
        text=f"hand a: imbued-with-shadows | {MARKED} | honor: 10 10" + CALM,
        choices=("lose 1 honor", "b/doji-whisperer", 'LoseStatus(name="tainted")'),
        look=each(
            honor, has("doji-whisperer", "dishonored"), has("doji-whisperer", "tainted"), has("eager-scout", "honored")
        ),
        seen=((9, 10), 1, 0, 1),
        no="hand a: imbued-with-shadows | field a: eager-scout | honor: 10 10" + CALM,
    ),
    Use(
        "sanguine-mastery",
        text="hand a: sanguine-mastery | field a: doji-whisperer [fate 1], eager-scout | field b: akodo-toturi | "
        "attached b: fine-katana [on field/akodo-toturi], ornate-fan [on field/akodo-toturi]" + CALM,
        choices=("a/doji-whisperer", "b/fine-katana"),
        look=each(
            has("doji-whisperer", "dishonored"), zone("fine-katana"), zone("ornate-fan"), has("doji-whisperer", "fate")
        ),
        seen=(1, "discard", "attached", 0),
        no="hand a: sanguine-mastery | field a: doji-whisperer | fate: 9 0 | field b: akodo-toturi | "
        "attached b: fine-katana [on field/akodo-toturi]" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-8.3")
def test_no_more_is_given_up_than_there_are_characters_to_choose():
    s = go(table(f"field a: 32-isawa-tsuke | {RICH} | honor: 10 10 | conflict: a military air b1"), "32-isawa-tsuke")
    assert options(s) == ["lose 1 honor", "lose 2 honor"]
    s = go(table(f"field a: 32-isawa-tsuke | {RICH} | honor: 1 10 | conflict: a military air b1"), "32-isawa-tsuke")
    assert s.over  # 1 honor was all there was to lose
    s = go(
        table(f"provinces a1: dishonorable-assault | hand a: banzai, outwit, rout, levy | {CROWD}" + BMIL),
        "dishonorable-assault",
    )
    for face in ("banzai", "outwit"):
        s.choose(face)
    assert len(pile(s, "hand", 0)) == 2  # two can be dishonored: no third card can be discarded


def test_isawa_tsuke_needs_an_unclaimed_fire_ring():
    there = f"field a: 32-isawa-tsuke | {RICH} | honor: 10 10 | conflict: a military air b1"
    assert used(table(there), "32-isawa-tsuke")
    assert not used(table(f"{there} | ring fire: b 0"), "32-isawa-tsuke")


def test_agasha_shunsen_finds_nothing_that_costs_more_than_the_rings_returned():
    s = table(f"field a: agasha-shunsen | {ALL_MINE} | deck a: kunshu, fine-katana, banzai" + MIL)
    go(s, "agasha-shunsen", "air ring", "done")
    assert options(s) == ["a/deck.2", "nothing"]


def test_sanguine_mastery_discards_as_many_attachments_as_the_character_has_glory():
    there = (
        "hand a: sanguine-mastery | field a: FRIEND [fate 1] | field b: akodo-toturi | "
        "attached b: fine-katana [on field/akodo-toturi]"
    )
    assert used(table(there.replace("FRIEND", "doji-whisperer") + CALM), "sanguine-mastery")
    assert not used(table(there.replace("FRIEND", "eager-scout") + CALM), "sanguine-mastery")


def test_sanguine_mastery_of_a_character_without_glory_discards_nothing():
    s = table(
        "hand a: sanguine-mastery | field a: eager-scout [fate 1], doji-whisperer | field b: akodo-toturi | "
        "attached b: fine-katana [on field/akodo-toturi]" + CALM
    )
    go(s, "sanguine-mastery", "a/eager-scout")
    assert (zone("sanguine-mastery")(s), zone("fine-katana")(s)) == ("discard", "attached")


def test_illustrious_forge_attaches_an_attachment_that_it_finds_and_nothing_else():
    s = table(
        "provinces a1: illustrious-forge [down] | field a: doji-whisperer | field b: eager-scout | first: b | "
        "deck a: banzai, kunshu, fine-katana, outwit, banzai, a-new-name" + CALM
    )
    declare(s, "fire military", "a1", "eager-scout")
    play_on(s, answers(s, "illustrious-forge")[0])
    assert sorted(options(s)) == [
        "a/deck.3",
        "nothing",
    ]  # Kunshu needs a unique character, A New Name lies below the top five
    s.choose("a/deck.3")
    assert borne(s, "doji-whisperer") == ["fine-katana"]
    assert s.fate[0] == 0


def test_illustrious_forge_answers_its_own_revealing_alone():
    s = table(
        "provinces a1: illustrious-forge | provinces a2: pilgrimage [down] | field a: doji-whisperer | field b: eager-scout | "
        "first: b | deck a: fine-katana" + CALM
    )
    declare(s, "fire military", "a2", "eager-scout")
    assert answers(s, "illustrious-forge") == []
