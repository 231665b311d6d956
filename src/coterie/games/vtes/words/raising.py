"""Allies and retainers as they come into play: out of an ash heap, and with how much life."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import blood, capacity, definition, has_same
from coterie.games.vtes.numbers import LIFE
from coterie.games.vtes.words.selves import speaking
from coterie.kernel.events import about, happening
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class Raise(Effect):
    """Allies come from an ash heap to your ready region, with the life that is printed on them."""

    what: Group = THAT
    locked: bool = False

    def _there(self, s: Any, f: Frame) -> list[int]:
        there = [p for p in living(s, self.what, f) if s.pieces[p].zone == "ash"]
        return [p for p in there if not has_same(s, f.seat, p)]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self._there(s, f)
        emit(s, frame, [about(s, "recruit", p, definition(s, p).stats.get(LIFE, 1), detail=(f.seat,)) for p in there])
        if self.locked:
            s.do((tie, tuple(there)))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        locked = ", locked" if self.locked else ""
        return f"bring {self.what.each(voice, it)} into your ready region{locked}, with its starting life"


@step("vtes.tie")
def tie(s: Any, allies: tuple[int, ...]) -> None:
    """Lock allies that have come to the ready region."""
    s.do((happening, *[about(s, "bow", p) for p in allies if s.pieces[p].zone == "ready"]))


class BringOut(Effect):
    """A vampire in an uncontrolled region with as much blood as its capacity comes to the ready region."""

    what: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        there = [p for p in living(s, self.what, s.rows[frame]) if blood(s, p) >= capacity(s, p)]
        emit(s, frame, [about(s, "emerge", p) for p in there])

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.what.each(voice, it)
        return f"if {who} has as much blood as capacity, move {who} to the ready region"


class MoreLife(Marker):
    """Allies that you recruit and retainers that you employ begin with more life: those that match a filter."""

    amount: int
    which: Filter
    given: Condition | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "more life"),)

    def adds(self, s: Any, piece: int, card: int, seat: int) -> int:
        """Return how much life it adds to a card that comes into play for a seat."""
        f = speaking(s, piece)
        fits = f.seat == seat and (self.given is None or self.given.holds(s, f))
        return self.amount if fits and self.which.holds(s, f, card, s.pieces[card]) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        given = f"while {self.given.say(voice, it)}, " if self.given is not None else ""
        what = described(self.which, voice.noun("card"), voice, it).many
        return f"{given}{what} that you recruit or employ begin with {self.amount} more life"


def starting_life(s: Any, seat: int, card: int, printed: int) -> int:
    """Return the life with which an ally or retainer of a seat comes into play (V-118, V-131)."""
    texts = [(p, word) for p in s.ears.get(("used", "more life"), ()) for word in s.pieces[p].text]
    return printed + sum([word.adds(s, p, card, seat) for p, word in texts if isinstance(word, MoreLife)])


@step("vtes.note_start")
def note_start(s: Any, card: int, life: int) -> None:
    """Remember that a card has begun with another life than the one that is printed on it."""
    more = life - definition(s, card).stats.get(LIFE, 1)
    if more and s.pieces[card].zone in s.game.in_play:
        s.do((happening, about(s, "gain", card, detail=(Bonus(LIFE, more, THIS), ("forever",), ""))))


class KeepAlive(Effect):
    """An ally without life gains 1, so that it stays."""

    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        dead = [p for p in living(s, self.who, s.rows[frame]) if not s.pieces[p].count("lives")]
        emit(s, frame, [about(s, "blood", p, 1) for p in dead])

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.who.each(voice, it)
        return f"if {who} has no life left, {who} gains 1 life"
