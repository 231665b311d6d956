"""What several actions have in common."""

from __future__ import annotations

from coterie.games.vtes.words.circumstances import FoeIsDown, InQueued, LiesIn
from coterie.games.vtes.words.fighting import Maneuver, MayLater
from coterie.games.vtes.words.selves import ALLY, MINION, READY_REGION, VAMPIRE, YOUNGER, Trait
from coterie.games.vtes.words.whereabouts import RemoveFromGame
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.filters import BOWED, FOES, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.effects import Effect
from coterie.words.picking import Choose

LOCKED_FOE = Target("that", Cards(MINION & READY_REGION & BOWED & FOES))
YOUNG = Target("that", Cards(In("uncontrolled") & VAMPIRE & YOUNGER))
FOE = Target("that", Cards(MINION & READY_REGION & FOES))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & FOES))
UNCONTROLLED = Cards(In("uncontrolled") & VAMPIRE)
A_LOCATION = Target("that", Cards(Trait("location")))
MANEUVER_IN_ACTION = MayLater(Maneuver(), "action")
EAT_AN_ALLY = Choose(Cards(In("ash", "any") & ALLY), RemoveFromGame())


def win(does: Effect) -> Trigger:
    """Return what a minion says that gets something out of a combat after which it is ready and the other is not."""
    won = FoeIsDown() & LiesIn("ready") & ~InQueued()
    return Trigger("forced reaction", "fights", THIS, does, must=True, given=won)
