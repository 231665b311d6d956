"""Standing abilities that work without being used: they change numbers and values, forbid things, and grant or blank text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from coterie.kernel.layers import BLANK, FAR, GAIN
from coterie.kernel.pieces import Piece
from coterie.words.amounts import Amount, Number, as_change
from coterie.words.cards.groups import HOST, About, Bearer, Seats, This
from coterie.words.conditions import Condition
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import Group, One
from coterie.words.sentences import nobody
from coterie.words.standing import Standing
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


def keys_for(key: tuple[str, ...], whom: Group, row: Piece, piece: int) -> tuple[Any, ...]:
    """Return the index keys of a standing ability: for a particular card if it concerns just that one, otherwise for all.

    Args:
        key: the key for all cards: ("number", name), ("cannot", verb) or ("text",).
        whom: the cards or seats that the ability concerns.
        row: the row of the card that has the ability.
        piece: its number.
    """
    if isinstance(whom, Bearer):
        return ((*key, row.host),) if row.host >= 0 else ()
    return ((*key, piece),) if isinstance(whom, This) else (key,)


def meant(s: State, whom: About, row: Piece, piece: int, target: Any) -> bool:
    """Return whether a standing ability concerns a target.

    Args:
        s: the state.
        whom: the cards or seats that the ability concerns.
        row: the row of the card that has the ability.
        piece: its number.
        target: the number of a piece, or ("seat", n).
    """
    if isinstance(whom, This):
        return bool(target == piece)
    if isinstance(whom, Bearer):
        return bool(target == row.host)
    if type(whom) is Seats and whom.whose == "you":  # as `Seats.means`, without a frame
        return type(target) is tuple and target[0] == "seat" and target[1] == s.game.speaks(s, piece, row)
    return whom.means(s, frame_of(s, row, piece), target)


def reaches(s: Any, whom: About, row: Piece, piece: int, target: Any) -> bool:
    """Return whether a standing ability concerns a target that is not immune to its card; arguments as for `meant`."""
    if not meant(s, whom, row, piece, target):
        return False
    return target == piece or type(target) is not int or not s.game.is_immune(s, target, piece)


# ── numbers and values ──────────────────────────────────────────────────────────────────────────────────────────────


class Bonus(Standing):
    """Changes a number by an amount.

    Attributes:
        number: the number.
        amount: the change.
        whom: whose number.
        where: the zone in which the ability is active.
    """

    number: str
    amount: Number
    whom: About = HOST
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), self.whom, row, piece)

    def changes(self, s: State, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and reaches(s, self.whom, row, piece, target)

    def by(self, s: State, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount if isinstance(self.amount, int) else self.amount.value(s, frame_of(s, row, piece))

    def say(self, voice: Voice, it: str = "it") -> str:
        change, worth = self._amount(voice, it)
        who = self.whom.each(voice, it)
        if isinstance(self.amount, int) and self.number in voice.changes:
            more = "more" if self.amount > 0 else "less"
            return voice.changes[self.number].format(who=who, n=abs(self.amount), more=more)
        several = who.startswith("each ")
        who = self.whom.noun(voice, it).many if several else who
        gets = {"gets": "get", "has": "have"}.get(voice.gets, voice.gets) if who == "you" or several else voice.gets
        return f"{who} {gets} {change}{worth}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        if not isinstance(self.whom, This):  # it does not change a number of the card that gains it
            return super().say_gained(voice, whom, until)
        change, worth = self._amount(voice, "it")
        return f"give {whom} {change} {until}{worth}"

    def _amount(self, voice: Voice, it: str) -> tuple[str, str]:
        """Return the change as text (“+2 might”), and the explanation of its X, "" if it has none."""
        change, worth = as_change(self.amount, voice, it)
        n = self.amount if isinstance(self.amount, int) else 0
        return f"{change} {voice.measure(self.number, n)}", worth

    def check(self) -> list[str]:
        return super().check() + (["Bonus: changes nothing"] if self.amount == 0 else [])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class Sets(Standing):
    """Sets a number, or a value that is a name; the latest of several such words counts.

    `how` is "set" to override everything while it is in force, or "base" to replace the printed value.
    """

    value: str
    to: int | str
    whom: About = HOST
    how: Literal["base", "set"] = "set"
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.value), self.whom, row, piece)

    def changes(self, s: State, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.value and reaches(s, self.whom, row, piece, target)

    def by(self, s: State, number: str, row: Piece, piece: int, target: Any) -> int | str:
        return self.to

    def say(self, voice: Voice, it: str = "it") -> str:
        value, verb = (f"base {self.value}", "becomes") if self.how == "base" else (self.value, "is")
        return f"the {value} of {self.whom.each(voice, it)} {verb} {self.to}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        value = f"base {self.value}" if self.how == "base" else self.value
        return f"set the {value} of {whom} to {self.to} {until}"


class Cannot(Standing):
    """Forbids something to some cards or seats, perhaps only for some actors.

    Attributes:
        verb: what is forbidden, one of the game's prohibitions.
        whom: the cards or seats concerned.
        actor: the cards or seats that cannot do it; by default all.
    """

    verb: str
    whom: About = HOST
    actor: About | None = None
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("cannot", self.verb), self.whom, row, piece)

    def forbids(self, s: State, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        if verb != self.verb or not reaches(s, self.whom, row, piece, target):
            return False
        return self.actor is None or (actor is not None and meant(s, self.actor, row, piece, actor))

    def say(self, voice: Voice, it: str = "it") -> str:
        by = f" by {self.actor.noun(voice, it).many}" if self.actor is not None else ""
        who, forbidden = self.whom.each(voice, it), voice.forbidden(self.verb)
        if who.startswith("each ") and forbidden.startswith("must "):
            who = self.whom.noun(voice, it).many
        return nobody(f"{who} {forbidden}{by}")

    def names(self) -> Iterator[tuple[str, str]]:
        yield "prohibition", self.verb


# ── while ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class While(Standing):
    """An ability that is active only while a condition holds."""

    condition: Condition
    ability: Standing

    @property
    def where(self) -> str:
        """The zone in which it is active."""
        return str(getattr(self.ability, "where", "field"))

    @property
    def how(self) -> str:
        return self.ability.how

    @property
    def forced(self) -> bool:
        return self.ability.forced

    def _holds(self, s: State, row: Piece, piece: int) -> bool:
        return self.condition.holds(s, frame_of(s, row, piece))

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        keys = self.ability.keys(row, piece)
        return keys and (FAR,) if isinstance(self.ability, OnTexts) else keys  # it depends on more than the row

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        return self.ability.unseen()

    def could(self, s: State, seat: int, event: Any) -> bool:
        return self.ability.could(s, seat, event)

    def fits(self, s: State, row: Piece, piece: int, event: Any) -> bool:
        return self.ability.fits(s, row, piece, event) and self._holds(s, row, piece)

    def answers(self, s: State, heard: Any, row: Piece, batch: int) -> bool:
        return self.ability.answers(s, heard, row, batch)

    def use(self, s: State, heard: Any, row: Piece, batch: int) -> None:
        self.ability.use(s, heard, row, batch)

    def lays(self, s: State, row: Piece, piece: int, on: int, now: Piece) -> Iterable[tuple[str, Any]]:
        return self.ability.lays(s, row, piece, on, now) if self._holds(s, row, piece) else ()

    def lays_in(self, s: State) -> Iterable[str] | None:
        return self.ability.lays_in(s)

    def lays_on(self, s: State, row: Piece, piece: int) -> Collection[int] | None:
        return self.ability.lays_on(s, row, piece) if self._holds(s, row, piece) else ()

    def changes(self, s: State, number: str, row: Piece, piece: int, target: Any) -> bool:
        return self.ability.changes(s, number, row, piece, target) and self._holds(s, row, piece)

    def by(self, s: State, number: str, row: Piece, piece: int, target: Any) -> Any:
        return self.ability.by(s, number, row, piece, target)

    def forbids(self, s: State, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        return self.ability.forbids(s, verb, row, piece, target, actor) and self._holds(s, row, piece)

    def check(self) -> list[str]:
        lays = type(self.ability).lays is not Standing.lays
        refused = (
            "While: an ability that gives or takes text cannot depend on a condition, which would not be checked again"
        )
        return super().check() + ([refused] if lays else [])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.condition.clause(voice, it, 'while')}, {self.ability.say(voice, it)}"


# ── the text of others while this is in force ───────────────────────────────────────────────────────────────────────


class OnTexts(Standing):
    """Changes the texts of cards while it is in force; the base class of several words. The group must depend only on printed
    or stored facts."""

    SORT: ClassVar[bool] = True

    @property
    def whom(self) -> About:
        """The cards; each word has them at its own place among its parts."""
        raise NotImplementedError

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(FAR, self.whom, row, piece)

    def lays_in(self, s: State) -> Iterable[str] | None:
        return self.whom.zones(s)

    def lays_on(self, s: State, row: Piece, piece: int) -> Collection[int] | None:
        return [at[0] for at in self.whom.members(s, frame_of(s, row, piece))]


class Grants(OnTexts):
    """Cards have an additional ability while this is in force."""

    ability: Standing
    whom: About = HOST
    where: str = "field"

    def lays(self, s: State, row: Piece, piece: int, on: int, now: Piece) -> Iterator[tuple[str, Any]]:
        if reaches(s, self.whom, row, piece, on):
            yield GAIN, self.ability

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.ability.say_had(voice, self.whom.each(voice, it))


class Blanks(OnTexts):
    """The text of cards is blank while this is in force: the printed text, or all of it."""

    which: Literal["printed", "all"] = "printed"
    whom: About = HOST
    where: str = "field"

    def lays(self, s: State, row: Piece, piece: int, on: int, now: Piece) -> Iterator[tuple[str, Any]]:
        if reaches(s, self.whom, row, piece, on):
            yield BLANK, self.which

    def say(self, voice: Voice, it: str = "it") -> str:
        text = "printed text" if self.which == "printed" else "text"
        return f"{self.whom.each(voice, it)} loses its {text}"


# ── amounts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Counters(Amount):
    """The number of counters with a name on a card."""

    name: str
    on: Group

    def value(self, s: State, f: Frame) -> int:
        return sum([s.pieces[at[0]].count(self.name) for at in self.on.members(s, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.name)
        many = noun.many if noun.one == noun.many else f"number of {noun.many}"
        return f"the {many} on {self.on.each(voice, it)}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.name)
        return f"{self.on.each(voice, it)} has {noun.a() if least == '1' else f'{least} or more {noun.many}'}"

    def say_missed(self, least: str, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.name)
        many = f"no {noun.many}" if least == "1" else f"fewer than {least} {noun.many}"
        return f"{self.on.each(voice, it)} has {many}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name


class Rating(Amount):
    """A number of a card with all modifiers, or its total over several cards."""

    number: str
    of: Group

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.game.number(s, self.number, at[0], s.pieces[at[0]]) for at in self.of.members(s, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        total = "" if isinstance(self.of, One) else "total "
        return f"the {total}{self.number} of {self.of.each(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number
