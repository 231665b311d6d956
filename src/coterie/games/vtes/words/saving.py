"""Methuselahs that are kept in the game as they would be ousted, and what they owe for it (VR-13.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import playing
from coterie.games.vtes.rules.ending import POINT, about_to_be_ousted, pool_to_stay
from coterie.games.vtes.words.bonds import MarkedMethuselahs, MarkedSeats, remember_on_card
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, about_seat, happen
from coterie.kernel.loops import choose_number
from coterie.kernel.steps import step
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import SeatsBy
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice

OWED = "counter"  # counts halves of victory points on the card that is repaid


class Doomed(SeatsBy):
    """The other Methuselahs that are about to be ousted because they have no pool."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple(
            [seat for seat in playing(s) if seat != f.seat and s.pool[seat] <= 0 and about_to_be_ousted(s, seat)]
        )

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("Methuselah about to be ousted", "Methuselahs about to be ousted")


class SaveWithPool(Timed):
    """Give a Methuselah that would be ousted so much pool that it stays in the game, or more."""

    who: Group = THAT
    WINDOWS: ClassVar[tuple[str, ...]] = ("ousted",)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self._whom(s, f):
            amounts = range(pool_to_stay(s, seat), s.pool[f.seat] + 1)
            if amounts:
                choose_number(s, f.seat, ("pool to give?", seat), amounts, (give_pool, f.seat, seat))

    def apt(self, s: Any, f: Frame) -> bool:
        return any(pool_to_stay(s, seat) <= s.pool[f.seat] for seat in Doomed().members(s, f))

    def able(self, s: Any, f: Frame) -> bool:
        return all(pool_to_stay(s, seat) <= s.pool[f.seat] for seat in self._whom(s, f))

    def _whom(self, s: Any, f: Frame) -> list[int]:
        return [seat for seat in self.who.members(s, f) if seat in playing(s)]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give {self.who.each(voice, it)} enough of your pool to stay in the game"


@step("vtes.save_with_pool")
def give_pool(s: Any, giver: int, receiver: int, amount: int) -> None:
    """Give pool to a Methuselah, which gets what is left of it after what it lacked to pay."""
    happen(s, about_seat("pool", giver, -amount), about_seat("pool", receiver, 1 + amount - pool_to_stay(s, receiver)))


class MarkSeat(Effect):
    """This card, as it lies in play, remembers a Methuselah."""

    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        remember_on_card(s, frame, MarkedSeats(tuple(self.who.members(s, s.rows[frame]))))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} marks {self.who.each(voice, it)}"


class TakePoints(Effect):
    """Instead of the Methuselah that gains victory points you gain them, one from this card in all; counters tell how much."""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        event, this = event_of(s, f), f.get("this")
        if event is None or this is None:
            return
        mine = min(event.amount, POINT - s.pieces[this[0]].count(OWED))
        rest = event.amount - mine
        gains = [about_seat("points", f.seat, mine, detail=event.detail)]
        gains += [about_seat("points", event.seat, rest, detail=event.detail)] if rest else []
        emit(s, frame, [*gains, about(s, "counter", this[0], mine, detail=(OWED,))])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you gain them, up to 1 victory point by this card"


class IsDoomed(Public):
    """You are about to be ousted."""

    def holds(self, s: Any, f: Frame) -> bool:
        return about_to_be_ousted(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you are being ousted"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you are not being ousted"


class TurnOfMarked(Public):
    """It is the turn of a Methuselah that this card remembers."""

    def holds(self, s: Any, f: Frame) -> bool:
        return s.active in MARKED_SEATS.members(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the turn of the marked Methuselah"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is not the turn of the marked Methuselah"


MARKED_SEATS = MarkedMethuselahs()
