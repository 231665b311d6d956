"""What must hold: that a conflict goes on, how honorable one is, what this card does, what the dials show."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.l5r.facts.cards import characters, side_of
from coterie.games.l5r.facts.conflicts import conflict, elements, participants, played_in_conflict
from coterie.games.l5r.facts.teams import foes, foes_meant, in_order, team_of
from coterie.games.l5r.facts.values import honor_gap
from coterie.games.l5r.numbers import GLORY
from coterie.games.l5r.rules.attackable import attacked
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.words.filters import ItsBearer, Taking
from coterie.kernel.limits import used
from coterie.kernel.pieces import found, pile
from coterie.words.cards.answered import event_of
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, described, flat
from coterie.words.frames import Frame
from coterie.words.groups import Bound
from coterie.words.voice import Voice, an


class During(Condition):
    """A conflict goes on, perhaps one of a type or of an element."""

    kind: Literal["", "military", "political"] = ""
    element: str = ""

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        if now is None or now.over:
            return False
        return self.kind in ("", now.kind) and (not self.element or self.element in elements(s))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"there is {self._what}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"there is no {self._what.partition(' ')[2]}"

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        return "during any conflict" if self == CONFLICT else f"during {self._what}"

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        if isinstance(other, Nth):
            return f"during {other.which}"
        if isinstance(other, ThisIs | BearerIs) and any(isinstance(each, Taking) for each in flat(other.which)):
            return f"{word} {other.say(voice, it)}{f' in {self._what}' if self != CONFLICT else ''}"
        return ""

    @property
    def _what(self) -> str:
        return an(" ".join([word for word in (self.kind, self.element, "conflict") if word]))


CONFLICT = During()


class InPhase(Condition):
    """It is a certain phase."""

    phase: str

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it is not the {self.phase} phase"

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(s.phase == self.phase)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the {self.phase} phase"

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        return f"during the {self.phase} phase"


def such(what: str, said: str) -> str:
    """Return that a card is so: “it is honored”, “it is a Monk character”, “it has 2 or more fate”."""
    if said.startswith(("that can ", "that has ")):
        return f"{what} {said.removeprefix('that ')}"
    if said.startswith("with "):
        return f"{what} has {said.removeprefix('with ')}"
    if said.startswith("of printed cost "):
        whose = "its" if what == "it" else f"{what}'s"
        return f"{whose} printed cost is {said.removeprefix('of printed cost ')}"
    trait = said.removeprefix("non-")[:1].isupper() and " " not in said
    return f"{what} is {an(f'{said} character') if trait else said}"


def alone(said: str) -> str:
    """Return what is said of a single character: “attacking alone”."""
    return said.replace(" without another character on its side", " alone")


class ThisIs(Condition):
    """Something holds of the card that speaks, as it is now."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        this = f.get("this")
        now = None if this is None else found(s, this)
        return now is not None and bool(self.which.holds(s, f, this[0], now))

    def say(self, voice: Voice, it: str = "it") -> str:
        said = alone(self.which.say(voice, it))
        if said.startswith("non-"):
            names = [each.removeprefix("non-") for each in said.split(" non-")]
            return f"{voice.this} is {'neither' if len(names) > 1 else 'not'} {' nor '.join(names)}"
        return such(voice.this, said)

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} is not {self.which.say(voice, it)}"


class BearerIs(Condition):
    """Something holds of the card to which the card that speaks is attached."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        host = f.get("host")
        return host is not None and host >= 0 and bool(self.which.holds(s, f, host, s.pieces[host]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return such(voice.bearer, self.which.say(voice, it))

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.bearer} is not {self.which.say(voice, it)}"


class AtThis(Condition):
    """The conflict is at the province that speaks, or at that in which the card lies that speaks."""

    def holds(self, s: Any, f: Frame) -> bool:
        now, this = conflict(s), f.get("this")
        return now is not None and this is not None and s.pieces[this[0]].place in now.places

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the conflict is at this province"


AT_THIS = AtThis()


class YouAttack(Condition):
    """Your side attacks in the conflict that goes on, or it defends."""

    role: Literal["attacker", "defender"] = "attacker"

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and (team_of(s, f.seat) == now.team) == (self.role == "attacker")

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you are the {self.role}"


class Honorable(Condition):
    """You have more honor than an opponent, by so much at least; or less (L-11.3)."""

    more: bool = True
    by: int = 1

    def holds(self, s: Any, f: Frame) -> bool:
        sign = 1 if self.more else -1
        return any(sign * honor_gap(s, f.seat, foe) >= self.by for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        least = f"at least {self.by} " if self.by > 1 else ""
        return f"an opponent has {least}{'less' if self.more else 'more'} honor than you"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"you are not {'more' if self.more else 'less'} honorable than an opponent"


class MoreOf(Condition):
    """You control more characters of which a filter holds than an opponent, or fewer."""

    which: Filter
    more: bool = True

    def holds(self, s: Any, f: Frame) -> bool:
        pieces, speaks, holds = s.pieces, s.game.speaks, self.which.holds
        who = [speaks(s, p) for p in characters(s) if holds(s, f, p, pieces[p])]  # a controller for each of them
        sign, mine = 1 if self.more else -1, who.count(f.seat)
        return any(sign * mine > sign * who.count(foe) for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        many = described(self.which, voice.noun("character"), voice, it).many
        return f"an opponent has {'fewer' if self.more else 'more'} {many} than you"


class YouFirst(Condition):
    """Your team has the first player token."""

    def holds(self, s: Any, f: Frame) -> bool:
        return team_of(s, f.seat) == int(s.first)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you are the first player"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you are not the first player"


class TheyHaveFavor(Condition):
    """The team that your side attacks has the Imperial Favor."""

    def holds(self, s: Any, f: Frame) -> bool:
        return s.favor >= 0 and bool(s.favor != team_of(s, f.seat))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an opponent has the Imperial Favor"


class Claimed(Condition):
    """Your team has claimed the ring of an element (L-7.6)."""

    element: str

    def holds(self, s: Any, f: Frame) -> bool:
        return any(ring.element == self.element and ring.holder == team_of(s, f.seat) for ring in s.rings)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have claimed the {self.element} ring"


class Ahead(Condition):
    """Your side has more skill in the conflict as it stands."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        if now is None:
            return False
        one, other = totals(s, now)
        return (one > other) if team_of(s, f.seat) == now.team else (other > one)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your side has more skill in the conflict"


class WonBy(Condition):
    """The conflict was won by so much skill, or more."""

    least: int

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and now.compared and abs(now.totals[0] - now.totals[1]) >= self.least

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it was won by {self.least} or more"


class Nth(Condition):
    """It is the first conflict in this round or in this phase, or the first of a type."""

    kind: Literal["", "military", "political"] = ""
    per: Literal["round", "phase"] = "round"

    def holds(self, s: Any, f: Frame) -> bool:
        return used(s, ("conflicts of type", self.kind) if self.kind else ("conflicts",), self.per) <= 1

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is {self.which}"

    @property
    def which(self) -> str:
        """The conflict that is meant: “the first military conflict of the round”."""
        kind = f"{self.kind} " if self.kind else ""
        return f"the first {kind}conflict of the {self.per}"


class ThatIs(Condition):
    """Something holds of what was chosen."""

    which: Filter
    name: str = "that"

    def holds(self, s: Any, f: Frame) -> bool:
        at = f.get(self.name)
        now = None if at is None else found(s, at)
        return now is not None and bool(self.which.holds(s, f, at[0], now))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = it if self.name == "it" else Bound(self.name).called(voice, it)
        said = self.which.say(voice, it)
        if said.startswith("you "):  # “you control”
            return f"{said} {what}"
        if said.startswith("that "):
            return f"{what} {said.removeprefix('that ')}"
        return f"{what} is {voice.noun(said).a()}" if self.which.PART == "noun" else such(what, said)


class ThisWon(Condition):
    """The card that speaks has won the duel."""

    def holds(self, s: Any, f: Frame) -> bool:
        winner, this = f.get("winner"), f.get("this")
        return winner is not None and winner == this

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} wins"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} does not win"


class MoreGlory(Condition):
    """Your side has more glory in the conflict than the other, of ready characters."""

    def holds(self, s: Any, f: Frame) -> bool:
        mine, other = 0, 0
        for p in participants(s):
            if s.pieces[p].ready:
                n = s.game.number(s, GLORY, p)
                ours = side_of(s, p) == team_of(s, f.seat)
                mine, other = mine + n * ours, other + n * (not ours)
        return mine > other

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your ready participating characters have more glory than those of your opponent"


class AttackedOften(Condition):
    """Opponents have declared so many conflicts against you in this phase, or just so many: a team does, no player of it
    (U-207)."""

    times: int
    exactly: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        there = [attacked(s, team_of(s, foe), f.seat) for foe in foes_meant(s, f)]
        return any(n == self.times or (n > self.times and not self.exactly) for n in there)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        many = "just" if self.exactly else "at least"
        return f"an opponent has declared {many} {self.times} conflicts against you this phase"


class Unopposed(Condition):
    """The attackers have won the conflict, and nobody defended."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and now.compared and now.winner == now.team and not now.defended

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "nobody defended"


UNOPPOSED = Unopposed()


class HasLost(Condition):
    """You have lost a conflict in this phase."""

    def holds(self, s: Any, f: Frame) -> bool:
        return used(s, ("lost", f.seat), "phase") > 0

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you have lost a conflict this phase"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you have lost no conflict this phase"


class FirstAction(Condition):
    """What is answered is the first action that an opponent uses in this conflict."""

    def holds(self, s: Any, f: Frame) -> bool:
        event, there = event_of(s, f), foes(s, f.seat)
        if event is None or conflict(s) is None or "action" not in event.detail or event.seat not in there:
            return False
        return sum([used(s, ("actions", foe), "conflict") for foe in there]) == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the first action that an opponent uses in this conflict"


class Aims(Condition):
    """What is answered has chosen a card as a target of which a filter holds."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        named = () if event is None else event.detail[1]
        return any((now := found(s, at)) is not None and bool(self.which.holds(s, f, at[0], now)) for at in named)

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.which, ItsBearer):
            return f"its target is {voice.bearer}"
        return f"its target is {described(self.which, voice.noun('card'), voice, it).a()}"


class FirstConflict(Condition):
    """Your side has declared one conflict in this phase."""

    def holds(self, s: Any, f: Frame) -> bool:
        return used(s, ("conflicts", team_of(s, f.seat)), "phase") == 1

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it was your first conflict this phase"


class RoleMatches(Condition):
    """The contested ring is of an element of your role."""

    def holds(self, s: Any, f: Frame) -> bool:
        roles = [s.game.faces[s.pieces[p].face] for p in pile(s, "role", f.seat)]
        return any(element in role.traits for role in roles for element in elements(s))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the contested ring is of an element of your role"


class Played(Condition):
    """You have played so many cards during this conflict, or so many of a trait, or all players together have; before the
    one that speaks."""

    least: int = 1
    trait: str = ""
    together: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        seats = in_order(s) if self.together else (f.seat,)
        return sum([played_in_conflict(s, seat, self.trait) for seat in seats]) >= self.least

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"{self.trait.title()} card" if self.trait else "card"
        many = an(what) if self.least == 1 else f"at least {self.least} {what}s"
        who = "all players together" if self.together else "you"
        return f"{who} have played {many} during this conflict"
