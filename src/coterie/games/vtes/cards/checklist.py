"""Which cards each fixed deck and each set has, and library and crypt; what is not defined yet is known by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.cards.tables import CryptFacts, LibraryFacts, crypt, library_by_id
from coterie.words.cards.decklists import DeckForm, DeckList
from coterie.words.cards.searching import Progress, with_a_word_of_their_own
from coterie.words.word import below

CRYPT, LIBRARY = "crypt", "library"
ROOM = "coterie.games.vtes.words"


def progress(
    cards: Iterable[Card], decks: Iterable[tuple[str, DeckList]], form: DeckForm, refused: Mapping[str, str]
) -> list[Progress]:
    """Return for each fixed deck, for crypt and library, and for each printed set which cards are there.

    Why a card is never played here stands as an open question of the crypt. A word of its own is one of this game
    that no other card uses.

    Args:
        cards: what is defined.
        decks: the fixed decks, with what they are called.
        form: how decks are written: it knows the names of all cards.
        refused: why cards are not played here, by id.
    """
    known = {card.id: card for card in cards}
    own = with_a_word_of_their_own({id: below(card.plays, *card.abilities) for id, card in known.items()}, ROOM)

    def of(name: str, ids: Iterable[str]) -> Progress:
        there = list(dict.fromkeys(ids))
        return Progress(
            name,
            tuple([form.cards[id] for id in there]),
            tuple([form.cards[id] for id in there if id in known]),
            tuple([form.cards[id] for id in there if id in own]),
            {form.cards[id]: refused[id] for id in there if id in refused} if name == CRYPT else {},
            within=name not in (CRYPT, LIBRARY),
        )

    found = [of(name, [each.card for each in deck.cards()]) for name, deck in decks]
    found += [of(CRYPT, crypt()), of(LIBRARY, library_by_id())]
    return [*found, *[of(f"set {code}", ids) for code, ids in sets().items()]]


def sets() -> dict[str, list[str]]:
    """Return the ids of the cards of each printed set, by its code."""
    found: dict[str, list[str]] = {}
    facts: list[CryptFacts | LibraryFacts] = [*crypt().values(), *library_by_id().values()]
    for each in facts:
        for code in each.sets.split():
            found.setdefault(code, []).append(each.id)
    return dict(sorted(found.items()))
