"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.l5r.decks import legality
from coterie.games.l5r.decks.form import FORM, built, format_of
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.games.l5r.rules.setup import Deck
from coterie.kernel.errors import BadOptions
from coterie.words.cards.deckroom import DeckRoom

ROOM = DeckRoom(FORM, SUPPLIED, legality.problems, legality.remarks, legality.RULES)
NAMES = ROOM.playable()


def usual(format: str) -> list[str]:
    """Return the names of the supplied decks for a format."""
    return [name for name in NAMES if name.endswith(format)]


def check(decks: list[str], rules: str, format: str) -> None:
    """Check the decks of a set-up.

    Raises:
        BadOptions: one of them is not for the format, or not legal by the rules that the table wants.
    """
    for text in decks:
        deck = ROOM.wanted(text)
        if format_of(deck) != format:
            raise BadOptions(f"The deck “{ROOM.title(text)}” is for the {format_of(deck)} format, not for {format}.")
        wrong = legality.problems(deck, rules)
        if wrong:
            more = f" And {len(wrong) - 1} more; `coterie decks check FILE` tells all." if len(wrong) > 1 else ""
            raise BadOptions(f"The deck “{ROOM.title(text)}” is not legal: {wrong[0]}{more}")


@lru_cache(maxsize=64)
def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(ROOM.wanted(text))
