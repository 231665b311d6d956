"""Agents: groups of them, and placing, moving, exposing, killing and converting them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.masters import atoms
from coterie.games.masters.numbers import ABILITY_KILLS, HIDING, barred
from coterie.games.masters.rules import event as events
from coterie.games.masters.rules.combat import day_combat
from coterie.games.masters.state import ALL_DISTRICTS, BITS, Masters
from coterie.games.masters.words.districts import throughout
from coterie.games.masters.words.sets import SetFilter, among, leaves, misfits, where
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described, flat
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.voice import EACH, IT, Noun, Voice

Agent = tuple[int, str]  # (district, face)
MOVED = frozenset(("agent", "token"))  # picks that cannot be relied upon once agents have moved or gone


class TokenFilter(Filter):
    """A filter of tokens by more than their district."""

    SORT: ClassVar[bool] = True
    OF: ClassVar[tuple[str, ...]] = ("agent", "token")


class Face(TokenFilter):
    """An agent that shows a face: hidden or exposed."""

    face: Literal["hidden", "exposed"]

    def holds(self, s: Masters, f: Frame, item: Agent, row: Any) -> bool | None:
        return item[1] == self.face

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.face

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return atoms.EXPOSED if self.face == atoms.HIDDEN else atoms.HIDDEN


class Fresh(TokenFilter):
    """An agent that this effect has not moved yet. It has no text: “2 agents” are two different ones (D-020)."""

    def holds(self, s: Masters, f: Frame, item: Agent, row: Any) -> bool | None:
        there: int = row.hidden if item[1] == atoms.HIDDEN else row.exposed
        return there > (f.get("moved") or ()).count(item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


HIDDEN, EXPOSED, FRESH = Face("hidden"), Face("exposed"), Fresh()


def standing_where(s: Masters, f: Frame, which: Filter) -> tuple[int, list[Filter]]:
    """Return the districts that a filter of tokens allows, as bits, and its filters of the tokens themselves."""
    bits, rest = ALL_DISTRICTS, []
    for each in flat(which):
        if isinstance(each, SetFilter):
            bits = each.among(s, f, bits)
        elif any(isinstance(leaf, TokenFilter) for leaf in leaves(each)):
            rest.append(each)
        else:
            bits = among(s, f, each, bits)
    return bits, rest


class Agents(Group):
    """Agents that pass a filter: `Agents(HIDDEN & IN(HERE))`; one represents all with the same face in its district."""

    KIND = "agent"
    which: Filter = ANYTHING

    def members(self, s: Masters, f: Frame) -> tuple[Agent, ...]:
        bits, rest = standing_where(s, f, self.which)
        found: list[Agent] = []
        for at in BITS[bits]:
            row = s.city[at]
            if row.hidden:
                found.append((at, atoms.HIDDEN))
            if row.exposed:
                found.append((at, atoms.EXPOSED))
        for each in rest:
            found = [agent for agent in found if each.holds(s, f, agent, s.city[agent[0]])]
        return tuple(found)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("agent"), voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "agent")


class AgentsIn(Amount):
    """The number of agents in some districts."""

    at: Group

    def value(self, s: Masters, f: Frame) -> int:
        return sum(s.city[at].agents for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of agents in {throughout(self.at, voice, it)}"


# ── they come, show and hide themselves ─────────────────────────────────────────────────────────────────────────────


class Bring(Effect):
    """Place `agents` agents from the reserve in each district of a group, hidden unless `exposed`."""

    agents: int
    at: Group
    exposed: bool = False

    def run(self, s: Masters, frame: int) -> None:
        face = atoms.EXPOSED if self.exposed else atoms.HIDDEN
        wanted = tuple((at, self.agents) for at in self.at.members(s, s.rows[frame]))
        if s.tally is not None:
            s.do((events.bring, wanted, face))
            return
        for at, n in wanted:
            atoms.put_agents(s, at, n, face)

    def able(self, s: Masters, f: Frame) -> bool:
        return (s.agents > 0 or s.tally is not None) and bool(self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun("exposed agent" if self.exposed else "agent")
        return f"place {noun.counted(self.agents)} in {self.at.each(voice, it)}"

    def check(self) -> list[str]:
        return super().check() + ([] if 1 <= self.agents <= 12 else ["Bring: from 1 to 12 agents"])


class Expose(Effect):
    """Expose agents in each district of a group: `agents` of them, or all if that is 0."""

    UPSETS = MOVED
    at: Group
    agents: int = 0

    def run(self, s: Masters, frame: int) -> None:
        for at in self.at.members(s, s.rows[frame]):
            atoms.expose(s, at, self.agents or -1)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].hidden for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.agents:
            return f"expose {voice.noun('agent').counted(self.agents)} in {self.at.each(voice, it)}"
        return f"expose all agents in {throughout(self.at, voice, it)}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.agents >= 0 else ["Expose: 0 for all agents, or how many"])


class Hide(Effect):
    """Turn all agents in the districts to their hidden side, if they can hide."""

    UPSETS = MOVED
    at: Group

    def run(self, s: Masters, frame: int) -> None:
        for at in self.at.members(s, s.rows[frame]):
            atoms.hide(s, at)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].exposed and not barred(s, HIDING, at) for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"turn every exposed agent in {throughout(self.at, voice, it)} back to its hidden side"


# ── they move ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Lead(Effect):
    """Move that agent to a district of the group; if `within` is given, the start or the destination must be in it."""

    ACTS_ON = ("agent",)
    UPSETS = MOVED
    to: Group
    exposed: bool = False
    within: Group | None = None

    def ways(self, s: Masters, f: Frame) -> tuple[int, ...]:
        """Return the districts to which that agent can be moved."""
        at = f.get("that")[0]
        ways = where(s, self.to, f) & ~(1 << at)
        if self.within is not None:
            inside = where(s, self.within, f)
            ways &= ALL_DISTRICTS if inside >> at & 1 else inside
        return BITS[ways]

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        at, face = f.get("that")
        options = [("district", (to,), ((lead, frame, at, face, self.exposed, to),)) for to in self.ways(s, f)]
        if options:
            s.ask(f.seat, ("to which district",), options)

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(self.ways(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        each = EACH if it == IT and not isinstance(self.to, One) else ""
        text = f"move {it}{each} to {self.to.one(voice, it)}"
        if self.within is not None:
            text += f", on a way that begins or ends in {self.within.one(voice, it)}"
        return f"{text}, and expose {it}" if self.exposed else text


@step("masters.lead")
def lead(s: Masters, frame: int, district: int, face: str, show: bool, to: int) -> None:
    """Move an agent to another district, and record that it has moved."""
    atoms.move_agent(s, district, face, to, show)
    f: Frame = s.rows[frame]
    shown = atoms.EXPOSED if show or barred(s, HIDING, to) else face
    s.rows[frame] = f.bind("moved", (*(f.get("moved") or ()), (to, shown)))


# ── they go ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Remove(Effect):
    """Remove that agent; it does not count as a kill."""

    ACTS_ON = ("agent",)
    UPSETS = MOVED

    def run(self, s: Masters, frame: int) -> None:
        atoms.remove_agents(s, *s.rows[frame].get("that"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove {it} (not counted as a kill)"


class Kill(Effect):
    """Remove that agent; the acting vampire's kill count rises."""

    ACTS_ON = ("agent",)
    UPSETS = MOVED

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        if self.able(s, f):
            at, face = f.get("that")
            atoms.kill_agents(s, at, face, f.actor)

    def able(self, s: Masters, f: Frame) -> bool:
        return not barred(s, ABILITY_KILLS, f.get("that")[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"kill {it}"


class KillAll(Effect):
    """Kill all agents in the districts."""

    UPSETS = MOVED
    at: Group

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        for at in self.at.members(s, f):
            if barred(s, ABILITY_KILLS, at):
                continue
            for face, n in ((atoms.HIDDEN, s.city[at].hidden), (atoms.EXPOSED, s.city[at].exposed)):
                if n:
                    atoms.kill_agents(s, at, face, f.actor, n)

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].agents and not barred(s, ABILITY_KILLS, at) for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"kill all agents in {throughout(self.at, voice, it)}"


class Convert(Effect):
    """Replace that agent with a minion; with `kill`, it counts as the acting vampire's kill."""

    ACTS_ON = ("agent",)
    UPSETS = MOVED
    kill: bool = False

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        if not self.able(s, f):
            return
        at, face = f.get("that")
        if self.kill:
            atoms.kill_agents(s, at, face, f.actor)
        else:
            atoms.remove_agents(s, at, face)
        atoms.put_minions(s, at, 1)  # with none left only the removal happens (M-110)

    def able(self, s: Masters, f: Frame) -> bool:
        return not (self.kill and barred(s, ABILITY_KILLS, f.get("that")[0]))

    def say(self, voice: Voice, it: str = "it") -> str:
        each = EACH if it == IT else ""
        return f"replace {it}{each} with a minion ({'' if self.kill else 'not '}counted as a kill)"


class DayCombat(Effect):
    """Expose all agents of a district and start a day combat there at once, whatever their number."""

    NEEDS = ("day",)
    UPSETS = MOVED | {"minion", "die"}
    at: Group

    def run(self, s: Masters, frame: int) -> None:
        for at in self.at.members(s, s.rows[frame]):
            atoms.expose(s, at)
            s.do((day_combat, at))

    def able(self, s: Masters, f: Frame) -> bool:
        return any(s.city[at].agents for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        where_ = throughout(self.at, voice, it)
        return f"expose every agent in {where_}, and hold a day combat there, however few agents there are"
