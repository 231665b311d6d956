"""Immunity: cards that some others do nothing to, neither once nor for as long as they lie there (L-8.17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace as replace_voice
from typing import Any, ClassVar

from coterie.games.l5r.facts.immunity import AFFECTED
from coterie.games.l5r.state import NOBODY
from coterie.kernel.layers import FAR
from coterie.kernel.pieces import Piece
from coterie.words.cards.groups import HOST, THIS, About, Cards
from coterie.words.cards.lasting import Lasts, Span, until
from coterie.words.cards.numbers import Cannot, keys_for, meant
from coterie.words.conditions import Condition
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class Immune(Standing):
    """A card that some others neither choose nor affect (L-8.17).

    Attributes:
        to: the other cards.
        whom: the card that is immune.
        given: while it is; by default always.
    """

    to: Cards
    whom: About = HOST
    given: Condition | None = None
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        keys = keys_for(("cannot", AFFECTED), self.whom, row, piece)
        if not keys or (self.given is None and self.whom == THIS):
            return keys
        return (*keys, FAR)  # what others give to it or take from it depends on more than its row

    def lays_in(self, s: Any) -> Iterable[str]:
        return ("field",)

    def forbids(self, s: Any, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        if verb != AFFECTED or actor is None or not meant(s, self.whom, row, piece, target):
            return False
        f = frame_of(s, row, piece)
        return self.to.means(s, f, actor) and (self.given is None or self.given.holds(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        given = "" if self.given is None else f"{self.given.clause(voice, it, 'while')}, "
        return f"{given}{self.whom.each(voice, it)} is immune to {self.to.noun(voice, it).many}"

    def say_had(self, voice: Voice, whom: str) -> str:
        return self.say(replace_voice(voice, this=whom))


class Passed(Cannot):
    """What an effect forbids, on whatever card it lasts: it is not that card's doing."""

    maker: int = NOBODY

    def forbids(self, s: Any, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        return (
            verb == self.verb
            and meant(s, self.whom, row, piece, target)
            and not s.game.is_immune(s, target, self.maker)
        )


class ForbidTo(Lasts):
    """Forbids something to cards until a scope ends, also to those that come later, but not to those that are immune to the
    card that does it.

    Attributes:
        verb: what is forbidden, one of the game's prohibitions.
        whom: to which cards.
        what: the card on which that lasts.
        until: what ends it.
    """

    EVENT: ClassVar[str] = "gain"
    verb: str
    whom: Cards
    what: Group = THAT
    until: Span = "conflict"

    def value(self, s: Any, f: Frame) -> Passed:
        return Passed(self.verb, self.whom, maker=f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return Cannot(self.verb, self.whom).say_gained(voice, self.what.each(voice, it), until(voice, self.until))

    def names(self) -> Iterator[tuple[str, str]]:
        yield "prohibition", self.verb
        yield from super().names()
