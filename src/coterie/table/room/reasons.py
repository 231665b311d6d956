"""What the table tells a seat about its options: the numbers and the odds behind them, what could follow, what is impossible.

Nothing here changes the table. It is worked out piece by piece, and between two pieces others have their turn.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

from coterie.kernel import gestures
from coterie.kernel.errors import CoterieError, IllegalChoice
from coterie.kernel.later_questions import pieces_after
from coterie.kernel.loops import picked
from coterie.kernel.scene_questions import choices_of
from coterie.kernel.state import State
from coterie.table.protocol import from_server
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_server import NumberParts, OptionTold, Reason
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import clean
from coterie.table.room.choosing import GONE
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part
from coterie.table.room.patience import A_GLIMPSE, A_LOOK, Allowance


class Reasons(Part):
    """Numbers, odds, reasons."""

    async def why(self, by: Listener, choices: Sequence[str], to: Label) -> None:
        """Tell the certain numbers and the odds of some of the listener's options, or of the last ones of gestures.

        Raises:
            Refusal: it is not asked, one of them is not possible, or telling takes too long.
        """
        state, question = self.room.advising.window_of(by).state, self.room.book.entries
        look, told = Allowance(A_LOOK), []
        for choice in choices:
            with self.room.choosing.looked(look):
                told.append(self._told(state, choice))
            await asyncio.sleep(0)
        await self._look_ahead(state, by.seat, told)
        if question != self.room.book.entries:
            raise Refusal("not_now", GONE)
        by.send(from_server.Why(to=to, told=told))

    def _told(self, state: State, choice: str) -> OptionTold:
        """Return what is told about an option, or about the last one of a gesture; nothing yet of later questions."""
        talk = self.room.game.talk
        try:
            last, at = gestures.last(state, choice)
            after = gestures.following(state, last, at)
        except IllegalChoice:
            raise Refusal("bad_choice", state.refusal(clean(choice, 200))) from None
        assert last.asked is not None
        word, args, _ = last.asked[2][at]
        raw = (word, args, ())
        return OptionTold(
            notation=choice,
            numbers=[NumberParts(each.name, each.total, list(each.parts)) for each in talk.contributors(last, raw)],
            odds=talk.odds(last, raw),
            then=[] if after is None else offered(after),
            more=after is not None and bool(picked(after)),
            onto=[],
        )

    async def _look_ahead(self, state: State, seat: int, told: Sequence[OptionTold]) -> None:
        """Add what a seat's questions after its options could be about; nothing where finding out takes long, or where
        a position from outside breaks off in it."""
        room, glimpse = self.room, Allowance(A_GLIMPSE)
        if room.meta.foreign and not room.house.glimpses.may():
            return
        try:
            with glimpse.piece():
                world = state.sample(seat, random.Random())
            for each in told:
                each.onto = await _all_of(pieces_after(world, seat, each.notation), glimpse)
        except CoterieError:
            pass
        except Exception:
            if room.seed_hash is not None:  # then it is our own mistake
                raise
        finally:
            if room.meta.foreign:
                room.house.glimpses.took(glimpse.used)

    def why_not(self, by: Listener, action: str, to: Label, piece: str = "") -> None:
        """Tell why an action is impossible; without a name, every reason that the game can give; with a piece, those about
        it."""
        talk, state = self.room.game.talk, self.room.advising.window_of(by).state.clone()
        with self.room.choosing.looked(Allowance(A_LOOK)):
            if piece:
                sentence = talk.why_not_with(state, by.seat, piece)
                found = [(piece, sentence)] if sentence else []
            elif action:
                found = [(action, talk.why_not(state, by.seat, clean(action, 200)))]
            else:
                found = talk.reasons(state, by.seat)
        by.send(from_server.WhyNot(to=to, reasons=[Reason(name, sentence) for name, sentence in found]))


async def _all_of(looking: Iterator[list[str]], glimpse: Allowance) -> list[str]:
    """Return the last of what comes step by step, all of which have an allowance together."""
    found: list[str] = []
    while True:
        with glimpse.piece():
            more = next(looking, None)
        if more is None:
            return found
        found = more
        await asyncio.sleep(0)


def offered(then: State) -> list[dict[str, Any]]:
    """Return the options with which a gesture may continue; they reveal nothing that the seat could not find out by choosing
    and undoing."""
    return [dict(choice) for choice in choices_of(then)]
