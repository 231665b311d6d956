"""What the table tells somebody who plays at it about the questions: what others could choose, where one is asked, what a bot
would do."""

from __future__ import annotations

import random
from typing import Any

from coterie.kernel.errors import CoterieError
from coterie.kernel.ring_windows import Window
from coterie.kernel.scene_questions import asked_of
from coterie.table.protocol import from_server
from coterie.table.protocol.fields import Label
from coterie.table.protocol.refusal import Refusal
from coterie.table.room import track
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part
from coterie.table.room.patience import A_LOOK, Allowance
from coterie.table.room.seating import must_sit

WORLDS = 8  # worlds that must agree on the available options


class Advising(Part):
    """Offers, the track, hints; each is asked for by somebody who plays here."""

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
