"""The cards as they are looked for: by name, clan, type, trait, set and text; and how many of each set are there."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.l5r.cards.definition import TOKEN, Card
from coterie.games.l5r.cards.facts import Facts, facts
from coterie.games.l5r.cards.needs import needs
from coterie.words.cards.searching import Listing, Progress, with_a_word_of_their_own

ROOM = "coterie.games.l5r.words"


def listings(cards: dict[str, Card]) -> list[Listing]:
    """Return the cards that are defined, set by set, by their names."""
    there = {card.facts.id: card for card in cards.values() if card is not TOKEN}
    return [listing(there[id]) for ids in sets().values() for id in ids if id in there]


def sets() -> dict[str, list[str]]:
    """Return the ids of the cards of each set, by their names; the sets in the order of their numbers."""
    found: dict[str, list[str]] = {}
    for id, each in sorted(facts().items(), key=lambda item: (item[0].partition("-")[0], item[1].name.casefold())):
        found.setdefault(each.set, []).append(id)
    return found


def listing(card: Card) -> Listing:
    """Return a card as it is looked for."""
    of = card.facts
    found = {
        "set": (of.set, of.id.partition("-")[0]),
        "type": (of.type,),
        "clan": (of.clan,),
        "side": (of.side,),
        "trait": of.traits,
        "keyword": card.keywords,
        "element": of.elements,
    }
    return Listing(of.id, of.name, card.text, found, numbers(of), values(of), card.face)


def values(of: Facts) -> dict[str, int]:
    """Return what is printed on a card in numbers, by what it can be asked for: `cost<=2`."""
    every = {
        "cost": of.cost, "military": of.military, "political": of.political, "glory": of.glory, "strength": of.strength,
        "influence": of.splash if of.type != "stronghold" else of.influence,
    }  # fmt: skip
    return {name: n for name, n in every.items() if n is not None}


def numbers(of: Facts) -> str:
    """Return what is printed on a card in numbers: “cost 3, 2/1, glory 1”."""
    found = [f"cost {of.cost}"] if of.cost is not None else []
    if of.type in ("character", "warlord"):
        skills = ["–" if name in of.dash else str(n or 0) for name, n in both(of)]
        found.append("/".join(skills))
        found.append(f"glory {of.glory or 0}")
    if of.strength is not None:
        found.append(f"strength {of.strength}{' per player' if of.strength_per_player else ''}")
    bonuses = (("military", of.military_bonus), ("political", of.political_bonus), ("strength", of.strength_bonus))
    found += [f"{n:+d} {name}".replace("-", "−") for name, n in bonuses if n]
    found += [f"{name} {n}" for name, n in (("honor", of.honor), ("fate", of.fate), ("influence", of.influence)) if n]
    return ", ".join(found)


def both(of: Facts) -> tuple[tuple[str, int | None], ...]:
    """Return the skills of a character by their names."""
    return (("military", of.military), ("political", of.political))


def progress(cards: Iterable[Card]) -> list[Progress]:
    """Return for each set which of its cards are there, which use a word of this game that no other card uses, and what
    the missing ones would need."""
    known, needed = {card.facts.id: card for card in cards}, needs()
    own = with_a_word_of_their_own({id: card.words for id, card in known.items()}, ROOM)
    names = {id: each.name for id, each in facts().items()}
    return [
        Progress(
            of,
            tuple([names[id] for id in ids]),
            tuple([names[id] for id in ids if id in known]),
            tuple([names[id] for id in ids if id in own]),
            {},
            {names[id]: needed[id] for id in ids if id in needed},
        )
        for of, ids in sets().items()
    ]
