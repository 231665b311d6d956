"""What is counted of a deck: its curves, and the piles that the first cards are drawn from (part 4)."""

from __future__ import annotations

from coterie.games.l5r.cards.facts import Facts
from coterie.games.l5r.decks.form import CONFLICT, DYNASTY, STRONGHOLD, format_of, of
from coterie.games.l5r.numbers import FORMATS
from coterie.words.cards.curves import by_name, by_number, copies
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import Bars, Pile


def heads(deck: DeckList) -> list[str]:
    """Return the card by which a deck is known: its stronghold, without one its dearest character that is unique."""
    if first := deck.of(STRONGHOLD):
        return [first[0].card]
    there = [id for id in copies(deck, DYNASTY) if of(id).type == "character"]
    return sorted(there, key=lambda id: (not of(id).unique, -(of(id).cost or 0), id))[:1]


def piles(deck: DeckList) -> list[Pile]:
    """Return both decks with what is laid or drawn of them: a card for each province of the row, and the hand."""
    rules = FORMATS[format_of(deck)]
    return [Pile(DYNASTY, copies(deck, DYNASTY), rules.row), Pile(CONFLICT, copies(deck, CONFLICT), rules.hand)]


def curves(deck: DeckList) -> list[Bars]:
    """Return what the cards of both decks cost, their types, their clans, and the skills of the characters."""
    dynasty, conflict = _cards(deck, DYNASTY), _cards(deck, CONFLICT)
    people = [card for card in (*dynasty, *conflict) if card.type == "character"]
    return [
        Bars("Dynasty cards by cost", by_number([card.cost for card in dynasty if card.cost is not None])),
        Bars("Conflict cards by cost", by_number([card.cost for card in conflict if card.cost is not None])),
        Bars("Cards by type", by_name([card.type for card in (*dynasty, *conflict)])),
        Bars("Cards by clan", by_name([card.clan for card in (*dynasty, *conflict)])),
        Bars(
            "Characters by military skill", by_number([card.military for card in people if card.military is not None])
        ),
        Bars(
            "Characters by political skill",
            by_number([card.political for card in people if card.political is not None]),
        ),
    ]


def _cards(deck: DeckList, section: str) -> list[Facts]:
    return [of(id) for id in copies(deck, section)]
