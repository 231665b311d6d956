"""Reactions (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.cards.habits import MANEUVER_LATER
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.rules.action_state import BLOCKED
from coterie.games.vtes.words.bonds import MARKED, LayAfterwards, Mark
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    AimedAt,
    BlockerIs,
    HasBlocked,
    InCombatWith,
    Raised,
)
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.fighting import MayLater, Press
from coterie.games.vtes.words.gatherings import AttemptToBlock
from coterie.games.vtes.words.involved import IsActing
from coterie.games.vtes.words.permanents import CONTROLLER
from coterie.games.vtes.words.politics import GainVotes, HasTitle, VotesAgainst
from coterie.games.vtes.words.referendums import CancelReferendum, Delay
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BEHIND,
    BLOCKING,
    ME,
    OPPOSING,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import (
    ALL,
    AfterAction,
    BleedLess,
    BleedMore,
    Intercept,
    InThisAction,
    Redirect,
    StaysLocked,
    UnlockAndBlock,
    Unveil,
    Wake,
)
from coterie.games.vtes.words.striking import CombatEnds
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Cannot, While
from coterie.words.effects import If, Pay
from coterie.words.groups import THAT

AT_YOU = ActionIs(at_you=True)
BLED = ActionIs("bleed", at_you=True)
BY_PREDATOR = ActionIs(by_predator=True)
UNLOCK, LOCK_ME = Straighten(ME), Bow(ME)
AFTER_MY_BLOCK, BLOCKED_IT = AfterAction(BLOCKED), HasBlocked()

TIRED = Trigger("forced reaction", "resolves", ACTING, If(~BLOCKED_IT, BurnBlood(1)), must=True)
SEE_FOR_BLOOD = Gain(Can(Intercept(1), cost=BurnBlood(1), when=("B",), limit=ONCE_AN_ACTION), ME, "action")
LOCK_IF_IDLE = AtEnd("action", If(~BLOCKED_IT, LOCK_ME))
UNLOCK_LATER = Gain(Can(UNLOCK, cost=BurnBlood(1), when=("after",), given=BLOCKED_IT), ME, "action")
OWN_ANARCH = MINE & VAMPIRE & READY_REGION & OfSect(ANARCH)
LOCKED_ANARCH = Target("that", Cards(BOWED & OWN_ANARCH))
LOCKED_DEAD = Target("that", Cards(MINE & ALLY & READY_REGION & BOWED & (Trait("wraith") | Trait("zombie"))))

FIRST_AFTER_BLOCK = HasBlocked() & InCombatWith(first=True)
HELD, HOLDS = While(FIRST_AFTER_BLOCK, Cannot("strike", THIS)), While(FIRST_AFTER_BLOCK, Cannot("strike", OPPOSING))

REACTIONS: tuple[Card, ...] = (
    card("Deflection", at("dom", Redirect() >> Bow(ME)), at("DOM", Redirect())),
    card("Telepathic Misdirection", at("aus", Intercept(1)), at("AUS", Redirect() >> Bow(ME))),
    card("Wake with Evening's Freshness", plain(Wake(), who="locked", of=VAMPIRE), replaced="unlock"),
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
    card(
        "Eyes of the Wild",
        plain(UnlockAndBlock() >> SEE_FOR_BLOOD >> LOCK_IF_IDLE, who="locked"),
    ),
    card("Forced Awakening", plain(Wake() >> Gain(TIRED, ME, "action"), who="locked", of=VAMPIRE)),
    card("My Enemy's Enemy", at("aus", Intercept(1)), at("AUS", Redirect(BEHIND) >> LOCK_ME, given=BY_PREDATOR)),
    card(
        "Night Terrors",
        at("obf pre", Unveil()),
        at("OBF PRE", Unveil() >> MayLater(CombatEnds(), "action", first=True)),
    ),
    card(
        "Organized Resistance",
        *[plain(Intercept(1, BLOCKING), given=BlockerIs(OWN_ANARCH), who=who) for who in ("", "locked")],
        *[plain(UnlockAndBlock(1, THAT), targets=(LOCKED_ANARCH,), who=who) for who in ("", "locked")],
    ),
    card(
        "Protected District",
        plain(BleedLess(3), given=BLED),
        plain(VotesAgainst(3)),
    ),
    card(
        "Sentry Signal",
        *[at(needs, UnlockAndBlock(), who="locked") for needs in ("ani", "tha")],
        *[at(needs, BleedLess(3)) for needs in ("ANI", "THA")],
    ),
    card(
        "Shadow Sentinel",
        at("obl", Wake(), who="locked", once="unlock"),
        *[at("OBL", Wake(THAT), targets=(LOCKED_DEAD,), who=who, once="unlock") for who in ("", "locked")],
    ),
    card("Truth in Darkness", at("obl", Intercept(1)), at("OBL", Intercept(1) >> UNLOCK_LATER)),
    card("Visions of Zapathasura", at("obf pre", BleedLess(3)), at("OBF PRE", LOCK_ME >> BleedLess(ALL))),
    card("Sense the Savage Way", at("ani", Intercept(1)), at("ANI", UnlockAndBlock(), who="locked")),
    card("Eyes of Argus", at("aus", Intercept(2), given=AT_YOU), at("AUS", Wake(), who="locked")),
    card("Second Tradition: Domain", plain(Intercept(2)), plain(UnlockAndBlock(2), who="locked", blood=1)),
    card(
        "Precognition",
        at("aus", Intercept(1)),
        at("AUS", Intercept(1) >> MayLater(PreventDamage(1), "action", first=True, blocking=True)),
    ),
    card("Spirit's Touch", at("aus", Intercept(1)), at("AUS", Intercept(1) >> MANEUVER_LATER)),
    card(
        "Guard Dogs",
        at("ani", Straighten(ME), who="locked", given=BLED),
        at("ANI", Straighten(ME) >> MANEUVER_LATER, who="locked", given=BLED),
    ),
    card(
        "Instinctive Reaction",
        at("ani", Intercept(1), given=BY_PREDATOR),
        at("ANI", Intercept(1) >> MANEUVER_LATER, given=BY_PREDATOR),
    ),
    card(
        "Melange",
        at("aus", Intercept(1)),
        at("AUS", Intercept(1) >> AtEnd("action", If(BLOCKED_IT, LayAfterwards(ACTING) >> Mark()))),
        abilities=(
            Can(
                BleedMore(1, limited=False),
                cost=Burn(THIS),
                when=("A", "B", "C"),
                given=Acting(MARKED) & AimedAt(CONTROLLER),
            ),
        ),
        kept=True,
    ),
    card(
        "One With the Land",
        at("pro", Intercept(2), given=AT_YOU),
        at("PRO", UnlockAndBlock() >> InThisAction(HELD) >> InThisAction(HOLDS), who="locked", given=AT_YOU),
    ),
    card("Delaying Tactics", plain(CancelReferendum() >> Straighten(ACTING) >> Delay())),
    card(
        "Ensnare a Beast",
        *[at(needs, Intercept(1)) for needs in ("ani", "cel")],
        *[
            at(needs, Intercept(1) >> InThisAction(Costlier(strikes=True, whose=IsActing(), given=HasBlocked())))
            for needs in ("ANI", "CEL")
        ],
    ),
    card("Eagle's Sight", at("aus", Intercept(1)), at("AUS", AttemptToBlock(anybody=True))),
    card(
        "Dogged Pursuit",
        at("ani", UnlockAndBlock() >> LOCK_IF_IDLE, who="locked"),
        at("ANI", UnlockAndBlock() >> AtEnd("action", If(~BLOCKED_IT, LOCK_ME >> LayAfterwards())), who="locked"),
        abilities=(Can(Intercept(1), cost=Burn(THIS), when=("B",), role="reacting"),),
        single="name",
    ),
)
