"""Dynasty cards that go from one province to another, decks of which cards are sunk, and who falls with the last of a skill."""

import pytest

from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    POL,
    Use,
    answers,
    has,
    offers,
    table,
    used,
    zone,
)
from tests.l5r.tools import STRONGHOLD, declare, options, play, position, row

STATUARY = "provinces b1: pilgrimage | holdings b1: mountaintop-statuary"
COMPASS = "attached a: compass [on field/akodo-toturi] | deck a: banzai, outwit, court-games, fine-katana"


def place(face):
    """Return in which province a card lies, and whether face down."""
    return lambda s: (row(s, face).place, row(s, face).down)


def deck(s):
    """Return the conflict deck of seat a from its top."""
    return [s.pieces[p].face for p in s.piles.get(("deck", 0), ())]


def revealing(s):
    """What happens before: seat a attacks a province that lies face down."""
    declare(s, "air military", "b2", "akodo-toturi")


CASES = [
    Use("soshi-diviner", text="field a: soshi-diviner, akodo-toturi [present] | row b1: eager-scout [down]" + MIL,
        choices=("b3/province",), look=place("eager-scout"), seen=(8, True),
        no="field a: soshi-diviner | row b1: eager-scout" + CALM),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def long(text):
    """Return a position with strongholds."""
    return position(f"{STRONGHOLD}\n{text}", format="stronghold")


def test_recalled_defenses_moves_a_card_of_ones_own_to_the_stronghold_province():
    s = long("row a1: recalled-defenses\nrow a2: funeral-pyre [down]\nrow b1: eager-scout\nfate: 1 0\nphase: dynasty")
    s.choose(next(said for said in options(s) if "recalled-defenses" in said))
    assert {said[0] for said in options(s)} <= {"a"}
    if any("a2" in said for said in options(s)):
        s.choose(next(said for said in options(s) if "a2" in said))
    assert place("funeral-pyre")(s) == (5, True)


def test_recalled_defenses_needs_a_stronghold_province():
    s = table("row a1: recalled-defenses | row a2: funeral-pyre | fate: 1 0" + DYN)
    assert not any("recalled-defenses" in said for said in options(s))


@pytest.mark.parametrize("moves", [True, False])
def test_the_statuary_may_go_below_the_stronghold_as_it_is_revealed(moves):
    s = long("row a1: mountaintop-statuary [down]\nfield a: eager-scout [fate 3]\nphase: fate")
    piece = next(p for p, now in enumerate(s.pieces) if now.face == "mountaintop-statuary")
    there = answers(s, "mountaintop-statuary")
    s.choose(there[0] if moves else "pass")
    assert s.pieces[piece].place == (5 if moves else 0)
    assert s.pieces[piece].zone == "holdings"


def test_compass_sinks_some_cards_and_arranges_the_others():
    s = table(f"provinces b2: pilgrimage [down] | field a: akodo-toturi | {COMPASS}" + CALM)
    revealing(s)
    play(s, answers(s, "compass")[0], "Arrange(3, below=True)", "a/deck.1", "done")
    left = options(s)
    assert len(left) == 2
    s.choose(left[1])
    assert deck(s) == ["court-games", "outwit", "fine-katana", "banzai"]


def test_compass_answers_no_province_of_ones_own_and_none_that_lay_open():
    for where, lies in (("b2", ""), ("b3", " [down]")):
        s = table(f"provinces {where}: pilgrimage{lies} | field a: akodo-toturi | {COMPASS}" + CALM)
        revealing(s)
        assert offers(s, "compass") == []


def test_the_statuary_sends_an_attacker_home_from_the_province_in_which_it_lies():
    s = table(f"{STATUARY} | field a: eager-scout [present], akodo-toturi [present]" + MIL)
    while s.question.seat != 1 or not any("statuary" in said for said in options(s)):
        s.choose("pass")
    s.choose(next(said for said in options(s) if "statuary" in said))
    assert (has("eager-scout", "present")(s), has("akodo-toturi", "present")(s)) == (0, 1)
    away = table(f"{STATUARY} | field a: eager-scout [present]" + MIL.replace("b1", "b2"))
    while away.question.seat != 1 and "pass" in options(away):
        away.choose("pass")
    assert not any("statuary" in said for said in options(away))


@pytest.mark.ruling("L-8.16")
def test_a_card_below_a_stronghold_is_not_moved_away():
    s = long("field a: soshi-diviner, akodo-toturi [present]\nrow as: eager-scout\nconflict: a military fire b1")
    assert used(s, "soshi-diviner") == []


@pytest.mark.ruling("L-6.17", "L-9.15")
@pytest.mark.parametrize(
    ("face", "kind", "falls"),
    [("eager-scout", "political", True), ("doji-kuwanan", "political", False), ("damned-hida", "military", False)],
)
def test_castigated_discards_who_has_no_political_skill_but_no_dash(face, kind, falls):
    s = table(
        f"attached a: castigated [on field/{face}] | field b: {face} [bowed] | field a: akodo-toturi, doji-whisperer [bowed] | "
        "hand a: for-shame, levy | fate: 2 0" + CALM
    )
    declare(s, f"air {kind}", "b1", "akodo-toturi")
    assert (zone(face)(s) == "fallen") == falls


@pytest.mark.parametrize(
    ("mine", "fight", "may"),
    [("chancellor-s-aide", POL, True), ("chancellor-s-aide", MIL, False), ("doji-whisperer", POL, False)],
)
def test_castigated_is_played_in_a_political_conflict_by_the_emperors_own(mine, fight, may):
    s = table(
        f"hand a: castigated, levy | field a: {mine} [present] | field b: akodo-toturi [present], eager-scout" + fight
    )
    while s.question.seat != 0:
        s.choose("pass")
    assert ("play castigated" in options(s)) == may
