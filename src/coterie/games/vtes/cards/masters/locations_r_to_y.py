"""Masters that are locations, from R to Y."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ANTIQUE, ANY_TIME, BEFORE_VOTES, MALKAVIAN, ON_IT
from coterie.games.vtes.cards.masters.habits import BLACK_HAND, NOSFERATU, OWN_READY, hiding, stealable
from coterie.games.vtes.cards.masters.locations_h_to_p import ONE
from coterie.games.vtes.numbers import HAND_SIZE, HUNT, SABBAT
from coterie.games.vtes.words.asked import ActionNeeds, AimedAtCard, EquipsFromHand, IsUnlocked
from coterie.games.vtes.words.bleeding import BleedLess
from coterie.games.vtes.words.bonds import MARKED, PLACED, Leaving, Mark, Marks
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    AimedAt,
    BlockerIs,
    Controls,
    HasBlockedBefore,
    IsBlocked,
    Succeeded,
)
from coterie.games.vtes.words.costs import Cheaper, Dearer, PlayedAs
from coterie.games.vtes.words.crypts import FetchFromCrypt
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.gatherings import Duel, PutUnder
from coterie.games.vtes.words.involved import IsActing
from coterie.games.vtes.words.methuselahs import HasEdge
from coterie.games.vtes.words.permanents import PutInPlay, PutOn, SearchFor
from coterie.games.vtes.words.phases import BurnTop, GainMasterAction, KeepsInfernalPool
from coterie.games.vtes.words.politics import CastVotes
from coterie.games.vtes.words.referendums import FailReferendum, InTerms
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, Draw, GainBlood, GainPool
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    EQUIPMENT,
    LIBRARY_CARD,
    ME,
    MINION,
    PREDATOR,
    PREY,
    READY_REGION,
    TORPID,
    VAMPIRE,
    Asks,
    Called,
    OfClan,
    OfSect,
    OfType,
    Trait,
    X,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept
from coterie.games.vtes.words.stores import Kept, Store
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.tolls import SpendCounters
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, Rise
from coterie.games.vtes.words.which_cards import MinionCard, Needs
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, READY, Bearing, In, With
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard, Return
from coterie.words.cards.numbers import Bonus, Cannot, Counters, Grants
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach

OWN_MINION = Target("that", Cards(MINION & MINE))
ADMIRE = Can(
    Straighten(ME),
    when=("after",),
    role="acting",
    given=Succeeded() & EquipsFromHand(ANTIQUE),
    limit=ONCE_A_TURN,
)
CHOOSE_ONE = Choose(Cards(VAMPIRE & READY_REGION & MINE), Mark(THAT))
UNLOCK_AFTER = Trigger("forced reaction", "succeeds", THIS, Straighten(THIS), must=True)
HELPFUL = Gain(Can(Intercept(1), cost=BurnBlood(1, ME), when=("B",), limit=Limit("action")), THAT, "action")
SABBAT_GUARD = Cards(VAMPIRE & READY_REGION & READY & MINE & OfSect(SABBAT))
STILL_ACTS = Cards(VAMPIRE & READY_REGION & IsActing())
STORE = Choose(Cards(VAMPIRE & MINE & OfClan("Tremere")), BurnBlood(1, THAT) >> PutCounters("counter", 1, THIS))
UNCONTROLLED_TREMERE = Cards(In("uncontrolled") & OfClan("Tremere"))
POUR = Choose(
    UNCONTROLLED_TREMERE,
    AddBlood(Counters("counter", THIS)) >> RemoveCounters("counter", Counters("counter", THIS), THIS),
)
HAQIM = VAMPIRE & OfClan("Banu Haqim")
OWN_HAQIM = Cards(HAQIM & READY_REGION & MINE)
UNDER_CONTRACT = MINION & Bearing(Trait("contract") & Marks(HAQIM & MINE))

MITHRAS = Called("Mithras")

CARDS: tuple[Card, ...] = (
    card(
        "Ravnos Cache",
        plain(PutInPlay()),
        abilities=(
            Can(BurnPool(1) >> PutCounters("counter", 2, THIS), when=("in master phase",), limit=ONCE_A_TURN),
            Cheaper(of=EQUIPMENT, stored=True),
        ),
    ),
    card(
        "Ravnos Carnival",
        plain(PutInPlay(Count(Cards(VAMPIRE & MINE & OfClan("Ravnos"))))),
        abilities=(
            Cheaper(
                coin="blood",
                of=OfType("action"),
                whose=VAMPIRE & OfClan("Ravnos"),
                locks=False,
                given=PlayedAs("action"),
                stored=True,
            ),
        ),
        fades=True,
    ),
    card(
        "Ruins of Charizel",
        plain(PutInPlay()),
        abilities=(
            KeepsInfernalPool(),
            Can(
                SpendCounters(BleedLess(X())),
                when=("A", "B", "C"),
                given=ActionIs("bleed", at_you=True),
                limit=ONCE_AN_ACTION,
            ),
            each_phase("discard", PREDATOR, RemoveCounters("counter", ON_IT, THIS)),
        ),
    ),
    card(
        "Secure Haven",
        plain(PutOn(), targets=(OWN_MINION,)),
        abilities=(
            Cannot("be aimed at", HOST),
            Dearer("", on_bearer=True),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
        traits=("haven",),
        single="haven",
    ),
    card(
        "Spirit Summoning Chamber",
        plain(PutInPlay()),
        abilities=(
            Can(
                SearchFor(MinionCard() & Asks("tha")),
                cost=Bow(THIS)
                >> Choose(Cards(OWN_READY & OfClan("Tremere antitribu")), BurnBlood(1, ONE), name="vampire"),
                when=ANY_TIME,
            ),
        ),
    ),
    card(
        "Storage Annex",
        plain(PutInPlay() >> Choose(Cards(In("hand")), Store(on=PLACED))),
        abilities=(
            Can(
                Choose(
                    Cards(Kept()), Choose(Cards(In("hand")), Store()) >> Return(Bound("kept card")), name="kept card"
                ),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
        ),
    ),
    card(
        "The Barrens",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(In("hand")), Discard()), cost=Bow(THIS), when=ANY_TIME),),
    ),
    card(
        "The Black Throne",
        plain(PutInPlay()),
        abilities=(
            Can(CastVotes(2), cost=Bow(THIS), when=ANY_POLL),
            Leaving("would", "leaves", Cards(UNDER_CONTRACT), Bow(THIS) >> GainPool(1)),
        ),
    ),
    card(
        "The British Museum, London",
        plain(PutInPlay()),
        abilities=(
            Bonus(HAND_SIZE, 1, YOU),
            Grants(ADMIRE, Cards(MINION & MINE)),
            Cheaper(1, "", ANTIQUE, MINION, locks=False),
        ),
    ),
    card(
        "The Crocodile Temple",
        plain(PutInPlay()),
        abilities=(
            Can(Inflict(1, ACTING), cost=Bow(THIS), when=("after",), given=Succeeded() & ActionIs(at_you=True)),
        ),
    ),
    card("The Hungry Coyote", plain(PutInPlay()), abilities=(Bonus(HUNT, 1, Cards(VAMPIRE & MINE & OfSect(SABBAT))),)),
    hiding("The Labyrinth", "Nosferatu"),
    card(
        "The Line",
        plain(PutInPlay()),
        abilities=(Cheaper(1, "blood", OfType("action"), VAMPIRE), stealable()),
    ),
    card(
        "The Mausoleum, Venice",
        plain(PutInPlay()),
        abilities=(
            Can(CastVotes(1), cost=Bow(THIS), when=("poll",), given=Exists(Cards(Called("Ventrue Headquarters")))),
            Can(CastVotes(2), cost=Bow(THIS), when=("poll",), given=~Exists(Cards(Called("Ventrue Headquarters")))),
        ),
    ),
    card(
        "The Mithraeum, London",
        plain(PutInPlay()),
        abilities=(
            Can(FetchFromCrypt(MITHRAS), when=("influence",), given=~Controls(MITHRAS), limit=ONCE_A_TURN),
            Can(
                Choose(Cards(VAMPIRE & (MITHRAS | Trait("mithraic mysteries"))), GainBlood(1, THAT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
            ),
        ),
        traits=("mithraic mysteries",),
    ),
    card(
        "The Parthenon",
        plain(PutInPlay()),
        abilities=(Can(GainMasterAction(), cost=Bow(THIS), when=("in master phase",)),),
    ),
    card(
        "The Rack",
        plain(PutInPlay() >> CHOOSE_ONE),
        abilities=(
            Trigger("forced reaction", "control", THIS, CHOOSE_ONE, must=True),
            Can(GainBlood(2, MARKED), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Steal(THIS), "anybody", VAMPIRE),
        ),
    ),
    card("Therbold Realty", plain(PutInPlay()), abilities=(Cheaper(1, "", Trait("location"), locks=False),)),
    card(
        "The Rumor Mill, Tabloid Newspaper",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(VAMPIRE), HELPFUL), cost=Bow(THIS), when=("A", "B")),),
    ),
    card(
        "The Secret Library of Alexandria",
        plain(PutInPlay()),
        abilities=(Trigger("reaction", "bleeds", Cards(MINION & MINE), Draw(1), given=AimedAt(PREY)),),
    ),
    card(
        "The Shard, London",
        plain(PutInPlay()),
        abilities=(
            Cheaper(2, given=HasEdge()),
            stealable(VAMPIRE & ~OfClan("Ventrue")),
            stealable(VAMPIRE & OfClan("Ventrue"), 1),
        ),
    ),
    card(
        "The Slaughterhouse",
        plain(PutInPlay()),
        abilities=(Can(BurnTop(2, PREY), cost=Bow(THIS), when=ANY_TIME),),
    ),
    card(
        "Tower of London",
        plain(PutInPlay()),
        abilities=(
            Can(
                GainPool(1),
                cost=Bow(THIS),
                when=("after",),
                given=Succeeded() & ActionNeeds(Needs(discipline="nec")),
            ),
        ),
    ),
    hiding("Twisted Forest", "Gangrel antitribu"),
    card("Ventrue Headquarters", plain(PutInPlay()), abilities=(Can(CastVotes(3), cost=Bow(THIS), when=ANY_POLL),)),
    card(
        "Wall Street Night, Financial Newspaper",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(1, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(MINION & MINE) & ActionIs(undirected=True),
            ),
            CanAct(
                Pay(RemoveCounters("counter", 1, THAT), GainPool(1)),
                "controlled",
                MINION,
                1,
                at=Cards(Trait("investment") & With("counter")),
                given=IsUnlocked(),
                also=Bow(THIS),
            ),
        ),
    ),
    card(
        "Warsaw Station",
        plain(PutInPlay()),
        abilities=(
            Can(
                Gain(UNLOCK_AFTER, ACTING, "action"),
                cost=Bow(THIS),
                when=("announced",),
                given=ActorIs(VAMPIRE & NOSFERATU) & ActionIs(undirected=True),
            ),
            Can(Choose(Cards(VAMPIRE & TORPID & NOSFERATU), Rise()), cost=Burn(THIS), when=ANY_TIME),
        ),
    ),
    card(
        "Wasserschloss Anif, Austria",
        plain(PutInPlay()),
        abilities=(
            Can(STORE, when=("in master phase",), limit=ONCE_A_TURN),
            Can(POUR, cost=Bow(THIS), when=("influence",), given=AtLeast(Counters("counter", THIS), 1)),
            CanAct(Burn(THIS), "anybody", MINION & ~MALKAVIAN),
            CanAct(Burn(THIS), "anybody", MINION & MALKAVIAN, 1),
        ),
    ),
    card(
        "Waste Management Operation",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(LIBRARY_CARD & In("ash")), PutUnder()),
                cost=Bow(THIS),
                when=("in discard phase",),
            ),
        ),
    ),
    card(
        "Weeping Stone",
        plain(PutInPlay()),
        abilities=(
            Bonus(HAND_SIZE, 1, YOU),
            Can(Choose(Cards(OWN_READY & BLACK_HAND), GainBlood(1, THAT)), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfClan("Banu Haqim"), pool=1),
        ),
    ),
    card(
        "WMRH Talk Radio",
        plain(PutInPlay()),
        abilities=(
            Can(
                ForEach(BLOCKING, Intercept(1, THAT) >> AtEnd("action", If(~HasBlockedBefore(THAT), BurnPool(1)))),
                cost=Bow(THIS),
                when=("B",),
            ),
        ),
    ),
    card(
        "Yawp Court",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "reaction",
                "resolves",
                ACTING,
                Choose(SABBAT_GUARD, Bow() >> Duel(THAT, ACTING) >> If(Exists(STILL_ACTS), Inflict(2, THAT))),
                cost=Bow(THIS),
                given=ActionIs("political") & ~IsBlocked(),
            ),
        ),
    ),
    card(
        "Yoruba Shrine",
        plain(PutInPlay()),
        abilities=(
            Can(
                Straighten(ACTING) + FailAction(),
                cost=Bow(THIS),
                when=("announced",),
                given=ActionIs(directed=True) & AimedAtCard(OWN_HAQIM),
            ),
            Can(
                FailReferendum() >> Straighten(ACTING),
                cost=Bow(THIS),
                when=("poll",),
                given=InTerms(OWN_HAQIM.which) & BEFORE_VOTES,
            ),
        ),
    ),
)
