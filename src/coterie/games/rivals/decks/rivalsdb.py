"""The JSON in which RivalsDB keeps decks.

{"name": "…", "agenda": ID, "haven": ID, "factionDeck": {ID: true for the Leader, else false},
 "libraryDeck": {ID: how many}}
"""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.games.rivals.decks.form import AGENDA, COLLECTION, FACTION, FORM, HAVEN, LIBRARY, leader
from coterie.words.cards.decklists import LONGEST, MOST_COPIES, BadDeck, DeckList, Entry, one_line, shortened

KEYS = ("agenda", "haven", "factionDeck", "libraryDeck")


class Kept(msgspec.Struct):
    """A deck as RivalsDB keeps it; whatever else it says is left out."""

    name: str | None = ""
    agenda: str | None = ""
    haven: str | None = ""
    factionDeck: dict[str, bool] = {}
    libraryDeck: dict[str, int] = {}


def fits(text: str) -> bool:
    """Return whether a text looks like JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def read(text: str) -> DeckList:
    """Return the deck of a text.

    Raises:
        BadDeck: it is no such JSON, or names a card that is not there.
    """
    if len(text) > LONGEST:
        raise BadDeck(f"A deck can have {LONGEST:,} characters; this text has {len(text):,}.")
    try:
        kept = msgspec.json.decode(text.lstrip("\ufeff").encode(errors="replace"), type=Kept)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadDeck(f"This is no deck in the JSON of RivalsDB: {shortened(str(problem))}.") from None
    sections: dict[str, tuple[Entry, ...]] = {
        AGENDA: _single("agenda", kept.agenda),
        HAVEN: _single("haven", kept.haven),
        FACTION: tuple([Entry(_card("factionDeck", id), 1, leads) for id, leads in kept.factionDeck.items()]),
        LIBRARY: tuple([Entry(_card("libraryDeck", id), _count(id, n)) for id, n in kept.libraryDeck.items()]),
    }
    found = {name: entries for name, entries in sections.items() if entries}
    if not found:
        raise BadDeck(f"There is no card in this JSON; RivalsDB keeps decks under {', '.join(KEYS)}.")
    return DeckList(shortened(kept.name or ""), "", found)


def _single(key: str, id: str | None) -> tuple[Entry, ...]:
    return (Entry(_card(key, id)),) if id else ()


def _card(key: str, id: str) -> str:
    if id in FORM.cards:
        return id
    try:
        return FORM.card(id)
    except BadDeck as problem:
        raise BadDeck(f"{key}: {problem}") from None


def _count(id: str, n: int) -> int:
    if not 1 <= n <= MOST_COPIES:
        raise BadDeck(f"libraryDeck: “{shortened(id)}” can be there 1 to {MOST_COPIES} times, not {shortened(str(n))}.")
    return n


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
    return msgspec.json.format(msgspec.json.encode(kept), indent=2).decode() + "\n"


def loses(deck: DeckList) -> str:
    """Return a sentence about what that JSON has no place for."""
    return "RivalsDB has no place for a collection; it is left out." if deck.of(COLLECTION) else ""
