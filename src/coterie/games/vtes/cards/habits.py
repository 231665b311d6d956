"""What several cards do alike: the usual maneuver, press and rush, when they can be used, what is discarded for a gain."""

from __future__ import annotations

from coterie.games.vtes.numbers import ANARCH, BLOCK_TAX, INTERCEPT, STRENGTH
from coterie.games.vtes.words.circumstances import Against
from coterie.games.vtes.words.damage import ALL, PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.politics import HasVoted
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    EQUIPMENT,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    VAMPIRE,
    Asks,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import InThisAction
from coterie.games.vtes.words.told import SectOf
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.filters import BOWED, FOES, MINE, Bearing, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import Effect, If
from coterie.words.filters import Filter
from coterie.words.groups import THAT
from coterie.words.picking import Choose

SELF = ItSelf()
ONCE_A_COMBAT = Limit("combat")
MANEUVER = Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT)
PRESS = Can(Press(), when=("press",), role="fighting", limit=ONCE_A_COMBAT)
PREVENT_ONE = Can(PreventDamage(1, tag="strike"), when=("damage",), role="fighting", limit=ONCE_A_COMBAT)
IN_YOUR_TURN = ("unlock", "in master phase", "minion", "influence", "in discard phase")
ANTIQUE = EQUIPMENT & ~Trait("electronic") & ~Trait("vehicle") & ~Trait("weapon")
INFERNAL = Trait("infernal")
WAITING = VAMPIRE & In("uncontrolled")  # vampires in your uncontrolled region
ANY_TIME = ("unlock", "in master phase", "minion", "influence", "in discard phase", "A")
QUIET_TIME = (*ANY_TIME, "B", "C")  # whenever no combat is going on
MANEUVER_LATER = MayLater(Maneuver(), "action", blocking=True)
LOCKED_FOE = Target("that", Cards(MINION & READY_REGION & BOWED & FOES))
STRONGER = Gain(Bonus(STRENGTH, 1, THIS), ME, "combat")
STRONG_ROUND = Gain(Bonus(STRENGTH, 1, THIS), ME, ("round",))
PREVENT_STRIKES = PreventDamage(ALL, tag="strike")
BLUNT = If(Against(VAMPIRE), Gain(Cannot("hurt with weapons", THIS), OPPOSING, ("round",)))
SEES_LESS = Gain(Bonus(INTERCEPT, -1, THIS), BLOCKING, "action")
UNSEEN_BY_ALLIES = Gain(Cannot("be blocked", THIS, Cards(ALLY)), ME, "action")
UNSEEN_BY_VAMPIRES = Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ME, "action")
TAX_VAMPIRES = InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE)))
WITHOUT_ARCHETYPE = VAMPIRE & MINE & ~Bearing(Trait("archetype"))
BEFORE_VOTES = ~Exists(Cards(VAMPIRE & HasVoted()))
ON_IT = Counters("counter", THIS)  # the counters on this card
BURN_EMPTY = Trigger("forced reaction", "lift", THIS, Burn(THIS), must=True, given=~AtLeast(ON_IT, 1))
TURN_ANARCH = Gain(SectOf("sect", ANARCH, THIS), THAT, ("forever",))


def rush(whom: Filter = MINION, *, stealth: int = 0, blood: int = 0) -> CanAct:
    """Return the action of entering combat with a ready minion of another Methuselah."""
    return CanAct(EnterCombat(), at=Cards(whom & READY_REGION & FOES), stealth=stealth, blood=blood)


def asking(code: str) -> Effect:
    """Return the cost of discarding a card that asks for a discipline."""
    return Choose(Cards(In("hand") & Asks(code)), Discard())


def discarding(kind: str) -> Effect:
    """Return the cost of discarding a card of a type."""
    return Choose(Cards(In("hand") & OfType(kind)), Discard())
