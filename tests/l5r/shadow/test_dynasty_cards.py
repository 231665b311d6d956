"""Dynasty cards of the fifth and sixth encounter groups: what each does, and what it must not do (U-138, U-139, U-141)."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against, ends, told, wins
from tests.l5r.tools import (
    asked,
    faces,
    finish,
    options,
    play,
    row,
    taking_part,
    through,
    where,
)

# ── the fifth group ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-138", "U-063")
def test_shambling_servant_taints_a_participant_and_nobody_at_home():
    s = wins("shambling-servant", "field b: wild-ogre [present]\nfield a: doji-whisperer [present, bowed], deathseeker")
    assert asked(s) == (0, ["a/doji-whisperer", "b/shambling-servant", "b/wild-ogre"])
    s.choose("a/doji-whisperer")
    assert row(s, "doji-whisperer", "field").count("tainted") == 1
    assert row(s, "deathseeker").count("tainted") == 0


@pytest.mark.ruling("U-138", "U-186")
def test_shambling_servant_taints_nobody_twice():
    s = wins("shambling-servant", "field a: doji-whisperer [present, bowed, tainted]", more=", tainted")
    finish(s)
    assert row(s, "doji-whisperer", "field").count("tainted") == 1
    assert "is tainted" not in told(s)


@pytest.mark.ruling("U-138")
def test_insatiable_gaki_costs_each_opponent_a_card_that_it_chooses():
    text = (
        "field c: insatiable-gaki [present, tainted], wild-ogre [present]\nhand a: banzai, fine-katana\nhand b: banzai"
    )
    s = against(f"{text}\ndeck c: dark-bargain\nconflict: c military void a1 b1", players=2, windows="all")
    through(s, "discard?")
    assert asked(s) == (0, ["banzai", "fine-katana"])
    s.choose("fine-katana")
    through(s, "plays?", "bid?")
    assert (faces(s, "hand", 0), faces(s, "hand", 1)) == (["banzai"], [])


@pytest.mark.ruling("U-141")
@pytest.mark.parametrize(("zone", "lost"), [("holdings", 1), ("fallen", 0)])
def test_haunted_ruins_cost_each_opponent_an_honor_only_where_they_lie_in_a_province(zone, lost):
    place = "c1" if zone == "holdings" else "c"
    s = ends(f"{zone} {place}: haunted-ruins", players=2)
    assert s.honor[:2] == (6 - lost, 6 - lost)


@pytest.mark.ruling("U-139", "U-065", "L-9.11")
def test_each_opponent_chooses_what_chuda_gyushi_takes():
    text = "field c: chuda-gyushi [fate 2, bowed]\nfield b: doji-whisperer [fate 2]\nhand a: banzai, fine-katana"
    s = against(f"{text}\nhand b: banzai\nphase: conflict", players=2, windows="all")
    through(s, "choose one")
    assert s.question.seat == 0
    assert len(options(s)) == 2
    s.choose(0)
    assert s.question.seat == 1
    assert s.honor[:2] == (6, 6)  # it all happens at the same time
    s.choose(2)
    assert where(s, "doji-whisperer") == "fallen"
    assert s.honor[:2] == (3, 6)


@pytest.mark.ruling("U-139")
def test_chuda_gyushi_without_fate_takes_nothing():
    s = ends("field b: chuda-gyushi [fate 0]\ndeck b: uncontained")
    while s.phase == "fate":
        s.choose(s.question.default)
    assert where(s, "chuda-gyushi") == "fallen"
    assert s.honor[0] == 6


@pytest.mark.ruling("U-138")
def test_the_oni_of_obsidian_discards_a_tainted_character_of_an_opponent():
    text = "field a: doji-whisperer [tainted], deathseeker, matsu-berserker [tainted]\nfield b: lost-samurai [tainted]"
    s = wins("oni-of-obsidian-and-blood", text)
    assert options(s) == ["a/doji-whisperer", "a/matsu-berserker"]
    s.choose("a/matsu-berserker")
    assert [where(s, face) for face in ("matsu-berserker", "doji-whisperer", "deathseeker")] == [
        "fallen",
        "field",
        "field",
    ]


# ── the sixth group ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-141", "U-068")
@pytest.mark.parametrize(("fate", "left"), [(0, 3), (1, 2), (5, 1)])
def test_shrine_to_jigoku_costs_cards_for_up_to_two_fate(fate, left):
    s = ends(f"holdings b1: shrine-to-jigoku\nfate: 0 {fate}\ndeck b: uncontained\nhand a: banzai, ornate-fan")
    assert len(pile(s, "hand", 0)) == left
    assert s.fate[1] == fate - (3 - left)


@pytest.mark.ruling("U-138", "U-043")
def test_bloodthirsty_kansen_resolve_the_ring_and_only_as_they_win():
    s = wins("bloodthirsty-kansen", "field b: wild-ogre [present]")
    finish(s)
    assert s.honor[0] == 4
    s = wins("wild-ogre", "field b: bloodthirsty-kansen")
    finish(s)
    assert s.honor[0] == 5


@pytest.mark.ruling("U-138")
def test_bog_hag_costs_each_opponent_eight_cards_of_the_conflict_deck_and_no_honor():
    s = wins("bog-hag", "deck a: " + ", ".join(["banzai"] * 10), element="void")
    finish(s)
    assert (len(pile(s, "deck", 0)), len(pile(s, "discard", 0))) == (2, 8)
    s = wins("bog-hag", "deck a: banzai, banzai", element="void")
    finish(s)
    assert (len(pile(s, "deck", 0)), len(pile(s, "discard", 0)), s.honor[0]) == (0, 2, 6)


def levied(fate: int, deck: str = "dark-bargain"):
    """Let the players play a cheap event against Prakhara."""
    text = "field b: prakhara-the-schemer, wild-ogre [present]\nfield a: doji-whisperer [present]\nhand a: levy, levy, levy"
    s = against(f"{text}\ndeck b: {deck}\nfate: 0 {fate}\nconflict: b military air a1", windows="all")
    s.choose("use levy")
    return s


@pytest.mark.ruling("U-139", "U-068")
@pytest.mark.parametrize(("fate", "cancelled"), [(0, False), (1, True)])
def test_prakhara_cancels_events_of_opponents_for_a_fate(fate, cancelled):
    s = levied(fate)
    assert ("Levy is cancelled" in told(s)) == cancelled
    assert s.fate == (0, 0)


@pytest.mark.ruling("U-139", "U-069")
def test_prakhara_cancels_twice_each_round_and_not_the_events_of_its_own_side():
    s = levied(9, "power-of-jigoku, lost-card, lost-card".replace("lost-card", "unending-hatred"))
    assert where(s, "power-of-jigoku") == "discard"
    assert told(s).count("is cancelled") == 1
    for times in (2, 2):
        s.choose("use levy")
        assert told(s).count("is cancelled") == times
        through(s, "window")


@pytest.mark.ruling("U-139")
@pytest.mark.parametrize(("kind", "defends"), [("military", True), ("political", False)])
def test_gashadokuro_becomes_ready_when_its_provinces_are_attacked_with_arms(kind, defends):
    text = "field b: gashadokuro [bowed, fate 1, tainted]\nfield a: doji-whisperer\nhand a: banzai\nphase: conflict"
    s = through(against(f"{text}\nfirst: a\ndeck b: dark-bargain", windows="all"), "declare?")
    play(s, f"air {kind}", "attack b1/province")
    assert ("gashadokuro" in taking_part(s)) == defends
    assert row(s, "gashadokuro", "field").ready == defends


def test_gashadokuro_is_not_ready_as_its_own_side_attacks():
    text = "field b: gashadokuro [bowed, fate 2], wild-ogre [fate 1]\nhand a: banzai\nphase: conflict\nfirst: b"
    s = against(f"{text}\ndeck b: dark-bargain", windows="all")
    play(s, "pass", "military conflict")
    assert taking_part(s) == ["wild-ogre"]
    assert not row(s, "gashadokuro", "field").ready


def test_gashadokuro_cannot_be_evaded_by_covert():
    text = "field a: political-rival\nfield b: gashadokuro [fate 1], wild-ogre [fate 1], lost-samurai [fate 2]"
    s = against(f"{text}\nhand a: banzai\nphase: conflict\nfirst: a\ndeck b: dark-bargain", windows="all")
    through(s, "declare?")
    play(s, "air political", "attack b1/province")
    assert options(s) == ["evade b/wild-ogre", "evade b/lost-samurai", "nobody"]
