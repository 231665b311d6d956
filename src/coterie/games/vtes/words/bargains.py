"""What other Methuselahs may choose: to pay for something that is spared them, one of two ways, how much they take."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, capacity, is_vampire, playing
from coterie.games.vtes.words.permanents import WHOSE
from coterie.kernel.events import about, about_seat, free, happen
from coterie.kernel.pieces import Ref, found
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import Cards, first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice, as_theirs


class ControlledBy(Filter):
    """A card that some Methuselahs control."""

    PART: ClassVar[Part] = "after"
    whose: Group

    def holds(self, s: Any, f: Frame, item: int, row: Any) -> bool | None:
        return s.game.speaks(s, item, row) in self.whose.members(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"controlled by {self.whose.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not controlled by {self.whose.each(voice, it)}"


class Poor(Filter):
    """A card whose Methuselah has no more than so much pool."""

    PART: ClassVar[Part] = "after"
    most: int

    def holds(self, s: Any, f: Frame, item: int, row: Any) -> bool | None:
        return bool(s.pool[s.game.speaks(s, item, row)] <= self.most)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"whose controller has {self.most} or less pool"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"whose controller has more than {self.most} pool"


class LetChoose(Effect):
    """Another Methuselah picks one of several things that can be done."""

    who: Group
    ways: tuple[Effect, ...]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [("mode", (way,), ((run, way, frame),)) for way in self.ways if way.able(s, f)]
        for seat in self.who.members(s, f):
            if options:
                s.ask(seat, ("choose one",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return any(way.able(s, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} chooses one: {'; or '.join([way.say(voice, it) for way in self.ways])}"


class Unless(Effect):
    """Something is done unless a Methuselah pays for it that it is not; something else may follow then.

    Attributes:
        cost: what it may pay, as its own effect.
        does: what is done otherwise.
        then: what follows if it pays.
        who: the Methuselah, the one that the event is about.
    """

    cost: Effect
    does: Effect
    then: Effect | None = None
    who: Group = WHOSE

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.who.members(s, f):
            own = f.but(seat=seat)
            no: RawOption = ("no", (), ((run, self.does, frame),))
            if self.cost.payable(s, own, Purse()):
                s.ask(seat, ("may", self.cost), [("yes", (), ((spare, frame, seat, self),)), no])
            else:
                s.do((run, self.does, frame))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        then = f"; then {self.then.say(voice, it)}" if self.then is not None else ""
        cost = as_theirs(self.cost.say(voice.asked, it))
        if voice.asking:
            return f"{self.does.say(voice, it)} unless {self.who.each(voice)} chooses to {cost}{then}"
        who = self.who.each(voice, it)
        return f"{who} may {cost}{then}; otherwise {self.does.say(voice, it)}"


@step("vtes.spare")
def spare(s: Any, frame: int, seat: int, word: Unless) -> None:
    """Let a Methuselah pay so that something is not done."""
    f: Frame = s.rows[frame]
    own = s.new(f.but(seat=seat))
    then = [(run, word.then, frame)] if word.then is not None else []
    s.do((run, word.cost, own), (free, own), *then)


class GainUpTo(Effect):
    """A vampire gains as much blood as you choose, up to a number."""

    most: int
    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        for p in first(s, self.who, s.rows[frame]):
            room = min(self.most, capacity(s, p) - blood(s, p)) if is_vampire(s, p) else self.most
            options: list[RawOption] = [("number", (n,), ((gain_so_much, p, n),)) for n in range(room + 1)]
            s.ask(s.rows[frame].seat, ("how much blood?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return any(blood(s, p) < capacity(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(self.who.each(voice, it), "gain", f"up to {self.most} blood")


@step("vtes.gain_so_much")
def gain_so_much(s: Any, vampire: int, n: int) -> None:
    """Give a vampire blood."""
    if n:
        happen(s, about(s, "blood", vampire, n))


# ── what each Methuselah names ──────────────────────────────────────────────────────────────────────────────────────


class EachNames(Effect):
    """Each Methuselah in turn may name a card of its own; they are remembered with the seats as “named”."""

    which: Filter

    def run(self, s: Any, frame: int) -> None:
        s.do(
            (bind, frame, "named", ()),
            *[(name_one, frame, seat, self.which) for seat in playing(s, s.rows[frame].seat)],
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"each Methuselah in turn may name {described(self.which, voice.noun('card'), voice, it).a()} they control"
        )


@step("vtes.name_one")
def name_one(s: Any, frame: int, seat: int, which: Filter) -> None:
    """Let a Methuselah name a card of its own, or none."""
    f: Frame = s.rows[frame]
    there = Cards(which & MINE).members(s, f.but(seat=seat)) if seat not in s.out else ()
    options: list[RawOption] = [("piece", (at,), ((named, frame, seat, at),)) for at in there]
    if options:
        s.ask(seat, ("which card?",), [*options, ("none", (), ())])


@step("vtes.named")
def named(s: Any, frame: int, seat: int, at: Ref) -> None:
    """Remember what a Methuselah has named."""
    bind(s, frame, "named", (*(s.rows[frame].get("named") or ()), (seat, at)))


class PoolForNamed(Effect):
    """Each Methuselah gains pool equal to the capacity of what it has named, or burns that of its predator's."""

    burns: bool = False

    def run(self, s: Any, frame: int) -> None:
        worth = {seat: capacity(s, at[0]) for seat, at in s.rows[frame].get("named") or () if found(s, at) is not None}
        order = playing(s)
        events = []
        for i, seat in enumerate(order):
            n = worth.get(order[i - 1] if self.burns else seat, 0)
            if n:
                events.append(about_seat("pool", seat, -n if self.burns else n))
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.burns:
            return "each Methuselah burns pool equal to the capacity of the vampire their predator has named"
        return "each Methuselah gains pool equal to the capacity of the vampire they have named"


class EachChooses(Effect):
    """Each of some Methuselahs chooses a card of its own, in turn; they are bound as “those”. You choose them all if a
    condition holds."""

    who: Group
    which: Filter
    yours: Condition

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((each_chooses, frame, self, tuple(self.who.members(s, f)), ()))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        yours = f"if {self.yours.say(voice, it)}, you choose instead"
        return f"{self.who.each(voice, it)} chooses {what} from among their own ({yours})"


@step("vtes.each_chooses")
def each_chooses(s: Any, frame: int, word: EachChooses, left: tuple[int, ...], chosen: tuple[Ref, ...]) -> None:
    """Let the next Methuselah choose, and bind what was chosen once all have."""
    if not left:
        bind(s, frame, "those", chosen)
        return
    f: Frame = s.rows[frame]
    there = Cards(word.which & MINE).members(s, f.but(seat=left[0]))
    if not there:
        s.do((each_chooses, frame, word, left[1:], chosen))
        return
    chooser = f.seat if word.yours.holds(s, f) else left[0]
    options = [("piece", (at,), ((each_chooses, frame, word, left[1:], (*chosen, at)),)) for at in there]
    s.ask(chooser, ("choose", word, f.source), options)
