"""6. What an action remembers, and what can be read off it: the acting minion, the targets, stealth."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import speaks
from coterie.games.vtes.numbers import INTERCEPT, STEALTH, stat
from coterie.games.vtes.rules.windows import order_of_action
from coterie.games.vtes.state import Vtes
from coterie.kernel.pieces import Ref
from coterie.kernel.procedures import PROCEDURES
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current

NOBODY: Ref = (-1, -1)  # no piece has this life, so it is never found
BLEED_BLOCKED = ("bleed blocked",)  # a moment, which also comes as a turn ends
THIS_ACTION = ("this action",)  # a moment (VR-11.3): the action in progress, or is being announced, is over
EQUIPS_WITH = "equips with"  # and a card of the hand that is not that of the action: counted until the action is over
UNBLOCKED, BLOCKED, FAILED, ENDED = "successful", "blocked", "failed", "ended"


class Action(Row):
    """What an action remembers (VR-6.4).

    Attributes:
        kind: “bleed”, “hunt”, “equip”, “employ”, “recruit”, “political”, “leave torpor”, “rescue”, “diablerie”, “anarch”, or
            “card” for what a card says.
        actor: the acting minion.
        seat: its Methuselah.
        effect: what the action does, an effect.
        frame: the frame that the effect resolves in.
        card: the action card, or the card in play that gives the action.
        keys: what makes another action the same: a bleed, a political action, an action card of one name (VR-6.3).
        blood, pool: the cost; it is paid as the action resolves.
        stealth, bleed, hunt: what the action itself gives.
        targets: the Methuselahs at which it is directed, none if it is undirected.
        declined: the Methuselahs that may no longer block.
        blocker: the minion that attempts to block.
        tried: failed attempts, as (minion, stealth, intercept, uses): the same numbers are not tried again, unless something
            was used since.
        uses: how many cards and abilities were used while it can be blocked or answered.
        state: “A”, “B” or “C” while it can be blocked or answered.
        goto: the row that the action goes to instead of going on.
        outcome: how it ended.
        limited: whether an action modifier has increased the bleed (VR-6.7).
        foiled: whether its bleed burns no pool and is not successful, though the action is (card text).
        amount: the pool that was bled, the blood that was hunted.
        passed, margin: whether its referendum passed, and by how many votes.
        resumed: the further stealth with which it continues after a block; -1 if it does not.
        burned: whether its card was burned as it was blocked.
        blocked_by: the minions that have blocked it, also if it has gone on after that.
        borne: whether the card that gives it is on its minion.
        rider: what is done as it is announced (card text).
        spent: whether an ally has paid for it with its last life (C-075).
        short: whether its cost could not be paid in full, so that it has no effect (VR-6.8).
        mode: the way in which its card was played, None where no card was (VR-4.7).
    """

    kind: str
    actor: Ref
    seat: int
    effect: Any
    frame: int
    card: Ref = NOBODY
    keys: tuple[tuple[Any, ...], ...] = ()
    blood: int = 0
    pool: int = 0
    stealth: int = 0
    bleed: int = 0
    hunt: int = 0
    targets: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    blocker: Ref = NOBODY
    tried: tuple[tuple[int, int, int, int], ...] = ()
    uses: int = 0
    state: str = ""
    goto: str = ""
    outcome: str = ""
    limited: bool = False
    foiled: bool = False
    amount: int = 0
    passed: bool = False
    margin: int = 0
    resumed: int = -1
    burned: bool = False
    blocked_by: tuple[Ref, ...] = ()
    spent: bool = False
    rider: Any = None
    borne: bool = False
    short: bool = False
    mode: Any = None

    def quiet(self) -> tuple[str, ...]:
        """Return the fields that a pass may change: which Methuselahs may no longer block."""
        return ("declined",)


def action_of(s: Vtes, serial: int) -> Action:
    """Return what an action remembers."""
    found: Action = s.rows[serial].data
    return found


def note(s: Vtes, serial: int, **fields: Any) -> None:
    """Change some of what an action remembers."""
    PROCEDURES["vtes.action"].remember(s, serial, **fields)


def current_action(s: Vtes) -> Action | None:
    """Return the action in progress, None between actions."""
    for serial, scope in reversed(s.scopes):  # as `data_of`, which would be asked very often
        if scope == "action":
            found: Action = s.rows[serial].data
            return found
    return None


def order_of(s: Vtes, now: Action) -> tuple[int, ...]:
    """Return the order of the impulse in an action (V-078 to V-081)."""
    return order_of_action(s, now.seat, now.targets)


def stealth(s: Vtes, now: Action) -> int:
    """Return the stealth of the acting minion (VR-6.6)."""
    return now.stealth + stat(s, now.actor[0], STEALTH)


def intercept(s: Vtes, minion: int) -> int:
    """Return the intercept of a minion (VR-6.6)."""
    return stat(s, minion, INTERCEPT)


def end_in_vain(s: Vtes) -> None:
    """End the action in progress at once if it cannot go on: nobody is asked any more whether to block it (C-037, VR-12)."""
    now = current_action(s)
    if now is not None and not now.outcome and not now.goto and not still(s, now):
        note(s, current(s, "action"), outcome=ENDED, goto="over")


def still(s: Vtes, now: Action) -> bool:
    """Return whether an action can go on: its minion is there and, if it is directed, so is one of its targets (VR-12)."""
    where = s.pieces[now.actor[0]]
    there = where.life == now.actor[1] and where.zone == ("torpor" if now.kind == "leave torpor" else "ready")
    return there and speaks(s, now.actor[0]) not in s.out and not (now.targets and set(now.targets) <= set(s.out))
