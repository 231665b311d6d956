"""Two cards that are discarded together, and what comes of it if they are alike."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.words.hands import discard_all
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import pile
from coterie.kernel.steps import Step, step
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class DiscardTwo(Effect):
    """Discard two cards of your hand; if they are the same, something follows."""

    alike: Effect

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        then: Step = (discard_pair, frame, self.alike)
        s.do((choose_several, seat, ("which card to discard?",), "discard", pile(s, "hand", seat), 2, 2, then, False))

    def able(self, s: Any, f: Frame) -> bool:
        return len(pile(s, "hand", f.seat)) > 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard two cards; if they are the same, {self.alike.say(voice, it)}"


@step("vtes.discard_pair")
def discard_pair(s: Any, frame: int, alike: Effect, chosen: tuple[int, ...]) -> None:
    """Discard two cards, and do what follows if they are the same."""
    same = len({s.pieces[p].face for p in chosen}) == 1
    s.do((discard_all, chosen), *([(run, alike, frame)] if same else []))
