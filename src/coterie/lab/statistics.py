"""Intervals, and the summary of a run."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from statistics import NormalDist, fmean, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from coterie.lab.single import Row

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(NamedTuple):
    """How often something happened: cases, of how many, and the 95% Wilson interval of the share (0 to 1)."""

    cases: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share, 0 to 1; 0 if there are no cases to divide by."""
        return self.cases / self.of if self.of else 0.0


class Spread(NamedTuple):
    """How a number is spread: its mean, median, and the values that 5% and 95% do not exceed."""

    mean: float
    median: float
    low: float
    high: float


class Summary(NamedTuple):
    """The results of a run.

    Attributes:
        wins: the share of games won by each seat; "" stands for all seats of a co-operative game.
        endings: the reasons why games ended, most frequent first, with whether that is a win, and their shares.
        rounds: the lengths of all games in rounds, None for games without rounds.
        decisions: the lengths of all games in decisions.
    """

    wins: list[tuple[str, Share]]
    endings: list[tuple[str, bool, Share]]
    rounds: Spread | None
    decisions: Spread


def wilson(cases: int, of: int) -> Share:
    """Return a share with its 95% score interval (Wilson 1927): its ends are the shares that a test with the normal
    approximation would just not reject."""
    share, weight = cases / of, Z * Z / of
    middle = share + weight / 2
    half = Z * sqrt(share * (1 - share) / of + weight / (4 * of))
    low = 0.0 if cases == 0 else (middle - half) / (1 + weight)
    high = 1.0 if cases == of else (middle + half) / (1 + weight)
    return Share(cases, of, low, high)


def spread(values: list[int]) -> Spread:
    """Return how numbers are spread; at least one is needed."""
    if len(values) == 1:
        return Spread(*[float(values[0])] * 4)
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(fmean(values), cuts[9], cuts[0], cuts[18])


def summarize(rows: list[Row]) -> Summary:
    """Return the summary of some games of one run; at least one is needed."""
    n = len(rows)
    read = {text: json.loads(text) for text in {row["scores"] for row in rows}}  # a million games end in few ways
    scores = [read[row["scores"]] for row in rows]
    names = rows[0]["players"].split(",")
    together = all(len(set(one)) == 1 for one in scores)
    seats = [0] if together else range(len(names))
    wins = [
        ("" if together else f"{seat}: {names[seat]}", wilson(sum(_won(one, seat) for one in scores), n))
        for seat in seats
    ]
    endings = Counter((row["reason"], row["won"]) for row in rows).most_common()
    rounds = [row["rounds"] for row in rows if row["rounds"] is not None]
    return Summary(
        wins,
        [(reason, won, wilson(count, n)) for (reason, won), count in endings],
        spread(rounds) if rounds else None,
        spread([row["decisions"] for row in rows]),
    )


def _won(scores: list[float], seat: int) -> bool:
    return scores[seat] > 0 and scores[seat] == max(scores)
