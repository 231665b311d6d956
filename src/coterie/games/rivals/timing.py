"""The stages through which everything goes that happens at the same time (R-148, R-149, RR-21).

The newest rulebook counts before the older ones (RR-0), which also takes back answers given to questions about cards (RR-24).
"""

from __future__ import annotations

from coterie.kernel.events import Stage, apply
from coterie.kernel.windows import forced, window, would

TIMING = (
    Stage("would", would),
    Stage("interrupt", window),  # what lowers or prevents damage, and Special Reactions
    Stage("apply", apply),
    Stage("forced reaction", forced),
    Stage("reaction", window),
)
