"""More locations: those of one clan, those that hide, see, feed and hold blood, and halls of great use (V-102 to V-105)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import ANTIQUE, ANY_TIME, BURN_EMPTY, IN_YOUR_TURN, ON_IT
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, CAPACITY, HAND_SIZE, SABBAT
from coterie.games.vtes.words.asked import ActionNeeds, ByThisCard
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import ActorIs, Against, BlockerIs, IsA, Succeeded
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.deeds import Steal
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import MoveBetween, PutUnder, TakeCounters
from coterie.games.vtes.words.hands import Reorder
from coterie.games.vtes.words.involved import Fighting, OtherThan
from coterie.games.vtes.words.methuselahs import HasEdge, IsAnothers
from coterie.games.vtes.words.permanents import FeedHere, FeedMany, PutInPlay
from coterie.games.vtes.words.phases import BurnTop, GainMasterAction, GainTransfers
from coterie.games.vtes.words.politics import Calls, CastVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnEdge,
    BurnPool,
    EdgeToNobody,
    GainPool,
    MasterAction,
    MoreHand,
)
from coterie.games.vtes.words.selves import (
    BLOCKING,
    LIBRARY_CARD,
    ME,
    MINION,
    OF_PREY,
    PREY,
    READY_REGION,
    TITLED,
    TORPID,
    VAMPIRE,
    YOUNGER,
    OfClan,
    OfSect,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import Intercept, Stealth
from coterie.games.vtes.words.stores import Kept, KeptHere, PlaysKept, PutOnTop, Store
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import Needs, Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In, Rated, With
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Grants, Rating
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

EMPTY_OUT = RemoveCounters("counter", ON_IT, THIS)
OWN_READY = VAMPIRE & READY_REGION & MINE
CAMARILLA_VAMPIRE = VAMPIRE & OfSect(CAMARILLA)
ONE, OTHER_ONE = Bound("vampire"), Bound("other vampire")


def ground(name: str) -> Card:
    """Return a plain hunting ground."""
    ability = Can(FeedHere(1), when=("unlock",), limit=ONCE_A_TURN)
    return card(name, plain(PutInPlay()), abilities=(ability,), traits=("hunting ground",))


def cradle(name: str, clan: str, when: tuple[str, ...] = ("influence",)) -> Card:
    """Return a location that is locked to add a blood to an uncontrolled vampire of a clan."""
    add = Choose(Cards(In("uncontrolled") & OfClan(clan)), AddBlood(1))
    return card(name, plain(PutInPlay()), abilities=(Can(add, cost=Bow(THIS), when=when),))


def shelter(name: str, clan: str) -> Card:
    """Return a location that is locked to give an acting vampire of yours of a clan 1 stealth."""
    given = ActorIs(VAMPIRE & MINE & OfClan(clan))
    return card(name, plain(PutInPlay()), abilities=(Can(Stealth(1), cost=Bow(THIS), when=("B",), given=given),))


def stealable(which: Filter = VAMPIRE, stealth: int = 0) -> CanAct:
    """Return the action with which others steal a card."""
    return CanAct(Steal(THIS), "anybody", which, stealth)


ADMIRE = Can(
    Straighten(ME),
    when=("after",),
    role="acting",
    given=Succeeded() & ActionNeeds(ANTIQUE),
    limit=ONCE_A_TURN,
)
SABBAT_VAMPIRE = VAMPIRE & OfSect(SABBAT)
WAITING = In("uncontrolled") & VAMPIRE
GROUNDS_OF_OTHERS = Cards(Trait("hunting ground") & ~Trait("derivative") & FOES)


def truce(between: Filter) -> Can:
    """Return what ends a combat of two such vampires before range is determined."""
    return Can(EndCombat(), cost=Bow(THIS), when=("before range",), role="mine", given=IsA(between) & Against(between))


ESTATES: tuple[Card, ...] = (
    card(
        "Purchase Pact",
        plain(PutInPlay()),
        abilities=(
            truce(SABBAT_VAMPIRE),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", SABBAT_VAMPIRE & TITLED, stealth=1),
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
        "Maabara",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(LIBRARY_CARD & In("ash")), Store()), cost=Bow(THIS), when=ANY_TIME),
            Can(Choose(Cards(Kept()), PutOnTop()), cost=MasterAction(), when=("in master phase",)),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "The Marrakesh Codex",
        plain(PutInPlay()),
        abilities=(Can(Reorder(4), cost=Bow(THIS), when=ANY_TIME), CanAct(Steal(THIS), "foes", VAMPIRE)),
    ),
    card(
        "Powerbase: Zürich",
        plain(PutInPlay()),
        abilities=(
            CanAct(AddBlood(2), "controlled", VAMPIRE, 1, at=Cards(WAITING & YOUNGER), given=HasEdge()),
            Trigger("forced reaction", "blocks", Cards(MINION), EdgeToNobody(), must=True, given=ByThisCard()),
            Can(Steal(THIS), cost=BurnEdge(), when=("in master phase",), anybodys=True, given=IsAnothers()),
        ),
    ),
    *[
        ground(f"{name} Hunting Ground")
        for name in (
            "Amusement Park",
            "Base",
            "Campground",
            "Corporate",
            "Fetish Club",
            "Institution",
            "Morgue",
            "Port",
            "Shanty Town",
            "University",
        )
    ],
    card(
        "Poacher's Hunting Ground",
        plain(PutInPlay()),
        abilities=(
            Can(FeedMany(1, OfSect(ANARCH), most=Count(GROUNDS_OF_OTHERS)), when=("unlock",), limit=ONCE_A_TURN),
        ),
        traits=("hunting ground", "derivative"),
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
    cradle("Gang Territory", "Brujah antitribu"),
    cradle("Nosferatu Kingdom", "Nosferatu antitribu"),
    shelter("Twisted Forest", "Gangrel antitribu"),
    card(
        "Monastery of Shadows",
        plain(PutInPlay()),
        abilities=(
            Bonus(HAND_SIZE, 1, YOU),
            Can(
                Stealth(1, anybodys=True),
                cost=Bow(THIS),
                when=("B",),
                given=ActorIs(VAMPIRE & Rated(CAPACITY, least=8)),
            ),
        ),
    ),
    card(
        "The Parthenon",
        plain(PutInPlay()),
        abilities=(Can(GainMasterAction(), cost=Bow(THIS), when=("in master phase",)),),
    ),
    card(
        "Ennoia's Theater",
        plain(PutInPlay()),
        abilities=(
            Can(MoreHand(1), cost=Bow(THIS), when=ANY_TIME),
            Can(GainTransfers(), cost=Bow(THIS), when=("influence",)),
        ),
    ),
    card(
        "Metro Underground",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE & BOWED), Straighten()),
                cost=Bow(THIS) >> BurnPool(1),
                when=("in discard phase",),
            ),
        ),
    ),
    card(
        "Heidelberg Castle, Germany",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(
                    Cards(OWN_READY),
                    Choose(Cards(OtherThan("vampire") & OWN_READY), MoveBetween(ONE, OTHER_ONE), name="other vampire"),
                    name="vampire",
                ),
                cost=Bow(THIS),
                when=IN_YOUR_TURN,
            ),
        ),
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
        "The Line",
        plain(PutInPlay()),
        abilities=(Cheaper(1, "blood", OfType("action"), VAMPIRE), stealable()),
    ),
    card(
        "Powerbase: Savannah",
        plain(PutInPlay()),
        abilities=(
            Can(
                EndCombat(),
                cost=Choose(Cards(OTHER & Unique() & READY & Trait("location") & MINE), Bow()),
                when=("before range",),
                given=ActorIs(VAMPIRE & MINE & Fighting(ANYTHING)),
            ),
            stealable(),
        ),
        traits=("elysium",),
    ),
    card(
        "Elysium: The Arboretum",
        plain(PutInPlay()),
        abilities=(
            truce(CAMARILLA_VAMPIRE),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", CAMARILLA_VAMPIRE, stealth=1),
        ),
        traits=("elysium",),
    ),
    card(
        "Powerbase: Chicago",
        plain(PutInPlay()),
        abilities=(
            Can(
                ChooseOne((PutCounters("counter", 1, THIS), GainPool(ON_IT) >> EMPTY_OUT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
            ),
            CanAct(TakeCounters(), "foes", VAMPIRE, given=AtLeast(ON_IT, 1)),
        ),
    ),
    card(
        "Powerbase: Barranquilla",
        plain(
            PutInPlay() >> PutCounters("counter", Rating(CAPACITY, THAT), PLACED),
            targets=(Target("that", Cards(OWN_READY & OfSect(SABBAT))),),
        ),
        abilities=(
            Can(RemoveCounters("counter", 1, THIS) >> GainPool(1), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Burn(THIS), "anybody", VAMPIRE & ~TITLED),
            CanAct(Burn(THIS), "anybody", VAMPIRE & TITLED, 1),
            BURN_EMPTY,
        ),
    ),
    card(
        "The Erciyes Fragments",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(LIBRARY_CARD & OF_PREY & In("ash", "any")), Store()),
                cost=Bow(THIS),
                when=ANY_TIME,
                given=~AtLeast(KeptHere(), 1),
            ),
            PlaysKept(banish=True),
            stealable(VAMPIRE & Rated(CAPACITY, least=5)),
        ),
    ),
    card(
        "City Gangrel Connections",
        plain(PutInPlay()),
        abilities=(Can(CastVotes(1), when=("poll",), limit=Limit("referendum")),),
    ),
    card(
        "London Evening Star, Tabloid Newspaper",
        plain(PutInPlay()),
        abilities=(Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",)),),
    ),
    card(
        "Information Network",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(1, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(VAMPIRE & MINE & OfClan("Nosferatu antitribu")),
            ),
        ),
    ),
    card(
        "Crematorium",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(VAMPIRE & TORPID & ~With("blood")), Burn()), cost=Bow(THIS), when=("unlock",)),),
    ),
    card(
        "The Slaughterhouse",
        plain(PutInPlay()),
        abilities=(Can(BurnTop(2, PREY), cost=Bow(THIS), when=ANY_TIME),),
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
)
