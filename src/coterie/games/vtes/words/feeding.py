"""Hunting grounds: who gains blood from them (VR-15)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import blood, capacity, is_vampire, ready_minions
from coterie.kernel.events import about, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, said, value_of
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice


def some_blood(amount: Number, voice: Voice, it: str) -> str:
    """Return an amount of blood as a text: “2 blood”, “blood equal to …”."""
    return f"{amount} blood" if isinstance(amount, int) else f"blood equal to {amount.say(voice, it)}"


class FeedHere(Effect):
    """A ready vampire of yours gains blood; none gains from two hunting grounds in a turn."""

    amount: Number = 1
    which: Filter = ANYTHING

    def hungry(self, s: Any, f: Frame) -> list[int]:
        """Return the vampires that can gain blood from it now."""
        there = [p for p in ready_minions(s, f.seat) if is_vampire(s, p) and not used(s, ("hunting ground", p), "turn")]
        return [p for p in there if blood(s, p) < capacity(s, p) and self.which.holds(s, f, p, s.pieces[p])]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        options = [("piece", (p,), ((feed, p, value_of(s, self.amount, f)),)) for p in self.hungry(s, f)]
        if options:
            s.ask(f.seat, ("who feeds?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.hungry(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = described(self.which, voice.noun("vampire"), voice, it).one
        return voice.does(
            f"a ready {who} you control",
            "gain",
            f"{some_blood(self.amount, voice, it)}, unless another hunting ground has fed it this turn",
        )


class FeedMany(FeedHere, kw_only=True):
    """Up to so many ready vampires of yours gain blood each; none gains it from two hunting grounds in a turn."""

    most: Number

    def run(self, s: Any, frame: int) -> None:
        s.do((choose_fed, frame, self, value_of(s, self.most, s.rows[frame])))

    def able(self, s: Any, f: Frame) -> bool:
        return value_of(s, self.most, f) > 0 and super().able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        who = described(self.which, voice.noun("vampire"), voice, it).many
        fed = f"{some_blood(self.amount, voice, it)} each, unless another hunting ground has fed them this turn"
        whom = f"up to X ready {who} you control"
        does = f"have {whom} gain {fed}" if voice.asking else f"{whom} gain {fed}"
        return f"{does} (X is {said(self.most, voice, it)})"


@step("vtes.choose_fed")
def choose_fed(s: Any, frame: int, word: FeedMany, left: int) -> None:
    """Choose the next vampire that gains blood, or none."""
    f: Frame = s.rows[frame]
    there = word.hungry(s, f) if left else []
    n = value_of(s, word.amount, f)
    fed = [("piece", (p,), ((feed, p, n), (choose_fed, frame, word, left - 1))) for p in there]
    if fed:
        s.ask(f.seat, ("who feeds?",), [*fed, ("none", (), ())])


class FeedOldest(FeedHere, kw_only=True):
    """So many of your oldest ready vampires gain blood each; none gains it from two hunting grounds in a turn."""

    most: int

    def elders(self, s: Any, f: Frame) -> tuple[list[int], list[int], int]:
        """Return the vampires that are among the oldest in any case, those of one capacity of which only some are, and how
        many of these."""
        there = sorted(
            [p for p in ready_minions(s, f.seat) if is_vampire(s, p)], key=lambda p: capacity(s, p), reverse=True
        )
        if len(there) <= self.most:
            return there, [], 0
        last = capacity(s, there[self.most - 1])
        sure = [p for p in there if capacity(s, p) > last]
        alike = [p for p in there if capacity(s, p) == last]
        room = self.most - len(sure)
        return ([*sure, *alike], [], 0) if len(alike) == room else (sure, alike, room)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        sure, alike, room = self.elders(s, f)
        s.do((feed_elders, frame, self, tuple(sure)))
        if alike:
            whom = tuple([ref(s, p) for p in alike])
            then: Step = (feed_chosen, frame, self)
            s.do((choose_several, f.seat, ("who feeds?",), "piece", whom, room, room, then))

    def able(self, s: Any, f: Frame) -> bool:
        sure, alike, _ = self.elders(s, f)
        return any(p in self.hungry(s, f) for p in (*sure, *alike))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = described(self.which, voice.noun("vampire"), voice, it).many
        fed = f"{some_blood(self.amount, voice, it)} each, unless another hunting ground has fed them this turn"
        return voice.does(f"the {self.most} oldest ready {who} you control", "gain", fed).replace("gains", "gain")


@step("vtes.feed_chosen")
def feed_chosen(s: Any, frame: int, word: FeedOldest, chosen: tuple[Ref, ...]) -> None:
    """Feed those that were chosen among vampires of one capacity."""
    s.do((feed_elders, frame, word, tuple([at[0] for at in chosen])))


@step("vtes.feed_elders")
def feed_elders(s: Any, frame: int, word: FeedOldest, vampires: tuple[int, ...]) -> None:
    """Give blood to those of some vampires that can gain it."""
    f: Frame = s.rows[frame]
    hungry = word.hungry(s, f)
    s.do(*[(feed, p, value_of(s, word.amount, f)) for p in vampires if p in hungry])


@step("vtes.feed")
def feed(s: Any, vampire: int, amount: int) -> None:
    """Give a vampire blood from a hunting ground."""
    count_use(s, ("hunting ground", vampire), "turn")
    happen(s, about(s, "blood", vampire, amount))
