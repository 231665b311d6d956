"""Attacks that cards begin; whether one is in progress, who fights in it, which cards were played in it."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals import facts
from coterie.games.rivals.facts import definition
from coterie.games.rivals.rules.attack import ATTACK
from coterie.games.rivals.rules.attack_state import Attack, fight, is_open
from coterie.games.rivals.rules.targets import open_to
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.games.rivals.words.fights import CannotBeBlocked
from coterie.games.rivals.words.parties import ACTOR
from coterie.kernel.limits import used
from coterie.kernel.pieces import Ref, found
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import Gain
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class Unhindered(Gain):
    """The next attack of characters this turn cannot be blocked: what they gain does that at their next attack, and once."""

    ability: Standing = Trigger("forced reaction", "attack", THIS, CannotBeBlocked(), must=True, limit=ONCE_A_TURN)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"have the next attack of {self.what.each(voice, it)} this turn be one that nobody can block"


class BeginAttack(Effect):
    """The character that plays the card attacks another at once, though it is exhausted; that one can play no Reaction card."""

    whom: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for who in self.able_pair(s, f):
            s.do((attack_at_once, *who))

    def able_pair(self, s: Rivals, f: Frame) -> list[tuple[Ref, Ref]]:
        """Return who would attack, and whom, as [(attacker, target)]; [] where there is nobody."""
        pairs = [(one, other) for one in ACTOR.members(s, f) for other in self.whom.members(s, f)]
        there = [pair for pair in pairs if found(s, pair[1]) is not None and facts.is_character(s, pair[1][0])]
        return [(one, other) for one, other in there if open_to(s, f.seat, other[0], one[0])][:1]

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self.able_pair(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attack {self.whom.each(voice, it)} with this character; it cannot play a Reaction card"


@step("rivals.attack_at_once")
def attack_at_once(s: Rivals, attacker: Ref, target: Ref) -> None:
    """Begin an attack whose target is known and cannot react."""
    ATTACK.begin(s, Attack(attacker, target, unanswered=True))


class DuringAttack(Condition):
    """An attack is in progress."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an attack goes on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no attack goes on"


class FirstOfSort(Condition):
    """It is the first attack of a type by this character's party this turn."""

    sort: str

    def holds(self, s: Rivals, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and used(s, ("sort", self.sort, this[0]), "turn") == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the first {self.sort.title()} attack of this party this turn"


class FightsAgainst(Condition):
    """A character attacks one that matches a filter, or reacts to its attack."""

    who: Group
    which: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None:
            return False
        mine = living(s, self.who, f)
        others = [now.target] if now.attacker[0] in mine else [now.attacker] if now.target[0] in mine else []
        there = [other[0] for other in others if found(s, other) is not None]
        return any(self.which.holds(s, f, p, s.pieces[p]) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} fights {described(self.which, voice.noun('vampire'), voice, it).a()}"


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
