"""Taking tokens of any player and kind from cards near Havens."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import colors
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happening
from coterie.words.cards.groups import first, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class RemoveToken(Effect):
    """Take 1 Blood or Prestige from a card; you choose whose if several players have tokens there."""

    what: Group = THAT

    def _tokens(self, s: Rivals, piece: int) -> dict[int, str]:
        """Return the colours of tokens on a card, each with the event that takes one away."""
        row = s.pieces[piece]
        of_blood = dict.fromkeys(colors(s, row, "blood"), "blood")
        return {**dict.fromkeys(colors(s, row, "prestige"), "fund"), **of_blood}

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            options: list[Any] = []
            for seat, kind in self._tokens(s, p).items():
                taken = about(s, kind, p, -1, detail=(seat,), frame=frame, source=f.source)
                options.append(("seat", (seat,), ((happening, taken),)))
            if options:
                s.ask(f.seat, ("whose token?", p), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(self._tokens(s, p) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove a token from {self.what.each(voice, it)}"
