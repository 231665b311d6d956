"""The timing table of Masters of the Night: agents that an event card brings can be diverted before they appear."""

from __future__ import annotations

from coterie.games.masters.atoms import agent_enters
from coterie.kernel.events import Atom, Stage, apply
from coterie.kernel.windows import would

TIMING = (
    Stage("would", would),  # Sigil of Delusion, Funerary Urn (M-108, M-227)
    Stage("apply", apply),
)

ATOMS = {"agent enters": Atom(agent_enters)}
