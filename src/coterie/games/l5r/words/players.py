"""Honor, fate and cards of players; “your opponent”, which is one of them (parts 11 and 24)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeGuard

from coterie.games.l5r.atoms.pools import fate_by, honor_by, set_dials
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import foes, foes_meant, highest_bid, in_order, members, seated
from coterie.games.l5r.facts.values import note
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.bids import bid_of, give_honor, modify_bid, sits_out
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Event, about, settling
from coterie.kernel.limits import used
from coterie.kernel.loops import choose_several
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, pile, ref
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, Times, counted, said, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import YOU, About, Seats
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice


class Opponent(One, About):
    """“Your opponent”: any one player of the other team, said as the effect resolves (L-24.4, U-237)."""

    KIND: ClassVar[str] = "seat"
    OPPOSES: ClassVar[bool] = True

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return foes_meant(s, f)

    def fits(self, s: Any, f: Frame, event: Any, row: Piece | None) -> bool | None:
        return event.seat >= 0 and bool(s.teams[event.seat] != s.teams[f.seat])

    def called(self, voice: Voice, it: str = "it") -> str:
        return "your opponent"


OPPONENT = Opponent()


class YourTeam(Seats):
    """You, as a member of your team: each member counts as doing what a team does, as declaring conflicts and claiming rings
    (U-133, U-207, U-223)."""

    whose: Literal["you", "foe", "ours", "any"] = "ours"

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return YOU.noun(voice, it)

    def each(self, voice: Voice, it: str = "it") -> str:
        return YOU.each(voice, it)


YOUR_TEAM = YourTeam()


class OneOfTeam(Seats):
    """A player, but of those of a team that do something together only one: it is done once (L-9.8, U-207)."""

    def fits(self, s: Any, f: Frame, event: Event, row: Piece | None) -> bool | None:
        if not super().fits(s, f, event, row):
            return False
        team = s.teams[event.seat]
        return bool(event.seat == (seated(s, team) or members(s, team))[0])


ONE_OF_TEAM = OneOfTeam()


class EachPlayer(Group):
    """Each player; the Shadowlands deck is one, too (U-066)."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return in_order(s)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return voice.noun("player")


EACH_PLAYER = EachPlayer()


class AgainstOne(Effect):
    """An effect that concerns one opponent, whom no group in it names (L-24.4)."""

    SORT: ClassVar[bool] = True
    OPPOSES: ClassVar[bool] = True


def one_of(s: Any, who: Group, f: Frame) -> int:
    """Return the seat that a group means, the first where nobody has said which; -1 for none."""
    there = who.members(s, f)
    return there[0] if there else -1


class OtherPlayers(Group):
    """Each player but you; the Shadowlands deck is one, too (U-066)."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple([owner for owner in in_order(s) if owner != f.seat])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("other player", "other players")


OTHER_PLAYERS = OtherPlayers()


class ThatPlayer(One):
    """The player whom the event is about that is being answered."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        event = event_of(s, f)
        return () if event is None or event.seat < 0 else (event.seat,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "that player"


THAT_PLAYER = ThatPlayer()


def is_loss(n: Number) -> TypeGuard[Times]:
    """Return whether an amount that is worked out is taken away, not given."""
    return isinstance(n, Times) and n.factor == -1 and not n.plus


def can_change_honor(s: L5R, seat: int, n: int, source: int) -> bool:
    """Return whether a player can gain honor, or lose it where the number is negative: the Shadowlands have none, and who
    has none left loses none (L-8.1, L-8.17, U-024)."""
    if n < 0 and used(s, ("keeps honor", seat), "phase"):
        return False
    verb = "gain honor" if n > 0 else "lose honor"
    return is_clan(s, seat) and (n > 0 or s.honor[seat] > 0) and not forbidding(s, verb, ("seat", seat), source)


class Gains(Effect):
    """Players gain what they have in a pool, or lose it where the amount is negative; the base class of several words.

    Attributes:
        POOL: what it is.
        amount: how much.
        who: the players.
    """

    SORT: ClassVar[bool] = True
    POOL: ClassVar[str]
    amount: Number = 1
    who: Group = YOU

    def by(self, seat: int, n: int) -> Event:
        """Return the event by which a player gains so much, or loses it."""
        raise NotImplementedError

    def loss(self) -> str:
        """Return the verb for a number that is lost."""
        return "lose"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        if n:
            emit(s, frame, [self.by(seat, n) for seat in self.who.members(s, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        who, n = self.who.each(voice, it), self.amount
        if isinstance(n, int):
            return voice.does(who, "gain" if n > 0 else self.loss(), f"{abs(n)} {self.POOL}")
        verb, worth = ("lose", n.amount) if is_loss(n) else ("gain", n)
        return voice.does(who, verb, f"X {self.POOL} (X equals {said(worth, voice, it)})")


class GainHonor(Gains):
    """Players gain honor, or lose it where the amount is negative."""

    POOL: ClassVar[str] = "honor"

    def by(self, seat: int, n: int) -> Event:
        return honor_by(seat, n)

    def able(self, s: L5R, f: Frame) -> bool:
        n = value_of(s, self.amount, f)
        return n != 0 and any(can_change_honor(s, seat, n, f.source) for seat in self.who.members(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        n = -value_of(s, self.amount, f)
        if not is_clan(s, f.seat):
            return True  # all honor counts as paid (U-025)
        return self.able(s, f) and purse.take(("honor", f.seat), n, s.honor[f.seat])


class TakeHonor(Effect):
    """Take honor from your opponent (L-11.1, L-11.4)."""

    amount: int = 1
    who: Group = OPPONENT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, self.who, f)
        if foe >= 0:
            give_honor(s, foe, f.seat, self.amount, f.source)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._can_take(s, f, foe) for foe in self.who.members(s, f))

    def _can_take(self, s: L5R, f: Frame, foe: int) -> bool:
        """Return whether honor can be taken: from the Shadowlands it is gained (U-026)."""
        loses = can_change_honor(s, foe, -self.amount, f.source)
        return loses or (not is_clan(s, foe) and can_change_honor(s, f.seat, self.amount, f.source))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take {self.amount} honor from {self.who.each(voice, it)}"


class GainFate(Gains):
    """Players gain fate from the bank, or lose it where the amount is negative. As a cost it is spent."""

    POOL: ClassVar[str] = "fate"

    def by(self, seat: int, n: int) -> Event:
        return fate_by(seat, n)

    def able(self, s: L5R, f: Frame) -> bool:
        n = value_of(s, self.amount, f)
        return n > 0 or (n < 0 and any(s.fate[seat] for seat in self.who.members(s, f)))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return purse.take(("fate", f.seat), -value_of(s, self.amount, f), s.fate[f.seat])

    def loss(self) -> str:
        return "pay" if self.who == YOU else "lose"


class TakeFate(Effect):
    """Take fate from your opponent, or as much from each of several (L-11.1)."""

    amount: int = 1
    who: Group = OPPONENT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        taken = [(foe, min(self.amount, s.fate[foe])) for foe in self._from(s, f)]
        emit(s, frame, [event for foe, n in taken if n > 0 for event in (fate_by(foe, -n), fate_by(f.seat, n))])

    def _from(self, s: L5R, f: Frame) -> tuple[int, ...]:
        if self.who != OPPONENT:
            return self.who.members(s, f)
        foe = one_of(s, OPPONENT, f)
        return (foe,) if foe >= 0 else ()

    def able(self, s: L5R, f: Frame) -> bool:
        least = self.amount if self.who == OPPONENT else 1
        return any(s.fate[foe] >= least for foe in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take {self.amount} fate from {self.who.each(voice, it)}"


class GiveFate(AgainstOne):
    """Give your opponent fate."""

    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        if foe >= 0:
            emit(s, frame, [fate_by(f.seat, -self.amount), fate_by(foe, self.amount)])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] >= self.amount and bool(foes(s, f.seat))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return purse.take(("fate", f.seat), self.amount, s.fate[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give your opponent {self.amount} fate"


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Draw(Effect):
    """Draw from your conflict deck; an empty one costs honor (L-18.1)."""

    amount: Number = 1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((cards.draw, f.seat, value_of(s, self.amount, f)))

    def able(self, s: L5R, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and cards.can_draw(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        cards_, worth = counted(self.amount, voice.noun("card"), voice, it)
        return f"draw {cards_}{worth}"


class DiscardAtRandom(Effect):
    """Cards of a hand are discarded at random; a single one is called “card” from then on."""

    amount: int = 1
    who: Group = OPPONENT

    def run(self, s: L5R, frame: int) -> None:
        foe = one_of(s, self.who, s.rows[frame])
        there = cards.at_random(s, foe, self.amount) if foe >= 0 else []
        if len(there) == 1:
            s.rows[frame] = s.rows[frame].bind("card", ref(s, there[0])).bind("card was", note(s, there[0]))
        emit(s, frame, [about(s, "discard", p) for p in there])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "hand", seat) for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n = "a card" if self.amount == 1 else f"{self.amount} cards"
        return voice.does(self.who.each(voice, it), "discard", f"{n} at random")


class DiscardChosen(Effect):
    """A player discards cards of its hand that it chooses itself."""

    amount: Number = 1
    who: Group = YOU

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        seat = one_of(s, self.who, f)
        there = pile(s, "hand", seat) if seat >= 0 else ()
        n = min(value_of(s, self.amount, f), len(there))
        if n:
            s.do((choose_several, seat, ("discard?", n), "piece", there, n, n, (discard_these, frame), False))

    def able(self, s: L5R, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(pile(s, "hand", seat) for seat in self.who.members(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        held = len([p for p in pile(s, "hand", f.seat) if p != f.source])
        return purse.take(("hand", f.seat), value_of(s, self.amount, f), held)

    def say(self, voice: Voice, it: str = "it") -> str:
        cards_, where = counted(self.amount, voice.noun("card"), voice, it)
        if self.who == YOU:
            return f"discard {cards_}{where}"
        return voice.does(self.who.each(voice, it), "discard", f"{cards_} of their choice{where}")


@step("l5r.discard_these")
def discard_these(s: L5R, frame: int, chosen: tuple[int, ...]) -> None:
    """Discard the cards of a hand that were chosen."""
    emit(s, frame, [about(s, "discard", p) for p in chosen])


class ShiftBid(Effect):
    """Your bid counts for more or less; the dial stays (L-5.5)."""

    by: int = 1

    def run(self, s: L5R, frame: int) -> None:
        modify_bid(s, s.rows[frame].seat, self.by)

    def able(self, s: L5R, f: Frame) -> bool:
        n = bid_of(s, f.seat)  # a team-mate of who bids in a duel has no bid
        return n is not None and n + self.by >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{'raise' if self.by > 0 else 'lower'} your bid by {abs(self.by)}"


class TurnDial(Effect):
    """Your dial shows 1 more or less from now on, from 1 to the highest bid, and your bid is that (L-5.5)."""

    by: int = 1

    def run(self, s: L5R, frame: int) -> None:
        seat = s.rows[frame].seat
        set_dials(s, ((seat, s.dials[seat] + self.by),))
        modify_bid(s, seat, self.by)
        settling(s)

    def able(self, s: L5R, f: Frame) -> bool:
        return not sits_out(s, f.seat) and 1 <= s.dials[f.seat] + self.by <= highest_bid(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"turn your dial {'up' if self.by > 0 else 'down'} by {abs(self.by)}"


# ── what others choose ──────────────────────────────────────────────────────────────────────────────────────────────


class GiveHonor(AgainstOne):
    """Give your opponent honor (L-11.4)."""

    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        if foe >= 0:
            give_honor(s, f.seat, foe, self.amount, f.source)
            done(s, frame)

    def able(self, s: L5R, f: Frame) -> bool:
        return not is_clan(s, f.seat) or can_change_honor(s, f.seat, -self.amount, f.source)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        if not is_clan(s, f.seat):
            return self.able(s, f)  # all honor counts as paid (U-025)
        return self.able(s, f) and purse.take(("honor", f.seat), self.amount, s.honor[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give your opponent {self.amount} honor"


class TheyDo(AgainstOne):
    """Your opponent does something: it makes the choices, and “you” is it there."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        if foe >= 0:
            s.do(*each_in_turn(self.does, frame, f.seat, (foe,)))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does.able(s, Frame(f.source, foe, f.actor, f.bound)) for foe in OPPONENT.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.done_by("your opponent", self.does.say(voice.asked, it))


@step("l5r.as_seat")
def as_seat(s: L5R, frame: int, seat: int) -> None:
    """Let another seat decide within a frame."""
    f: Frame = s.rows[frame]
    s.rows[frame] = Frame(f.source, seat, f.actor, f.bound)


def each_in_turn(does: Effect, frame: int, seat: int, seats: tuple[int, ...]) -> list[Step]:
    """Return the steps in which several seats do something in turn; then the frame is again that of its own seat."""
    return [now for each in seats for now in ((as_seat, frame, each), (run, does, frame))] + [(as_seat, frame, seat)]
