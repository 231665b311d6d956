"""The stages of what happens at the same time. There is no stack (VR-4.1): cards of a hand are played in the windows of
the procedures, never here; only cards in play answer."""

from __future__ import annotations

from coterie.kernel.events import Stage, apply
from coterie.kernel.windows import forced, window, would

TIMING = (
    Stage("would", would),
    Stage("forced interrupt", forced),  # what goes before something that nothing takes the place of
    Stage("apply", apply),
    Stage("forced reaction", forced),
    Stage("reaction", window),
)
