"""The Schemes and Influence Modifiers of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, modifier, scheme
from coterie.games.rivals.words.characters import OWN_OR_TORPID
from coterie.games.rivals.words.influence import GainInfluence, IfScheme, Scheme
from coterie.games.rivals.words.players import ChooseHalf, Chosen, EachDoes
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, Mend, Steal
from coterie.words.cards.groups import EVERYBODY
from coterie.words.groups import Bound
from coterie.words.picking import Choose

SCHEMES: tuple[Card, ...] = (
    action(
        "core-balance-of-power", "Balance of Power",
        ChooseHalf() >> Scheme(EachDoes(
            Choose(Chosen(False), Steal("prestige", 1, Bound("player")), name="player"), Chosen(),
        )),
        types="scheme", clan="toreador",
    ),
    scheme("core-fame-and-fortune", "Fame & Fortune", GainPrestige(2) + GainAgenda(1), clan="toreador"),
    scheme("core-free-money", "Free Money", GainPrestige(3, EVERYBODY)),
    scheme("core-greed", "Greed", GainAgenda(2), clan="ventrue"),
    scheme("core-mercy", "Mercy", EachDoes(Choose(OWN_OR_TORPID, Mend(4)))),
)  # fmt: skip

MODIFIERS: tuple[Card, ...] = (
    modifier("core-hedge-your-bets", "Hedge Your Bets", GainInfluence(2) >> IfScheme("fails", GainAgenda(1))),
    modifier("core-the-last-word", "The Last Word", GainInfluence(5) >> IfScheme("wins", GainPrestige(1))),
)
