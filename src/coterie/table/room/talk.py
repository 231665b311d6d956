"""What people at a table say to each other, and what the table tells one of them."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
from sqlalchemy import delete

from coterie.kernel.errors import CoterieError
from coterie.kernel.ring_windows import Window
from coterie.kernel.scene_questions import asked_of
from coterie.table.protocol import from_server
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_server import ChatLine
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import CHAT_LENGTH, clean
from coterie.table.room import track
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.room.patience import A_LOOK, Allowance
from coterie.table.store.schema import CHAT, CHAT_KEPT, INSERT_CHAT

WATCHER = "Somebody who watches"
WORLDS = 8  # worlds that must agree on the available options


class Talk(Part):
    """Chat, pointing, wishes; offers, stops, hints."""

    def speaker(self, listener: Listener) -> str:
        """Return the name of a connection's person."""
        return self.room.name(listener.seat) if listener.seat >= 0 else WATCHER

    # ── to everybody ────────────────────────────────────────────────────────────────────────────────────────────

    @alone
    async def chat(self, by: Listener, text: str) -> None:
        """Send everybody a line, which is written to disk first."""
        said = clean(text, CHAT_LENGTH)
        if not said:
            raise Refusal("bad_message", "This line has nothing printable.")
        room = self.room
        line = ChatLine(by.seat, self.speaker(by), said, time.time())
        fields = msgspec.structs.asdict(line)
        room.chats += 1
        old = (CHAT.c.table_id == room.meta.id) & (CHAT.c.n <= room.chats - CHAT_KEPT)  # nobody is shown those any more
        new = (INSERT_CHAT, {"table_id": room.meta.id, "n": room.chats, **fields})
        await room.book.write(new, (delete(CHAT).where(old), {}))
        room.chat.append(line)
        room.audience.tell(from_server.Chat(**fields))

    def point(self, by: Listener, piece: str) -> None:
        """Point at a piece."""
        must_sit(by)
        message = from_server.Point(seat=by.seat, name=self.speaker(by), piece=clean(piece, 100))
        self.room.audience.tell(message)

    def propose(self, by: Listener, notation: str) -> None:
        """Propose an option. Only the deciding seat learns whether it exists, because the others do not know the
        options."""
        must_sit(by)
        room, notation = self.room, clean(notation, 200)
        for seat in {other.seat for other in room.audience.listeners}:
            window = room.before(seat)
            at = window.state.index(notation) if window is not None else None
            told = window.question.options[at].label if window is not None and at is not None else notation
            message = from_server.Propose(seat=by.seat, name=self.speaker(by), notation=notation, label=told)
            room.audience.tell(message, seat=seat)

    # ── to one seat ─────────────────────────────────────────────────────────────────────────────────────────────

    def offers(self, by: Listener, to: Label) -> None:
        """Tell a seat what the first asked seat could choose, as far as it could know itself.

        The options come from sampled worlds that the seat cannot tell from the real one, never from the real one. If they
        differ, they depend on something hidden, and nothing is said.
        """
        must_sit(by)
        room = self.room
        if not room.asked or by.seat in room.asked:
            raise Refusal("not_now", "Nobody else is asked.")
        rng = random.Random(room.house.rng.getrandbits(64))

        def in_a_world() -> list[Any]:
            asked = asked_of(room.state.sample(by.seat, rng), room.asked[0])
            return list(asked.get("options", [])) if asked is not None else []

        with room.choosing.looked(Allowance(A_LOOK)):
            first = in_a_world()
            agreed = bool(first) and all(in_a_world() == first for _ in range(WORLDS - 1))
        by.send(from_server.Offers(to=to, question=room.book.entries, options=first if agreed else []))

    async def track(self, by: Listener, to: Label) -> None:
        """Tell a seat at which rows of the turn sequence it is asked, and what else it can stop for."""
        must_sit(by)
        room = self.room
        game = room.house.thinker.shelf.find(room.meta.game)
        found = await room.house.tracks.learnt(game, room.meta.setup)
        rows = track.rows(game, room.state.setup, found, by.seat, room.seats[by.seat].orders)
        calls = [from_server.Call(prompt, when) for prompt, when in game.calls.items()]
        things = list(dict.fromkeys(game.kinds_of_things().values()))
        by.send(from_server.Track(to=to, rows=rows, passable=track.passable(found), calls=calls, things=things))

    async def hint(self, by: Listener, to: Label) -> None:
        """Tell a seat that is asked what the bot would do."""
        room = self.room
        window = self.window_of(by)
        if not room.meta.hints:
            raise Refusal("not_now", "This table was made without hints.")
        question = room.book.entries
        try:
            advice = await room.house.thinker.hint(room.meta, room.game, window.state, by.seat)
        except CoterieError as problem:
            raise Refusal("not_now", str(problem)) from None
        options = window.question.options
        if question != room.book.entries or max(advice.at, *advice.weighed, 0) >= len(options):
            raise Refusal("not_now", "The question has changed in the meantime.")
        told, reason = options[advice.at], advice.reason([option.label for option in options])
        by.send(from_server.Hint(to=to, notation=told.notation, label=told.label, reason=reason))

    def window_of(self, listener: Listener) -> Window:
        """Return the current window of a listener's seat.

        Raises:
            Refusal: it is not asked.
        """
        must_sit(listener)
        window = self.room.before(listener.seat)
        if window is None:
            raise Refusal("not_yours", "Only the asked seat can do this.")
        return window


def must_sit(listener: Listener) -> None:
    """Raise Refusal for spectators."""
    if listener.seat < 0:
        raise Refusal("not_yours", "Only players can do this.")
