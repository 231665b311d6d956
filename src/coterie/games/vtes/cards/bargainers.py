"""Vampires whose texts speak of votes, titles, hands and other cards; the others stand in `crypt`."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.numbers import (
    BLEED,
    CONTEST_TAX,
    HAND_SIZE,
    LIBRARY_TAX,
    RANGED_DAMAGE,
    STEALTH,
    STRENGTH,
    VOTE_TAX,
    VOTES,
    VOTES_AGAINST,
    WORSE,
)
from coterie.games.vtes.words.asked import ActionNeeds, PreyHasBurned
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    InCombatWith,
    IsA,
    IsReady,
    YourTurn,
)
from coterie.games.vtes.words.corruption import Corrupted
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.gatherings import DiscardAtRandom, Exchange, Mend, PutUnder, TakeOnto
from coterie.games.vtes.words.hands import OpenHand
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.methuselahs import HasEdge
from coterie.games.vtes.words.outcomes import ACTION_CARD, AimedAtCard, FlipCoin, MustBleed, ShuffleIn
from coterie.games.vtes.words.permanents import ControllerOf, MoveOnto
from coterie.games.vtes.words.politics import Calls, ChooseTerm, HasTitle
from coterie.games.vtes.words.referendums import BloodHunt, EdgeSpent, ForceVotes, OlderThan
from coterie.games.vtes.words.requirements import PassesFor
from coterie.games.vtes.words.resources import BurnBlood, GainBlood, GainPool, MoreHand, MoveBlood
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    MINION,
    OF_PREDATOR,
    OPPOSING,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore, FailAction
from coterie.games.vtes.words.striking import Dodge
from coterie.games.vtes.words.titles import ClaimTitle
from coterie.games.vtes.words.told import CannotBlock, Told
from coterie.games.vtes.words.uses import ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import RemoveFromGame
from coterie.games.vtes.words.which_cards import Needs, Unique
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, In
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

PET, HOME = Bound("animal"), Bound("vampire")
PRINCE = Titled(("prince",))

BARGAINERS: dict[str, tuple[Standing, ...]] = {
    "201530": (While(Acting() & ActionIs("political"), Told(VOTE_TAX, 1, Cards(VAMPIRE))),),  # Alexander Silverson
    "200190": (CanAct(Calls(MoreHand(1, "game"), votes=0), stealth=1),),  # Benjamin Rose
    "200571": (OpenHand(ControllerOf(OPPOSING), InCombatWith()),),  # Harold Tanner
    "201116": (
        While(Against(OfClan("Baali")), Told(WORSE, 1, THIS)),
        Trigger(
            "forced reaction",
            "presses",
            Cards(VAMPIRE & Fighting(ItSelf())),
            BurnBlood(1, IT),
            must=True,
            given=OfSort("on"),
        ),
    ),  # Petra
    "201438": (
        Trigger("reaction", "cancelled", Cards(MINE & Called("Golconda: Inner Peace")), ShuffleIn(IT)),
    ),  # Victor Donaldson
    "201388": (While(BloodHunt(), Cannot("vote against", THIS)),),  # Troius
    "201501": (
        CanAct(
            Calls(ClaimTitle(), ChooseTerm(Cards(VAMPIRE & PRINCE)), votes=0), stealth=1, given=~HasTitle(("prince",))
        ),
    ),  # Zane
    "200427": (Trigger("reaction", "acted", THIS, ShuffleIn(ACTION_CARD)),),  # Epikasta Rigatos
    "201398": (
        While(EdgeSpent(), Bonus(VOTES, 1, THIS)),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & OfClan("Nosferatu"))),
    ),  # Tyler McGill
    "201430": (While(~HasEdge(), Told(CONTEST_TAX, 1, THIS)),),  # Vasily
    "200186": (Cannot("act political", THIS), Bonus(STEALTH, -1, THIS)),  # Bela
    "200498": (PassesFor("Ventrue"),),  # Gem Ghastly
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
    "201628": (While(BloodHunt(), Told(VOTES_AGAINST, 2, THIS)),),  # Jason Newberry
    "200707": (
        While(~HasTitle(), CannotBlock(whom=THIS, actor=Cards(VAMPIRE & TITLED))),
        While(Acting() & ActionIs("embrace"), Bonus(STEALTH, 1, THIS)),
    ),  # João Bilé
    "201026": (
        Grants(
            Can(
                ForceVotes("Mustafa, The Heir"),
                cost=MoveBlood(THIS, Cards(Called("Mustafa, The Heir"))),
                when=("poll",),
                given=IsA(OfClan("Toreador")) & OlderThan("Mustafa, The Heir"),
                limit=ONCE_A_REFERENDUM,
            ),
            Cards(VAMPIRE & FOES),
        ),
    ),  # Mustafa, The Heir
    "201664": (
        Can(Press(only_on=True), when=("press",), role="fighting", limit=Limit("combat")),
        Cannot("decline to press", THIS),
    ),  # Adrino Manauara
    "201585": (MustBleed(1, Exists(Cards(MINION & MINE & BOWED))),),  # Elen Kamjian
    "201738": (Costlier(strikes=True, whose=VAMPIRE & YOUNGER & Fighting(ItSelf())),),  # Algirdas, The Solar Prophet
    "201782": (Costlier(strikes=True, whose=MINION & Fighting(ItSelf())), Bonus(STEALTH, 1, THIS)),  # Djeneba
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
    "201660": (
        Cheaper(1, "blood", Asks("pro"), ItSelf(), locks=False),
        While(Against(ALLY) | Against(VAMPIRE & YOUNGER), Bonus(STRENGTH, 1, THIS)),
    ),  # Ragnar Nordstrom
    "201591": (Bonus(BLEED, Count(Cards(EQUIPMENT & Unique() & OnThe(THIS))), THIS),),  # Hesha Ruhadze
    "201760": (
        While(
            AtLeast(
                Count(Cards(MINION & READY_REGION & OF_PREDATOR)),
                Times(1, Count(Cards(MINION & READY_REGION & MINE)), 1),
            ),
            Bonus(HAND_SIZE, 1, YOU),
        ),
    ),  # Khin Aye
    "201686": (CanAct(Mend(2), at=Cards(MINION & MINE), stealth=1),),  # Seraphina
    "201684": (
        each_phase("discard", YOU, Bow(THIS)),
        While(Against(VAMPIRE & TITLED), Bonus(STRENGTH, 1, THIS)),
    ),  # Roy
    "201681": (
        Can(Dodge(), cost=DiscardAtRandom(), when=("strike",), role="fighting", limit=Limit("combat")),
    ),  # Phaibun
    "201785": (Bonus(RANGED_DAMAGE, 1, THIS),),  # Noluthando
    "201722": (
        Can(
            BleedMore(1, limited=False),
            cost=Choose(Cards(In("ash")), RemoveFromGame(), 7, 7),
            when=("A", "B", "C"),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
    ),  # Marchesa Liliana
    "201588": (While(Against(Corrupted()), Cannot("end combat", OPPOSING)),),  # Faruq Abd al-Qadir
    "201608": (
        Trigger(
            "reaction",
            "masters",
            YOU,
            Choose(Cards(VAMPIRE & READY_REGION & MINE & OfClan("Ministry")), GainBlood(1, THAT)),
            given=IsReady() & YourTurn(),
        ),
    ),  # Nonu Dis
    "201675": (
        Can(
            Choose(
                Cards(RETAINER & Trait("animal") & MINE),
                Choose(Cards(VAMPIRE & MINE), MoveOnto(HOME, PET), name="vampire"),
                name="animal",
            ),
            when=("in discard phase",),
            limit=ONCE_A_TURN,
        ),
    ),  # Luciano Carvalho
    "201724": (
        Can(
            Choose(Cards(In("ash") & ~VAMPIRE), PutUnder()),
            when=("in discard phase",),
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Mora, the Death Seer
    "201721": (CanAct(Exchange(), blood=1, stealth=1),),  # Lenelle, Mambo of Birmingham
    "201784": (
        Cheaper(1, "", (ALLY | RETAINER) & Needs("Tzimisce"), ItSelf(), locks=False),
    ),  # Máddji, Mistress of Szlachtas
    "201786": (CanAct(TakeOnto(), at=Cards(EQUIPMENT & FOES), blood=1),),  # Saankaláxt
    "201776": (
        Trigger("reaction", "acted", THIS, GainPool(1), given=PreyHasBurned(), limit=ONCE_A_TURN),
    ),  # Věnceslava, The Implacable
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
}
