"""Events. They are played in a discard phase: what they do during each of those they do during that one as well (D-866)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ON_IT
from coterie.games.vtes.facts import DIABLERIE, FALLEN_TITLE, FED_BY_HUNT, LIAISON, OUSTED_ONE, RISEN
from coterie.games.vtes.numbers import CAPACITY, CAPACITY_CAP, HAND_SIZE, INDEPENDENT, INTERCEPT
from coterie.games.vtes.words.asked import Meets, NoAction
from coterie.games.vtes.words.bargains import ControlledBy, LetChoose, Unless
from coterie.games.vtes.words.becoming import RaiseTop
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.chances import Gamble
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs
from coterie.games.vtes.words.costs import Costlier, DearerRescue
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.gehenna import (
    Above,
    Affected,
    BecomeLiaison,
    DiscardUntilMaster,
    Dreaming,
    Exempt,
    Hunted,
    HuntsNot,
    IsExempt,
    MustHunt,
    NoHuntForYounger,
    OfBrood,
    Sated,
)
from coterie.games.vtes.words.involved import Fighting, IsActing, IsBlocking
from coterie.games.vtes.words.methuselahs import IsAnothers
from coterie.games.vtes.words.permanents import WHOSE, ControllerOf, GiveAway, PutInPlay
from coterie.games.vtes.words.phases import BurnAtRandom, DiscardAction, PerPoint
from coterie.games.vtes.words.politics import Calls
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, MoveBlood
from coterie.games.vtes.words.rounds import CardPlayed, FirstClash
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    MINION,
    OF_PREY,
    PREDATOR,
    READY_REGION,
    TITLED,
    TORPID,
    VAMPIRE,
    YOUNGER,
    Called,
    OfSect,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import FeedOn
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.tolls import ChosenBy, Upkeep
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ToTorpor
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BEING_PLAYED, FOES, MINE, OTHER, READY, Rated, With
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast, Condition, Exists
from coterie.words.effects import Effect, If, May
from coterie.words.groups import THAT, Bound, Group
from coterie.words.picking import Choose

CLASHING = VAMPIRE & IsActing() & Fighting(VAMPIRE & IsBlocking())
OTHERS = Cards(OTHER & OfType("event"))
GEHENNA = Cards(Trait("gehenna"))
ALL_GEHENNA = Count(GEHENNA)
THEIRS = ControlledBy(WHOSE)
SATED = Sated()
AFFECTED = Affected()
SUBJECT = VAMPIRE & AFFECTED
GHOUL = "nameless-ghoul"
IMBUED = MINION & Trait("imbued")  # which nobody plays here, so the event only counts as one
MONSTER = MINION & ~Trait("mortal") & ~Trait("animal") & ~Trait("imbued")
DWINDLES = CardPlayed(  # it comes with 10 counters, and loses one to each later event of Gehenna
    "forced reaction",
    "show",
    Cards(OTHER & Trait("gehenna") & BEING_PLAYED),
    RemoveCounters("counter", 1, THIS),
    must=True,
)


def after(others: int) -> Condition:
    """Return the condition that so many events of Gehenna are in play, which a card asks for that is not yet."""
    return Exists(GEHENNA, others)


def scourge(this: Group) -> Effect:
    """Return what becomes of the weak in the discard phase of who controls an event."""
    return May(Choose(Cards(VAMPIRE & Rated(CAPACITY, most=2)), Burn())) + GiveAway(this, ("forever",), PREDATOR)


NAMELESS = Card(
    GHOUL, "Nameless Ghoul", "ally", ("ally",), stats={"life": 2, "strength": 2, "bleed": 1}, traits=("ghoul",), made=True,
    face=GHOUL,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    card(
        "Absimiliard's Army",
        plain(PutInPlay(), given=after(1)),
        abilities=(
            Can(
                RaiseTop(GHOUL, "a nameless ghoul ally with 2 life, strength 2 and bleed 1"),
                when=("unlock",),
                anybodys=True,
                limit=ONCE_A_TURN,
            ),
            Trigger("forced reaction", "oust", EVERYBODY, Burn(THIS), must=True),
            *[
                Trigger(
                    "forced reaction", kind, THIS, RemoveFromGame(Cards(ALLY & Called("Nameless Ghoul"))), must=True
                )
                for kind in ("burn", "remove", "return", "bottom")
            ],
            *[  # with its controller it leaves by no event of its own
                Trigger(
                    "forced interrupt", kind, YOU, RemoveFromGame(Cards(ALLY & Called("Nameless Ghoul"))), must=True
                )
                for kind in ("oust", "withdraw")
            ],
        ),
        replaced=OUSTED_ONE,
    ),
    card(
        "Blood Trade",
        plain(PutInPlay() >> Burn(Cards(Trait("boon")))),
        abilities=(
            Cannot("play boon", EVERYBODY),
            Can(
                Choose(
                    Cards(SUBJECT & MINE & With("blood")),
                    Choose(Cards(SUBJECT & FOES), MoveBlood(Bound("giver"), THAT)),
                    name="giver",
                ),
                when=("unlock",),
                anybodys=True,
                limit=ONCE_A_TURN,
            ),
        ),
    ),
    card(
        "Blood Weakens",
        plain(PutInPlay()),
        abilities=(Cannot("replace disciplines", Cards(MINION & AFFECTED & ~SATED)),),
        replaced=DIABLERIE,
    ),
    card(
        "Break the Code",
        plain(PutInPlay()),
        abilities=(
            While(ActorIs(MONSTER), Bonus(INTERCEPT, -1, Cards(IMBUED))),
            CanAct(EnterCombat(), "anybody", MONSTER & READY_REGION, at=Cards(IMBUED & READY_REGION & FOES)),
        ),
    ),
    card(
        "Conquest of Humanity",
        plain(PutInPlay(), given=after(2)),
        abilities=(
            Can(
                Choose(Cards(Trait("location") & OF_PREY), Unless(BurnPool(2), Burn(), who=ControllerOf(THAT))),
                when=("unlock",),
                anybodys=True,
                limit=ONCE_A_TURN,
            ),
        ),
        replaced="discard",
    ),
    card(
        "Dragonbound",
        plain(PutInPlay() >> BurnPool(Count(Cards(VAMPIRE & TORPID & MINE)))),
        abilities=(
            each_phase("discard", EVERYBODY, BurnPool(Count(Cards(VAMPIRE & TORPID & ControlledBy(WHOSE))), WHOSE)),
        ),
        replaced="gone",
    ),
    card(
        "Fall of the Camarilla",
        plain(PutInPlay(), given=after(3)),
        abilities=(Cannot("be Camarilla", Cards(SUBJECT)),),
        replaced="gone",
    ),
    card(
        "Fall of the Sabbat",
        plain(PutInPlay(), given=after(3) & ~Exists(Cards(VAMPIRE & READY_REGION & Trait("black hand")))),
        abilities=(Cannot("be Sabbat", Cards(SUBJECT)),),
        replaced="gone",
    ),
    card(
        "FBI Special Affairs Division",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "burn",
                Cards(ALLY & Fighting(VAMPIRE & IsActing())),
                PutCounters("counter", 1, THIS) + AtEnd("combat", Inflict(2, ACTING, sure=True)),
                must=True,
            ),
            Trigger(
                "forced reaction", "counter", THIS, Burn(THIS), must=True, given=AtLeast(Counters("counter", THIS), 4)
            ),
        ),
    ),
    card(
        "Fueled by Heart's Blood",
        plain(PutInPlay(10)),
        abilities=(DWINDLES, NoHuntForYounger(whom=Cards(SUBJECT & Above(ON_IT)))),
        replaced=DIABLERIE,
    ),
    card("Narrow Minds", plain(PutInPlay()), abilities=(Costlier(1, redirects=True),), replaced="unlock"),
    card(
        "Nightmares upon Nightmares",
        plain(PutInPlay()),
        abilities=(
            each_phase(
                "unlock",
                EVERYBODY,
                Upkeep(
                    Cards(MINION & AFFECTED & READY & THEIRS & Dreaming(ALL_GEHENNA)),
                    LetChoose(WHOSE, (DiscardUntilMaster(), Bow(THAT))),
                ),
            ),
        ),
        replaced="discard",
    ),
    card(
        "NRA PAC",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "succeeds",
                Cards(MINION),
                AtEnd("turn", Straighten(IT)),
                must=True,
                given=ActionIs("equip"),
            ),
        ),
    ),
    card(
        "NSA Trio",
        plain(PutInPlay()),
        abilities=(
            While(FirstClash() & ~Noted("used", said="used"), Cannot("end combat", Cards(MINION & Fighting(VAMPIRE)))),
            Trigger(
                "forced reaction", "parts", Cards(CLASHING), Note("used", said="has been used this turn"), must=True
            ),
            Can(Burn(THIS), cost=DiscardAction(), when=("in discard phase",), anybodys=True, given=NoAction()),
        ),
    ),
    card(
        "Recalled to the Founder",
        plain(PutInPlay(), given=after(2)),
        abilities=(
            each_phase(
                "unlock",
                EVERYBODY,
                ChosenBy(
                    WHOSE,
                    SUBJECT & OfBrood(3),
                    If(Meets(THAT, VAMPIRE & Rated(CAPACITY, least=6)), Exempt()) + Burn(),
                ),
                given=~IsExempt(),
            ),
        ),
        replaced="gone",
    ),
    card(
        "Restricted Vitae",
        plain(PutInPlay()),
        abilities=(
            HuntsNot(whom=Cards(SUBJECT & ~MustHunt())),
            CanAct(FeedOn(), "anybody", SUBJECT & MustHunt(), at=Cards(SUBJECT & YOUNGER)),
        ),
        replaced=FED_BY_HUNT,
    ),
    card(
        "Rise of the Nephtali",
        plain(PutInPlay(), given=after(1)),
        abilities=(CanAct(BecomeLiaison(), "anybody", VAMPIRE & OfSect(INDEPENDENT)),),
        replaced=LIAISON,
    ),
    card(
        "Scourge of the Enochians",
        plain(PutInPlay() >> scourge(PLACED)),
        abilities=(each_phase("discard", YOU, scourge(THIS)),),
    ),
    card("The Bitter and Sweet Story", plain(PutInPlay()), abilities=(PerPoint(HAND_SIZE, 2, EVERYBODY),)),
    card(
        "The Fourth Cycle",
        plain(
            PutInPlay() >> (Burn(GEHENNA) + ToTorpor(Cards(VAMPIRE & READY_REGION & Rated(CAPACITY, most=3)))),
            given=after(2),
        ),
        abilities=(Cannot("play gehenna", EVERYBODY),),
    ),
    card(
        "The New Inquisition",
        plain(PutInPlay(), given=after(1)),
        abilities=(
            Can(
                Choose(Cards(SUBJECT & READY_REGION & OF_PREY), Inflict(1, THAT, sure=True)),
                when=("unlock",),
                anybodys=True,
                limit=ONCE_A_TURN,
            ),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE & TITLED, stealth=1),
        ),
        replaced=FALLEN_TITLE,
    ),
    card(
        "The Slow Withering",
        plain(PutInPlay(), given=after(1)),
        abilities=(Costlier(superior=True, whose=MINION & AFFECTED & ~SATED),),
        replaced=DIABLERIE,
    ),
    card(
        "The Uncoiling",
        plain(PutInPlay() >> BurnAtRandom(OTHERS)),
        abilities=(
            each_phase("discard", YOU, BurnAtRandom(OTHERS)),
            Can(
                Burn(THIS),
                cost=DiscardAction() >> BurnPool(Count(OTHERS)),
                when=("in discard phase",),
                anybodys=True,
                given=IsAnothers(),
            ),
        ),
        replaced="gone",
    ),
    card(
        "The Unmasking",
        plain(PutInPlay()),
        abilities=(While(ActorIs(VAMPIRE), Bonus(INTERCEPT, 1, Cards(ALLY))),),
        replaced="discard",
    ),
    card(
        "Thirst",
        plain(PutInPlay()),
        abilities=(
            each_phase(
                "end of minion",
                EVERYBODY,
                BurnBlood(1, Cards(SUBJECT & READY_REGION & THEIRS & Above(ALL_GEHENNA, below=True) & ~Hunted())),
            ),
        ),
    ),
    card(
        "Torpid Blood",
        plain(PutInPlay()),
        abilities=(Costlier(whose=SUBJECT & TORPID, action="leave torpor"), DearerRescue(1, AFFECTED)),
        replaced=RISEN,
    ),
    card(
        "Veil of Darkness",
        plain(PutInPlay()),
        abilities=(Gamble(SUBJECT, OfType("master"), first=True, spared=True, then=BurnBlood(2, THAT), if_asks="obt"),),
        replaced="gone",
    ),
    card(
        "Wormwood",
        plain(PutInPlay(10), given=after(1)),
        abilities=(DWINDLES, Told(CAPACITY_CAP, ON_IT, Cards(SUBJECT))),
        replaced="discard",
    ),
)
