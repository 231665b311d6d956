"""Havens and Agenda cards of Heart of Europe."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, agenda, haven
from coterie.games.rivals.numbers import DAMAGE, DRAW_INSTEAD, SHIELD
from coterie.games.rivals.words.characters import CHARACTER, GUARD, OWN
from coterie.games.rivals.words.circumstances import IsSo, LeaderThere
from coterie.games.rivals.words.fights import ATTACKING, TARGET
from coterie.games.rivals.words.parties import ATTACKER
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.plots import TRAP
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.winning import RivalsLibraryEmpty, Win
from coterie.words.amounts import Times
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.cards.roles import IsRole
from coterie.words.effects import ChooseOne
from coterie.words.picking import Choose

BLOCKING = IsRole("attack", "blocker")

PRAGUE_AGENDAS: tuple[Card, ...] = (
    agenda(
        "hoe-disheveled-shelves", "Disheveled Shelves",
        OfTurn("forced reaction", "begin", YOU, Win(), must=True, given=RivalsLibraryEmpty()),
        ForYou(DRAW_INSTEAD), Cannot("win by Agenda", YOU),
    ),
    agenda(
        "hoe-full-of-surprises", "Full of Surprises",
        Trigger(
            "forced reaction", "resolve", Cards(TRAP & MINE), ChooseOne((GainPrestige(1), GainAgenda(1))), must=True,
            limit=ONCE_A_TURN,
        ),
    ),
)  # fmt: skip

PRAGUE_HAVENS: tuple[Card, ...] = (
    haven(
        "hoe-guard-tower", "The Guard Tower",  # R-222 R-258 R-259
        While(
            LeaderThere() & IsSo(TARGET, BLOCKING & CHARACTER), Bonus(DAMAGE, 1, Cards(ATTACKING & GUARD & CHARACTER & MINE)),
        ),
        OfTurn("forced reaction", "end", YOU, Choose(OWN, Straighten()), must=True, given=LeaderThere()),
        common=(Bonus(SHIELD, 1, Cards(BLOCKING & GUARD & CHARACTER & MINE)),),
    ),
    safe(
        "hoe-old-rail-station", "Old Rail Station",
        While(
            LeaderThere() & IsSo(TARGET, CHARACTER & MINE),
            Bonus(DAMAGE, Times(-1, Counters("weak", ATTACKER)), Cards(CHARACTER & FOES & ATTACKING)),
        ),
    ),
)  # fmt: skip
