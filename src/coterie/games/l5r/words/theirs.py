"""Targets that an opponent must choose, and those that are chosen only as an effect resolves (L-8.10, L-8.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import may_target
from coterie.games.l5r.words.players import OPPONENT, AgainstOne, one_of
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.questions import RawOption
from coterie.words.cards.groups import Cards
from coterie.words.effects import Series
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, bind
from coterie.words.voice import Voice


class TheyPick(AgainstOne):
    """Your opponent picks a card from a group that is its own to read; it is bound to a name, and nothing is done to it yet.
    That is a target: what an effect begins with is picked before the effect is initiated (L-8.10, L-8.11)."""

    group: Cards
    name: str = "that"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        if f.get(self.name) is None:
            self.ask(s, frame, self.there(s, f))

    def there(self, s: L5R, f: Frame) -> tuple[Ref, ...]:
        """Return what the opponent can pick."""
        foe = one_of(s, OPPONENT, f)
        return self.group.members(s, Frame(f.source, foe, f.actor, f.bound)) if foe >= 0 else ()

    def ask(self, s: L5R, frame: int, there: Sequence[Ref]) -> None:
        """Let the opponent pick one of some cards, if there are any."""
        f: Frame = s.rows[frame]
        if there:
            options: list[RawOption] = [("piece", (at,), ((bind, frame, self.name, at),)) for at in there]
            s.ask(one_of(s, OPPONENT, f), ("choose", self, f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.group.members(s, Frame(f.source, foe, f.actor, f.bound)) for foe in OPPONENT.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.asked.done_by("your opponent", f"choose {self.group.one(voice, it)}")


def picked_first(ability: Any) -> TheyPick | None:
    """Return what an opponent must choose for an ability before its effect is initiated."""
    does: Any = ability.effect()
    first = does.effects[0] if isinstance(does, Series) else None
    return first if isinstance(first, TheyPick) else None


class Targetable(Filter):
    """A card that may be a target of the card that speaks: what is chosen after “then” is a target, too (L-8.10)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return may_target(s, f, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that can be a target"


TARGETABLE = Targetable()
