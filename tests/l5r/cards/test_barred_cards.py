"""Cards that cannot be played for a time, what counts as long as a ring is contested, and rivals of whom one leaves."""

import pytest

from tests.l5r.cards.cases import (
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    doing,
    go,
    mil,
    mustering,
    offers,
    play_on,
    table,
    up,
    zone,
)
from tests.l5r.tools import declare, options, through

FAVOR = "favor: a military"
TEA = (
    "holdings a1: esteemed-tea-house | field a: savvy-politician [present] | field b: eager-scout [present] | "
    "attached b: fine-katana [on field/eager-scout] | hand b: fine-katana, ornate-fan | fate: 0 3"
)
GISEI = (
    "provinces b1: pilgrimage | field a: master-of-gisei-toshi, eager-scout | field b: doji-whisperer | hand b: banzai"
)


def plays(s, seat=1):
    """Return the cards of the hand of a seat that it can play, in its next window."""
    while s.question.seat != seat or "pass" not in options(s):
        s.choose("pass")
    return sorted({said.split()[1].rpartition("/")[2].partition(".")[0] for said in options(s) if "pass" not in said})


def attack(s, element):
    """Return the state after the character that stands first attacks with a ring."""
    there = next(now.face for now in s.pieces if now.zone == "field" and now.owner == 0)
    declare(s, f"{element} military", "b1", there)
    through(s, "defenders?", "window")
    if "done" in options(s):
        s.choose("done")
    return s


CASES = [
    Use(
        "esteemed-tea-house",
        text=TEA + POL,
        look=lambda s: (zone("fine-katana")(s), plays(s)),
        seen=("hand", ["ornate-fan"]),
        no=TEA.replace("savvy-politician [present]", "savvy-politician") + POL,
    ),
    Use(
        "16-akodo-toturi",
        text=f"{FAVOR} | field a: 16-akodo-toturi [present] | field b: eager-scout [present] | hand b: banzai, ornate-fan | "
        "hand a: levy | fate: 1 3" + MIL,
        look=lambda s: plays(s),
        seen=[],
        no="field a: 16-akodo-toturi [present] | field b: eager-scout [present] | hand b: banzai" + MIL,
    ),
    Use(
        "doji-kuwanan",
        text="field a: doji-kuwanan [present] | field b: eager-scout [present], akodo-toturi [present]" + MIL,
        look=up("eager-scout"),
        seen=False,
        no="field a: doji-kuwanan [present] | field b: eager-scout [present]" + POL,
    ),
    Lies(
        "isawa-tadaka",
        text="ring earth: a | field a: isawa-tadaka | field b: eager-scout [present] | hand b: banzai, outwit | "
        "discard b: banzai" + MIL,
        look=lambda s: "banzai" in plays(s),
        seen=False,
        no="ring earth: b | field a: isawa-tadaka | field b: eager-scout [present] | hand b: banzai, outwit | "
        "discard b: banzai" + MIL,
    ),
    Answer(
        "ethereal-dreamer",
        start=doing(),
        text="field a: ethereal-dreamer | phase: draw",
        choices=("fire ring",),
        look=lambda s: mil("ethereal-dreamer")(attack(s, "fire")),
        seen=3,
        no="row a1: ethereal-dreamer | phase: draw",
    ),
    Answer(
        "master-of-gisei-toshi",
        start=doing(),
        text=f"{GISEI} | phase: draw",
        choices=("fire ring",),
        look=lambda s: "banzai" in plays(attack(s, "fire")),
        seen=False,
        no=f"{GISEI.replace('field a: master', 'row a1: eager-scout | hand a: banzai | row a2: master')} | phase: draw",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("D-962")
def test_only_the_chosen_ring_counts_and_only_if_it_is_contested():
    for element, seen in (("fire", 3), ("air", 1)):
        s = table("provinces b1: pilgrimage | field a: ethereal-dreamer | phase: draw")
        s.choose(answers(s, "ethereal-dreamer")[0])
        s.choose("fire ring")
        assert mil("ethereal-dreamer")(attack(s, element)) == seen


def test_master_of_gisei_toshi_lets_spells_be_played_and_everything_with_another_ring():
    for element, held, seen in (
        ("air", "banzai", True),
        ("fire", "against-the-waves", True),
        ("fire", "banzai", False),
    ):
        s = table(f"{GISEI.replace('banzai', held)} | field b: adept-of-the-waves [bowed] | fate: 0 3 | phase: draw")
        s.choose(answers(s, "master-of-gisei-toshi")[0])
        s.choose("fire ring")
        assert (held in plays(attack(s, element))) == seen


@pytest.mark.ruling("L-2.16")
def test_isawa_tadaka_bars_only_opponents_and_only_what_lies_in_their_own_pile():
    there = "ring earth: a | field a: isawa-tadaka | field b: eager-scout [present]"
    own = table(f"{there} | field a: adept-of-the-waves [present] | hand a: banzai | discard a: banzai" + MIL)
    assert "banzai" in plays(own, 0)
    other = table(f"{there} | hand b: banzai | discard a: banzai | discard b: outwit" + MIL)
    assert "banzai" in plays(other)


def test_the_tea_house_bars_copies_until_the_phase_ends_even_if_they_are_on_a_card_of_its_player():
    s = table(
        "holdings a1: esteemed-tea-house | field a: savvy-politician [present] | "
        "attached a: fine-katana [on field/savvy-politician] | hand a: levy | hand b: fine-katana | "
        "field b: eager-scout [present]" + POL
    )
    go(s, "esteemed-tea-house")
    assert "fine-katana" in plays(s, 1)
    assert "fine-katana" not in plays(s, 0)


def test_akodo_toturi_bars_the_hand_of_both_and_no_abilities_in_play():
    s = table(
        f"{FAVOR} | field a: 16-akodo-toturi [present], eager-scout | field b: steadfast-witch-hunter [present], levy "
        "| field b: eager-scout, akodo-gunso [bowed] | hand a: banzai | hand b: banzai".replace(", levy ", " ")
        + MIL
    )
    go(s, "16-akodo-toturi")
    assert plays(s) == ["steadfast-witch-hunter"]
    assert plays(s, 0) == []


@pytest.mark.ruling("D-963", "L-9.15")
def test_the_two_doji_cannot_both_stay_under_one_player():
    for face, after in (("21-doji-hotaru", ("fallen", "fallen")), ("doji-hotaru", ("fallen", "field"))):
        s = mustering(table(f"field a: {face} | row a1: doji-kuwanan | fate: 5 0 | phase: dynasty"))
        assert (zone(face)(s), zone("doji-kuwanan")(s)) == after
    apart = mustering(table("field b: 21-doji-hotaru | row a1: doji-kuwanan | fate: 5 0 | phase: dynasty"))
    assert (zone("21-doji-hotaru")(apart), zone("doji-kuwanan")(apart)) == ("field", "field")


@pytest.mark.parametrize(("there", "by", "gains"), [("[present]", 1, True), ("", 1, False), ("[present]", 0, False)])
def test_doji_hotaru_gains_honor_for_cards_of_opponents_while_she_participates(there, by, gains):
    s = table(
        f"field a: 21-doji-hotaru {there}, eager-scout [present] | field b: doji-whisperer [present] | "
        f"hand {'ab'[by]}: banzai | honor: 5 5".replace("hotaru ,", "hotaru,")
        + MIL
    )
    while s.question.seat != by:
        s.choose("pass")
    s.choose(next(said for said in options(s) if "banzai" in said))
    s.choose(next(said for said in options(s) if "eager-scout" in said))
    if "no" in options(s):
        s.choose("no")
    assert bool(offers(s, "21-doji-hotaru")) == gains
    if gains:
        assert play_on(s, offers(s, "21-doji-hotaru")[0]).honor == (6, 5)
