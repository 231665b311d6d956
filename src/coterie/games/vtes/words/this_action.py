"""The action in progress: what counts until it is over, how it ends or goes on, what is only for after it (VR-6.8)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive, definition
from coterie.games.vtes.rules.action import end_action, resume
from coterie.games.vtes.rules.action_state import BLOCKED, ENDED, FAILED, NOBODY, THIS_ACTION, UNBLOCKED, current_action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME, minion_of
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.chance import below
from coterie.kernel.events import about
from coterie.kernel.limits import count_use
from coterie.kernel.scopes import current
from coterie.words.amounts import Number, said
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


def for_action(s: Vtes, frame: int, group: Group, number: str, n: int) -> None:
    """Change a number of minions until the action is over."""
    f: Frame = s.rows[frame]
    source = f.face(s)
    until = current(s, "action") or THIS_ACTION
    emit(s, frame, [about(s, "gain", p, detail=(Bonus(number, n, THIS), until, source)) for p in living(s, group, f)])


def plus(number: Number, what: str, voice: Voice, it: str) -> str:
    """Return a change as text: “+2 stealth”, or “+X stealth (X equals …)”."""
    if isinstance(number, int):
        return f"+{number} {what}"
    worth = said(number, voice, it)
    return f"+{worth} {what}" if worth.startswith("X") else f"+X {what} (X equals {worth})"


class InThisAction(Effect):
    """Something counts for the rest of this action, as though the acting minion said it."""

    ability: Standing

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        until = current(s, "action")
        emit(s, frame, [about(s, "gain", p, detail=(self.ability, until, source)) for p in living(s, ME, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(current(s, "action"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"during this action, {self.ability.say(voice.quoted, it)}"


class NotAgain(Effect):
    """The acting minion cannot take the same action again this turn."""

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None and not now.keys:
            name = definition(s, now.card[0]).name if now.card != NOBODY else ""
            for key in ((now.kind,), ("card", name)):
                count_use(s, ("acted", now.actor[0], *key), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the acting minion cannot take the same action again this turn"


class FlipCoin(Effect):
    """Flip a coin; if it is tails, something is done."""

    tails: Effect

    def run(self, s: Any, frame: int) -> None:
        heads = below(s, 2) == 0
        s.tell("heads" if heads else "tails")
        if not heads:
            s.do((run, self.tails, frame))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"flip a coin: on tails, {self.tails.say(voice, it)}"


class ContinueAction(Effect):
    """This minion's blocked action continues as if unblocked once the combat is over (C-051)."""

    stealth: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        resume(s, self.stealth)

    def able(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED and now.actor == minion_of(s, f) and alive(s, now.actor)

    def say(self, voice: Voice, it: str = "it") -> str:
        more = f" with +{self.stealth} stealth, even if it is not needed yet" if self.stealth else ""
        return f"continue the action{more} as if unblocked"


class FailAction(Effect):
    """The action fails: it has no effect."""

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, FAILED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "have the action fail" if voice.asking else "the action fails"


class EndAction(Timed):
    """The action ends at once, unsuccessfully; nothing more can be used in it (VR-6.8, C-039)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("blocked",)

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, ENDED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the action"


class AfterAction(Timed):
    """Only usable after the action: however it went, only after a success, even one without effect, or only after a block
    (VR-6.8, C-045, C-049)."""

    outcome: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("after",)

    def run(self, s: Vtes, frame: int) -> None:
        """Do nothing: it only says when the rest is done."""

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and self.outcome in ("", now.outcome)

    def say(self, voice: Voice, it: str = "it") -> str:
        return {"": "after the action", UNBLOCKED: "after a successful action", BLOCKED: "after a blocked action"}[
            self.outcome
        ]
