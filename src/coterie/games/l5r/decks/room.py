"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.l5r.decks import legality, sites
from coterie.games.l5r.decks.form import FORM, belongs, built, format_of
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.games.l5r.rules.setup import Deck
from coterie.kernel.errors import BadOptions
from coterie.words.cards.decklists import BadDeck, DeckList
from coterie.words.cards.deckroom import DeckRoom, Format

ROOM = DeckRoom(
    FORM,
    SUPPLIED,
    legality.problems,
    legality.remarks,
    legality.RULES,
    {
        "emeralddb": Format(sites.fits_emeralddb, sites.read, sites.write_emeralddb, sites.loses),
        "fiveringsdb": Format(sites.fits_fiveringsdb, sites.read, sites.write_fiveringsdb, sites.loses),
    },
    belongs=belongs,
)
NAMES = ROOM.playable()


def usual(format: str) -> list[str]:
    """Return the names of the supplied decks for a format."""
    return [name for name in NAMES if name.endswith(format)]


def kept(text: str) -> str:
    """Return a deck as a set-up keeps it, one that is given as text or by a name that is none of `NAMES`.

    Raises:
        BadOptions: it cannot be read, or there is no such deck.
    """
    try:
        return FORM.write(wanted(text))
    except BadDeck as problem:
        raise BadOptions(f"“decks”: {problem}") from None


@lru_cache(maxsize=64)  # a set-up is checked again for each table that is made of it
def wanted(text: str) -> DeckList:
    """Return the deck that a set-up names or holds.

    Raises:
        BadDeck: it cannot be read, or there is no such deck.
    """
    return ROOM.read(text) if "\n" in text else ROOM.named(text)


def check(decks: list[str], rules: str, format: str) -> None:
    """Check the decks of a set-up.

    Raises:
        BadOptions: one of them is not for the format, or not legal by the rules that the table wants.
    """
    for text in decks:
        deck = wanted(text)
        if format_of(deck) != format:
            raise BadOptions(f"The deck “{title(text)}” is for the {format_of(deck)} format, not for {format}.")
        wrong = legality.problems(deck, rules)
        if wrong:
            more = f" And {len(wrong) - 1} more; `coterie decks check FILE` tells all." if len(wrong) > 1 else ""
            raise BadOptions(f"The deck “{title(text)}” is not legal: {wrong[0]}{more}")


def title(text: str) -> str:
    """Return what a deck of a set-up is called."""
    return text if "\n" not in text else wanted(text).name or "a deck"


@lru_cache(maxsize=64)
def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(wanted(text))
