"""Vampires that serve their Methuselah: with the crypt, the hand, the library, phases and pool."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import ANTIQUE, IN_YOUR_TURN, SELF, TURN_ANARCH, WAITING, asking, discarding
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAPACITY,
    DISCARDS,
    HAND_SIZE,
    INTERCEPT,
    MASTER_ACTIONS,
    RESCUE_TAX,
    STEALTH,
    STRENGTH,
)
from coterie.games.vtes.words.asked import InPhase, Meets
from coterie.games.vtes.words.bargains import LetChoose
from coterie.games.vtes.words.circumstances import Acting, ActionIs, IsReady, LiesIn
from coterie.games.vtes.words.costs import WHOLE, Cheaper, CheaperRescue, Costlier
from coterie.games.vtes.words.crypts import ExileTop, JoinCircle, NextTransfers, NoTransfers, PeekUncontrolled
from coterie.games.vtes.words.gatherings import PutUnder, TakeOnto
from coterie.games.vtes.words.hands import DiscardFrom, DiscardHand, RecruitFound, Reorder
from coterie.games.vtes.words.involved import BelowStart, Fighting
from coterie.games.vtes.words.permanents import WHOSE, InDiscardPhase, SearchFor
from coterie.games.vtes.words.phases import DiscardAction, GainMasterAction
from coterie.games.vtes.words.remembered import HasHunted
from coterie.games.vtes.words.requirements import PassesFor
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    BurnPool,
    Draw,
    DrawCrypt,
    GainBlood,
    GainPool,
    MasterAction,
    MoreHand,
    MoveBlood,
    Transfers,
)
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    EQUIPMENT,
    OF_PREY,
    OLDER,
    PREDATOR,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    Asks,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import Intercept
from coterie.games.vtes.words.takings import LearnFrom
from coterie.games.vtes.words.told import MasterActions, Told
from coterie.games.vtes.words.tolls import Upkeep
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ToUncontrolled
from coterie.games.vtes.words.which_cards import MinionCard, Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

ENTERING = InPhase("influence", yours=True)
UNTITLED = Cards(VAMPIRE & ~TITLED & MINE)
OTHER_UNTITLED = Cards(VAMPIRE & OTHER & ~TITLED & MINE)
TREMERE = VAMPIRE & READY_REGION & (OfClan("Tremere") | OfClan("Tremere antitribu")) & OTHER
AIDE = ALLY & (Trait("mortal") | Trait("mage")) & MINE

STEWARDS: dict[str, tuple[Standing, ...]] = {
    "200076": (
        Trigger(
            "reaction",
            "emerge",
            THIS,
            Pay(RemoveFromGame(THIS), Choose(OTHER_UNTITLED, TURN_ANARCH) >> ChooseOne((GainPool(1), DrawCrypt()))),
        ),
    ),  # Anarch Convert
    "201617": (
        Can(
            ExileTop(VAMPIRE & OfClan("Malkavian"), Choose(UNTITLED, TURN_ANARCH)),
            cost=BurnBlood(1),
            when=("influence",),
            limit=ONCE_A_TURN,
        ),
    ),  # Gilbert Duane
    "201634": (
        PassesFor("Tremere", alone=True),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Abraham Mellon
    "201640": (CanAct(TakeOnto(), at=Cards(ANTIQUE & FOES)),),  # Darius Shirazi
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
    "200946": (
        CanAct(AddBlood(2), at=Cards(WAITING), stealth=1),
        While(LiesIn("ready"), Bonus(BLEED, -2, Cards(VAMPIRE & Titled(("inner circle",))))),
    ),  # Mary Anne Blaire
    "201635": (CheaperRescue(2, THIS, VAMPIRE & OLDER),),  # Adelino Da Silva
    "200856": (
        Cheaper(1, "blood", Asks("tha"), SELF, locks=False),
        Can(
            ChooseOne((Choose(Cards(TREMERE & READY), Bow()), Choose(Cards(TREMERE & BOWED), Straighten()))),
            when=("minion",),
            limit=ONCE_A_TURN,
        ),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Lord Tremere
    "200905": (
        CanAct(
            Choose(Cards(WAITING), RemoveFromGame()) >> Choose(Cards(WAITING), AddBlood(4)),
            stealth=1,
            given=Exists(Cards(WAITING), 2),
        ),
    ),  # Malgorzata
    "200999": (CanAct(SearchFor(MinionCard()), stealth=1),),  # Mistress Fanchon
    "200242": (
        Trigger("forced reaction", "burn", THIS, ToUncontrolled(IT) >> NextTransfers(3), must=True),
        Bonus(HAND_SIZE, 2, YOU),
        Bonus(INTERCEPT, 1, THIS),
    ),  # The Capuchin
    "201637": (
        Can(GainBlood(1, THIS), cost=DiscardAction(), when=("in discard phase",), given=IsReady()),
    ),  # Ayse Dhanial
    "201705": (
        Can(
            Choose(Cards(WAITING & OfClan("Nosferatu")), AddBlood(1)),
            cost=BurnEdge(),
            when=("influence",),
            limit=ONCE_A_TURN,
        ),
    ),  # Nikolaus Vermeulen
    "201035": (
        While(LiesIn("ready"), MasterActions(MASTER_ACTIONS, 2, YOU, how="base")),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Nana Buruku
    "201410": (
        While(LiesIn("ready"), Bonus(DISCARDS, 1, YOU)),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Unmada
    "200720": (
        Can(
            ChooseOne((DiscardFrom(PREY, "blind"), DiscardFrom(PREDATOR, "blind"))),
            cost=DiscardAction(),
            when=("in discard phase",),
        ),
        Bonus(STEALTH, 1, THIS),
    ),  # Josef von Bauren
    "201214": (
        While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfClan("Ventrue")))),
        Can(
            Choose(Cards(In("hand")), Discard(), 0, 99),
            cost=DiscardAction() >> Bow(THIS),
            when=("in discard phase",),
        ),
    ),  # Ruxandra
    "201244": (
        Trigger("reaction", "torpor", Cards(VAMPIRE & Fighting(SELF)), MoreHand(2), limit=ONCE_A_TURN),
    ),  # Sascha Vykos, The Angel of Caine
    "201245": (Trigger("reaction", "masters", EACH_FOE, Draw(), given=IsReady()),),  # the same, advanced
    "201504": (
        Cheaper(of=Trait("location"), coin="pool", bleeds=WHOLE, given=IsReady()),
        Bonus(STRENGTH, 1, THIS),
    ),  # Zelios
    "200105": (Cheaper(1, "pool", EQUIPMENT, SELF, locks=False),),  # Anne-Marie Bourgeois
    "201648": (Cheaper(of=Trait("location"), bleeds=1, locks=False),),  # Regina Blake
    "201706": (
        Can(
            Choose(Cards(VAMPIRE & Titled(("prince",)) & MINE), MoveBlood(THAT, THIS)),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Silvian Popescu
    "200278": (
        Costlier(sorts=("combat",), whose=VAMPIRE & Fighting(SELF)),
        each_phase("unlock", YOU, BurnPool(1), given=~Exists(Cards(Trait("gehenna")))),
    ),  # Claudio Severino
    "200279": (
        Can(
            GainPool(1),
            cost=DiscardAction() >> asking("tha"),
            when=("in discard phase",),
            given=IsReady(),
        ),
    ),  # Claudio Severino, advanced
    "201652": (
        Can(
            ChooseOne(
                (Choose(Cards(AIDE & BelowStart()), MoveBlood(THIS, THAT)), Choose(Cards(AIDE), MoveBlood(THAT, THIS)))
            ),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Sri Sansa
    "200116": (
        Can(
            RecruitFound(ALLY & Trait("mage"), THIS),
            cost=Transfers(4),
            when=("influence",),
            given=IsReady(),
        ),
    ),  # Antonio d'Erlette
    "200644": (
        Can(GainMasterAction(), cost=Bow(THIS), when=("in master phase",), given=IsReady()),
        Told(RESCUE_TAX, 1, THIS),
    ),  # Isanwayen
    "200485": (CheaperRescue(1, THIS),),  # Frondator
    "200248": (
        Can(
            GainBlood(2, THIS),
            cost=Choose(Cards(RETAINER & OnThe(THIS)), Burn()),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Carna, The Princess Witch
    "200671": (Costlier(sorts=("action", "modifier", "reaction"), whose=SELF),),  # Jane Sims
    "200853": (
        CanAct(LearnFrom(("ani", "for", "pro")), "others", VAMPIRE & OfClan("Gangrel"), stealth=1),
    ),  # Lord Ashton
    "200980": (Cheaper(1, "blood", Asks("vic"), SELF, locks=False),),  # Meshenka
    "200968": (
        Can(
            Choose(Cards(VAMPIRE & OfSect(ANARCH) & MINE), GainBlood(1, THAT)),
            cost=BurnEdge(),
            when=IN_YOUR_TURN,
            limit=ONCE_A_TURN,
        ),
    ),  # The Medic
    "201643": (PassesFor("Toreador"),),  # Lady Scarlett Churchill
    "200638": (
        Cheaper(1, "", ALLY & Needs("Gangrel"), SELF, locks=False),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Inyanga
    "200661": (
        Bonus(CAPACITY, 4, THIS),
        Can(
            DiscardHand(PREY),
            cost=MasterAction() >> discarding("master"),
            when=("in master phase",),
            anybodys=True,
            given=Meets(THIS, OF_PREY),
        ),
    ),  # Jacob, The Glitch
    "201203": (While(Acting() & ActionIs("employ"), Bonus(STEALTH, 1, THIS)),),  # Rosa Hernández
    "200688": (Costlier(paid=True, whose=SELF),),  # Jenna Cross
    "201217": (
        Can(
            Choose(Cards(VAMPIRE & OTHER & OfClan("Tremere")), MoveBlood(THIS, THAT)),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Sabine Lafitte
    "200893": (
        Trigger("forced reaction", "attach", Cards(Trait("haven") & OnThe(THIS)), Burn(IT), must=True),
    ),  # Lynn Thompson
    "200302": (CanAct(SearchFor(EQUIPMENT), stealth=1),),  # Cristos Mantigo
    "201248": (
        Cannot("be hurt", THIS, Cards(VAMPIRE & OfClan("Baali"))),
        Can(
            ChooseOne(
                (
                    Choose(Cards(VAMPIRE & OTHER), MoveBlood(THIS, THAT, 2)),
                    Choose(Cards(WAITING), MoveBlood(THIS, THAT, 2)),
                )
            ),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Saulot, The Wanderer
    "200844": (
        Cheaper(1, "", (ALLY | RETAINER) & Needs("Tzimisce", "vic"), SELF, locks=False),
    ),  # Little Tailor of Prague
    "201295": (While(Acting(), Cannot("replace cards", YOU)),),  # Skidmark
    "200261": (
        each_phase("end of minion", YOU, BurnBlood(1, THIS), given=Exists(Cards(Trait("gehenna"))) & ~HasHunted()),
    ),  # César Holfield
    "200093": (
        Cheaper(1, "blood", Asks("nec"), VAMPIRE & OfClan("Harbinger of Skulls"), locks=False, given=IsReady()),
    ),  # Angelique
    "200801": (CanAct(ChooseOne((Draw(1), Draw(2))), stealth=1),),  # La Viuda Blanca
    "200520": (
        Trigger("reaction", "phase", EACH_FOE, Choose(Cards(In("hand")), Discard()), given=OfSort("discard")),
        While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),
    ),  # Giotto Verducci
    "200935": (
        Can(Intercept(1, BLOCKING), cost=BurnBlood(1, THIS), when=("B",)),
        CanAct(Reorder(5), stealth=1),
    ),  # Maris Streck
    "201443": (
        Can(GainPool(2), cost=BurnEdge(), when=("in master phase",), given=IsReady(), limit=ONCE_A_TURN),
    ),  # Victoria
    "200135": (
        each_phase(
            "end of unlock",
            PREY,
            Upkeep(Cards(Trait("location") & OF_PREY), LetChoose(PREY, (BurnPool(1, PREY), Burn(THAT)))),
            given=IsReady(),
        ),
    ),  # Arika
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
    "200611": (
        Can(GainMasterAction(), cost=BurnPool(1), when=("in master phase",), given=IsReady(), limit=ONCE_A_TURN),
    ),  # Huitzilopochtli
    "201044": (
        Can(Choose(Cards(In("hand")), PutUnder(), 1, 2), when=("unlock",), limit=ONCE_A_TURN),
        Cannot("use cel", THIS),
    ),  # Nehemiah
    "200826": (
        each_phase("unlock", EACH_FOE, LetChoose(WHOSE, (BurnPool(1, WHOSE), NoTransfers(WHOSE))), given=IsReady()),
    ),  # Leandro
    "200107": (While(LiesIn("ready"), MasterActions(MASTER_ACTIONS, 2, YOU, how="base")),),  # Anson
    "200573": (Can(PeekUncontrolled(PREY), when=("unlock",), limit=ONCE_A_TURN),),  # Harrod
}
