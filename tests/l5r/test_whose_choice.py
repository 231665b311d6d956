"""Who chooses among which cards, when that is chosen, and what the chosen card is called."""

import pytest

from tests.l5r.cards.cases import BMIL, POL, answers, go, table
from tests.l5r.test_tangles_of_teams import four, to_seat
from tests.l5r.tools import asked, options, play, position, prompt, row, taking_part, through, where


@pytest.mark.ruling("L-24.4", "U-237", "L-8.11")
def test_the_opponent_of_vice_proprietor_may_choose_a_team_mate_of_its_player():
    s = four(
        "field a: vice-proprietor [present]\nfield b: brash-samurai [present]\nfield c: doji-whisperer [present]\n"
        "field d: deathseeker [present]\nconflict: a political fire b1"
    )
    to_seat(s, 0)
    play(s, "use a/vice-proprietor", "seat b")
    assert (asked(s)[0], sorted(options(s))) == (1, ["b/brash-samurai", "c/doji-whisperer", "d/deathseeker"])
    s.choose("c/doji-whisperer")
    through(s, "window")
    assert [row(s, face).ready for face in ("doji-whisperer", "vice-proprietor", "deathseeker")] == [False, True, True]


@pytest.mark.ruling("L-24.4", "U-210", "U-237")
@pytest.mark.parametrize("seat", [1, 3])
def test_an_attacker_whom_an_opponent_must_name_may_be_its_team_mates(seat):
    """Strategic Weakpoint does not say whose the attacking character is."""
    s = four(
        "holdings a1: strategic-weakpoint\nprovinces a1: manicured-garden\nfield d: deathseeker [present]\n"
        "field b: brash-samurai [present], akodo-toturi [present]\nfield a: doji-whisperer\nconflict: b military fire a1"
    )
    use = "use a1/strategic-weakpoint"
    while use not in options(s):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    for choice in (use, f"seat {'abcd'[seat]}"):
        s.choose(choice)
    assert (asked(s)[0], sorted(options(s))) == (seat, ["b/akodo-toturi", "b/brash-samurai", "d/deathseeker"])


@pytest.mark.ruling("L-8.2", "L-8.10", "L-9.6")
def test_what_secluded_temple_makes_an_opponent_choose_is_a_target_before_the_effect():
    """Finger of Jade cancels the effect on its bearer, and who cannot be a target is not chosen."""
    text = (
        "holdings a1: secluded-temple\nfield a: eager-scout\nphase: draw\ndials: 3 1\n"
        "field b: brash-samurai [fate 1], ichigenkin-soloist [fate 1], border-rider [fate 1]\n"
        "attached b: finger-of-jade [on field/brash-samurai]\nhand a: banzai"
    )
    s = position(text, windows="all")
    while not [said for said in options(s) if "secluded-temple" in said]:
        s.choose("pass" if "pass" in options(s) else s.question.default)
    s.choose(answers(s, "secluded-temple")[0])
    assert asked(s) == (1, ["b/brash-samurai", "b/border-rider"])
    s.choose("b/brash-samurai")
    assert answers(s, "finger-of-jade")
    play(s, answers(s, "finger-of-jade")[0])
    assert [row(s, face).count("fate") for face in ("brash-samurai", "border-rider")] == [1, 1]


@pytest.mark.ruling("L-8.2", "L-8.10", "L-9.6")
def test_whom_all_players_choose_for_diplomatic_gift_giver_are_targets_before_any_fate_moves():
    s = table(
        "field a: diplomatic-gift-giver [present], deathseeker | field b: brash-samurai, doji-whisperer | fate: 1 1 | "
        "attached b: finger-of-jade [on field/brash-samurai]" + POL
    )
    go(s, "diplomatic-gift-giver", "b/brash-samurai", "a/deathseeker")
    play(s, answers(s, "finger-of-jade")[0])
    assert (s.fate, row(s, "brash-samurai").count("fate"), row(s, "deathseeker").count("fate")) == ((1, 1), 0, 0)


@pytest.mark.ruling("L-8.13", "L-2.13")
@pytest.mark.parametrize(("below", "goes"), [("brash-samurai", ["brash-samurai"]), ("imperial-storehouse", [])])
def test_the_alarm_raises_only_the_card_that_it_has_turned_up(below, goes):
    """A character that has lain face up in the province all the time does not follow."""
    s = table(
        f"provinces a1: manicured-garden | row a1: deathseeker, {below} [down] | hand a: raise-the-alarm | "
        "field b: akodo-toturi [present]" + BMIL
    )
    go(s, "raise-the-alarm")
    assert taking_part(s) == sorted(["akodo-toturi", *goes])
    assert where(s, "deathseeker") == "row"


@pytest.mark.ruling("L-2.15")
def test_equal_characters_are_told_apart_by_who_controls_them():
    """D-837: b's second Deathseeker is the only one left to b, and a has two."""
    s = position(
        "field b: deathseeker [by a], deathseeker\nfield a: deathseeker\nhand a: banzai\nphase: conflict\nfate: 3 3",
        windows="all",
    )
    while prompt(s) != "declare?":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    for _ in range(2):
        s.choose(options(s)[0])
    there = {each.notation: each.label.partition(":")[0] for each in s.question.options}
    assert there == {"attack with a/deathseeker": "Deathseeker", "attack with b/deathseeker": "Deathseeker 2"}
    s.choose("attack with b/deathseeker")
    through(s, "defenders?")
    assert "Deathseeker" in [each.label.partition(":")[0] for each in s.question.options]


# ── what an opponent must pick can be changed ───────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.1", "L-8.10")
@pytest.mark.parametrize(("bowed", "offered"), [("", True), (", bowed", False)])
def test_nothing_is_played_for_which_an_opponent_could_only_pick_what_it_does_not_change(bowed, offered):
    s = position(
        f"field a: matsu-berserker [present], doji-challenger [present]\nfield b: akodo-toturi [present{bowed}]\n"
        "hand a: flank-the-enemy, levy\nfate: 5 5\nconflict: a military fire b1",
        windows="all",
    )
    through(s, "window")
    while s.question.seat != 0:
        s.choose("pass")
    assert ("use flank-the-enemy" in options(s)) == offered


@pytest.mark.ruling("L-8.10")
@pytest.mark.parametrize(
    ("challenger", "rival", "offered"),
    [
        ("doji-whisperer", "akodo-toturi", True),
        ("doji-whisperer", "matsu-berserker", False),  # a dash in politics
        ("matsu-berserker", "akodo-toturi", False),
    ],
)
def test_nobody_names_who_cannot_fight_a_duel_of_a_skill(challenger, rival, offered):
    s = position(
        f"field a: {challenger} [present]\nfield b: {rival} [present]\nhand a: make-your-case, levy\n"
        "conflict: b military fire a1",
        windows="all",
    )
    through(s, "window")
    assert (s.question.seat, "use make-your-case" in options(s)) == (0, offered)


@pytest.mark.ruling("L-24.4", "L-8.10")
def test_of_two_opponents_only_one_that_can_pick_somebody_is_named():
    s = position(
        "field a: matsu-berserker [present], doji-challenger [present], deathseeker [present]\n"
        "field b: akodo-toturi [present, bowed]\nfield d: doji-whisperer [present]\nhand a: flank-the-enemy, levy\n"
        "fate: 5 5 5 5\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    through(s, "window")
    while s.question.seat != 0:
        s.choose("pass")
    s.choose("use flank-the-enemy")
    through(s, "window")
    assert not row(s, "doji-whisperer", "field").ready
