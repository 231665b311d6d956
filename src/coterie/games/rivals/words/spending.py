"""Agenda on vampires: put there, paid from there or from the Agenda card, moved home, stolen, counted (R-013 to R-021)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.atoms.tokens import HOME
from coterie.games.rivals.facts import blood, coterie, missing
from coterie.games.rivals.numbers import BP, RECRUIT_COST, stat
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR
from coterie.games.rivals.words.tokens import players
from coterie.kernel.events import about, about_seat, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice

AGENDA = "agenda"  # a counter on vampires
FOR_RECRUIT = "Agenda for a recruit"  # what is counted of each card that has given some, for each recruit of a turn


class PayAgenda(Effect):
    """A character pays Agenda: from its own card or from its player's Agenda card, never from another vampire (R-014 to
    R-016)."""

    amount: int = 1
    who: Group = ACTOR

    def run(self, s: Rivals, frame: int) -> None:
        for p in first(s, self.who, s.rows[frame]):
            s.do(*[(pay_one, frame, ref(s, p))] * self.amount)

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        who = first(s, self.who, f)
        return any(purse.take((AGENDA, p), self.amount, s.pieces[p].count(AGENDA) + s.agenda[f.seat]) for p in who)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"pay {voice.noun(AGENDA).counted(self.amount)}"


@step("rivals.pay_agenda")
def pay_one(s: Rivals, frame: int, who: Ref) -> None:
    """Pay 1 Agenda; if both the character and the Agenda card have some, its player chooses from where."""
    seat, own = s.rows[frame].seat, s.pieces[who[0]].count(AGENDA)
    options: list[RawOption] = []
    if own:
        options.append(("piece", (who[0],), ((taken, frame, who[0]),)))
    if s.agenda[seat]:
        options.append(("from Agenda card", (), ((taken, frame, -1),)))
    if options:
        s.ask(seat, ("Agenda from?",), options)


@step("rivals.agenda_taken")
def taken(s: Rivals, frame: int, piece: int) -> None:
    """Take 1 Agenda from a character, or (-1) from the payer's Agenda card."""
    if piece < 0:
        happen(s, about_seat("agenda", s.rows[frame].seat, -1, frame=frame))
    else:
        happen(s, about(s, "lift", piece, detail=(AGENDA,), frame=frame))


class AgendaHome(Effect):
    """Move Agenda from characters to your Agenda card, where it counts (R-019)."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            n = min(value_of(s, self.amount, f), s.pieces[p].count(AGENDA))
            if n:
                home = about_seat("agenda", f.seat, n, detail=(HOME,), after=0, as_much=True)
                emit(s, frame, [about(s, "lift", p, n, detail=(AGENDA,)), home])

    def able(self, s: Rivals, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(s.pieces[p].count(AGENDA) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {said(self.amount, voice, it)} Agenda of {self.what.each(voice, it)} on your Agenda card"


class StealOnto(Effect):
    """Steal Agenda from a foe's Agenda card and put it on a character: as much as the foe actually loses."""

    amount: int = 1
    whom: Group = THAT
    to: Group = THIS

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for seat in players(self.whom, s, f):
            n = min(self.amount, s.agenda[seat])
            for p in first(s, self.to, f):
                gain = about(s, "counter", p, n, detail=(AGENDA,), after=0, as_much=True)
                emit(s, frame, [about_seat("agenda", seat, -n), gain])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.to, f)) and any(s.agenda[seat] for seat in players(self.whom, s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom, to = self.whom.each(voice, it), self.to.each(voice, it)
        return f"steal {self.amount} Agenda from {whom} and put it on {to}"


class Peers(Group):
    """The foes with exactly as much Agenda as you."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat in s.game.order(s) if seat != f.seat and s.agenda[seat] == s.agenda[f.seat]])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return voice.noun("foe").with_(after="whose Agenda equals yours")


# ── sources of Agenda, and cheaper recruits ─────────────────────────────────────────────────────────────────────────


class AgendaSources(Group):
    """The cards that you control with Agenda: your Agenda card and your characters (R-144), except those that have given
    some for your next recruit (R-145, D-891)."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        card = [p for p in pile(s, "board", f.seat) if s.game.kind(s, p) == "agenda" and s.agenda[f.seat]]
        there = [*card, *[p for p in coterie(s, f.seat) if s.pieces[p].count(AGENDA)]]
        return tuple([ref(s, p) for p in there if not used(s, _given(s, f.seat, p), "turn")])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        left = "with Agenda that you control and that have given none for your next recruit"
        return Noun(f"card {left.replace('have', 'has')}", f"cards {left}")


def _given(s: Rivals, seat: int, piece: int) -> tuple[Any, ...]:
    """Return what is counted as a card gives Agenda for the next recruit of a seat."""
    return (FOR_RECRUIT, *ref(s, piece), used(s, ("recruited", seat), "turn"))


class TakeAgenda(Effect):
    """Remove 1 Agenda for a recruit from a card: the player's from an Agenda card, or that on a character."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            count_use(s, _given(s, f.seat, p), "turn")
            on_card = s.game.kind(s, p) == "agenda"
            event = about_seat("agenda", s.pieces[p].owner, -1) if on_card else about(s, "lift", p, detail=(AGENDA,))
            emit(s, frame, [event])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove 1 Agenda from {self.what.each(voice, it)}"


class CheaperRecruit(Effect):
    """Your next recruit this turn costs less Prestige (R-143)."""

    amount: Number

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        made = used(s, ("recruited", f.seat), "turn")
        if n:
            detail = (NextRecruit(n, made), current(s, "turn"), s.pieces[f.source].face)
            emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, THIS, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does("your next recruit this turn", "cost", "that much less Prestige")


class NextRecruit(Standing):
    """Your next recruit costs less Prestige; later ones do not.

    Attributes:
        amount: how much less.
        after: how many have been recruited in this turn before.
    """

    amount: int
    after: int = 0

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", RECRUIT_COST),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        seat = s.game.speaks(s, piece, row)
        return (
            number == RECRUIT_COST and target == ("seat", seat) and used(s, ("recruited", seat), "turn") == self.after
        )

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return -self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"your next recruit costs {self.amount} Prestige less"


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class GiveUp(Effect):
    """Give up one or more cards: those in play burn, those in your hand are discarded. Their number is bound to “given up”.

    Attributes:
        here: those in play.
        held: of which cards of the hand it can be one.
    """

    here: Group
    held: Filter

    def _cards(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        this = f.get("this")
        hand = [ref(s, p) for p in pile(s, "hand", f.seat) if self.held.holds(s, f, p, s.pieces[p])]
        return (*self.here.members(s, f), *[at for at in hand if at != this])

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        cards = self._cards(s, f)
        s.do((choose_several, f.seat, ("give up?",), "piece", cards, 1, len(cards), (given_up, frame), False))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._cards(s, f))

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def open(self, s: Rivals) -> bool:
        return False  # what a hand holds

    def say(self, voice: Voice, it: str = "it") -> str:
        held = described(self.held, voice.noun("card"), voice, it).many
        here = self.here.noun(voice, it).many
        return f"burn any number of {here} and discard any number of {held} in your hand, 1 or more in all,"


@step("rivals.given_up")
def given_up(s: Rivals, frame: int, chosen: tuple[Ref, ...]) -> None:
    """Burn and discard cards that were chosen."""
    s.rows[frame] = s.rows[frame].bind("given up", len(chosen))
    emit(s, frame, [about(s, "discard" if s.pieces[p].zone == "hand" else "burn", p) for p, _ in chosen])


class GivenUp(Amount):
    """The number of cards given up for this; before that 1, the minimum."""

    def value(self, s: Rivals, f: Frame) -> int:
        return f.get("given up") or 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of cards given up"


# ── Blood ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class MoveBlood(Effect):
    """Move Blood from cards to another card, keeping its colour; none to a character with full Blood.

    Attributes:
        amount: how much.
        source: the cards that give it.
        to: the card that gets it.
        keep: how much must be left on a card that gives some: 1 where it is paid (R-114).
    """

    amount: int = 1
    source: Group = THAT
    to: Group = THIS
    keep: int = 0

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for to in first(s, self.to, f):
            emit(s, frame, [about(s, "shift", p, self.amount, detail=ref(s, to)) for p in self._givers(s, f)])

    def _givers(self, s: Rivals, f: Frame) -> list[int]:
        return [p for p in living(s, self.source, f) if blood(s, p) >= self.amount + self.keep]

    def able(self, s: Rivals, f: Frame) -> bool:
        to = first(s, self.to, f)
        room = any(s.game.kind(s, p) != "vampire" or missing(s, p) for p in to)
        return room and bool(self._givers(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        last = ", but not its last" if self.keep else ""
        taken = f"{self.amount} Blood from {self.source.each(voice, it)}{last}"
        return voice.does(self.to.each(voice, it), "take", taken)


class Lacking(Amount):
    """How far a character's Blood is below its BP (R-128)."""

    of: Group = ACTOR

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(max(0, stat(s, at[0], BP) - blood(s, at[0])) for at in self.of.members(s, f) if found(s, at))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the BP of {self.of.each(voice, it)} less its Blood"
