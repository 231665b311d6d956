"""The current cost of a card, with reductions (part 8)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.factions import surcharge
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.numbers import COST
from coterie.games.l5r.state import NOBODY
from coterie.kernel.limits import used
from coterie.kernel.modifiers import layered, total


def price(s: Any, piece: int, seat: int, host: int = NOBODY) -> int:
    """Return the fate that a seat pays to play a card, on a host if it is an attachment (L-8.4)."""
    card = definition(s, piece)
    printed = (card.cost or 0) - reductions_for(s, card.kind, seat) + surcharge(s, seat, card.kind)
    if host != NOBODY:
        printed -= reductions_on(s, host, seat)
    return max(0, total(s, COST, ("seat", seat), layered(s, COST, piece, printed, -99)))


def reductions(s: Any, piece: int, seat: int) -> int:
    """Return the reduction for the next card of this type that a seat plays in this phase (L-8.4)."""
    return reductions_for(s, definition(s, piece).kind, seat)


def reductions_for(s: Any, kind: str, seat: int) -> int:
    """Return the same for a card of which only the type matters."""
    promised = used(s, ("cheaper", seat, kind), "phase")
    return promised and promised - used(s, ("was cheaper", seat, kind), "phase")


def reductions_on(s: Any, host: int, seat: int) -> int:
    """Return the reduction for the next attachment that a seat plays on a character in this phase (L-8.4)."""
    if host == NOBODY:
        return 0
    what = (host, s.pieces[host].life, seat)
    promised = used(s, ("cheaper on", *what), "phase")
    return promised and promised - used(s, ("was cheaper on", *what), "phase")


def cheaper_hosts(s: Any, seat: int) -> list[int]:
    """Return the cards on which the next attachment of a seat costs less."""
    there = dict.fromkeys([what[1] for what in s.uses if what[0] == "cheaper on"]) if s.uses else ()
    return [host for host in there if reductions_on(s, host, seat)]


def opened(s: Any, seat: int, zone: str) -> tuple[str, ...]:
    """Return how a seat may play characters from its provinces (“row”) or its dynasty discard pile (“fallen”) as if from its
    hand: “conflict” or “anywhere”, () if it may not."""
    found: list[str] = []
    for p in s.ears.get(("opens", zone), ()):
        now = s.pieces[p]
        if s.game.speaks(s, p) == seat:
            there = [word for word in now.text if getattr(word, "zone", "") == zone and hasattr(word, "opens")]
            found += ["conflict" if word.into else "anywhere" for word in there if word.opens(s, now, p)]
    return tuple(found)
