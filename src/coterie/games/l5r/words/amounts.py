"""Numbers that are worked out: rings, fate on rings, unrevealed provinces, holdings."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts import claimed, provinces, team_of
from coterie.games.l5r.state import UNCLAIMED
from coterie.words.amounts import Amount
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class ClaimedRings(Amount):
    """How many rings your team has claimed."""

    def value(self, s: Any, f: Frame) -> int:
        return len(claimed(s, team_of(s, f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of rings that you have claimed"


class FreeRings(Amount):
    """How many rings are unclaimed, or how much fate lies on them."""

    fate: bool = False

    def value(self, s: Any, f: Frame) -> int:
        there = [ring for ring in s.rings if ring.holder == UNCLAIMED]
        return sum([ring.fate for ring in there]) if self.fate else len(there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the fate on unclaimed rings" if self.fate else "the number of unclaimed rings"


class HiddenProvinces(Amount):
    """How many of your provinces lie face down."""

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.pieces[p].down for p in provinces(s, f.seat)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of your face-down provinces"
