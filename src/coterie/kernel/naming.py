"""What people call what may come up at a table: a kind of thing, a card, a row of a procedure (see `Order.comes`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel.nearest import nearest
from coterie.kernel.orders import Order
from coterie.kernel.procedures import declared, places

if TYPE_CHECKING:
    from coterie.kernel.game import Game


def called(game: Game[Any], setup: Mapping[str, Any], text: str) -> str:
    """Return what a text names: a kind, a face, or a row (“Combat: Press”, or “press” if only one is called so); "" for
    nothing. A kind goes before a card and a card before a row, where they have one name.

    Args:
        game: the game.
        setup: its set-up.
        text: what somebody has typed, in any case.
    """
    low = " ".join(text.lower().split())
    found = list(dict.fromkeys([what for name, what in _names(game, setup) if name == low]))
    rows = [what for what in found if is_row(what)]
    return found[0] if found and (len(rows) < 2 or found[0] not in rows) else ""


def named(order: Order, game: Game[Any], setup: Mapping[str, Any]) -> Order | None:
    """Return an order in which what comes up is called as the game calls it, None if nothing is called so."""
    found = called(game, setup, order.comes)
    if not found:
        return None
    if order.does == "stop" and is_row(found):
        return msgspec.structs.replace(order, comes="", row=found)
    return msgspec.structs.replace(order, comes=found)


def instead(game: Game[Any], setup: Mapping[str, Any], text: str) -> tuple[str, str]:
    """Return what is said of a text that names nothing: a question with a space before it, "" if no name is like it, and the
    kinds of things that there are."""
    near = " or ".join(f"“{each}”" for each in like(game, setup, text))
    return f" Did you mean {near}?" if near else "", ", ".join(dict.fromkeys(game.kinds_of_things().values()))


def is_row(what: str) -> bool:
    """Return whether what a text names is a row."""
    return ": " in what


def like(game: Game[Any], setup: Mapping[str, Any], text: str) -> list[str]:
    """Return the names that are most like a text that names nothing, the most alike first."""
    return nearest(" ".join(text.lower().split()), dict.fromkeys(name for name, _ in _names(game, setup)), 3)


def _names(game: Game[Any], setup: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what can come up: each name in small letters, and what an order calls it."""
    for kind, name in game.kinds_of_things().items():
        yield from ((kind.lower(), kind), (name.lower(), kind))
    for face in game.faces:
        yield from ((game.name_of(face).lower(), face), (face.lower(), face))
    for procedure in declared(game.name, setup):
        for row, place in zip(procedure.rows, places(procedure), strict=True):
            yield from ((place.lower(), place), (row.name.lower(), place))
