"""5. The round with its four phases."""

from __future__ import annotations

from coterie.games.l5r.atoms.seats import begin_phase, next_round
from coterie.games.l5r.rules import conflict_phase, draw, dynasty, fate_phase, winning
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step


@step("l5r.round")
def take_round(s: L5R) -> None:
    """Play a round; the next one follows until a team has won (U-152)."""
    s.tell("round", s.round)
    ROUND.begin(s, None)
    s.do((after_round,))


@step("l5r.after_round")
def after_round(s: L5R) -> None:
    """Begin the next round unless the game ends with this one."""
    winning.ends_with_round(s)
    if s.result is None:
        next_round(s)
        s.do((take_round,))


def dynasty_phase(s: L5R, serial: int) -> None:
    """Play the dynasty phase."""
    begin_phase(s, "dynasty")
    dynasty.DYNASTY.begin(s, Phase("dynasty"))


def draw_phase(s: L5R, serial: int) -> None:
    """Play the draw phase."""
    begin_phase(s, "draw")
    draw.DRAW.begin(s, Phase("draw"))


def conflicts(s: L5R, serial: int) -> None:
    """Play the conflict phase."""
    begin_phase(s, "conflict")
    conflict_phase.begin(s)


def fate(s: L5R, serial: int) -> None:
    """Play the fate phase."""
    begin_phase(s, "fate")
    fate_phase.FATE.begin(s, Phase("fate"))


ROUND: Procedure[None] = Procedure(
    "l5r.round",
    "Round",
    None,
    (
        row("1", "Dynasty phase", dynasty_phase, "L-5.1"),
        row("2", "Draw phase", draw_phase, "L-5.5"),
        row("3", "Conflict phase", conflicts, "L-6.1"),
        row("4", "Fate phase", fate, "L-9.9"),
    ),
    hidden=True,
    period=True,
)
PHASES = {"dynasty": "1", "draw": "2", "conflict": "3", "fate": "4"}  # the rows by the names of the phases
