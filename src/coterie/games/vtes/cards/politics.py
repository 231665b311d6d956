"""Political action cards (chapter 7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import CAMARILLA
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
from coterie.games.vtes.words.selves import MINION, READY_REGION, VAMPIRE, OfClan, OfSect
from coterie.words.amounts import Count
from coterie.words.cards.filters import BOWED
from coterie.words.cards.groups import EVERYBODY, Cards
from coterie.words.cards.numbers import Sets
from coterie.words.filters import ANYTHING, Filter


def justicar(clan: str, which: Filter = ANYTHING) -> Card:
    """Return the card that makes a ready vampire of a clan its justicar, perhaps only some of them."""
    those = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    return card(
        f"{clan} Justicar",
        plain(Calls(PutOn(), ChooseTerm(Cards(those.which & which), GainVotes(1, those)))),
        abilities=(Sets("title", "justicar"),),
        traits=("title",),
    )


POLITICS: tuple[Card, ...] = (
    card("Kine Resources Contested", plain(Calls(BurnPoints(), Allocate(4)))),
    card("Parity Shift", plain(Calls(Distribute(), FromTheRich(3)))),
    card("Ancilla Empowerment", plain(Calls(EachBurns(Cards(MINION))))),
    card("Consanguineous Boon", plain(Calls(GainPerClan(), ChooseClan())), traits=("boon",)),
    card("Domain Challenge", plain(Calls(EachBurns(Cards(MINION & BOWED))))),
    card("Anarchist Uprising", plain(Calls(EachBurns(Cards(MINION))))),
    card("Conservative Agitation", plain(Calls(BurnPoints(), Allocate(Count(EVERYBODY))))),
    justicar("Malkavian", OfSect(CAMARILLA)),
    justicar("Toreador"),
    justicar("Ventrue"),
    justicar("Tremere"),
)
