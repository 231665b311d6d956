"""What the texts of the Malkavian say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import READY_VAMPIRE
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import ANTIQUE, MANEUVER, ONCE_A_COMBAT, TURN_ANARCH
from coterie.games.vtes.numbers import BLEED, CAMARILLA, DISCARDS, HAND_SIZE, STEALTH, STRENGTH, VOTE_TAX, VOTES_AGAINST
from coterie.games.vtes.words.asked import AimedAtCard, DiableristIs, FromYourHand, InPhase, IsUnlocked
from coterie.games.vtes.words.bargains import LetChoose
from coterie.games.vtes.words.cancelling import CancelFor, CancelPlayed
from coterie.games.vtes.words.circumstances import Acting, ActionIs, AimedAt, InCombatWith, IsReady, LiesIn
from coterie.games.vtes.words.crypts import ExileTop, NoTransfers
from coterie.games.vtes.words.damage import HurtAfterwards
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.fortune import RollDie
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.hands import BringFromHand, PeekHand, Purge, Reorder, ShowHand
from coterie.games.vtes.words.methuselahs import HasEdge, TargetControls
from coterie.games.vtes.words.permanents import WHOSE, ControllerOf, InDiscardPhase
from coterie.games.vtes.words.politics import GainVotes
from coterie.games.vtes.words.referendums import BloodHunt, CalledBy
from coterie.games.vtes.words.remembered import UntilUnlock
from coterie.games.vtes.words.requirements import PassesFor
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, BurnPool, GainBlood, GainPool, MoreHand
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    EQUIPMENT,
    LIBRARY_CARD,
    MINION,
    OLDER,
    OPPOSING,
    PREY,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    OfClan,
    OfSect,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import StealBloodFrom
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import StrikeTo
from coterie.games.vtes.words.this_action import FailAction, FlipCoin
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ShuffleIn
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Blank
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

UNTITLED = Cards(VAMPIRE & ~TITLED & MINE)

SNATCH = StrikeTo(Choose(Cards(EQUIPMENT & OnThe(OPPOSING)), TakeOnto()))
QUICKER = UntilUnlock(Bonus(STEALTH, 1, THIS))
ANGRIER = UntilUnlock(Bonus(BLEED, -1, THIS)) >> UntilUnlock(Bonus(STRENGTH, 1, THIS))

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200389": (CanAct(Return(), at=Cards(In("ash") & OfType("political action")), stealth=1),),  # Drozodny
    "200641": (
        Trigger(
            "forced reaction",
            "blocks",
            Cards(VAMPIRE & OLDER),
            ShowHand(ControllerOf(BLOCKING), YOU),
            must=True,
            given=Acting(THIS),
        ),
    ),  # Iris Bennett
    "200651": (each_phase("unlock", YOU, RollDie(QUICKER, ANGRIER)),),  # J. Oswald “Ozzy” Hyde-White
    "200855": (Cannot("be blocked", THIS, Cards(ALLY)), Bonus(STEALTH, 1, THIS)),  # Lord Fianna
    "200870": (Can(SNATCH, when=("strike",), role="fighting"),),  # Lucian
    "201634": (
        PassesFor("Tremere", alone=True),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Abraham Mellon
    "201735": (
        Trigger(
            "forced reaction", "blocks", Cards(MINION), BurnPool(1, ControllerOf(BLOCKING)), must=True, given=Acting()
        ),
    ),  # Aelswith, The Irresistible
    "201530": (While(CalledBy(), Told(VOTE_TAX, 1, Cards(VAMPIRE))),),  # Alexander Silverson
    "200054": (
        Can(
            Choose(EACH_FOE, PeekHand(THAT) >> Purge(Trait("gehenna"), 2)),
            when=("unlock",),
            given=HasEdge(),
            limit=ONCE_A_TURN,
        ),
    ),  # Alicia Barrows
    "200123": (CanAct(StealBloodFrom(1), at=Cards(VAMPIRE & YOUNGER)),),  # Apolonia Czarnecki
    "200186": (Cannot("act political", THIS), Bonus(STEALTH, -1, THIS)),  # Bela
    "200291": (
        While(Acting() & TargetControls(READY_VAMPIRE & ~OfSect(CAMARILLA)), Bonus(BLEED, 1, THIS)),
    ),  # Cornelius Ottavio
    "200314": (),  # Dancin' Dana (ADV)
    "201640": (CanAct(TakeOnto(), at=Cards(ANTIQUE & FOES)),),  # Darius Shirazi
    "201627": (
        Trigger(
            "forced reaction",
            "acts",
            Cards(MINION),
            FlipCoin(FailAction()),
            must=True,
            given=AimedAtCard() & ActionIs(directed=True),
        ),
    ),  # Evan Klein
    "201751": (Trigger("forced reaction", "bleeds", THIS, MoreHand(1, "discard"), must=True),),  # Fotini Katsikaris
    "200498": (PassesFor("Ventrue"),),  # Gem Ghastly
    "201617": (
        Can(
            ExileTop(VAMPIRE & OfClan("Malkavian"), Choose(UNTITLED, TURN_ANARCH)),
            cost=BurnBlood(1),
            when=("influence",),
            limit=ONCE_A_TURN,
        ),
    ),  # Gilbert Duane
    "200620": (
        Trigger(
            "forced reaction",
            "succeeds",
            THIS,
            InDiscardPhase(May(Straighten(THIS))),
            must=True,
            given=ActionIs("equip"),
        ),
    ),  # Idalia, Prophet of Guadalajara
    "201628": (While(BloodHunt(), Told(VOTES_AGAINST, 2, THIS)),),  # Jason Newberry
    "201698": (
        Trigger("forced reaction", "enacted", YOU, MoreHand(2, "unlock"), must=True, given=CalledBy()),
        MANEUVER,
    ),  # Juliet Parr
    "200768": (
        Trigger(
            "forced reaction",
            "bleeds",
            Cards(MINION),
            BurnBlood(1, IT),
            must=True,
            given=AimedAt(YOU) & IsReady() & IsUnlocked(),
        ),
    ),  # Keller Thiel
    "200826": (
        each_phase("unlock", EACH_FOE, LetChoose(WHOSE, (BurnPool(1, WHOSE), NoTransfers(WHOSE))), given=IsReady()),
    ),  # Leandro
    "200890": (
        Trigger(
            "forced reaction",
            "enacted",
            EVERYBODY,
            BurnPool(1, PREY),
            must=True,
            given=IsReady() & ~BloodHunt(),
        ),
    ),  # Lutz von Hohenzollern
    "200929": (
        Can(
            EndCombat() >> HurtAfterwards(1),
            cost=Bow(THIS),
            when=("before range",),
            given=~InCombatWith(),
        ),
    ),  # Mariel, Lady Thunder
    "200935": (
        Can(Intercept(1, BLOCKING), cost=BurnBlood(1, THIS), when=("B",)),
        CanAct(Reorder(5), stealth=1),
    ),  # Maris Streck
    "200941": (
        Trigger("reaction", "diablerises", YOU, GainBlood(1, THIS), given=DiableristIs(THIS, of_older=True)),
    ),  # Marta
    "200985": tuple(
        [
            Trigger("forced reaction", kind, THIS, Blank(Cards(RETAINER & Trait("animal")), until, "all"), must=True)
            for kind, until in (("acts", "action"), ("meets", "combat"))
        ]
    ),  # Midget
    "201085": (
        Can(Stealth(1), cost=Choose(Cards(Trait("location") & MINE), Burn()), when=("B",), role="acting"),
    ),  # Osric Vladislav
    "201111": (
        Can(Intercept(1, THIS), cost=BurnBlood(1, THIS), when=("B",), limit=ONCE_AN_ACTION),
    ),  # Persia, The Beautiful Statue
    "201148": (
        Trigger(
            "forced reaction",
            "discard",
            Cards(LIBRARY_CARD),
            AtEnd("turn", If(IsReady(), May(ShuffleIn(IT)))),
            must=True,
            given=FromYourHand() & InPhase("discard", yours=True),
        ),
    ),  # Rachel Brandywine
    "201235": (
        Bonus(BLEED, Count(Cards(Unique() & Trait("hunting ground"))), THIS),
        Can(CancelPlayed("master"), cost=BurnBlood(3, THIS), when=("played",)),
    ),  # Santaleous
    "201255": (
        Can(
            GainVotes(2),
            cost=ChooseOne((Bow(THIS), BurnBlood(1, THIS))),
            when=ANY_POLL,
            limit=ONCE_A_REFERENDUM,
        ),
        CanAct(Burn(), at=Cards(Trait("boon") & FOES), stealth=1),
    ),  # Sean Rycek
    "201410": (
        While(LiesIn("ready"), Bonus(DISCARDS, 1, YOU)),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Unmada
    "201443": (
        Can(GainPool(2), cost=BurnEdge(), when=("in master phase",), given=IsReady(), limit=ONCE_A_TURN),
    ),  # Victoria
    "201464": (Can(CancelFor("combat", spared=False, by_foe=True), when=("played",), limit=ONCE_A_COMBAT),),  # Watenda
    "201467": (
        Can(
            BringFromHand(EQUIPMENT & Trait("weapon"), THIS),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # White Lily
    "201509": (While(Acting() & ActionIs("hunt"), Bonus(STEALTH, -1, THIS)),),  # Zöe
}
