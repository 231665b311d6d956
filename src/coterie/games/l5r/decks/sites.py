"""The JSON in which EmeraldDB and fiveringsdb keep decks: how often each card is there, by its id.

EmeraldDB: {"name": "…", "format": "…", "primary_clan": "…", "secondary_clan": "…", "cards": {ID: how many}}
fiveringsdb: {"success": true, "record": {"name": "…", "description": "…", "cards": {ID: how many}}}

An id is that of a printing (“01-akodo-toturi”) or, as those sites write it, without its set (“akodo-toturi”). In which
section a card section_of its type says; which province lies below the stronghold has no place there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from coterie.games.l5r.cards.facts import face_names
from coterie.games.l5r.decks.form import FORM, PROVINCES, clan_of, format_of, of, section_of
from coterie.kernel.errors import one_line, shortened
from coterie.kernel.nearest import did_you_mean
from coterie.words.cards.deckjson import decoded, fits, written
from coterie.words.cards.decklists import BadDeck, DeckList, Tally

SITES = "EmeraldDB or fiveringsdb"


class Kept(msgspec.Struct):
    """A deck as these sites keep it; whatever else they say of it is left out."""

    name: str | None = ""
    cards: dict[str, int] = {}
    record: Kept | None = None


def fits_emeralddb(text: str) -> bool:
    """Return whether a text looks like JSON that is no answer of fiveringsdb."""
    return fits(text) and '"record"' not in text


def fits_fiveringsdb(text: str) -> bool:
    """Return whether a text looks like an answer of fiveringsdb."""
    return fits(text) and '"record"' in text


def read(text: str) -> DeckList:
    """Return the deck of a text in either form, or of a plain list of ids with their numbers.

    Raises:
        BadDeck: it is no such JSON, or names cards that are not there; each of them is a problem of its own.
    """
    kept, tally = decoded(text, Kept, SITES), Tally(FORM)
    kept = kept.record or kept
    for id, copies in (kept.cards or _plain(text)).items():
        try:
            card = by_id(id)
            tally.add(section_of(card), card, copies)
        except BadDeck as problem:
            tally.problems.append(str(problem))
        if tally.full:
            break
    return tally.deck(
        kept.name or "", empty="This JSON has no cards; EmeraldDB and fiveringsdb keep them under “cards”."
    )


def _plain(text: str) -> dict[str, int]:
    """Return a plain list of ids with their numbers; {} where the text has the other form, without cards."""
    if any(name in decoded(text, dict[str, Any], SITES) for name in ("name", "cards", "record")):
        return {}
    return decoded(text, dict[str, int], SITES)


def by_id(id: str) -> str:
    """Return the id of a card that such a site calls by an id.

    Raises:
        BadDeck: there is none.
    """
    if id in FORM.cards:
        return id
    if id not in known():
        raise BadDeck(f"There is no card with the id “{shortened(id)}”.{did_you_mean(id, known())}")
    return known()[id]


@cache
def known() -> Mapping[str, str]:
    """Return the ids of the cards by what those sites call them."""
    return {face: card for card, face in face_names().items() if card in FORM.cards}


def write_emeralddb(deck: DeckList) -> str:
    """Return a deck as the JSON of EmeraldDB."""
    others = [of(each.card).clan for each in deck.cards() if of(each.card).clan not in ("neutral", clan_of(deck))]
    kept: dict[str, Any] = {"name": one_line(deck.name), "format": format_of(deck), "primary_clan": clan_of(deck)}
    if others:
        kept["secondary_clan"] = others[0]
    return written(kept | {"cards": _cards(deck)})


def write_fiveringsdb(deck: DeckList) -> str:
    """Return a deck as the JSON of fiveringsdb."""
    return written({"success": True, "record": {"name": one_line(deck.name), "cards": _cards(deck)}})


def _cards(deck: DeckList) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in deck.cards():
        id = site_id(each.card)
        found[id] = found.get(id, 0) + each.copies
    return found


def site_id(card: str) -> str:
    """Return what those sites call a card: its id without its set, with it where several cards have one title."""
    return face_names()[card]


def loses(deck: DeckList) -> str:
    """Return a sentence about what that JSON has no place for."""
    marked = any(each.marked for each in deck.of(PROVINCES))
    return "It cannot store which province lies below the stronghold; that is left out." if marked else ""
