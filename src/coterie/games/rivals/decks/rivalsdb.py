"""The JSON in which RivalsDB keeps decks.

{"name": "…", "agenda": ID, "haven": ID, "factionDeck": {ID: true for the Leader, else false},
 "libraryDeck": {ID: how many}}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from coterie.games.rivals.decks.form import AGENDA, COLLECTION, FACTION, FORM, HAVEN, LIBRARY, leader
from coterie.kernel.errors import one_line
from coterie.words.cards.deckjson import decoded, written
from coterie.words.cards.decklists import BadDeck, DeckList, Tally

KEYS = ("agenda", "haven", "factionDeck", "libraryDeck")


class Kept(msgspec.Struct):
    """A deck as RivalsDB keeps it; whatever else it says is left out."""

    name: str | None = ""
    agenda: str | None = ""
    haven: str | None = ""
    factionDeck: dict[str, bool] = {}
    libraryDeck: dict[str, int] = {}


def read(text: str) -> DeckList:
    """Return the deck of a text.

    Raises:
        BadDeck: it is no such JSON, or names a card that is not there.
    """
    kept, tally = decoded(text, Kept, "RivalsDB"), Tally(FORM)
    for key, section, id, copies, leads in _cards(kept):
        try:
            tally.add(section, id if id in FORM.cards else FORM.card(id), copies, leads)
        except BadDeck as problem:
            tally.problems.append(f"{key}: {problem}")
        if tally.full:
            break
    return tally.deck(kept.name or "", empty=f"This JSON has no cards; RivalsDB keeps decks under {', '.join(KEYS)}.")


def _cards(kept: Kept) -> Iterator[tuple[str, str, str, int, bool]]:
    """Yield each card: the key that it stands under, its section, what it is called, how often it is there, whether it
    leads."""
    for key, section, id in (("agenda", AGENDA, kept.agenda), ("haven", HAVEN, kept.haven)):
        if id:
            yield key, section, id, 1, False
    for id, leads in kept.factionDeck.items():
        yield "factionDeck", FACTION, id, 1, leads
    for id, copies in kept.libraryDeck.items():
        yield "libraryDeck", LIBRARY, id, copies, False


def write(deck: DeckList) -> str:
    """Return a deck as this JSON; there is no place in it for a note and a collection."""
    chosen = leader(deck)
    kept: dict[str, Any] = {
        "name": one_line(deck.name),
        "agenda": next((each.card for each in deck.of(AGENDA)), ""),
        "haven": next((each.card for each in deck.of(HAVEN)), ""),
        "factionDeck": {each.card: each.card == chosen for each in deck.of(FACTION)},
        "libraryDeck": {each.card: each.copies for each in deck.of(LIBRARY)},
    }
    return written(kept)


def loses(deck: DeckList) -> str:
    """Return a sentence about what that JSON has no place for."""
    return "RivalsDB has no place for a collection; it is left out." if deck.of(COLLECTION) else ""
