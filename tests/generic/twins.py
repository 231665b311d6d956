"""Pairs of worlds that differ only in what one seat hides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coterie.kernel.knowledge import live_facts
from coterie.kernel.pieces import Piece, put
from coterie.kernel.state import State


class Watched(list[Piece]):
    """The rows of a world that remember which faces anybody but one seat has been shown, by piece.

    A hand may be discarded, shuffled into a deck and drawn again between two questions: then no row tells any more that it
    was seen, nor does a fact that both worlds share.
    """

    def __init__(self, rows: list[Piece], hider: int) -> None:
        super().__init__(rows)
        self.others = ~(1 << hider)
        self.seen: dict[int, set[str]] = {}

    def __setitem__(self, piece: Any, now: Any) -> None:
        super().__setitem__(piece, now)
        if now.known & self.others:
            self.seen.setdefault(piece, set()).add(now.face)


def watch(s: State, hider: int) -> Watched:
    """Let a world remember from now on what others than one seat are shown."""
    s.pieces = found = Watched(s.pieces, hider)
    return found


def differing(a: State, b: State) -> list[int]:
    """Return the pieces whose faces differ between two worlds."""
    return [n for n, (p, q) in enumerate(zip(a.pieces, b.pieces, strict=True)) if p.face != q.face]


def bids(a: State, b: State) -> set[tuple[str, int]]:
    """Return the sealed fields that differ between two worlds."""
    return {key for key in a.sealed.keys() & b.sealed.keys() if a.sealed[key] != b.sealed[key]}


def shown(a: State, b: State, hider: int, sealed: set[tuple[str, int]]) -> bool:
    """Return whether somebody else has seen what differs: from then on the worlds may diverge.

    Worlds that are watched (see `watch`) also tell what was hidden again before the next question.
    """
    mask = 1 << hider
    if isinstance(a.pieces, Watched) and isinstance(b.pieces, Watched):
        one, other = a.pieces.seen, b.pieces.seen
        if any(one[n] != other[n] for n in one.keys() & other.keys()):
            return True
    if any(p.known & ~mask for n in differing(a, b) for p in (a.pieces[n], b.pieces[n])):
        return True
    others = [seat for seat in range(-1, a.seats) if seat != hider]
    if any(live_facts(a, seat) != live_facts(b, seat) for seat in others):
        return True  # it was shown and went to a hand between two questions
    return bool(sealed - a.sealed.keys())


def _may_swap(s: State, hider: int, p: int, q: int) -> bool:
    """Return whether two pieces could have each other's faces, as far as anybody else knows."""
    could, one, other = s.game.could_lie, s.pieces[p], s.pieces[q]
    return (could(s, other.face, one) and could(s, one.face, other)) and all(
        (p in fact.backs) == (q in fact.backs)
        for seat in range(-1, s.seats)
        if seat != hider
        for fact in live_facts(s, seat)
    )


def twin_of(s: State, hider: int, rng: random.Random) -> State | None:
    """Return a world that differs from this one in one secret of a seat, None if it has none."""
    mask = 1 << hider
    hidden = [n for n, piece in enumerate(s.pieces) if piece.known == mask]
    unseen = [n for n, piece in enumerate(s.pieces) if piece.known in (0, mask)]
    pairs = [
        (p, q)
        for p in hidden
        for q in unseen
        if s.pieces[p].back == s.pieces[q].back and s.pieces[p].face != s.pieces[q].face and _may_swap(s, hider, p, q)
    ]
    sealed = [key for key in s.sealed if key[1] == hider and s.sealed[key][1] < s.sealed[key][2]]
    if not pairs and not sealed:
        return None
    twin = s.clone()
    if sealed and (not pairs or rng.random() < 0.5):
        value, low, high = s.sealed[sealed[0]]
        twin.sealed[sealed[0]] = (rng.choice([n for n in range(low, high + 1) if n != value]), low, high)
    else:
        p, q = rng.choice(pairs)
        put(twin, p, s.pieces[p].but(face=s.pieces[q].face))
        put(twin, q, s.pieces[q].but(face=s.pieces[p].face))
    return ask_anew(twin)


def ask_anew(s: State) -> State:
    """Run the asking step again, after something was changed beneath it."""
    s.asked = None
    s.play()
    return s


def pairs(states: list[State], rng: random.Random, tries: int = 1) -> Iterator[tuple[State, State, int]]:
    """Yield pairs of worlds with the seat that hides what differs."""
    for s in states:
        for hider in range(s.seats):
            for _ in range(tries):
                twin = twin_of(s, hider, rng)
                if twin is not None:
                    yield s.clone(), twin, hider
