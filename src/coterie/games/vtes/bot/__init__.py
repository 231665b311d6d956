"""What bots may weigh: pool, vampires, victory points; public knowledge only.

A search ends where somebody else is asked, which is in the middle of most actions. So what goes on is played on in thought to
its end (`playing_on`), and what has come of it is weighed (`prospects`), by how likely it is to be blocked. A referendum is
weighed by how it is likely to end (`votes`). What lies on the table has its price in pool (`worth`), and what is left of a turn
has one too (`turns`).
"""

from __future__ import annotations

from coterie.games.vtes.bot.prospects import prospect
from coterie.games.vtes.bot.turns import reach, to_come
from coterie.games.vtes.bot.worth import standing
from coterie.games.vtes.state import Vtes
from coterie.kernel.weighing import Budget, Weighing, odds

SCALE = 1.12  # by how much a pool more makes the odds of winning better


class VtesWeighing(Weighing[Vtes]):
    """What bots may read of a position. It looks no further than an action, and each look plays that on: a few will do."""

    budget = Budget(width=4, word=6, level=12, depth=24, ways=3, worlds=2)

    def evaluate(self, s: Vtes, seat: int) -> float:
        return odds(prospect(s, seat) + to_come(s, seat), SCALE)

    def ended(self, s: Vtes, seat: int) -> float:
        # Where others have scored, a share of the victory points is always below the odds of a Methuselah that is far ahead: it
        # would never oust its last prey.
        return 1.0 if seat in s.game.winners(s) else odds(standing(s, seat), SCALE)

    def horizon(self, s: Vtes) -> object:
        return reach(s)
