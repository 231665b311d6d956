"""Drawing an event card in tests, and what its grid brings."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent
from typing import Any

from coterie.games.masters.positions import build
from coterie.games.masters.state import Masters
from tests.masters.tools import TABLE, diff, play


def draw(card: str, text: str, *choices: str) -> tuple[Masters, dict[str, Any]]:
    """Draw a card in a position and choose; return the state, and the differences on the table since before the draw.

    With two vampires and the veil at 4 to 6, one agent comes to each cross of the grid, so that nobody is asked about
    it.
    """
    lines = dedent(text).strip().splitlines()
    s = build(TABLE, "\n".join(["position: masters", *lines, f"events: {card}", "now: day event"]))
    before = s.clone()
    s.play()
    play(s, *choices)
    return s, diff(before, s)


def came(*districts: str) -> dict[str, int]:
    """Return the differences when a number of hidden agents come to each named district and leave the reserve."""
    return {"agents": -len(districts), **{f"{name} hidden": n for name, n in Counter(districts).items()}}
