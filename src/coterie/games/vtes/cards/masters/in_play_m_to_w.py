"""Masters that come into play, from M to W."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ANY_TIME, ON_IT, TURN_ANARCH
from coterie.games.vtes.cards.masters.habits import BANU_HAQIM, BURN_EMPTY, NOSFERATU, OWN_READY, stealable, truce
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLEED_LOSS,
    CAMARILLA,
    CAPACITY,
    HAND_SIZE,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.rules.out_of_turn import WINDOW as OTHERS_PHASE
from coterie.games.vtes.words.acting import ActAmongOthers
from coterie.games.vtes.words.bonds import PLACED, WHOSE_IT_WAS, once_gone
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BlockerIs, Controls, Succeeded
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.hands import Reorder
from coterie.games.vtes.words.involved import ANOTHER, Fighting, IsActing, OtherThan
from coterie.games.vtes.words.methuselahs import HasEdge, HasPoints
from coterie.games.vtes.words.modes import MANY
from coterie.games.vtes.words.permanents import AsLongAsThis, GiveAway, InsteadOfReplacing, PutInPlay
from coterie.games.vtes.words.phases import BleedCap
from coterie.games.vtes.words.politics import Calls, GainVotes
from coterie.games.vtes.words.referendums import CalledBy
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    LIBRARY_CARD,
    MINION,
    OF_PREY,
    PREDATOR,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    OfClan,
    OfPath,
    OfSect,
    OfType,
    Trait,
    X,
)
from coterie.games.vtes.words.stealing import FeedOn, Steal
from coterie.games.vtes.words.stealth import Intercept
from coterie.games.vtes.words.stores import KeptHere, PlaysKept, Store
from coterie.games.vtes.words.terms import Having
from coterie.games.vtes.words.tolls import Toll
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, BurnWatched
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.changing import Bow, MoveCounters, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In, Rated, With
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Counters, Sets, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import Effect, If, IfYouDo, Repeat
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach

RAVNOS = VAMPIRE & OfClan("Ravnos")
DREAM = "nightmare"
DREAMING = Cards(With(DREAM))
DREAMS = Counters(DREAM, THAT)
WAKING = ForEach(Cards(RAVNOS & With(DREAM)), If(AtLeast(BloodOn(THAT), DREAMS), BurnBlood(DREAMS, THAT), Burn()))
MAD = VAMPIRE & OfClan("Malkavian") & READY & READY_REGION
TO_PREDATOR = GiveAway(THIS, ("forever",), PREDATOR)
SABBAT_VAMPIRE = VAMPIRE & OfSect(SABBAT)
CLAN_PATHS = (
    ("The Path of Night", "Lasombra", "obt"),
    ("The Path of Bone", "Giovanni", "nec"),
    ("The Path of Paradox", "Ravnos", "chi"),
    ("The Path of Metamorphosis", "Tzimisce", "vic"),
    ("The Path of Typhon", "Ministry", "ser"),
    ("The Path of Blood", "Banu Haqim", "qui"),
)
SCORCHED = Burn(THIS) + If(ActorIs(VAMPIRE), Inflict(1, ACTING, sure=True))
DIVIDEND = Can(GainPool(1), cost=MasterAction() >> RemoveCounters("counter", 1, THIS), when=("in master phase",))
UNTORTURED = RemoveCounters("torture", Counters("torture", THAT), THAT)
OWN_ANARCH = MINE & OfSect(ANARCH)
OWN_TOREADOR = Cards(VAMPIRE & READY_REGION & MINE & OfClan("Toreador"))
HOSTESS = Bound("Toreador")
GUEST = Bound("other Toreador")
FREE = While(~ActionIs("bleed"), Cannot("be blocked", THIS))
POOL_TO_THIS = BurnPool(1) >> PutCounters("counter", 1, THIS)


def path(name: str, clan: str, code: str) -> Card:
    """Return a path: cards of a discipline cost a clan less blood, and a minion that burns the path is scorched."""
    cheaper = Cheaper(1, "blood", Needs(discipline=code), VAMPIRE & OfClan(clan), locks=False, anybodys=True)
    return card(name, plain(PutInPlay()), abilities=(cheaper, CanAct(SCORCHED, "anybody")))


def dividends(name: str, counters: Effect, traits: tuple[str, ...] = ("investment",), **more: Any) -> Card:
    """Return a card that comes with blood, which master phase actions bring to the pool: mostly an investment."""
    return card(name, plain(PutInPlay() >> counters, **more), abilities=(DIVIDEND, BURN_EMPTY), traits=traits)


CARDS: tuple[Card, ...] = (
    card(
        "Madness Network",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(MAD & MINE), ActAmongOthers(THAT)), when=(OTHERS_PHASE,), anybodys=True),
            CanAct(BurnWatched(THIS, watchers=MAD), "anybody"),
        ),
    ),
    card(
        "Millicent Smith, Puritan Vampire Hunter",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "blocks",
                Cards(MINION),
                Burn(THIS) + Burn(ACTING),
                must=True,
                given=ActorIs(VAMPIRE & MINE),
            ),
            each_phase("discard", YOU, TO_PREDATOR),
        ),
    ),
    card(
        "Mob Connections",
        plain(PutInPlay()),
        abilities=(
            Can(Press(only_on=True), cost=Bow(THIS), when=("press",), role="mine"),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "Momentum's Edge",
        plain(PutInPlay(), given=HasPoints()),
        abilities=(Can(GainPool(1), cost=Bow(THIS), when=("unlock",)),),
    ),
    card(
        "Palla Grande",
        plain(PutInPlay(3)),
        abilities=(
            Bonus(BLEED, 1, Cards(VAMPIRE & OfClan("Toreador antitribu"))),
            each_phase("discard", YOU, RemoveCounters("counter", 1, THIS)),
        ),
        fades=True,
    ),
    card(
        "Path of Evil Revelations",
        plain(PutInPlay()),
        abilities=(
            Can(
                Straighten(Cards(MINION & MINE & Trait("infernal"))),
                cost=BurnPool(1),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
            CanAct(SCORCHED, "anybody"),
        ),
    ),
    card(
        "Power Structure",
        plain(PutInPlay()),
        abilities=(Can(GainVotes(1, Cards(VAMPIRE & MINE & OfClan("Lasombra"))), cost=Bow(THIS), when=("poll",)),),
    ),
    card(
        "Privileged Position",
        plain(PutInPlay(), given=Exists(Cards(VAMPIRE & READY_REGION & MINE & OfPath("Power and the Inner Voice")), 2)),
        abilities=(
            Trigger(
                "reaction", "enacted", YOU, BurnPool(1, PREY), cost=Bow(THIS), given=CalledBy(Cards(VAMPIRE & MINE))
            ),
        ),
    ),
    card(
        "Protected Resources",
        plain(PutInPlay()),
        abilities=(
            BleedCap(BLEED_LOSS, 2, YOU),
            Trigger("forced reaction", "bleeds", Cards(MINION & MINE), Burn(THIS), must=True),
        ),
    ),
    card(
        "Purchase Pact",
        plain(PutInPlay()),
        abilities=(
            truce(SABBAT_VAMPIRE),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", SABBAT_VAMPIRE & TITLED, stealth=1),
        ),
    ),
    card(
        "Seattle Committee",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(OWN_READY & ~TITLED & ~OfSect(ANARCH)), TURN_ANARCH),
                cost=Bow(THIS),
                when=("in master phase",),
            ),
        ),
    ),
    dividends("Secret Horde", Repeat(2, PutCounters("counter", X(), PLACED)), xs=(1, MANY)),
    *[
        card(
            name,
            plain(PutInPlay(n)),
            abilities=(
                Can(
                    GainPool(1),
                    cost=MasterAction() >> RemoveCounters("counter", 1, THIS),
                    when=("in master phase",),
                ),
            ),
            traits=("investment",),
            fades=True,
        )
        for name, n in (("Short-Term Investment", 3), ("Protracted Investment", 5))
    ],
    dividends("Slave Auction", PutCounters("counter", Count(EVERYBODY), PLACED), traits=()),
    card(
        "Smiling Jack, The Anarch",
        plain(PutInPlay()),
        abilities=(
            each_phase("unlock", YOU, POOL_TO_THIS),
            each_phase("unlock", EACH_FOE, Toll(ON_IT)),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "Tension in the Ranks",
        plain(PutInPlay()),
        abilities=(
            *[
                Trigger("forced reaction", kind, Cards(MINION & READY_REGION), BurnPool(1, WHOSE_IT_WAS), must=True)
                for kind in ("torpor", "burn")
            ],
            Can(
                Burn(THIS),
                cost=MasterAction() >> Choose(Cards(In("hand") & OfType("master")), Discard(), 2, 2),
                when=("in master phase",),
                anybodys=True,
            ),
        ),
    ),
    card(
        "The Anarch Free Press",
        plain(PutInPlay()),
        abilities=(
            Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(OWN_ANARCH)),
            Can(
                GainBlood(1, ACTING),
                cost=Bow(THIS),
                when=("after",),
                given=ActionIs("hunt") & Succeeded() & ActorIs(VAMPIRE & OfSect(ANARCH)),
            ),
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
        "The Khabar: Community",
        plain(PutInPlay()),
        abilities=(
            While(ActionIs("bleed"), Bonus(STEALTH, 1, Cards(VAMPIRE & IsActing() & BANU_HAQIM))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Tremere")),
            CanAct(Burn(THIS), "anybody", MINION & OfClan("Tremere"), 1),
        ),
    ),
    card(
        "The Marrakesh Codex",
        plain(PutInPlay()),
        abilities=(Can(Reorder(4), cost=Bow(THIS), when=ANY_TIME), CanAct(Steal(THIS), "foes", VAMPIRE)),
    ),
    *[path(name, clan, code) for name, clan, code in CLAN_PATHS],
    card(
        "The Path of Lilith",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "reaction",
                "torpor",
                Cards(VAMPIRE & FOES & Fighting(VAMPIRE & MINE & ~OfSect(CAMARILLA))),
                IfYouDo(Bow(THIS), PutCounters("torture", 1, IT)),
            ),
            each_phase("unlock", YOU, BurnPool(1, Having(VAMPIRE & With("torture")))),
            CanAct(Burn(THIS), "anybody"),
            *once_gone(ForEach(Cards(With("torture")), UNTORTURED)),
        ),
    ),
    card(
        "Toreador Grand Ball",
        plain(
            PutInPlay() >> AsLongAsThis(FREE, GUEST) >> Bow(HOSTESS) >> AsLongAsThis(Cannot("unlock", THIS), HOSTESS),
            targets=(
                Target("Toreador", OWN_TOREADOR),
                Target("other Toreador", Cards(OWN_TOREADOR.which & OtherThan("Toreador"))),
            ),
            given=Exists(OWN_TOREADOR, 2),
        ),
        abilities=(CanAct(Burn(THIS), "anybody", MINION & ~NOSFERATU), CanAct(Burn(THIS), "anybody", NOSFERATU, -1)),
    ),
    card(
        "Twilight Camp",
        plain(PutInPlay(4)),
        abilities=(
            Trigger(
                "reaction",
                "emerge",
                Cards(VAMPIRE & MINE & ~TITLED & ~OfSect(ANARCH)),
                Gain(Sets("sect", ANARCH, THIS), IT, ("forever",)),
                cost=RemoveCounters("counter", 1, THIS),
            ),
            Can(
                Choose(Cards(VAMPIRE & OfSect(ANARCH)), GainBlood(1, THAT)),
                cost=MasterAction() >> RemoveCounters("counter", 1, THIS),
                when=("in master phase",),
            ),
        ),
        fades=True,
    ),
    card(
        "Using the Advantage",
        plain(PutInPlay()),
        abilities=(Can(GainPool(1), cost=Bow(THIS), when=("unlock",), given=HasEdge()),),
    ),
    card(
        "Ventrue Directorate Assembly",
        plain(PutInPlay()),
        abilities=(
            While(ActionIs("political"), Bonus(VOTES, 1, Cards(VAMPIRE & READY_REGION & OfClan("Ventrue")))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Brujah")),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfClan("Brujah"), 1),
        ),
    ),
    dividends(
        "Ventrue Investment",
        PutCounters("counter", Count(Cards(VAMPIRE & MINE & OfClan("Ventrue antitribu"))), PLACED),
        given=Controls(VAMPIRE & OfClan("Ventrue antitribu")),
    ),
    card(
        "Visit from the Capuchin",
        plain(PutInPlay(4)),
        abilities=(Bonus(HAND_SIZE, Counters("counter", THIS), YOU), InsteadOfReplacing()),
        fades=True,
    ),
    card(
        "Week of Nightmares",
        plain(PutInPlay() >> PutCounters(DREAM, 10, PLACED), alone=("game",)),
        abilities=(
            Bonus(BLEED, 1, Cards(RAVNOS)),
            Bonus(STRENGTH, 1, Cards(RAVNOS)),
            Cannot("hunt as normal", Cards(RAVNOS)),
            CanAct(FeedOn(), "anybody", RAVNOS, 1, at=Cards(ANOTHER & RAVNOS)),
            Can(
                Choose(Cards(RAVNOS), MoveCounters(DREAM, 1, THIS, THAT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
                anybodys=True,
            ),
            Trigger(
                "forced reaction",
                "lift",
                THIS,
                WAKING + ForEach(DREAMING, RemoveCounters(DREAM, DREAMS, THAT)) + Burn(THIS),
                must=True,
                given=~AtLeast(Counters(DREAM, THIS), 1),
            ),
        ),
    ),
)
