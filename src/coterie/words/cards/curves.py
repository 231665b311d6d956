"""Common parts of deck curves: counts by number, and most frequent names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from coterie.words.cards.decklists import DeckList


def copies(deck: DeckList, section: str) -> list[str]:
    """Return the ids of the cards in a section of a deck, once for each copy."""
    return [each.card for each in deck.of(section) for _ in range(each.copies)]


def by_number(numbers: Iterable[int]) -> list[tuple[str, int]]:
    """Return the count of each number from the lowest to the highest, without gaps."""
    counts = Counter(numbers)
    return [(str(n), counts[n]) for n in range(min(counts), max(counts) + 1)] if counts else []


def by_name(names: Iterable[str]) -> list[tuple[str, int]]:
    """Return the count of each name, most frequent first; "" does not count."""
    return [(name, n) for name, n in Counter(names).most_common() if name]
