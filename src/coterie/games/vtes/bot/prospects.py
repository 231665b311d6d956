"""What a position is worth in which something goes on: what comes of it, by how likely it is to be blocked (VR-6.5)."""

from __future__ import annotations

from coterie.games.vtes.bot.playing_on import over, settled
from coterie.games.vtes.bot.votes import is_open, of_vote, promise
from coterie.games.vtes.bot.worth import standing
from coterie.games.vtes.facts import predator, prey, ready_minions, speaks
from coterie.games.vtes.rules.action_state import NOBODY, Action, current_action, intercept, stealth, still
from coterie.games.vtes.state import Vtes
from coterie.kernel.scopes import current

SEEN = 0.3  # the odds that one minion that could block does
MANY = 3  # minions of which one more makes no difference
VAIN = 0.02  # what an attempt to block costs that fails
FIGHT = 0.45  # what the combat of a block costs who acts


def prospect(s: Vtes, seat: int) -> float:
    """Return how good a position is for a seat, in pool, with what is likely to come of what goes on."""
    if over(s):
        return standing(s, seat)
    vote = current(s, "referendum")
    if vote:
        return of_vote(s, seat, vote) if is_open(s, vote) else settled(s, seat)
    now = current_action(s)
    if now is None or now.outcome or not still(s, now):
        return settled(s, seat)
    odds = chance(s, now)
    vain = VAIN if in_vain(s, seat, now) else 0.0
    political = now.kind == "political"
    today = standing(s, seat) if political or odds < 1 else 0.0
    stopped = today - (FIGHT if seat == now.seat else 0.0)
    carried_out = today + promise(s, seat, now) if political else settled(s, seat)
    return odds * carried_out + (1 - odds) * stopped - vain


def in_vain(s: Vtes, seat: int, now: Action) -> bool:
    """Return whether a minion of a seat attempts to block what it does not find as things are."""
    mine = now.blocker != NOBODY and speaks(s, now.blocker[0]) == seat
    return mine and intercept(s, now.blocker[0]) < stealth(s, now)


def chance(s: Vtes, now: Action) -> float:
    """Return how likely an action is not to be blocked by somebody who has not attempted it yet."""
    if now.blocker != NOBODY or now.state not in ("", "A"):
        return 1.0
    asked = now.targets or tuple([at for at in (prey(s, now.seat), predator(s, now.seat)) if at >= 0])
    open_ = [at for at in dict.fromkeys(asked) if at not in now.declined and at != now.seat]
    ready = [p for at in open_ for p in ready_minions(s, at) if s.pieces[p].ready]
    able = [p for p in ready if intercept(s, p) >= stealth(s, now)]
    return float((1 - SEEN) ** min(MANY, len(able)))
