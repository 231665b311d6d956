"""Mending that is divided, Havens that are left, what has happened in a turn, decks that are looked at, and another way to
win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import SHARED_MENDING
from coterie.games.rivals.rules import ending
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import OWN_PARTY
from coterie.games.rivals.words.tokens import LosePrestige
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.limits import used
from coterie.kernel.loops import allocate
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.events import emit
from coterie.words.cards.groups import About, first, living
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.voice import IT, Noun, Voice

# ── mending, spending, turns ────────────────────────────────────────────────────────────────────────────────────────


class PartyMends(Bonus):
    """Each character of its party may mend a Blood instead of what burning a Mortal gives (R-179)."""

    number: str = SHARED_MENDING
    amount: Number = 1
    whom: About = OWN_PARTY

    def names(self) -> Iterator[tuple[str, str]]:
        return iter(())

    def say(self, voice: Voice, it: str = "it") -> str:
        return "when this party burns a Mortal, each of its characters may mend 1 Blood instead of what that gives"


class MendDivided(Effect):
    """Blood is mended on characters as their player divides it (RR-8)."""

    amount: Amount
    among: Group

    def _room(self, s: Rivals, f: Frame) -> tuple[tuple[int, int], ...]:
        there = [(p, facts.missing(s, p)) for p in living(s, self.among, f)]
        return tuple([(p, n) for p, n in there if n])

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        room = self._room(s, f)
        n = min(self.amount.value(s, f), sum(free for _, free in room))
        if n:
            s.do((allocate, f.seat, ("mend whom?",), "piece", room, n, (mended, frame)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.amount.value(s, f) > 0 and bool(self._room(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.among.noun(voice, it).many
        return f"mend X Blood, as you divide it among {who} (X equals {self.amount.say(voice, it)})"


@step("rivals.mended")
def mended(s: Rivals, frame: int, given: tuple[int, ...]) -> None:
    """Mend what was divided, at the same time."""
    emit(s, frame, [about(s, "blood", p, given.count(p)) for p in dict.fromkeys(given)])


class SpendAllBut(LosePrestige):
    """Players spend Prestige, but never their last."""

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about_seat("prestige", seat, -n, detail=("last",)) for seat in self.who.members(s, f) if n])

    def say(self, voice: Voice, it: str = "it") -> str:
        amount = f"{self.amount} Prestige" if isinstance(self.amount, int) else "X Prestige"
        where = "" if isinstance(self.amount, int) else f" (X equals {said(self.amount, voice, it)})"
        return f"{self.who.each(voice, it)} spends {amount}, but never its last{where}"


class OfTurn(Trigger):
    """What answers that its player's turn starts (“begin”) or ends (“end”)."""

    def say(self, voice: Voice, it: str = "it") -> str:
        text = self.framed(voice, self.said(voice, self.does.say(voice, IT if self.targets else "it")))
        moment = "starts" if self.kind == "begin" else "ends"
        return f"as your turn {moment}, {text if self.must or self.given is not None else f'you may {text}'}"


# ── attachments, Havens, hands ──────────────────────────────────────────────────────────────────────────────────────


class PartOfHand(Amount):
    """A number for so many full cards in hands."""

    who: Group
    per: int

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(len(pile(s, "hand", seat)) // self.per for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 for every {self.per} cards in the hand of {self.who.each(voice, it)}"


class Evict(Effect):
    """All characters in the Haven of a card's player move to The Streets, as one party; they are bound to “moved”."""

    haven: Group = THAT

    def _inside(self, s: Rivals, f: Frame) -> list[tuple[int, tuple[int, ...]]]:
        """Return the player of the Haven with the characters in it, as a list of one or none."""
        seats = [facts.speaks(s, card) for card in first(s, self.haven, f)]
        return [(seat, pile(s, "haven", seat)) for seat in seats if pile(s, "haven", seat)]

    def run(self, s: Rivals, frame: int) -> None:
        for seat, inside in self._inside(s, s.rows[frame]):
            place = facts.new_party(s, seat)
            s.do((bind, frame, "moved", tuple([ref(s, p) for p in inside])))
            s.do((happening, *[about(s, "move", p, detail=("streets", place)) for p in inside]))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._inside(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move all characters in {self.haven.each(voice, it)} to The Streets as one party"


class Moved(Group):
    """The characters that the effect has moved."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([at for at in f.get("moved") or () if found(s, at) is not None])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("character that was moved", "characters that were moved")


MOVED = Moved()


# ── memory ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class MortalsDefeated(Condition):
    """You have defeated so many Mortals, or more, in this turn."""

    least: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("defeated Mortal", f.seat), "turn") >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have defeated {self.least} Mortals in this turn"


class NoneFellYet(Condition):
    """No character of yours of so little BP has entered torpor in this turn."""

    most: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return not any(used(s, ("into torpor", f.seat, bp), "turn") for bp in range(self.most + 1))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"no character of yours with BP {self.most} or less has entered torpor in this turn"


# ── looking at decks ────────────────────────────────────────────────────────────────────────────────────────────────


class LookAtTop(Effect):
    """Look at the card on top of your Library or Faction Deck, and perhaps put it at the bottom."""

    def run(self, s: Rivals, frame: int) -> None:
        seat = s.rows[frame].seat
        options: list[Any] = [
            ("draw from", (zone,), ((look_at, seat, zone),)) for zone in ("library", "faction") if pile(s, zone, seat)
        ]
        if options:
            s.ask(seat, ("look?",), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat) or pile(s, "faction", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "look at the card on top of your Library or Faction Deck; you may put it at the bottom"


@step("rivals.look_at")
def look_at(s: Rivals, seat: int, zone: str) -> None:
    """Look at the top card of a deck, then say what becomes of it."""
    top = pile(s, zone, seat)[0]
    s.do((happening, about(s, "peek", top, detail=(seat,))), (keep_or_sink, seat, top))


@step("rivals.keep_or_sink")
def keep_or_sink(s: Rivals, seat: int, top: int) -> None:
    """Leave a card on top of its deck, or put it at the bottom."""
    sunk = about(s, "sink", top)
    s.ask(seat, ("leave it?", top), [("leave", (), ()), ("to the bottom", (), ((happening, sunk),))])


# ── winning otherwise ───────────────────────────────────────────────────────────────────────────────────────────────


class RivalsLibraryEmpty(Condition):
    """The Library of your Rival is empty (R-241)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return any(not pile(s, "library", rival) for rival in facts.rivals_of(s, f.seat))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Library of your Rival is empty"


class Win(Effect):
    """You win the game."""

    def run(self, s: Rivals, frame: int) -> None:
        ending.win(s, (s.rows[frame].seat,), "library")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you win the game"
