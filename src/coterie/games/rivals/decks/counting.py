"""What is counted of a deck: its curves, and the piles that the first hand is drawn from (RR-2)."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.decks.form import AGENDA, BY_ID, FACTION, HAVEN, LIBRARY, leader
from coterie.games.rivals.numbers import DISCIPLINES, OPENING
from coterie.words.cards.curves import by_name, by_number, copies
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import Bars, Pile

TYPES = ("action", "attack", "reaction", "influence", "title", "ongoing", "scheme", "conspiracy", "trap", "ritual")


def heads(deck: DeckList) -> list[str]:
    """Return the Leader, the Agenda and the Haven of a deck."""
    first = leader(deck)
    return [*([first] if first else []), *[each.card for name in (AGENDA, HAVEN) for each in deck.of(name)]]


def piles(deck: DeckList) -> list[Pile]:
    """Return the Library and the Faction Deck without its Leader, with what is drawn of each."""
    first, rest = leader(deck), copies(deck, FACTION)
    if first in rest:
        rest.remove(first)
    return [Pile(LIBRARY, copies(deck, LIBRARY), OPENING[0]), Pile(FACTION, rest, OPENING[1])]


def curves(deck: DeckList) -> list[Bars]:
    """Return what vampires cost and what Library cards need, the types, the clans and the disciplines of a deck."""
    vampires, library = _cards(deck, FACTION), _cards(deck, LIBRARY)
    asked = [icon for card in library for icon in card.icons]
    had = [name for card in vampires for name in DISCIPLINES if card.stats.get(name)]
    clans = [card.clan for card in vampires]
    needed = [card.clan for card in library]
    return [
        Bars("Vampires by Blood Potency", by_number([card.bp or 0 for card in vampires])),
        Bars("Library cards by the Blood Potency that they need", by_number([card.bp or 0 for card in library])),
        Bars("Library cards by type", _types(library)),
        Bars("Vampires of a clan", by_name(clans)),
        Bars("Library cards that need a clan", by_name(needed)),
        Bars("Disciplines that vampires have", by_name(had)),
        Bars("Disciplines that Library cards have a use for", by_name(asked)),
    ]


def _cards(deck: DeckList, section: str) -> list[Card]:
    return [BY_ID[id] for id in copies(deck, section) if id in BY_ID]


def _types(cards: Iterable[Card]) -> list[tuple[str, int]]:
    return by_name([next((name for name in TYPES if name in card.types), card.kind) for card in cards])
