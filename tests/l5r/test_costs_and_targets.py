"""What is paid and what is aimed at, what follows from what, and what cannot be done (part 8)."""

from dataclasses import replace

import msgspec
import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.characters import Honor
from coterie.games.l5r.words.filters import HOLDING
from coterie.games.l5r.words.players import GainHonor
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.numbers import Cannot
from tests.l5r.tools import (
    asked,
    faces,
    find,
    game_with,
    number,
    options,
    play,
    position,
    prompt,
    row,
    through,
    where,
)

DUEL = "field a: deathseeker [present]\nfield b: doji-whisperer [present]\n"


@pytest.mark.ruling("L-8.2")
def test_costs_are_paid_and_targets_chosen_before_anything_is_done():
    s = position(
        "field a: deathseeker [honored], matsu-berserker [honored]\n"
        "field b: doji-whisperer [dishonored], brash-samurai [dishonored]\nhand a: noble-sacrifice\nfate: 3 0\nphase: conflict"
    )
    play(s, "use noble-sacrifice", "a/deathseeker")
    assert (where(s, "deathseeker"), s.question.seat, options(s)) == (
        "fallen", 0, ["b/doji-whisperer", "b/brash-samurai"],
    )  # fmt: skip
    assert where(s, "doji-whisperer") == "field"


@pytest.mark.ruling("L-8.3")
def test_a_cost_is_paid_with_ones_own_cards():
    text = (
        "field a: deathseeker{}\nfield b: doji-whisperer [honored], brash-samurai [dishonored]\n"
        "hand a: noble-sacrifice, let-go\nfate: 3 0\nphase: conflict"
    )
    own, none = (position(text.format(mark), windows="all") for mark in (" [honored]", ""))
    assert ["use noble-sacrifice" in options(s) for s in (own, none)] == [True, False]


@pytest.mark.ruling("L-8.3", "L-8.15")
def test_what_is_not_really_sacrificed_has_not_been_paid():
    text = (
        "field a: deathseeker [honored]\nfield b: brash-samurai [dishonored]\n{}"
        "hand a: noble-sacrifice\nfate: 3 0\nphase: conflict"
    )
    s = position(text.format("attached a: reprieve [on field/deathseeker]\n"))
    play(s, "use noble-sacrifice", "use a/reprieve")
    assert (where(s, "deathseeker"), where(s, "noble-sacrifice"), where(s, "brash-samurai")) == (
        "field",
        "hand",
        "field",
    )
    paid = position(text.format(""))
    play(paid, "use noble-sacrifice")
    assert (where(paid, "deathseeker"), where(paid, "brash-samurai")) == ("fallen", "fallen")


@pytest.mark.ruling("L-8.15")
@pytest.mark.parametrize(("sort", "heard"), [("sacrifice", True), ("discard", False)])
def test_a_sacrifice_is_no_discarding(sort, heard):
    prodigy = card("01-ikoma-prodigy", reaction("leave", Cards(HOLDING & MINE), GainHonor(1), given=OfSort(sort)))
    s = position("field a: ikoma-prodigy\nholdings a1: imperial-storehouse\nphase: conflict", game=game_with(prodigy))
    play(s, "use a1/imperial-storehouse")
    assert where(s, "imperial-storehouse") == "fallen"
    assert ("use a/ikoma-prodigy" in options(s)) is heard


@pytest.mark.ruling("L-8.4")
def test_a_dash_cost_cannot_be_paid_and_counts_as_nothing_and_no_cost_falls_below_nothing():
    s = position(f"{DUEL}hand a: let-go, banzai\nholdings a1: city-of-lies\nfate: 3 0\nphase: conflict", windows="all")
    play(s, "use a1/city-of-lies")
    assert price(s, find(s, "banzai"), 0) == 0
    dash = card("01-otomo-courtier")
    never = replace(dash, facts=msgspec.structs.replace(dash.facts, cost=None))
    t = position("row a1: otomo-courtier, doji-whisperer\nfate: 9 0\nphase: dynasty", game=game_with(never))
    assert options(t) == ["play a1/row/doji-whisperer", "pass"]
    assert price(t, find(t, "otomo-courtier"), 0) == 0


@pytest.mark.ruling("L-8.5")
def test_what_is_put_into_play_is_neither_paid_for_nor_given_fate():
    s = position(
        "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nrow a1: lion-s-pride-brawler\n"
        "hand a: charge, banzai\nfate: 2 0\nconflict: a military fire b1"
    )
    s.choose("pass") if s.question.seat == 1 else None
    before = s.fate[0] - price(s, find(s, "charge"), 0)
    play(s, "use charge")
    now = row(s, "lion-s-pride-brawler")
    assert (now.zone, now.count("present"), now.count("fate"), now.ready, s.fate[0]) == ("field", 1, 0, True, before)


@pytest.mark.ruling("L-8.11")
def test_who_controls_the_ability_chooses_unless_the_text_says_otherwise():
    text = (
        "field a: {} [present], deathseeker [present]\nfield b: doji-whisperer [present], brash-samurai [present]\n"
        "conflict: a military fire b1"
    )
    own = position(text.format("sinister-soshi"))
    play(own, "use a/sinister-soshi")
    assert own.question.seat == 0
    theirs = position(text.format("master-of-the-spear"))
    play(theirs, "use a/master-of-the-spear")
    assert asked(theirs) == (1, ["b/doji-whisperer", "b/brash-samurai"])


@pytest.mark.ruling("L-8.12")
@pytest.mark.parametrize(("state", "seen"), [("", 2), (" [present, bowed]", 1), (" [present, dishonored]", 1)])
def test_only_effects_that_change_something_can_be_picked(state, seen):
    s = position(
        f"field a: otomo-courtier [present]\nfield b: doji-whisperer{state or ' [present]'}\n"
        "hand a: for-shame\nfate: 3 0\nconflict: b political fire a1"
    )
    play(s, "use for-shame")
    chosen = len(options(s)) if s.asked is not None and prompt(s) == "choose one" else 1
    assert chosen == seen


@pytest.mark.ruling("L-8.13")
@pytest.mark.parametrize(("answer", "honor", "worth"), [("no", 6, 2 + 2), ("yes", 5, 2 + 2 + 2)])
def test_what_follows_a_payment_is_done_only_where_it_was_paid(answer, honor, worth):
    s = position(f"{DUEL}hand a: banzai\nhand b: banzai\nconflict: a military fire b1")
    s.choose("pass")
    play(s, "use banzai", "a/deathseeker")
    assert (options(s), s.honor[0]) == (["yes", "no"], 6)
    s.choose(answer)
    if answer == "yes":
        s.choose("a/deathseeker")
    assert (s.honor[0], number(s, "military", "deathseeker")) == (honor, worth)


@pytest.mark.ruling("L-8.14")
def test_one_may_find_nothing_and_shows_what_had_to_be_of_a_kind():
    s = position(
        "field a: agasha-swordsmith\nhand a: let-go\n"
        "deck a: fine-katana, banzai, ornate-fan, let-go, banzai, fine-katana\nphase: conflict"
    )
    play(s, "use a/agasha-swordsmith")
    assert len(options(s)) == 3
    assert options(s)[-1] == "nothing"
    empty = s.clone()
    empty.choose("nothing")
    assert faces(empty, "hand") == ["let-go"]
    s.choose(options(s)[0])
    assert faces(s, "hand") == ["fine-katana", "let-go"]
    assert any("Fine Katana" in line for line in s.log(1))


@pytest.mark.ruling("L-8.16")
def test_a_switch_needs_both_sides_and_a_move_another_place():
    alone = position("holdings a1: borderlands-fortifications\nhand a: let-go\nphase: conflict", windows="all")
    other = position(
        "holdings a1: borderlands-fortifications\nrow a2: doji-whisperer\nhand a: let-go\nphase: conflict",
        windows="all",
    )
    used = "use a1/borderlands-fortifications"
    assert [used in options(s) for s in (alone, other)] == [False, True]
    text = (
        "field a: shinjo-outrider{}, deathseeker [present]\nfield b: doji-whisperer [present]\n"
        "hand a: let-go\nconflict: b military fire a1"
    )
    home, there = (position(text.format(mark), windows="all") for mark in ("", " [present]"))
    for s in (home, there):
        s.choose("pass") if s.question.seat == 1 else None
    assert ["use a/shinjo-outrider" in options(s) for s in (home, there)] == [True, False]


@pytest.mark.ruling("L-8.17")
def test_what_cannot_be_bowed_by_opponents_is_no_target_of_theirs_and_can_pay_with_itself():
    guard = (
        "field a: deathseeker [present]\nfield b: {} [present]\nhand a: admit-defeat, let-go\n"
        "fate: 3 0\nconflict: a military fire b1"
    )
    found = []
    for face in ("borderlands-defender", "hida-guardian"):
        s = position(guard.format(face), windows="all")
        through(s, "window")
        s.choose("pass") if s.question.seat == 1 else None
        found.append("use admit-defeat" in options(s))
    assert found == [False, True]
    brave = card("01-brash-samurai", Cannot("bow", THIS, None), Action(Honor(THIS), cost=Bow(THIS)))
    never = position("field a: brash-samurai\nhand a: let-go\nphase: conflict", windows="all", game=game_with(brave))
    assert "use a/brash-samurai" not in options(never)
