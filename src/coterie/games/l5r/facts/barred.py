"""Cards that nobody may play for a time, by what is counted among the uses (L-8.17)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.cards import definition, has_trait
from coterie.games.l5r.facts.rings import contested
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding

BARRED = ("barred",)  # counted as soon as anything is


def bar_title(s: Any, seat: int, title: str, until: str) -> None:
    """Keep a seat from playing cards of a title until a scope ends."""
    count_use(s, ("barred title", seat, title), until)
    count_use(s, BARRED, "round")


def bar_all(s: Any, seat: int, until: str) -> None:
    """Keep a seat from playing any cards of its hand until a scope ends."""
    count_use(s, ("barred hand", seat), until)
    count_use(s, BARRED, "round")


def bar_events(s: Any, element: str, but: str, until: str) -> None:
    """Keep everybody from playing events without a trait until a scope ends, as long as a ring is contested."""
    count_use(s, ("barred events", element, but), until)
    count_use(s, BARRED, "round")


def is_barred(s: Any, piece: int, seat: int) -> bool:
    """Return whether a seat may not play a card, wherever that lies."""
    if forbidding(s, "be played", piece, ("seat", seat)):
        return True
    return bool(used(s, BARRED, "round")) and any(_bars(s, what, piece, seat) for what, n in s.uses.items() if n)


def _bars(s: Any, what: tuple[Any, ...], piece: int, seat: int) -> bool:
    """Return whether what is counted keeps a seat from playing a card."""
    card = definition(s, piece)
    if what[0] == "barred title":
        return bool(what[1] == seat and what[2] == card.name)
    if what[0] == "barred hand":
        return bool(what[1] == seat)
    return (
        what[0] == "barred events"
        and card.kind == "event"
        and what[1] in contested(s)
        and not has_trait(s, piece, what[2])
    )
