"""Cards of the Anarchs: how they train, and how they fight together."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, card, plain, those
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActorIs, BlockerIs
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import Bleed
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.gatherings import Duel
from coterie.games.vtes.words.hands import DiscardFrom
from coterie.games.vtes.words.involved import ANOTHER, IsBlocking, OtherThan
from coterie.games.vtes.words.learning import Masters, TeachSuperior
from coterie.games.vtes.words.methuselahs import TurnOf
from coterie.games.vtes.words.outcomes import OneOf, Undirected
from coterie.games.vtes.words.permanents import BearerIs, ControllerOf, PutInPlay, PutOn
from coterie.games.vtes.words.raising import BringOut
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, DrainWaiting, GainBlood, MasterAction, MoveBlood
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    EQUIPMENT,
    ME,
    MINION,
    READY_REGION,
    TITLED,
    VAMPIRE,
    OfSect,
    OfType,
)
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, READY, In, With
from coterie.words.cards.groups import EACH_FOE, HOST, IT, THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.conditions import AtLeast
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

STRAYED = ~BearerIs(OfSect(ANARCH))

REBEL = VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)
OWN_ANARCHS = Cards(VAMPIRE & MINE & OfSect(ANARCH))
SOURCE = Bound("source")
YOURS = Target("that", Cards(In("uncontrolled") & VAMPIRE))
WAITING = Target("source", Cards(In("uncontrolled", "any") & With("blood")))
FED = Target("that", Cards(In("uncontrolled") & VAMPIRE & OtherThan("source")))
DONOR = Bound("donor")
JUMP_IN = Bow() >> Gain(Cannot("strike", THIS), ACTING, ("round",)) >> Duel(THAT, ACTING)

REBELS: tuple[Card, ...] = (
    ally(
        "Grey Thorne",
        2,
        1,
        1,
        AsVampire(("cel", "pot"), sect=ANARCH),
        Can(
            GainBlood(1, THIS),
            cost=Choose(Cards(REBEL), BurnBlood(1, THAT)),
            when=("unlock", "any unlock"),
            anybodys=True,
            given=TurnOf(ControllerOf(THIS)) & ~AtLeast(BloodOn(THIS), 2),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    card(
        "Field Training",
        plain(
            PutOn() >> TeachSuperior() >> Straighten(ME),
            targets=those(VAMPIRE & READY_REGION & MINE & ANOTHER & ~TITLED),
            of=Masters(),
            stealth=1,
        ),
        abilities=(
            Sets("sect", ANARCH, HOST),
            Trigger("forced reaction", "converts", HOST, Burn(THIS), must=True, given=STRAYED),
        ),
        single="name",
    ),
    card(
        "Skullduggery",
        at("obf", Bleed(), also=MayLater(Maneuver(), "action"), stealth=1),
        at("pre", Bleed(1)),
        at("pro", Bleed(), stealth=1),
    ),
    card(
        "Shattering",
        at("chi", DiscardFrom(THAT), targets=(Target("that", EACH_FOE),), stealth=1),
        at("dem", Undirected(Burn()), targets=those(OfType("event")), stealth=2),
        at("pro", Inflict(2, THAT, sure=True), targets=those(MINION & READY_REGION)),
    ),
    card(
        "Undue Influence",
        at("chi", DrainWaiting(SOURCE, THAT), targets=(WAITING, FED), stealth=1),
        at("pre", Bleed(0, AddBlood(1)), targets=(YOURS,), stealth=1),
        at("qui", AddBlood(1) >> BringOut(), targets=(YOURS,), stealth=1),
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
        "Hackerspace",
        plain(PutInPlay(Count(OWN_ANARCHS))),
        abilities=(
            *[
                Trigger("forced reaction", kind, OWN_ANARCHS, PutCounters("counter", 1, THIS), must=True)
                for kind in ("converts", "emerge", "embrace")
            ],
            Cheaper(of=EQUIPMENT, whose=VAMPIRE & OfSect(ANARCH), locks=False, stored=True),
        ),
    ),
    card(
        "The Status Perfectus",
        plain(PutInPlay(), stealth=1),
        abilities=(
            Can(
                Choose(Cards(REBEL), Choose(Cards(REBEL & OtherThan("donor")), MoveBlood(DONOR, THAT)), name="donor"),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
            Trigger(
                "reaction",
                "fights",
                BLOCKING,
                Choose(Cards(REBEL & READY & ~IsBlocking()), JUMP_IN),
                cost=Bow(THIS),
                given=BlockerIs(VAMPIRE & OfSect(ANARCH)) & ActorIs(READY_REGION),
            ),
        ),
    ),
    card(
        "Groundfighting",
        plain(OneOf((Maneuver(), Press()))),
        plain(CancelPlayed("combat", by_foe=True, restricts=True), blood=1),
        replaced="combat",
    ),
)
