"""6.1 Actions in the minion phase of another Methuselah, which the text of a card can give (C-055).

A Methuselah with such a card may use it as the active one is done, who goes on if anybody acts then (D-904).
"""

from __future__ import annotations

from coterie.games.vtes.facts import playing
from coterie.games.vtes.rules.windows import could
from coterie.games.vtes.state import Vtes
from coterie.kernel.limits import used
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, data_of, row
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import step

WINDOW = "others' minion phase"
MENU = "action out of turn"


class Extra(Row):
    """An action out of turn: the minion, and how many actions its Methuselah had taken this turn before it."""

    minion: Ref
    before: int


def taken(s: Vtes, seat: int) -> int:
    """Return the number of actions that the minions of a Methuselah have taken this turn; cancelled ones are none (C-055)."""
    return used(s, ("actions", seat), "turn")


SPENT = ("spent to act out of turn",)  # counted where that has a cost, also if no action came of it


def moves(s: Vtes) -> int:
    """Return how often somebody has acted this turn, or has paid for it: each time the active Methuselah is next (V-082)."""
    return sum([taken(s, seat) for seat in range(s.seats)]) + used(s, SPENT, "turn")


def may_act_now(s: Vtes, minion: int) -> bool:
    """Return whether a minion may act in this turn: in that of its Methuselah, or because the text of a card lets it."""
    if s.game.speaks(s, minion) == s.active:
        return True
    extra: Extra | None = data_of(s, "action_out_of_turn")
    return extra is not None and extra.minion[0] == minion and found(s, extra.minion) is not None


@step("vtes.act_out_of_turn")
def act_out_of_turn(s: Vtes, minion: Ref) -> None:
    """Let a minion take an action in the turn of another Methuselah."""
    OUT_OF_TURN.begin(s, Extra(minion, taken(s, s.game.speaks(s, minion[0]))))


def choose_action(s: Vtes, serial: int) -> None:
    """Ask for the action until one is taken: one that was cancelled as it was played is none (C-055)."""
    now = OUT_OF_TURN.of(s, serial)
    if found(s, now.minion) is None:
        return
    seat = s.game.speaks(s, now.minion[0])
    if taken(s, seat) > now.before or not may_act_now(s, now.minion[0]):
        return
    options = s.game.offers(s, MENU, seat)
    if options or could(s, seat, MENU):
        s.ask(seat, ("which action?", now.minion[0]), [*options, ("no action", (), ((forgo, serial),))])


@step("vtes.forgo_action")
def forgo(s: Vtes, serial: int) -> None:
    """Take no action after all."""
    OUT_OF_TURN.remember(s, serial, before=-1)


def others(s: Vtes) -> list[int]:
    """Return the seats other than the active one that can do something in its minion phase, in turn order."""
    if ("used", WINDOW) not in s.ears:
        return []
    return [
        seat for seat in playing(s) if seat != s.active and (s.game.offers(s, WINDOW, seat) or could(s, seat, WINDOW))
    ]


@step("vtes.may_act_out_of_turn")
def may_act_out_of_turn(s: Vtes, seat: int) -> None:
    """Offer a Methuselah what it can use in the minion phase of another."""
    options: list[RawOption] = s.game.offers(s, WINDOW, seat, (may_act_out_of_turn, seat))
    if options or could(s, seat, WINDOW):
        s.ask(seat, ("another's minion phase?",), [*options, ("pass", (), ())], window=True)


OUT_OF_TURN = Procedure(
    "vtes.action_out_of_turn",
    "Action out of turn",
    Extra,
    (row("6.1", "The action", choose_action, "C-055", again=True, asks=True),),
)
