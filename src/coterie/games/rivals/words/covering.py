"""Cards that lie over the Agenda card or the Haven of a foe: what is covered has no text."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.facts import covered_by, covers
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.tokens import players
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.pieces import Piece, Ref, ref
from coterie.kernel.steps import step
from coterie.words.cards.groups import THIS, About, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class CoverWith(Effect):
    """A card that is played stays near its player's Haven and covers cards of a foe.

    Attributes:
        what: the kinds of cards that it covers: “agenda”, “haven”.
        whose: the foe.
    """

    what: tuple[str, ...]
    whose: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in living(s, THIS, f):
            names = tuple([covers(kind, seat) for seat in players(self.whose, s, f) for kind in self.what])
            s.do((happening, about(s, "board", p, frame=frame)), (lay_over, p, names))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(players(self.whose, s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        said = {"agenda": "the Agenda card", "haven": "the Haven"}
        return f"cover {' and '.join(said[kind] for kind in self.what)} of {self.whose.each(voice, it)} with this card"

    def check(self) -> list[str]:
        known = self.what and all(kind in ("agenda", "haven") for kind in self.what)
        return super().check() + ([] if known else ["CoverWith: Agenda cards and Havens can be covered"])


@step("rivals.lay_over")
def lay_over(s: Rivals, piece: int, names: tuple[str, ...]) -> None:
    """Record what a card near a Haven covers."""
    if s.pieces[piece].zone == "board":
        happen(s, *[about(s, "counter", piece, detail=(name,)) for name in names])


class CoveredHere(About):
    """The cards that this one covers."""

    KIND: ClassVar[str] = "piece"

    def zones(self, s: Rivals) -> tuple[str, ...]:
        return ("board",)

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for card in living(s, THIS, f) for p in covered_by(s, card)])

    def means(self, s: Rivals, f: Frame, target: Any) -> bool:
        return type(target) is int and s.pieces[target].zone == "board" and super().means(s, f, target)

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return self.means(s, f, event.subject)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("card that this one covers", "cards that this one covers")


COVERED = CoveredHere()
