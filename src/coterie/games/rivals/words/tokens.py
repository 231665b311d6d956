"""Blood, Prestige and Agenda: gained, lost, paid, stolen, put on cards; Rival tokens that change hands (RR-2)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.facts import IN_COTERIE, blood, colors, missing, rival_tokens, tokens
from coterie.games.rivals.numbers import STASH
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR, FOE
from coterie.kernel.events import Event, about, about_seat, happening
from coterie.kernel.loops import choose_number
from coterie.kernel.modifiers import modifiers
from coterie.kernel.pieces import Piece
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, counted, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import YOU, About, first, living
from coterie.words.cards.numbers import keys_for, meant
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Voice

# ── Blood ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Mend(Effect):
    """Characters regain Blood, as far as their BP allows (RR-8)."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "blood", p, n) for p in living(s, self.what, f) if n > 0 and missing(s, p)])

    def able(self, s: Rivals, f: Frame) -> bool:
        there = living(s, self.what, f) if value_of(s, self.amount, f) > 0 else []
        return bool([p for p in there if missing(s, p)])

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun("blood"), voice, it)
        return voice.does(self.what.each(voice, it), "mend", f"{amount}{where}")


class LoseBlood(Effect):
    """Characters lose Blood, not as damage."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "blood", p, -n) for p in living(s, self.what, f) if n > 0])

    def able(self, s: Rivals, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(blood(s, p) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun("blood"), voice, it)
        return voice.does(self.what.each(voice, it), "lose", f"{amount}{where}")


class PayBlood(Effect):
    """A character pays Blood: never its last (R-114) unless a card says so, and then the exact amount (R-113, R-115)."""

    amount: int = 1
    who: Group = ACTOR
    last: bool = False

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        emit(s, frame, [about(s, "blood", p, -self.amount) for p in first(s, self.who, f)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        who = living(s, self.who, f)
        return bool(who) and purse.take(("blood", who[0]), self.amount, blood(s, who[0]) - (not self.last))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.last:
            return f"remove exactly {self.amount} Blood from {self.who.each(voice, it)}, even its last,"
        text = f"pay {voice.noun('blood').counted(self.amount)}"
        return text if self.who == ACTOR else f"have {self.who.each(voice, it)} {text}"


class TakeTokens(Effect):
    """Take the full amount of Blood or Prestige from a card; it burns when the last is gone (R-094)."""

    kind: str
    amount: int
    what: Group

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        emit(s, frame, [self.taken(s, p, self.amount) for p in first(s, self.what, f)])

    def taken(self, s: Rivals, piece: int, n: int) -> Event:
        """Return the event that takes a number of tokens from a card."""
        if self.kind == "blood":
            return about(s, "blood", piece, -n)
        return about(s, "fund", piece, -n, detail=(s.pieces[piece].owner,))

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        cards = living(s, self.what, f)
        return bool(cards) and purse.take((self.kind, cards[0]), self.amount, tokens(s.pieces[cards[0]], self.kind))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take {voice.noun(self.kind).counted(self.amount)} off {self.what.each(voice, it)}"


class TakeSome(TakeTokens):
    """Take any amount of Blood or Prestige from a card, up to a number; the amount is bound to “paid”."""

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            most = min(self.amount, tokens(s.pieces[p], self.kind))
            s.do((choose_number, f.seat, ("how many?",), tuple(range(1, most + 1)), (take_some, self, frame, p)))

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        cards = living(s, self.what, f)
        return bool(cards) and purse.take((self.kind, cards[0]), 1, tokens(s.pieces[cards[0]], self.kind))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove 1 to {self.amount} {voice.noun(self.kind).many} from {self.what.each(voice, it)}"


@step("rivals.take_some")
def take_some(s: Rivals, word: TakeSome, frame: int, piece: int, n: int) -> None:
    """Take tokens from a card, and remember how many."""
    s.rows[frame] = s.rows[frame].bind("paid", n)
    emit(s, frame, [word.taken(s, piece, n)])


class Paid(Amount):
    """The amount paid for this, or taken from a card."""

    def value(self, s: Rivals, f: Frame) -> int:
        return f.get("paid") or 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the amount paid"


class PutTokens(Effect):
    """Put Blood or Prestige of your colour from the general supply on cards."""

    kind: str
    amount: Number
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        event = "blood" if self.kind == "blood" else "fund"
        emit(s, frame, [about(s, event, p, n, detail=(f.seat,)) for p in living(s, self.what, f) if n > 0])

    def able(self, s: Rivals, f: Frame) -> bool:
        if value_of(s, self.amount, f) <= 0 or s.supply[f.seat] <= 0:
            return False
        there = living(s, self.what, f)
        return any(self.kind != "blood" or s.game.kind(s, p) != "vampire" or missing(s, p) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun(self.kind), voice, it)
        return f"add {amount} from the supply to {self.what.each(voice, it)}{where}"


# ── Prestige and Agenda of players ──────────────────────────────────────────────────────────────────────────────────


def players(who: Group, s: Rivals, f: Frame) -> list[int]:
    """Return the players in a group, without its other members."""
    return [seat for seat in who.members(s, f) if isinstance(seat, int)]


def held(s: Rivals, kind: str) -> tuple[int, ...]:
    """Return what each player has: “prestige” in its personal supply, or “agenda” on its Agenda card."""
    return s.agenda if kind == "agenda" else s.prestige


class OfPlayers(Effect):
    """Players gain or lose an amount; the base class of several words.

    Attributes:
        KIND: the kind of the event, and what is counted.
        SIGN: whether it is gained or lost.
    """

    SORT: ClassVar[bool] = True
    KIND: ClassVar[str]
    SIGN: ClassVar[int] = 1
    amount: Number = 1
    who: Group = YOU

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f) * self.SIGN
        emit(s, frame, [about_seat(self.KIND, seat, n) for seat in players(self.who, s, f) if n])

    def able(self, s: Rivals, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(self._changes(s, seat) for seat in players(self.who, s, f))

    def _changes(self, s: Rivals, seat: int) -> bool:
        if self.SIGN > 0:
            return self.KIND == "agenda" or s.supply[seat] > 0
        return held(s, self.KIND)[seat] > 0

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        if self.SIGN > 0:
            return self.able(s, f)
        n, pool = value_of(s, self.amount, f), held(s, self.KIND)
        return all(purse.take((self.KIND, seat), n, pool[seat]) for seat in players(self.who, s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun(self.KIND), voice, it)
        verb = "gain" if self.SIGN > 0 else "lose"
        who = self.who.each(voice, it)
        return voice.does(who, verb, f"{amount}{where}")


class GainPrestige(OfPlayers):
    """Gain Prestige from the general supply."""

    KIND: ClassVar[str] = "prestige"


class LosePrestige(OfPlayers):
    """Lose Prestige to the general supply."""

    KIND: ClassVar[str] = "prestige"
    SIGN: ClassVar[int] = -1


class GainAgenda(OfPlayers):
    """Gain Agenda."""

    KIND: ClassVar[str] = "agenda"


class LoseAgenda(OfPlayers):
    """Lose Agenda, from the Agenda card only (R-021)."""

    KIND: ClassVar[str] = "agenda"
    SIGN: ClassVar[int] = -1


class PayPrestige(Effect):
    """Pay Prestige from your personal supply."""

    amount: int = 1

    def run(self, s: Rivals, frame: int) -> None:
        if stashes(s, s.rows[frame]):
            s.do(*[(pay_one, frame)] * self.amount)
        else:
            emit(s, frame, [about_seat("prestige", s.rows[frame].seat, -self.amount)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        more = sum(tokens(s.pieces[p], "prestige") for p in stashes(s, f))
        return purse.take(("prestige", f.seat), self.amount, s.prestige[f.seat] + more)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"pay {self.amount} Prestige"


def stashes(s: Rivals, f: Frame) -> list[int]:
    """Return the cards whose Prestige may pay for the ability of a character (R-260, R-262)."""
    if f.source < 0 or s.pieces[f.source].zone not in IN_COTERIE:
        return []
    there = [p for p, _ in modifiers(s, STASH, ("seat", f.seat))]
    return [p for p in there if tokens(s.pieces[p], "prestige")]


@step("rivals.pay_one")
def pay_one(s: Rivals, frame: int) -> None:
    """Ask where 1 Prestige of a cost comes from."""
    f = s.rows[frame]
    own = about_seat("prestige", f.seat, -1, frame=frame)
    options: list[Any] = [("own supply", (), ((happening, own),))] if s.prestige[f.seat] else []
    for p in stashes(s, f):
        taken = about(s, "fund", p, -1, detail=(s.pieces[p].owner,), frame=frame)
        options.append(("piece", (p,), ((happening, taken),)))
    if options:
        s.ask(f.seat, ("pay from?",), options)


class Steal(Effect):
    """Steal Prestige or Agenda from players: you gain what they actually lose (RR-3)."""

    kind: str
    amount: Number = 1
    whom: Group = FOE

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n, pool = value_of(s, self.amount, f), held(s, self.kind)
        events = []
        for seat in players(self.whom, s, f):
            taken = min(n, pool[seat])
            if taken > 0:
                events.append(about_seat(self.kind, seat, -taken))
                events.append(about_seat(self.kind, f.seat, taken, after=len(events) - 1, as_much=True))
        emit(s, frame, events)

    def able(self, s: Rivals, f: Frame) -> bool:
        pool = held(s, self.kind)
        return any(pool[seat] > 0 for seat in players(self.whom, s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {said(self.amount, voice, it)} {voice.noun(self.kind).one} from {self.whom.each(voice, it)}"


class SpendAllBut(LosePrestige):
    """Players spend Prestige, but never their last."""

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about_seat("prestige", seat, -n, detail=("last",)) for seat in self.who.members(s, f) if n])

    def say(self, voice: Voice, it: str = "it") -> str:
        amount = f"{self.amount} Prestige" if isinstance(self.amount, int) else "X Prestige"
        where = "" if isinstance(self.amount, int) else f" (X equals {said(self.amount, voice, it)})"
        return voice.does(self.who.each(voice, it), "spend", f"{amount}, but never its last{where}")


# ── any token, and Rival tokens ───────────────────────────────────────────────────────────────────────────────────────


class RemoveToken(Effect):
    """Take 1 Blood or Prestige from a card; you choose whose if several players have tokens there."""

    what: Group = THAT

    def _tokens(self, s: Rivals, piece: int) -> dict[int, str]:
        """Return the colours of tokens on a card, each with the event that takes one away."""
        row = s.pieces[piece]
        of_blood = dict.fromkeys(colors(s, row, "blood"), "blood")
        return {**dict.fromkeys(colors(s, row, "prestige"), "fund"), **of_blood}

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            options: list[Any] = []
            for seat, kind in self._tokens(s, p).items():
                taken = about(s, kind, p, -1, detail=(seat,), frame=frame, source=f.source)
                options.append(("seat", (seat,), ((happening, taken),)))
            if options:
                s.ask(f.seat, ("whose token?", p), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(self._tokens(s, p) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove a token from {self.what.each(voice, it)}"


class StealRivalToken(Effect):
    """Steal a Rival token from a player until your next turn begins; you choose among several."""

    whom: Group = THAT

    def _tokens(self, s: Rivals, f: Frame) -> list[int]:
        return [dealt for seat in players(self.whom, s, f) if seat != f.seat for dealt in rival_tokens(s, seat)]

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        options: list[RawOption] = [
            ("token of", (s.rivals[dealt],), ((happening, about_seat("rival", f.seat, detail=(dealt,), frame=frame)),))
            for dealt in self._tokens(s, f)
        ]
        if options:
            s.ask(f.seat, ("which token?",), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._tokens(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal a Rival token from {self.whom.each(voice, it)}; you give it back as your next turn starts"


class BonusPer(Standing):
    """Increase a number of each of some characters for every token of a kind on it."""

    number: str
    counter: str
    whom: About

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), self.whom, row, piece)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and meant(s, self.whom, row, piece, target)

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return int(s.pieces[target].count(self.counter))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.each(voice, it)} has +1 {self.number} for every {voice.noun(self.counter).one} on it"

    def names(self) -> Any:
        yield "number", self.number
        yield "noun", self.counter
