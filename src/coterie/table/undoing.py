"""Taking choices back at a table: freely when alone or where nothing was learnt, else when all others agree.

What was learnt cannot be taken back: past such a moment chance is drawn anew, and whoever is asked is told so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.table.messages import Refusal
from coterie.table.past import TakenBack

if TYPE_CHECKING:
    from coterie.table.room import Room

NOT_AGREED = "{name} does not agree. What was learnt cannot be taken back."
SINCE = "Somebody else has chosen since; the others must agree."


@dataclass
class UndoAsked:
    """Somebody wants to take a choice back.

    Attributes:
        gestures: how many go with it.
        entries: the length of the list when they asked; it lapses when that changes.
        waiting: the seats that have not answered yet.
    """

    seat: int
    gestures: int
    entries: int
    waiting: set[int]


def mode(room: Room, seat: int) -> str:
    """How a seat can take its last choice back: "free", "ask", or a sentence why not."""
    if seat < 0:
        return "Whoever watches takes nothing back."
    if room.trouble:
        return room.trouble
    if room.state.over:
        return "The game is over."
    gestures = room.past.since_last_of({seat})
    if not gestures:
        return "There is no choice of yours to take back."
    return "ask" if others(room, seat) and reason(room, seat, gestures) else "free"


def reason(room: Room, seat: int, gestures: int) -> str:
    """Why an undo needs agreement, as a sentence; "" where it does not."""
    if room.past.seats_since(gestures) - {seat}:
        return SINCE
    return room.past.why_not({seat}, gestures)


def others(room: Room, seat: int) -> set[int]:
    """The other seats where a person has come to play."""
    return {other.seat for other in room.seats if other.seat != seat and other.person and other.taken}


def waiting(room: Room, seat: int) -> dict[str, Any] | None:
    """Who waits for a seat's agreement, None for nobody."""
    asked = room.undo_asked
    if asked is None or seat not in asked.waiting:
        return None
    return {"seat": asked.seat, "name": room.name(asked.seat), "reason": reason(room, asked.seat, asked.gestures)}


async def undo(room: Room, seat: int) -> None:
    """Take a seat's last choice back, or ask the others.

    Raises:
        Refusal: it cannot be taken back.
    """
    await room.alone(_undo(room, seat))


async def _undo(room: Room, seat: int) -> None:
    room.must_run()
    how = mode(room, seat)
    if how not in ("free", "ask"):
        raise Refusal("not_now", how)
    gestures = room.past.since_last_of({seat})
    if how == "free":
        await _take_back(room, seat, gestures)
        return
    room.undo_asked = UndoAsked(seat, gestures, room.entries, others(room, seat))
    why = reason(room, seat, gestures)
    room.tell({"type": "undo_asked", "seat": seat, "name": room.name(seat), "reason": why})


async def answer(room: Room, seat: int, yes: bool) -> None:
    """Agree to an undo, or not.

    Raises:
        Refusal: nobody has asked this seat.
    """
    await room.alone(_answer(room, seat, yes))


async def _answer(room: Room, seat: int, yes: bool) -> None:
    room.must_run()
    asked = room.undo_asked
    if asked is None or asked.entries != room.entries or seat not in asked.waiting:
        raise Refusal("not_now", "Nobody waits for your agreement.")
    if not yes:
        room.undo_asked = None
        sentence = NOT_AGREED.format(name=room.name(seat))
        room.tell({"type": "refused", "to": None, "code": "not_now", "sentence": sentence}, seat=asked.seat)
        return
    asked.waiting.discard(seat)
    if not asked.waiting:
        await _take_back(room, asked.seat, asked.gestures)


async def _take_back(room: Room, seat: int, gestures: int) -> None:
    """Take gestures back; where that was no free look, chance is drawn anew."""
    fresh = not room.past.may_undo_freely(gestures=gestures)
    taken = TakenBack(gestures, room.house.rng.getrandbits(64) if fresh else None)
    trial = room.past.fork()
    then = trial.take_back(taken)
    await room.enter("undo", seat, msgspec.json.encode(taken).decode(), then, trial.number)
    room.past = trial
    room.tell({"type": "undone", "number": trial.number, "fresh": fresh})
    room.changed(whole=True)
