"""Reactions (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.rules.action_state import BLOCKED
from coterie.games.vtes.words.circumstances import HasBlocked, Raised
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press, PreventDamage
from coterie.games.vtes.words.politics import GainVotes, HasTitle
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ME, TITLED, VAMPIRE, YOUNGER
from coterie.games.vtes.words.stealing import (
    ActionIs,
    ActorIs,
    AfterAction,
    BleedLess,
    Intercept,
    Redirect,
    StaysLocked,
    UnlockAndBlock,
    Wake,
)
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.effects import Pay

AT_YOU = ActionIs(at_you=True)
BLED = ActionIs("bleed", at_you=True)
BY_PREDATOR = ActionIs(by_predator=True)
MANEUVER = MayLater(Maneuver(), "action", blocking=True)
UNLOCK, LOCK_ME = Straighten(ME), Bow(ME)
AFTER_MY_BLOCK, BLOCKED_IT = AfterAction(BLOCKED), HasBlocked()

REACTIONS: tuple[Card, ...] = (
    card("Deflection", at("dom", Redirect() >> Bow(ME)), at("DOM", Redirect())),
    card("Telepathic Misdirection", at("aus", Intercept(1)), at("AUS", Redirect() >> Bow(ME))),
    card("Wake with Evening's Freshness", plain(Wake(), who="locked"), replaced="unlock"),
    card("On the Qui Vive", plain(Wake() >> StaysLocked(), who="locked", once="unlock")),
    card("Enhanced Senses", at("aus", Intercept(1)), at("AUS", Intercept(2))),
    card("Telepathic Counter", at("aus", BleedLess(1)), at("AUS", BleedLess(2))),
    card("The Warrens", plain(Intercept(Raised(2, 1, HasTitle())), given=AT_YOU)),
    card("Protection Racket", plain(Intercept(Raised(1, 1, ActorIs(VAMPIRE & TITLED))))),
    card("Elder Intervention", plain(Intercept(2), given=BLED), replaced="action", clashes=("Pack Tactics",)),
    card("Bait and Switch", plain(Redirect() >> LOCK_ME)),
    card(
        "Redirection",
        at("dom", Redirect() >> LOCK_ME, given=ActorIs(VAMPIRE & YOUNGER)),
        at("DOM", Redirect() >> LOCK_ME, given=ActorIs(VAMPIRE)),
    ),
    card(
        "Cats' Guidance", at("ani", AFTER_MY_BLOCK >> UNLOCK, who="locked", given=BLOCKED_IT), at("ANI", Intercept(1))
    ),
    card(
        "Forced Vigilance",
        at("for", AFTER_MY_BLOCK >> UNLOCK, who="locked", given=BLOCKED_IT),
        at("FOR", UNLOCK, who="locked", given=AT_YOU),
    ),
    card(
        "Rat's Warning",
        at("ani", UNLOCK, who="locked", given=BLED),
        at("ANI", UNLOCK >> MayLater(Press(), "action", blocking=True), who="locked", given=BLED),
    ),
    card(
        "Deep Ecology",
        at("ani", Intercept(2), given=AT_YOU),
        at("for", BleedLess(2)),
        at("pro", Pay(BurnBlood(1), UNLOCK), who="locked"),
    ),
    card(
        "Party Out Of Bounds",
        at("obf", BleedLess(2)),
        at("pre", GainVotes(2)),
        at("pro", Intercept(1)),
    ),
    card("Sense the Savage Way", at("ani", Intercept(1)), at("ANI", UnlockAndBlock(), who="locked")),
    card("Eyes of Argus", at("aus", Intercept(2), given=AT_YOU), at("AUS", Wake(), who="locked")),
    card("Second Tradition: Domain", plain(Intercept(2)), plain(UnlockAndBlock(2), who="locked", blood=1)),
    card(
        "Precognition",
        at("aus", Intercept(1)),
        at("AUS", Intercept(1) >> MayLater(PreventDamage(1), "action", first=True, blocking=True)),
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
