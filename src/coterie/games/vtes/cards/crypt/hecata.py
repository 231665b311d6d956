"""What the texts of the Hecata say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF
from coterie.games.vtes.cards.habits import FIRST_ROUND, IN_YOUR_TURN, ONCE_A_COMBAT
from coterie.games.vtes.numbers import HAND_SIZE, LIBRARY_TAX
from coterie.games.vtes.words.asked import ActionNeeds
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.circumstances import ActorIs, Against, IsA, IsReady
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.crypts import BloodToOwner, SpreadBlood
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.fighting import EndCombat, Maneuver
from coterie.games.vtes.words.gatherings import Exchange, PutUnder
from coterie.games.vtes.words.hands import PeekHand
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.methuselahs import TARGET_SEAT
from coterie.games.vtes.words.pairs import DiscardTwo
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.phases import BurnTop
from coterie.games.vtes.words.raising import MoreLife, Raise
from coterie.games.vtes.words.resources import BurnBlood, GainBlood, MoreHand, MoveBlood, Transfers
from coterie.games.vtes.words.selves import (
    ALLY,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    RETAINER,
    VAMPIRE,
    WEAKER,
    Asks,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import RemoveFromGame, ShuffleIn
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import MINE, In, With
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200042": (
        Can(
            PeekHand(ControllerOf(OPPOSING)),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
            given=FIRST_ROUND & Against(WEAKER),
        ),
    ),  # Alcoan
    "201741": (MoreLife(1, Trait("zombie"), IsReady()),),  # Ashur-uballit, Son of the Abyss
    "200158": (
        Can(DiscardTwo(MoreHand(-1, "unlock", EACH_FOE)), when=("unlock",), limit=ONCE_A_TURN, given=IsReady()),
    ),  # Babalawo Alafin
    "200428": (Cheaper(1, "", (ALLY | RETAINER) & Trait("wraith"), ItSelf(), locks=False),),  # Erebus
    "200434": (
        Trigger(
            "forced reaction",
            "emerge",
            THIS,
            SpreadBlood(
                5, Cards(In("uncontrolled") & VAMPIRE & OfClan("Harbinger of Skulls")), MoveBlood(THIS, THAT, 1)
            ),
            must=True,
        ),
        Bonus(HAND_SIZE, 1, YOU),
    ),  # Erlik
    "201731": (
        CanAct(Raise(locked=True), at=Cards(ALLY & Needs("Hecata", "obl") & In("ash")), stealth=1, blood=1),
    ),  # Hel-Blá
    "201757": (
        Can(
            PreventDamage(1),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            limit=ONCE_A_COMBAT,
            given=IsA(~SELF) & IsReady(),
        ),
    ),  # Huldu, The Desecrator
    "201721": (CanAct(Exchange(), blood=1, stealth=1),),  # Lenelle, Mambo of Birmingham
    "201722": (
        Can(
            BleedMore(1, limited=False),
            cost=Choose(Cards(In("ash")), RemoveFromGame(), 7, 7),
            when=("A", "B", "C"),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
    ),  # Marchesa Liliana
    "200992": (
        Trigger("forced reaction", "burn", Cards(VAMPIRE & (OF_PREY | OF_PREDATOR)), GainBlood(3, THIS), must=True),
        Can(
            BleedMore(1, limited=False),
            cost=BurnBlood(1, THIS),
            when=("A", "B", "C"),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
    ),  # Mina Grotius
    "201724": (
        Can(
            Choose(Cards(In("ash") & ~VAMPIRE), PutUnder()),
            when=("in discard phase",),
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Mora, the Death Seer
    "201057": (
        Can(ShuffleIn(Cards(In("hand"))), cost=BurnBlood(1, THIS), when=IN_YOUR_TURN, limit=ONCE_A_TURN),
    ),  # Nicomedes
    "201305": (
        Can(
            Choose(Cards(In("uncontrolled", "any") & OF_PREY & With("blood")), BloodToOwner()),
            cost=Transfers(2),
            when=("influence",),
            given=IsReady(),
        ),
    ),  # Solomon Batanea
    "201511": (Trigger("reaction", "bleeds", THIS, BurnTop(2, TARGET_SEAT)),),  # Zygodat
    "201725": (
        Trigger(
            "reaction",
            "succeeds",
            Cards(VAMPIRE & MINE & OfClan("Hecata") & ~ItSelf()),
            Pay(BurnBlood(1, THIS), Straighten(IT)),
            given=IsReady() & ActionNeeds(Needs("Hecata", "obl")),
            limit=ONCE_A_TURN,
        ),
    ),  # “Mother” Anja Giovanni
    "201726": (
        While(
            IsReady() & (ActorIs(ALLY & Trait("wraith")) | ActorIs(ALLY & Trait("zombie"))),
            Told(LIBRARY_TAX, 1, Cards(MINION)),
        ),
    ),  # Parijat, the Dark Oracle
    "201732": (
        Cheaper(1, "blood", Needs("Hecata", "obl"), ItSelf(), locks=False),
        Can(
            Maneuver(),
            cost=Choose(Cards(In("hand") & Asks("obl")), Discard()),
            when=("range",),
            role="mine",
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Roger de Camden
    "201728": (
        Can(
            EndCombat(),
            cost=BurnBlood(1, THIS),
            when=("before range",),
            role="mine",
            limit=ONCE_A_TURN,
            given=IsA(ALLY & (Trait("wraith") | Trait("zombie"))) & IsReady(),
        ),
    ),  # Tommaso Sforza
}
