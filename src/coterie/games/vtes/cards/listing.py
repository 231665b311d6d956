"""The cards of The Eternal Struggle as they are looked for: by name, clan, discipline, type, cost, title, set and text."""

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
        "discipline": disciplines(card),
        "title": (card.title,) if card.title else (),
        "sect": (card.sect,) if card.sect else (),
        "group": (card.group,) if card.group else (),
    }
    values = {name: card.stats[name] for name in SHOWN if name in card.stats} | costs(card)
    return Listing(card.id, card.name, card.text, facts, numbers(card), values, card.face)


def disciplines(card: Card) -> tuple[str, ...]:
    """Return the names of the disciplines that a vampire has or a library card needs."""
    icons = {icon.lower() for icon in card.icons}
    return tuple([name for code, name in DISCIPLINES.items() if code in icons])


def costs(card: Card) -> dict[str, int]:
    """Return the printed cost of a library card, and how much of it is paid in pool or in blood; nothing where it is X."""
    if card.kind == "vampire":
        return {}
    kind, _, n = (card.cost or "pool 0").partition(" ")
    return {"cost": int(n), "pool": 0, "blood": 0, kind: int(n)} if n.isdigit() else {}


def numbers(card: Card) -> str:
    """Return what is printed on a card in numbers: “life 2”, “Dominate, blood 1”; of a vampire all that a deck is built by:
    “capacity 7, dom FOR PRE, group 6, prince of Nairobi”."""
    if card.kind == "vampire":
        return ", ".join([each for each in _of_vampire(card) if each])
    needed = "/".join(disciplines(card))
    found = [each for each in (needed, card.cost) if each]
    return ", ".join([*found, *[f"{name} {card.stats[name]}" for name in SHOWN if name in card.stats]])


def _of_vampire(card: Card) -> list[str]:
    """Return its numbers, without a strength and a bleed of 1, which nearly every vampire has (V-001)."""
    more = [f"{name} {card.stats[name]}" for name in ("strength", "bleed") if card.stats[name] != 1]
    group = f"group {card.group}" if card.group else ""
    return [f"capacity {card.stats['capacity']}", " ".join(card.icons), group, card.standing, *more]
