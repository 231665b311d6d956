"""Intervals against numbers from the literature, and summaries of rows made by hand."""

import json
from math import inf

import pytest

from coterie.lab.single import make_head, play_number
from coterie.lab.statistics import Z, by_deck, spread, summarize, wilson


@pytest.mark.parametrize(
    ("cases", "of", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_intervals(cases, of, low, high):
    found = wilson(cases, of)
    assert (found.cases, found.of) == (cases, of)
    assert found.low == pytest.approx(low, abs=6e-5)
    assert found.high == pytest.approx(high, abs=6e-5)
    assert found.share == cases / of


def test_wilson_intervals_are_those_of_scipy():
    stats = pytest.importorskip("scipy.stats")
    for of in (1, 7, 100, 2000):
        for cases in {0, 1, of // 3, of - 1, of}:
            found = wilson(cases, of)
            known = stats.binomtest(cases, of).proportion_ci(0.95, method="wilson")
            assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-12)


def test_a_spread():
    found = spread(list(range(1, 102)))
    assert found == (51, 51, 6, 96)
    assert spread([7]) == (7, 7, 7, 7)


def row(scores, reason, rounds=5, decisions=50, players="greedy", first=None):
    most = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == most > 0]
    return {
        "scores": json.dumps(scores), "reason": reason, "rounds": rounds, "decisions": decisions, "players": players,
        "winners": json.dumps(winners), "won": 0 in winners, "first": first,
    }  # fmt: skip


def test_a_co_operative_game_is_won_together():
    rows = [row([1.0, 1.0], "ritual", players="greedy,random"), row([0.0, 0.0], "unveiled", players="greedy,random")]
    said = summarize(rows)
    assert [(name, share.cases) for name, share in said.wins] == [("", 1)]
    assert {(reason, won, share.cases) for reason, won, share in said.endings} == {
        ("ritual", True, 1),
        ("unveiled", False, 1),
    }
    assert (said.ways, said.order) == ([], [])


def test_a_game_against_each_other_is_counted_by_seat():
    rows = [
        row([3.0, 1.0], "end", None, players="greedy,random"),
        row([0.0, 2.0], "end", None, players="greedy,random"),
    ]
    said = summarize([*rows, rows[1]])
    assert [(name, share.cases) for name, share in said.wins] == [("0: greedy", 1), ("1: random", 2)]
    assert said.rounds is None
    assert [[(reason, share.cases) for reason, share in ways] for ways in said.ways] == [[("end", 1)], [("end", 2)]]
    assert said.order == []


def test_wins_are_counted_by_the_order_of_turns_and_by_what_they_were_won():
    three = "greedy,greedy,greedy"
    rows = [
        row([0.0, 1.0, 0.0], "agenda", players=three, first=1),
        row([0.0, 1.0, 0.0], "prestige", players=three, first=2),
        row([0.0, 0.5, 0.5], "agenda", players=three, first=2),  # two share it
    ]
    said = summarize(rows)
    assert [share.cases for share in said.order] == [2, 0, 2]
    assert [(reason, share.cases, share.of) for reason, share in said.ways[1]] == [
        ("agenda", 2, 3), ("prestige", 1, 3),
    ]  # fmt: skip
    assert said.ways[0] == []


def test_a_game_of_the_eternal_struggle_that_time_has_ended_is_won_by_nobody():
    head = make_head("vtes", {"players": 3, "rounds": 1}, ["random"], seed=2)
    found = play_number(head, 0)
    assert (found["reason"], len(set(json.loads(found["scores"])))) == ("time", 1)
    assert (found["winners"], found["won"]) == ("[]", False)
    said = summarize([found])
    assert [share.cases for _, share in said.wins] == [0, 0, 0]
    assert [share.cases for share in said.order] == [0, 0, 0]


def test_a_lead_of_half_a_point_is_no_win():
    rows = [{**row([0.3, 0.1, 0.0], "time", players="greedy,greedy,greedy"), "winners": "[]", "won": False}]
    assert [share.cases for _, share in summarize(rows).wins] == [0, 0, 0]


def test_what_nobody_won_and_what_ended_all_games_is_counted():
    rows = [
        {**row([0.5, 0.5], "rounds", players="greedy,greedy"), "winners": "[]", "won": False},
        row([0.0, 1.0], "rounds", players="greedy,greedy"),
        row([1.0, 0.0], "prestige", players="greedy,greedy"),
    ]
    said = summarize(rows)
    assert [(reason, share.cases, share.of) for reason, share in said.nobody] == [("rounds", 1, 3)]
    assert [(reason, share.cases) for reason, share in said.ended] == [("rounds", 2), ("prestige", 1)]
    assert said.points == []  # the scores say no more than that


def test_scores_that_say_more_than_who_won_have_a_mean():
    rows = [row([0.6, 0.4, 0.0], "last", players="a,b,c"), row([0.2, 0.8, 0.0], "last", players="a,b,c")]
    first, _, third = summarize(rows).points
    assert first.mean == pytest.approx(0.4)
    assert first.high == pytest.approx(0.4 + Z * 0.2)  # a deviation of 0.2 √2 over √2
    assert third == (0, 0, 0)
    assert summarize(rows[:1]).points[0].high == inf


def test_decks_that_move_from_seat_to_seat_are_counted_wherever_they_sat():
    rows = [row([1.0, 0.0], "agenda", players="a,b"), row([0.0, 1.0], "agenda", players="a,b")]
    found = by_deck(rows, [("wolf", "rat"), ("rat", "wolf")])
    assert {deck: (share.cases, share.of, made) for deck, (share, made) in found.items()} == {
        "wolf": (2, 2, None), "rat": (0, 2, None),
    }  # fmt: skip
    found = by_deck([row([0.6, 0.4], "last", players="a,b")], [("wolf", "rat")])
    assert [made and made.mean for _, made in found.values()] == [0.4, 0.6]
