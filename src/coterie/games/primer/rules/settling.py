"""4. At all times: dead recruits depart, and so do attachments without a recruit."""

from __future__ import annotations

from coterie.games.primer.facts import recruits
from coterie.games.primer.numbers import LIFE, stat
from coterie.games.primer.state import Primer
from coterie.kernel.events import about, found_by_checks
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step

# the kinds of events after which `settle` looks again
UNSETTLING = frozenset(
    ("counter", "lift", "depart", "attach", "enter", "turn", "copy", "blank", "gain", "control", "return")
)


@step("primer.settle")
def settle(s: Primer) -> None:
    """Let recruits with as many wounds as life depart, and attachments without a host, all at the same time (P-11)."""
    dead = [p for p in recruits(s) if (wounds := s.pieces[p].count("wound")) and wounds >= stat(s, p, LIFE)]
    loose = [
        p
        for seat in range(s.seats)
        for p in pile(s, "field", seat)
        if s.game.kind(s, p) == "attachment" and (s.pieces[p].host < 0 or s.pieces[s.pieces[p].host].zone != "field")
    ]
    if dead or loose:
        found_by_checks(s, *[about(s, "depart", p) for p in dead + loose])
