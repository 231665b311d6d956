"""What several vampires have in common."""

from __future__ import annotations

from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import ClawsOut
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import MINION, READY_REGION, VAMPIRE, Asks, OfType, Trait
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.words.cards.abilities import Limit
from coterie.words.cards.filters import FOES, In
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Discard
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.picking import Choose

SELF = ItSelf()
WAITING = VAMPIRE & In("uncontrolled")  # vampires in your uncontrolled region
WEREWOLF = Trait("werewolf")
CLAWS_FOR_BLOOD = Can(
    ClawsOut(), cost=BurnBlood(1), when=("before strikes", "strikes chosen"), role="fighting", limit=Limit(("round",))
)
READY_VAMPIRE = VAMPIRE & READY_REGION


def rush(whom: Filter = MINION, *, stealth: int = 0, blood: int = 0) -> CanAct:
    """Return the action of entering combat with a ready minion of another Methuselah."""
    return CanAct(EnterCombat(), at=Cards(whom & READY_REGION & FOES), stealth=stealth, blood=blood)


def asking(code: str) -> Effect:
    """Return the cost of discarding a card that asks for a discipline."""
    return Choose(Cards(In("hand") & Asks(code)), Discard())


def discarding(kind: str) -> Effect:
    """Return the cost of discarding a card of a type."""
    return Choose(Cards(In("hand") & OfType(kind)), Discard())


RUSH = rush()
