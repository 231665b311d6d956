"""Reaction cards whose damage depends on that of the attack, as both are dealt."""

from __future__ import annotations

from coterie.games.rivals.rules.attack import onslaught
from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.state import Rivals
from coterie.kernel.procedures import remember
from coterie.words.amounts import Amount
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class DamageDealt(Amount):
    """The damage that the attack deals before attributes, shields and responses reduce it, Aggravated damage included."""

    def value(self, s: Rivals, f: Frame) -> int:
        now = fight(s)
        return 0 if now is None else onslaught(s, now) + sum(n for _, n in now.extra)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the damage of the attack before anything lowers it"


class StrikeBack(Effect):
    """This Reaction card deals additional damage to the attacker, determined as the damage of the attack is dealt."""

    amount: Amount

    def run(self, s: Rivals, frame: int) -> None:
        now = fight(s)
        if now is not None:
            remember(s, "attack", back=(*now.back, (self.amount, s.rows[frame])))

    def able(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"deal X damage to the attacker (X equals {self.amount.say(voice, it)})"
