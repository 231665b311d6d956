"""Vampires: groups of them, their filters, blood, kill counts, action points and moves."""

from __future__ import annotations

from typing import ClassVar, Literal

from coterie.games.masters import atoms
from coterie.games.masters.numbers import blood_limit
from coterie.games.masters.rules.acting import company
from coterie.games.masters.rules.relics import loss_of_kills
from coterie.games.masters.state import ALL_DISTRICTS, BITS, KILLS_LIMIT, Masters
from coterie.games.masters.words.districts import IN
from coterie.games.masters.words.sets import SetFilter, among, misfits
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Bound, Group, One
from coterie.words.voice import Noun, Voice


class Vampires(Group):
    """Vampires that pass a filter: `Vampires(IN(HERE) & OTHER)`."""

    KIND = "vampire"
    which: Filter = ANYTHING

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return BITS[among(s, f, self.which, (1 << len(s.clan)) - 1, _passing)]

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("vampire"), voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "vampire")


def _passing(each: SetFilter, s: Masters, f: Frame, bits: int) -> int:
    """Return the vampires in a set that pass a filter; `IN` passes those in its districts."""
    if not isinstance(each, IN):
        return each.among(s, f, bits)
    there = each.among(s, f, ALL_DISTRICTS)
    return sum(1 << v for v in BITS[bits] if there >> s.clan[v].district & 1)


class Actor(One):
    """The vampire whose effect it is."""

    KIND = "vampire"
    NEEDS = ("actor",)

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return (f.actor,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "your vampire"


class Leader(One):
    """The leading vampire."""

    KIND = "vampire"

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return (s.lead,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the leading vampire"


class Owner(One):
    """The vampire on whose sheet the card lies."""

    KIND = "vampire"
    NEEDS = ("sheet",)

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return (s.pieces[f.source].place,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the vampire with this card"


YOU, LEADER, OWNER, CLAN = Actor(), Leader(), Owner(), Vampires()

# ── what is said of vampires ────────────────────────────────────────────────────────────────────────────────────────


class Other(SetFilter):
    """A vampire other than the acting one."""

    OF = ("vampire",)
    NEEDS = ("actor",)

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return bits & ~(1 << f.actor)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"


class Awake(SetFilter):
    """A vampire that is not drained."""

    OF = ("vampire",)
    PART = "after"

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return sum(1 << v for v in BITS[bits] if s.clan[v].blood)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is not drained"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is drained"


OTHER, AWAKE = Other(), Awake()


class KILLS(SetFilter):
    """A vampire with at least a number of kills."""

    OF = ("vampire",)
    PART = "after"
    least: int

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return sum(1 << v for v in BITS[bits] if s.clan[v].kills >= self.least)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with a kill count of {self.least}{'' if self.least >= KILLS_LIMIT else ' or more'}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"with a kill count below {self.least}"


class MOST(SetFilter):
    """The vampires with the most blood or kills among those that pass the filters before it."""

    OF = ("vampire",)
    PART = "after"
    SIGN: ClassVar[int] = 1
    of: Literal["blood", "kills"]

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        numbers = {v: self.SIGN * getattr(s.clan[v], self.of) for v in BITS[bits]}
        top = max(numbers.values(), default=0)
        return sum(1 << v for v, n in numbers.items() if n == top)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with the most blood" if self.of == "blood" else "with the highest kill count"


class LEAST(MOST):
    """The vampires with the least blood or kills among those that pass the filters before it."""

    SIGN = -1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with the least blood" if self.of == "blood" else "with the lowest kill count"


class WITH(SetFilter):
    """A district with a vampire of a group."""

    OF = ("district",)
    PART = "after"
    who: Group = CLAN

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        there = 0
        for v in self.who.members(s, f):
            there |= 1 << s.clan[v].district
        return bits & there

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.who.one(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {self.who.noun(voice, it).many}"


VAMPIRE, INHABITANT = WITH(), WITH(Vampires(AWAKE))

# ── conditions ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Drained(Condition):
    """A vampire of the group is drained."""

    who: Group

    def holds(self, s: Masters, f: Frame) -> bool:
        return any(s.clan[v].drained for v in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.one(voice, it)} is drained"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"no {self.who.noun(voice, it).one} is drained"


class DrainedBefore(Condition):
    """A vampire was drained when the event card was drawn."""

    NEEDS = ("event",)

    def holds(self, s: Masters, f: Frame) -> bool:
        return s.tally is not None and s.tally.drained_before

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a vampire was drained before this card came up"


class OwnerKilled(Condition):
    """The kill count of the vampire on whose sheet the card lies has risen since, or is 9."""

    NEEDS = ("sheet",)

    def holds(self, s: Masters, f: Frame) -> bool:
        card = s.pieces[f.source]
        kills = s.clan[card.place].kills
        return kills > card.count("kills") or kills == KILLS_LIMIT

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the kill count of its vampire has risen or is 9"


# ── blood, kill counts, action points ───────────────────────────────────────────────────────────────────────────────


class GainBlood(Effect):
    """Vampires of the group gain blood."""

    blood: int
    who: Group

    def run(self, s: Masters, frame: int) -> None:
        for v in self.who.members(s, s.rows[frame]):
            atoms.gain_blood(s, v, self.blood)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.clan[v].blood < blood_limit(s, v) for v in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return _done_by(self.who, "gain", f"{self.blood} blood", voice, it)

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.blood <= 6 else ["GainBlood: from 1 to 6 blood"])


class LoseBlood(Effect):
    """Vampires of the group lose blood."""

    blood: int
    who: Group

    def run(self, s: Masters, frame: int) -> None:
        for v in self.who.members(s, s.rows[frame]):
            atoms.lose_blood(s, v, self.blood)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.clan[v].blood for v in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return _done_by(self.who, "lose", f"{self.blood} blood", voice, it)

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.blood <= 6 else ["LoseBlood: from 1 to 6 blood"])


def _done_by(who: Group, verb: str, what: str, voice: Voice, it: str) -> str:
    """Return that vampires do something: “gain 1 blood”, “the leading vampire gains …”, “let each vampire gain …”."""
    if isinstance(who, Actor):
        return f"{verb} {what}"
    if isinstance(who, One) and not isinstance(who, Bound):
        return f"{who.called(voice, it)} {verb}s {what}"
    return f"let {who.each(voice, it)} {verb} {what}"


class Kills(Effect):
    """The kill counts of vampires change."""

    by: int
    who: Group

    def run(self, s: Masters, frame: int) -> None:
        for v in self.who.members(s, s.rows[frame]):
            atoms.count_kills(s, v, self.by)
        if self.by < 0:
            loss_of_kills(s)

    def able(self, s: Masters, f: Frame) -> bool:
        kills = [s.clan[v].kills for v in self.who.members(s, f)]
        return any(n < KILLS_LIMIT for n in kills) if self.by > 0 else any(kills)

    def say(self, voice: Voice, it: str = "it") -> str:
        verb = "raise" if self.by > 0 else "lower"
        return f"{verb} the kill count of {self.who.each(voice, it)} by {abs(self.by)}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.by else ["Kills: by nothing"])


class Points(Effect):
    """The acting vampire gains action points for the turn."""

    NEEDS = ("turn",)
    by: int

    def run(self, s: Masters, frame: int) -> None:
        atoms.give_points(s, self.by)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"your vampire {'gains' if self.by > 0 else 'loses'} {abs(self.by)} AP in this turn"


# ── ways ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Summon(Effect):
    """Move that vampire into the acting vampire's district."""

    ACTS_ON = ("vampire",)

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        atoms.move_vampire(s, f.get("that"), s.clan[f.actor].district)

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(s.clan[f.get("that")].district != s.clan[f.actor].district)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"call {it} into your district"


class Travel(Effect):
    """Move your vampire to a district of the group with any number of minions from its own; this is not a Move action."""

    NEEDS = ("free turn",)
    to: Group

    def ways(self, s: Masters, f: Frame) -> list[int]:
        """Return the districts to which the vampire can go."""
        here = s.clan[f.actor].district
        return [at for at in self.to.members(s, f) if at != here]

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        options = [("district", (at,), ((company, f.actor, at),)) for at in self.ways(s, f)]
        s.ask(f.seat, ("to which district",), options)

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(self.ways(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        to = self.to.one(voice, it)
        return f"move your vampire to {to}, with any number of minions from its district (this is no Move action)"
