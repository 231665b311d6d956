"""Political action cards (chapter 7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.politics import (
    Allocate,
    BurnPoints,
    Calls,
    ChooseClan,
    Distribute,
    EachBurns,
    FromTheRich,
    GainPerClan,
)
from coterie.games.vtes.words.selves import MINION, READY_REGION, VAMPIRE, OfClan
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Choose
from coterie.words.groups import THAT

POLITICS: tuple[Card, ...] = (
    card("Kine Resources Contested", plain(Calls(BurnPoints(), Allocate(4)))),
    card("Parity Shift", plain(Calls(Distribute(), FromTheRich(3)))),
    card("Ancilla Empowerment", plain(Calls(EachBurns(Cards(MINION))))),
    card("Consanguineous Boon", plain(Calls(GainPerClan(), ChooseClan())), traits=("boon",)),
    card(
        "Toreador Justicar",
        plain(Calls(Choose(Cards(VAMPIRE & READY_REGION & OfClan("Toreador")), PutOn(THAT)))),
        abilities=(Sets("title", "justicar"),),
        traits=("title",),
    ),
)
