"""What cards of several types do alike: when they can be used, the usual maneuver, press and rush."""

from __future__ import annotations

from coterie.games.vtes.numbers import ANARCH, STRENGTH
from coterie.games.vtes.words.circumstances import Acting, ActionIs, InBlock, InCombatWith, Succeeded
from coterie.games.vtes.words.damage import ALL, PreventDamage
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.referendums import NoVotes
from coterie.games.vtes.words.selves import ALLY, EQUIPMENT, ME, READY_REGION, VAMPIRE, OfClan, OfSect, Trait
from coterie.games.vtes.words.told import SectOf
from coterie.games.vtes.words.uses import Can
from coterie.words.cards.abilities import Limit
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Counters
from coterie.words.groups import THAT

ONCE_A_COMBAT = Limit("combat")
MANEUVER = Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT)
PRESS = Can(Press(), when=("press",), role="fighting", limit=ONCE_A_COMBAT)
IN_YOUR_TURN = ("unlock", "in master phase", "minion", "influence", "in discard phase")
ANTIQUE = EQUIPMENT & ~Trait("weapon") & ~Trait("vehicle") & ~Trait("electronic")
INFERNAL = Trait("infernal")
ANY_TIME = ("unlock", "in master phase", "minion", "influence", "in discard phase", "A")
QUIET_TIME = (*ANY_TIME, "B", "C")  # whenever no combat is going on
MANEUVER_LATER = MayLater(Maneuver(), "action", blocking=True)
STRONGER = Gain(Bonus(STRENGTH, 1, THIS), ME, "combat")
STRONG_ROUND = Gain(Bonus(STRENGTH, 1, THIS), ME, ("round",))
PREVENT_STRIKES = PreventDamage(ALL, tag="strike")
BEFORE_VOTES = NoVotes()
ON_IT = Counters("counter", THIS)  # the counters on this card
TURN_ANARCH = Gain(SectOf("sect", ANARCH, THIS), THAT, ("forever",))
MINISTRY = VAMPIRE & OfClan("Ministry")
MALKAVIAN = OfClan("Malkavian")
UNLOCK = Straighten(ME)
BY_ACTION = Succeeded() & ~InCombatWith()  # what an action brings, and not a card in a combat (C-069)
FIRST_ROUND = InCombatWith(first=True)
WAS_BLOCKED = InBlock() & Acting()
LOCK_ME = Bow(ME)
BLED = ActionIs("bleed", at_you=True)
REBEL = VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)
DEAD = Trait("wraith") | Trait("zombie")
DEAD_ALLY = ALLY & DEAD
