"""The Agenda cards and Havens of the Core Set."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.cards.definition import Card, agenda, haven
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attack_cards import StepIn
from coterie.games.rivals.words.bearers import BearersOf
from coterie.games.rivals.words.characters import CHARACTER, FOREIGN, IN_HAVEN, OF_RIVAL, OWN_LEADER, OWN_OR_TORPID
from coterie.games.rivals.words.circumstances import HadBlood, IsSo, LeaderThere
from coterie.games.rivals.words.city import YourTurn
from coterie.games.rivals.words.fights import FIRST_TARGET, TARGET, ByYou, Defeated, Harder, TookDamage
from coterie.games.rivals.words.hands import DiscardCards, Draw
from coterie.games.rivals.words.parties import ATTACKER, YOUR_LEADER
from coterie.games.rivals.words.plots import CONSPIRACY, OWN_PLOTS
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, Mend, PutTokens
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.filters import BOWED, FOES, MINE, Kind
from coterie.words.cards.groups import IT, YOU, Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import If, May
from coterie.words.picking import Choose
from coterie.words.standing import Standing

SECRET = Bonus(SECRECY, 1, Cards(CHARACTER & MINE & IN_HAVEN))


def safe(id: str, name: str, *abilities: Standing, **more: Any) -> Card:
    """Return a Haven that keeps its characters secret, as most do."""
    return haven(id, name, *abilities, common=(SECRET,), **more)


AGENDAS: tuple[Card, ...] = (
    agenda(
        "core-turf-war", "Turf War",
        Trigger("forced reaction", "defeat", Cards(CHARACTER & FOES & ~OF_RIVAL), GainAgenda(1), must=True, given=ByYou()),
        Trigger("forced reaction", "defeat", FOREIGN, GainAgenda(1), must=True, given=ByYou() & HadBlood(5)),
    ),
    agenda(
        "core-drain-them-slowly", "Drain Them Slowly",
        Trigger(
            "forced reaction", "fought", OWN_OR_TORPID, GainAgenda(1), must=True,
            given=IsSo(TARGET, CHARACTER) & TookDamage(plain=True) & ~Defeated(),
        ),
    ),
    agenda(
        "core-the-end-is-nigh", "The End is Nigh",
        Trigger(
            "forced reaction", "resolve", Cards(CONSPIRACY & MINE), GainPrestige(1) + GainAgenda(2), must=True,
            given=YourTurn(), limit=ONCE_A_TURN,
        ),
    ),
)  # fmt: skip

HAVENS: tuple[Card, ...] = (
    safe(
        "core-house-of-pain", "House of Pain",
        Activate(
            Harder(1, ATTACKER), when="fight", given=IsSo(ATTACKER, OWN_LEADER & MINE), cost=DiscardCards(1),
        ),
    ),
    safe(
        "core-the-madhouse", "The Madhouse",
        Activate(
            Choose(OWN_PLOTS, PutTokens("prestige", 1)), given=LeaderThere(), cost=DiscardCards(1),
        ),
    ),
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
