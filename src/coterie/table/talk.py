"""What people at a table tell each other, and what the table tells one of them: hints, numbers, reasons."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from coterie.kernel.errors import CoterieError
from coterie.kernel.questions import Option
from coterie.kernel.scenes import asked_of
from coterie.table import track as tracks
from coterie.table.listeners import Listener
from coterie.table.messages import CHAT_LENGTH, Refusal, clean
from coterie.table.room import Room
from coterie.table.schema import INSERT_CHAT

WATCHER = "Somebody who watches"
WORLDS = 8  # how many worlds must agree on what can be chosen


def speaker(room: Room, listener: Listener) -> str:
    """What a connection is called."""
    return room.name(listener.seat) if listener.seat >= 0 else WATCHER


async def chat(room: Room, listener: Listener, text: str) -> None:
    """A line for everybody; it is on the disk before anybody reads it."""
    said = clean(text, CHAT_LENGTH)
    if not said:
        raise Refusal("bad_message", "There is nothing in this line that can be shown.")
    line = {"seat": listener.seat, "name": speaker(room, listener), "text": said, "at": time.time()}
    room.chats += 1
    await room.write((INSERT_CHAT, {"table_id": room.meta.id, "n": room.chats, **line}))
    room.chat.append(line)
    room.tell({"type": "chat", **line})


def point(room: Room, listener: Listener, piece: str) -> None:
    """Point at a piece."""
    must_sit(listener)
    message = {"type": "point", "seat": listener.seat, "name": speaker(room, listener), "piece": clean(piece, 100)}
    room.tell(message)


def propose(room: Room, listener: Listener, notation: str) -> None:
    """Wish for an option. Only whoever decides is told whether there is one: the others do not know the options."""
    must_sit(listener)
    notation = clean(notation, 200)
    message = {
        "type": "propose", "seat": listener.seat, "name": speaker(room, listener), "notation": notation,
        "label": notation,
    }  # fmt: skip
    at = room.state.index(notation)
    label = room.state.question.options[at].label if at is not None and room.state.question else notation
    for seat in {other.seat for other in room.listeners}:
        room.tell({**message, "label": label} if seat == room.asked else message, seat=seat)


def offers(room: Room, listener: Listener, to: Any) -> None:
    """What the seat that is asked could choose, as another seat can work it out by itself.

    The real options are not looked at: those of some worlds are that the seat cannot tell from the real one. Where they
    differ, something hidden decides, and nothing is said.
    """
    must_sit(listener)
    if room.asked in (-1, listener.seat):
        raise Refusal("not_now", "Nobody else is asked.")
    rng = random.Random(room.house.rng.getrandbits(64))

    def in_a_world() -> list[Any]:
        asked = asked_of(room.state.sample(listener.seat, rng), room.asked)
        return list(asked.get("options", [])) if asked is not None else []

    first = in_a_world()
    agreed = bool(first) and all(in_a_world() == first for _ in range(WORLDS - 1))
    listener.send({"type": "offers", "to": to, "question": room.entries, "options": first if agreed else []})


async def track(room: Room, listener: Listener, to: Any) -> None:
    """At which rows of the turn sequence the seat is asked."""
    must_sit(listener)
    found = await asyncio.to_thread(room.house.tracks.of, room.game, room.meta.setup, room.meta.pack)
    rows = tracks.rows(found, listener.seat, room.seats[listener.seat].orders)
    listener.send({"type": "track", "to": to, "rows": rows})


async def hint(room: Room, listener: Listener, to: Any) -> None:
    """What the bot would do, for the seat that is asked."""
    must_be_asked(room, listener)
    if not room.meta.hints:
        raise Refusal("not_now", "This table was made without hints.")
    question = room.entries
    try:
        at = await room.house.thinker.hint(room.meta, room.game, room.state, listener.seat)
    except CoterieError as problem:
        raise Refusal("not_now", str(problem)) from None
    asked = room.state.question
    if question != room.entries or asked is None or at >= len(asked.options):
        raise Refusal("not_now", "The question has changed meanwhile.")
    option = asked.options[at]
    listener.send({"type": "hint", "to": to, "notation": option.notation, "label": option.label})


def why(room: Room, listener: Listener, choice: str, to: Any) -> None:
    """What is certain of an option, and what the odds are."""
    option = option_of(room, listener, choice)
    raw = (option.word, option.args, ())
    numbers = [
        {"name": number.name, "total": number.total, "parts": [list(part) for part in number.parts]}
        for number in room.game.contributors(room.state, raw)
    ]
    odds = [list(pair) for pair in room.game.odds(room.state, raw)]
    listener.send({"type": "why", "to": to, "numbers": numbers, "odds": odds})


def why_not(room: Room, listener: Listener, action: str, to: Any) -> None:
    """Why something cannot be done; without a name, all that a game can tell of."""
    must_be_asked(room, listener)
    if action:
        found = [(action, room.game.why_not(room.state, listener.seat, clean(action, 200)))]
    else:
        found = room.game.reasons(room.state, listener.seat)
    reasons = [{"name": name, "sentence": sentence} for name, sentence in found]
    listener.send({"type": "why_not", "to": to, "reasons": reasons})


def option_of(room: Room, listener: Listener, choice: str) -> Option:
    """An option of the listener's own question."""
    must_be_asked(room, listener)
    asked, at = room.state.question, room.state.index(choice)
    if asked is None or at is None:
        raise Refusal("bad_choice", room.state.refusal(clean(choice, 200)))
    return asked.options[at]


def must_sit(listener: Listener) -> None:
    """Raise a refusal for whoever only watches."""
    if listener.seat < 0:
        raise Refusal("not_yours", "This is for those who play.")


def must_be_asked(room: Room, listener: Listener) -> None:
    """Raise a refusal unless the listener's seat is asked: its options are nobody else's affair."""
    must_sit(listener)
    if room.asked != listener.seat:
        raise Refusal("not_yours", "This is for the seat that is asked.")
