"""Honor and fate of players, fate on cards, and honor dials (part 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coterie.games.l5r.atoms.common import allowed, in_play
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.numbers import HONOR_LIMIT, MANY
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Atom, Event, about_seat
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, change, found

RING = ("ring",)  # the detail of the events of a ring effect
FROM_RING = ("from ring",)  # the detail if a player gains fate from a ring
WHY = {
    "unopposed": "the conflict was unopposed", "bid": "the bids", "ring": "the ring", "taint": "taint",
    "empty": "an empty deck",
    "status": "a character with a status token leaves", "from ring": "the ring", "first pass": "passing first",
}  # fmt: skip
"""The reasons that the log gives for honor and fate, by what the detail of an event says."""


def with_number(numbers: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    """Return numbers with the one at an index replaced."""
    return (*numbers[:at], n, *numbers[at + 1 :])


def honor_by(seat: int, n: int, **fields: Any) -> Event:
    """Return the event by which a player gains honor, or loses it if the number is negative (L-11.1)."""
    return about_seat("honor" if n >= 0 else "lose honor", seat, abs(n), **fields)


def fate_by(seat: int, n: int, **fields: Any) -> Event:
    """Return the event by which a player gains fate, or loses it if the number is negative (L-11.1)."""
    return about_seat("pool" if n >= 0 else "spend", seat, abs(n), **fields)


def tell_honor(s: L5R, event: Event, n: int) -> None:
    """Tell how much honor was gained or lost, and why: the card, or the rule that the detail names."""
    if event.detail and event.detail[0] in WHY:
        s.tell("honor for", event.seat, n, event.detail[0])
    elif face := cause(s, event):
        s.tell("honor by", event.seat, n, face)
    else:
        s.tell("honor", event.seat, n)


def tell_fate(s: L5R, event: Event, n: int) -> None:
    """Tell how much fate a player or a card gains or loses by a card, a ring or the first pass. What is paid and collected, and
    what all characters lose in the fate phase, goes without saying."""
    if not n:
        return
    who, word = (s.pieces[event.subject].face, "fate on") if event.subject >= 0 else (event.seat, "fate by")
    if event.detail and event.detail[0] in WHY:
        s.tell("fate on for" if event.subject >= 0 else "fate for", who, n, event.detail[0])
    elif face := cause(s, event):
        s.tell(word, who, n, face)


def cause(s: L5R, event: Event) -> str:
    """Return the face of the card that causes an event, "" for none or for one that not everybody knows."""
    known = event.source >= 0 and s.pieces[event.source].known == ALL
    return s.pieces[event.source].face if known else ""


def _honor(sign: int) -> Callable[[Any, Event], int]:
    """Return the function that changes honor, which never falls below 0."""

    def gain(s: L5R, event: Event) -> int:
        seat, before = event.seat, s.honor[event.seat]
        n = min(event.amount, room_for_honor(s, seat)) if sign > 0 else event.amount
        s.honor = with_number(s.honor, seat, max(0, before + sign * n))
        for _ in range(max(0, s.honor[seat] - before)):
            count_use(s, ("gained honor", seat), "phase")
        if s.honor[seat] != before:
            tell_honor(s, event, s.honor[seat] - before)
        return abs(s.honor[seat] - before)

    return gain


def room_for_honor(s: L5R, seat: int) -> int:
    """Return how much honor a seat can still gain in this phase, where a card sets a limit (D-991)."""
    if not forbidding(s, "gain much honor", ("seat", seat)):
        return MANY
    return max(0, HONOR_LIMIT - used(s, ("gained honor", seat), "phase"))


def _may_change_honor(verb: str) -> Callable[[Any, Event], bool]:
    """Return the check whether a player can gain or lose honor: who cannot lose honor cannot give it either (L-11.4). The
    Shadowlands have none (L-20.4, U-022, U-024)."""

    def may(s: L5R, event: Event) -> bool:
        if verb == "gain honor" and room_for_honor(s, event.seat) == 0:
            return False
        if verb == "lose honor" and used(s, ("keeps honor", event.seat), "phase"):
            return False
        return is_clan(s, event.seat) and not forbidding(s, verb, ("seat", event.seat), event.source)

    return may


def _pool(sign: int) -> Callable[[Any, Event], int]:
    """Return the function that changes the fate in a pool (L-11.1, L-11.2)."""

    def gain(s: L5R, event: Event) -> int:
        seat, before = event.seat, s.fate[event.seat]
        s.fate = with_number(s.fate, seat, max(0, before + sign * event.amount))
        tell_fate(s, event, s.fate[seat] - before)
        return abs(s.fate[seat] - before)

    return gain


def _place(s: L5R, event: Event) -> int:
    """Place fate on a card."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("fate", now.count("fate") + event.amount))
    tell_fate(s, event, event.amount)
    return event.amount


def _remove(s: L5R, event: Event) -> int:
    """Remove fate from a card. The detail says where it goes: () for the bank, ("owner",) or ("controller",) for the pool of
    that player, or a reference to another card (L-11.2)."""
    now = s.pieces[event.subject]
    n = min(event.amount, now.count("fate"))
    change(s, event.subject, counters=now.counting("fate", now.count("fate") - n))
    tell_fate(s, event, -n)
    if event.detail == ("owner",):
        s.fate = with_number(s.fate, now.owner, s.fate[now.owner] + n)
    elif event.detail == ("controller",):
        seat = s.game.speaks(s, event.subject)
        s.fate = with_number(s.fate, seat, s.fate[seat] + n)
    elif len(event.detail) == 2 and found(s, event.detail) is not None:
        to = event.detail[0]
        change(s, to, counters=s.pieces[to].counting("fate", s.pieces[to].count("fate") + n))
    return n


def _can_remove(s: L5R, event: Event) -> bool:
    there_ = in_play(s, event) and s.pieces[event.subject].count("fate") > 0
    return there_ and not forbidding(s, "lose fate", event.subject, event.source) and not _is_kept(s, event)


def _is_kept(s: L5R, event: Event) -> bool:
    """Return whether a card keeps its fate from the effect of a card or a ring, which no cost and no step of a phase is
    (L-8.3)."""
    frame = s.rows.get(event.frame)
    pays = frame is not None and frame.get("to pay") is not None
    if pays or (event.source < 0 and event.detail != RING):
        return False
    seat = event.seat if event.source < 0 else s.game.speaks(s, event.source)
    return bool(forbidding(s, "lose fate to effects", event.subject, ("seat", seat)))


def set_dials(s: L5R, bids: tuple[tuple[int, int], ...]) -> None:
    """Set the dials of the bidders (L-5.5)."""
    for seat, n in bids:
        s.dials = with_number(s.dials, seat, n)


ATOMS: Mapping[str, Atom] = {
    "honor": Atom(_honor(1), _may_change_honor("gain honor")),
    "lose honor": Atom(_honor(-1), _may_change_honor("lose honor")),
    "pool": Atom(_pool(1)),
    "spend": Atom(_pool(-1)),
    "place": Atom(_place, allowed("be given fate", in_play)),
    "remove": Atom(_remove, _can_remove),
}
