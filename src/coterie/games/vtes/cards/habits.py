"""What several vampires do alike: their usual maneuver, press and rush, what they discard for a gain."""

from __future__ import annotations

from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import Maneuver, Press
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.selves import EQUIPMENT, MINION, READY_REGION, VAMPIRE, Asks, OfType, Trait
from coterie.games.vtes.words.told import SectOf
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.words.cards.abilities import Limit
from coterie.words.cards.filters import FOES, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.effects import Effect
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
