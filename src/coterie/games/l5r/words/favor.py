"""The Imperial Favor: who has it, and what it is given up or claimed for (part 13)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.rules import favor
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about_seat
from coterie.words.cards.events import emit
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class YouHaveFavor(Condition):
    """Your side has the Imperial Favor."""

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(s.favor == team_of(s, f.seat))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you hold the Imperial Favor"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you do not hold the Imperial Favor"


class DiscardFavor(Effect):
    """Discard the Imperial Favor; it goes back to the middle (L-13.3)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        if self.able(s, f):
            emit(s, frame, [about_seat("lose favor", f.seat)])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.favor == team_of(s, f.seat)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f) and purse.take(("favor",), 1, 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard the Imperial Favor"


class ClaimFavor(Effect):
    """Claim the Imperial Favor (L-13.1); the Shadowlands never have it (U-144, U-184)."""

    def run(self, s: L5R, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            s.do((favor.claim, s.rows[frame].seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return is_clan(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "claim the Imperial Favor"
