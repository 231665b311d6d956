"""More reactions: intercept, blocks, bleeds that are reduced or sent elsewhere, and what answers a referendum."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain, together
from coterie.games.vtes.cards.habits import BEFORE_VOTES, MANEUVER_LATER
from coterie.games.vtes.numbers import INTERCEPT
from coterie.games.vtes.words.asked import ActionNeeds
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs
from coterie.games.vtes.words.gatherings import AttemptToBlock
from coterie.games.vtes.words.politics import Abstain, VotesAgainst
from coterie.games.vtes.words.referendums import SHARED_LOSS, FailReferendum
from coterie.games.vtes.words.selves import ACTING, ALLY, ME, READY_REGION, VAMPIRE, WEAKER, Trait
from coterie.games.vtes.words.stealing import BleedLess, Intercept, Redirect, UnlockAndBlock
from coterie.games.vtes.words.which_cards import ForTitle
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import If
from coterie.words.picking import Choose

AT_YOU, BLED = ActionIs(at_you=True), ActionIs("bleed", at_you=True)
LOCK_ME = Bow(ME)
SHARPER = Gain(Bonus(INTERCEPT, 1, THIS), ME, "action")
STAY_UNLOCKED = Gain(Cannot("lock for blocking", THIS), ME, "action")
DEAD = Cards(MINE & ALLY & READY_REGION & BOWED & (Trait("mummy") | Trait("wraith") | Trait("zombie")))

WATCHES: tuple[Card, ...] = (
    card(
        "Quicken Sight",
        at("aus cel", Intercept(1) >> MANEUVER_LATER),
        at("AUS CEL", Intercept(2) >> MANEUVER_LATER),
    ),
    card(
        "Guardian Vigil",
        *together(
            at("aus", SHARPER),
            at("cel", MANEUVER_LATER),
            at("for", STAY_UNLOCKED),
            then=AttemptToBlock(),
        ),
        told=3,
    ),
    card(
        "Read the Winds",
        at("ani aus", Intercept(1) >> STAY_UNLOCKED),
        at("ANI AUS", UnlockAndBlock(1), who="locked"),
        replaced="action",
    ),
    card("Eluding the Arms of Morpheus", plain(UnlockAndBlock(), who="locked")),
    card(
        "Black Sunrise",
        at("qui", UnlockAndBlock(), who="locked", given=AT_YOU),
        at("QUI", UnlockAndBlock(), who="locked"),
    ),
    card("Lost in Translation", plain(Redirect() >> LOCK_ME, given=ActorIs(WEAKER), alone=("action",))),
    card("Wrong and Crosswise", at("dem", BleedLess(2)), at("DEM", VotesAgainst(4))),
    card("Truth in Ink", plain(BleedLess(2), given=BLED & ActorIs(VAMPIRE & ~Trait("black hand")))),
    card("Ears of the Hare", at("pro", Intercept(1), blood=1), at("spi", Intercept(1)), at("SPI", Intercept(2))),
    card(
        "Falcon's Eye",
        at("ani", Intercept(1), blood=1),
        at("spi", Intercept(1)),
        at("SPI", AttemptToBlock(anybody=True)),
    ),
    card(
        "Confusion of the Eye",
        at("obf", BleedLess(1), given=BLED & ActorIs(WEAKER)),
        at(
            "OBF",
            Abstain(ACTING) >> If(ActionNeeds(ForTitle()), FailReferendum()),
            when=("poll",),
            given=BEFORE_VOTES,
        ),
    ),
    card("Patrol", plain(Intercept(1))),
    card("Poison Pill", plain(Gain(SHARED_LOSS, ME, "referendum"), when=("poll",), given=BEFORE_VOTES)),
    card(
        "Funeral Wake",
        *[
            at(needs, Choose(DEAD, Straighten(), least=1, most=n), who=who)
            for needs, n in (("nec", 1), ("NEC", 2))
            for who in ("", "locked")
        ],
    ),
)
