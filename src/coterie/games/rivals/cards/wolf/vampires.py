"""The vampires of Wolf & Rat: Gangrel and Nosferatu."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import DAMAGE, SECRECY, SHIELD
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.animals import ANIMAL
from coterie.games.rivals.words.attacking import DuringAttack
from coterie.games.rivals.words.bearers import AttachElsewhere, YouAttachTo
from coterie.games.rivals.words.characters import (
    CHARACTER,
    IN_CITY,
    IN_HAVEN,
    IN_STREETS,
    MORTAL,
    ONGOING,
    OWN,
    PUT_NEAR_HAVEN,
    Adept,
    OfType,
)
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.city import GainActions, YourTurn
from coterie.games.rivals.words.fights import TARGET, Attacks, ByYou, OfSortNow
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import FreeTitles
from coterie.games.rivals.words.parties import ATTACKER, OF_THIS_PARTY, BorneBy, PartyOf
from coterie.games.rivals.words.plots import LAID
from coterie.games.rivals.words.scouting import FirstAgainst, ScoutAhead
from coterie.games.rivals.words.titles import RETAINER, Attached, Named
from coterie.games.rivals.words.tokens import Mend, PayBlood, PayPrestige, RemoveToken
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import AttachTo, Dismiss, SendHome
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, UpTo
from coterie.words.standing import Standing

OWN_ANIMALS, OWN_RETAINERS = BorneBy(THIS, "animal"), BorneBy(THIS, "retainer")
ANTAGONIST, THIS_PARTY = OfType("antagonist"), PartyOf(THIS)
ON_THE_STREET = IsSo(THIS, CHARACTER & IN_STREETS)
MEDDLED = Cards((ONGOING | LAID) & PUT_NEAR_HAVEN)


def gangrel(
    id: str, name: str, bp: int, attributes: tuple[int, int, int], disciplines: str, *abilities: Standing, **more: Any
) -> Card:
    """Return a Gangrel; the disciplines are separated by blanks."""
    return vampire(id, name, "gangrel", bp, attributes, tuple(disciplines.split()), *abilities, **more)


def nosferatu(
    id: str, name: str, bp: int, attributes: tuple[int, int, int], disciplines: str, *abilities: Standing, **more: Any
) -> Card:
    """Return a Nosferatu; the disciplines are separated by blanks."""
    return vampire(id, name, "nosferatu", bp, attributes, tuple(disciplines.split()), *abilities, **more)


GANGREL: tuple[Card, ...] = (
    gangrel(
        "war-drea-warden", "Drea Warden", 5, (1, 1, 1), "animalism protean",
        Activate(
            Choose(Cards(ANIMAL & In("hand")), Choose(OWN, AttachTo(THAT, Bound("Animal"))), name="Animal"),
            cost=Bow(THIS) >> PayBlood(1, THIS),
        ),
    ),
    gangrel(
        "war-ghost", "Ghost", 4, (0, 2, 0), "protean protean",
        Bonus(SECRECY, 1, Cards(CHARACTER & Adept("protean") & OF_THIS_PARTY & IN_STREETS)),
    ),
    gangrel(
        "war-harry-o-brien", "Harry O'Brien", 3, (0, 0, 2), "fortitude",
        Activate(Choose(THIS_PARTY, Mend(Count(BorneBy(THAT, "animal")))), cost=Bow(THIS)),
    ),
    gangrel(
        "war-leah-swiftfoot", "Leah Swiftfoot", 4, (0, 1, 1), "animalism protean",
        While(Attacks(alone=True), Cannot("be blocked", THIS)), Trigger("reaction", "fought", THIS, SendHome(THIS)),
    ),
    gangrel(
        "war-lil-fang", "Lil' Fang", 4, (2, 0, 0), "animalism protean",
        Activate(Choose(Cards(ANIMAL & In("discard")), Return()), cost=Bow(THIS)),
    ),
    gangrel("war-lori-swiftfoot", "Lori Swiftfoot", 3, (1, 1, 0), "fortitude", guard=True),
    gangrel(
        "war-summer-moon", "Summer Moon", 5, (1, 2, 0), "animalism fortitude",
        OfTurn(
            "forced reaction", "end", YOU,
            If(Exists(OWN_ANIMALS), Straighten(THIS)) + If(Exists(OWN_ANIMALS, 2), Mend(1, THIS)), must=True,
        ),
    ),
    gangrel(
        "war-tamaska", "Tamaska", 6, (1, 1, 1), "animalism fortitude protean",
        Trigger(
            "forced reaction", "attach", Attached(ANIMAL, THIS), Straighten(THIS) + GainActions(unhosted=1), must=True,
            given=YourTurn() & YouAttachTo(CHARACTER), limit=ONCE_A_TURN,
        ),
    ),
    gangrel(
        "war-trinity-voss", "Trinity Voss", 5, (1, 2, 0), "animalism fortitude",
        While(
            Attacks(PartyOf(THIS)) & IsSo(TARGET, ANTAGONIST) & FirstAgainst("antagonist"), Bonus(DAMAGE, 2, ATTACKER),
        ),
    ),
)  # fmt: skip

NOSFERATU: tuple[Card, ...] = (
    nosferatu("war-bobby-handsome", "Bobby Handsome", 3, (2, 0, 0), "obfuscate", guard=True),
    nosferatu(
        "war-chooha", "Chooha", 3, (1, 0, 1), "animalism",
        Activate(ScoutAhead(1, CHARACTER & IN_HAVEN), given=~DuringAttack(), cost=Bow(THIS)),
    ),
    nosferatu(
        "war-clandestine", "Clandestine", 5, (0, 2, 1), "obfuscate obfuscate",
        While(Attacks() & OfSortNow(("social",)) & IsSo(TARGET, MORTAL & IN_CITY), Bonus(DAMAGE, 1, THIS)),
    ),
    nosferatu(
        "war-crazy-cat-lady", "Crazy Cat Lady", 4, (0, 1, 1), "animalism potence",
        Activate(
            UpTo(2, Cards(Named("Alley Cat") & (In("hand") | In("discard"))), AttachTo(THIS, THAT)), cost=Bow(THIS)
        ),
    ),
    nosferatu(
        "war-general-flint", "General Flint", 6, (2, 0, 1), "animalism potence potence",
        While(Attacks() & Exists(OWN_RETAINERS), Bonus(SHIELD, -1, TARGET)),
        While(Attacks() & Exists(OWN_RETAINERS, 2), Bonus(DAMAGE, 1, THIS)),
    ),
    nosferatu(
        "war-kim-phan", "Kim Phan", 4, (1, 0, 1), "obfuscate potence",
        Activate(Choose(MEDDLED, RemoveToken()), given=ON_THE_STREET, cost=Bow(THIS)),
        Activate(Choose(MEDDLED, Dismiss()), given=ON_THE_STREET, cost=Bow(THIS) >> PayPrestige(1)),
    ),
    nosferatu(
        "war-pong", "Pong", 4, (0, 0, 2), "animalism obfuscate",
        Trigger(
            "forced reaction", "discard", Attached(ANIMAL, OWN), Draw(1), must=True, given=YourTurn() & ByYou(),
            limit=ONCE_A_TURN,
        ),
    ),
    nosferatu(
        "war-sheilar-omar", "Sheilar Omar", 5, (1, 1, 1), "animalism obfuscate",
        Trigger(
            "would", "attach", Cards(RETAINER), Choose(THIS_PARTY, AttachElsewhere()),
            given=YouAttachTo(CHARACTER & OF_THIS_PARTY),
        ),
    ),
    nosferatu("war-shep-mason", "Shep Mason", 5, (2, 1, 0), "potence potence", FreeTitles("Sheriff")),
)  # fmt: skip
