"""What a Methuselah has in the phases of its turn: master phase actions, transfers, discards; cards burned from libraries,
and cards that are replaced only once they have left play."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.rules.hands import replaced
from coterie.games.vtes.rules.turn import discards_left, gain_discards, give_master, spend_transfers
from coterie.kernel.chance import below
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, pile
from coterie.words.amounts import Amount
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import YOU, Cards, living
from coterie.words.cards.numbers import Bonus, Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.purse import Purse
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class GainMasterAction(Effect):
    """You have another master phase action."""

    def run(self, s: Any, frame: int) -> None:
        give_master(s, s.rows[frame].seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "get another master phase action"


class GainTransfers(Effect):
    """You have more transfers in this phase."""

    amount: int = 1

    def run(self, s: Any, frame: int) -> None:
        spend_transfers(s, -self.amount)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"get {self.amount} more transfer{'' if self.amount == 1 else 's'}"


class DiscardAction(Effect):
    """As a cost: use a discard phase action."""

    def run(self, s: Any, frame: int) -> None:
        gain_discards(s, -1)
        done(s, frame)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(discards_left(s))

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        return purse.take("discards", 1, discards_left(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "spend a discard phase action"


class BurnTop(Effect):
    """Burn cards from the top of a library, as far as there are any. As a cost: all of them."""

    amount: int
    whose: Group = YOU

    def run(self, s: Any, frame: int) -> None:
        seats = self.whose.members(s, s.rows[frame])
        emit(s, frame, [about(s, "discard", p) for seat in seats for p in pile(s, "library", seat)[: self.amount]])

    def able(self, s: Any, f: Frame) -> bool:
        return any(pile(s, "library", seat) for seat in self.whose.members(s, f))

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        there = [len(pile(s, "library", seat)) for seat in self.whose.members(s, f)]
        return bool(there) and all(n >= self.amount for n in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "your" if self.whose == YOU else f"{self.whose.each(voice, it)}'s"
        return f"burn the top {'card' if self.amount == 1 else f'{self.amount} cards'} of {whose} library"


class BurnAtRandom(Effect):
    """Burn one card of a group, at random."""

    what: Cards

    def run(self, s: Any, frame: int) -> None:
        there = living(s, self.what, s.rows[frame])
        emit(s, frame, [about(s, "burn", there[below(s, len(there))])] if there else [])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn {self.what.one(voice, it)} at random"


class ReplaceNow(Effect):
    """This card is replaced now by the Methuselah that has played it."""

    def run(self, s: Any, frame: int) -> None:
        s.do((replaced, s.pieces[s.rows[frame].source].owner))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "who has played it replaces it"


class Half(Amount):
    """Half of an amount, rounded down."""

    amount: Amount

    def value(self, s: Any, f: Frame) -> int:
        return self.amount.value(s, f) // 2

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"half of {self.amount.say(voice, it)}, rounded down"


class BleedCap(Sets):
    """Methuselahs burn no more than so much pool for a bleed; it is no smaller for that (C-059)."""

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.whom.each(voice, it)
        return f"{who} {'burn' if who == 'you' else 'burns'} no more than {self.to} pool for a bleed"


class PerPoint(Bonus):
    """Methuselahs have more of a number for each victory point that they have."""

    SAID: ClassVar[str] = "for every victory point that they have"

    def by(self, s: Any, number: str, row: Any, piece: int, target: Any) -> int:
        points = s.halves[target[1]] // 2 if isinstance(target, tuple) else 0
        return points * (self.amount if isinstance(self.amount, int) else 0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{super().say(voice, it)} {self.SAID}"


class KeepsInfernalPool(Marker):
    """The pool that you burn to unlock infernal minions is put on this card as counters."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "keeping pool"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"whenever you burn a pool to unlock an infernal minion, put a counter on {voice.this}"
