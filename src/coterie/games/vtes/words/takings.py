"""What minions take: from others, or burn it instead, and lessons from a library."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import has_trait
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.rules.searching import DISCIPLINE, fetch, offer, suits
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.selves import held_by_others
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.whereabouts import Burn
from coterie.kernel.events import about_seat, happening
from coterie.kernel.pieces import found, pile, ref
from coterie.kernel.steps import step
from coterie.words.cards.groups import first
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice, either


class BurnOrTake(Effect):
    """Burn a location, or steal equipment so that it is on this minion; what is a location in play is none (C-067)."""

    what: Group = THAT

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose card it is."""
        return held_by_others(s, self.what, f)

    def _way(self, s: Any, f: Frame) -> Effect:
        """Return what is done with the card."""
        return (
            Burn(self.what) if any(has_trait(s, p, "location") for p in first(s, self.what, f)) else TakeOnto(self.what)
        )

    def run(self, s: Any, frame: int) -> None:
        s.do((run, self._way(s, s.rows[frame]), frame))

    def able(self, s: Any, f: Frame) -> bool:
        return self._way(s, f).able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn {self.what.each(voice, it)} if it is a location, or steal it for {voice.place('me')} if it is equipment"


class LearnFrom(Effect):
    """Look in your library for a master card that teaches this vampire one of some disciplines, and put it on the vampire."""

    disciplines: tuple[str, ...]

    def run(self, s: Any, frame: int) -> None:
        s.do((happening, about_seat("search", s.rows[frame].seat, detail=("library",))), (choose_lesson, frame, self))

    def able(self, s: Any, f: Frame) -> bool:
        return f.get("actor") is not None and bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        names = either([DISCIPLINES[code] for code in self.disciplines])
        return f"look in its controller's library for a Discipline card of {names} and be taught it; then shuffle"


@step("vtes.choose_lesson")
def choose_lesson(s: Any, frame: int, word: LearnFrom) -> None:
    """Choose a card that was found, or none; the library is shuffled in any case."""
    f: Frame = s.rows[frame]
    pupil = f.get("actor")
    if found(s, pupil) is not None:
        there = [p for p in pile(s, "library", f.seat) if s.game.faces[s.pieces[p].face].teaches in word.disciplines]
        fits = [p for p in there if suits(s, p, pupil[0], DISCIPLINE)]
        offer(s, f.seat, ("learn?", pupil[0]), {p: ((fetch, f.seat, ref(s, p), pupil),) for p in fits})


class TakeAny(Effect):
    """Steal an ally, or a retainer so that it is on this minion."""

    what: Group = THAT

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose card it is."""
        return held_by_others(s, self.what, f)

    def _way(self, s: Any, f: Frame) -> Effect:
        retainer = any(s.game.kind(s, p) == "retainer" for p in first(s, self.what, f))
        return TakeOnto(self.what) if retainer else Steal(self.what)

    def run(self, s: Any, frame: int) -> None:
        s.do((run, self._way(s, s.rows[frame]), frame))

    def able(self, s: Any, f: Frame) -> bool:
        return self._way(s, f).able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {self.what.each(voice, it)}"
