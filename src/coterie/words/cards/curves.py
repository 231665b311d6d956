"""What the curves of decks have in common: numbers in a row, and what is there most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from coterie.words.cards.decklists import DeckList


def copies(deck: DeckList, section: str) -> list[str]:
    """Return the ids of the cards in a section of a deck, each as often as it is there."""
    return [each.card for each in deck.of(section) for _ in range(each.copies)]


def by_number(numbers: Iterable[int]) -> list[tuple[str, int]]:
    """Return how often each number is there, from the least to the most, without a gap."""
    counts = Counter(numbers)
    return [(str(n), counts[n]) for n in range(min(counts), max(counts) + 1)] if counts else []


def by_name(names: Iterable[str]) -> list[tuple[str, int]]:
    """Return how often each name is there, what is there most often first; "" is no name."""
    return [(name, n) for name, n in Counter(names).most_common() if name]
