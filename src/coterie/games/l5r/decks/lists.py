"""Further lists of restricted and banned cards, read from a text: those of a league, or of another month (L-3.5).

    Restricted:
    Charge!
    For Greater Glory

    Banned:
    A Season of War

A list stands in the place of the flags that are printed in `facts.json`. A number before a title is passed over, so lists that
are written like decks can be read, too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coterie.games.l5r.decks.form import FORM, of
from coterie.kernel.errors import BadOptions, shortened
from coterie.words.cards.decklists import BadDeck, DeckForm, DeckList, Section

RESTRICTED, BANNED = "Restricted", "Banned"
LISTS = DeckForm((Section(RESTRICTED), Section(BANNED)), FORM.cards, FORM.there, FORM.also)
LISTS_KEPT = 16


class CardLists(NamedTuple):
    """The titles of which a deck may hold one, and those that it may not hold."""

    restricted: frozenset[str]
    banned: frozenset[str]


PRINTED = CardLists(frozenset([of(id).name for id in FORM.cards if of(id).restricted]), frozenset())


@lru_cache(maxsize=LISTS_KEPT)
def card_lists(text: str) -> CardLists:
    """Return the lists of a text.

    Raises:
        BadDeck: it cannot be read.
    """
    found = LISTS.read(text)
    return CardLists(_titles(found, RESTRICTED), _titles(found, BANNED))


def _titles(found: DeckList, section: str) -> frozenset[str]:
    return frozenset([of(each.card).name for each in found.of(section)])


def kept(text: str) -> str:
    """Return what a set-up keeps of a text with lists.

    Raises:
        BadOptions: it cannot be read.
    """
    if "\n" not in text:
        raise BadOptions(f"“deck_rules”: there are no rules for decks called “{shortened(text)}”.")
    try:
        card_lists(text)
    except BadDeck as problem:
        raise BadOptions(f"“deck_rules”: {problem}") from None
    return text


def against(deck: DeckList, lists: CardLists) -> list[str]:
    """Return a sentence if there are several restricted titles, and one for each that is banned (L-3.5)."""
    there = sorted({of(each.card).name for each in deck.cards()})
    tight = [name for name in there if name in lists.restricted]
    found = [f"Only one of these can be there: {', '.join(tight)}."] if len(tight) > 1 else []
    return found + [f"{name} is banned." for name in there if name in lists.banned]
