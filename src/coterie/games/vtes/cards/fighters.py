"""Vampires that fight: their strikes, what they prevent, whom they attack, what comes of their combats."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import ONCE_A_COMBAT, PRESS, SELF, asking, rush
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    CAMARILLA,
    FIRST_STRIKE,
    INTERCEPT,
    MELEE_DAMAGE,
    RANGED_DAMAGE,
    RANGED_THEFT,
    SABBAT,
    SORCERY_DAMAGE,
    STEALTH,
    STRENGTH,
    STRIKE_TAX,
)
from coterie.games.vtes.words.asked import InPhase
from coterie.games.vtes.words.bonds import Leaving
from coterie.games.vtes.words.cancelling import CancelFor, CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, Against, Controls, FoeIsDown, InCombatWith, LiesIn
from coterie.games.vtes.words.costs import FREE, Cheaper, PlayedAs
from coterie.games.vtes.words.damage import HurtAfterwards, Inflict, PreventDamage, Victim
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import ClawsOut, EndCombat, Maneuver, MoreStrikes, Press, Stun
from coterie.games.vtes.words.gatherings import AtPrey
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.outcomes import DidBlock
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, DrawCrypt, GainBlood, GainPool
from coterie.games.vtes.words.rounds import AttackWith
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREY,
    OLDER,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    Asks,
    OfClan,
    OfSect,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore
from coterie.games.vtes.words.striking import CombatEnds, StealBlood
from coterie.games.vtes.words.told import CannotAttack, CannotBlock, Told
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ToTorpor
from coterie.games.vtes.words.which_cards import ForSect
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, In
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

MASTERS = Cards(In("hand") & OfType("master"))
WEREWOLF = Trait("werewolf")
ANY_TIME = ("before range", "before strikes", "strikes chosen")  # in a round
TREMERE = OfClan("Tremere") | OfClan("Tremere antitribu")
CLAWS_FOR_BLOOD = Can(
    ClawsOut(), cost=BurnBlood(1), when=("before strikes", "strikes chosen"), role="fighting", limit=Limit(("round",))
)

FIGHTERS: dict[str, tuple[Standing, ...]] = {
    "201644": (While(Against(VAMPIRE & OLDER), Bonus(STRENGTH, 1, THIS)),),  # Mickey Wheeler
    "200463": (rush(VAMPIRE & BOWED & OfSect(SABBAT)),),  # Fergus Alexander
    "201638": (
        Can(
            MoreStrikes(1, limited=False),
            cost=BurnBlood(1),
            when=("additional",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Chun Hei
    "200956": (Leaving("reaction", "leaves", Cards(MINION & Fighting(SELF)), GainPool(1)),),  # Matasuntha
    "200249": (Cannot("be hurt", THIS, Cards(ALLY | RETAINER)),),  # Carolina Vález
    "200528": (Can(StealBlood(2), when=("strike",), role="fighting"),),  # Goratrix
    "201079": (Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT),),  # Omaya
    "200385": (
        Cheaper(1, "blood", Asks("vic"), SELF, locks=False),
        Bonus(RANGED_DAMAGE, 1, THIS),
        Bonus(RANGED_THEFT, 1, THIS),
    ),  # The Dracon
    "201697": (
        Trigger("reaction", "fights", THIS, Straighten(THIS), given=FoeIsDown(THIS), limit=ONCE_A_TURN),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Ian Carfax
    "200011": (Cheaper(1, "blood", whose=SELF, locks=False, given=PlayedAs("combat")),),  # Adana de Sforza
    "201336": (
        CanAct(
            EnterCombat(),
            at=Cards(MINION & READY_REGION & FOES),
            stealth=1,
            also=Choose(MASTERS, Discard(Bound("price")), name="price"),
            given=Exists(MASTERS),
        ),
    ),  # Talbot
    "201176": (
        While(Against(TREMERE), Bonus(STRENGTH, 1, THIS)),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & TREMERE)),
        CannotAttack(whom=Cards(VAMPIRE & TREMERE), actor=THIS),
    ),  # Reginald Moore
    "200259": (
        Can(CombatEnds(), when=("strike",), role="fighting", given=Against(WEREWOLF)),
        While(
            ActorIs(VAMPIRE & OfSect(CAMARILLA)) & Controls(Trait("gehenna"), ControllerOf(ACTING)),
            Bonus(INTERCEPT, 1, THIS),
        ),
    ),  # Céleste Lamontagne
    "201472": (While(Against(VAMPIRE & YOUNGER), Told(FIRST_STRIKE, 1, THIS)),),  # Wise Frog
    "201636": (
        rush(WEAKER),
        Trigger("forced reaction", "hunts", THIS, Stun(IT, locks=False), must=True),
    ),  # Adisa
    "201527": (
        Can(
            Gain(Bonus(STRENGTH, 1, THIS), ME, "combat"),
            cost=Choose(Cards(In("hand") & ForSect(ANARCH)), Discard()),
            when=ANY_TIME,
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Bonus(STEALTH, -1, THIS),
    ),  # Gabriel Tremblay
    "201651": (
        Can(PreventDamage(1, aggravated=False), when=("damage",), role="fighting", limit=Limit(("round",))),
        Can(CombatEnds(), when=("strike",), role="fighting", given=Against(WEREWOLF)),
    ),  # Rowena
    "200512": (
        rush(),
        Cheaper(1, "blood", Asks("ser"), SELF, locks=False, given=PlayedAs("combat")),
    ),  # Ghede
    "201393": (
        Cheaper(1, "blood", Asks("vis"), SELF, locks=False),
        rush(),
        each_phase("end of minion", YOU, Burn(THIS) >> DrawCrypt()),
    ),  # Tupdog
    "201261": (Cannot("be hurt lightly", THIS, Cards(MINION & WEREWOLF)),),  # Selena
    "200210": (While(Against(OfClan("Malkavian")), Bonus(STRENGTH, -1, THIS)),),  # Blythe Candeleria
    "201076": (
        While(Against(VAMPIRE), Cannot("end combat", OPPOSING)),
        Can(BleedMore(1, limited=False), cost=asking("tha"), when=("A", "B", "C"), role="acting", limit=ONCE_AN_ACTION),
    ),  # Oliver Thrace
    "201182": (Bonus(SORCERY_DAMAGE, 1, THIS),),  # Reverend Blackwood
    "201700": (
        Can(
            Choose(
                Cards(VAMPIRE & READY_REGION),
                Gain(CanAct(EnterCombat(THIS), "foes", VAMPIRE & OfSect(CAMARILLA)), THAT),
            ),
            cost=BurnBlood(1),
            when=("in master phase",),
            limit=ONCE_A_TURN,
        ),
    ),  # Lucinde, Alastor
    "201160": (
        Can(
            PreventDamage(1, aggravated=False, who=Victim(others=True)),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            given=InPhase("minion"),
            limit=ONCE_A_TURN,
        ),
    ),  # Randall
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
    "200839": (While(InCombatWith(first=True), Bonus(STRENGTH, -1, THIS)),),  # Lisa Noble
    "200663": (
        While(LiesIn("ready"), Bonus(BLEED, 1, Cards(MINION & WEREWOLF & MINE))),
        PRESS,
    ),  # Jacob Fermor
    "200673": (CLAWS_FOR_BLOOD,),  # Janey Pickman
    "200157": (
        Trigger(
            "reaction",
            "succeeds",
            THIS,
            Straighten(THIS),
            given=ActionIs("recruit") | ActionIs("employ"),
            limit=ONCE_A_TURN,
        ),
        CLAWS_FOR_BLOOD,
    ),  # Baba Yaga, the Iron Hag
    "200766": (
        Can(Press(), when=("press",), role="fighting", given=DidBlock(THIS), limit=ONCE_A_COMBAT),
    ),  # Kazimir Savostin
    "200386": (Cheaper(FREE, "blood", whose=SELF, locks=False, given=PlayedAs("combat")),),  # Dragos
    "201172": (rush(VAMPIRE & YOUNGER & OfSect(CAMARILLA)),),  # Redbone McCray
    "200459": (
        Can(
            BringFromHand(EQUIPMENT & Trait("weapon")),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Fatima al-Faqadi
    "200014": (
        rush(VAMPIRE & OfSect(CAMARILLA)),
        While(Against(OfClan("Tremere")), Bonus(STRENGTH, 1, THIS)),
    ),  # Adonai
    "200678": (
        Bonus(MELEE_DAMAGE, 2, THIS),
        CanAct(AtPrey(Inflict(1, Cards(VAMPIRE & OfSect(SABBAT) & OF_PREY)))),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Jaroslav Pascek
    "200163": (rush(stealth=1, blood=1),),  # Bakr
    "200359": (
        While(Against(OfClan("Nosferatu") | OfClan("Nosferatu antitribu")), Bonus(STRENGTH, 1, THIS)),
    ),  # Dominique Santo Paulo
    "200954": (CanAct(AttackWith(what=Maneuver()), at=Cards(VAMPIRE & READY_REGION & FOES)),),  # Massassi
    "200873": (
        rush(VAMPIRE & ~OfSect(CAMARILLA)),
        Can(GainBlood(1, THIS), cost=BurnEdge(), when=("unlock",), limit=ONCE_A_TURN),
    ),  # Lucinde, Alastor
    "200929": (
        Can(
            EndCombat() >> HurtAfterwards(1),
            cost=Bow(THIS),
            when=("before range",),
            given=~InCombatWith(),
        ),
    ),  # Mariel, Lady Thunder
    "201464": (Can(CancelFor("combat", spared=False, by_foe=True), when=("played",), limit=ONCE_A_COMBAT),),  # Watenda
    "200871": (Told(STRIKE_TAX, 1, Cards(MINION & Fighting(SELF))),),  # Lucian, the Perfect
}
