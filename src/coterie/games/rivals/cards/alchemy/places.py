"""The Agenda cards and Havens of Blood & Alchemy, but for those that deal with Rituals."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, agenda
from coterie.games.rivals.numbers import NEED
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import ALCHEMY, CHARACTER, IN_STREETS, OWN_LEADER
from coterie.games.rivals.words.circumstances import LeaderThere
from coterie.games.rivals.words.city import GainActions, YourTurn
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.looking import LibraryCardsOf
from coterie.games.rivals.words.parties import YOUR_LEADER
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.tokens import GainAgenda, PayBlood
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.filters import MINE, Bearing
from coterie.words.cards.groups import YOU, Cards
from coterie.words.cards.numbers import While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If
from coterie.words.picking import Choose

BREWED = Cards(CHARACTER & MINE & Bearing(ALCHEMY))
TEN = AtLeast(Count(LibraryCardsOf(YOU)), 10) & ~AtLeast(Count(LibraryCardsOf(YOU)), 11)

ALCHEMY_PLACES: tuple[Card, ...] = (
    agenda(
        "baa-knowledge-is-power", "Knowledge is Power",
        Trigger(
            "forced reaction", "bow", Cards(CHARACTER & OWN_LEADER & MINE & IN_STREETS),
            If(TEN, GainAgenda(2), GainAgenda(1)), must=True, given=YourTurn() & AtLeast(Count(LibraryCardsOf(YOU)), 6),
            limit=ONCE_A_TURN,
        ),
    ),
    agenda(
        "baa-recruitment-drive", "Recruitment Drive",
        Trigger("forced reaction", "recruit", Cards(CHARACTER & MINE), GainAgenda(1), must=True),
    ),
    agenda(
        "baa-street-brew", "Street Brew",
        OfTurn(
            "forced reaction", "begin", YOU, If(Exists(BREWED, 3), GainAgenda(2), If(Exists(BREWED), GainAgenda(1))),
            must=True,
        ),
    ),
    safe(
        "baa-the-pit", "The Pit",
        Trigger(
            "forced reaction", "recruit", Cards(CHARACTER & MINE), GainActions(unhosted=1), must=True,
            given=LeaderThere() & YourTurn(), limit=ONCE_A_TURN,
        ),
    ),
    safe(
        "baa-thrift-store", "Thrift Store",
        While(LeaderThere(), ForYou(NEED, -1)),
        Trigger("forced reaction", "defeat", YOUR_LEADER, Choose(Cards(CHARACTER), PutCounters("weak")), must=True),
    ),
    safe(
        "baa-university-library", "University Library",
        Activate(Draw(1, deck="library"), given=LeaderThere(), cost=PayBlood(1, YOUR_LEADER)),
        Activate(Draw(2, deck="library"), given=LeaderThere(), cost=PayBlood(2, YOUR_LEADER)),
    ),
)  # fmt: skip
