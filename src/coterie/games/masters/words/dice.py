"""Dice: those in the reserve, their filters, and using, turning and rolling them."""

from __future__ import annotations

from coterie.games.masters import atoms
from coterie.games.masters.state import Masters
from coterie.games.masters.words.sets import misfits
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.voice import Noun, Voice


class Dice(Group):
    """Dice in the reserve that pass a filter, by value; one represents all with the same value."""

    KIND = "die"
    which: Filter = ANYTHING

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return tuple([value for value in sorted(set(s.ready)) if self.which.holds(s, f, value, value)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("die"), voice, it)

    def one(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.noun(voice, it).one}" if self.which == HIGHEST else super().one(voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "die")


class SHOWING(Filter):
    """A die whose value is in a range."""

    OF = ("die",)
    PART = "after"
    low: int
    high: int

    def holds(self, s: Masters, f: Frame, item: int, row: int) -> bool | None:
        return self.low <= item <= self.high

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"showing {values(self.low, self.high)}"

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.low <= self.high <= 6 else ["SHOWING: dice show 1 to 6"])


class Highest(Filter):
    """A die with the highest value in the reserve."""

    OF = ("die",)

    def holds(self, s: Masters, f: Frame, item: int, row: int) -> bool | None:
        return item == s.ready[0]

    def say(self, voice: Voice, it: str = "it") -> str:
        return "highest"


HIGHEST, DICE = Highest(), Dice()


def values(low: int, high: int) -> str:
    """Return the text of a range of values: “1”, “1 or 2”, “1 to 3”."""
    return str(low) if low == high else f"{low} {'or' if high == low + 1 else 'to'} {high}"


class Shows(Condition):
    """The value of the die that was set aside is in a range."""

    NEEDS = ("die",)
    low: int
    high: int

    def holds(self, s: Masters, f: Frame) -> bool:
        return bool(self.low <= (f.get("die") or 0) <= self.high)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it shows {values(self.low, self.high)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it does not show {values(self.low, self.high)}"

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.low <= self.high <= 6 else ["Shows: dice show 1 to 6"])


class UseDie(Effect):
    """Set that die aside and carry out an effect by its value; then roll an empty reserve (M-045).

    It always changes something: the die is used up, and the reserve may be rolled again.
    """

    ACTS_ON = ("die",)
    UPSETS = frozenset(("die",))
    INSIDE = "die"
    does: Effect

    def run(self, s: Masters, frame: int) -> None:
        value = s.rows[frame].get("that")
        atoms.set_aside(s, value)
        s.do((bind, frame, "die", value), (run, self.does, frame), (atoms.refill,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"set aside {it}; {self.does.say(voice)}"


class TurnDie(Effect):
    """Change the value of that die, or turn it to its opposite face."""

    ACTS_ON = ("die",)
    UPSETS = frozenset(("die",))
    by: int = 0
    opposite: bool = False

    def turned(self, value: int) -> int:
        """Return the new value of a die."""
        return 7 - value if self.opposite else max(1, min(6, value + self.by))

    def run(self, s: Masters, frame: int) -> None:
        value = s.rows[frame].get("that")
        atoms.turn_dice(s, (value,), (self.turned(value),))

    def able(self, s: Masters, f: Frame) -> bool:
        value: int = f.get("that")
        return self.turned(value) != value

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.opposite:
            return f"turn {it} to its opposite face"
        return f"{'raise' if self.by > 0 else 'lower'} {it} by {abs(self.by)}"


class LowerDice(Effect):
    """Change the value of every die of the group."""

    UPSETS = frozenset(("die",))
    dice: Group
    by: int

    def run(self, s: Masters, frame: int) -> None:
        found = self.dice.members(s, s.rows[frame])
        old = tuple(value for value in s.ready if value in found)
        if old:
            atoms.turn_dice(s, old, tuple(value + self.by for value in old))

    def able(self, s: Masters, f: Frame) -> bool:
        return any(1 <= value + self.by <= 6 for value in self.dice.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{'raise' if self.by > 0 else 'lower'} {self.dice.each(voice, it)} by {abs(self.by)}"


class Reroll(Effect):
    """Roll all dice in the reserve, but not those set aside."""

    UPSETS = frozenset(("die",))

    def run(self, s: Masters, frame: int) -> None:
        atoms.reroll(s)

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(s.ready)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "roll all dice in the reserve again"
