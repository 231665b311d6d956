"""Choosing until a sum is reached: a mixed payment, or characters whose costs add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel.loops import one_more
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.effects import Effect, reserved, run_each
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.purse import Purse
from coterie.words.sentences import filled
from coterie.words.voice import IT, Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


class ChooseSum(Effect):
    """The player picks from a group until the picks are worth enough; then the effect is carried out for each of them.

    If there is too little to pick from, nothing happens. As a part of a cost, it reserves everything that it could use, after
    the parts that leave no choice.
    """

    CHOOSES: ClassVar[bool] = True
    group: Group
    worth: Amount
    total: Number
    does: Effect

    def _candidates(self, s: State, f: Frame) -> tuple[tuple[Any, int], ...]:
        """Return each thing that can be picked, with its worth."""
        found = []
        for item in self.group.members(s, f):
            inside = f.bind("that", item)
            worth = self.worth.value(s, inside)
            if worth > 0 and self.does.able(s, inside):
                found.append((item, worth))
        return tuple(found)

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        room, total = self._candidates(s, f), value_of(s, self.total, f)
        if sum([worth for _, worth in room]) >= total:
            s.do((choose_sum, self, frame, room, total, ()))
        elif not self.group.open(s):
            s.ask(f.seat, ("choose", self, f.source), [("none", (), ())], forced=False)

    def able(self, s: State, f: Frame) -> bool:
        return value_of(s, self.total, f) > 0 and self.payable(s, f, Purse())

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        available = [
            worth
            for item, worth in self._candidates(s, f)
            if purse.take(("picked", item), 1, 1) and purse.covers(self.does, s, f.bind("that", item))
        ]
        return sum(available) >= value_of(s, self.total, f)

    def can_go_on(
        self, s: State, f: Frame, chosen: tuple[Any, ...], room: tuple[tuple[Any, int], ...], left: int
    ) -> bool:
        """Return whether some picks can be completed: in a cost, they must leave enough for the sum and the remaining parts.

        Args:
            s: the state.
            f: the frame of the effect.
            chosen: the picks.
            room: (thing, worth) for each thing that can still be picked.
            left: the remaining sum.
        """
        if f.get("to pay") is None:
            return True
        purse = reserved(s, f, self.does, "that", chosen)
        if purse is None:
            return False
        return sum([worth for item, worth in room if purse.covers(self.does, s, f.bind("that", item))]) >= left

    def free(self, s: State, f: Frame) -> bool:
        return value_of(s, self.total, f) <= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        worth, total = self.worth.say(voice, "each"), said(self.total, voice, it)
        many = f"{self.group.noun(voice, it).many} with a total of {total} or more ({worth})"
        inner = self.does.say(voice, IT)
        return filled(inner, many, "them") if IT in inner else f"choose {many}; {inner}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.group.KIND else ["ChooseSum: a player cannot pick from this group"])


@step("words.choose_sum")
def choose_sum(
    s: State, word: ChooseSum, frame: int, room: tuple[tuple[Any, int], ...], left: int, chosen: tuple[Any, ...]
) -> None:
    """Offer one more pick of a `ChooseSum`.

    Args:
        s: the state.
        word: the word.
        frame: the serial number of its frame.
        room: (thing, worth) for each thing that can still be picked.
        left: the remaining sum.
        chosen: the previous picks.
    """
    if left <= 0:
        s.do((run_each, word.does, frame, "that", chosen))
        return
    f, open_, there = s.rows[frame], word.group.open(s), sum([worth for _, worth in room])
    if open_ and all(there - worth < left for _, worth in room):  # everything is needed
        s.do((run_each, word.does, frame, "that", (*chosen, *[item for item, _ in room])))
        return
    options: list[Any] = []
    for i, (item, worth) in enumerate(room):
        rest = (*room[:i], *room[i + 1 :])
        again: Step = (choose_sum, word, frame, rest, left - worth)
        if word.can_go_on(s, f, (*chosen, item), rest, left - worth):
            options.append((word.group.KIND, (item,), ((one_more, again, (*chosen, item), left <= worth),)))
    if options:
        s.ask(f.seat, ("choose", word, f.source), options, forced=open_)
