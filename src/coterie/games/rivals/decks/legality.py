"""Deck construction: what makes a deck legal, and what its player may want to know (RR-1.1, RR-5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from coterie.games.rivals.cards.definition import ONE_EACH, Card
from coterie.games.rivals.decks.form import AGENDA, BY_ID, COLLECTION, FACTION, FORM, HAVEN, LEADER, LIBRARY
from coterie.words.cards.decklists import DeckList, Entry
from coterie.words.cards.deckroom import must_be_rules, waiting

CITY = "City Deck"
BELONGS = {"agenda": AGENDA, "haven": HAVEN, "vampire": FACTION, "library": LIBRARY}


class Limits(NamedTuple):
    """How a table judges decks.

    Fields: the vampires and Library cards that there must be; whether there may be more; how often a Library card and a
    vampire may be there; whether a card that a player can have in play once may be in the deck once.
    """

    vampires: int = 7
    library: int = 40
    more: bool = False
    copies: int = 3
    same: int = 1
    one_each: bool = False


RULES: dict[str, Limits] = {
    "standard": Limits(),
    "larger": Limits(more=True),
    "strict": Limits(one_each=True),
    "any": Limits(1, 0, True, 99, 99),
}
MOST_VAMPIRES, MOST_LIBRARY = 60, 300  # of a deck that may be larger, so that a game stays one


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
    found = waiting(FORM, deck)
    found += [_number(deck, AGENDA, 1, 1), _number(deck, HAVEN, 1, 1)]
    found += [_number(deck, FACTION, limits.vampires, MOST_VAMPIRES if limits.more else limits.vampires)]
    found += [_number(deck, LIBRARY, limits.library, MOST_LIBRARY if limits.more else limits.library)]
    found += _leaders(deck) + _places(deck) + _copies(deck, limits)
    return [each for each in found if each]


def _number(deck: DeckList, section: str, least: int, most: int) -> str:
    """Return a sentence about a section with too few cards or too many, "" if there is nothing to say."""
    n = deck.count(section)
    if least <= n <= most:
        return ""
    must = f"{least}" if most == least else f"{least} to {most}"
    what = {FACTION: "vampires in the Faction Deck", LIBRARY: "Library cards"}.get(section, section)
    return f"There must be {must} {what}; there {'is' if n == 1 else 'are'} {n or 'none'}."


def _leaders(deck: DeckList) -> list[str]:
    marked = [each for each in deck.of(FACTION) if each.marked]
    if len(marked) > 1:
        names = " and ".join([FORM.cards[each.card] for each in marked])
        return [f"There can be one {LEADER}; {names} are marked."]
    return []


def _places(deck: DeckList) -> list[str]:
    """Return a sentence for each card that lies in a section to which it does not belong."""
    found = []
    for section, entries in deck.sections.items():
        for each in entries:
            where = belongs(BY_ID[each.card]) if each.card in BY_ID else ""
            if where == CITY:
                found.append(f"{FORM.cards[each.card]} is of the {CITY} and cannot be in the section {section}.")
            elif where and where != (HAVEN if section == COLLECTION else section):
                found.append(f"{FORM.cards[each.card]} belongs to the section {where}, not {section}.")
    return found


def belongs(card: Card) -> str:
    """Return the section that a card belongs to; “City Deck” for what is in no deck of a player."""
    if card.kind == "title" and {"action", "unhosted"} & {*card.types}:
        return LIBRARY
    return BELONGS.get(card.kind, CITY)


def _copies(deck: DeckList, limits: Limits) -> list[str]:
    """Return a sentence for each card that is there too often; cards are counted by their names."""
    return [
        *_too_often(deck.of(FACTION), limits.same, limits.one_each),
        *_too_often(deck.of(LIBRARY), limits.copies, limits.one_each),
    ]


def _too_often(entries: tuple[Entry, ...], most: int, one_each: bool) -> list[str]:
    found = []
    for each in entries:
        single = one_each and each.card in BY_ID and ONE_EACH in BY_ID[each.card].types
        if each.copies > (1 if single else most):
            copies = "1 copy" if single or most == 1 else f"{most} copies"
            found.append(f"There can be {copies} of {FORM.cards[each.card]}; this deck has {each.copies}.")
    return found


# ── what is worth knowing ───────────────────────────────────────────────────────────────────────────────────────────


def remarks(deck: DeckList) -> list[str]:
    """Return what is legal and worth knowing: cards that no vampire of the deck can play or use to the full, and cards
    with an open question (RR-5: clans, disciplines and Blood Potency are asked for in play, not in the deck)."""
    vampires, library = _known(deck.of(FACTION)), _known(deck.of(LIBRARY))
    found = []
    if vampires and not any(each.marked for each in deck.of(FACTION)):
        found.append("No Leader is marked; the first vampire with the highest BP leads.")
    if vampires:
        found += [said for card in library if belongs(card) == LIBRARY for said in _unplayable(card, vampires)]
    doubtful = [card for card in _known(deck.cards()) if card.open_question]
    return [*found, *[f"{card.name} is in doubt: {card.open_question}" for card in doubtful]]


def _known(entries: Iterable[Entry]) -> list[Card]:
    """Return the cards of entries, without those that are not in the game."""
    return [BY_ID[each.card] for each in entries if each.card in BY_ID]


def _unplayable(card: Card, vampires: list[Card]) -> Iterator[str]:
    """Yield a sentence for each thing that a card asks for and none of the vampires has."""
    best = max([each.bp or 0 for each in vampires])
    if card.clan and card.clan not in {each.clan for each in vampires}:
        yield f"{card.name} needs a vampire of the clan {card.clan.title()}, and the deck has none."
    if (card.bp or 0) > best:
        yield f"{card.name} needs BP {card.bp}; the highest in the deck is {best}."
    if card.icons and not any(name in each.stats for name in card.icons for each in vampires):
        yield f"{card.name} has a use for {' or '.join(card.icons)}; no vampire of the deck has that."
