"""How a deck of Rivals is written, and what is laid on the table of it (RR-1.1)."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.checklist import unique_names
from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.rules.setup import Deck
from coterie.words.cards.decklists import DeckForm, DeckList, Section

AGENDA, HAVEN, FACTION, LIBRARY, COLLECTION = "Agenda", "Haven", "Faction", "Library", "Collection"
LEADER = "Leader"
BY_ID: Mapping[str, Card] = {card.id: card for card in CARDS.values()}
FORM = DeckForm(
    (
        Section(AGENDA),
        Section(HAVEN),
        Section(FACTION, LEADER, ("Faction Deck", "Vampires", "Crypt")),
        Section(LIBRARY, also=("Library Deck",)),
        Section(COLLECTION),
    ),
    unique_names(),
    {id: card.face for id, card in BY_ID.items()},
)


def leader(deck: DeckList) -> str:
    """Return the id of the Leader: the marked vampire, else the first with the highest BP (RR-2); "" without vampires."""
    vampires = deck.of(FACTION)
    marked = [each.card for each in vampires if each.marked]
    best = max([_bp(each.card) for each in vampires], default=0)
    return next(iter([*marked, *[each.card for each in vampires if _bp(each.card) == best]]), "")


def _bp(id: str) -> int:
    return (BY_ID[id].bp or 0) if id in BY_ID else 0


def built(deck: DeckList) -> Deck:
    """Return the faces of a deck that has an Agenda, a Haven and a vampire, all of them defined."""
    first = leader(deck)
    vampires = FORM.faces(deck.of(FACTION))
    vampires.remove(BY_ID[first].face)
    return Deck(
        FORM.faces(deck.of(AGENDA))[0],
        FORM.faces(deck.of(HAVEN))[0],
        (BY_ID[first].face, *vampires),
        tuple(FORM.faces(deck.of(LIBRARY))),
        tuple(FORM.faces(deck.of(COLLECTION))),
    )
