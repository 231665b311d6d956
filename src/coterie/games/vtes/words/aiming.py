"""What it costs to aim an action at a card of somebody else (VR-4.8, VR-6.4)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.state import Vtes
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class DearerAim(Marker):
    """Actions that others aim at this card cost them more pool, whoever controls this card."""

    amount: int = 1

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "dearer aim"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"an action directed at {voice.this} costs {self.amount} more pool"


def aim_tax(s: Vtes, seat: int, at: Any) -> int:
    """Return how much more pool an action of a Methuselah costs for what it is aimed at; nothing if that is its own."""
    if not (isinstance(at, tuple) and isinstance(at[0], int)) or s.game.speaks(s, at[0]) == seat:
        return 0
    there = s.ears.get(("used", "dearer aim"), ())
    return sum([word.amount for word in s.pieces[at[0]].text if isinstance(word, DearerAim)]) if at[0] in there else 0
