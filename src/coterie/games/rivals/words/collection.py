"""Havens in a player's collection, outside its deck, that cards can bring into play (R-220 to R-225)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happening
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, Ref, found, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.filters import In, Kind
from coterie.words.cards.groups import Cards
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class NotControlled(Filter):
    """A Haven of which you control no copy (R-220)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.face not in _controlled(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of which you control no copy"


def _controlled(s: Rivals, seat: int) -> list[str]:
    borne = [p for at in range(s.seats) for p in pile(s, "attached", at) if facts.speaks(s, p) == seat]
    return [s.pieces[p].face for p in (*pile(s, "board", seat), *borne)]


NEW_HAVENS = Cards(Kind("haven") & In("collection") & NotControlled())


class FirstTurn(Condition):
    """It is a player's first turn of the game."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return s.turn <= s.seats

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is your first turn"


class OfferHavens(Effect):
    """Reveal a number of different Havens from your collection; your Rival picks the one to attach to this character.

    With fewer in the collection all are offered (R-220, R-221).
    """

    amount: int

    def _havens(self, s: Rivals, f: Frame) -> list[Ref]:
        by_face = {s.pieces[at[0]].face: at for at in reversed(NEW_HAVENS.members(s, f))}
        return sorted(by_face.values())

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        havens = tuple(self._havens(s, f))
        n, this = min(self.amount, len(havens)), f.get("this")
        s.do((choose_several, f.seat, ("offer?",), "piece", havens, n, n, (pick_haven, f.seat, this)))

    def able(self, s: Rivals, f: Frame) -> bool:
        this = f.get("this")
        return found(s, this) is not None and facts.has_room(s, this[0]) and bool(self._havens(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"reveal {self.amount} different Havens of your collection of which you control no copy; your Rival picks one,"
            " which is attached to this character"
        )


@step("rivals.pick_haven")
def pick_haven(s: Rivals, seat: int, bearer: Ref, offered: tuple[Ref, ...]) -> None:
    """Let a player's Rival pick the Haven to attach: the first of several Rivals, or the player itself without one."""
    options: list[RawOption] = [
        ("piece", (at[0],), ((happening, about(s, "attach", at[0], detail=(*bearer, seat))),)) for at in offered
    ]
    if found(s, bearer) is not None and options:
        s.ask(next(iter(facts.rivals_of(s, seat)), seat), ("Haven?", bearer[0]), options)
