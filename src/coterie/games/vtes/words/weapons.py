"""Weapons and other gear: which weapons can be hidden until they are drawn, and gear that suffers no other beside it."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import definition
from coterie.games.vtes.numbers import STRENGTH
from coterie.games.vtes.words.asked import ByThisCard
from coterie.games.vtes.words.selves import minion_of
from coterie.games.vtes.words.striking import Damage, HandStrike, Strike
from coterie.games.vtes.words.uses import Can
from coterie.kernel.modifiers import modifiers
from coterie.kernel.pieces import Piece
from coterie.words.amounts import value_of
from coterie.words.cards.groups import HOST
from coterie.words.cards.numbers import keys_for, meant
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, frame_of
from coterie.words.standing import Marker, Standing
from coterie.words.voice import Voice
from coterie.words.word import walk


class Concealable(Filter):
    """A weapon that costs less pool than so much, and strikes for less damage than so much, none of it aggravated.

    The strength of the minion of the effect counts for what strikes with it.

    Attributes:
        pool, damage: the bounds; those are too much already.
    """

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    pool: int
    damage: int

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face, at = s.game.faces[row.face], minion_of(s, f)
        strength = 0 if at is None else s.game.number(s, STRENGTH, at[0])
        strikes = [word.does for word in face.abilities if isinstance(word, Can) and "strike" in word.when]
        mild = [self._is_mild(s, f, strike, strength) for strike in strikes]
        return all(way.pool < self.pool for way in face.plays.ways) and all(mild)

    def _is_mild(self, s: Any, f: Frame, strike: Any, strength: int) -> bool:
        if isinstance(strike, HandStrike):
            return not strike.aggravated and strength + value_of(s, strike.more, f) < self.damage
        if isinstance(strike, Damage):
            return not strike.aggravated and value_of(s, strike.amount, f) < self.damage
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"for less than {self.pool} pool that strikes for less than {self.damage} damage, none of it aggravated,"


class NoOtherGear(Standing):
    """In the action that this card gives, no other equipment of its bearer adds to a number of that."""

    number: str

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), HOST, row, piece)

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        mine = number == self.number and meant(s, HOST, row, piece, target)
        return mine and ByThisCard().holds(s, frame_of(s, row, piece))

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        """Return what takes off again all that other equipment adds."""
        there = [(p, word) for p, word in modifiers(s, number, target) if p != piece and self._is_gear(s, p)]
        return -sum([max(0, int(word.by(s, number, s.pieces[p], p, target))) for p, word in there])

    def _is_gear(self, s: Any, piece: int) -> bool:
        return bool(s.game.kind(s, piece) == "equipment")

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"other equipment does not add to the {self.number} of that action"


def is_ranged(card: Any) -> bool:
    """Return whether a card is a weapon with a ranged strike."""
    strikes = [word for ability in card.abilities for word in walk(ability) if isinstance(word, Strike)]
    return "weapon" in card.traits and any(getattr(word, "ranged", False) for word in strikes)


class RangedWeapon(Filter):
    """A weapon with a ranged strike."""

    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return is_ranged(definition(s, item, row)) if row.face else None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "ranged"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not ranged"


class NoRangedWeapons(Marker):
    """The bearer of this card cannot have ranged weapons, but one of a name."""

    but: str

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "refusing"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} cannot have any ranged weapon but {self.but}"


def refuses(s: Any, card: Any, minion: int) -> bool:
    """Return whether a minion bears a card that keeps it from having a certain weapon."""
    there = [p for p in s.ears.get(("used", "refusing"), ()) if s.pieces[p].host == minion]
    words = [word for p in there for word in s.pieces[p].text if isinstance(word, NoRangedWeapons)]
    return any(word.but != card.name for word in words) and is_ranged(card)
