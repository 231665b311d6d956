"""The cards of Rivals for searches: by name, clan, discipline, type, set and text."""

from __future__ import annotations

from coterie.games.rivals.cards.checklist import CHECKLIST, unique_names
from coterie.games.rivals.cards.definition import SETS, Card
from coterie.games.rivals.numbers import ATTRIBUTES, BP, DISCIPLINES
from coterie.words.cards.searching import Listing


def listings(cards: dict[str, Card]) -> list[Listing]:
    """Return the defined cards, by set and name."""
    by_id = {card.id: card for card in cards.values()}
    names = unique_names()
    return [
        listing(by_id[id], names[id])
        for set in CHECKLIST.values()
        for id in sorted(set, key=lambda each: set[each].casefold())
        if id in by_id
    ]


def listing(card: Card, name: str = "") -> Listing:
    """Return a card for searches."""
    disciplines = [each for each in DISCIPLINES if each in card.stats or each in card.icons]
    short = [prefix for prefix, of in SETS.items() if of == card.set]
    facts = {
        "set": (card.set, *short),
        "type": tuple(dict.fromkeys((card.kind, *card.types))),
        "clan": (card.clan,) if card.clan else (),
        "discipline": tuple(disciplines),
        "attack": card.attack,
        "reaction": card.reaction,
    }
    return Listing(card.id, name or card.name, card.text, facts, numbers(card), values(card), card.face)


def values(card: Card) -> dict[str, int]:
    """Return the printed numbers of a card by name; `cost` is the Prestige that a vampire costs (RR-3)."""
    found = {name.lower(): card.stats.get(name, 0) for name in ATTRIBUTES} if card.kind == "vampire" else {}
    found |= {name: n for name, n in card.stats.items() if name in ("blood", "agenda") and n}
    found |= {"bp": card.bp} if card.bp is not None else {}
    found |= {"cost": card.bp} if card.kind == "vampire" and card.bp is not None else {}
    found |= {"damage": card.damage} if card.damage is not None else {}
    return found | ({"shield": card.shield} if card.shield else {})


def numbers(card: Card) -> str:
    """Return the printed numbers of a card as text: “BP 6, 2/1/0”, “damage 1”."""
    found = [f"BP {card.bp}"] if card.bp is not None else []
    if card.kind == "vampire":
        found.append("/".join([str(card.stats.get(each, 0)) for each in ATTRIBUTES]))
    if card.damage is not None:
        found.append(f"damage {card.damage}")
    found += [f"{name} {n}" for name, n in card.stats.items() if name in ("blood", "agenda") and n and name != BP]
    return ", ".join(found)
