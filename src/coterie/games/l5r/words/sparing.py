"""Who cannot be attacked by some characters, and the players that such texts name (L-6.1, D-989)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.conflicts import AGAINST
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.facts.values import honor_gap
from coterie.kernel.pieces import Piece
from coterie.words.cards.groups import HOST, About, SeatsBy
from coterie.words.cards.numbers import keys_for, meant
from coterie.words.frames import Frame
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice


class LessHonorable(SeatsBy):
    """Players with less honor than you (L-11.3)."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple([foe for foe in foes(s, f.seat) if honor_gap(s, f.seat, foe) > 0])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("player with less honor than you", "players with less honor than you")


LESS_HONORABLE = LessHonorable()


class Spares(Standing):
    """Cards cannot be declared as attackers against some players."""

    player: About
    whom: About = HOST
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("cannot", AGAINST), self.whom, row, piece)

    def forbids(self, s: Any, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        return verb == AGAINST and meant(s, self.whom, row, piece, target) and meant(s, self.player, row, piece, actor)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.each(voice, it)} cannot be declared as attacker against {self.player.one(voice, it)}"
