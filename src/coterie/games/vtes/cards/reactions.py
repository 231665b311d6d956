"""Reactions, by Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain, together
from coterie.games.vtes.cards.habits import BEFORE_VOTES, BLED, LOCK_ME, MANEUVER_LATER, MINISTRY, REBEL, UNLOCK
from coterie.games.vtes.numbers import ANARCH, INTERCEPT, STEALTH
from coterie.games.vtes.words.acting import StaysLocked
from coterie.games.vtes.words.asked import AboutToFight, ActionNeeds, AimedAtCard
from coterie.games.vtes.words.bleeding import ALL, BleedLess, BleedMore, Redirect
from coterie.games.vtes.words.blocking import UnlockAndBlock, Wake
from coterie.games.vtes.words.bonds import MARKED, LayAfterwards, Mark
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    AimedAt,
    BlockerIs,
    HasBlocked,
    HasBlockedBefore,
    InCombatWith,
    Raised,
    YourTurn,
)
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.gatherings import AttemptToBlock
from coterie.games.vtes.words.involved import ACTION_TARGET, ANOTHER, IsActing
from coterie.games.vtes.words.permanents import CONTROLLER, PutOn
from coterie.games.vtes.words.politics import Abstain, GainVotes, HasTitle, VotesAgainst
from coterie.games.vtes.words.referendums import SHARED_LOSS, CancelReferendum, Delay, FailReferendum
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
    WEAKER,
    YOUNGER,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealth import Intercept, Unveil
from coterie.games.vtes.words.striking import CombatEnds
from coterie.games.vtes.words.this_action import AfterAction, EndAction, FailAction, InThisAction, NotAgain
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import ForTitle, OfMasters
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE, READY
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

YOUNGER_ACTS = AboutToFight() & ActorIs(VAMPIRE & YOUNGER)
WEAK_BLOCKED = HasBlocked() & ActorIs(WEAKER)
AT_YOU = ActionIs(at_you=True)
BY_PREDATOR = ActionIs(by_predator=True)
AFTER_MY_BLOCK = AfterAction()
BLOCKED_IT = HasBlockedBefore()
TIRED = Trigger("forced reaction", "resolves", ACTING, If(~BLOCKED_IT, BurnBlood(1)), must=True)
SEE_FOR_BLOOD = Gain(Can(Intercept(1), cost=BurnBlood(1), when=("B",), limit=ONCE_AN_ACTION), ME, "action")
LOCK_IF_IDLE = AtEnd("action", If(~BLOCKED_IT, LOCK_ME))
UNLOCK_LATER = Gain(Can(UNLOCK, cost=BurnBlood(1), when=("after",), given=BLOCKED_IT), ME, "action")
OWN_ANARCH = MINE & VAMPIRE & READY_REGION & OfSect(ANARCH)
LOCKED_ANARCH = Target("that", Cards(BOWED & OWN_ANARCH))
LOCKED_DEAD = Target("that", Cards(MINE & ALLY & READY_REGION & BOWED & (Trait("wraith") | Trait("zombie"))))
FIRST_AFTER_BLOCK = HasBlocked() & InCombatWith(first=True)
HELD = While(FIRST_AFTER_BLOCK, Cannot("strike", THIS))
HOLDS = While(FIRST_AFTER_BLOCK, Cannot("strike", OPPOSING))
SHARPER = Gain(Bonus(INTERCEPT, 1, THIS), ME, "action")
STAY_UNLOCKED = Gain(Cannot("lock for blocking", THIS), ME, "action")
DEAD = Cards(MINE & ALLY & READY_REGION & BOWED & (Trait("mummy") | Trait("wraith") | Trait("zombie")))

FREE_ANARCH = REBEL & READY
OWN_LOCATIONS = Cards(Trait("location") & MINE)

CARDS: tuple[Card, ...] = (
    # Without a discipline
    card("Bait and Switch", plain(Redirect() >> LOCK_ME)),
    card("Delaying Tactics", plain(Delay() >> CancelReferendum() >> Straighten(ACTING))),
    card("Elder Intervention", plain(Intercept(2), given=BLED), replaced="action", clashes=("Pack Tactics",)),
    card("Eluding the Arms of Morpheus", plain(UnlockAndBlock(), who="locked")),
    card(
        "Eyes of the Wild",
        plain(UnlockAndBlock() >> SEE_FOR_BLOOD >> LOCK_IF_IDLE, who="locked"),
    ),
    card("Forced Awakening", plain(Wake() >> Gain(TIRED, ME, "action"), who="locked", of=VAMPIRE)),
    card("Lost in Translation", plain(Redirect() >> LOCK_ME, given=ActorIs(WEAKER), alone=("action",))),
    card("On the Qui Vive", plain(Wake() >> StaysLocked(), who="locked", once="unlock")),
    card(
        "Organized Resistance",
        *[plain(Intercept(1, BLOCKING), given=BlockerIs(OWN_ANARCH), who=who) for who in ("", "locked")],
        *[plain(UnlockAndBlock(1, THAT), targets=(LOCKED_ANARCH,), who=who) for who in ("", "locked")],
    ),
    card("Poison Pill", plain(Gain(SHARED_LOSS, ME, "referendum"), when=("poll",), given=BEFORE_VOTES)),
    card(
        "Power of All",
        plain(
            LOCK_ME >> Choose(Cards(FREE_ANARCH & ANOTHER), Bow()) >> CancelPlayed(""),
            given=~YourTurn() & Exists(Cards(FREE_ANARCH & ANOTHER)),
            idle=True,
        ),
    ),
    card(
        "Protected District",
        plain(BleedLess(3), given=BLED),
        plain(VotesAgainst(3)),
    ),
    card("Protection Racket", plain(Intercept(Raised(1, 1, ActorIs(VAMPIRE & TITLED))))),
    card(
        "Salt of Thoth",
        *[
            plain(
                FailAction() >> PutOn(ACTION_TARGET),
                given=ActionIs(directed=True) & AimedAtCard(OWN_LOCATIONS),
                who=who,
            )
            for who in ("", "locked")
        ],
        abilities=(
            Can(
                FailAction(),
                cost=Burn(THIS),
                when=("A", "announced", "B", "C"),
                given=ActionIs(directed=True) & AimedAtCard(HOST),
            ),
        ),
    ),
    card("Second Tradition: Domain", plain(Intercept(2)), plain(UnlockAndBlock(2), who="locked", burns=1)),
    card("The Warrens", plain(Intercept(Raised(2, 1, HasTitle())), given=AT_YOU)),
    card("Truth in Ink", plain(BleedLess(2), given=BLED & ActorIs(VAMPIRE & ~Trait("black hand")))),
    card(
        "Voices of the Castle",
        at("tha", Intercept(1), burns=1),
        at("vis", Intercept(1)),
        at("vis", Intercept(1, BLOCKING), when=("B",), given=BlockerIs(VAMPIRE & ANOTHER & OfMasters())),
        at("VIS", BleedLess(2)),
    ),
    card("Wake with Evening's Freshness", plain(Wake(), who="locked", of=VAMPIRE), replaced="unlock"),
    # Animalism
    card(
        "Cats' Guidance", at("ani", AFTER_MY_BLOCK >> UNLOCK, who="locked", given=BLOCKED_IT), at("ANI", Intercept(1))
    ),
    card(
        "Deep Ecology",
        at("ani", Intercept(2), given=AT_YOU),
        at("for", BleedLess(2)),
        at("pro", UNLOCK, who="locked", burns=1),
    ),
    card(
        "Dogged Pursuit",
        at("ani", UnlockAndBlock() >> LOCK_IF_IDLE, who="locked"),
        at("ANI", UnlockAndBlock() >> AtEnd("action", If(~BLOCKED_IT, LOCK_ME >> LayAfterwards())), who="locked"),
        abilities=(Can(Intercept(1), cost=Burn(THIS), when=("B",), role="reacting"),),
        single="name",
    ),
    card(
        "Ensnare a Beast",
        *[at(needs, Intercept(1)) for needs in ("ani", "cel")],
        *[
            at(needs, Intercept(1) >> InThisAction(Costlier(strikes=True, whose=IsActing(), given=HasBlocked())))
            for needs in ("ANI", "CEL")
        ],
    ),
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
        "Rat's Warning",
        at("ani", UNLOCK, who="locked", given=BLED),
        at("ANI", UNLOCK >> MayLater(Press(), "action", blocking=True), who="locked", given=BLED),
    ),
    card(
        "Read the Winds",
        at("ani aus", Intercept(1) >> STAY_UNLOCKED),
        at("ANI AUS", UnlockAndBlock(1), who="locked"),
        replaced="action",
    ),
    card("Sense the Savage Way", at("ani", Intercept(1)), at("ANI", UnlockAndBlock(), who="locked")),
    card(
        "Sentry Signal",
        *[at(needs, UnlockAndBlock(), who="locked") for needs in ("ani", "tha")],
        *[at(needs, BleedLess(3)) for needs in ("ANI", "THA")],
    ),
    # Auspex
    card("Eagle's Sight", at("aus", Intercept(1)), at("AUS", AttemptToBlock(anybody=True))),
    card("Enhanced Senses", at("aus", Intercept(1)), at("AUS", Intercept(2))),
    card("Eyes of Argus", at("aus", Intercept(2), given=AT_YOU), at("AUS", Wake(), who="locked")),
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
    card("My Enemy's Enemy", at("aus", Intercept(1)), at("AUS", Redirect(BEHIND) >> LOCK_ME, given=BY_PREDATOR)),
    card(
        "Precognition",
        at("aus", Intercept(1)),
        at("AUS", Intercept(1) >> MayLater(PreventDamage(1), "action", first=True, blocking=True)),
    ),
    card(
        "Quicken Sight",
        at("aus cel", Intercept(1) >> MANEUVER_LATER),
        at("AUS CEL", Intercept(2) >> MANEUVER_LATER),
    ),
    card("Spirit's Touch", at("aus", Intercept(1)), at("AUS", Intercept(1) >> MANEUVER_LATER)),
    card("Telepathic Counter", at("aus", BleedLess(1)), at("AUS", BleedLess(2))),
    card("Telepathic Misdirection", at("aus", Intercept(1)), at("AUS", Redirect() >> Bow(ME))),
    # Dementation
    card("Wrong and Crosswise", at("dem", BleedLess(2)), at("DEM", VotesAgainst(4))),
    # Dominate
    card("Deflection", at("dom", Redirect() >> Bow(ME)), at("DOM", Redirect())),
    card(
        "Obedience",
        at("dom", NotAgain() >> EndAction() >> Straighten(ACTING), when=("blocked", "succeeding"), given=YOUNGER_ACTS),
        at("DOM", NotAgain() >> EndAction(), when=("blocked", "succeeding"), given=YOUNGER_ACTS),
    ),
    card(
        "Redirection",
        at("dom", Redirect() >> LOCK_ME, given=ActorIs(VAMPIRE & YOUNGER)),
        at("DOM", Redirect() >> LOCK_ME, given=ActorIs(VAMPIRE)),
    ),
    # Flight
    card("Patrol", plain(Intercept(1))),
    # Fortitude
    card(
        "Forced Vigilance",
        at("for", AFTER_MY_BLOCK >> UNLOCK, who="locked", given=BLOCKED_IT),
        at("FOR", UNLOCK, who="locked", given=AT_YOU),
    ),
    # Necromancy
    card(
        "Funeral Wake",
        *[
            at(needs, Choose(DEAD, Straighten(), least=1, most=n), who=who)
            for needs, n in (("nec", 1), ("NEC", 2))
            for who in ("", "locked")
        ],
    ),
    # Obfuscate
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
    card(
        "Mental Maze",
        at("obf", Bow(ME) >> EndAction(), given=WEAK_BLOCKED, of=~OfClan("Ministry")),
        at("obf", Bow(ME) >> EndAction(), given=WEAK_BLOCKED, of=MINISTRY, free=True),
        at("OBF", EndAction(), given=WEAK_BLOCKED, of=~OfClan("Ministry")),
        at("OBF", EndAction(), given=WEAK_BLOCKED, of=MINISTRY, free=True),
    ),
    card(
        "Night Terrors",
        at("obf pre", Unveil()),
        at("OBF PRE", Unveil() >> MayLater(CombatEnds(), "action", first=True, blocking=True)),
    ),
    card(
        "Party Out Of Bounds",
        at("obf", BleedLess(2)),
        at("pre", GainVotes(2)),
        at("pro", Intercept(1)),
    ),
    card("Visions of Zapathasura", at("obf pre", BleedLess(3)), at("OBF PRE", LOCK_ME >> BleedLess(ALL))),
    # Oblivion
    card(
        "Shadow Sentinel",
        at("obl", Wake(), who="locked", once="unlock"),
        *[at("OBL", Wake(THAT), targets=(LOCKED_DEAD,), who=who, once="unlock") for who in ("", "locked")],
    ),
    card("Truth in Darkness", at("obl", Intercept(1)), at("OBL", Intercept(1) >> UNLOCK_LATER)),
    # Protean
    card(
        "Eyes of the Beast",
        at("pro", Intercept(1) >> PutOn(ME)),
        at("PRO", Intercept(1) >> PutOn(ME) >> MayLater(Maneuver(), "action", first=True, blocking=True)),
        abilities=(Bonus(STEALTH, -1), each_phase("discard", CONTROLLER, Burn(THIS))),
    ),
    card(
        "One With the Land",
        at("pro", Intercept(2), given=AT_YOU),
        at("PRO", UnlockAndBlock() >> InThisAction(HELD) >> InThisAction(HOLDS), who="locked", given=AT_YOU),
    ),
    card("Sonar", at("pro", Intercept(1), given=ActionIs(directed=True)), at("PRO", Intercept(1)), replaced="turn"),
    # Quietus
    card(
        "Black Sunrise",
        at("qui", UnlockAndBlock(), who="locked", given=AT_YOU),
        at("QUI", UnlockAndBlock(), who="locked"),
    ),
    # Spiritus
    card("Ears of the Hare", at("pro", Intercept(1), burns=1), at("spi", Intercept(1)), at("SPI", Intercept(2))),
    card(
        "Falcon's Eye",
        at("ani", Intercept(1), burns=1),
        at("spi", Intercept(1)),
        at("SPI", AttemptToBlock(anybody=True)),
    ),
)
