"""Positions of team games in which several rules meet: support, unique cards, elimination, disguise, covert, composure."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    faces,
    number,
    options,
    position,
    possible,
    prompt,
    row,
    taking_part,
    through,
    where,
)

HANDS = "hand a: outwit\nhand b: outwit\nhand c: outwit\nhand d: outwit"


def four(text: str, **more):
    """Return a position of two teams of two, a and c against b and d."""
    there = {line.partition(":")[0] for line in text.split("\n")}
    held = "\n".join(line for line in HANDS.split("\n") if line.partition(":")[0] not in there)
    return position(f"{text}\n{held}", players=4, windows="all", **more)


def to_seat(s, seat: int):
    """Return the state at the next window of a seat; the others pass."""
    while s.question.seat != seat or prompt(s) != "window":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    return s


# ── support ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-21.3", "U-195", "U-197", "U-198")
@pytest.mark.parametrize(
    ("given", "fate", "zone"),
    [
        pytest.param((1, 1), (0, 0, 0, 0), "field", id="each gives one"),
        pytest.param((1, 0), (1, 1, 1, 0), "row", id="one gives too little"),
    ],
)
def test_two_of_three_team_mates_help_and_nobody_pays_where_it_is_not_enough(given, fate, zone):
    s = against(
        "row a1: bushido-adherent\nfate: 1 1 1 0\nphase: dynasty\nfirst: a\ndynasty d: wild-ogre",
        players=3,
        windows="useful",
    )
    s.choose("play a1/row/bushido-adherent")
    if prompt(s) == "whose?":
        s.choose("under a")
    for n in given:
        assert prompt(s) == "help?"
        s.choose(f"give {n}")
    assert where(s, "bushido-adherent") == zone
    assert s.fate[:3] == fate[:3]


# ── unique cards ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-230", "L-24.3")
@pytest.mark.parametrize(
    ("text", "offered"),
    [
        pytest.param("field c: akodo-toturi", False, id="a team-mate controls one"),
        pytest.param("field b: akodo-toturi", True, id="an opponent controls one"),
        pytest.param("field d: doji-whisperer", True, id="nobody does"),
    ],
)
def test_a_unique_character_is_played_unless_the_team_has_it(text, offered):
    s = four(f"{text}\nrow a1: akodo-toturi\nfate: 9 9 9 9\nphase: dynasty\nfirst: a")
    to_seat(s, 0)
    assert ("play a1/row/akodo-toturi" in options(s)) == offered


@pytest.mark.ruling("U-230", "L-2.17")
@pytest.mark.parametrize(("theirs", "copied"), [("field c: akodo-toturi", False), ("field b: akodo-toturi", True)])
def test_nobody_becomes_a_copy_of_a_unique_title_of_a_team_mate(theirs, copied):
    s = four(f"{theirs}\nfield a: bayushi-liar\nphase: conflict")
    assert possible(s, "copy", "bayushi-liar", "akodo-toturi") == copied


@pytest.mark.ruling("U-230", "U-232", "L-8.8")
def test_a_copy_in_a_province_places_fate_on_the_title_that_a_team_mate_controls_and_on_no_other():
    s = four(
        "field c: akodo-toturi\nfield b: akodo-toturi\nrow a1: akodo-toturi\nfate: 9 9 9 9\nphase: dynasty\nfirst: a"
    )
    to_seat(s, 0)
    assert [said for said in options(s) if "toturi" in said] == ["discard a1/row/akodo-toturi for c/akodo-toturi"]
    s.choose("discard a1/row/akodo-toturi for c/akodo-toturi")
    there = [now for now in s.pieces if now.zone == "field"]
    assert sorted((now.owner, now.count("fate")) for now in there) == [(1, 0), (2, 1)]


# ── disguise ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-230", "L-8.9")
@pytest.mark.parametrize(
    ("text", "offered"),
    [
        pytest.param("field a: border-rider", True, id="in the place of ones own"),
        pytest.param("field c: border-rider", False, id="the rider is a team-mate's"),
        pytest.param("field a: border-rider\nfield c: shinjo-kyora", False, id="a team-mate has the title"),
        pytest.param("field a: border-rider\nfield d: shinjo-kyora", True, id="an opponent has it"),
    ],
)
def test_disguise_takes_ones_own_character_and_minds_the_titles_of_the_team(text, offered):
    s = four(f"{text}\nhand a: shinjo-kyora\nfate: 9 9 9 9\nphase: conflict\nfirst: a")
    to_seat(s, 0)
    assert any(said.startswith("disguise") for said in options(s)) == offered


@pytest.mark.ruling("L-8.9", "U-217")
def test_in_disguise_it_joins_the_side_of_the_team_with_fate_taint_and_attachments():
    s = four(
        "field a: border-rider [present, bowed, fate 2, tainted]\nfield c: deathseeker [present]\n"
        "field b: brash-samurai [present]\nattached c: fine-katana [on field/border-rider]\nhand a: shinjo-kyora\n"
        "fate: 9 9 9 9\nconflict: c military fire b1"
    )
    to_seat(s, 0)
    s.choose(next(said for said in options(s) if said.startswith("disguise")))
    now = row(s, "shinjo-kyora", "field")
    assert (now.ready, now.count("present"), now.count("fate"), now.count("tainted")) == (True, 1, 2, 1)
    assert borne(s, "shinjo-kyora") == ["fine-katana"]
    assert (where(s, "border-rider"), taking_part(s)) == ("fallen", ["brash-samurai", "deathseeker", "shinjo-kyora"])


# ── covert, composure ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.1", "L-24.1", "U-210")
def test_attackers_of_both_team_mates_evade_one_defender_each_of_either_opponent():
    s = four(
        "field a: underhanded-samurai\nfield c: yasuki-oguri\nfield b: brash-samurai, eager-scout\nfield d: deathseeker\n"
        "phase: conflict\nfirst: a"
    )
    through(s, "declare?")
    declare(s, "air military", "b1", "a/underhanded-samurai", "c/yasuki-oguri")
    seen = []
    while prompt(s) == "covert?":
        seen.append(asked(s))
        s.choose(options(s)[-2])
    assert seen == [
        (0, ["evade b/brash-samurai", "evade b/eager-scout", "evade d/deathseeker", "nobody"]),
        (2, ["evade b/brash-samurai", "evade b/eager-scout", "nobody"]),
    ]
    assert asked(s) == (1, ["defend with b/brash-samurai", "done"])  # the team-mate has nobody left


@pytest.mark.ruling("L-5.5", "L-24.4")
@pytest.mark.parametrize(
    ("dials", "skill"),
    [
        pytest.param("1 1 1 2", 4, id="one opponent shows more"),
        pytest.param("2 1 5 2", 2, id="a team-mate alone does"),
        pytest.param("1 2 1 1", 4, id="the other opponent does"),
        pytest.param("3 2 1 2", 2, id="nobody does"),
    ],
)
def test_composure_compares_with_each_opponent_and_with_no_team_mate(dials, skill):
    s = four(f"field a: honest-challenger\ndials: {dials}\nphase: conflict")
    assert number(s, "military", "honest-challenger") == skill


# ── elimination ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-225", "U-226", "L-24.2", "L-11.1")
def test_who_gives_the_last_honor_in_a_duel_bids_two_at_most_in_the_next_one_of_that_conflict():
    s = four(
        "field a: doji-whisperer [present]\nfield b: honest-challenger [present], courtly-challenger [present]\n"
        "honor: 9 1 9 9\nconflict: a political fire b1",
        format="stronghold",
    )
    to_seat(s, 1)
    s.choose("use b/honest-challenger")
    through(s, "bid?")
    while prompt(s) == "bid?":
        s.choose("bid 5" if s.question.seat == 1 else "bid 1")
    assert (s.honor, s.out) == ((10, 0, 9, 9), (1,))  # no more is taken than there is
    to_seat(s, 1)
    s.choose("use b/courtly-challenger")
    through(s, "bid?")
    bids = {s.question.seat: options(s)}
    s.choose("bid 1")
    bids[s.question.seat] = options(s)
    assert {seat: len(said) for seat, said in bids.items()} == {0: 5, 1: 2}


@pytest.mark.ruling("U-228", "U-229", "L-18.1")
def test_who_plays_on_without_provinces_fills_and_draws_from_no_renewed_deck_and_loses_no_honor_for_it():
    fallen = "\n".join(f"provinces b{n}: province [broken]" for n in (1, 2, 3))
    s = four(
        f"{fallen}\ndeck b: \ndynasty b: \ndiscard b: banzai\nfallen b: eager-scout\nrow b1: deathseeker\n"
        "honor: 6 6 6 6\nphase: fate"
    )
    for _ in range(60):
        if s.round == 2 and prompt(s) == "bid?":
            break
        s.choose(s.question.default)
    before = s.honor
    while prompt(s) == "bid?":
        s.choose("bid 1")
    assert (s.honor, s.out) == (before, (1,))
    assert (faces(s, "discard", 1), faces(s, "fallen", 1)[:1]) == (["banzai"], ["eager-scout"])
    assert pile(s, "deck", 1) == ()


@pytest.mark.ruling("L-5.5", "L-5.6", "L-9.5")
def test_honor_for_the_bids_of_both_pairs_passes_at_the_same_time():
    s = four("field a: heartless-intimidator\nhonor: 6 6 6 6\nphase: dynasty")
    through(s, "bid?")
    while prompt(s) == "bid?":
        s.choose("bid 3" if s.question.seat in (1, 3) else "bid 1")
    assert (asked(s)[0], prompt(s)) == (0, "answer?")
    assert s.honor == (8, 4, 8, 4)
    s.choose(0)
    assert len([said for said in options(s) if said.startswith("use a/heartless-intimidator")]) == 1  # once for each


@pytest.mark.ruling("U-226", "L-14.4")
def test_a_stronghold_province_that_falls_with_the_last_honor_lies_open_from_then_on():
    s = four(
        "field a: doji-whisperer [present]\nprovinces bs: ancestral-lands [down]\nhonor: 9 1 9 9\n"
        "conflict: a political air b1",
        format="stronghold",
    )
    assert row(s, "ancestral-lands", "provinces").down
    through(s, "ring effect?")
    fallen = row(s, "ancestral-lands", "provinces")
    assert (s.out, fallen.down, fallen.count("broken"), fallen.known) == ((1,), False, 1, -1)


# ── who has played what another controls ────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-203", "L-8.5")
@pytest.mark.parametrize("under", ["a", "c"])
@pytest.mark.parametrize("face", ["benevolent-host", "shinjo-gunso"])
def test_who_was_given_a_character_that_a_team_mate_has_played_has_not_played_it(face, under):
    s = position(
        f"row a1: {face}\nrow a2: otomo-courtier\nrow c1: otomo-courtier\nhand a: outwit\nhand c: outwit\n"
        "fate: 7 0 7 0\nphase: dynasty",
        players=4,
        windows="all",
    )
    s.choose(f"play a1/row/{face}")
    s.choose(f"under {under}")
    through(s, "answer?", "window")
    assert (f"use a/{face}" in options(s)) == (under == "a")


@pytest.mark.ruling("U-203", "L-24.4")
@pytest.mark.parametrize("under", ["a", "c"])
@pytest.mark.parametrize("whose", ["a", "c"])
def test_who_has_played_a_character_answers_that_whoever_controls_it(whose, under):
    s = position(
        f"row a1: brash-samurai\nfield {whose}: asahina-takamori\nfield b: doji-whisperer [fate 2]\nhand a: outwit\n"
        "hand c: outwit\nfate: 7 0 7 0\nphase: dynasty",
        players=4,
        windows="all",
    )
    s.choose("play a1/row/brash-samurai")
    s.choose(f"under {under}")
    through(s, "answer?", "window")
    assert (f"use {whose}/asahina-takamori" in options(s)) == (whose == "a")
