"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.vtes.decks import legality
from coterie.games.vtes.decks.form import FORM, built
from coterie.games.vtes.decks.supplied import SUPPLIED, WHOLE
from coterie.games.vtes.rules.setup import Deck
from coterie.kernel.errors import BadOptions
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import DeckRoom

ROOM = DeckRoom(FORM, SUPPLIED, legality.problems, legality.remarks, tuple(legality.RULES))
NAMES = ROOM.playable()
USUAL = tuple([name for name in NAMES if name in WHOLE])[:5]  # one for each of five seats, legal by the usual rules


def fixed() -> tuple[tuple[str, DeckList], ...]:
    """Return the fixed decks with what they are called, those that wait for cards as well."""
    return tuple([(each.deck.name, each.deck) for each in SUPPLIED])


def check(decks: list[str], rules: str) -> None:
    """Check the decks of a set-up.

    Raises:
        BadOptions: one of them is not legal by the rules that the table wants.
    """
    for text in decks:
        wrong = wrong_with(text, rules)
        if wrong:
            more = f" And {len(wrong) - 1} more; `coterie decks check vtes FILE` tells all." if len(wrong) > 1 else ""
            raise BadOptions(f"“decks”: {ROOM.title(text)}: {wrong[0]}{more}")


@lru_cache(maxsize=64)
def wrong_with(text: str, rules: str) -> tuple[str, ...]:
    """Return what makes a deck of a set-up illegal."""
    return tuple(legality.problems(ROOM.wanted(text), rules))


def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(ROOM.wanted(text))
