"""A card that wins the game (R-241): its condition, and the win."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals import facts
from coterie.games.rivals.rules import ending
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import pile
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class RivalsLibraryEmpty(Condition):
    """The Library of your Rival is empty (R-241)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return any(not pile(s, "library", rival) for rival in facts.rivals_of(s, f.seat))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Library of your Rival is empty"


class Win(Effect):
    """You win the game."""

    def run(self, s: Rivals, frame: int) -> None:
        ending.win(s, (s.rows[frame].seat,), "library")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you win the game"
