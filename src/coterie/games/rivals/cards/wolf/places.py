"""The Agenda cards and Havens of Wolf & Rat."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, agenda
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.animals import ANIMAL
from coterie.games.rivals.words.attack_cards import RevealTop
from coterie.games.rivals.words.bearers import AloneOfItsSort, YouAttachTo
from coterie.games.rivals.words.characters import (
    CHARACTER,
    CITIZEN,
    FOREIGN,
    IN_CITY,
    IN_STREETS,
    MORTAL,
    OWN,
    OWN_OR_TORPID,
    UNATTACHED,
    VAGRANT,
)
from coterie.games.rivals.words.circumstances import DifferentNames, IsSo, LeaderThere
from coterie.games.rivals.words.fights import ByYou
from coterie.games.rivals.words.hands import DiscardOne, Draw
from coterie.games.rivals.words.looking import TopOf
from coterie.games.rivals.words.mortals import FromHome
from coterie.games.rivals.words.parties import YOUR_LEADER, BorneBy
from coterie.games.rivals.words.titles import Bears
from coterie.games.rivals.words.tokens import GainAgenda, Mend
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.filters import MINE, Bearing
from coterie.words.cards.groups import IT, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If, May
from coterie.words.picking import Choose

ANIMALS = BorneBy(OWN, "animal")  # what lies under Mental Block is nobody's Animal
SEVERAL = AtLeast(DifferentNames(ANIMALS), 3)

WOLF_AGENDAS: tuple[Card, ...] = (
    agenda(
        "war-animal-kingdom", "Animal Kingdom",
        OfTurn(
            "forced reaction", "begin", YOU, If(SEVERAL, GainAgenda(2), If(Exists(ANIMALS), GainAgenda(1))), must=True,
        ),
    ),
    agenda(
        "war-call-of-the-wild", "Call of the Wild",
        Trigger(
            "forced reaction", "attach", Cards(ANIMAL), If(SEVERAL, GainAgenda(2), GainAgenda(1)), must=True,
            given=YouAttachTo(CHARACTER & MINE & IN_STREETS) & AloneOfItsSort(ANIMAL),
        ),
    ),
    agenda(
        "war-hoard-the-herd", "Hoard the Herd",
        OfTurn(
            "forced reaction", "end", YOU,
            If(
                ~Exists(Cards(UNATTACHED & MORTAL & IN_CITY)), GainAgenda(2),
                If(~Exists(Cards(UNATTACHED & (CITIZEN | VAGRANT) & IN_CITY)), GainAgenda(1)),
            ),
            must=True,
        ),
    ),
    agenda(
        "war-invisible-army", "Invisible Army",
        Trigger(
            "forced reaction", "attach", Cards(VAGRANT), GainAgenda(2), must=True, given=YouAttachTo(CHARACTER & MINE)
        ),
        Trigger(
            "forced reaction", "defeat", FOREIGN, GainAgenda(1), must=True, given=ByYou() & Bears(IT, VAGRANT),
        ),
    ),
)  # fmt: skip

WOLF_HAVENS: tuple[Card, ...] = (
    safe(
        "war-city-park", "City Park",
        Trigger(
            "forced reaction", "bow", YOUR_LEADER,
            RevealTop(YOU) >> If(IsSo(TopOf(YOU), ANIMAL), Draw(1, deck="library"), May(Discard(TopOf(YOU)))), must=True,
        ),
    ),
    safe(
        "war-the-outskirts", "The Outskirts",
        Activate(
            Choose(OWN_OR_TORPID, Mend(2)), given=LeaderThere(), cost=DiscardOne(ANIMAL), limit=ONCE_A_TURN,
        ),
    ),
    safe("war-the-sewers", "The Sewers", FromHome(whom=YOUR_LEADER)),
    safe(
        "war-the-shelter", "The Shelter",
        While(LeaderThere(), Bonus(SECRECY, 1, Cards(CHARACTER & MINE & IN_STREETS & Bearing(VAGRANT)))),
    ),
)  # fmt: skip
