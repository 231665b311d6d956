"""The timing table of Masters of the Night: agents of an event card can be diverted before they appear."""

from __future__ import annotations

from typing import Any

from coterie.games.masters.atoms import agent_enters
from coterie.games.masters.facts import noticed
from coterie.games.masters.state import Masters
from coterie.kernel.events import DUE, Atom, Event, Stage, apply
from coterie.kernel.listening import listeners
from coterie.kernel.steps import step
from coterie.kernel.windows import answer, would


@step("masters.draw_one")
def draw_one(s: Masters, batch: int, stage: str) -> None:
    """Ask the leading vampire which of the agents of a batch a Funerary Urn draws, once for all of them (M-227)."""
    events: tuple[Event, ...] = s.rows[batch].events
    # agents that are diverted later: nobody knows yet where they will appear
    kept_out = {heard.at for heard, _, _ in listeners(s, "would", batch, DUE)}
    bound = [event.detail[0] for at, event in enumerate(events) if at not in kept_out]
    found: dict[tuple[int, int], Any] = {}  # by urn and district: agents bound for the same district are alike
    for heard, row, _ in listeners(s, stage, batch, DUE):
        due, urn = events[heard.at].detail[0], row.place
        left = list(bound)
        if heard.at not in kept_out:
            left.remove(due)
        said = ("draw agent", (heard.piece, due, urn, noticed(s, [*left, urn]) - noticed(s, bound)))
        found.setdefault((heard.piece, due), (*said, ((answer, batch, *heard),)))
    if found:
        arriving = tuple(event.detail[0] for event in events)
        s.ask(s.leader, ("draw one", arriving), [*found.values(), ("decline", (), ())])


TIMING = (
    Stage("draw", draw_one),  # Funerary Urn (M-227), first, as there is one question for all agents
    Stage("would", would),  # Sigil of Delusion (M-108)
    Stage("apply", apply),
)

ATOMS = {"agent enters": Atom(agent_enters)}
