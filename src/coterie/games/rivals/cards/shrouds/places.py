"""The Agenda cards and Havens of Shadows & Shrouds."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, agenda
from coterie.games.rivals.numbers import BP
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, CITIZEN, FOREIGN, LOOSE, OWN, VAGRANT
from coterie.games.rivals.words.circumstances import IsSo, LeaderThere, Outranks
from coterie.games.rivals.words.diablerie import Diablerize, ForeignPrestige, GiveBack
from coterie.games.rivals.words.fights import TARGET, DoneBy
from coterie.games.rivals.words.parties import ATTACKER, YOUR_LEADER, BorneBy
from coterie.games.rivals.words.spending import AgendaHome, AgendaSources, CheaperRecruit, TakeAgenda
from coterie.games.rivals.words.tokens import GainAgenda, PayBlood
from coterie.games.rivals.words.torpor import OWN_TORPID
from coterie.games.rivals.words.turns import OfTurn, RecruitToCome
from coterie.games.rivals.words.wraiths import WRAITHS, create_wraith
from coterie.games.rivals.words.zones import Burn
from coterie.words.amounts import Done
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.effects import IfYouDo
from coterie.words.groups import THAT, Group
from coterie.words.picking import ANY_NUMBER, Choose


def one_or_two(group: Group) -> tuple[Activate, Activate]:
    """Return the exhausting of an Agenda card for 1 Agenda if there is one of a group, for 2 if there are three."""
    few, many = Exists(group) & ~Exists(group, 3), Exists(group, 3)
    return Activate(GainAgenda(1), given=few, cost=Bow(THIS)), Activate(GainAgenda(2), given=many, cost=Bow(THIS))


AGENDAS: tuple[Card, ...] = (
    agenda("sas-death-is-only-the-beginning", "Death is Only the Beginning", *one_or_two(OWN_TORPID)),
    agenda(
        "sas-most-impressive", "Most Impressive",
        OfTurn("forced reaction", "begin", YOU, GainAgenda(1), must=True, given=Outranks()),
    ),
    agenda(
        "sas-prizefighter", "Prizefighter",
        Trigger(
            "forced reaction", "attack", Cards(CHARACTER & MINE), PutCounters("agenda", 1, ATTACKER), must=True,
            given=IsSo(TARGET, CHARACTER),
        ),
        OfTurn("forced reaction", "end", YOU, Choose(OWN, AgendaHome()), must=True),
    ),
    agenda("sas-wake-the-dead", "Wake the Dead", *one_or_two(WRAITHS)),
)  # fmt: skip

HAVENS: tuple[Card, ...] = (
    safe(
        "sas-eternal-life-mortuary", "Eternal Life Mortuary",
        Activate(
            Choose(Cards(LOOSE & (VAGRANT | CITIZEN)), Burn()), given=LeaderThere(),
            cost=Choose(OWN, PayBlood(2, THAT, last=True)),
        ),
    ),
    safe(
        "sas-mission-cemetery", "Mission Cemetery",
        Activate(
            create_wraith(fed=True), given=LeaderThere(), cost=Choose(BorneBy(OWN, "retainer"), Burn()),
        ),
    ),
    safe(
        "sas-the-big-house", "The Big House",  # R-103 R-104
        Trigger("forced reaction", "open", YOU, ForeignPrestige(1), must=True),
        While(LeaderThere(), Bonus(BP, 1, OWN)),
        Trigger("reaction", "defeat", FOREIGN, Diablerize(), given=DoneBy(YOUR_LEADER), cost=GiveBack(1)),
        open_question="Two numbers of its text are damaged in the card list; both are read as 1: Secrecy at the Haven, BP for "
        "the coterie.",
    ),
    safe(
        "sas-the-tenderloin", "The Tenderloin",
        Activate(
            IfYouDo(Choose(AgendaSources(), TakeAgenda(), most=ANY_NUMBER), CheaperRecruit(Done())),
            given=LeaderThere() & RecruitToCome(),
        ),
    ),
)  # fmt: skip
