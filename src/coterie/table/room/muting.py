"""Who hears whom: people mute others for themselves, the owner mutes somebody for all (D-793)."""

from __future__ import annotations

import msgspec

from coterie.table.protocol import from_server
from coterie.table.protocol.from_client import Mute
from coterie.table.protocol.from_server import ChatLine
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.details import OWNER
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone

MUTED = "The person who made the table has muted you."


class Muting(Part):
    """Whom the people of a table do not want to hear. A seat of -1 stands for those who watch."""

    def by(self, muter: int) -> list[int]:
        """Return whom a seat has muted, or the owner with `OWNER`."""
        return [muted for who, muted in self.room.meta.muted if who == muter]

    def deaf(self, speaker: Listener) -> set[int]:
        """Return the seats that do not want to hear a connection.

        Raises:
            Refusal: the owner has muted it for all.
        """
        if speaker.seat in self.by(OWNER) and not speaker.owner:
            raise Refusal("not_yours", MUTED)
        return {who for who, muted in self.room.meta.muted if muted == speaker.seat and who != OWNER}

    def heard(self, listener: Listener) -> list[ChatLine]:
        """Return the chat that a new connection is sent: the lines of the table itself, and those of people who are not
        muted."""
        muted = {*self.by(OWNER), *(self.by(listener.seat) if listener.seat >= 0 else ())}
        return [line for line in self.room.chat if line.seat not in muted or not line.name]

    @alone
    async def mute(self, by: Listener, wish: Mute) -> None:
        """Mute somebody, or hear them again: for oneself, or as the owner for all.

        Raises:
            Refusal: there is no such seat, or the connection may not do this.
        """
        room = self.room
        if wish.everybody and not by.owner:
            raise Refusal("not_yours", "Only the person who made the table can mute somebody for all.")
        if not wish.everybody and by.seat < 0:
            raise Refusal("not_yours", "Only players mute others for themselves; you are watching.")
        if wish.seat >= len(room.seats) or (wish.seat == by.seat and not wish.everybody):
            raise Refusal("bad_message", "There is no such seat to mute.")
        pair = (OWNER if wish.everybody else by.seat, wish.seat)
        muted = [each for each in room.meta.muted if each != pair] + ([pair] if wish.on else [])
        await room.book.write(room.book.setting(muted=msgspec.json.encode(muted).decode()))
        room.meta.muted = muted
        if wish.everybody:
            room.audience.tell_table()
        else:
            room.audience.tell(from_server.Mutes(seats=self.by(by.seat)), seat=by.seat)
