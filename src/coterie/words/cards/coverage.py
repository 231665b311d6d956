"""Coverage: how many of the decks that people have played consist of defined cards only, and which cards the rest wait for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple


class Coverage(NamedTuple):
    """How many decks of a kind there are, and how many of them have no missing card."""

    what: str
    decks: int
    whole: int


class Wanted(NamedTuple):
    """Missing cards, by id or by name, and how many decks they complete together."""

    cards: tuple[str, ...]
    completes: int


class Played(NamedTuple):
    """The coverage of a collection of played decks.

    Attributes:
        what: what they are called (“tournament-winning decks”).
        rows: the coverage of each part, such as each year.
        wanted: the cards that would complete the most decks, one after another, each with those before it.
    """

    what: str
    rows: Sequence[Coverage] = ()
    wanted: Sequence[Wanted] = ()


NONE_PLAYED = Played("")
MOST = 3  # cards that are looked for together


def completing(lacks: Iterable[Collection[str]], n: int) -> list[Wanted]:
    """Return the missing cards that complete the most decks for each card, one after another.

    Each step takes the cards that some deck still lacks, at most three, which complete the most decks for each card; of
    equals the fewer, then the first by id.

    Args:
        lacks: the missing cards of each deck, by id.
        n: the number of steps.
    """
    left = [frozenset(deck) for deck in lacks if deck]
    found: list[Wanted] = []
    while left and len(found) < n:
        small = [deck for deck in left if len(deck) <= MOST] or [min(left, key=len)]
        counts = {deck: sum([other <= deck for other in small]) for deck in set(small)}
        best = min(counts, key=lambda deck: (-counts[deck] / len(deck), len(deck), sorted(deck)))
        found.append(Wanted(tuple(sorted(best)), counts[best]))
        left = [rest for deck in left if (rest := deck - best)]
    return found
