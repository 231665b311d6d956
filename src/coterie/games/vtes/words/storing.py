"""Cards that lie under another, face up and out of play, until they are drawn."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import Piece, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class StoreFound(Effect):
    """Search your library for cards and put them under this card, face up and out of play; shuffle."""

    which: Filter
    most: int

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        again = (happening, about_seat("shuffle", f.seat, detail=("library",)))
        search = (happening, about_seat("search", f.seat, detail=("library",)))
        s.do(search, (store_next, frame, self.which, self.most), again)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).many
        return f"search your library for up to {self.most} {what} and put them under this card, out of play; shuffle"


@step("vtes.store_next")
def store_next(s: Any, frame: int, which: Filter, left: int) -> None:
    """Choose one more card that is put there, or none."""
    f: Frame = s.rows[frame]
    faces: dict[str, int] = {}
    for p in pile(s, "library", f.seat):
        if which.holds(s, f, p, s.pieces[p]):
            faces.setdefault(s.pieces[p].face, p)
    options: list[RawOption] = [
        (
            "fetch",
            ("library", face),
            ((happening, about(s, "store", p, detail=(f.source,))), (store_next, frame, which, left - 1)),
        )
        for face, p in faces.items()
    ]
    if left:
        s.ask(f.seat, ("which card?",), [*options, ("none", (), ())], forced=False)


class Stored(Filter):
    """A card that lies under this one, out of play."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "merged" and row.host == f.source

    def zones(self, s: Any) -> Zones:
        return frozenset(("merged",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "under this one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is not under this one"
