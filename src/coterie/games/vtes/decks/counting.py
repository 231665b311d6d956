"""What is counted of a deck: its curves, and the piles that the first cards are drawn from (VR-3, V-049)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from coterie.games.vtes.cards.tables import LibraryFacts, library
from coterie.games.vtes.decks.form import BY_ID, CRYPT, FORM, LIBRARY
from coterie.games.vtes.numbers import CRYPT as DEALT
from coterie.games.vtes.numbers import DISCIPLINES, HAND
from coterie.words.cards.curves import by_name, by_number, copies
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import Bars, Pile


def heads(deck: DeckList) -> list[str]:
    """Return the vampire by which a deck is known: that of which it has most copies, or of these most capacity."""
    there = sorted(deck.of(CRYPT), key=lambda each: (-each.copies, -_capacity(each.card)))
    return [each.card for each in there[:1]]


def piles(deck: DeckList) -> list[Pile]:
    """Return the crypt and the library, with what is drawn of each."""
    return [Pile(CRYPT, copies(deck, CRYPT), DEALT), Pile(LIBRARY, copies(deck, LIBRARY), HAND)]


def curves(deck: DeckList) -> list[Bars]:
    """Return the capacities, clans and disciplines of the crypt, and what the library costs, its types and its disciplines."""
    vampires = [BY_ID[id] for id in copies(deck, CRYPT) if id in BY_ID]
    cards = [facts for id in copies(deck, LIBRARY) if (facts := library().get(FORM.cards[id])) is not None]
    found = [
        Bars("Crypt by capacity", by_number([card.stats.get("capacity", 0) for card in vampires])),
        Bars("Crypt by clan", by_name([card.clan for card in vampires])),
        Bars(
            "Disciplines of the crypt",
            by_name([name for card in vampires for code, name in DISCIPLINES.items() if card.stats.get(code)]),
        ),
        Bars("Library cards that cost pool", _costs(cards, "pool")),
        Bars("Library cards that cost blood", _costs(cards, "blood")),
        Bars("Library by type", by_name([card.types.partition("/")[0].lower() for card in cards])),
        Bars("Disciplines of the library", by_name([one for card in cards for one in _needed(card.discipline)])),
    ]
    return [bars for bars in found if bars.of]  # there are libraries in which nothing costs pool


def _costs(cards: Sequence[LibraryFacts], paid: str) -> list[tuple[str, int]]:
    """Return how many cards cost how much pool or blood; those that cost nothing of it do not count, X comes last."""
    prices = [n for kind, _, n in [card.cost.partition(" ") for card in cards] if kind == paid]
    found = by_number([int(n) for n in prices if n.isdigit()])
    others = len([n for n in prices if not n.isdigit()])
    return [*found, *([("X", others)] if others else [])]


def _capacity(id: str) -> int:
    return BY_ID[id].stats.get("capacity", 0) if id in BY_ID else 0


def _needed(disciplines: str) -> list[str]:
    return [DISCIPLINES.get(one.strip(), one.strip()) for one in re.split("[/&]", disciplines) if one.strip()]
