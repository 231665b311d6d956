"""More bleed and less, bleeds that must be, that are aimed at somebody else, or that burn nothing (VR-6.7, VR-6.9)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import playing
from coterie.games.vtes.numbers import BLEED
from coterie.games.vtes.rules.acting import MUST_ACT
from coterie.games.vtes.rules.action_state import THIS_ACTION, current_action
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.asked import is_about_to_bleed
from coterie.games.vtes.words.selves import ACTING, speaking
from coterie.games.vtes.words.this_action import for_action, plus
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import Piece
from coterie.kernel.procedures import remember
from coterie.kernel.steps import step
from coterie.words.amounts import Number, said, value_of
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice
from coterie.words.word import walk


class BleedMore(Timed):
    """More bleed for the acting minion, of anybody if told so; “limited” increases do not add up (VR-6.7, C-061)."""

    amount: Number = 1
    limited: bool = True
    anybodys: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B", "C")
    WITHIN: ClassVar[str] = "bleed"

    def run(self, s: Vtes, frame: int) -> None:
        if self.limited:
            remember(s, "action", limited=True)
        for_action(s, frame, ACTING, BLEED, value_of(s, self.amount, s.rows[frame]))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.kind != "bleed" or (self.limited and now.limited):
            return False
        return self.anybodys or now.seat == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return plus(self.amount, "bleed", voice, it) + (" (limited)" if self.limited else "")


ALL = 99  # of a bleed


class BleedLess(Timed):
    """Reduce a bleed against you, or one of your own minions."""

    amount: Number = 1
    own: bool = False
    WITHIN: ClassVar[str] = "bleed"

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None:
            n = bleed_of(s, now) if self.amount == ALL else value_of(s, self.amount, s.rows[frame])
            remember(s, "action", bleed=now.bleed - n)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.kind != "bleed":
            return False
        return now.seat == f.seat if self.own else f.seat in now.targets

    def say(self, voice: Voice, it: str = "it") -> str:
        bleed = "the bleed" if self.own else "the bleed against you"
        return f"reduce {bleed} to 0" if self.amount == ALL else f"reduce {bleed} by {said(self.amount, voice, it)}"


class Redirect(Timed):
    """Redirect a bleed against you to another Methuselah, which can block it; only after blocks are declined (VR-6.9, C-057).

    Attributes:
        to: whom it can be aimed at; anybody else by default.
    """

    to: Group | None = None
    WINDOWS: ClassVar[tuple[str, ...]] = ("C",)
    WITHIN: ClassVar[str] = "bleed"

    def _others(self, s: Vtes, f: Frame) -> list[int]:
        now = current_action(s)
        if now is None:
            return []
        wanted = playing(s) if self.to is None else self.to.members(s, f)
        return [seat for seat in playing(s, now.seat) if seat not in (now.seat, *now.targets) and seat in wanted]

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        others = self._others(s, f)
        if others:
            s.ask(f.seat, ("redirect?",), [("seat", (seat,), ((redirected, seat),)) for seat in others])

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        fits = now is not None and now.kind == "bleed" and now.state == "C" and f.seat in now.targets
        return fits and bool(self._others(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = "another Methuselah" if self.to is None else self.to.each(voice, it)
        return f"redirect the bleed to {whom}, who can attempt to block"


@step("vtes.redirected")
def redirected(s: Vtes, seat: int) -> None:
    """Direct the action at somebody else; blocks begin anew."""
    s.tell("redirected", seat)
    remember(s, "action", targets=(seat,), goto="A", declined=())


class MustBleed(Marker):
    """This minion must bleed, with more bleed, unless it must hunt, as long as a condition holds."""

    amount: int
    given: Condition

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (MUST_ACT,)

    def now(self, s: Any, piece: int) -> bool:
        """Return whether it must now."""
        f = speaking(s, piece)
        return self.given.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if {self.given.say(voice, it)}, {voice.place('me')} must bleed with +{self.amount} bleed unless it must hunt"


class FoilBleed(Timed):
    """The bleed that is about to succeed burns no pool and fails, but the action itself succeeds: its cost is paid (VR-6.8)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("succeeding",)
    WITHIN: ClassVar[str] = "bleed"

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "action", foiled=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return is_about_to_bleed(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the bleed burns no pool and is unsuccessful"


class HoldBleed(Effect):
    """The next card that would redirect the bleed in progress is cancelled."""

    def run(self, s: Vtes, frame: int) -> None:
        count_use(s, ("held bleeds",), THIS_ACTION)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the next card that is played to redirect this bleed is cancelled"


def is_held(s: Vtes, effect: Effect) -> bool:
    """Return whether a card would redirect a bleed that is held; it is the only one then."""
    held = used(s, ("held bleeds",), THIS_ACTION) > used(s, ("bleeds let go",), THIS_ACTION)
    return held and any(isinstance(word, Redirect) for word in walk(effect))
