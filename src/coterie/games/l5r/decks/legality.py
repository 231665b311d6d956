"""Deck construction: what makes a deck legal in the stronghold format or in skirmish (L-3.1 to L-3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from coterie.games.l5r.decks.form import (
    CONFLICT,
    DYNASTY,
    FORM,
    PROVINCES,
    ROLE,
    STRONGHOLD,
    clan_of,
    format_of,
    of,
    section_of,
)
from coterie.games.l5r.decks.lists import PRINTED, against, card_lists
from coterie.games.l5r.decks.supplied import STARTER, SUPPLIED
from coterie.games.l5r.state import ELEMENTS
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import must_be_rules, waiting


class Limits(NamedTuple):
    """How decks of a format are judged: the least and most cards of both decks, copies of a title, influence where no
    stronghold says so."""

    least: int
    most: int
    copies: int
    influence: int


LIMITS = {"stronghold": Limits(40, 45, 3, 0), "skirmish": Limits(30, 40, 2, 6)}
RULES = ("standard", "starter", "any")
STARTERS = tuple([each.deck for each in SUPPLIED if each.key.endswith(STARTER)])
KEEPER_BONUS = 3  # the influence that a Keeper role adds
CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
BACKING = 8  # the influence that a role of a clan adds
SHADOWLANDS = "shadowlands"


def problems(deck: DeckList, rules: str = "standard", format: str = "") -> list[str]:
    """Return what makes a deck illegal, as sentences; [] for a legal one.

    Args:
        deck: what is judged.
        rules: “standard”, “starter” for the two decks of first games, “any” for whatever can be played at all; or a text with
            lists of restricted and banned cards, which stand in the place of the printed ones (L-3.5).
        format: the one that it must be for, "" for any.

    Raises:
        BadDeck: there are no such rules.
    """
    lists = card_lists(rules) if "\n" in rules else PRINTED
    must_be_rules("standard" if "\n" in rules else rules, RULES)
    found = (
        [f"It is for the {format_of(deck)} format, not for {format}."] if format not in ("", format_of(deck)) else []
    )
    found += waiting(FORM, deck)
    found += _places(deck)
    found += _boards(deck) if format_of(deck) == "stronghold" else []
    if rules == "starter":
        found += _starter(deck)
    elif rules != "any":
        found += _sizes(deck) + _copies(deck) + _clans(deck) + _influence(deck) + _roles(deck) + against(deck, lists)
    else:
        found += [f"There must be cards in the {name} deck." for name in (DYNASTY, CONFLICT) if not deck.count(name)]
    return found


def _starter(deck: DeckList) -> list[str]:
    """Return whether a deck is one of those for first games: they are smaller than others and never changed."""
    cards = Counter({each.card: each.copies for each in deck.cards()})
    if any(cards == Counter({each.card: each.copies for each in one.cards()}) for one in STARTERS):
        return []
    return ["Only the decks “lion-starter” and “crane-starter” are for first games, and as they are."]


def _sizes(deck: DeckList) -> list[str]:
    """Return what is wrong with the number of cards of the decks (L-3.1, L-3.7)."""
    limits = LIMITS[format_of(deck)]
    return [
        f"There must be {limits.least} to {limits.most} {name} cards; there are {deck.count(name)}."
        for name in (DYNASTY, CONFLICT)
        if not limits.least <= deck.count(name) <= limits.most
    ]


def _boards(deck: DeckList) -> list[str]:
    """Return what is wrong with the boards: a stronghold, a role at most, five provinces of five elements (L-3.1, L-3.2)."""
    found = []
    if deck.count(STRONGHOLD) != 1:
        found.append(f"There must be one {STRONGHOLD}; there are {deck.count(STRONGHOLD) or 'none'}.")
    if deck.count(ROLE) > 1:
        found.append("There can be one Role.")
    there = [each.card for each in deck.of(PROVINCES) for _ in range(each.copies)]
    if len(there) != 5:
        return [*found, f"There must be five provinces; there are {len(there) or 'none'}."]
    if any(each.copies > 1 for each in deck.of(PROVINCES)):
        found.append("Each province can be there once.")
    kinds = [of(id).elements for id in there]
    if not any(all(e in has for e, has in zip(order, kinds, strict=True)) for order in _orders(deck)):
        found.append("There must be one province for each element.")
    return found


def belongs(id: str) -> str:
    """Return the section that a card belongs to, "" for one of the Shadowlands, which no player brings."""
    return "" if of(id).clan == SHADOWLANDS else section_of(id)


def _orders(deck: DeckList) -> Iterator[tuple[str, ...]]:
    """Yield the elements that five provinces may be of, in every order: one of each, and with a Seeker role also one more
    of its element in the place of another (L-3.1)."""
    yield from permutations(ELEMENTS)
    for each in deck.of(ROLE):
        traits = of(each.card).traits
        if "seeker" in traits:
            for more in [element for element in ELEMENTS if element in traits]:
                for less in [element for element in ELEMENTS if element != more]:
                    yield from permutations([more if element == less else element for element in ELEMENTS])


def _places(deck: DeckList) -> list[str]:
    """Return a sentence for each card that lies in a section to which it does not belong."""
    found = []
    for section, entries in deck.sections.items():
        for each in entries:
            where = section_of(each.card)
            if where != section:
                found.append(f"{FORM.cards[each.card]} belongs to the section {where}, not {section}.")
    return found


def _copies(deck: DeckList) -> list[str]:
    """Return a sentence for each title of which there are too many over both decks (L-3.3)."""
    most = LIMITS[format_of(deck)].copies
    times: Counter[str] = Counter()
    limit: dict[str, int] = {}
    for section in (DYNASTY, CONFLICT):
        for each in deck.of(section):
            facts = of(each.card)
            times[facts.name] += each.copies
            limit[facts.name] = facts.limit if facts.limit != 3 else most
    return [
        f"There can be {limit[name]} cop{'y' if limit[name] == 1 else 'ies'} of {name}; this deck has {n}."
        for name, n in times.items()
        if n > limit[name]
    ]


def _of_clan(id: str, clan: str) -> bool:
    facts = of(id)
    return facts.clan in (clan, "neutral") or clan in facts.allowed


def _clans(deck: DeckList) -> list[str]:
    """Return a sentence for each dynasty card and province that is neither of the clan nor neutral (L-3.1, L-3.7)."""
    clan = clan_of(deck)
    return [
        f"{FORM.cards[each.card]} is not a {clan.title()} card and cannot be in the section {section}."
        for section in (DYNASTY, PROVINCES)
        for each in deck.of(section)
        if not _of_clan(each.card, clan)
    ]


def _influence(deck: DeckList) -> list[str]:
    """Return what is wrong with the conflict cards of another clan, which cost influence (L-3.4, L-3.7)."""
    clan, there = clan_of(deck), deck.of(CONFLICT)
    other = [each for each in there if not _of_clan(each.card, clan)]
    found = [
        f"{FORM.cards[each.card]} can be played only by its own clan." for each in other if of(each.card).splash is None
    ]
    clans = sorted({of(each.card).clan for each in other})
    if len(clans) > 1:
        found.append(
            f"Conflict cards can be of one other clan; there are some of {' and '.join(c.title() for c in clans)}."
        )
    found += [
        f"The influence of the role is for {only.title()} cards alone; there are some of {clan_.title()}."
        for only in backed(deck)
        for clan_ in clans
        if clan_ != only
    ]
    cost = sum([(of(each.card).splash or 0) * each.copies for each in other])
    if cost > influence(deck):
        found.append(f"There is influence for {influence(deck)}; the cards of another clan cost {cost}.")
    return found


def influence(deck: DeckList) -> int:
    """Return the influence of a deck: its stronghold's, more with a Keeper role or one of a clan; 6 in skirmish (L-3.4,
    L-3.7)."""
    there = [of(each.card).influence for each in deck.of(STRONGHOLD)]
    base = there[0] if there else LIMITS["skirmish"].influence
    keeps = any("keeper" in of(each.card).traits for each in deck.of(ROLE))
    return base + KEEPER_BONUS * keeps + BACKING * bool(backed(deck))


def backed(deck: DeckList) -> list[str]:
    """Return the clan that a role makes the only one whose cards influence buys, [] for any."""
    return [trait for each in deck.of(ROLE) for trait in of(each.card).traits if trait in CLANS]


def _roles(deck: DeckList) -> list[str]:
    """Return a sentence for each card that needs another role (L-3.6)."""
    has = {trait for each in deck.of(ROLE) for trait in of(each.card).traits}
    return [
        f"{FORM.cards[each.card]} needs a role of {of(each.card).role}."
        for each in deck.cards()
        if of(each.card).role and of(each.card).role not in has
    ]


def remarks(deck: DeckList) -> list[str]:
    """Return what is legal and worth knowing."""
    left = influence(deck) - sum(
        [
            (of(each.card).splash or 0) * each.copies
            for each in deck.of(CONFLICT)
            if not _of_clan(each.card, clan_of(deck))
        ]
    )
    return [f"It is a {clan_of(deck).title()} deck for the {format_of(deck)} format, with {left} influence left."]
