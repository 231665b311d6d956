"""Effects on the things of a group: on each of them, on some that the player picks, or on one pick after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel.loops import Naming, ask_up_to, choose_several
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, said, value_of
from coterie.words.effects import Effect, can_pick, reserved, run, run_each
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.purse import Purse
from coterie.words.sentences import filled, named, picked
from coterie.words.voice import IT, Voice, times

if TYPE_CHECKING:
    from coterie.kernel.state import State


ANY_NUMBER = 99  # as the greatest number of picks: no limit


def changes_any(s: State, f: Frame, group: Group, does: Effect, name: str = "that") -> bool:
    """Return whether an effect would change something for any member of a group, bound to a name."""
    for item in group.members(s, f):
        if does.able(s, f.bind(name, item)):
            return True
    return False


class ForEach(Effect):
    """The effect once for each member of a group, which is determined beforehand."""

    group: Group
    does: Effect

    def run(self, s: State, frame: int) -> None:
        s.do((run_each, self.does, frame, "that", self.group.members(s, s.rows[frame])))

    def able(self, s: State, f: Frame) -> bool:
        return changes_any(s, f, self.group, self.does)

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        items = self.group.members(s, f)
        return bool(items) and all(self.does.payable(s, f.bind("that", item), purse) for item in items)

    def say(self, voice: Voice, it: str = "it") -> str:
        inner = self.does.say(voice, IT)
        if IT in inner:
            return filled(inner, self.group.each(voice, it))
        return f"for each {self.group.noun(voice, it).one}, {inner}"


class Choose(Effect):
    """The player picks from a group; the effect is then carried out for each pick in turn.

    Only what the effect would change can be picked: up to `most` things, and at least `least` if there are enough. Each pick is
    bound to `name`.
    """

    CHOOSES: ClassVar[bool] = True
    group: Group
    does: Effect
    least: int = 1
    most: Number = 1
    name: str = "that"

    def candidates(self, s: State, f: Frame) -> list[Any]:
        """Return the things that can be picked now."""
        return [item for item in self.group.members(s, f) if can_pick(s, f.bind(self.name, item), self.does)]

    def run(self, s: State, frame: int) -> None:
        f: Frame = s.rows[frame]
        found, open_ = self.candidates(s, f), self.group.open(s)
        kind, prompt = self.group.KIND, ("choose", self, f.source)
        most = value_of(s, self.most, f)
        if not found or most < 1:
            if not open_:
                s.ask(f.seat, prompt, [("none", (), ())], forced=False)
        elif self.least == most == 1:
            does: Step = (run, self.does, frame)
            options = [(kind, (item,), ((bind, frame, self.name, item), does)) for item in found]
            s.ask(f.seat, prompt, options, forced=open_)
        elif f.get("to pay") is not None:
            s.do((pick_to_pay, self, frame, tuple(found), ()))
        else:
            least = min(self.least, len(found))
            each: Step = (run_each, self.does, frame, self.name)
            s.do((choose_several, f.seat, prompt, kind, tuple(found), least, most, each, open_))

    def leaves_enough(self, s: State, f: Frame, found: tuple[Any, ...], chosen: tuple[Any, ...], least: int) -> bool:
        """Return whether, in a cost, some picks leave enough for the missing ones and for the remaining parts.

        Args:
            s: the state.
            f: the frame of the cost.
            found: everything that could be picked at first.
            chosen: the picks.
            least: the number of picks needed.
        """
        purse = reserved(s, f, self.does, self.name, chosen)
        if purse is None:
            return False
        others = [item for item in found if item not in chosen]
        more = sum([purse.covers(self.does, s, f.bind(self.name, item)) for item in others])
        return len(chosen) + more >= least

    def able(self, s: State, f: Frame) -> bool:
        return changes_any(s, f, self.group, self.does, self.name)

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        needed = max(1, self.least)
        for item in self.group.members(s, f):
            if purse.covers(self.does, s, f.bind(self.name, item)):
                needed -= 1
                if not needed:
                    return True
        return False

    def say(self, voice: Voice, it: str = "it") -> str:
        inner = self.does.say(voice, IT if self.name == "that" else it)
        phrase = picks(self.group, self.least, self.most, voice, it)
        if self.name == "that" and IT in inner:
            seat = self.group.KIND == "seat" and " " in phrase
            text = picked(inner, phrase, f"that {phrase.split()[1]}" if seat else "it", many=self.most != 1)
        else:
            text = named(inner, self.name, phrase)
        return text if isinstance(self.most, int) else f"{text} (X equals {said(self.most, voice, it)})"

    def names(self) -> Iterator[tuple[str, str]]:
        yield from self.group.looked_into()

    def check(self) -> list[str]:
        problems = super().check()
        if isinstance(self.most, int) and not (0 <= self.least <= self.most and self.most > 0):
            problems.append(f"Choose: from {self.least} to {self.most} is no range")
        if not self.group.KIND:
            problems.append(f"Choose: a player cannot pick from {type(self.group).__name__}")
        return problems


def picks(group: Group, least: int, most: Number, voice: Voice, it: str = "it") -> str:
    """Return the phrase for what a player picks: “a recruit”, “up to 2 recruits”, “2 to 3 recruits”, “up to X recruits”.

    Args:
        group: the group to pick from.
        least: the least number of picks.
        most: the greatest number of picks; the sentence explains X if it is computed.
        voice: the game's voice.
        it: the pronoun for the thing that the group refers to.
    """
    if least == most == 1:
        return group.one(voice, it)
    noun = group.noun(voice, it)
    if most == ANY_NUMBER:
        return f"{'any number of' if least == 0 else 'one or more'} {noun.many}"
    limit = str(most) if isinstance(most, int) else "X"
    if least == 0:
        return f"up to one {noun.one}" if most == 1 else f"up to {limit} {noun.many}"
    return f"{limit} {noun.many}" if least == most else f"{least} to {limit} {noun.many}"


@step("words.pick_to_pay")
def pick_to_pay(s: State, word: Choose, frame: int, found: tuple[Any, ...], chosen: tuple[Any, ...]) -> None:
    """Offer one more pick of a `Choose` that pays a cost.

    Like `coterie.kernel.loops.choose_several`, but only picks that leave enough for the missing ones and for the remaining
    parts of the cost are offered.
    """
    f: Frame = s.rows[frame]
    now = tuple([item for item in found if item in chosen])
    forced, least, most = word.group.open(s), min(word.least, len(found)), value_of(s, word.most, f)
    then: Step = (run_each, word.does, frame, word.name)
    again: Step = (pick_to_pay, word, frame, found)
    if forced and len(found) <= least:
        s.do((*then, found))
    elif now != chosen:  # the same picks in another order are the same position
        s.do((*again, now))
    else:
        left = [item for item in found if item not in now and word.leaves_enough(s, f, found, (*now, item), least)]
        prompt = ("choose", word, f.source)
        ask_up_to(s, Naming(f.seat, prompt, word.group.KIND, now, again, forced), left, then, least, most)


class UpTo(Effect):
    """The player picks from a group up to a number of times and can stop at any time; the group is evaluated anew each time."""

    most: int
    group: Group
    does: Effect

    def run(self, s: State, frame: int) -> None:
        s.do((up_to, self, frame, self.most))

    def able(self, s: State, f: Frame) -> bool:
        return changes_any(s, f, self.group, self.does)

    def say(self, voice: Voice, it: str = "it") -> str:
        inner = self.does.say(voice, IT)
        if IT in inner:
            return picked(inner, picks(self.group, 0, self.most, voice, it), many=self.most != 1)
        often = "any number of times" if self.most >= ANY_NUMBER else f"up to {times(self.most)}"
        return f"{often}, choose {self.group.one(voice, it)} and {inner}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield from self.group.looked_into()

    def check(self) -> list[str]:
        return super().check() + ([] if self.group.KIND else ["UpTo: a player cannot pick from this group"])


@step("words.up_to")
def up_to(s: State, word: UpTo, frame: int, left: int) -> None:
    """Offer one more pick of an `UpTo`, among the things that the effect would change."""
    if not left:
        return
    f: Frame = s.rows[frame]
    found = [item for item in word.group.members(s, f) if word.does.able(s, f.bind("that", item))]
    open_ = word.group.open(s)
    if not found and open_:  # otherwise it is asked even so, because not asking would tell what a hand holds
        return
    then = ((run, word.does, frame), (up_to, word, frame, left - 1))
    options: list[Any] = [(word.group.KIND, (item,), ((bind, frame, "that", item), *then)) for item in found]
    s.ask(f.seat, ("choose", word, f.source), [*options, ("done", (), ())], forced=open_)
