"""Whole scenes: what lies on the table together with what is asked, what has happened, and how the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.scene_questions import asked_of, seats_asked
from coterie.kernel.scenes import VERSION, Ending, Scene, last_line, log_of, procedures_of

if TYPE_CHECKING:
    from coterie.kernel.state import State


def scene_of(s: State, seat: int, since: int) -> Scene:
    """Return what a seat may see.

    Args:
        s: the state.
        seat: the seat that looks, -1 for a spectator.
        since: the number of the last log line that the client has.
    """
    game = s.game
    moment, players, areas = game.tableau(s, seat)
    return {
        "version": VERSION,
        "game": game.name,
        "title": game.title,
        "seat": seat,
        "moment": moment,
        "players": players,
        "areas": areas,
        "procedures": procedures_of(s),
        "asked": seats_asked(s),
        "question": asked_of(s, seat, open_prompt=game.open_prompts),
        "log": log_of(s, seat, since),
        "line": last_line(s),
        "ending": ending_of(s, seat),
    }


def ending_of(s: State, seat: int) -> Ending | None:
    """Return how the game ended, as a seat sees it, or None while it continues."""
    if s.result is None:
        return None
    v = s.seen_by(seat)
    return {
        "scores": [s.result[n] for n in range(s.seats)],
        "won": list(s.game.winners(s)),
        "reason": s.game.talk.ending(v),
        "facts": [{"name": name, "value": value} for name, value in s.game.talk.statistics(v)],
    }
