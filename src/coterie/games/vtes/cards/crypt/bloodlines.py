"""What the texts of the small bloodlines say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import READY_VAMPIRE, SELF, rush
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import ONCE_A_COMBAT, QUIET_TIME
from coterie.games.vtes.numbers import HAND_SIZE, INTERCEPT, RESCUE_TAX, STEALTH
from coterie.games.vtes.words.asked import InPhase
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActorIs, IsReady, YourTurn
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.crypts import JoinCircle, NextTransfers
from coterie.games.vtes.words.gatherings import PutUnder
from coterie.games.vtes.words.methuselahs import TARGET_SEAT
from coterie.games.vtes.words.phases import BurnTop, GainMasterAction
from coterie.games.vtes.words.resources import BurnBlood, Draw, DrawCrypt
from coterie.games.vtes.words.selves import OF_PREY, VAMPIRE, WEAKER, Asks, OfClan
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ToTorpor, ToUncontrolled
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import BOWED, MINE, OTHER, READY, In
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200039": (
        Can(
            Choose(Cards(READY_VAMPIRE & OfClan("Gargoyle") & OTHER & BOWED & MINE), Straighten()),
            when=QUIET_TIME,
            given=IsReady() & YourTurn(),
            limit=ONCE_A_TURN,
        ),
    ),  # Alabástrom
    "200093": (
        Cheaper(1, "blood", Asks("nec"), VAMPIRE & OfClan("Harbinger of Skulls"), locks=False, given=IsReady()),
    ),  # Angelique
    "200119": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=BurnBlood(1, THIS),
            when=("A", "B", "C"),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Anu Diptinatpa
    "200145": (Can(CancelPlayed("combat", by_foe=True), when=("played",), limit=ONCE_A_COMBAT),),  # Asguresh
    "200229": (
        Trigger("would", "burn", THIS, Instead(PutCounters("counter", 1, THIS) >> ToTorpor(THIS)), must=True),
        Trigger(
            "forced reaction",
            "counter",
            THIS,
            RemoveFromGame(THIS),
            must=True,
            given=AtLeast(Counters("counter", THIS), 3),
        ),
        Bonus(STEALTH, 1, THIS),
    ),  # Byzar
    "200563": (),  # Handsome Dan: flight is a trait
    "200580": (Trigger("reaction", "bleeds", THIS, BurnTop(1, TARGET_SEAT)),),  # Hecate
    "200644": (
        Can(GainMasterAction(), cost=Bow(THIS), when=("in master phase",), given=IsReady()),
        Told(RESCUE_TAX, 1, THIS),
    ),  # Isanwayen
    "200801": (CanAct(ChooseOne((Draw(1), Draw(2))), stealth=1),),  # La Viuda Blanca
    "200901": (),  # Malachai
    "201009": (Bonus(INTERCEPT, 1, THIS),),  # Mordechai Ben-Nun
    "201044": (
        Can(Choose(Cards(In("hand")), PutUnder(), 1, 2), when=("unlock",), limit=ONCE_A_TURN),
        Cannot("use cel", THIS),
    ),  # Nehemiah
    "201052": (
        Trigger(
            "forced reaction",
            "emerge",
            THIS,
            JoinCircle() >> DrawCrypt(),
            must=True,
            given=InPhase("influence", yours=True),
        ),
    ),  # New Blood
    "201071": (),  # Obsidian
    "201253": (
        Can(Choose(Cards(WEAKER & READY & OF_PREY), Bow()), cost=BurnBlood(2), when=("unlock",), limit=ONCE_A_TURN),
        Costlier(sorts=("reaction",), whose=SELF),
    ),  # Scout Youngwood
    "201279": (
        Can(
            BleedMore(1, limited=False),
            cost=Bow(THIS),
            when=("A", "B", "C"),
            given=ActorIs(VAMPIRE & MINE & OfClan("Tremere antitribu")),
        ),
    ),  # Sheela Na Gig
    "200242": (
        Trigger("forced reaction", "burn", THIS, ToUncontrolled(IT) >> NextTransfers(3), must=True),
        Bonus(HAND_SIZE, 2, YOU),
        Bonus(INTERCEPT, 1, THIS),
    ),  # The Capuchin
    "201393": (
        Cheaper(1, "blood", Asks("vis"), SELF, locks=False),
        rush(),
        each_phase("end of minion", YOU, Burn(THIS) >> DrawCrypt()),
    ),  # Tupdog
    "201433": (
        Can(Stealth(1), cost=BurnBlood(2, THIS), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Veejay Vinod
}
