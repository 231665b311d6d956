"""Cards of the Anarchs: how they train, and how they fight together."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain, those
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.deeds import Bleed
from coterie.games.vtes.words.fighting import Maneuver, MayLater
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.learning import Masters, TeachSuperior
from coterie.games.vtes.words.permanents import BearerIs, PutOn
from coterie.games.vtes.words.selves import ME, READY_REGION, TITLED, VAMPIRE, OfSect
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import HOST, THIS
from coterie.words.cards.numbers import Sets

STRAYED = ~BearerIs(OfSect(ANARCH))

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
)
