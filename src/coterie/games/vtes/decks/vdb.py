"""The JSON in which VDB keeps decks: {"name": "…", "cards": {ID: how many}}; that of KRCG, with lists, is read too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from coterie.games.vtes.decks.form import FORM
from coterie.games.vtes.decks.typed import card_called, section_of
from coterie.kernel.errors import one_line
from coterie.words.cards.deckjson import decoded, written
from coterie.words.cards.decklists import BadDeck, DeckList, Tally


class Listed(msgspec.Struct):
    """A card of a list: its id or its name, and how often it is there."""

    id: int | str = ""
    name: str = ""
    count: int = 1


class Typed(msgspec.Struct):
    """Cards of one type."""

    cards: list[Listed] = []


class Library(msgspec.Struct):
    """A library, its cards by type."""

    cards: list[Typed] = []


class Kept(msgspec.Struct):
    """A deck; whatever else it says is left out."""

    name: str | None = ""
    cards: dict[str, int] = {}
    crypt: Typed | None = None
    library: Library | None = None


def read(text: str) -> DeckList:
    """Return the deck of a text.

    Raises:
        BadDeck: it is no such JSON, or names cards that are not there.
    """
    kept, tally = decoded(text, Kept, "VDB"), Tally(FORM)
    for called, copies in _cards(kept):
        try:
            id = card_called(called)
            tally.add(section_of(id), id, copies)
        except BadDeck as problem:
            tally.problems.append(str(problem))
        if tally.full:
            break
    return tally.deck(kept.name or "")


def _cards(kept: Kept) -> Iterator[tuple[str, int]]:
    """Yield what each card is called, by its id where there is one, with its number."""
    yield from kept.cards.items()
    lists = ([kept.crypt] if kept.crypt else []) + (kept.library.cards if kept.library else [])
    for part in lists:
        for each in part.cards:
            yield str(each.id) or each.name, each.count


def write(deck: DeckList) -> str:
    """Return a deck as this JSON."""
    kept: dict[str, Any] = {"name": one_line(deck.name), "cards": {each.card: each.copies for each in deck.cards()}}
    return written(kept)
