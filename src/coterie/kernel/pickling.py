"""Pickling: a state becomes its contents and the way it came, without the game (D-701).

A pickle is for another process of the same version; what is kept for longer is a record (`coterie.kernel.records`) or a
position text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel.codec import canonical, decode

if TYPE_CHECKING:
    from coterie.kernel.state import State

Links = list[tuple[Any, ...]]


def reduced(s: State) -> tuple[Callable[..., State], tuple[Any, ...]]:
    """Return how a state is made again in another process, as `object.__reduce__` does."""
    asks = s.asked is not None
    told = {"learnt": s.learnt, "names": s.names, "origin": s.origin}
    return again, (type(s), s.game, s.setup, canonical(s.contents()), asks, told, links(s.chain), links(s.moves))


def again(
    kind: type[State],
    game: Any,
    setup: dict[str, Any],
    contents: bytes,
    asks: bool,
    told: dict[str, Any],
    chain: Links,
    moves: Links,
) -> State:
    """Return the state that `reduced` has taken apart."""
    found = decode(msgspec.json.decode(contents))
    s = kind(game, setup, found["dice"], found["seats"])
    for name, value in {**found, **told, "chain": chained(chain), "moves": chained(moves)}.items():
        setattr(s, name, value)
    game.rebuild(s)
    if asks:
        s.play()  # the step that asks is still on the list
    return s


def links(chain: Any) -> Links:
    """Return the links of a chain, oldest first, each without those before it: pickle would follow them too deep."""
    found = []
    while chain is not None:
        chain, *link = chain
        found.append(tuple(link))
    found.reverse()
    return found


def chained(found: Links) -> Any:
    """Return the chain that has these links."""
    return reduce(lambda before, link: (before, *link), found, None)  # in a loop its type would have no end for Cython
