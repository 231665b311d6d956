"""What happens to the conflict itself: another action, its end, provinces that break."""

from __future__ import annotations

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict, elements
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.rules import rings
from coterie.games.l5r.rules.shadow.acting import ACTION
from coterie.games.l5r.rules.windows import act_again, opportunity
from coterie.games.l5r.state import L5R, NOBODY, Turn
from coterie.games.l5r.words.rings import ask_ring, contest_instead
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.procedures import jump
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class AnotherAction(Effect):
    """Take one or more further actions after this one; the Shadowlands do so at once, their deck turns up one more card."""

    many: int = 1

    def run(self, s: L5R, frame: int) -> None:
        for _ in range(self.many):
            self._grant(s, frame)

    def _grant(self, s: L5R, frame: int) -> None:
        if is_clan(s, s.rows[frame].seat):
            act_again(s, s.rows[frame].seat)
        elif the_deck(s) != NOBODY:
            ACTION.begin(s, Turn((), ()))
        else:
            s.do((opportunity, "conflict", s.rows[frame].seat, (that_was_it,), (that_was_it,)))

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "take another action" if self.many == 1 else f"take {self.many} more actions"


@step("l5r.that_was_it")
def that_was_it(s: L5R) -> None:
    """Go on to the other team after the further action was taken or declined."""


class CloseWindow(Effect):
    """Both teams count as having passed: the conflict is resolved at once."""

    def run(self, s: L5R, frame: int) -> None:
        serial = current(s, "conflict")
        if serial:
            jump(s, serial, "3.2.3", keep=frame)

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.compared

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the actions of this conflict now"


class BreakAttacked(Effect):
    """Break each attacked province but stronghold provinces."""

    def _there(self, s: L5R) -> list[int]:
        attacked = attacked_provinces(s)
        return [p for p in attacked if not is_broken(s, p) and not is_stronghold_province(s, p)]

    def run(self, s: L5R, frame: int) -> None:
        emit(s, frame, [about(s, "break", p, seat=s.rows[frame].seat) for p in self._there(s)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "break each attacked non-stronghold province"


class MoveOn(Effect):
    """Resolve the contested ring and claim it; an unclaimed ring of your choice is contested in its place."""

    def run(self, s: L5R, frame: int) -> None:
        ask_ring(s, s.rows[frame].seat, unclaimed(s), (move_on, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.over and bool(unclaimed(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose an unclaimed ring; resolve and claim the contested ring, and the chosen one is contested instead"


@step("l5r.move_on")
def move_on(s: L5R, frame: int, element: str) -> None:
    """Resolve the contested ring, let another be contested, and claim the first."""
    now, seat = conflict(s), s.rows[frame].seat
    if now is not None:
        claimed = about_seat("claim", seat, detail=(*elements(s), now.kind))
        s.do((rings.offer, seat, elements(s)), (contest_instead, frame, element), (happening, claimed))
