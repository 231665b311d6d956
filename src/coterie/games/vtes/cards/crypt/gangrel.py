"""What the texts of the Gangrel say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import CLAWS_FOR_BLOOD, SELF, WEREWOLF, discarding, rush
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import FIRST_ROUND, ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import (
    BLEED,
    CAMARILLA,
    HAND_SIZE,
    HUNT,
    HUNT_VOTES,
    INTERCEPT,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.asked import ActionNeeds, InPhase, IsUnlocked
from coterie.games.vtes.words.bleeding import Redirect
from coterie.games.vtes.words.bonds import Leaving
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, Against, Controls, IsReady, LiesIn
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import PreventDamage, Victim
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.phases import GainTransfers
from coterie.games.vtes.words.politics import GainVotes, HasVoted
from coterie.games.vtes.words.referendums import CalledBy, CancelReferendum, FailReferendum, NoVotes
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, GainBlood, GainPool
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    MINION,
    OLDER,
    OPPOSING,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfSect,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealth import Intercept
from coterie.games.vtes.words.striking import CombatEnds
from coterie.games.vtes.words.takings import LearnFrom
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Blank, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.groups import Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

MASTERS = Cards(In("hand") & OfType("master"))

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200034": (
        Can(
            Redirect(),
            cost=discarding("master"),
            when=("C",),
            given=IsReady() & IsUnlocked(),
            limit=ONCE_A_TURN,
        ),
    ),  # Aksinya Daclau
    "200047": (Can(Intercept(1, THIS), cost=BurnBlood(1, THIS), when=("B",), limit=ONCE_AN_ACTION),),  # Alex Camille
    "200081": (While(LiesIn("ready"), Bonus(HAND_SIZE, 2, YOU)),),  # André the Manipulator
    "200131": (Cannot("be hunted", THIS), Bonus(HUNT, 1, THIS)),  # Ariadne
    "200259": (
        Can(CombatEnds(), when=("strike",), role="fighting", given=Against(WEREWOLF)),
        While(
            ActorIs(VAMPIRE & OfSect(CAMARILLA)) & Controls(Trait("gehenna"), ControllerOf(ACTING)),
            Bonus(INTERCEPT, 1, THIS),
        ),
    ),  # Céleste Lamontagne
    "200317": (
        Can(GainVotes(1, THIS), cost=BurnBlood(1, THIS), when=ANY_POLL, limit=ONCE_A_REFERENDUM),
    ),  # Danielle Diron
    "200316": (
        each_phase("unlock", YOU, GainBlood(2, THIS), given=LiesIn("ready") & ~AtLeast(BloodOn(THIS), 1)),
    ),  # Danielle Diron
    "200424": (
        rush(),
        Trigger(
            "forced reaction",
            "succeeds",
            THIS,
            AtEnd("turn", Straighten(THIS)),
            must=True,
            given=ActionIs("employ"),
        ),
        Cannot("have equipment", THIS),
    ),  # Enkidu, The Noah
    "200455": (
        Can(FailReferendum(), cost=BurnBlood(3, THIS), when=("poll",), given=NoVotes()),
        PRESS,
    ),  # Fakir al Sidi
    "200463": (rush(VAMPIRE & BOWED & OfSect(SABBAT)),),  # Fergus Alexander
    "200501": (While(ActionIs("political"), Bonus(VOTES, 1, THIS)),),  # Genevieve
    "200575": (
        Trigger(
            "forced reaction",
            "tallied",
            YOU,
            BurnBlood(1, Cards(VAMPIRE & HasVoted("against"))),
            must=True,
            given=CalledBy(),
        ),
        Can(GainPool(1), cost=BurnEdge(), when=("in discard phase",)),
    ),  # Hartmut Stover
    "200634": (each_phase("influence", YOU, GainTransfers(2), given=LiesIn("ready")),),  # Ingrid Rossler
    "200638": (
        Cheaper(1, "", ALLY & Needs("Gangrel"), SELF, locks=False),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Inyanga
    "200663": (
        While(LiesIn("ready"), Bonus(BLEED, 1, Cards(MINION & WEREWOLF & MINE))),
        PRESS,
    ),  # Jacob Fermor
    "200673": (CLAWS_FOR_BLOOD,),  # Janey Pickman
    "201659": (
        Trigger(
            "reaction",
            "succeeds",
            THIS,
            Straighten(THIS),
            given=ActionNeeds(Needs("Gangrel")),
            limit=ONCE_A_TURN,
        ),
    ),  # Keegan
    "201574": (Cheaper(1, "", (ALLY | RETAINER) & Trait("animal"), ItSelf(), locks=False),),  # Kuyén
    "200831": (
        Grants(
            Can(
                Maneuver(),
                when=("range",),
                role="fighting",
                limit=ONCE_A_COMBAT,
                given=FIRST_ROUND & Against(Called("Leo Washington") & YOUNGER),
            ),
            Cards(VAMPIRE),
        ),
    ),  # Leo Washington
    "200853": (
        CanAct(LearnFrom(("ani", "for", "pro")), "others", VAMPIRE & OfClan("Gangrel"), stealth=1),
    ),  # Lord Ashton
    "200937": (While(Against(WEREWOLF), Bonus(STRENGTH, 1, THIS)),),  # Mark Decker
    "201601": (While(ActionIs("bleed"), Bonus(INTERCEPT, 1, THIS)),),  # Martina Srnankova
    "200956": (Leaving("reaction", "leaves", Cards(MINION & Fighting(SELF)), GainPool(1)),),  # Matasuntha
    "201644": (While(Against(VAMPIRE & OLDER), Bonus(STRENGTH, 1, THIS)),),  # Mickey Wheeler
    "201029": (Bonus(INTERCEPT, 1, THIS),),  # Nadima
    "201079": (Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT),),  # Omaya
    "201660": (
        Cheaper(1, "blood", Asks("pro"), ItSelf(), locks=False),
        While(Against(ALLY) | Against(VAMPIRE & YOUNGER), Bonus(STRENGTH, 1, THIS)),
    ),  # Ragnar Nordstrom
    "201160": (
        Can(
            PreventDamage(1, aggravated=False, who=Victim(others=True)),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            given=InPhase("minion"),
            limit=ONCE_A_TURN,
        ),
    ),  # Randall
    "201203": (While(Acting() & ActionIs("employ"), Bonus(STEALTH, 1, THIS)),),  # Rosa Hernández
    "201651": (
        Can(PreventDamage(1, aggravated=False), when=("damage",), role="fighting", limit=Limit(("round",))),
        Can(CombatEnds(), when=("strike",), role="fighting", given=Against(WEREWOLF)),
    ),  # Rowena
    "201312": (
        Trigger("forced reaction", "meets", THIS, Blank(Cards(RETAINER & OnThe(OPPOSING)), "combat", "all"), must=True),
        Cannot("be blocked", THIS, Cards(ALLY)),
    ),  # Stanislava
    "201336": (
        CanAct(
            EnterCombat(),
            at=Cards(MINION & READY_REGION & FOES),
            stealth=1,
            also=Choose(MASTERS, Discard(Bound("price")), name="price"),
            given=Exists(MASTERS),
        ),
    ),  # Talbot
    "201321": (Told(HUNT_VOTES, 2, THIS),),  # Styles Margs
    "201334": (
        Can(
            CancelReferendum(returns=False),
            cost=Bow(THIS) >> BurnBlood(2, THIS),
            when=("poll",),
            given=ActorIs(VAMPIRE & TITLED & OfSect(CAMARILLA)),
        ),
    ),  # T.J.
    "201447": (Bonus(STEALTH, 1, THIS),),  # Viktor, The Night General
    "201477": (
        Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT),
        Can(
            Gain(Bonus(STRENGTH, 2, THIS), THIS, "combat"),
            cost=BurnBlood(2, THIS),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Xaviar
    "201478": (Trigger("reaction", "enacted", YOU, Straighten(THIS), given=CalledBy()),),  # Xaviar, advanced
}
