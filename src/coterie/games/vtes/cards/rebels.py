"""Cards of the Anarchs: how they train, and how they fight together."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain, those
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActorIs, BlockerIs
from coterie.games.vtes.words.deeds import Bleed
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.gatherings import Duel
from coterie.games.vtes.words.involved import ANOTHER, IsBlocking, OtherThan
from coterie.games.vtes.words.learning import Masters, TeachSuperior
from coterie.games.vtes.words.outcomes import OneOf
from coterie.games.vtes.words.permanents import BearerIs, PutInPlay, PutOn
from coterie.games.vtes.words.resources import MoveBlood
from coterie.games.vtes.words.selves import ACTING, BLOCKING, ME, READY_REGION, TITLED, VAMPIRE, OfSect
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, READY
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

STRAYED = ~BearerIs(OfSect(ANARCH))

REBEL = VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)
DONOR = Bound("donor")
JUMP_IN = Bow() >> Gain(Cannot("strike", THIS), ACTING, ("round",)) >> Duel(THAT, ACTING)

REBELS: tuple[Card, ...] = (
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
            *[
                Trigger("forced reaction", kind, HOST, Burn(THIS), must=True, given=STRAYED)
                for kind in ("gain", "attach")
            ],
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
