"""12.1. The Influence Conflict over a Scheme."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.rules.influence import carry_out, put_away, sources, turn_up
from coterie.games.rivals.rules.influence_state import ABSTAINS, FAILS, NO, SUCCEEDS, UNSAID, WINS, YES, Conflict, aims
from coterie.games.rivals.rules.windows import moment
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen, happening
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, leave, row
from coterie.kernel.questions import RawOption
from coterie.kernel.seating import changed_at
from coterie.kernel.steps import Step, step
from coterie.words.effects import run, run_with


def begin_conflict(s: Rivals, card: Ref, actor: Ref, seat: int, does: Any, frame: int) -> None:
    """Begin an Influence Conflict over a Scheme that was played.

    Args:
        s: the state.
        card: the Scheme.
        actor: the character that plays it, (-1, 0) for none.
        seat: who plays it.
        does: what it does if YES wins.
        frame: the serial number of the frame that it resolves in.
    """
    order = tuple([other for other in in_turn_order(seat, s.seats) if other not in s.out])
    if seat not in order:
        return  # it was eliminated by what it paid
    target, chosen = aims(s.rows[frame])
    nothing = (UNSAID,) * s.seats, (0,) * s.seats
    data = Conflict(card, actor, seat, does, frame, order, 0, *nothing, target=target, chosen=chosen)
    CONFLICT.begin(s, data)


def played(s: Rivals, serial: int) -> None:
    """Announce that a Scheme was played, so that responses come now (RR-12.1, R-281)."""
    now = CONFLICT.of(s, serial)
    if found(s, now.actor) is not None:
        happen(s, about(s, "scheme", now.actor[0]))


def take_side(s: Rivals, serial: int) -> None:
    """Ask each seat whether it is for or against the Scheme or abstains; its player is for it (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    seat = now.order[now.turn]
    if seat == now.seat or seat in s.out:
        s.do((on_side, serial, seat, ABSTAINS if seat in s.out else YES))
        return
    options: list[RawOption] = [(f"side {side}", (), ((on_side, serial, seat, side),)) for side in (YES, NO, ABSTAINS)]
    s.ask(seat, ("side?", now.card[0]), options)


@step("rivals.on_side")
def on_side(s: Rivals, serial: int, seat: int, side: str) -> None:
    """Record the side of a seat."""
    now = CONFLICT.of(s, serial)
    CONFLICT.remember(s, serial, sides=changed_at(now.sides, seat, side))
    if seat not in s.out:
        s.tell("takes side", seat, side)


def commit(s: Rivals, serial: int) -> None:
    """Let a seat commit characters, Prestige and a face-down Influence Modifier, in any order (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    seat = now.order[now.turn]
    if now.sides[seat] != ABSTAINS and seat not in s.out:
        options = sources(s, serial, seat, now.placed)
        s.ask(seat, ("commit?", now.amounts[seat]), [*options, ("done", (), ((leave, serial),))], forced=False)


def others(s: Rivals, serial: int) -> None:
    """Let everybody use abilities after each choice, then have the next seat choose (RR-12.1, RR-21)."""
    now = CONFLICT.of(s, serial)
    CONFLICT.remember(s, serial, turn=now.turn + 1)
    if now.turn + 1 < len(now.order):
        CONFLICT.go(s, serial, "12.1.2")
    moment(s, "influence")


def reveal(s: Rivals, serial: int) -> None:
    """Show all face-down cards together, then carry out each, the acting seat's first (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    for each in now.placed:
        turn_up(s, each)
    s.do(*[(carry_out, each) for each in now.placed])


def count(s: Rivals, serial: int) -> None:
    """Count both sides: more Influence for YES than for NO wins; a tie is decided by the set-up option (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    for_, against = [
        sum([n for n, said in zip(now.amounts, now.sides, strict=True) if said == side]) for side in (YES, NO)
    ]
    won = for_ > against or (for_ == against and s.setup["scheme_tie"] == SUCCEEDS)
    CONFLICT.remember(s, serial, totals=(for_, against), counted=True, won=won)
    s.tell("conflict", for_, against)


def decide(s: Rivals, serial: int) -> None:
    """Have the Scheme succeed or fail, and carry out responses and what the modifiers wait for (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    kind = "succeed" if now.won else "fail"
    s.tell(kind, s.pieces[now.card[0]].face)
    event = about(s, kind, now.card[0], seat=now.seat)
    waiting: list[Step] = [
        (run_with, effect, f) for outcome, effect, f in now.waiting if _came(now, outcome, now.sides[f.seat])
    ]
    s.do((happening, event), *waiting)


def _came(now: Conflict, outcome: str, side: str) -> bool:
    """Return whether an outcome has occurred: of the Scheme, or for one side."""
    if outcome in (SUCCEEDS, FAILS):
        return now.won == (outcome == SUCCEEDS)
    wins = side == (YES if now.won else NO)
    return side in (YES, NO) and wins == (outcome == WINS)


def take_effect(s: Rivals, serial: int) -> None:
    """Carry out a Scheme that has succeeded (R-132)."""
    now = CONFLICT.of(s, serial)
    if now.won:
        s.do((run, now.does, now.frame))


CONFLICT: Procedure[Conflict] = Procedure(
    "rivals.conflict",
    "Influence Conflict",
    Conflict,
    (
        row("12.1.1", "Scheme played", played, "RR-12.1 R-133 R-281"),
        row("12.1.2", "Side", take_side, "RR-12.1 R-288", asks=True),
        row("12.1.2a", "Commitment", commit, "RR-12 RR-12.1", again=True, asks=True),
        row("12.1.2b", "Abilities", others, "RR-12.1 RR-21", seldom=True),
        row("12.1.3", "Cards shown", reveal, "RR-12.1"),
        row("12.1.3a", "Totals", count, "RR-12.1 R-131"),
        row("12.1.4", "Outcome", decide, "RR-12.1 R-132"),
        row("12.1.5", "Effect", take_effect, "RR-12.1 R-132"),
    ),
    ends=put_away,
)
