"""What several action modifiers have in common."""

from __future__ import annotations

from coterie.games.vtes.numbers import HURT_WORSE, INTERCEPT
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.circumstances import ActionIs, InBlock, InCombatWith
from coterie.games.vtes.words.fighting import Maneuver, MayLater
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.politics import HasVoted, ReferendumPassed
from coterie.games.vtes.words.selves import ALLY, BLOCKING, ME, VAMPIRE
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.this_action import AfterAction, InThisAction
from coterie.games.vtes.words.told import Told
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.groups import THAT

SEES_LESS = Gain(Bonus(INTERCEPT, -1, THIS), BLOCKING, "action")
UNSEEN_BY_ALLIES = Gain(Cannot("be blocked", THIS, Cards(ALLY)), ME, "action")
UNSEEN_BY_VAMPIRES = Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ME, "action")
CANNOT_REACT = Gain(Cannot("react", THIS), THAT, "action")
BLEEDING = ActionIs("bleed")
CANNOT_BLOCK = Gain(Cannot("block", THIS), THAT, "action")
MANEUVER, AFAR = [MayLater(Maneuver(to), "action", blocking=True) for to in ("", "long")]
SUCCESS = AfterAction(UNBLOCKED)
PASSED = ReferendumPassed()
NO_BLEED = ~ActionIs("bleed")
VOTERS = Cards(VAMPIRE & HasVoted())
WHOSE_BLOCK = ControllerOf(BLOCKING)
HIDDEN_BLEED = BleedMore(1) >> Stealth(1)
SEARING = InThisAction(While(InBlock() & InCombatWith(), Told(HURT_WORSE, 1, Cards(VAMPIRE))))
