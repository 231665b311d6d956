"""The cards of The Eternal Struggle as they are looked for: by name, clan, discipline, type, title, set and text."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.words.cards.searching import Listing

SHOWN = ("capacity", "life", "strength", "bleed")


def listings(cards: Iterable[Card]) -> list[Listing]:
    """Return the cards that are defined: the crypt, then the library, each by their names."""
    return [
        listing(card)
        for card in sorted(cards, key=lambda card: (card.kind != "vampire", card.name.casefold(), card.id))
    ]


def listing(card: Card) -> Listing:
    """Return a card as it is looked for."""
    facts = {
        "set": tuple(card.sets.split()),
        "type": tuple(dict.fromkeys((card.kind, *card.types))),
        "clan": tuple(card.clan.split("/")) if card.clan else (),
        "discipline": tuple(
            [name for code, name in DISCIPLINES.items() if code in [icon.lower() for icon in card.icons]]
        ),
        "title": (card.title,) if card.title else (),
        "sect": (card.sect,) if card.sect else (),
        "group": (card.group,) if card.group else (),
    }
    values = {name: card.stats[name] for name in SHOWN if name in card.stats}
    return Listing(card.id, card.name, card.text, facts, numbers(card), values, card.face)


def numbers(card: Card) -> str:
    """Return what is printed on a card in numbers: “capacity 5”, “blood 1”."""
    found = [card.cost] if card.cost else []
    return ", ".join([*found, *[f"{name} {card.stats[name]}" for name in SHOWN if name in card.stats]])
