"""The stages through which everything goes that happens at the same time, in one window for all of it; what happens
within a window has its own (L-9.2, L-9.4, L-9.5)."""

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
