"""What is counted of a deck: its curves, and the piles that the first hand is drawn from (RR-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.decks.form import AGENDA, BY_ID, FACTION, HAVEN, LIBRARY, leader
from coterie.games.rivals.numbers import DISCIPLINES, OPENING
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import Bars, Pile

TYPES = ("action", "attack", "reaction", "influence", "title", "ongoing", "scheme", "conspiracy", "trap", "ritual")


def heads(deck: DeckList) -> list[str]:
    """Return the Leader, the Agenda and the Haven of a deck."""
    first = leader(deck)
    return [*([first] if first else []), *[each.card for name in (AGENDA, HAVEN) for each in deck.of(name)]]


def piles(deck: DeckList) -> list[Pile]:
    """Return the Library and the Faction Deck without its Leader, with what is drawn of each."""
    first, rest = leader(deck), _ids(deck, FACTION)
    if first in rest:
        rest.remove(first)
    return [Pile(LIBRARY, _ids(deck, LIBRARY), OPENING[0]), Pile(FACTION, rest, OPENING[1])]


def curves(deck: DeckList) -> list[Bars]:
    """Return what vampires cost and what Library cards need, the types, the clans and the disciplines of a deck."""
    vampires, library = _cards(deck, FACTION), _cards(deck, LIBRARY)
    asked = Counter([icon for card in library for icon in card.icons])
    had = Counter([name for card in vampires for name in DISCIPLINES if card.stats.get(name)])
    clans = Counter([card.clan for card in vampires])
    needed = Counter([card.clan for card in library if card.clan])
    return [
        Bars("Vampires by Blood Potency", _by_number([card.bp or 0 for card in vampires])),
        Bars("Library cards by the Blood Potency that they need", _by_number([card.bp or 0 for card in library])),
        Bars("Library cards by type", _types(library)),
        Bars("Vampires of a clan", _most(clans)),
        Bars("Library cards that need a clan", _most(needed)),
        Bars("Disciplines that vampires have", _most(had)),
        Bars("Disciplines that Library cards have a use for", _most(asked)),
    ]


def _ids(deck: DeckList, section: str) -> list[str]:
    return [each.card for each in deck.of(section) for _ in range(each.copies)]


def _cards(deck: DeckList, section: str) -> list[Card]:
    return [BY_ID[id] for id in _ids(deck, section) if id in BY_ID]


def _by_number(numbers: list[int]) -> list[tuple[str, int]]:
    """Return how often each number is there, from the least to the most, without a gap."""
    counts = Counter(numbers)
    return [(str(n), counts[n]) for n in range(min(counts), max(counts) + 1)] if counts else []


def _types(cards: Iterable[Card]) -> list[tuple[str, int]]:
    counts = Counter([next((name for name in TYPES if name in card.types), card.kind) for card in cards])
    return _most(counts)


def _most(counts: Counter[str]) -> list[tuple[str, int]]:
    """Return what is there most often first."""
    return [(name, n) for name, n in counts.most_common() if name]
