"""The Conspiracies of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, conspiracy
from coterie.games.rivals.words.characters import NEAR_HAVEN, ONGOING
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.parties import CharactersOf
from coterie.games.rivals.words.plots import AgendaOf, OfOutsider, Outsiders
from coterie.games.rivals.words.tokens import LoseAgenda, Steal
from coterie.games.rivals.words.zones import Burn
from coterie.words.cards.changing import Bow
from coterie.words.cards.groups import Cards
from coterie.words.conditions import AtLeast
from coterie.words.effects import If
from coterie.words.groups import THAT

A_FOE = Outsiders()

CONSPIRACIES: tuple[Card, ...] = (
    conspiracy("core-all-tied-up", "All Tied Up", 2, A_FOE, Bow(CharactersOf(THAT)), clan="malkavian"),
    conspiracy(
        "core-burning-down-the-house", "Burning Down the House", 3, Cards(ONGOING & NEAR_HAVEN & OfOutsider()), Burn(),
    ),
    conspiracy("core-destroy-the-plans", "Destroy the Plans", 3, A_FOE, DiscardCards(3, THAT)),
    conspiracy(
        "core-lost-glory", "Lost Glory", 4, A_FOE,
        If(AtLeast(AgendaOf(THAT), 9), LoseAgenda(2, THAT), LoseAgenda(1, THAT)),
    ),
    conspiracy("core-whispering-campaign", "Whispering Campaign", 4, A_FOE, Steal("prestige", 2, THAT)),
)  # fmt: skip
