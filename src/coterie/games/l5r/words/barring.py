"""Cards that players cannot play for a time, and what counts as long as a ring is contested that was chosen (L-8.17)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.barred import bar_all, bar_events, bar_title
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.rings import contested
from coterie.games.l5r.facts.teams import in_order
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Piece, pile
from coterie.kernel.scopes import current
from coterie.words.amounts import as_change
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class BarCopies(Effect):
    """The owner of a card that is still in play plays no copies of it until a scope ends (L-2.16)."""

    of: Group = THAT
    until: str = "phase"

    def run(self, s: L5R, frame: int) -> None:
        for p in living(s, self.of, s.rows[frame]):
            bar_title(s, s.pieces[p].owner, definition(s, p).name, self.until)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and bool(living(s, self.of, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"keep the owner of {self.of.each(voice, it)} from playing copies of it {until(voice, self.until)}"


class BarHands(Effect):
    """Nobody plays cards of the hand until a scope ends, nor what is played as if it were there."""

    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        for seat in in_order(s):
            bar_all(s, seat, self.until)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"keep all players from playing cards of their hands {until(voice, self.until)}"


class BarEvents(Effect):
    """As long as the ring is contested that was chosen, nobody plays events but those of a trait, in this phase."""

    but: str
    ring: str = "ring"

    def run(self, s: L5R, frame: int) -> None:
        chosen = s.rows[frame].get(self.ring)
        if chosen is not None:
            bar_events(s, chosen, self.but, "phase")

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, "phase")) and f.get(self.ring) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"keep all players from playing non-{self.but.title()} events this phase as long as the chosen ring is contested"


class RingContested(Condition):
    """The ring of an element is contested: the ring itself, not one that has gained the element (D-962)."""

    element: str

    def holds(self, s: Any, f: Frame) -> bool:
        return self.element in contested(s)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.element} ring is contested"


class BothWhileContested(Effect):
    """Both skills of cards are changed until the phase ends, as long as the ring is contested that was chosen."""

    by: int
    what: Group = THIS
    ring: str = "ring"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        chosen, end = f.get(self.ring), current(s, "phase")
        if chosen is not None:
            words = [While(RingContested(chosen), Bonus(skill, self.by, THIS)) for skill in SKILLS]
            there = living(s, self.what, f)
            emit(s, frame, [about(s, "gain", p, detail=(word, end, f.face(s))) for p in there for word in words])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, "phase")) and f.get(self.ring) is not None and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n, _ = as_change(self.by, voice, it)
        whom, end = self.what.each(voice, it), until(voice, "phase")
        return f"give {whom} {n} military and {n} political {end} as long as the chosen ring is contested"


class TwinIn(Filter):
    """A card of which a copy lies in its owner's discard pile; a card there is a copy of itself (L-2.16)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    zone: str = "discard"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        title = s.game.faces[row.face].name
        return any(s.game.faces[s.pieces[p].face].name == title for p in pile(s, self.zone, row.owner))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of which a copy lies in its owner's {voice.place(self.zone)}"

    def names(self) -> Any:
        yield "zone", self.zone


class KeepHonor(Effect):
    """You lose no honor in this phase, so that none of it can be given or taken either (L-11.4)."""

    def run(self, s: L5R, frame: int) -> None:
        count_use(s, ("keeps honor", s.rows[frame].seat), "phase")

    def able(self, s: L5R, f: Frame) -> bool:
        return is_clan(s, f.seat) and bool(current(s, "phase"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "keep all your honor until the phase ends: none of it can be lost, given or taken"
