"""Effects, and the words that combine them: sequence, may, if, one of several.

An effect has four main methods: `able` tells whether it would change something now, which option lists rely on; `payable` tells
whether it can be done in full, as a cost must be; `run` carries it out; and `say` returns its text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel.events import free
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, said, value_of
from coterie.words.conditions import Condition
from coterie.words.frames import Frame, bind
from coterie.words.purse import Purse
from coterie.words.sentences import allowed, given_that, one_after_another, one_of, paid
from coterie.words.voice import Voice, times
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Effect(Word):
    """An effect. `a >> b` does one after the other; `a + b` does as much of both as possible.

    Attributes:
        CHOOSES: whether, as a cost, it leaves the player a choice of how to pay.
    """

    SORT: ClassVar[bool] = True
    CHOOSES: ClassVar[bool] = False

    def run(self, s: Any, frame: int) -> None:
        """Carry it out: change the table, put steps on the list, or ask.

        Args:
            s: the state.
            frame: the serial number of its frame.
        """
        raise NotImplementedError

    def able(self, s: Any, f: Frame) -> bool:
        """Return whether it would change something now; the frame need not be on the state."""
        return True

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        """Return whether it can be done in full besides what the purse has reserved; if so, reserve it, too."""
        return self.able(s, f)

    def free(self, s: Any, f: Frame) -> bool:
        """Return whether, as a cost, it is zero, so that it counts as paid although nothing happens."""
        return False

    def __rshift__(self, then: Effect) -> Effect:
        return Then((*_parts(self, Then), *_parts(then, Then)))

    def __add__(self, also: Effect) -> Effect:
        return Also((*_parts(self, Also), *_parts(also, Also)))


@step("words.run")
def run(s: State, effect: Effect, frame: int) -> None:
    """Carry out an effect in a frame that is on the state."""
    effect.run(s, frame)


@step("words.run_with")
def run_with(s: State, effect: Effect, f: Frame) -> None:
    """Carry out an effect in a copy of a frame, which is removed afterwards."""
    frame = s.new(f)
    s.do((run, effect, frame), (free, frame))


@step("words.run_each")
def run_each(s: State, effect: Effect, frame: int, name: str, chosen: tuple[Any, ...]) -> None:
    """Carry out an effect for each of several things, bound to a name in turn."""
    s.do(*[now for item in chosen for now in ((bind, frame, name, item), (run, effect, frame))])


def resolve(
    s: State, effect: Effect, *, source: int = -1, seat: int = 0, actor: int = -1, bound: tuple[Any, ...] = ()
) -> None:
    """Carry out an effect in a new frame, whose fields are the other arguments, and remove the frame afterwards."""
    run_with(s, effect, Frame(source, seat, actor, bound))


@step("words.run_owing")
def run_owing(s: State, effect: Effect, frame: int, owed: tuple[Effect, ...]) -> None:
    """Pay one part of a cost while others remain."""
    s.rows[frame] = s.rows[frame].bind("to pay", owed)
    effect.run(s, frame)


def in_turn(s: State, effects: tuple[Effect, ...], frame: int) -> list[Step]:
    """Return the steps that carry out effects in sequence; in a cost, each step records the parts that remain after it."""
    owed = s.rows[frame].get("to pay")
    if owed is None:
        return [(run, effect, frame) for effect in effects]
    return [(run_owing, effect, frame, (*effects[n:], *owed)) for n, effect in enumerate(effects, 1)]


def can_pick(s: State, f: Frame, way: Effect) -> bool:
    """Return whether an alternative can be picked: it does something or, in a cost, leaves enough for the remaining parts."""
    owed = f.get("to pay")
    if owed is None:
        return way.able(s, f)
    return Purse().covers_all((way, *owed), s, f)


def reserved(s: State, f: Frame, does: Effect, name: str, chosen: tuple[Any, ...]) -> Purse | None:
    """Return a purse that reserves the picks of a cost and the cost's remaining parts, or None if there is too little.

    Args:
        s: the state.
        f: the frame of the cost.
        does: the effect paid with each pick.
        name: the name to which each pick is bound.
        chosen: the picks.
    """
    purse = Purse()
    paid = all(purse.covers(does, s, f.bind(name, item)) for item in chosen)
    return purse if paid and purse.covers_all(f.get("to pay"), s, f) else None


# ── one after the other ─────────────────────────────────────────────────────────────────────────────────────────────


class Series(Effect):
    """Several effects, one after the other."""

    SORT: ClassVar[bool] = True
    effects: tuple[Effect, ...]

    def run(self, s: State, frame: int) -> None:
        s.do(*in_turn(s, self.effects, frame))

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        return purse.covers_all(self.effects, s, f)

    def free(self, s: State, f: Frame) -> bool:
        return all(effect.free(s, f) for effect in self.effects)

    def say(self, voice: Voice, it: str = "it") -> str:
        return one_after_another([effect.say(voice, it) for effect in self.effects])

    def check(self) -> list[str]:
        few = len(self.effects) < 2
        return super().check() + ([f"{type(self).__name__}: needs two parts or more"] if few else [])


class Then(Series):
    """One after the other; written `a >> b`. It can be done if the first can; any other requirement is a condition."""

    def able(self, s: State, f: Frame) -> bool:
        return self.effects[0].able(s, f)


class Also(Series):
    """One after the other, as much as possible; written `a + b`. It can be done if any part can."""

    def able(self, s: State, f: Frame) -> bool:
        return any(effect.able(s, f) for effect in self.effects)


def _parts(effect: Effect, sort: type[Series]) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, sort) else (effect,)


class Repeat(Effect):
    """Several times, one after the other."""

    times: Number
    does: Effect

    def run(self, s: State, frame: int) -> None:
        s.do((run_again, self.does, frame, value_of(s, self.times, s.rows[frame])))

    def able(self, s: State, f: Frame) -> bool:
        return value_of(s, self.times, f) > 0 and self.does.able(s, f)

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        return all(self.does.payable(s, f, purse) for _ in range(value_of(s, self.times, f)))

    def free(self, s: State, f: Frame) -> bool:
        return value_of(s, self.times, f) <= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.times, int):
            return f"{times(self.times)}, {self.does.say(voice, it)}"
        return f"X times, {self.does.say(voice, it)} (X equals {said(self.times, voice, it)})"


@step("words.run_again")
def run_again(s: State, effect: Effect, frame: int, left: int) -> None:
    """Carry out an effect a number of times, one at a time: even a huge number must not fill the list."""
    if left > 0:
        s.do((run, effect, frame), (run_again, effect, frame, left - 1))


# ── if, may, choose one ─────────────────────────────────────────────────────────────────────────────────────────────


class If(Effect):
    """One effect or another, depending on a condition that is evaluated when it is carried out."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def _chosen(self, s: State, f: Frame) -> Effect | None:
        """Return the effect that the condition selects, None for no effect."""
        return self.then if self.condition.holds(s, f) else self.otherwise

    def run(self, s: State, frame: int) -> None:
        chosen = self._chosen(s, s.rows[frame])
        if chosen is not None:
            s.do((run, chosen, frame))

    def able(self, s: State, f: Frame) -> bool:
        chosen = self._chosen(s, f)
        return chosen is not None and chosen.able(s, f)

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        chosen = self._chosen(s, f)
        return chosen is not None and chosen.payable(s, f, purse)

    def say(self, voice: Voice, it: str = "it") -> str:
        text = given_that(f"if {self.condition.say(voice, it)}", self.then.say(voice, it))
        if self.otherwise is None:
            return text
        comma = "," if isinstance(self.otherwise, If) else ""
        return f"{text}; otherwise{comma} {self.otherwise.say(voice, it)}"


class May(Effect):
    """The player decides whether to do it."""

    does: Effect

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        able = self.does.able(s, f)
        if able or not self.does.open(s):
            yes = [("yes", (), ((run, self.does, frame),))] if able else []
            s.ask(f.seat, ("may", self.does, f.source), [*yes, ("no", (), ())], forced=False)

    def able(self, s: State, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return allowed(self.does.say(voice.asked, it))


class IfYouDo(Effect):
    """The first effect, then the second only if any of the first actually happened, after replacement and prevention."""

    first: Effect
    then: Effect

    def run(self, s: State, frame: int) -> None:
        s.do((bind, frame, "done", 0), (run, self.first, frame), (if_done, self.then, frame))

    def able(self, s: State, f: Frame) -> bool:
        return self.first.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        again = " again" if self.first == self.then else ""
        return f"{self.first.say(voice, it)}; if you do, {self.then.say(voice, it)}{again}"


class Failing(Effect):
    """The first effect, then the second only if none of the first actually happened, after replacement and prevention."""

    first: Effect
    then: Effect

    def run(self, s: State, frame: int) -> None:
        s.do((bind, frame, "done", 0), (run, self.first, frame), (if_failed, self.then, frame))

    def able(self, s: State, f: Frame) -> bool:
        return self.first.able(s, f) or self.then.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.first.say(voice, it)}; if nothing comes of that, {self.then.say(voice, it)}"


class Pay(Effect):
    """A cost that is paid in full or not at all, and the effect that it pays for: “pay 2 blood to draw a card”."""

    cost: Effect
    then: Effect

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        if self.cost.free(s, f):
            s.do((run, self.then, frame))
        elif self.cost.payable(s, f, Purse()):
            s.do((pay_all, self.cost, frame), (if_done, self.then, frame))

    def able(self, s: State, f: Frame) -> bool:
        return self.then.able(s, f) and self.cost.payable(s, f, Purse())

    def say(self, voice: Voice, it: str = "it") -> str:
        return paid(self.cost.say(voice.asked, it), self.then.say(voice.asked, it))


@step("words.pay_all")
def pay_all(s: State, cost: Effect, frame: int) -> None:
    """Pay a cost that can be paid in full; “done” in its frame becomes the amount actually paid."""
    s.rows[frame] = s.rows[frame].bind("done", 0).bind("to pay", ())
    s.do((run, cost, frame), (bind, frame, "to pay", None))


@step("words.if_done")
def if_done(s: State, effect: Effect, frame: int) -> None:
    """Carry out an effect if any of the one before it actually happened."""
    if s.rows[frame].get("done"):
        s.do((run, effect, frame))


@step("words.if_failed")
def if_failed(s: State, effect: Effect, frame: int) -> None:
    """Carry out an effect if none of the one before it actually happened."""
    if not s.rows[frame].get("done"):
        s.do((run, effect, frame))


class ChooseOne(Effect):
    """The player chooses one of several possible effects."""

    CHOOSES: ClassVar[bool] = True
    modes: tuple[Effect, ...]

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        options = [("mode", (mode,), ((run, mode, frame),)) for mode in self.modes if can_pick(s, f, mode)]
        open_ = self.open(s)
        if options:
            s.ask(f.seat, ("choose one", f.source), options, forced=open_)
        elif not open_:
            s.ask(f.seat, ("choose one", f.source), [("none", (), ())], forced=False)

    def able(self, s: State, f: Frame) -> bool:
        return any(mode.able(s, f) for mode in self.modes)

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        return any(purse.covers(mode, s, f) for mode in self.modes)

    def say(self, voice: Voice, it: str = "it") -> str:
        return one_of([mode.say(voice.asked, it) for mode in self.modes])

    def check(self) -> list[str]:
        return super().check() + (["ChooseOne: needs two modes or more"] if len(self.modes) < 2 else [])
