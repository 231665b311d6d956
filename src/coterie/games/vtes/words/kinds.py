"""Of which kind an action is, by what it does (VR-6.9)."""

from __future__ import annotations

from typing import Any

from coterie.words.effects import Series

BY_CARD = "card"  # an action of no other kind


def deed_of(effect: Any) -> Any:
    """Return the part of an effect that decides the kind of an action, or the effect itself."""
    if isinstance(effect, Series):
        for part in effect.effects:
            if hasattr(part, "ACTION"):
                return part
    return effect


def deed_kind(effect: Any) -> str:
    """Return the kind of an action, “bleed” or “hunt” for instance, by the part of its effect that decides it."""
    return str(getattr(deed_of(effect), "ACTION", BY_CARD))
