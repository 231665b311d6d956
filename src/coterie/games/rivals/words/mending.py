"""Mending: divided among characters, and answered (RR-8)."""

from __future__ import annotations

from coterie.games.rivals import facts
from coterie.games.rivals.rules.turn import TURN
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about
from coterie.kernel.loops import allocate
from coterie.kernel.procedures import running
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class Mending(Condition):
    """The event being answered is that Blood is mended in an Action Phase."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or event.kind != "blood" or event.amount <= 0 or event.detail:
            return False
        return any(procedure is TURN and TURN.rows[now.at].number == "4.2.1" for _, procedure, now in running(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it mends in an Action Phase"


class MendDivided(Effect):
    """Mend Blood on characters as their player divides it (RR-8)."""

    amount: Amount
    among: Group

    def _room(self, s: Rivals, f: Frame) -> tuple[tuple[int, int], ...]:
        there = [(p, facts.missing(s, p)) for p in living(s, self.among, f)]
        return tuple([(p, n) for p, n in there if n])

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        room = self._room(s, f)
        n = min(self.amount.value(s, f), sum(free for _, free in room))
        if n:
            s.do((allocate, f.seat, ("mend whom?", 1), "piece", room, n, (mended, frame)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.amount.value(s, f) > 0 and bool(self._room(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.among.noun(voice, it).many
        return f"mend X Blood, as you divide it among {who} (X equals {self.amount.say(voice, it)})"


@step("rivals.mended")
def mended(s: Rivals, frame: int, given: tuple[int, ...]) -> None:
    """Mend what was divided, at the same time."""
    emit(s, frame, [about(s, "blood", p, given.count(p)) for p in dict.fromkeys(given)])
