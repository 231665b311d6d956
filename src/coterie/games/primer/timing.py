"""The stages of a batch of simultaneous events."""

from __future__ import annotations

from coterie.kernel.events import Stage, apply
from coterie.kernel.windows import forced, window, would

TIMING = (
    Stage("would", would),
    Stage("interrupt", window),
    Stage("apply", apply),
    Stage("forced reaction", forced),
    Stage("reaction", window),
)
