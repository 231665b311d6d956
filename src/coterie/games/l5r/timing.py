"""The stages through which everything goes that happens at the same time (L-9.2)."""

from __future__ import annotations

from coterie.kernel.events import Stage, apply
from coterie.kernel.windows import forced, window, would

TIMING = (
    Stage("would", would),  # interrupts that cancel or replace
    Stage("forced interrupt", forced),
    Stage("interrupt", window),
    Stage("apply", apply),
    Stage("keyword", forced),  # keywords that wait for something come before reactions (L-16.1)
    Stage("forced reaction", forced),
    Stage("reaction", window),
)
