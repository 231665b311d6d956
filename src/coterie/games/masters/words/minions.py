"""Minions: groups of them, and placing, moving, removing and converting them."""

from __future__ import annotations

from typing import Any

from coterie.games.masters import atoms
from coterie.games.masters.rules import event as events
from coterie.games.masters.state import BITS, NEIGHBOURS, Masters
from coterie.games.masters.words.agents import MOVED, Agents, standing_where
from coterie.games.masters.words.sets import misfits
from coterie.kernel.steps import step
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import EACH, IT, Noun, Voice

TAKEN = frozenset(("minion", "token"))  # picks that cannot be relied upon once minions have moved or gone


class Minions(Group):
    """Minions that pass a filter: `Minions(~IN(HERE))`; a district represents all its minions."""

    KIND = "district"
    THING = "minion"
    which: Filter = ANYTHING

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        bits, _ = standing_where(s, f, self.which)
        return tuple([d for d in BITS[bits] if s.city[d].minions])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("minion"), voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "minion")


class Tokens(Group):
    """Agents and minions that pass a filter; one represents all of its kind in its district."""

    KIND = "token"
    which: Filter = ANYTHING

    def members(self, s: Masters, f: Frame) -> tuple[Any, ...]:
        agents = Agents(self.which).members(s, f)
        return (*agents, *((at, "minion") for at in Minions(self.which).members(s, f)))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("token"), voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "minion")


class MoveToken(Effect):
    """Move that token (an agent or a minion) to a district next to its own."""

    ACTS_ON = ("token", "agent")
    UPSETS = MOVED | TAKEN

    def run(self, s: Masters, frame: int) -> None:
        at, what = s.rows[frame].get("that")
        options = [("district", (to,), ((shift, at, what, to),)) for to in NEIGHBOURS[at]]
        s.ask(s.rows[frame].seat, ("to which district",), options)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {it}{EACH if it == IT else ''} to a district next to its own"


@step("masters.shift")
def shift(s: Masters, district: int, what: str, to: int) -> None:
    """Move an agent or a minion to another district."""
    if what == "minion":
        atoms.move_minions(s, district, to, 1)
    else:
        atoms.move_agent(s, district, what, to)


class Recruit(Effect):
    """Place minions from the reserve in each district of the group; the veil does not change."""

    minions: int
    at: Group

    def run(self, s: Masters, frame: int) -> None:
        for at in self.at.members(s, s.rows[frame]):
            atoms.put_minions(s, at, self.minions)

    def able(self, s: Masters, f: Frame) -> bool:
        return s.minions > 0 and bool(self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        minions = voice.noun("minion").counted(self.minions)
        return f"place {minions} in {self.at.each(voice, it)} (the veil does not rise)"

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.minions <= 9 else ["Recruit: from 1 to 9 minions"])


class Dismiss(Effect):
    """Remove a minion from each district of the group."""

    UPSETS = TAKEN
    at: Group

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        found = [at for at in self.at.members(s, f) if s.city[at].minions]
        for at in found:
            atoms.remove_minions(s, at)
        s.rows[frame] = f.bind("done", len(found))

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].minions for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove 1 minion from {self.at.each(voice, it)}"


class Betray(Effect):
    """Replace a minion with an agent in each district of the group."""

    UPSETS = TAKEN
    at: Group
    exposed: bool = False

    def run(self, s: Masters, frame: int) -> None:
        face = atoms.EXPOSED if self.exposed else atoms.HIDDEN
        for at in self.at.members(s, s.rows[frame]):
            if s.city[at].minions:
                atoms.remove_minions(s, at)  # with no agent left only the minion goes (M-111)
                if s.tally is not None:
                    s.do((events.bring, ((at, 1),), face))  # and an event misses the agent (M-112)
                else:
                    atoms.put_agents(s, at, 1, face)  # nothing else does (M-113)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].minions for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        agent = voice.noun("exposed agent" if self.exposed else "agent").a()
        return f"in {self.at.each(voice, it)}, replace 1 minion with {agent}"


class Bid(Effect):
    """Move that minion into the acting vampire's district."""

    ACTS_ON = ("minion",)
    UPSETS = TAKEN

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        if self.able(s, f):
            atoms.move_minions(s, f.get("that"), s.clan[f.actor].district, 1)

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(f.get("that") != s.clan[f.actor].district)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"call {it} into your district"


class PurgeVeil(Effect):
    """Remove minions from the city, one by one; the veil falls by 1 for each missing one."""

    NEEDS = ("event",)
    UPSETS = TAKEN
    minions: int

    def run(self, s: Masters, frame: int) -> None:
        s.do(*[(purge, frame)] * self.minions)

    def say(self, voice: Voice, it: str = "it") -> str:
        minions = voice.noun("minion").counted(self.minions)
        return f"remove {minions} of your choice from the city; for each that is missing, lower the veil by 1"

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.minions <= 9 else ["PurgeVeil: from 1 to 9 minions"])


@step("masters.purge")
def purge(s: Masters, frame: int) -> None:
    """Remove one minion; if there is none, the veil falls."""
    found = [at for at, row in enumerate(s.city) if row.minions]
    if not found:
        atoms.lower_by_event(s, 1)
        return
    s.ask(s.rows[frame].seat, ("remove a minion",), [("district", (at,), ((dismiss, at),)) for at in found])


@step("masters.dismiss")
def dismiss(s: Masters, district: int) -> None:
    """Remove a minion."""
    atoms.remove_minions(s, district)
