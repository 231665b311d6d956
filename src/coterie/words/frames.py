"""Frames: what a resolving effect knows. Whose it is, what set it off, and what it has bound so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.events import free
from coterie.kernel.rows import Row, row
from coterie.kernel.steps import step
from coterie.words.nodes import Effect

if TYPE_CHECKING:
    from coterie.kernel.state import State


@row
class Frame(Row):
    """One resolving effect.

    Fields: `source` is the piece that it comes from (-1 for none), `seat` who decides, `actor` whose “your” it is (a
    seat, a vampire, …); `bound` holds names and values ("that", "done", …).
    """

    source: int
    seat: int
    actor: int = -1
    bound: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str) -> Any:
        """The value bound to a name, None for nothing."""
        for key, value in self.bound:
            if key == name:
                return value
        return None

    def bind(self, name: str, value: Any) -> Frame:
        """A frame with one more name bound."""
        return Frame(
            self.source, self.seat, self.actor, (*[pair for pair in self.bound if pair[0] != name], (name, value))
        )


@step("words.bind")
def bind(s: State, frame: int, name: str, value: Any) -> None:
    """Bind a name in a frame."""
    s.rows[frame] = s.rows[frame].bind(name, value)


def resolve(
    s: State, effect: Effect, *, source: int = -1, seat: int = 0, actor: int = -1, bound: tuple[Any, ...] = ()
) -> None:
    """Put an effect on the list with a frame of its own; the arguments are the fields of the frame."""
    from coterie.words.run import run  # it is built on frames, so it comes later

    frame = s.new(Frame(source, seat, actor, bound))
    s.do((run, effect, frame), (free, frame))
