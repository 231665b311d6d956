"""Looking for cards: by words that stand anywhere on them, or by a fact of theirs.

presence                      cards with this word in the name, the text or a fact
clan:brujah type:attack       cards with both facts
text:"in the streets"         cards with these words in their text
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import did_you_mean

LONGEST = 200  # characters of a query
TERM = re.compile(r'(?:(\w+):)?(?:"([^"]*)"|(\S+))')


class Listing(NamedTuple):
    """A card as it is looked for.

    Fields: its id, its name, its text; facts of it by what they are (“clan”), each with all that it can be called; what is
    printed on it in numbers, for people.
    """

    id: str
    name: str
    text: str
    facts: Mapping[str, tuple[str, ...]]
    numbers: str = ""


class Progress(NamedTuple):
    """How far the cards of a set are: all of them by name; those that are there; those with a word that no other card
    uses; those with an open question, with the question."""

    set: str
    cards: Sequence[str]
    there: Sequence[str]
    own: Sequence[str]
    questions: Mapping[str, str]


def search(cards: Sequence[Listing], query: str) -> list[Listing]:
    """Return the cards that fit all terms of a query, in their order; all of them for an empty one.

    Raises:
        BadOptions: cards have no such fact, or the query is too long.
    """
    found = list(cards)
    for key, value in terms(query):
        kinds = {kind for card in cards[:1] for kind in card.facts} | {"name", "text", "id"}
        if key and key not in kinds:
            raise BadOptions(
                f"Cards cannot be looked for by “{key}”, but by {', '.join(sorted(kinds))}.{did_you_mean(key, kinds)}"
            )
        found = [card for card in found if any(value in text for text in _said(card, key))]
    return found


def terms(query: str) -> Iterator[tuple[str, str]]:
    """Yield the terms of a query: what is looked at, "" for everything, and what it must contain.

    Raises:
        BadOptions: the query is too long.
    """
    if len(query) > LONGEST:
        raise BadOptions(f"What is looked for can have {LONGEST} characters.")
    for key, quoted, word in TERM.findall(query):
        yield key.lower(), plain(quoted or word)


def plain(text: str) -> str:
    """Return a text as it is compared: without accents and capitals."""
    return "".join([c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)])


def _said(card: Listing, key: str) -> list[str]:
    own = {"name": (card.name,), "text": (card.text,), "id": (card.id,)}
    found = {**own, **card.facts}
    return [plain(text) for kind, texts in found.items() for text in texts if key in ("", kind)]
