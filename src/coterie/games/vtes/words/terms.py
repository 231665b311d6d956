"""Terms of a referendum that name Methuselahs, and what becomes of those."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import definition, playing, prey
from coterie.games.vtes.rules.referendum import AGAINST, FOR, Choosing
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.politics import Voters
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.loops import allocate, choose_several
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.steps import step
from coterie.words.cards.groups import Cards, SeatsBy, living
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, Part, described
from coterie.words.frames import Frame, bind
from coterie.words.voice import Noun, Voice


class ChooseSeat(Effect):
    """Choose a Methuselah as the terms of a referendum; it is bound to a name."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("seat"),)
    name: str = "that"
    others: bool = False

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        seats = [seat for seat in playing(s, f.seat) if not (self.others and seat == f.seat)]
        s.ask(f.seat, ("which Methuselah?",), [("seat", (seat,), ((bind, frame, self.name, seat),)) for seat in seats])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"choose {'another' if self.others else 'a'} Methuselah"


class ChooseSeats(Effect):
    """Choose one or more Methuselahs as the terms of a referendum; they are bound as “points”."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("seat", "points", "several"),)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        seats = playing(s, f.seat)
        s.do((choose_several, f.seat, ("which Methuselahs?",), "seat", seats, 1, len(seats), (chosen, frame)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose one or more Methuselahs"


@step("vtes.chosen_seats")
def chosen(s: Any, frame: int, seats: tuple[int, ...]) -> None:
    """Remember which Methuselahs were chosen."""
    bind(s, frame, "points", seats)


class BurnOf(Effect):
    """Each chosen Methuselah burns pool, and more if it controls a minion that matches a filter."""

    amount: int
    more: int
    which: Filter

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        rich = Having(which=self.which).members(s, f)
        there = [seat for seat in playing(s) if seat in (f.get("points") or ())]
        events = [about_seat("pool", seat, -self.amount - (self.more if seat in rich else 0)) for seat in there]
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("minion"), voice, it).a()
        return f"each of them burns {self.amount} pool, and {self.more} more with {what}"


class BurnForTheDead(Effect):
    """Each Methuselah burns as much pool as there are vampires in the ash heap of its prey."""

    def run(self, s: Any, frame: int) -> None:
        events = []
        for seat in playing(s):
            dead = [p for p in pile(s, "ash", prey(s, seat)) if definition(s, p).kind == "vampire"]
            events += [about_seat("pool", seat, -len(dead))] if dead else []
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "each Methuselah burns 1 pool for every vampire in the ash heap of their prey"


class Restock(Effect):
    """Each chosen Methuselah shuffles library cards of their ash heap, up to a number, into their library."""

    most: int

    def run(self, s: Any, frame: int) -> None:
        seats = tuple(s.rows[frame].get("points") or ())
        s.do(*[(restock, seat, self.most) for seat in playing(s) if seat in seats])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"each chosen Methuselah shuffles up to {self.most} library cards of their ash heap into their library"


@step("vtes.restock")
def restock(s: Any, seat: int, most: int) -> None:
    """Choose the cards that go back."""
    there = tuple([ref(s, p) for p in pile(s, "ash", seat) if definition(s, p).kind != "vampire"])
    if there:
        s.do((choose_several, seat, ("which of the ash heap?",), "piece", there, 0, most, (restocked, seat)))


@step("vtes.restocked")
def restocked(s: Any, seat: int, chosen: tuple[Ref, ...]) -> None:
    """Shuffle the chosen cards into the library."""
    if chosen:
        s.do(
            (happening, *[about(s, "top", at[0], detail=("library",)) for at in chosen]),
            (happening, about_seat("shuffle", seat, detail=("library",))),
        )


class Having(SeatsBy):
    """The Methuselahs that control a minion that matches a filter."""

    which: Filter = ANYTHING

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        seats = [s.game.speaks(s, p) for p in living(s, Cards(self.which), f)]
        return tuple([seat for seat in playing(s) if seat in seats])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        what = described(self.which, voice.noun("minion"), voice, it).a()
        return Noun(f"Methuselah with {what}", f"Methuselahs with {what}")


class OfChosenClan(Filter):
    """A vampire of the clan that was chosen as terms."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(s.game.value(s, "clan", item) == f.get("clan"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of that clan"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not of that clan"


class GainPerClans(Effect):
    """Each Methuselah gains pool for each clan that a ready vampire of it belongs to."""

    def run(self, s: Vtes, frame: int) -> None:
        events = []
        for seat in playing(s):
            there = [p for p in pile(s, "ready", seat) if s.game.kind(s, p) == "vampire"]
            n = len(dict.fromkeys([str(s.game.value(s, "clan", p)) for p in there]))
            events += [about_seat("pool", seat, n)] if n else []
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "each Methuselah gains 1 pool for each clan that its ready vampires belong to"


class Opposers(SeatsBy):
    """The Methuselahs that have voted against the referendum, and not for it."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        for_it = Voters(FOR).members(s, f)
        return tuple([seat for seat in Voters(AGAINST).members(s, f) if seat not in for_it])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("Methuselah that has voted only against it", "Methuselahs that have voted only against it")


class ShareBlood(Effect):
    """Say as terms how so much blood is shared among one or more cards; they are bound as “fed”, once for each blood."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("piece", "fed", "shared"),)
    amount: int
    among: Cards

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        room = tuple([(at, self.amount) for at in self.among.members(s, f)])
        if room:
            s.do((allocate, f.seat, ("allocate", self.amount), "piece", room, self.amount, (bind, frame, "fed")))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.among.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"share {self.amount} blood among one or more {self.among.noun(voice, it).many}"


class FeedShared(Effect):
    """Cards gain the blood that was shared among them."""

    def run(self, s: Any, frame: int) -> None:
        shared = s.rows[frame].get("fed") or ()
        there = [at for at in dict.fromkeys(shared) if found(s, at) is not None]
        if there:
            happen(s, *[about(s, "blood", at[0], shared.count(at)) for at in there])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "they gain it from the bank"
