"""Masters that are locations, from A to G."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ANY_TIME, ON_IT
from coterie.games.vtes.cards.masters.habits import BANU_HAQIM, cradle, hiding, truce
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, CAPACITY, HAND_SIZE, SABBAT, VOTES
from coterie.games.vtes.words.arming import EquipFromAsh
from coterie.games.vtes.words.asked import ActionNeeds, LaterAction
from coterie.games.vtes.words.bargains import ControlledBy
from coterie.games.vtes.words.bleeding import BleedLess, BleedMore
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, Against, BlockerIs, Controls, IsA, Succeeded
from coterie.games.vtes.words.corruption import corrupt_to
from coterie.games.vtes.words.feeding import FeedHere
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import Exchange
from coterie.games.vtes.words.permanents import WHOSE, PutInPlay, SearchFor
from coterie.games.vtes.words.phases import GainTransfers
from coterie.games.vtes.words.politics import Calls, CastVotes, GainVotes
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, GainBlood, GainPool, MoreHand
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    EQUIPMENT,
    MINION,
    OF_PREY,
    PREDATOR,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    TORPID,
    VAMPIRE,
    WEAKER,
    OfClan,
    OfSect,
    OfType,
    Titled,
    Trait,
    X,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.stores import DrawsKept, KeptHere, PlaysKept, Store, StoreFound
from coterie.games.vtes.words.tolls import SpendCounters
from coterie.games.vtes.words.uses import ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, Rise
from coterie.games.vtes.words.which_cards import ForSect, Needs, Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answered import By, HowMuch, OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters
from coterie.words.cards.filters import MINE, In, Rated, With
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

CAMARILLA_VAMPIRE = VAMPIRE & OfSect(CAMARILLA)
HOSTAGES = Cards(VAMPIRE & With("hostage"))
GHOULS = Cards(In("hand") & (OfType("ally") | OfType("retainer")) & Trait("ghoul"))
COURT = Cards(VAMPIRE & MINE & READY_REGION & TITLED & OfSect(CAMARILLA))
TREMERE = VAMPIRE & READY_REGION & MINE & OfClan("Tremere")
TITHE = ChooseOne((BurnPool(1), Choose(Cards(TREMERE), BurnBlood(1, THAT))))
RESCUE = Choose(Cards(VAMPIRE & TORPID & OfClan("Tremere")), Rise())
QUIET_VAMPIRE = ActionIs(undirected=True) & ActorIs(VAMPIRE & MINE)
MINE_TO_VOTE = Cards(VAMPIRE & MINE & READY_REGION)


def feeding(name: str, clan: str) -> Card:
    """Return a location that adds a blood to an uncontrolled vampire of a clan, locked in the influence phase."""
    add = Choose(Cards(In("uncontrolled") & OfClan(clan)), AddBlood(1))
    return card(name, plain(PutInPlay()), abilities=(Can(add, cost=Bow(THIS), when=("influence",)),))


CARDS: tuple[Card, ...] = (
    card(
        "Al's Army Apparatus",
        plain(PutInPlay()),
        abilities=(Can(SearchFor(Trait("weapon")), cost=Bow(THIS), when=("minion",)),),
    ),
    card(
        "Alamut",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "pool",
                EACH_FOE,
                PutCounters("counter", HowMuch(), THIS),
                must=True,
                given=OfSort("bleed") & By(VAMPIRE & MINE & BANU_HAQIM),
            ),
            Can(
                Choose(MINE_TO_VOTE, SpendCounters(GainVotes(X(), THAT))),
                when=("poll",),
                limit=ONCE_A_REFERENDUM,
                given=AtLeast(ON_IT, 1),
            ),
        ),
    ),
    card(
        "Anarch Railroad",
        plain(PutInPlay()),
        abilities=(
            Can(Stealth(1, anybodys=True), cost=Bow(THIS), when=("B",), given=ActorIs(VAMPIRE & OfSect(ANARCH))),
        ),
    ),
    feeding("Arcane Library", "Tremere"),
    card(
        "Arcanum Chapterhouse, Alexandria",
        plain(PutInPlay()),
        abilities=(
            *[
                each_phase("unlock", whom, BurnPool(Count(Cards(Trait("hunting ground") & ControlledBy(WHOSE))), WHOSE))
                for whom in (PREY, PREDATOR)
            ],
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    feeding("Art Museum", "Toreador"),
    hiding("Backways", "Gangrel"),
    card(
        "Black Forest Base",
        plain(PutInPlay()),
        abilities=(
            CanAct(Calls(GainPool(2), votes=0), "anybody", VAMPIRE & OfSect(SABBAT), stealth=1, once=True),
            CanAct(Burn(THIS), "anybody", ALLY & Trait("changeling"), 1),
        ),
    ),
    card(
        "Black Market Cache",
        plain(PutInPlay() >> StoreFound(EQUIPMENT & ~Unique(), 3, PLACED) >> If(~AtLeast(KeptHere(), 1), Burn(PLACED))),
        abilities=(
            DrawsKept(),
            Trigger("forced reaction", "draw", Cards(), Burn(THIS), must=True, given=~AtLeast(KeptHere(), 1)),
        ),
    ),
    card(
        "Cappadocian Crypt",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE & OfClan("Hecata")), GainBlood(1, THAT)),
                cost=Bow(THIS),
                when=("after",),
                given=Succeeded() & ActionNeeds(Needs("Hecata", "obl")),
            ),
        ),
    ),
    card(
        "Carfax Abbey",
        plain(PutInPlay()),
        abilities=(
            Can(FeedHere(1, OfSect(ANARCH)), when=("unlock",), limit=ONCE_A_TURN),
            Can(
                FeedHere(1, OfSect(ANARCH)),
                when=("unlock",),
                limit=ONCE_A_TURN,
                given=Controls(VAMPIRE & READY_REGION & Titled(("baron",))),
            ),
        ),
        traits=("hunting ground",),
    ),
    card(
        "Carver's Meat Packing and Storage",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "torpor",
                Cards(VAMPIRE & Rated(CAPACITY, 1, 3)),
                PutCounters("hostage", 1, IT),
                must=True,
            ),
            Cannot("be freed", HOSTAGES),
            Can(
                Choose(Cards(VAMPIRE & READY_REGION & MINE), GainBlood(Count(HOSTAGES), THAT)),
                cost=Bow(THIS),
                when=("in master phase",),
            ),
            Can(
                Choose(HOSTAGES, RemoveCounters("hostage", Counters("hostage", THAT), THAT)),
                cost=Choose(Cards(VAMPIRE & READY_REGION & MINE), BurnBlood(2, THAT)),
                when=("any unlock",),
                anybodys=True,
            ),
            *[
                Trigger(
                    "forced reaction",
                    kind,
                    THIS,
                    RemoveCounters("hostage", Counters("hostage", HOSTAGES), HOSTAGES),
                    must=True,
                )
                for kind in ("burn", "remove", "contest")
            ],
        ),
    ),
    card(
        "Cave of Apples",
        plain(PutInPlay()),
        abilities=(
            CanAct(
                corrupt_to(Steal()),
                "controlled",
                VAMPIRE & OfClan("Ministry"),
                at=Cards(WEAKER & OF_PREY),
            ),
        ),
    ),
    card(
        "Channel 10",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(2, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(MINION & MINE) & LaterAction(),
            ),
        ),
    ),
    card("Chantry", plain(PutInPlay()), abilities=(Can(RESCUE, cost=Bow(THIS) >> TITHE, when=("in master phase",)),)),
    card(
        "City Gangrel Connections",
        plain(PutInPlay()),
        abilities=(Can(CastVotes(1), when=("poll",), limit=Limit("referendum")),),
    ),
    card(
        "Club Illusion",
        plain(PutInPlay()),
        abilities=(
            Can(
                BleedMore(1, limited=False),
                cost=BurnBlood(1, ACTING),
                when=("announced",),
                limit=Limit("action"),
                given=ActorIs(VAMPIRE & OfSect(ANARCH)) & ActionIs("bleed"),
                anybodys=True,
            ),
        ),
    ),
    card(
        "Creepshow Casino",
        plain(PutInPlay()),
        abilities=(Can(Stealth(1, early=True), cost=Bow(THIS), when=("announced",), given=QUIET_VAMPIRE),),
    ),
    card(
        "Crematorium",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(VAMPIRE & TORPID & ~With("blood")), Burn()), cost=Bow(THIS), when=("unlock",)),),
    ),
    card(
        "Cursed Abattoir",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "reaction", "burn", Cards((ALLY | RETAINER) & Trait("zombie") & MINE), PutCounters("counter", 1, THIS)
            ),
            Can(
                BleedMore(1, limited=False),
                cost=RemoveCounters("counter", 1, THIS),
                when=("A", "B", "C"),
                given=ActorIs(ALLY & Trait("zombie") & MINE),
                limit=ONCE_AN_ACTION,
            ),
        ),
    ),
    card(
        "Dummy Corporation",
        plain(PutInPlay()),
        abilities=(Can(BleedLess(2), cost=Burn(THIS), when=("A", "B", "C")),),
    ),
    feeding("Ecoterrorists", "Gangrel"),
    card("Elder Library", plain(PutInPlay()), abilities=(Bonus(HAND_SIZE, 1, YOU),)),
    hiding("Elysian Fields", "Lasombra"),
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
        "Elysium: The Palace of Versailles",
        plain(PutInPlay()),
        abilities=(Can(GainVotes(1, COURT), cost=Bow(THIS), when=("poll",)),),
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
        "Filchware's Pawn Shop",
        plain(PutInPlay()),
        abilities=(
            CanAct(EquipFromAsh(), "anybody", MINION, 1, at=Cards(EQUIPMENT & ~Trait("location") & In("ash", "any"))),
        ),
    ),
    card(
        "Fleshforge Chamber",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(GHOULS, Store(open_=True)), when=("in master phase",), limit=ONCE_A_TURN),
            PlaysKept(OfClan("Tzimisce")),
        ),
    ),
    card(
        "Fortune Teller Shop",
        plain(PutInPlay()),
        abilities=(
            Can(Stealth(1, anybodys=True), cost=Bow(THIS), when=("B",), given=ActorIs(VAMPIRE & OfClan("Ravnos"))),
        ),
    ),
    card(
        "Foundation Exhibit",
        plain(PutInPlay()),
        abilities=(
            Bonus(VOTES, 1, Cards(VAMPIRE & MINE & OfClan("Toreador antitribu") & ~TITLED)),
            CanAct(Burn(THIS), "anybody", VAMPIRE, blood=1),
        ),
    ),
    cradle("Gang Territory", "Brujah antitribu"),
    card(
        "Garibaldi-Meucci Museum",
        plain(PutInPlay()),
        abilities=(
            Can(Exchange(ForSect(ANARCH)), cost=Bow(THIS) >> BurnPool(1), when=("unlock",)),
            Can(
                EndCombat(),
                cost=Bow(THIS),
                when=("before range",),
                role="mine",
                given=IsA(VAMPIRE & OfSect(ANARCH)) & Against(VAMPIRE & OfSect(ANARCH)),
            ),
        ),
    ),
)
