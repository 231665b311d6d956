"""More Havens of the Core Set, and the Agenda of the Malkavian deck."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, agenda
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attack_cards import StepIn
from coterie.games.rivals.words.bearers import BearersOf
from coterie.games.rivals.words.characters import CHARACTER
from coterie.games.rivals.words.circumstances import IsSo, LeaderThere
from coterie.games.rivals.words.city import YourTurn
from coterie.games.rivals.words.fights import FIRST_TARGET
from coterie.games.rivals.words.hands import DiscardCards, Draw
from coterie.games.rivals.words.parties import YOUR_LEADER
from coterie.games.rivals.words.plots import CONSPIRACY
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, Mend
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.filters import BOWED, MINE, Kind
from coterie.words.cards.groups import IT, YOU, Cards
from coterie.words.effects import If, May

MORE_AGENDAS: tuple[Card, ...] = (
    agenda(
        "core-the-end-is-nigh", "The End is Nigh",
        Trigger(
            "forced reaction", "resolve", Cards(CONSPIRACY & MINE), GainPrestige(1) >> GainAgenda(2), must=True,
            given=YourTurn(), limit=ONCE_A_TURN,
        ),
    ),
)  # fmt: skip

MORE_HAVENS: tuple[Card, ...] = (
    safe(
        "core-artist-lofts", "Artist Lofts",
        OfTurn(
            "forced reaction", "end", YOU, May(Draw(1) >> DiscardCards(1)), must=True, given=IsSo(YOUR_LEADER, BOWED),
        ),
    ),
    safe(
        "core-dragons-roost", "Dragon's Roost",
        Activate(
            StepIn(YOUR_LEADER, anywhere=True, ranged=True)
            >> If(IsSo(FIRST_TARGET, CHARACTER), GainPrestige(1)),
            when="block", given=LeaderThere(),
        ),
    ),
    safe(
        "core-the-dockyards", "The Dockyards",
        Trigger(
            "interrupt", "damage", YOUR_LEADER, Prevent(1), cost=DiscardCards(1),
        ),
    ),
    safe(
        "core-the-penthouse", "The Penthouse",
        Trigger(
            "forced reaction", "attach", Cards(Kind("retainer") & MINE), Mend(1, BearersOf(IT)), must=True,
            given=LeaderThere(),
        ),
    ),
)  # fmt: skip
