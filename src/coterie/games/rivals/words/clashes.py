"""Conditions on the current attack and on characters in The Streets; and borrowing a character."""

from __future__ import annotations

from coterie.games.rivals.facts import coterie, definition, playing
from coterie.games.rivals.numbers import BP, stat
from coterie.games.rivals.rules import possession
from coterie.games.rivals.rules.attack import ATTACK
from coterie.games.rivals.rules.attack_state import fight, is_open
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.pieces import ref
from coterie.kernel.scopes import current
from coterie.words.cards.groups import first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class NoCardPlayed(Condition):
    """The attacker has played no Attack card and can no longer play one in this attack."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        serial = current(s, "attack")
        return bool(serial) and s.rows[serial].at > ATTACK.index("4") and ATTACK.of(s, serial).card == NOTHING

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no Attack card was played in this attack"


class PlayedWith(Condition):
    """This character has played a card with a discipline in this attack; face-down cards do not count yet (RR-9)."""

    discipline: str

    def holds(self, s: Rivals, f: Frame) -> bool:
        now, this = fight(s), f.get("this")
        if now is None:
            return False
        cards = [now.card] if now.attacker == this else [now.reaction] if now.reacting == this else []
        return any(is_open(s, p) and self.discipline in definition(s, p).icons for p in cards)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this character has played a card with {self.discipline} in this attack"


class Outranks(Condition):
    """The total BP of your characters in The Streets is higher than that of each foe alone."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        mine = _in_streets(s, f.seat)
        return all(mine > _in_streets(s, seat) for seat in playing(s) if seat != f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the total BP of your characters in The Streets is higher than that of each foe's"


def _in_streets(s: Rivals, seat: int) -> int:
    return sum(stat(s, p, BP) for p in coterie(s, seat) if s.pieces[p].zone == "streets")


class Possess(Effect):
    """Ready a character, make it a party of its own, and act with it at once (R-134 to R-141)."""

    who: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.who, f):
            possession.possess(s, f.seat, ref(s, p), s.pieces[f.source].face)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"ready {self.who.each(voice, it)} as a party of its own and perform an additional action with it at once"
        )
