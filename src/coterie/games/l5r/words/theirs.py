"""Targets that an opponent or each of several players must choose, and those that are chosen only as an effect resolves
(L-8.10, L-8.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from coterie.games.l5r.facts.provinces import is_immune
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import may_target
from coterie.games.l5r.words.players import OPPONENT, AgainstOne, one_of
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect, Series, Then, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, bind
from coterie.words.picking import Choose
from coterie.words.voice import Voice


class TheyPick(AgainstOne):
    """Your opponent picks a card from a group; it is bound to a name, and nothing is done to it yet. That is a target: what an
    effect begins with is picked before the effect is initiated (L-8.10, L-8.11).

    Attributes:
        group: the cards.
        name: the name that the card is bound to.
        theirs: whether the group is read as theirs, so that “you” in it is the opponent.
    """

    group: Cards
    name: str = "that"
    theirs: bool = True

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        if f.get(self.name) is None:
            self.ask(s, frame, self.there(s, f))

    def there(self, s: L5R, f: Frame) -> tuple[Ref, ...]:
        """Return what the opponent can pick."""
        foe = one_of(s, OPPONENT, f)
        return self._for(s, f, foe) if foe >= 0 else ()

    def _for(self, s: L5R, f: Frame, foe: int) -> tuple[Ref, ...]:
        return self.group.members(s, Frame(f.source, foe, f.actor, f.bound) if self.theirs else f)

    def fit(self, s: L5R, f: Frame) -> list[Ref]:
        """Return what the opponent can pick as a target; cards of its team-mates only where the group is not read as theirs."""
        own = f if self.theirs else f.bind("opponent", None)
        return [at for at in self.there(s, f) if may_target(s, own, at[0])]

    def ask(self, s: L5R, frame: int, there: Sequence[Ref]) -> None:
        """Let the opponent pick one of some cards, if there are any."""
        f: Frame = s.rows[frame]
        if there:
            options: list[RawOption] = [("piece", (at,), ((bind, frame, self.name, at),)) for at in there]
            s.ask(one_of(s, OPPONENT, f), ("choose", self, f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._for(s, f, foe) for foe in OPPONENT.members(s, f))

    def __rshift__(self, then: Effect) -> Picked:
        return Picked((self, *parts_of(then)))

    def say(self, voice: Voice, it: str = "it") -> str:
        if not self.theirs:
            return voice.asked.does("your opponent", "choose", self.group.one(voice, it))
        return voice.asked.done_by("your opponent", f"choose {self.group.one(voice, it)}")


class Picked(Then):
    """What an opponent picks, and what is done to it: it can be done if that would change something that can be picked
    (L-8.1, L-8.10)."""

    def able(self, s: Any, f: Frame) -> bool:
        first, then = self.effects[:2]
        assert isinstance(first, TheyPick)
        frames = [f.bind("opponent", foe) for foe in OPPONENT.members(s, f)]
        return any(then.able(s, g.bind(first.name, at)) for g in frames for at in first.fit(s, g))

    def __rshift__(self, then: Effect) -> Picked:
        return Picked((*self.effects, *parts_of(then)))


def parts_of(then: Effect) -> tuple[Effect, ...]:
    """Return what comes one after the other in an effect."""
    return then.effects if isinstance(then, Then) else (then,)


def picked_first(ability: Any) -> TheyPick | None:
    """Return what an opponent must choose for an ability before its effect is initiated."""
    does: Any = ability.effect()
    first = does.effects[0] if isinstance(does, Series) else None
    return first if isinstance(first, TheyPick) else None


class TheirTarget(Choose):
    """What each of several players chooses of what all of them do: a target, picked before the effect is initiated (L-8.10)."""

    def fit(self, s: Any, f: Frame) -> list[Ref]:
        """Return what a player could choose, in a frame with that player as “you”."""
        own = Frame(f.source, s.game.speaks(s, f.source), f.actor, f.bound)
        return [at for at in self.candidates(s, f) if not is_immune(s, at[0]) and may_target(s, own, at[0])]

    def bound_for(self, seat: int) -> str:
        """Return the name to which a player's choice is bound."""
        return f"{self.name} of {seat}"

    def ask(self, s: L5R, frame: int, seat: int) -> None:
        """Let a player choose, if there is something to choose."""
        f: Frame = s.rows[frame]
        there, open_ = self.fit(s, Frame(f.source, seat, f.actor, f.bound)), self.group.open(s)
        name = self.bound_for(seat)
        options: list[RawOption] = [("piece", (at,), ((bind, frame, name, at),)) for at in there]
        if options or not open_:
            s.ask(seat, ("choose", self, f.source), options or [("none", (), ())], forced=bool(options) and open_)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = f.get(self.bound_for(f.seat))
        if at is not None:
            s.do((bind, frame, self.name, at), (run, self.does, frame))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.fit(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"choose {self.group.one(voice, it)}, then {self.does.say(voice, 'it')}"


def each_picks(ability: Any) -> tuple[Any, TheirTarget] | None:
    """Return the effect of several players of which each chooses a target, and that choice; None for other abilities."""
    does: Any = ability.effect()
    target = getattr(does, "does", None)
    return (does, target) if isinstance(target, TheirTarget) else None


def all_pick(s: L5R, frame: int, ability: Any) -> list[Step]:
    """Return the steps in which several players choose their targets for an ability, one after the other."""
    each = each_picks(ability)
    return [] if each is None else [(one_picks, frame, each[1], seat) for seat in each[0].choosers(s, s.rows[frame])]


@step("l5r.one_picks")
def one_picks(s: L5R, frame: int, target: TheirTarget, seat: int) -> None:
    """Let one of several players choose its target."""
    target.ask(s, frame, seat)


class Targetable(Filter):
    """A card that may be a target of the card that speaks: what is chosen after “then” is a target, too (L-8.10)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return may_target(s, f, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that can be a target"


TARGETABLE = Targetable()
