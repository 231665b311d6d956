"""The numbered rules of the primer, each by a test: what it does, and what it must not do."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from coterie.cli.citations import ledger
from coterie.games.primer import GAME
from tests.primer.tools import asked, faces, find, options, play_through
from tests.primer.tools import position as position_of

ROUND = "field a: brute\nfield b: watchman\nhand a: hail\ndeck a: hex\ndeck b: hush, snare\n"


def position(text, **more):
    return position_of(text, game=GAME, **more)


@pytest.mark.ruling("P-1")
def test_each_seat_has_one_of_each_card_shuffled_and_four_in_hand():
    orders = set()
    for seed in range(3):
        s = GAME.start({"players": 3}, seed=seed)
        for seat in range(3):
            hand, deck = faces(s, "hand", seat), faces(s, "deck", seat)
            assert (len(hand), sorted(hand + deck)) == (4, sorted(GAME.faces))
            orders.add(tuple(deck))
    assert len(orders) == 9


@pytest.mark.ruling("P-2")
def test_the_highest_bid_pays_and_draws_two_the_first_among_equals():
    s = GAME.start({"players": 3}, seed=1)
    hands = [len(faces(s, "hand", seat)) for seat in range(3)]
    assert asked(s) == (0, ["bid 0", "bid 1", "bid 2", "bid 3"])
    play_through(s, "bid 1", "bid 2", "bid 2")
    assert s.points == (0, -2, 0)
    drawn = [len(faces(s, "hand", seat)) - before for seat, before in enumerate(hands)]
    assert drawn == [1, 2, 0]  # the first seat's is its card of the dawn
    assert s.log(-1)[1:4] == ["a has made a bid", "b has made a bid", "c has made a bid"]


@pytest.mark.ruling("P-2")
def test_with_bids_of_nothing_nobody_draws_and_only_a_round_begins_with_bids():
    s: Any = GAME.start(seed=1)
    play_through(s, "bid 0", "bid 0")
    assert (s.points, len(faces(s, "hand", 1))) == ((0, 0), 4)
    s.choose("end")
    assert (s.turn, s.question.about[0]) == (2, "action?")


@pytest.mark.ruling("P-3")
def test_at_dawn_the_active_seats_recruits_straighten_and_it_draws():
    s = position("field a: brute [bowed]\nfield b: mimic [bowed], watchman [bowed]\ndeck b: hail, hex\ndeck a: oath")
    s.choose("end")
    assert [s.pieces[find(s, face, 1)].ready for face in ("mimic", "watchman")] == [True, True]
    assert (faces(s, "hand", 1), faces(s, "hand"), s.pieces[find(s, "brute")].ready) == (["hail"], [], False)


@pytest.mark.ruling("P-4")
def test_a_turn_has_two_actions_and_may_end_early():
    s = position(ROUND)
    everything = ["play hail", "lay hail", "raid with a/brute", "end"]
    assert asked(s) == (0, everything)
    early = s.clone()
    early.choose("end")
    assert early.active == 1
    s.choose("lay hail")
    assert (asked(s), s.question.prompt) == ((0, ["raid with a/brute", "end"]), "What do you do? (1 left)")
    s.choose("raid with a/brute")
    assert s.active == 1


@pytest.mark.ruling("P-4")
def test_one_card_may_lie_face_down_and_what_would_change_nothing_is_not_offered():
    s = position("hand a: hail, hush\ntrap a: snare\nfield a: brute, lookout\nfield b: watchman")
    # A hush only answers, the lookout finds no hand to look into, and a second card cannot be laid.
    assert options(s) == ["play hail", "raid with a/brute", "raid with a/lookout", "end"]


def last_turn(points, players=2):
    s = position(f"points: {points}\nturn: {4 * players}", players=players)
    s.choose("end")
    return s.result


@pytest.mark.ruling("P-5")
def test_after_the_last_round_the_most_points_win_and_equals_share():
    assert last_turn("3 1") == {0: 1.0, 1: 0.0}
    assert last_turn("2 2") == {0: 0.5, 1: 0.5}
    assert last_turn("-1 0 0", 3) == {0: 0.0, 1: 0.5, 2: 0.5}


@pytest.mark.ruling("P-5")
def test_with_four_seats_those_that_face_each_other_count_together():
    assert last_turn("0 2 3 0", 4) == {0: 1.0, 1: 0.0, 2: 1.0, 3: 0.0}


@pytest.mark.ruling("P-6")
def test_a_recruit_raids_strangers_and_seats_without_recruits():
    s = position("field a: brute\nfield b: watchman, scribe\nfield d: mimic [bowed]", players=4)
    s.choose("raid with a/brute")
    assert asked(s) == (0, ["b/watchman", "b/scribe", "d/mimic"])  # not c's empty side, which is an ally's
    kin = position("field a: scribe\nfield b: scribe, watchman")
    kin.choose("raid with a/scribe")
    assert kin.pieces[find(kin, "watchman", 1)].count("wound") == 1  # its kin could not be named
    assert "raid with a/brute" not in options(position("field a: brute [bowed]\nfield b: mimic"))


@pytest.mark.ruling("P-7")
def test_the_attacker_bows_before_its_raid_can_be_cancelled():
    s = position("field a: brute\nfield b: watchman\ntrap b: snare")
    s.choose("raid with a/brute")
    assert (asked(s), s.pieces[find(s, "brute")].ready) == ((1, ["use b/trap.1", "pass"]), False)
    s.choose("use b/trap.1")
    assert [s.pieces[find(s, face, seat)].count("wound") for seat, face in ((0, "brute"), (1, "watchman"))] == [1, 0]
    assert s.question.about == ("action?", (1,))


@pytest.mark.ruling("P-8")
def test_the_raided_side_drums_first_and_wounds_the_other_fighter():
    s = position("field a: brute, drummer\nfield b: watchman, drummer")
    play_through(s, "raid with a/brute", "b/watchman")
    assert asked(s) == (1, ["drum with b/drummer", "pass"])
    s.choose("drum with b/drummer")
    assert (s.pieces[find(s, "brute")].count("wound"), s.pieces[find(s, "drummer", 1)].ready) == (1, False)
    assert asked(s) == (0, ["drum with a/drummer", "pass"])
    s.choose("drum with a/drummer")  # now the watchman is wounded, and nobody can drum any more
    assert s.question.about[0] == "action?"
    assert (faces(s, "discard"), faces(s, "discard", 1)) == (["brute"], ["watchman"])


@pytest.mark.ruling("P-9")
def test_both_strike_at_the_same_time():
    s = position("field a: brute\nfield b: brute")
    s.choose("raid with a/brute")
    assert (faces(s, "field"), faces(s, "field", 1)) == ([], [])


@pytest.mark.ruling("P-9")
def test_a_bowed_target_does_not_strike_back_and_an_empty_side_gives_a_point():
    s = position("field a: brute\nfield b: brute [bowed]")
    s.choose("raid with a/brute")
    assert (faces(s, "field"), s.pieces[find(s, "brute")].count("wound")) == (["brute"], 0)
    empty = position("field a: brute\nhand b: hail")
    empty.choose("raid with a/brute")
    assert empty.points == (1, 0)


@pytest.mark.ruling("P-10")
def test_a_raid_earns_a_point_if_its_target_has_departed():
    killed, alive = position("field a: brute\nfield b: watchman"), position("field a: watchman\nfield b: watchman")
    killed.choose("raid with a/brute")
    alive.choose("raid with a/watchman")
    assert (killed.points, alive.points) == ((1, 0), (0, 0))


@pytest.mark.ruling("P-11")
def test_who_has_as_many_wounds_as_life_departs_with_what_hangs_on_it():
    s = position("field a: brute [wound]\nfield b: watchman [wound], torch [on watchman], mimic [wound]\nhand a: hail")
    s.choose("play hail")
    play_through(s, "b/watchman", "b/watchman", "b/watchman")
    assert (faces(s, "field", 1), sorted(faces(s, "discard", 1))) == (["mimic"], ["torch", "watchman"])
    assert s.pieces[find(s, "brute")].count("wound") == 1  # not as many as its life


def test_every_rule_is_cited_by_code_and_by_a_test():
    found = ledger("primer", package="coterie.games.primer")
    assert (found.unknown, [row.id for row in found.uncovered()]) == ([], [])
    assert (
        found.rulings.keys() == tomllib.loads(files("coterie.games.primer").joinpath("rulings.toml").read_text()).keys()
    )
