"""The current cost of a card, with reductions (part 8)."""

from __future__ import annotations

from typing import Any, NamedTuple

from coterie.games.l5r.factions import surcharge
from coterie.games.l5r.facts.cards import characters, definition
from coterie.games.l5r.numbers import COST
from coterie.games.l5r.state import NOBODY
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import layered, total


class Promise(NamedTuple):
    """What makes cards cheaper that a seat plays until a scope ends, as it is counted among the uses.

    Attributes:
        seat: whose cards.
        kinds: the types of the cards, () for all.
        each: all of them cost less, not the next alone.
        least: what a card costs at least that it makes cheaper.
        end: the end of the count.
    """

    seat: int
    kinds: tuple[str, ...]
    each: bool
    least: int
    end: Any


def promise(
    s: Any, seat: int, kinds: tuple[str, ...], by: int, until: str, *, each: bool = False, least: int = 0
) -> None:
    """Make cards cheaper that a seat plays until a scope ends: the next of some types, or each of them (L-8.4)."""
    count_use(s, ("cheaper", seat, kinds, each, least), until, by)
    count_use(s, ("promised", seat), "round")


def price(s: Any, piece: int, seat: int, host: int = NOBODY) -> int:
    """Return the fate that a seat pays to play a card, on a host if it is an attachment (L-8.4)."""
    card = definition(s, piece)
    promised = promises(s, seat, card.kind)
    printed = (card.cost or 0) - sum([n for to, n in promised if not to.least]) + surcharge(s, seat, card.kind)
    if host != NOBODY:
        printed -= reductions_on(s, host, seat, piece)
    printed -= sum([word.less for word in welcomes(s, piece)])
    cost = total(s, COST, ("seat", seat), layered(s, COST, piece, printed, -99))
    for to, n in promised:
        cost -= min(n, max(0, cost - to.least)) if to.least else 0
    return max(0, cost)


def welcomes(s: Any, piece: int) -> list[Any]:
    """Return what changes how a character enters play that is played from where it lies in a province."""
    there, now = s.ears.get(("welcomes",), ()), s.pieces[piece]
    if not there or now.zone != "row":
        return []
    words = [(s.pieces[p], word) for p in there for word in s.pieces[p].text if hasattr(word, "welcomes")]
    return [word for row, word in words if word.welcomes(s, row, now.place)]


def promises(s: Any, seat: int, kind: str) -> list[tuple[Promise, int]]:
    """Return what makes a card of a type cheaper for a seat now, each with its reduction (L-8.4, D-968)."""
    if not used(s, ("promised", seat), "round"):
        return []
    there = [(Promise(*what[1:]), n) for what, n in s.uses.items() if what[0] == "cheaper" and n]
    return [(to, n) for to, n in there if to.seat == seat and (not to.kinds or kind in to.kinds)]


def reductions_for(s: Any, kind: str, seat: int) -> int:
    """Return by how much a card of a type costs less for a seat (L-8.4)."""
    return sum([n for _, n in promises(s, seat, kind)])


def use_up_reductions(s: Any, piece: int, seat: int, host: int) -> None:
    """End what made the next card of its type cheaper, and the next attachment on its host."""
    for to, n in promises(s, seat, definition(s, piece).kind):
        if not to.each:
            count_use(s, ("cheaper", *to[:-1]), to.end, -n)
    for _ in range(_next_on(s, host, seat)):
        count_use(s, ("was cheaper on", host, s.pieces[host].life, seat), "phase")


def reductions_on(s: Any, host: int, seat: int, piece: int = NOBODY) -> int:
    """Return by how much an attachment costs less that a seat plays on a card: a certain one, or at best (L-8.4)."""
    if host == NOBODY:
        return 0
    each = sum([word.less for word in s.pieces[host].text if getattr(word, "cheaper_to_bear", False)])
    for p in s.ears.get(("cheaper around",), ()):
        words = [word for word in s.pieces[p].text if hasattr(word, "reduces")]
        each += sum([word.reduces(s, p, seat, host, piece) for word in words])
    if piece != NOBODY:
        own = [word for word in definition(s, piece).abilities if hasattr(word, "cheaper_on")]
        each += sum([word.cheaper_on(s, piece, host, seat) for word in own])
    return int(_next_on(s, host, seat) + each)


def _next_on(s: Any, host: int, seat: int) -> int:
    """Return the reduction for the next attachment that a seat plays on a character in this phase (L-8.4)."""
    if host == NOBODY:
        return 0
    what = (host, s.pieces[host].life, seat)
    promised = used(s, ("cheaper on", *what), "phase")
    return promised and promised - used(s, ("was cheaper on", *what), "phase")


def cheaper_hosts(s: Any, seat: int) -> list[int]:
    """Return the cards on which an attachment of a seat costs less."""
    there = dict.fromkeys([what[1] for what in s.uses if what[0] == "cheaper on"]) if s.uses else {}
    there |= dict.fromkeys(s.ears.get(("cheaper to bear",), ()))
    if ("cheaper around",) in s.ears:
        there |= dict.fromkeys(characters(s))
    return [host for host in there if reductions_on(s, host, seat)]


def opened(s: Any, seat: int, zone: str, place: int = NOBODY) -> tuple[str, ...]:
    """Return how a seat may play characters from its provinces (“row”) or its dynasty discard pile (“fallen”) as if from its
    hand: “conflict” or “anywhere”, () if it may not; from a certain place, or from any."""
    found: list[str] = []
    for p in s.ears.get(("opens", zone), ()):
        now = s.pieces[p]
        if s.game.speaks(s, p) == seat:
            there = [word for word in now.text if getattr(word, "zone", "") == zone and hasattr(word, "opens")]
            there = [word for word in there if not word.here or place in (NOBODY, now.place)]
            found += ["conflict" if word.into else "anywhere" for word in there if word.opens(s, now, p)]
    return tuple(found)
