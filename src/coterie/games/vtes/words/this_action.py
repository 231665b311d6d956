"""What counts until the action is over, and how that is said."""

from __future__ import annotations

from coterie.games.vtes.rules.action_state import THIS_ACTION
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about
from coterie.kernel.scopes import current
from coterie.words.amounts import Number, said
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect
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
        return f"during this action, {self.ability.say(voice, it)}"
