"""How a deck is written: a crypt and a library (VR-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from coterie.games.vtes.cards import CARDS
from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.cards.tables import crypt, library
from coterie.games.vtes.cards.vampires import refused
from coterie.games.vtes.rules.setup import Deck
from coterie.words.cards.decklists import DeckForm, DeckList, Section

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


BY_ID: Mapping[str, Card] = {card.id: card for card in CARDS.values()}
FORM = DeckForm((Section(CRYPT), Section(LIBRARY)), _names(), {id: card.face for id, card in BY_ID.items()})


def why_missing(id: str) -> str:
    """Return why a card is not playable here, as a sentence."""
    facts = crypt().get(id)
    return refused(facts) if facts is not None else f"{FORM.cards[id]} is not playable yet."


def built(deck: DeckList) -> Deck:
    """Return the faces of a deck all of whose cards are playable."""
    return Deck(tuple(FORM.faces(deck.of(CRYPT))), tuple(FORM.faces(deck.of(LIBRARY))))
