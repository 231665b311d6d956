"""Political action cards (chapter 7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.politics import (
    Allocate,
    BurnPoints,
    Calls,
    ChooseClan,
    ChooseTerm,
    Distribute,
    EachBurns,
    FromTheRich,
    GainPerClan,
    GainVotes,
)
from coterie.games.vtes.words.selves import MINION, READY_REGION, VAMPIRE, OfClan
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Sets


def justicar(clan: str) -> Card:
    """Return the card that makes a ready vampire of a clan its justicar."""
    those = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    return card(
        f"{clan} Justicar",
        plain(Calls(PutOn(), ChooseTerm(those, GainVotes(1, those)))),
        abilities=(Sets("title", "justicar"),),
        traits=("title",),
    )


POLITICS: tuple[Card, ...] = (
    card("Kine Resources Contested", plain(Calls(BurnPoints(), Allocate(4)))),
    card("Parity Shift", plain(Calls(Distribute(), FromTheRich(3)))),
    card("Ancilla Empowerment", plain(Calls(EachBurns(Cards(MINION))))),
    card("Consanguineous Boon", plain(Calls(GainPerClan(), ChooseClan())), traits=("boon",)),
    justicar("Toreador"),
    justicar("Ventrue"),
    justicar("Tremere"),
)
