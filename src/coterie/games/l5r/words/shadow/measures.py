"""What cards of the Shadowlands ask: how many oppose them, who is outmatched, which provinces stand (part 20)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.factions import clans, is_challenge
from coterie.games.l5r.facts.conflicts import conflict, skill_in
from coterie.games.l5r.facts.teams import foes, team_of
from coterie.kernel.pieces import Piece
from coterie.words.amounts import Amount
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, Part, Zones
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class PerPlayer(Amount):
    """So much for each player who opposes the Shadowlands (U-037)."""

    each: int = 1

    def value(self, s: Any, f: Frame) -> int:
        return self.each * clans(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.each} per player"


class Challenge(Condition):
    """Somebody plays the Shadowlands (U-160)."""

    def holds(self, s: Any, f: Frame) -> bool:
        return is_challenge(s)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "somebody plays the Shadowlands"


CHALLENGE = Challenge()


class Outmatched(Condition):
    """Your side attacks and has more of a skill in the conflict than the other."""

    skill: Literal["military", "political"] = "military"

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        if now is None or team_of(s, f.seat) != now.team:
            return False
        other = team_of(s, foes(s, f.seat)[0])
        return skill_in(s, now.team, self.skill) > skill_in(s, other, self.skill)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you attack with more {self.skill} skill"


class Warlord(Filter):
    """Your warlord, while it is out of play (U-031)."""

    PART: ClassVar[Part] = "noun"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "warlord" and row.place == f.seat

    def zones(self, s: Any) -> Zones:
        return frozenset(("warlord",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "warlord"


class StandingProvince(Filter):
    """A province of yours that is not broken, face up or face down."""

    PART: ClassVar[Part] = "noun"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and row.owner == f.seat and not row.count("broken")

    def zones(self, s: Any) -> Zones:
        return frozenset(("provinces",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "standing province"
