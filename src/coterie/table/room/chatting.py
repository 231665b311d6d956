"""What people at a table say to each other and show each other."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete

from coterie.table.protocol import from_server
from coterie.table.protocol.from_server import ChatLine
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import CHAT_LENGTH, clean
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.room.seating import must_sit
from coterie.table.store.schema import CHAT, CHAT_KEPT, INSERT_CHAT

WATCHER = "Somebody who watches"


class Chatting(Part):
    """Chat, pointing, proposals."""

    def speaker(self, listener: Listener) -> str:
        """Return the name of a connection's person."""
        return self.room.name(listener.seat) if listener.seat >= 0 else WATCHER

    @alone
    async def chat(self, by: Listener, text: str) -> None:
        """Send everybody who wants to hear it a line, which is written to disk first."""
        said = clean(text, CHAT_LENGTH)
        if not said:
            raise Refusal("bad_message", "This line has nothing printable.")
        room, deaf = self.room, self.room.muting.deaf(by)
        line = ChatLine(by.seat, self.speaker(by), said, time.time())
        fields = msgspec.structs.asdict(line)
        room.chats += 1
        old = (CHAT.c.table_id == room.meta.id) & (CHAT.c.n <= room.chats - CHAT_KEPT)  # nobody is shown those any more
        new = (INSERT_CHAT, {"table_id": room.meta.id, "n": room.chats, **fields})
        await room.book.write(new, (delete(CHAT).where(old), {}))
        room.chat.append(line)
        room.audience.tell(from_server.Chat(**fields), but=deaf)

    def point(self, by: Listener, piece: str) -> None:
        """Point at a piece."""
        must_sit(by)
        deaf = self.room.muting.deaf(by)
        message = from_server.Point(seat=by.seat, name=self.speaker(by), piece=clean(piece, 100))
        self.room.audience.tell(message, but=deaf)

    def propose(self, by: Listener, notation: str) -> None:
        """Propose an option. Only the deciding seat learns whether it exists, because the others do not know the
        options."""
        must_sit(by)
        room, deaf, notation = self.room, self.room.muting.deaf(by), clean(notation, 200)
        for seat in {other.seat for other in room.audience.listeners} - deaf:
            window = room.before(seat)
            at = window.state.index(notation) if window is not None else None
            told = window.question.options[at].label if window is not None and at is not None else notation
            message = from_server.Propose(seat=by.seat, name=self.speaker(by), notation=notation, label=told)
            room.audience.tell(message, seat=seat)
