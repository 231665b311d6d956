"""“Your opponent” is one player of the other team in all of an ability: how a word says so (L-24.4, U-237)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from coterie.games.l5r.facts.teams import foes, foes_meant
from coterie.kernel.pieces import Piece
from coterie.words.cards.answered import event_of
from coterie.words.cards.filters import Side
from coterie.words.cards.groups import Seats
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice
from coterie.words.word import Word, walk

KEPT = 4096  # words of which it is kept what they speak of: they do not change, and are asked at every decision


class Theirs(Filter):
    """A card that your opponent controls: the one that the ability means, as long as none is named any of them."""

    PART: ClassVar[Part] = "after"
    OPPOSES: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return s.game.speaks(s, item, row) in foes_meant(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "controlled by your opponent"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not controlled by your opponent"


THEIRS = Theirs()


@lru_cache(maxsize=KEPT)
def names_opponent(word: Word) -> bool:
    """Return whether a word speaks of “your opponent”, itself or in one of its parts."""
    return any(getattr(part, "OPPOSES", False) for part in walk(word))


@lru_cache(maxsize=KEPT)
def answers_opponent(ability: Any) -> bool:
    """Return whether an ability answers what an opponent does: that is the opponent that it speaks of then. A card of an
    opponent that would take effect is of that kind, too."""
    about = getattr(ability, "about", None)
    if isinstance(about, Seats):
        return about.whose == "foe"
    if about is None or getattr(ability, "kind", "") != "initiate":
        return False
    return any(isinstance(part, Side) and part.whose == "foe" for part in walk(about))


def is_named_early(ability: Any) -> bool:
    """Return whether it must be known before the cost is paid which opponent is meant."""
    return answers_opponent(ability) or (ability.cost is not None and names_opponent(ability.cost))


def of_event(ability: Any, s: Any, f: Frame) -> Frame:
    """Return the frame of an ability with the opponent bound that has done what it answers, if it answers an opponent."""
    event = event_of(s, f) if len(s.teams) > 2 and answers_opponent(ability) else None
    return f.bind("opponent", event.seat) if event is not None and event.seat in foes(s, f.seat) else f


def of_target(ability: Any, s: Any, f: Frame, piece: int) -> Frame | None:
    """Return the frame of an ability with the opponent bound that controls a target which is a card of “your opponent”;
    None if the condition of the ability does not hold with that opponent."""
    meant = f.bind("opponent", s.game.speaks(s, piece))
    return meant if ability.given is None or ability.given.holds(s, meant) else None
