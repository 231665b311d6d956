"""How a deck is written: a crypt and a library (VR-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from coterie.games.vtes.cards import CARDS
from coterie.games.vtes.cards.crypt import refused
from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.cards.tables import crypt, library
from coterie.games.vtes.rules.setup import Deck
from coterie.words.cards.decklists import DeckForm, DeckList, Entry, Section

CRYPT, LIBRARY = "Crypt", "Library"


def _names() -> dict[str, str]:
    """Return the names of all cards by their ids; vampires of one name say their group, and that they are advanced."""
    times = Counter([each.name for each in crypt().values()])
    found = {}
    for each in crypt().values():
        more = " (ADV)" if each.advanced else f" (G{each.group})" if times[each.name] > 1 else ""
        found[each.id] = each.name + more
    taken = Counter(found.values())
    found = {id: name if taken[name] == 1 else f"{name[:-1]} G{crypt()[id].group})" for id, name in found.items()}
    return {**found, **{each.id: each.name for each in library().values()}}


FORM = DeckForm((Section(CRYPT), Section(LIBRARY)), _names())
BY_ID: Mapping[str, Card] = {card.id: card for card in CARDS.values()}


def missing(deck: DeckList) -> tuple[str, ...]:
    """Return the names of the cards of a deck that are not playable here."""
    return tuple(dict.fromkeys([FORM.cards[each.card] for each in deck.cards() if each.card not in BY_ID]))


def why_missing(id: str) -> str:
    """Return why a card is not playable here, as a sentence."""
    facts = crypt().get(id)
    return refused(facts) if facts is not None else f"{FORM.cards[id]} is not playable yet."


def built(deck: DeckList) -> Deck:
    """Return the faces of a deck all of whose cards are playable."""
    return Deck(tuple(faces(deck.of(CRYPT))), tuple(faces(deck.of(LIBRARY))))


def faces(entries: tuple[Entry, ...]) -> list[str]:
    """Return the faces of some cards, each as often as it is there."""
    return [BY_ID[each.card].face for each in entries for _ in range(each.copies)]
