"""Conditions of attacks besides damage: Intel for the next attack, whom a party has attacked."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.numbers import AGAINST
from coterie.games.rivals.rules.attack_state import NOBODY, fight
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import PartyOf
from coterie.kernel.events import about
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.scopes import current
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class ScoutAhead(Effect):
    """The next attack of some characters this turn has more Intel against certain targets."""

    amount: int
    which: Filter
    who: Group = PartyOf(THIS)

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        party = self.who.members(s, f)
        ability = NextAttack(self.amount, self.which, party, attacks_of(s, party))
        detail = (ability, current(s, "turn"), s.pieces[f.source].face)
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.who, f)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = described(self.which, voice.noun("card"), voice, it).many
        return f"give the next attack of {self.who.noun(voice, it).a()} this turn +{self.amount} Intel against {whom}"


class NextAttack(Standing):
    """A character has more Intel against certain targets until one of its party has attacked.

    Attributes:
        amount: how much.
        which: against whom.
        party: the characters whose next attack it is.
        after: how many attacks they have made in this turn before.
    """

    amount: int
    which: Filter
    party: tuple[Ref, ...]
    after: int

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", AGAINST),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != AGAINST or target[0] != piece or not self._waits(s):
            return False
        return bool(self.which.holds(s, frame_of(s, row, piece), target[2], s.pieces[target[2]]))

    def _waits(self, s: Rivals) -> bool:
        """Return whether none of the party has attacked since, or its first such attack is still in progress."""
        now = fight(s)
        declared = now is not None and now.attacker in self.party and now.target != NOBODY
        return attacks_of(s, self.party) - declared <= self.after

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = described(self.which, voice.noun("card"), voice, it).many
        return f"the next attack of this party has +{self.amount} Intel against {whom}"


def attacks_of(s: Rivals, party: tuple[Ref, ...]) -> int:
    """Return how many attacks some characters have made this turn."""
    return sum(used(s, ("attacked", *at), "turn") for at in party)


class FirstAgainst(Condition):
    """It is the first attack of this character's party this turn against a card of a type."""

    type: str

    def holds(self, s: Rivals, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and used(s, ("against", self.type, *this), "turn") == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the first attack of this party against {voice.noun(self.type).a()} this turn"
