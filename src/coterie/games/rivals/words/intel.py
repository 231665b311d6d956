"""Intel: against whom a party has more of it, and what is spent for it while an attack lacks some (RR-7)."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import AGAINST, POSSIBLE
from coterie.games.rivals.rules.attack import intel_of, secrecy_of
from coterie.games.rivals.rules.attack_state import NOBODY, fight
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.kernel.pieces import Piece, found
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, frame_of
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class IntelAgainst(Standing):
    """Members of the party of this card or its bearer have Intel in attacks on targets that match a filter."""

    amount: int
    whom: Filter

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", AGAINST),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != AGAINST or facts.haunted(s, piece) not in facts.party(s, target[0]):
            return False
        return bool(self.whom.holds(s, frame_of(s, row, piece), target[2], s.pieces[target[2]]))

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        target = described(self.whom, voice.noun("card"), voice, it).a()
        return f"attackers of this party have +{self.amount} Intel if their target is {target}"


class LacksIntel(Condition):
    """You are attacking, and your Intel does not yet reach the target's Secrecy."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None or now.target == NOBODY or found(s, now.target) is None or found(s, now.attacker) is None:
            return False
        return facts.speaks(s, now.attacker[0]) == f.seat and intel_of(s, now) < secrecy_of(s, now.target[0])

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your attacker lacks Intel"


class SpendsForIntel(Activate, kw_only=True):
    """An ability of a card near a Haven that gives Intel for each token that is taken from it.

    All of them count for whom a character could attack.
    """

    kind: str = "prestige"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (*super().keys(row, piece), ("number", POSSIBLE))

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != POSSIBLE or type(target) is not int:
            return False
        return facts.speaks(s, target) == facts.speaks(s, piece, row)

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return facts.tokens(row, self.kind)
