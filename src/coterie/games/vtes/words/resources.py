"""Blood, pool, the Edge, uncontrolled vampires; locking and unlocking comes with the words of all card games."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, blood_name, capacity, definition, is_vampire
from coterie.games.vtes.numbers import HAND_SIZE
from coterie.games.vtes.rules.hands import adjust, draw
from coterie.games.vtes.rules.turn import masters_left, spend_master, spend_transfers, transfers_left
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import Event, about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step
from coterie.words.amounts import Number, counted, said, value_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import YOU, first, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice

POOL, BLOOD = Noun("pool", "pool", "1"), Noun("blood", "blood", "1")


class ChangePool(Effect):
    """Methuselahs gain or burn pool.

    Attributes:
        SIGN: whether it is gained or burned. VERB: how that is said.
        amount: how much. who: which Methuselahs.
    """

    SORT: ClassVar[bool] = True
    SIGN: ClassVar[int]
    VERB: ClassVar[str]
    amount: Number = 1
    who: Group = YOU

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about_seat("pool", seat, self.SIGN * n) for seat in self.who.members(s, f)] if n else [])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self.who.members(s, f)) and bool(value_of(s, self.amount, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n, where = counted(self.amount, POOL, voice, it)
        return voice.does(self.who.each(voice, it), self.VERB, f"{n}{where}")


class GainPool(ChangePool):
    """Methuselahs gain pool."""

    SIGN: ClassVar[int] = 1
    VERB: ClassVar[str] = "gain"


class BurnPool(ChangePool):
    """Methuselahs burn pool. As a cost: you need that much."""

    SIGN: ClassVar[int] = -1
    VERB: ClassVar[str] = "burn"

    def payable(self, s: Vtes, f: Frame, purse: Purse) -> bool:
        return purse.take(("pool", f.seat), value_of(s, self.amount, f), s.pool[f.seat])


class ChangeBlood(Effect):
    """Minions gain blood or life from the bank, or burn it.

    Attributes:
        SIGN: whether it is gained or burned.
        amount: how much. who: which minions.
    """

    SORT: ClassVar[bool] = True
    SIGN: ClassVar[int]
    amount: Number = 1
    who: Group = ME

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = self.SIGN * value_of(s, self.amount, f)
        emit(s, frame, [about(s, "blood", p, n) for p in living(s, self.who, f)] if n else [])


class GainBlood(ChangeBlood):
    """Minions gain blood, or life, from the bank; what is above the capacity drains (V-009)."""

    SIGN: ClassVar[int] = 1

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(not is_vampire(s, p) or blood(s, p) < capacity(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n, where = counted(self.amount, BLOOD, voice, it)
        return voice.does(self.who.each(voice, it), "gain", f"{n}{where}")


class BurnBlood(ChangeBlood):
    """Minions burn blood, or life. As a cost: all of it."""

    SIGN: ClassVar[int] = -1

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(blood(s, p) for p in living(s, self.who, f))

    def payable(self, s: Vtes, f: Frame, purse: Purse) -> bool:
        n, there = value_of(s, self.amount, f), living(s, self.who, f)
        return bool(there) and all(purse.take((blood_name(s, p), p), n, blood(s, p)) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        n, where = counted(self.amount, BLOOD, voice, it)
        return f"burn {n} from {self.who.each(voice, it)}{where}"


class BloodToPool(Effect):
    """Move blood from a vampire to your pool, as far as there is any."""

    amount: Number = 1
    who: Group = ME

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            n = min(value_of(s, self.amount, f), blood(s, p))
            if n:
                emit(
                    s,
                    frame,
                    [about(s, "blood", p, -n), about_seat("pool", s.game.speaks(s, p), n, after=0, as_much=True)],
                )

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(blood(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take {said(self.amount, voice, it)} blood from {self.who.each(voice, it)} into its controller's pool"


class MoveBlood(Effect):
    """Move blood from one vampire to another, as far as there is any."""

    source: Group
    to: Group
    amount: int = 1

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source, to = first(s, self.source, f), first(s, self.to, f)
        n = min(self.amount, min((blood(s, p) for p in source), default=self.amount))
        if source and to and n:
            emit(s, frame, [about(s, "blood", source[0], -n), about(s, "blood", to[0], n, after=0, as_much=True)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.to, f)) and any(blood(s, p) for p in living(s, self.source, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(
            self.source.each(voice, it), "give", f"{self.amount} of its blood to {self.to.each(voice, it)}"
        )


class DrainWaiting(MoveBlood):
    """Move blood from a crypt card in an uncontrolled region: an action that does it is directed at whose that is."""

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose cards lose blood."""
        return tuple([s.pieces[p].place for p in living(s, self.source, f) if s.pieces[p].place != f.seat])


class MoveSome(Effect):
    """Move blood from a vampire to your pool: as much as you choose within bounds, as far as it is there (C-019).

    Attributes:
        least, most: the bounds.
        who: the vampire.
    """

    least: int = 0
    most: int = 99
    who: Group = THAT

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            there = blood(s, p)
            room = range(min(self.least, there), min(self.most, there) + 1)
            s.ask(f.seat, ("how much to move?", p), [("number", (n,), ((move_blood, p, f.seat, n),)) for n in room])

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(blood(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        many = "as much blood as you choose" if self.most > 9 else f"{self.least} to {self.most} blood"
        return f"move {many} from {self.who.each(voice, it)} to your pool"


@step("vtes.move_blood")
def move_blood(s: Vtes, vampire: int, seat: int, n: int) -> None:
    """Move blood from a vampire to a pool."""
    if n:
        happen(s, about(s, "blood", vampire, -n), about_seat("pool", seat, n, after=0, as_much=True))


class MoveUpTo(Effect):
    """Move blood from one card to another: as much as you choose, at most so much and as far as it is there.

    On a card that is no minion it is counters.
    """

    source: Group
    to: Group
    most: int = 1

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source, to = first(s, self.source, f), first(s, self.to, f)
        if source and to:
            room = range(min(self.most, _there(s, source[0])) + 1)
            options = [("number", (n,), ((move_over, source[0], to[0], n),)) for n in room]
            s.ask(f.seat, ("how much to pass on?", source[0], to[0]), options)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.to, f)) and any(_there(s, p) for p in living(s, self.source, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move at most {self.most} blood of {self.source.each(voice, it)} over to {self.to.each(voice, it)}"


@step("vtes.move_over")
def move_over(s: Vtes, source: int, to: int, n: int) -> None:
    """Move blood or counters from one card to another."""
    if n:
        happen(s, _changed(s, source, -n), _changed(s, to, n).but(after=0, as_much=True))


def _there(s: Vtes, piece: int) -> int:
    """Return the blood on a minion, or on a crypt card; on another card its counters."""
    bleeds = definition(s, piece).kind in ("vampire", "ally")
    return blood(s, piece) if bleeds else s.pieces[piece].count("counter")


def _changed(s: Vtes, piece: int, n: int) -> Event:
    bleeds = definition(s, piece).kind in ("vampire", "ally")
    if bleeds:
        return about(s, "blood", piece, n)
    return about(s, "counter" if n > 0 else "lift", piece, abs(n), detail=("counter",))


class PoolToBlood(Effect):
    """Move pool of its controller to a vampire."""

    amount: int = 1
    who: Group = ME

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            seat = s.game.speaks(s, p)
            n = min(self.amount, s.pool[seat])
            emit(s, frame, [about_seat("pool", seat, -n), about(s, "blood", p, n, after=0, as_much=True)])

    def able(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        return (
            bool(there)
            and s.pool[s.game.speaks(s, there[0])] > self.amount
            and blood(s, there[0]) < capacity(s, there[0])
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.amount} pool from its controller to {self.who.each(voice, it)}"


class AddBlood(Effect):
    """Lay blood on an uncontrolled vampire of yours; or of others, where the group says so."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "blood", p, n) for p in living(s, self.what, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        n, where = counted(self.amount, BLOOD, voice, it)
        return f"put {n} on {self.what.each(voice, it)}{where}"


class BurnEdge(Effect):
    """Burn the Edge, which you must hold (V-064)."""

    def run(self, s: Vtes, frame: int) -> None:
        emit(s, frame, [about_seat("edge", s.rows[frame].seat, detail=(-1,))])

    def able(self, s: Vtes, f: Frame) -> bool:
        return s.edge == f.seat

    def payable(self, s: Vtes, f: Frame, purse: Purse) -> bool:
        return s.edge == f.seat and purse.take("edge", 1, 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "burn your Edge"


class EdgeToNobody(Effect):
    """Burn the Edge, also one that another Methuselah holds; nothing happens if nobody holds it."""

    def run(self, s: Vtes, frame: int) -> None:
        if s.edge >= 0:
            emit(s, frame, [about_seat("edge", s.edge, detail=(-1,))])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Edge is burned"


class Transfers(Effect):
    """As a cost: spend transfers."""

    amount: int

    def run(self, s: Vtes, frame: int) -> None:
        spend_transfers(s, self.amount)
        done(s, frame, self.amount)

    def able(self, s: Vtes, f: Frame) -> bool:
        return transfers_left(s) >= self.amount

    def payable(self, s: Vtes, f: Frame, purse: Purse) -> bool:
        return purse.take("transfers", self.amount, transfers_left(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"spend {self.amount} transfer{'' if self.amount == 1 else 's'}"


class MasterAction(Effect):
    """As a cost: use a master phase action."""

    def run(self, s: Vtes, frame: int) -> None:
        spend_master(s, s.rows[frame].seat)
        done(s, frame)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(masters_left(s))

    def payable(self, s: Vtes, f: Frame, purse: Purse) -> bool:
        return purse.take("masters", 1, masters_left(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "spend a master phase action"


class Draw(Effect):
    """Draw from your library; then the hand is discarded down."""

    amount: int = 1

    def run(self, s: Vtes, frame: int) -> None:
        s.do((draw, s.rows[frame].seat, self.amount))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"draw {self.amount} card{'' if self.amount == 1 else 's'}; then discard down to your hand size"


class DrawCrypt(Effect):
    """The top card of the crypt comes to its player's uncontrolled region."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [about(s, "uncontrol", p) for p in pile(s, "crypt", f.seat)[:1]])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "draw a card from your crypt"


class MoreHand(Effect):
    """Your hand, or that of others, is larger or smaller until the turn or the game is over, or until the next unlock or
    discard phase of whose it is."""

    amount: int
    until: str = "turn"
    who: Group = YOU

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        seats = tuple(self.who.members(s, f))
        for seat in seats:
            until: Any = {"turn": "turn", "game": ("forever",)}.get(self.until, (self.until, seat))
            count_use(s, (HAND_SIZE, seat), until, self.amount)
        s.do((adjust, seats))

    def say(self, voice: Voice, it: str = "it") -> str:
        ends = {"turn": "until the turn ends", "game": "until the game ends"}
        whose = "your" if self.who == YOU else "their"
        when = ends.get(self.until, f"up to {whose} next {self.until} phase")
        gets = "get" if self.who == YOU else f"{self.who.each(voice, it)} gets"
        return f"{gets} {self.amount:+d} to {whose} hand size {when}".replace(" -", " −")


class FeedTheLast(Effect):
    """Of two vampires the only one that is ready gains blood; if both are, or neither is, nothing happens."""

    one: Group
    other: Group
    amount: int

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [p for group in (self.one, self.other) for p in living(s, group, f) if s.pieces[p].zone == "ready"]
        if len(there) == 1:
            s.do((happening, about(s, "blood", there[0], self.amount)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if only one of them is ready after the combat, it gains {self.amount} blood"
