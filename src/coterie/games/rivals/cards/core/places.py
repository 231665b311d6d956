"""The Agenda cards and Havens of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, agenda, haven
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, FOREIGN, IN_HAVEN, OF_RIVAL, OWN_LEADER, OWN_OR_TORPID
from coterie.games.rivals.words.circumstances import HadBlood, IsSo, LeaderThere
from coterie.games.rivals.words.fights import TARGET, ByYou, Defeated, Harder, TookDamage
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.parties import ATTACKER
from coterie.games.rivals.words.plots import OWN_PLOTS
from coterie.games.rivals.words.tokens import GainAgenda, PutTokens
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.picking import Choose
from coterie.words.standing import Standing

SECRET = Bonus(SECRECY, 1, Cards(CHARACTER & MINE & IN_HAVEN))


def safe(id: str, name: str, *abilities: Standing) -> Card:
    """Return a Haven that keeps its characters secret, as most do."""
    return haven(id, name, *abilities, common=(SECRET,))


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
)  # fmt: skip
