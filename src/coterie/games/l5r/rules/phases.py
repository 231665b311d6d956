"""5. The steps that begin and end every phase, to which cards can respond."""

from __future__ import annotations

from coterie.games.l5r.facts.teams import in_order
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about_seat, announce, happen


def starts(s: L5R, serial: int) -> None:
    """Begin a phase (1.1, 2.1, 3.1, 4.1)."""
    s.tell("phase", s.phase)
    happen(s, about_seat("begin", in_order(s)[0], detail=(s.phase,)))


def ends(s: L5R, serial: int) -> None:
    """End a phase (1.5, 2.6, 3.5, 4.9); what lasts until then expires afterwards (L-9.9)."""
    announce(s, about_seat("end", in_order(s)[0], detail=(s.phase,)))
