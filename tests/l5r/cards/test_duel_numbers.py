"""Duels in which other numbers count, with whom they are fought, and what answers or cancels them."""

import pytest

from coterie.games.l5r.rules.duels import Duel, statistics
from coterie.kernel.procedures import data_of
from tests.l5r.cards.cases import MIL, POL, Answer, Use, answers, go, has, table, up, used, zone
from tests.l5r.tools import find, options, play, row, taking_part

STRIKE = "attached a: true-strike-kenjutsu [on field/akodo-gunso]"
GENSATO = "field a: bayushi-gensato [present] | honor: 6 6"
STAY = "hand b: stay-your-hand | field a: daring-challenger [present] | field b: doji-whisperer [present] | honor: 6 6"


CASES = [
    Use("bayushi-gensato", text=f"{GENSATO} | field b: doji-whisperer [present] | "
        "attached b: fine-katana [on field/doji-whisperer], fine-katana [on field/doji-whisperer]" + MIL,
        choices=("bid 1", "bid 1"),
        look=lambda s: (up("doji-whisperer")(s), up("bayushi-gensato")(s), has("bayushi-gensato", "dishonored")(s)),
        seen=(False, True, 1), no=f"{GENSATO} | field b: doji-whisperer" + MIL),
    Use("disparaging-challenge", text="hand a: disparaging-challenge | fate: 1 0 | honor: 6 6 | "
        "field a: savvy-politician [present] | field b: brash-samurai, akodo-gunso [present]" + POL, choices=("bid 1", "bid 1"),
        look=taking_part, seen=["akodo-gunso", "brash-samurai", "savvy-politician"],
        no="hand a: disparaging-challenge | fate: 1 0 | field a: savvy-politician | field b: brash-samurai [present]" + POL),
    Use("heresy", text="hand a: heresy | honor: 6 6 | field a: savvy-politician [present, fate 1], eager-scout [present] | "
        "field b: akodo-toturi [present, fate 2]" + POL, choices=("a/savvy-politician", "bid 1", "bid 1"),
        look=lambda s: (has("savvy-politician", "fate")(s), has("akodo-toturi", "fate")(s)), seen=(0, 2),
        no="hand a: heresy | field a: savvy-politician | field b: akodo-toturi [present]" + POL),
    Answer("stay-your-hand", start=lambda s: go(s, "daring-challenger"), text=STAY + MIL,
        look=lambda s: (has("daring-challenger", "fate")(s), s.asked[1][0]), seen=(0, "window"),
        no=STAY.replace("hand b", "hand a") + MIL),
    Answer("kyuden-kakita", start=lambda s: go(s, "daring-challenger", "bid 1", "bid 1"),
        text="stronghold a: kyuden-kakita | field a: daring-challenger [present], eager-scout [present] | "
        "field b: doji-whisperer [present] | honor: 6 6" + MIL,
        look=lambda s: (has("daring-challenger", "honored")(s), up("kyuden-kakita")(s)), seen=(1, False),
        no="stronghold a: kyuden-kakita [bowed] | field a: daring-challenger [present] | "
        "field b: doji-whisperer [present] | honor: 6 6" + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("beside", "loser"), [("brash-samurai [present]", "eager-scout"), ("", "doji-whisperer")])
def test_challenge_on_the_fields_counts_those_beside(beside, loser):
    """The scout and the whisperer have no military skill; one of them has company."""
    mine, theirs = ("", f", {beside}") if beside else (", akodo-gunso [present]", "")
    s = table(
        f"hand a: challenge-on-the-fields | honor: 6 6 | field a: eager-scout [present]{mine} | "
        f"field b: doji-whisperer [present]{theirs}" + MIL
    )
    while not used(s, "challenge-on-the-fields"):
        s.choose("pass")
    s.choose("use challenge-on-the-fields")
    while "bid 1" not in options(s):
        wanted = [said for said in options(s) if "eager-scout" in said or "doji-whisperer" in said]
        s.choose(wanted[0])
    play(s, "bid 1", "bid 1")
    assert row(s, loser).count("present") == 0


@pytest.mark.ruling("L-10.4")
def test_true_strike_compares_base_values():
    s = table(f"{STRIKE} | field a: akodo-gunso [present] | field b: brash-samurai [present] | honor: 6 6" + MIL)
    for _ in range(3):
        if any("akodo-gunso" in said for said in options(s)):
            break
        s.choose("pass")
    s.choose(next(said for said in options(s) if "akodo-gunso" in said))
    assert "bid 1" in options(s)
    assert statistics(s, data_of(s, "duel")) == tuple(
        s.game.faces[face].stats["military"] for face in ("akodo-gunso", "brash-samurai")
    )


@pytest.mark.parametrize(("counts", "seen"), [("", (2, 4)), ("base", (2, 0)), ("bare", (2, 0)), ("company", (2, 5))])
def test_how_a_duel_counts(counts, seen):
    s = table(
        "field a: akodo-gunso [present] | field b: doji-whisperer [present], eager-scout [present] | "
        "attached b: fine-katana [on field/doji-whisperer], fine-katana [on field/doji-whisperer]" + MIL
    )
    one, other = [(find(s, face), row(s, face).life) for face in ("akodo-gunso", "doji-whisperer")]
    assert statistics(s, Duel(one, other, "military", 0, counts=counts)) == seen


def test_stay_your_hand_leaves_nothing_to_bid_and_the_ability_counts_as_used():
    s = go(table(STAY + MIL), "daring-challenger")
    s.choose(answers(s, "stay-your-hand")[0])
    assert used(s, "daring-challenger") == []
    assert zone("stay-your-hand")(s) == "discard"


def test_stay_your_hand_does_not_protect_who_challenges_by_its_own_text():
    s = go(table(STAY.replace("hand b", "hand a") + MIL), "daring-challenger")
    assert "bid 1" in options(s)


def test_kyuden_kakita_honors_only_who_was_in_the_duel():
    s = table(
        "stronghold a: kyuden-kakita | field a: daring-challenger [present], eager-scout [present] | "
        "field b: doji-whisperer [present] | honor: 6 6" + MIL
    )
    go(s, "daring-challenger", "bid 1", "bid 1")
    s.choose(answers(s, "kyuden-kakita")[0])
    assert has("eager-scout", "honored")(s) == 0


@pytest.mark.ruling("L-6.13")
@pytest.mark.parametrize("duels", [True, False])
def test_kakitas_final_stance_keeps_who_duels_from_bowing(duels):
    s = table(
        "hand a: kakita-s-final-stance | fate: 1 0 | field a: daring-challenger [present] | honor: 6 6 | "
        "field b: doji-whisperer [present]" + MIL
    )
    go(s, "kakita-s-final-stance", "a/daring-challenger")
    if duels:
        go(s, "daring-challenger", "bid 1", "bid 1")
    while taking_part(s):
        s.choose("pass" if "pass" in options(s) else "no" if "no" in options(s) else s.question.default)
    assert up("daring-challenger")(s) == duels


def test_kakitas_final_stance_keeps_opponents_cards_from_bowing():
    s = table(
        "hand a: kakita-s-final-stance | fate: 1 0 | field a: daring-challenger [present] | "
        "field b: akodo-toturi [present], doji-kuwanan [present]" + MIL
    )
    go(s, "kakita-s-final-stance", "a/daring-challenger")
    assert used(s, "doji-kuwanan") == []
