"""What the texts of the Tremere say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF, WAITING, WEREWOLF, asking, discarding
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import PRESS
from coterie.games.vtes.numbers import BLEED, CAPACITY, INTERCEPT, SORCERY_DAMAGE, STEALTH, STRENGTH, VOTE_WORTH, VOTES
from coterie.games.vtes.words.asked import Meets
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.chances import Gamble
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, Against, FoeIsDown, IsReady, LiesIn
from coterie.games.vtes.words.costs import Cheaper, CheaperRescue, Costlier
from coterie.games.vtes.words.crypts import SpendCrypt
from coterie.games.vtes.words.fighting import MoreStrikes
from coterie.games.vtes.words.hands import DiscardHand, RecruitFound, Reorder
from coterie.games.vtes.words.involved import ANOTHER, BelowStart, Fighting
from coterie.games.vtes.words.methuselahs import HasEdge, TargetControls, TurnOf
from coterie.games.vtes.words.permanents import SearchFor
from coterie.games.vtes.words.phases import DiscardAction
from coterie.games.vtes.words.politics import Calls, ChooseTerm, GainVotes, HasTitle
from coterie.games.vtes.words.referendums import BloodHunt
from coterie.games.vtes.words.requirements import Impersonates
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    BurnPool,
    GainBlood,
    GainPool,
    MasterAction,
    MoveBlood,
    Transfers,
)
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    PREDATOR,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    OfClan,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import StealBloodFrom
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import StealBlood
from coterie.games.vtes.words.titles import ClaimTitle
from coterie.games.vtes.words.told import VotesCount
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import MinionCard
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

PRINCE = Titled(("prince",))
READY_TREMERE = TargetControls(VAMPIRE & READY_REGION & (OfClan("Tremere") | OfClan("Tremere antitribu")))
TREMERE = VAMPIRE & READY_REGION & (OfClan("Tremere") | OfClan("Tremere antitribu")) & OTHER
AIDE = ALLY & (Trait("mortal") | Trait("mage")) & MINE

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200086": (Gamble(SELF, Asks("tha"), asks="tha", then=BurnBlood(1, THIS)),),  # Andrew Stuart
    "201623": (
        Can(Intercept(1), cost=asking("tha"), when=("B",), limit=ONCE_AN_ACTION),
        Can(Stealth(1), cost=asking("tha"), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Abraham DuSable
    "200025": (PRESS,),  # Aidan Lyle
    "200031": (Cannot("be blocked", THIS, Cards(VAMPIRE & YOUNGER & OfClan("Tremere"))),),  # Aisling Sturbridge
    "200078": (
        While(
            HasTitle(("justicar",)) & Exists(Cards(VAMPIRE & READY_REGION & Titled(("justicar",)) & OTHER)),
            Bonus(VOTES, -1, THIS),
        ),
        Can(StealBlood(1), when=("strike",), role="fighting"),
    ),  # Anastasz di Zagreb
    "200116": (
        Can(
            RecruitFound(ALLY & Trait("mage"), THIS),
            cost=Transfers(4),
            when=("influence",),
            given=IsReady(),
        ),
    ),  # Antonio d'Erlette
    "201740": (While(HasEdge(), Bonus(STRENGTH, 1, THIS)),),  # Anxo Vilela
    "201637": (
        Can(GainBlood(1, THIS), cost=DiscardAction(), when=("in discard phase",), given=IsReady()),
    ),  # Ayse Dhanial
    "200210": (While(Against(OfClan("Malkavian")), Bonus(STRENGTH, -1, THIS)),),  # Blythe Candeleria
    "200248": (
        Can(
            GainBlood(2, THIS),
            cost=Choose(Cards(RETAINER & OnThe(THIS)), Burn()),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Carna, The Princess Witch
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
    "200377": (
        While(Against(OfClan("Ventrue")), Cannot("end combat", OPPOSING)),
        Can(GainVotes(2), cost=asking("tha"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),
    ),  # Dr. John Dee
    "200440": (
        CanAct(StealBloodFrom(3, up_to=True), at=Cards(VAMPIRE & OTHER & OfClan("Tremere")), stealth=1),
    ),  # Etrius
    "201750": (CanAct(Reorder(5) >> Straighten(ME), stealth=1, blood=1),),  # Eulogio Sánchez de los Reyes
    "201752": (While(Acting() & (ActionIs("recruit") | ActionIs("employ")), Bonus(STEALTH, 1, THIS)),),  # Frau Schädel
    "200485": (CheaperRescue(1, THIS),),  # Frondator
    "200489": (
        CanAct(StealBloodFrom(2), at=Cards(ANOTHER & MINION & READY_REGION), stealth=1),
    ),  # Gabrielle di Righetti
    "200508": (
        While(~HasTitle(), Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & TITLED & FOES)), THIS)),
        Bonus(STEALTH, 1, THIS),
    ),  # Gerald Windham
    "200528": (Can(StealBlood(2), when=("strike",), role="fighting"),),  # Goratrix
    "201697": (
        Trigger("reaction", "fights", THIS, Straighten(THIS), given=FoeIsDown(THIS), limit=ONCE_A_TURN),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Ian Carfax
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
    "201621": (Impersonates("justicar"), Bonus(INTERCEPT, 1, THIS)),  # Karl Schrekt
    "200767": (
        Can(
            BurnBlood(1, THIS),
            cost=BurnEdge(),
            when=("any unlock",),
            anybodys=True,
            given=Meets(THIS, OF_PREDATOR) & TurnOf(PREDATOR),
        ),
    ),  # Keith Moody
    "200833": (
        Can(MoreStrikes(1), cost=BurnBlood(1, THIS), when=("additional",), role="fighting", limit=Limit(("round",))),
    ),  # Lernean
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
    "200943": (While(Acting() & ~READY_TREMERE, Bonus(BLEED, -1, THIS)),),  # Martin Franckel
    "200999": (CanAct(SearchFor(MinionCard()), stealth=1),),  # Mistress Fanchon
    "201076": (
        While(Against(VAMPIRE), Cannot("end combat", OPPOSING)),
        Can(BleedMore(1, limited=False), cost=asking("tha"), when=("A", "B", "C"), role="acting", limit=ONCE_AN_ACTION),
    ),  # Oliver Thrace
    "201084": (While(LiesIn("ready"), VotesCount(VOTE_WORTH, 2, Cards(VAMPIRE & MINE))),),  # Orlando Oriundus
    "201100": (
        Can(Intercept(1), cost=SpendCrypt(), when=("B",), role="reacting", limit=ONCE_AN_ACTION),
        Can(Stealth(1), cost=SpendCrypt(), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Paul Cordwood
    "201171": (
        Bonus(STEALTH, 1, THIS),
        While(Acting() & TargetControls(VAMPIRE & READY_REGION & OfClan("Malkavian")), Bonus(BLEED, 1, THIS)),
    ),  # Rebekka, Chantry Elder of Munich
    "201182": (Bonus(SORCERY_DAMAGE, 1, THIS),),  # Reverend Blackwood
    "201186": (
        While(ActorIs(VAMPIRE & (OfClan("Lasombra") | OfClan("Tzimisce"))), Bonus(INTERCEPT, -1, THIS)),
    ),  # Richard Tauber, Ayelea's Puppet
    "201213": (While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfClan("Tzimisce")))),),  # Rutor
    "201217": (
        Can(
            Choose(Cards(VAMPIRE & OTHER & OfClan("Tremere")), MoveBlood(THIS, THAT)),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Sabine Lafitte
    "201261": (Cannot("be hurt lightly", THIS, Cards(MINION & WEREWOLF)),),  # Selena
    "201652": (
        Can(
            ChooseOne(
                (Choose(Cards(AIDE & BelowStart()), MoveBlood(THIS, THAT)), Choose(Cards(AIDE), MoveBlood(THAT, THIS)))
            ),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Sri Sansa
    "201388": (While(BloodHunt(), Cannot("vote against", THIS)),),  # Troius
    "201501": (
        CanAct(
            Calls(ClaimTitle(), ChooseTerm(Cards(VAMPIRE & PRINCE)), votes=0), stealth=1, given=~HasTitle(("prince",))
        ),
    ),  # Zane
}
