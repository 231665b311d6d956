"""Crypts: cards that are removed from one's own, and the circles that crypt cards join."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.numbers import NO_TRANSFERS, TRANSFERS
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.picking import UpTo
from coterie.words.purse import Purse
from coterie.words.voice import Voice

CIRCLES = ("Budapest", "Chicago", "Kiev", "Mexico City", "Torrance")  # of Blood Brothers


class ExileTop(Effect):
    """Reveal the top card of your crypt and remove it from the game; something follows if a filter holds of it."""

    which: Filter
    then: Effect

    def run(self, s: Any, frame: int) -> None:
        for p in pile(s, "crypt", s.rows[frame].seat)[:1]:
            s.do((happening, about(s, "reveal", p)), (exiled, frame, p, self))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        then = self.then.say(voice, it)
        return f"show the top card of your crypt and remove it from the game; if it is {what}, {then}"


@step("vtes.exiled")
def exiled(s: Any, frame: int, card: int, word: ExileTop) -> None:
    """Remove a card of the crypt that lies open from the game; what follows depends on what it is."""
    held = word.which.holds(s, s.rows[frame], card, s.pieces[card])
    s.do((happening, about(s, "remove", card)), *([(run, word.then, frame)] if held else []))


class JoinCircle(Effect):
    """A Blood Brother belongs to a circle of your choice from now on; a circle of one is its own."""

    who: Group = THIS

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        options = [("circle", (name,), ((joined, frame, self.who, name),)) for name in (*CIRCLES, "its own")]
        s.ask(f.seat, ("which circle?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"name a circle, to which {self.who.each(voice, it)} belongs from now on"


@step("vtes.joined")
def joined(s: Any, frame: int, who: Group, name: str) -> None:
    """Let cards join a circle."""
    f: Frame = s.rows[frame]
    detail = (Sets("circle", name, THIS), ("forever",), f.face(s))
    emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, who, f)])


class NextTransfers(Effect):
    """You have so many more transfers in your next influence phase."""

    amount: int

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        count_use(s, (TRANSFERS, seat), ("influence", seat), self.amount)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"get +{self.amount} transfers in your next influence phase"


class SpendCrypt(Effect):
    """As a cost: the top card of your crypt leaves the game."""

    def run(self, s: Any, frame: int) -> None:
        emit(s, frame, [about(s, "remove", p) for p in pile(s, "crypt", s.rows[frame].seat)[:1]])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        return purse.take(("crypt", f.seat), 1, len(pile(s, "crypt", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "take your crypt's top card out of the game"


class NoTransfers(Effect):
    """Methuselahs have no transfers in their next influence phase."""

    who: Group

    def run(self, s: Any, frame: int) -> None:
        for seat in self.who.members(s, s.rows[frame]):
            count_use(s, (NO_TRANSFERS,), ("influence", seat))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has no transfers in their next influence phase"


class PeekUncontrolled(Effect):
    """Look at one card in the uncontrolled region of another Methuselah."""

    whose: Group

    def _there(self, s: Any, f: Frame) -> list[int]:
        return [p for seat in self.whose.members(s, f) for p in pile(s, "uncontrolled", seat)]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        options = [
            ("piece", (ref(s, p),), ((happening, about(s, "peek", p, detail=(f.seat,))),)) for p in self._there(s, f)
        ]
        if options:
            s.ask(f.seat, ("which card?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"look at one card in the uncontrolled region of {self.whose.each(voice, it)}"


class FetchFromCrypt(Effect):
    """Search your crypt for a card, which comes face up to your uncontrolled region; then shuffle (VR-1.4)."""

    which: Filter

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        s.do((happening, about_seat("search", seat, detail=("crypt",))), (fetch_from_crypt, frame, self.which))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        joins = "which joins your uncontrolled region once it was shown"
        return f"search through your crypt for {what}, {joins}; shuffle your crypt"


@step("vtes.fetch_from_crypt")
def fetch_from_crypt(s: Any, frame: int, which: Filter) -> None:
    """Choose one of the crypt cards found, or none; the crypt is shuffled in any case."""
    f: Frame = s.rows[frame]
    again = (happening, about_seat("shuffle", f.seat, detail=("crypt",)))
    there: dict[str, int] = {}
    for p in pile(s, "crypt", f.seat):
        if which.holds(s, f, p, s.pieces[p]):
            there.setdefault(s.pieces[p].face, p)
    options: list[RawOption] = [
        ("fetch", ("crypt", face), ((happening, about(s, "reveal", p)), (happening, about(s, "uncontrol", p)), again))
        for face, p in there.items()
    ]
    s.ask(f.seat, ("which card?",), [*options, ("none", (), (again,))], forced=False)


class BloodToOwner(Effect):
    """Move blood from a crypt card in an uncontrolled region to the pool of whose it is."""

    what: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        for p in living(s, self.what, s.rows[frame]):
            if s.pieces[p].count("blood"):
                seat = s.pieces[p].place
                emit(s, frame, [about(s, "blood", p, -1), about_seat("pool", seat, 1, after=0, as_much=True)])

    def able(self, s: Any, f: Frame) -> bool:
        return any(s.pieces[p].count("blood") for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move 1 blood from {self.what.each(voice, it)} to its controller's pool"


class SpreadBlood(UpTo):
    """Move up to so much blood of this vampire to other cards, as you like, one by one."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"distribute up to {self.most} blood of {voice.this} among {self.group.noun(voice, it).many}"
