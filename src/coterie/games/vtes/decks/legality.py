"""Deck construction: what makes a deck legal, with reasons (VR-2)."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.cards.tables import CryptFacts, LibraryFacts, crypt, library_by_id
from coterie.games.vtes.decks.form import BY_ID, CRYPT, FORM, LIBRARY, why_missing
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import must_be_rules, waiting

ANY_GROUP = "ANY"
V5_SETS = ("V5", "V5A", "V5C", "NB", "NB2", "NB3", "FoL", "SoB", "30th", "PP3", "SV5")


class Limits(NamedTuple):
    """How a table judges decks: the cards that there must be, and whether groups, the banned list and formats count."""

    crypt: int = 12
    library: int = 60
    most: int = 90
    groups: bool = True
    banned: bool = True
    v5: bool = False


RULES: dict[str, Limits] = {
    "standard": Limits(),
    "v5": Limits(v5=True),
    "first blood": Limits(6, 40, 90),
    "any": Limits(4, 0, 200, False, False),
}


def problems(deck: DeckList, rules: str = "standard") -> list[str]:
    """Return what makes a deck illegal, as sentences; [] for a legal one.

    Args:
        deck: what is judged.
        rules: the name of one of `RULES`.

    Raises:
        BadDeck: there are no such rules.
    """
    must_be_rules(rules, RULES)
    limits = RULES[rules]
    found = [why_missing(each.card) for each in deck.cards() if each.card not in BY_ID]
    found += _places(deck)
    n = deck.count(CRYPT)
    if n < limits.crypt:
        found.append(f"The crypt must have at least {limits.crypt} cards; it has {n}.")
    n = deck.count(LIBRARY)
    if not limits.library <= n <= limits.most:
        found.append(f"The library must have {limits.library} to {limits.most} cards; it has {n}.")
    if limits.groups:
        found += _groups(deck)
    if limits.banned:
        found += [f"{FORM.cards[each.card]} is banned." for each in deck.cards() if _facts(each.card).banned]
    if limits.v5:
        found += [f"{FORM.cards[each.card]} is not in the V5 format." for each in deck.cards() if not is_v5(each.card)]
    return found


def _facts(id: str) -> CryptFacts | LibraryFacts:
    found = crypt().get(id)
    return found if found is not None else library_by_id()[id]


def is_v5(id: str) -> bool:
    """Return whether a card is in the V5 format: by a set of it, or by a promotional printing (VR-2)."""
    facts = _facts(id)
    return facts.format == "V5" or any(each in V5_SETS for each in facts.sets.split())


def belongs(id: str) -> str:
    """Return the section that a card belongs to."""
    return CRYPT if id in crypt() else LIBRARY


def _places(deck: DeckList) -> list[str]:
    found = []
    for section, entries in deck.sections.items():
        for each in entries:
            where = belongs(each.card)
            if where != section:
                found.append(f"{FORM.cards[each.card]} belongs to the {where.lower()}.")
    return found


def _groups(deck: DeckList) -> list[str]:
    """Return a sentence about groups that are more than two or do not follow each other (V-025)."""
    there = [crypt()[each.card].group for each in deck.of(CRYPT) if each.card in crypt()]
    groups = sorted({int(group) for group in there if group and group != ANY_GROUP})
    if groups and groups[-1] - groups[0] > 1:
        return [
            f"The crypt must be of one group or of two consecutive ones; it has groups {', '.join(map(str, groups))}."
        ]
    return []


def remarks(deck: DeckList) -> list[str]:
    """Return what is legal and worth knowing: library cards whose disciplines no vampire of the crypt has."""
    vampires = [BY_ID[each.card] for each in deck.of(CRYPT) if each.card in BY_ID]
    found = []
    for each in deck.of(LIBRARY):
        card = BY_ID.get(each.card)
        if card is None or card.plays is None or not vampires:
            continue
        ways = [mode.needs for mode in card.plays.ways]
        if all(needs and not any(all(v.stats.get(n.lower(), 0) for n in needs) for v in vampires) for needs in ways):
            found.append(f"No vampire of the crypt has the disciplines for {card.name}.")
        if card.clan and not any(v.clan in card.clan.split("/") for v in vampires):
            found.append(f"{card.name} needs the clan {card.clan}; no vampire of the crypt belongs to it.")
    return [*found, *waiting(FORM, deck)]
