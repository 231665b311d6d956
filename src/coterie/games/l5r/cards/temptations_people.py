"""The Temptations Cycle: characters."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.anyone import EachPlayerDoes
from coterie.games.l5r.words.characters import Dishonor, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.conditions import Honorable, InPhase, ThisIs, YouFirst
from coterie.games.l5r.words.conflicts import BaseBecomes, SwitchType
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HOLDING,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    WITHOUT_FATE,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import OfHand
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw, GainFate, GainHonor
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.standing import COVERT, Keyword, NoAttachments
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.picking import Choose

LION, WEAPON, MAHO = OfClan("lion"), Trait("weapon"), Trait("maho")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
DIRE = ThisIs(WITHOUT_FATE)
ORDINARY = ~HONORED & ~DISHONORED
STAYS_UP = Cannot("bow in resolution", THIS)
OUTSIDE_FATE = ~InPhase("fate")

TWISTED: tuple[Card, ...] = (
    card("36-diplomatic-gift-giver", Action(EachPlayerDoes(Choose(Cards(CHARACTER & FOES), FateFromPool(1))), given=HERE)),
    card(
        "36-khanbulak-benefactor", While(HERE & DIRE, Bonus("cost", -1, Cards(OfHand()))), reaction("enter", THIS, Draw(2)),
    ),
    card(
        "36-yasuki-oguri", COVERT,
        Action(MoveIn(), given=ThisIs(DEFENDING), cost=GainFate(-1), targets=(target(CHARACTER & WITH_FATE),)),
    ),
    card(
        "37-commander-of-the-legions", Bonus("military", 1, Cards(OTHER & LION & CHARACTER & MINE)),
        While(InPhase("fate") & Honorable(by=5), Cannot("lose fate", Cards(LION & CHARACTER & MINE & Printed(3)))),
    ),
)  # fmt: skip

CRIMSON: tuple[Card, ...] = (
    card("38-damned-hida", While(DIRE, Bonus("military", 3, THIS))),
    card(
        "38-iuchi-shahai", Keyword("covert", given=YouFirst()),
        reaction(
            "play", Cards(ANYWHERE & (Trait("meishodo") | MAHO) & MINE), PlaceFate(1, THIS), cost=GainHonor(-1)
        ),
    ),
    card(
        "38-kaito-mai", While(DIRE, Bonus("glory", 3, THIS)),
        reaction("remove", THIS, RemoveFate(1), given=OUTSIDE_FATE, targets=(target(CHARACTER & OTHER),)),
    ),
    card("38-lion-s-pride-paragon", While(DIRE, STAYS_UP)),
    card(
        "38-resourceful-maho-tsukai", NoAttachments(Trait("shadowlands") | Trait("spell")),
        While(ThisIs(DISHONORED), Bonus("cost", -1, Cards(ANYWHERE & MAHO & MINE))),
    ),
    card("38-togashi-kazue", Bonus(USES, 1, Cards(CHARACTER & MINE & WITHOUT_FATE))),
    card("38-yogo-paramour", Action(Dishonor(), given=DIRE, cost=Bow(THIS), targets=(target(CHARACTER & OTHER),))),
)  # fmt: skip

SCORPION: tuple[Card, ...] = (
    card(
        "39-solitary-hero", Cannot("be evaded", THIS),
        Action(
            RemoveFate(1, Cards(FIGHTERS & ~ITSELF & Weaker("military", ITSELF, equal=True))),
            given=ThisIs(PARTICIPATING & ALONE),
        ),
    ),
    card("39-young-philosopher"),
)  # fmt: skip

COILS: tuple[Card, ...] = (
    card(
        "40-higashi-kaze-company", NoAttachments(WEAPON),
        reaction("win", THIS, Gain(STAYS_UP, until="conflict"), targets=(target(OTHER & FIGHTERS & WITHOUT_FATE),)),
    ),
    card(
        "40-kami-of-ancient-wisdom", NoAttachments(Trait("spell") | Trait("spirit")),
        reaction(
            "remove", Cards(CHARACTER), ChooseOne((PlaceFate(1), RemoveFate(1))), given=OUTSIDE_FATE,
            targets=(target(CHARACTER),),
        ),
    ),
    card(
        "40-militant-faithful", NoAttachments(Trait("heresy") | WEAPON),
        While(Exists(Cards(FIGHTERS & (HONORED | DISHONORED) & FOES)), STAYS_UP),
    ),
    card(
        "40-open-field-skirmisher",
        Action(
            Gets("strength", -3, Cards(PROVINCE & ATTACKED), "conflict"), given=ThisIs(ATTACKING), cost=RemoveFate(1, THIS)
        ),
    ),
)  # fmt: skip

PEACE: tuple[Card, ...] = (
    card(
        "41-furtive-sympathizer", COVERT,
        Action(BaseBecomes("military", other="political", what=Cards(FIGHTERS)), given=HERE & ThisIs(ORDINARY)),
    ),
    card("41-ikoma-ujiaki", Action(SwitchType(), given=HERE, cost=GainHonor(-2))),
    card(
        "41-midnight-builder", While(DIRE, Bonus(USES, 1, Cards(HOLDING & MINE))),
        Bonus("bonus strength", 2, Cards(HOLDING & MINE)),
    ),
    card("41-moto-conqueror"),
    card(
        "41-relentless-inquisitor",
        Action(ControllerSelects((RemoveFate(1), Bow())), given=HERE, targets=(target(FIGHTERS & THEIRS),)),
    ),
    card("41-underhanded-samurai", COVERT),
)  # fmt: skip
