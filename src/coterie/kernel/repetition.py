"""Repetition: an exactly repeated position withdraws the option that led back to it.

For the questions of a game where something can be done again and again without getting anywhere. What was chosen in a
position is remembered until a scope ends; when the same position comes again within it, that option is not offered.

The rules of The Eternal Struggle ask for it (12.20 in `docs/kernel-fit.md`). No question of a game leads back to itself as
the games are written now, so the made-up test game alone does it (D-703). The exchanges of Masters, which forget what was
seen as soon as anything else is done, keep a list of their own (D-017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.codec import digest
from coterie.kernel.knowledge import knows
from coterie.kernel.limits import count_use, used
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

if TYPE_CHECKING:
    from coterie.kernel.state import State


def unrepeated(s: State, seat: int, scope: str, options: list[RawOption], position: Any = None) -> list[RawOption]:
    """Return the options that were not chosen before in this very position, each made to be remembered.

    An option that must always stay, such as passing, is added afterwards.

    Args:
        s: the state; it is not changed, so that an asking step may call this.
        seat: who is asked; positions are compared by what this seat may know, so that nothing hidden shows.
        scope: the name of the open scope within which positions are compared.
        options: what could be done.
        position: what makes two positions the same; the table as it lies unless told otherwise.
    """
    mark = digest(table_of(s, seat) if position is None else position)
    left: list[RawOption] = []
    for word, args, steps in options:
        what = ("repeated", mark, word, args)
        if not used(s, what, scope):
            left.append((word, args, ((remember, what, scope), *steps)))
    return left


@step("kernel.remember")
def remember(s: State, what: tuple[Any, ...], scope: str) -> None:
    """Remember what was chosen in which position."""
    count_use(s, what, scope)


def table_of(s: State, seat: int) -> tuple[Any, ...]:
    """Return the table as a seat knows it, without what only grows: lives, serial numbers, limits, the stream of chance."""
    pieces = [
        (
            p.face if knows(s, seat, n) else "",
            *(p.zone, p.place, p.host, p.controller, p.known, p.ready, p.down, p.counters, len(p.lasting)),
        )
        for n, p in enumerate(s.pieces)
    ]
    facts = tuple(fact for fact in s.facts if fact.seat == seat)
    return (tuple(pieces), s.piles, facts, tuple([getattr(s, name) for name in s.TABLE]))
