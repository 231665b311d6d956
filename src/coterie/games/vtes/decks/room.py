"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.vtes.decks import legality, typed, vdb
from coterie.games.vtes.decks.form import FORM, built
from coterie.games.vtes.decks.supplied import SUPPLIED, WHOLE
from coterie.games.vtes.rules.setup import Deck
from coterie.kernel.errors import BadOptions
from coterie.words.cards.decklists import BadDeck, DeckList, shortened
from coterie.words.cards.deckroom import DeckRoom, Format

FORMATS = {
    "vdb": Format(vdb.fits, vdb.read, vdb.write, typed.loses_nothing),
    "twd": Format(typed.fits_archive, typed.read_archive, typed.write_archive, typed.loses_nothing),
    "lackey": Format(typed.fits_lackey, typed.read_bare, typed.write_lackey, typed.loses_name("Lackey")),
    "jol": Format(typed.fits_bare, typed.read_bare, typed.write_bare, typed.loses_name("JOL")),
}
ROOM = DeckRoom(FORM, SUPPLIED, legality.problems, legality.remarks, tuple(legality.RULES), FORMATS)
NAMES = ROOM.playable()
USUAL = tuple([name for name in NAMES if name in WHOLE])[:5]  # one for each of five seats, legal by the usual rules


def fixed() -> tuple[tuple[str, DeckList], ...]:
    """Return the fixed decks with what they are called, those that wait for cards as well."""
    return tuple([(each.deck.name, each.deck) for each in SUPPLIED])


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
    return ROOM.read(text) if "\n" in text or vdb.fits(text) else ROOM.named(text)


def check(decks: list[str], rules: str) -> None:
    """Check the decks of a set-up.

    Raises:
        BadOptions: one of them is not legal by the rules that the table wants.
    """
    for text in decks:
        wrong = wrong_with(text, rules)
        if wrong:
            more = (
                f" And {len(wrong) - 1} more; `coterie decks check FILE --game vtes` tells all."
                if len(wrong) > 1
                else ""
            )
            raise BadOptions(f"“decks”: {title(text)}: {wrong[0]}{more}")


@lru_cache(maxsize=64)
def wrong_with(text: str, rules: str) -> tuple[str, ...]:
    """Return what makes a deck of a set-up illegal."""
    return tuple(legality.problems(wanted(text), rules))


def title(text: str) -> str:
    """Return what a deck of a set-up is called."""
    return shortened(wanted(text).name or text)


def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(wanted(text))
