"""Lasting effects on cards: control, a copied face, a blank, a gained ability, a changed number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from coterie.kernel.events import about
from coterie.kernel.layers import face_in_force
from coterie.kernel.scopes import Delayed, Until, current, end
from coterie.words.amounts import Number, value_of
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect, run_with
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Lasts(Effect):
    """Puts a layer on cards until a scope ends or a moment comes.

    Attributes:
        EVENT: the kind of the event, which is also the name of the layer.
    """

    SORT: ClassVar[bool] = True
    EVENT: ClassVar[str]

    @property
    def what(self) -> Group:
        """The affected cards; every word of this sort has a field for them."""
        raise NotImplementedError

    @property
    def until(self) -> Span:
        """What ends it, a scope or a moment; every word of this sort has a field for it."""
        raise NotImplementedError

    def value(self, s: Any, f: Frame) -> Any:
        """Return the value of the layer."""
        raise NotImplementedError

    def names(self) -> Iterator[tuple[str, str]]:
        if isinstance(self.until, str):
            yield "scope", self.until

    def run(self, s: State, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        detail = (self.value(s, f), until_of(s, self.until), source)
        emit(s, frame, [about(s, self.EVENT, p, detail=detail) for p in living(s, self.what, f)])

    def able(self, s: State, f: Frame) -> bool:
        return bool(until_of(s, self.until)) and bool(living(s, self.what, f))


Span = str | tuple[str, ...]  # what ends something that lasts: the name of a scope, or a moment


def until_of(s: State, span: Span) -> Until:
    """Return what ends something that lasts: the serial number of the innermost open scope (0 for none), or a moment."""
    return current(s, span) if isinstance(span, str) else span


def until(voice: Voice, span: Span) -> str:
    """Return the clause for how long something lasts: “until the turn ends”."""
    name = span if isinstance(span, str) else " ".join(span)
    place = voice.place(name)
    return f"until the {place} ends" if isinstance(span, str) or place == name else f"until {place}"


class TakeControl(Lasts):
    """Take control of cards until a scope ends."""

    EVENT: ClassVar[str] = "control"
    what: Group = THAT
    until: Span = "turn"

    def value(self, s: State, f: Frame) -> int:
        return f.seat

    def able(self, s: State, f: Frame) -> bool:
        detail = (self.value(s, f), until_of(s, self.until), "")
        return super().able(s, f) and any(could_be(s, self.EVENT, p, f.source, detail) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take control of {self.what.each(voice, it)} {until(voice, self.until)}"


class BecomeCopy(Lasts):
    """Cards become copies of another card until a scope ends."""

    EVENT: ClassVar[str] = "copy"
    what: Group = THIS
    of: Group = THAT
    until: Span = "turn"

    def value(self, s: State, f: Frame) -> str:
        return face_in_force(s, s.pieces[living(s, self.of, f)[0]])

    def run(self, s: State, frame: int) -> None:
        if living(s, self.of, s.rows[frame]):
            super().run(s, frame)

    def able(self, s: State, f: Frame) -> bool:
        return super().able(s, f) and bool(living(s, self.of, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make {self.what.each(voice, it)} a copy of {self.of.each(voice, it)} {until(voice, self.until)}"


class Blank(Lasts):
    """Blank the text of cards until a scope ends: the printed text, or all of it."""

    EVENT: ClassVar[str] = "blank"
    what: Group = THAT
    until: Span = "turn"
    which: Literal["printed", "all"] = "printed"

    def value(self, s: State, f: Frame) -> str:
        return self.which

    def say(self, voice: Voice, it: str = "it") -> str:
        text = "printed text" if self.which == "printed" else "text"
        return f"blank the {text} of {self.what.each(voice, it)} {until(voice, self.until)}"


class Gain(Lasts):
    """Cards gain an ability until a scope ends."""

    EVENT: ClassVar[str] = "gain"
    ability: Standing
    what: Group = THAT
    until: Span = "turn"

    def value(self, s: State, f: Frame) -> Standing:
        return self.ability

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.ability.say_gained(voice, self.what.each(voice, it), until(voice, self.until))


class Gets(Lasts):
    """Change a number of cards until a scope ends, by an amount that is computed now."""

    EVENT: ClassVar[str] = "gain"
    number: str
    amount: Number
    what: Group = THAT
    until: Span = "turn"

    def value(self, s: State, f: Frame) -> Standing:
        return Bonus(self.number, value_of(s, self.amount, f), THIS)

    def say(self, voice: Voice, it: str = "it") -> str:
        return Bonus(self.number, self.amount, THIS).say_gained(
            voice, self.what.each(voice, it), until(voice, self.until)
        )

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number
        yield from super().names()


class AtEnd(Effect):
    """Delay an effect until a scope ends or a moment comes; it happens even if its source has left by then."""

    until: Span
    does: Effect

    def run(self, s: State, frame: int) -> None:
        span = until_of(s, self.until)
        if span:
            s.new(Delayed(span, ((run_with, self.does, s.rows[frame]),)))

    def able(self, s: State, f: Frame) -> bool:
        return bool(until_of(s, self.until))

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.until, str):
            return f"as the {voice.place(self.until)} ends, {self.does.say(voice, it)}"
        name = " ".join(self.until)
        place = voice.place(name)
        return f"{f'as the {place} ends' if place == name else place}, {self.does.say(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        if isinstance(self.until, str):
            yield "scope", self.until


class EndScope(Effect):
    """End a turn, a raid or a combat at once; the rest of the effect still happens."""

    scope: str

    def run(self, s: State, frame: int) -> None:
        serial = current(s, self.scope, alive=True)
        if serial:
            end(s, serial, keep=frame)

    def able(self, s: State, f: Frame) -> bool:
        return current(s, self.scope, alive=True) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"end the {voice.place(self.scope)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "scope", self.scope
