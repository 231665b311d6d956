"""Reactions (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.words.fighting import Maneuver, MayLater, PreventDamage
from coterie.games.vtes.words.selves import ME
from coterie.games.vtes.words.stealing import ActionIs, Intercept, Redirect, StaysLocked, UnlockAndBlock, Wake
from coterie.words.cards.changing import Bow, Straighten

AT_YOU = ActionIs(at_you=True)
BLED = ActionIs("bleed", at_you=True)
BY_PREDATOR = ActionIs(by_predator=True)
MANEUVER = MayLater(Maneuver(), "action")

REACTIONS: tuple[Card, ...] = (
    card("Deflection", at("dom", Redirect() >> Bow(ME)), at("DOM", Redirect())),
    card("Telepathic Misdirection", at("aus", Intercept(1)), at("AUS", Redirect() >> Bow(ME))),
    card("Wake with Evening's Freshness", plain(Wake(), who="locked"), replaced="unlock"),
    card("On the Qui Vive", plain(Wake() >> StaysLocked(), who="locked", once="unlock")),
    card("Eyes of Argus", at("aus", Intercept(2), given=AT_YOU), at("AUS", Wake(), who="locked")),
    card("Second Tradition: Domain", plain(Intercept(2)), plain(UnlockAndBlock(2), who="locked", blood=1)),
    card(
        "Precognition",
        at("aus", Intercept(1)),
        at("AUS", Intercept(1) >> MayLater(PreventDamage(1), "action", first=True)),
    ),
    card("Spirit's Touch", at("aus", Intercept(1)), at("AUS", Intercept(1) >> MANEUVER)),
    card(
        "Guard Dogs",
        at("ani", Straighten(ME), who="locked", given=BLED),
        at("ANI", Straighten(ME) >> MANEUVER, who="locked", given=BLED),
    ),
    card(
        "Instinctive Reaction",
        at("ani", Intercept(1), given=BY_PREDATOR),
        at("ANI", Intercept(1) >> MANEUVER, given=BY_PREDATOR),
    ),
)
