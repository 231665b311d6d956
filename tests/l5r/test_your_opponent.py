"""“Your opponent” in a game of teams: one player of the other team, the same one in all of an ability (L-24.4, U-237)."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.tools import asked, number, options, play, position, prompt, row, taking_part, through, where

ATTACK = "hand a: outwit\nconflict: a military fire b1"
COURT = "hand a: outwit\nconflict: a political fire b1"


def mine(text: str, seat: int = 0):
    """A position of two teams of two, a and c against b and d, at the first question to a seat in the conflict."""
    s = position(text, players=4, windows="all")
    for _ in range(4):
        if prompt(s) == "window" and s.question.seat != seat:
            s.choose("pass")
    return s


def seen(s, owner: int) -> list[bool]:
    """For each card of a hand whether seat a knows it."""
    return [bool(s.pieces[p].known & 1) for p in pile(s, "hand", owner)]


@pytest.mark.ruling("L-24.4", "U-237")
def test_who_must_choose_is_the_opponent_whom_you_name():
    s = mine(
        f"field a: master-of-the-spear [present]\nfield b: doji-whisperer [present]\nfield d: deathseeker [present]\n{ATTACK}"
    )
    s.choose("use a/master-of-the-spear")
    assert (prompt(s), asked(s)) == ("opponent?", (0, ["seat b", "seat d"]))
    s.choose("seat d")
    assert taking_part(s) == ["doji-whisperer", "master-of-the-spear"]


@pytest.mark.ruling("L-24.4", "L-8.12")
def test_no_opponent_is_named_of_whom_nothing_can_come():
    s = mine(
        f"field a: master-of-the-spear [present]\nfield b: doji-whisperer\nfield d: deathseeker [present]\n{ATTACK}"
    )
    s.choose("use a/master-of-the-spear")
    assert taking_part(s) == ["master-of-the-spear"]


@pytest.mark.ruling("L-24.4")
def test_the_hand_that_is_looked_at_is_that_of_one_opponent():
    hands = "hand b: banzai\nhand d: banzai, outwit"
    s = mine(f"field a: perceptive-kitsuki [present]\nring air: a 0\n{hands}\n{COURT}")
    s.choose("use a/perceptive-kitsuki")
    assert options(s) == ["seat b", "seat d"]
    s.choose("seat d")
    assert (seen(s, 1), seen(s, 3)) == ([False], [True, True])


@pytest.mark.ruling("L-24.4")
def test_the_card_that_is_discarded_after_a_look_is_of_the_opponent_that_was_named():
    s = mine(
        f"field a: kitsuki-investigator [present]\nfate: 1 0 0 0\nhand b: banzai\nhand d: way-of-the-lion\n{COURT}"
    )
    play(s, "use a/kitsuki-investigator", "air ring", "seat d", "d/hand/way-of-the-lion")
    assert (where(s, "way-of-the-lion"), where(s, "banzai")) == ("discard", "hand")


@pytest.mark.ruling("L-24.4")
def test_who_controls_the_target_is_the_opponent_that_the_ability_speaks_of():
    s = mine(
        "field a: bayushi-liar [present]\nfield b: doji-whisperer [present]\nfield d: deathseeker [present]\n"
        "hand a: for-shame\nfate: 9 0 0 0\nconflict: a political fire b1"
    )
    play(s, "use for-shame", "d/deathseeker")
    assert s.question.seat == 3
    s.choose(1)
    assert not row(s, "deathseeker").ready


@pytest.mark.ruling("L-24.4", "L-8.2")
def test_who_is_given_fate_as_a_cost_is_who_must_choose_then():
    fighters = "field b: doji-whisperer [present]\nfield d: deathseeker [present]"
    s = mine(f"field a: doji-gift-giver [present]\n{fighters}\nfate: 1 0 0 0\n{COURT}")
    play(s, "use a/doji-gift-giver", "seat d")
    assert s.fate == (0, 0, 0, 1)
    assert (row(s, "deathseeker").ready, row(s, "doji-whisperer").ready) == (False, True)


@pytest.mark.ruling("L-24.4")
def test_an_opponent_picks_among_two_things_only_where_it_is_that_opponent():
    s = mine(
        "field a: bayushi-shoju [present]\nfield b: doji-whisperer [present]\nfield d: deathseeker\n"
        "hand a: levy\nfate: 0 1 0 1\nconflict: a political fire b1"
    )
    play(s, "use levy", "seat b")
    assert s.question.seat == 1


@pytest.mark.ruling("L-8.16", "L-24.4")
def test_false_loyalties_switch_two_characters_of_one_opponent():
    s = position(
        "field a: bayushi-liar [present]\nfield b: doji-whisperer [present, tainted], togashi-initiate\n"
        "field d: deathseeker, kabuki-hero [present]\nhand a: false-loyalties\nfate: 9 0 0 0\nhonor: 3 6 3 6\n"
        "hand b: outwit\nconflict: b political fire a1",
        players=4,
        windows="all",
    )
    through(s, "answer?")
    play(s, "use false-loyalties 1 for b")
    assert taking_part(s) == ["bayushi-liar", "kabuki-hero", "togashi-initiate"]


@pytest.mark.ruling("L-24.4", "L-11.2")
def test_fate_is_removed_from_among_the_characters_of_one_opponent_several_from_one_of_them():
    fields = "field b: doji-whisperer [fate 4], togashi-initiate [fate 3]\nfield d: deathseeker [fate 2]"
    s = position(
        f"field a: isawa-atsuko\n{fields}\nhand a: consumed-by-five-fires\nfate: 9 0 0 0\nphase: conflict",
        players=4,
        windows="all",
    )
    play(s, "use consumed-by-five-fires", "seat b", *["b/doji-whisperer"] * 3)
    assert options(s) == ["b/doji-whisperer", "b/togashi-initiate", "done"]
    play(s, "b/doji-whisperer", "b/togashi-initiate")
    assert [row(s, face).count("fate") for face in ("doji-whisperer", "togashi-initiate", "deathseeker")] == [0, 2, 2]
    assert prompt(s) != "choose"


@pytest.mark.ruling("L-24.4")
def test_the_opponent_is_one_of_whom_the_condition_holds():
    s = mine(f"stronghold a: city-of-the-open-hand\nhonor: 3 6 3 2\n{COURT}")
    play(s, "use a/city-of-the-open-hand", "GainHonor(-1, OPPONENT)")
    assert s.honor == (3, 5, 3, 2)


# ── a condition, a target and an effect mean the same opponent ──────────────────────────────────────────────────────


@pytest.mark.ruling("L-24.4", "U-237")
@pytest.mark.parametrize(
    ("card", "more", "fighters"),
    [
        ("blackmail", "honor: 5 6 5 3", ""),
        ("i-can-swim", "dials: 3 1 1 5", "dishonored, "),
    ],
)
def test_the_character_is_one_of_the_opponent_of_whom_the_condition_holds(card, more, fighters):
    s = mine(
        f"field a: bayushi-liar [present]\nfield b: doji-whisperer [{fighters}present], brash-samurai [{fighters}present]\n"
        f"field d: togashi-initiate [{fighters}present]\nhand a: {card}\nfate: 9 0 0 0\n{more}\nconflict: a military fire b1"
    )
    s.choose(f"use {card}")
    assert options(s) == ["b/doji-whisperer", "b/brash-samurai"]


@pytest.mark.ruling("L-24.4", "U-237")
def test_nothing_is_done_to_an_opponent_of_whom_the_condition_does_not_hold():
    """Of the two opponents one has fewer characters there, and the other one holds more cards."""
    text = (
        "field a: kitsu-motso [present]\nfield b: doji-whisperer\nfield d: togashi-initiate\nhand b: {}\nhand d: {}\n"
        "conflict: a military fire b1\nhand a: banzai"
    )
    few, many = "outwit", "outwit, outwit, outwit"
    s = mine(text.format(few, many))
    s.choose("use a/kitsu-motso")
    assert "togashi-initiate" in taking_part(s)
    other = mine(text.format(many, few))
    other.choose("use a/kitsu-motso")
    assert "doji-whisperer" in taking_part(other)


@pytest.mark.ruling("L-24.4", "U-237")
def test_each_character_of_your_opponent_is_of_one_opponent():
    s = mine(
        "field a: warrior-poet [present]\nfield b: doji-whisperer [present]\nfield d: deathseeker [present]\n"
        f"field c: matsu-berserker [present]\n{ATTACK}"
    )
    s.choose("use a/warrior-poet")
    assert (prompt(s), options(s)) == ("opponent?", ["seat b", "seat d"])
    s.choose("seat d")
    assert [number(s, "political", face) for face in ("doji-whisperer", "deathseeker")] == [3, 0]
    assert [number(s, "military", face) for face in ("deathseeker", "matsu-berserker")] == [1, 3]


@pytest.mark.ruling("L-24.4", "U-237")
def test_where_the_condition_holds_of_one_opponent_alone_it_is_that_one():
    s = mine(
        "field a: bayushi-liar [present]\nfield b: doji-whisperer [present]\nfield d: deathseeker [present]\n"
        "hand a: misinformation\nfate: 9 0 0 0\ndials: 4 3 1 2\nconflict: a political fire b1"
    )
    s.choose("use misinformation")
    assert [number(s, "political", face) for face in ("doji-whisperer", "deathseeker")] == [3, 0]
    assert number(s, "military", "deathseeker") == 1


@pytest.mark.ruling("L-24.4", "U-237")
@pytest.mark.parametrize(("honor", "cancels"), [("5 6 5 3", True), ("5 3 5 6", False)])
def test_the_opponent_whose_event_is_cancelled_is_the_one_that_is_more_honorable(honor, cancels):
    s = position(
        f"field a: bayushi-liar [present]\nfield b: doji-whisperer [present]\nhand a: forgery\nhand b: banzai\n"
        f"fate: 9 9 9 9\nhonor: {honor}\nconflict: b military fire a1",
        players=4,
        windows="all",
    )
    while "use banzai" not in options(s):
        s.choose("pass")
    play(s, "use banzai", "b/doji-whisperer")
    assert (asked(s)[0] == 0 and "use forgery" in options(s)) == cancels


@pytest.mark.ruling("L-24.4", "U-237")
@pytest.mark.parametrize(("honor", "drawn"), [("5 3 5 6", 1), ("5 6 5 3", 0)])
def test_the_opponent_who_has_played_a_card_is_the_one_that_is_less_honorable(honor, drawn):
    s = position(
        f"field a: winter-court-hosts [present]\nfield b: doji-whisperer [present]\nhand b: banzai\nfate: 9 9 9 9\n"
        f"honor: {honor}\nconflict: b military fire a1\nhand a: outwit",
        players=4,
        windows="all",
    )
    while "use banzai" not in options(s):
        s.choose("pass")
    play(s, "use banzai", "b/doji-whisperer", "no")
    if drawn:
        through(s, "answer?")
        s.choose("use a/winter-court-hosts")
    assert len(pile(s, "hand", 0)) == 1 + drawn
    assert ("use a/winter-court-hosts" in options(s)) is False


@pytest.mark.ruling("L-24.4", "U-237")
def test_provinces_of_one_opponent_are_counted():
    there = "\n".join(f"provinces {seat}{n}: manicured-garden" for seat in "bd" for n in (1, 2))
    s = mine(f"field a: iuchi-daiyu [present]\n{there}\nprovinces d3: pilgrimage\n{ATTACK}", seat=0)
    before = number(s, "military", "iuchi-daiyu")
    s.choose("use a/iuchi-daiyu")
    assert options(s) == ["seat b", "seat d"]
    s.choose("seat d")
    assert number(s, "military", "iuchi-daiyu") == before + 3
