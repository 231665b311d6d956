"""Statistics of each card over the games of a run that counted them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from coterie.lab.single import Row
from coterie.lab.statistics import Share, wilson, winners_of


class Card(NamedTuple):
    """How a card fared with one seat: the numbers of games in which it was in the opening hand, drawn, played, and in hand at
    the end; and the seat's share of wins with it drawn and without (None without such games)."""

    face: str
    opening: Share
    drawn: Share
    played: Share
    stuck: Share
    won_with: Share | None
    won_without: Share | None


def statistics_of(rows: Sequence[Row], seat: int) -> list[Card]:
    """Return how a seat's cards fared in the games of a run, by name, without cards that it never held."""
    won = [seat in winners for winners in winners_of(rows)]
    games = [(json.loads(row["cards"])[seat], victory) for row, victory in zip(rows, won, strict=True)]
    faces = sorted({face for cards, _ in games for face in cards})
    return [_of_one(face, [(cards.get(face, (0, 0, 0, 0)), victory) for cards, victory in games]) for face in faces]


def _of_one(face: str, games: list[tuple[Sequence[int], bool]]) -> Card:
    opening, drawn, played, stuck = [wilson(sum([cards[n] > 0 for cards, _ in games]), len(games)) for n in range(4)]
    having = [victory for cards, victory in games if cards[1]]
    lacking = [victory for cards, victory in games if not cards[1]]
    return Card(face, opening, drawn, played, stuck, _share(having), _share(lacking))


def _share(found: list[bool]) -> Share | None:
    return wilson(sum(found), len(found)) if found else None
