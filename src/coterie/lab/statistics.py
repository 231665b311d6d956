"""Intervals, and the summary of a run."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, quantiles, stdev
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from coterie.lab.single import Row

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(NamedTuple):
    """How often something happened: the number of cases, the total, and the 95% Wilson interval of the share (0 to 1). Draws
    count as half cases."""

    cases: float
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share, from 0 to 1; 0 if the total is 0."""
        return self.cases / self.of if self.of else 0.0


class Spread(NamedTuple):
    """The distribution of a number: its mean, median, and 5% and 95% quantiles."""

    mean: float
    median: float
    low: float
    high: float


class Mean(NamedTuple):
    """The mean of numbers with its 95% interval, by the normal approximation."""

    mean: float
    low: float
    high: float


class Summary(NamedTuple):
    """The results of a run.

    Attributes:
        wins: the share of games won by each seat; "" stands for all seats of a co-operative game.
        endings: the reasons of endings, most frequent first, with whether the first seat won and their shares.
        rounds: the lengths of games in rounds, None for games without rounds.
        decisions: the lengths of games in decisions.
        ways: for competitive games, how each seat won.
        order: the share of games won from each place in turn order; empty if the game has no turn order.
        nobody: for competitive games, the reasons of those that nobody won, most frequent first.
        ended: for competitive games, the reasons of all, most frequent first.
        points: for competitive games whose scores say more than who won, the mean score of each seat.
    """

    wins: list[tuple[str, Share]]
    endings: list[tuple[str, bool, Share]]
    rounds: Spread | None
    decisions: Spread
    ways: list[list[tuple[str, Share]]]
    order: list[Share]
    nobody: list[tuple[str, Share]]
    ended: list[tuple[str, Share]]
    points: list[Mean]


def wilson(cases: float, of: int) -> Share:
    """Return a share with its 95% score interval (Wilson 1927), which contains the shares that a test with the normal
    approximation would not reject."""
    share, weight = cases / of, Z * Z / of
    middle = share + weight / 2
    half = Z * sqrt(share * (1 - share) / of + weight / (4 * of))
    low = 0.0 if cases == 0 else (middle - half) / (1 + weight)
    high = 1.0 if cases == of else (middle + half) / (1 + weight)
    return Share(cases, of, low, high)


def mean(values: Sequence[float]) -> Mean:
    """Return the mean of numbers with its interval; at least one is needed."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Mean(middle, middle - half, middle + half)


def spread(values: list[int]) -> Spread:
    """Return the distribution of numbers; at least one is needed."""
    if len(values) == 1:
        return Spread(*[float(values[0])] * 4)
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(fmean(values), cuts[9], cuts[0], cuts[18])


class Paired(NamedTuple):
    """A comparison of two runs with the same seeds and seats: the number of games, the games that the first seat won only in
    one run and only in the other, and the 95% interval of the difference (-1 to 1)."""

    games: int
    one: int
    other: int
    low: float
    high: float

    @property
    def difference(self) -> float:
        """How much more often the first seat won in the other run, from -1 to 1."""
        return (self.other - self.one) / self.games


def paired(rows: list[Row], others: list[Row]) -> Paired:
    """Compare two runs with the same seeds; at least one game is needed.

    The interval is that of Bonett and Price (2012) for paired proportions.
    """
    both = list(zip(rows, others, strict=True))
    one = sum([a["won"] and not b["won"] for a, b in both])
    other = sum([b["won"] and not a["won"] for a, b in both])
    low, high = (one + 1) / (len(both) + 2), (other + 1) / (len(both) + 2)
    half = Z * sqrt((low + high - (high - low) ** 2) / (len(both) + 2))
    return Paired(len(both), one, other, max(-1.0, high - low - half), min(1.0, high - low + half))


def summarize(rows: list[Row]) -> Summary:
    """Summarize games of one run; at least one is needed."""
    n = len(rows)
    winners = winners_of(rows)
    names = rows[0]["players"].split(",")
    together = _together(rows, winners)
    seats = [0] if together else range(len(names))
    wins = [
        ("" if together else f"{seat}: {names[seat]}", wilson(sum([seat in one for one in winners]), n))
        for seat in seats
    ]
    endings = Counter((row["reason"], row["won"]) for row in rows).most_common()
    rounds = [row["rounds"] for row in rows if row["rounds"] is not None]
    return Summary(
        wins,
        [(reason, won, wilson(count, n)) for (reason, won), count in endings],
        spread(rounds) if rounds else None,
        spread([row["decisions"] for row in rows]),
        [] if together else [_ways(rows, winners, seat) for seat in seats],
        [] if together or rows[0].get("first") is None else _order(rows, winners, len(names)),
        [] if together else _reasons([row["reason"] for row, one in zip(rows, winners, strict=True) if not one], n),
        [] if together else _reasons([row["reason"] for row in rows], n),
        [] if together else _points(rows, winners),
    )


def by_deck(rows: Sequence[Row], brought: Sequence[Sequence[str]]) -> dict[str, tuple[Share, Mean | None]]:
    """Return for each deck how often it won, and the mean score that it made if scores say more than who won.

    Args:
        rows: the games of a run.
        brought: for each game, the decks by seat.
    """
    winners_by_game = winners_of(rows)
    won: dict[str, list[bool]] = {}
    made: dict[str, list[float]] = {}
    for winners, score, decks in zip(winners_by_game, scores_of(rows), brought, strict=True):
        for seat, deck in enumerate(decks):
            won.setdefault(deck, []).append(seat in winners)
            made.setdefault(deck, []).append(score[seat])
    tells = bool(_points(rows, winners_by_game))
    return {deck: (wilson(sum(won[deck]), len(won[deck])), mean(made[deck]) if tells else None) for deck in sorted(won)}


def winners_of(rows: Iterable[Row]) -> list[Sequence[int]]:
    """Return the winning seats of each game, by the rules of the game."""
    texts = [row["winners"] for row in rows]
    read = {text: json.loads(text) for text in set(texts)}  # a million games end in few ways
    return [read[text] for text in texts]


def _together(rows: Sequence[Row], winners: Sequence[Sequence[int]]) -> bool:
    """Return whether games are co-operative: all seats have the same score, and have won if it is above 0."""
    scores = {text: json.loads(text) for text in {row["scores"] for row in rows}}
    pairs = [(scores[row["scores"]], one) for row, one in zip(rows, winners, strict=True)]
    return all(len(set(each)) == 1 and bool(one) == (each[0] > 0) for each, one in pairs)


def scores_of(rows: Iterable[Row]) -> list[Sequence[float]]:
    """Return the scores of the seats in each game."""
    return [json.loads(row["scores"]) for row in rows]


def _points(rows: Sequence[Row], winners: Sequence[Sequence[int]]) -> list[Mean]:
    """Return the mean score of each seat, [] where the scores only say who won or shared a game."""
    scores = scores_of(rows)
    if not any(_tells(each, one) for each, one in zip(scores, winners, strict=True)):
        return []
    return [mean(each) for each in zip(*scores, strict=True)]


def _tells(scores: Sequence[float], winners: Sequence[int]) -> bool:
    """Return whether the scores of a game are not all of it for who won, and as much for each of the others."""
    others = {score for seat, score in enumerate(scores) if seat not in winners}
    return len(others) > 1 or any(scores[seat] * len(winners) < 1 for seat in winners)


def _reasons(found: Sequence[str], of: int) -> list[tuple[str, Share]]:
    """Return reasons with their shares of a number of games, most frequent first."""
    return [(reason, wilson(count, of)) for reason, count in Counter(found).most_common()]


def _ways(rows: Sequence[Row], winners: Sequence[Sequence[int]], seat: int) -> list[tuple[str, Share]]:
    """Return the ways in which a seat won, most frequent first."""
    return _reasons([row["reason"] for row, one in zip(rows, winners, strict=True) if seat in one], len(rows))


def _order(rows: Sequence[Row], winners: Sequence[Sequence[int]], seats: int) -> list[Share]:
    """Return how often the seat with the first turn won, the one with the second, and so on, clockwise."""
    both = list(zip(rows, winners, strict=True))
    wins = [sum([(row["first"] + turn) % seats in one for row, one in both]) for turn in range(seats)]
    return [wilson(cases, len(rows)) for cases in wins]
