"""Read: what the words of Masters of the Night name, and whether their conditions hold. Changes nothing.

Importing this module fills its part of the registry `run`; what the deeds do stands in `run`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coterie.games.masters.atoms import EXPOSED, HIDDEN
from coterie.games.masters.numbers import agents_hold, may_hold, minions_hold
from coterie.games.masters.state import ALL_DISTRICTS, BITS, NEXT_TO, Masters
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.kernel.pieces import pile
from coterie.words.frames import Frame
from coterie.words.nodes import Group
from coterie.words.run import RUN, members

Agent = tuple[int, str]  # (district, face)


# ── what the words name ─────────────────────────────────────────────────────────────────────────────────────────────


# Sets of districts are nine bits: unions, neighbours and emptiness cost next to nothing, and members come in order.


@RUN.of(p.Districts, p.Place, p.Blue, p.Tile, p.Together, p.MostMinions)
def _in_order(s: Masters, node: Group, f: Frame) -> tuple[int, ...]:
    return BITS[_SETS[type(node)](s, node, f)]


def where(s: Masters, group: Group, f: Frame) -> int:
    """The districts of a group as bits."""
    found = _SETS.get(type(group))
    if found is not None:
        return found(s, group, f)
    bits = 0
    for at in members(s, group, f):
        bits |= 1 << at
    return bits


def _districts(s: Masters, node: p.Districts, f: Frame) -> int:
    bits = ALL_DISTRICTS if node.near is None else NEXT_TO[where(s, node.near, f)]
    if node.other_than is not None:
        bits &= ~where(s, node.other_than, f)
    for test in _tests(node):
        bits = test(s, bits)
        if not bits:
            return 0
    return bits


def _tests(node: p.Districts) -> tuple[Callable[[Masters, int], int], ...]:
    """The tests that a filter asks for; worked out once for each word, which never changes."""
    known = _TESTS.get(id(node))
    if known is None or known[0] is not node:
        tests: list[Callable[[Masters, int], int]] = []
        for name in ("agents", "hidden", "exposed", "minions"):
            if least := getattr(node, name):
                tests.append(partial(_at_least, name, least))
        if node.exactly >= 0:
            tests.append(partial(_exactly, node.exactly))
        if node.sigils:
            tests.append(_sigillated)
        if node.vampires or "vampires" in node.without:
            tests.append(partial(_with_vampires, not node.vampires))
        if node.awake:
            tests.append(_awake)
        if node.inhabited:
            tests.append(_inhabited)
        tests += [partial(_none_of, name) for name in node.without if name in ("agents", "minions")]
        if "sigil" in node.without:
            tests.append(_no_sigil)
        _TESTS[id(node)] = known = (node, tuple(tests))
    return known[1]


_TESTS: dict[int, tuple[p.Districts, tuple[Callable[[Masters, int], int], ...]]] = {}


def _at_least(name: str, least: int, s: Masters, bits: int) -> int:
    city = s.city
    if name == "agents":
        return sum(1 << d for d in BITS[bits] if city[d].hidden + city[d].exposed >= least)
    return sum(1 << d for d in BITS[bits] if getattr(city[d], name) >= least)


def _exactly(agents: int, s: Masters, bits: int) -> int:
    return sum(1 << d for d in BITS[bits] if s.city[d].agents == agents)


def _none_of(name: str, s: Masters, bits: int) -> int:
    return sum(1 << d for d in BITS[bits] if not getattr(s.city[d], name))


def _sigillated(s: Masters, bits: int) -> int:
    return sum(1 << d for d in BITS[bits] if s.city[d].sigil >= 0)


def _no_sigil(s: Masters, bits: int) -> int:
    return sum(1 << d for d in BITS[bits] if s.city[d].sigil < 0)


def _with_vampires(absent: bool, s: Masters, bits: int) -> int:
    there = 0
    for row in s.clan:
        there |= 1 << row.district
    return bits & ~there if absent else bits & there


def _awake(s: Masters, bits: int) -> int:
    there = 0
    for row in s.clan:
        if row.blood:
            there |= 1 << row.district
    return bits & there


def _inhabited(s: Masters, bits: int) -> int:
    return _with_vampires(False, s, bits) | _at_least("minions", 1, s, bits)


def _place(s: Masters, node: p.Place, f: Frame) -> int:
    which = node.which
    if which == "here":
        return 1 << s.clan[f.actor].district
    if which == "around":
        at = s.clan[f.actor].district
        return 1 << at | NEXT_TO[1 << at]
    if which == "leader":
        return 1 << s.clan[s.lead].district
    if which == "this":
        return 1 << s.pieces[f.source].place
    if which == "vampire":
        vampire: int = f.get("vampire")
        return 1 << s.clan[vampire].district
    if which == "agent":
        agent: Agent = f.get("that")
        return 1 << agent[0]
    red: int = s.tally.red if f.get("red") is None and s.tally is not None else f.get("red")
    return 1 << red


def _blue(s: Masters, node: p.Blue, f: Frame) -> int:
    blue: tuple[int, int] | None = f.get("blue")
    if blue is None and s.tally is not None:
        blue = s.tally.blue
    return 0 if blue is None else 1 << blue[0] | 1 << blue[1]


def _tile(s: Masters, node: p.Tile, f: Frame) -> int:
    return 1 << s.find(node.tile)


def _together(s: Masters, node: p.Together, f: Frame) -> int:
    return where(s, node.first, f) | where(s, node.second, f)


def _most_minions(s: Masters, node: p.MostMinions, f: Frame) -> int:
    most = max(row.minions for row in s.city)
    return sum(1 << d for d, row in enumerate(s.city) if row.minions == most) if most else 0


_SETS: dict[type, Callable[..., int]] = {
    p.Districts: _districts,
    p.Place: _place,
    p.Blue: _blue,
    p.Tile: _tile,
    p.Together: _together,
    p.MostMinions: _most_minions,
}


@RUN.of(p.Vampires)
def _vampires(s: Masters, node: p.Vampires, f: Frame) -> tuple[int, ...]:
    where = None if node.at is None else members(s, node.at, f)
    here = s.clan[f.actor].district
    found = [
        v
        for v, row in enumerate(s.clan)
        if (where is None or row.district in where)
        and not (node.other and v == f.actor)
        and (row.blood or not node.awake)
        and not (node.away and row.district == here)
        and row.kills <= node.kills_up_to
    ]
    for name, best in ((node.most, max), (node.least, min)):
        if name and found:
            top = best(getattr(s.clan[v], name) for v in found)
            found = [v for v in found if getattr(s.clan[v], name) == top]
    return tuple(found)


@RUN.of(p.Actor)
def _actor(s: Masters, node: p.Actor, f: Frame) -> tuple[int, ...]:
    return (f.actor,)


@RUN.of(p.Leader)
def _leader(s: Masters, node: p.Leader, f: Frame) -> tuple[int, ...]:
    return (s.lead,)


@RUN.of(p.Owner)
def _owner(s: Masters, node: p.Owner, f: Frame) -> tuple[int, ...]:
    return (s.pieces[f.source].place,)


@RUN.of(p.Agents)
def _agents(s: Masters, node: p.Agents, f: Frame) -> tuple[Agent, ...]:
    moved = (f.get("moved") or ()) if node.fresh else ()
    found = []
    for at in members(s, node.at, f):
        row = s.city[at]
        if row.hidden > moved.count((at, HIDDEN)) and node.face != EXPOSED:
            found.append((at, HIDDEN))
        if row.exposed > moved.count((at, EXPOSED)) and node.face != HIDDEN:
            found.append((at, EXPOSED))
    return tuple(found)


@RUN.of(p.Tokens)
def _tokens(s: Masters, node: p.Tokens, f: Frame) -> tuple[Agent, ...]:
    agents = _agents(s, p.Agents(node.at), f)
    return (*agents, *((at, "minion") for at in members(s, node.at, f) if s.city[at].minions))


@RUN.of(p.Dice)
def _dice(s: Masters, node: p.Dice, f: Frame) -> tuple[int, ...]:
    values = sorted({v for v in s.ready if node.low <= v <= node.high})
    return tuple(values[-1:] if node.best else values)


@RUN.of(p.Held)
def _held(s: Masters, node: p.Held, f: Frame) -> bool:
    holds = minions_hold if node.by == "minions" else agents_hold
    return all(holds(s, at) for at in members(s, node.at, f))


@RUN.of(p.VeilFrom)
def _veil_from(s: Masters, node: p.VeilFrom, f: Frame) -> bool:
    return s.veil >= node.least


@RUN.of(p.Shows)
def _shows(s: Masters, node: p.Shows, f: Frame) -> bool:
    return bool(node.low <= (f.get("die") or 0) <= node.high)


@RUN.of(p.Drained)
def _drained(s: Masters, node: p.Drained, f: Frame) -> bool:
    return any(s.clan[v].drained for v in members(s, node.who, f))


@RUN.of(p.DrainedBefore)
def _drained_before(s: Masters, node: p.DrainedBefore, f: Frame) -> bool:
    return s.tally is not None and s.tally.drained_before


@RUN.of(p.RelicsAllowed)
def _relics_allowed(s: Masters, node: p.RelicsAllowed, f: Frame) -> bool:
    return bool(may_hold(s)) and bool(pile(s, "relics"))


@RUN.of(p.AgentsIn)
def _agents_in(s: Masters, node: p.AgentsIn, f: Frame) -> int:
    return sum(s.city[at].agents for at in members(s, node.at, f))


@RUN.of(st.NoAgentsHere)
def _no_agents_here(s: Masters, node: st.NoAgentsHere, f: Frame) -> bool:
    return not s.city[s.pieces[f.source].place].agents


@RUN.of(st.OwnerDrained)
def _owner_drained(s: Masters, node: st.OwnerDrained, f: Frame) -> bool:
    return s.clan[s.pieces[f.source].place].drained


@RUN.of(st.OwnerKilled)
def _owner_killed(s: Masters, node: st.OwnerKilled, f: Frame) -> bool:
    card = s.pieces[f.source]
    kills = s.clan[card.place].kills
    return kills > card.count("kills") or kills == 9
