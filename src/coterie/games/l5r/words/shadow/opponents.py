"""What each opponent does or chooses, and who controls a card (U-048, U-065)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import can_change_honor, each_in_turn
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit, together
from coterie.words.cards.groups import living
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice, as_theirs


class EachFoeDoes(Effect):
    """Each opponent does something: it makes the choices, and “you” is it there (U-065). They choose in player order; then
    all of it happens at the same time (L-9.11)."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        together(s, frame, *each_in_turn(self.does, frame, f.seat, foes(s, f.seat)))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does.able(s, Frame(f.source, foe, f.actor, f.bound)) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.done_by("each opponent", self.does.say(voice.asked, it))


class AtOnce(Effect):
    """What is done to several cards happens to all of them at the same time, once everybody has chosen (L-9.11)."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        together(s, frame, (run, self.does, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.does.say(voice, it)


def controller(whose: Group, voice: Voice, it: str) -> str:
    """Return how the controller of a card is called: “its controller”, “the controller of this card”."""
    card = whose.each(voice, it)
    return "its controller" if card == "it" else f"the controller of {card}"


class ControllerSelects(Effect):
    """The controller of a card selects one of several effects, which are yours."""

    modes: tuple[Effect, ...]
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.whose, f)
        if there:
            options: list[RawOption] = [
                ("mode", (mode,), ((run, mode, frame),)) for mode in self.modes if mode.able(s, f)
            ]
            if options:
                s.ask(s.game.speaks(s, there[0]), ("choose one for", there[0]), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(mode.able(s, f) for mode in self.modes)

    def say(self, voice: Voice, it: str = "it") -> str:
        modes = "; or ".join(mode.say(voice, it) for mode in self.modes)
        return f"{voice.does(controller(self.whose, voice, it), 'choose', 'one')}: {modes}"


class ControllerLosesHonor(Effect):
    """The controller of a card loses honor."""

    amount: int = 1
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [honor_by(s.game.speaks(s, p), -self.amount) for p in living(s, self.whose, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        there = [s.game.speaks(s, p) for p in living(s, self.whose, f)]
        return any(can_change_honor(s, seat, -self.amount, f.source) for seat in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(controller(self.whose, voice, it), "lose", f"{self.amount} honor")


class TheirTurn(Effect):
    """The controller of a card does something: it makes the choices, and “you” is that player there."""

    does: Effect
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self.whose.members(s, f)
        if there:
            seat = s.game.speaks(s, there[0][0])
            s.do(*each_in_turn(self.does, frame, f.seat, (seat,)))

    def able(self, s: L5R, f: Frame) -> bool:
        there = self.whose.members(s, f)
        return bool(there) and self.does.able(s, Frame(f.source, s.game.speaks(s, there[0][0]), f.actor, f.bound))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.done_by(controller(self.whose, voice, it), self.does.say(voice.asked, it))


class FoeSelects(Effect):
    """Choose an opponent, who selects one: it does the first itself, or you do the second."""

    theirs: Effect
    yours: Effect

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [foe for foe in foes(s, f.seat) if self._modes(s, f, foe)]
        options: list[RawOption] = [("seat", (foe,), ((let_select, self, frame, foe),)) for foe in there]
        if options:
            s.ask(f.seat, ("opponent?",), options)

    def _modes(self, s: L5R, f: Frame, foe: int) -> list[Effect]:
        """Return what an opponent can select (L-8.12)."""
        first = self.theirs.able(s, Frame(f.source, foe, f.actor, f.bound))
        return [*[self.theirs] * first, *[self.yours] * self.yours.able(s, f)]

    def ask(self, s: L5R, frame: int, foe: int) -> None:
        """Ask the opponent that was chosen."""
        f: Frame = s.rows[frame]
        there = self._modes(s, f, foe)
        first = tuple(each_in_turn(self.theirs, frame, f.seat, (foe,)))
        options: list[RawOption] = [("mode", (self.theirs,), first)] * (self.theirs in there)
        options += [("mode", (self.yours,), ((run, self.yours, frame),))] * (self.yours in there)
        if options:
            s.ask(foe, ("choose one", f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._modes(s, f, foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        theirs = as_theirs(self.theirs.say(voice.asked, it))
        return f"choose an opponent, who chooses one: they {theirs}; or you {self.yours.say(voice.asked, it)}"


@step("l5r.let_select")
def let_select(s: L5R, word: FoeSelects, frame: int, foe: int) -> None:
    """Let an opponent select."""
    word.ask(s, frame, foe)
