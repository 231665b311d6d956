"""Who duels, who has won or lost a duel, and duels against whom the opponent names (part 17)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.rules.duels import beaten, duellists
from coterie.games.l5r.words.conflicts import StartDuel
from coterie.games.l5r.words.filters import CHARACTER, PARTICIPATING
from coterie.games.l5r.words.players import TheyPick
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, Ref
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import Bound, Group, One
from coterie.words.voice import Voice


class Duelling(Filter):
    """A character that is involved in the duel that goes on."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return (item, row.life) in duellists(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "duelling"


DUELLING = Duelling()


class HasDuelled(Filter):
    """A character that has won or lost a duel in the conflict that goes on."""

    PART: ClassVar[Part] = "after"
    how: Literal["win", "lose"] = "win"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return used(s, (f"{self.how} duel", item, row.life), "conflict") > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that has {'won' if self.how == 'win' else 'lost'} a duel in this conflict"


def challenge_of_theirs(statistic: Literal["military", "political"], then: Effect, challenger: Group = THIS) -> Effect:
    """Return a duel against a participating character that the opponent names."""
    there = Cards(CHARACTER & PARTICIPATING & MINE)
    return TheyPick(there, "rival") >> StartDuel(statistic, then, challenger, Bound("rival"))


class BeatenOne(One):
    """The character that has lost the duel that goes on."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        there = beaten(s)
        return () if there is None else (there,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the loser of the duel"


BEATEN_ONE = BeatenOne()
