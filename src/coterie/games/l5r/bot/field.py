"""What the conflicts against the Shadowlands deck are fought with: those of this round, and those of the next.

In the next round those fight who have fate left, the wave with one fate less, and what will be bought until then; whose
turn it is to declare first changes (4.8).
"""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.bot.fights import ruin, surprise
from coterie.games.l5r.bot.hands import to_be_played
from coterie.games.l5r.bot.holdings import is_untiring, recalls
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.taint import declarable, in_next_round
from coterie.games.l5r.bot.turns import about_to_be_declared, turns, types_of_clans
from coterie.games.l5r.bot.weights import Skills, W
from coterie.games.l5r.facts.provinces import is_stronghold_province, place_of, places_of
from coterie.games.l5r.facts.teams import fmt, members, team_of
from coterie.games.l5r.numbers import FATE_VALUE
from coterie.games.l5r.rules.conflict_phase import opportunities
from coterie.games.l5r.rules.dynasty import income
from coterie.games.l5r.rules.shadow.waves import dangerous_type, types_by_number, waves
from coterie.games.l5r.state import ELEMENTS, NOBODY, ROW, TYPES
from coterie.kernel.pieces import pile

AMOUNTS = 2  # of fate with which most characters of the deck come


class Wave(NamedTuple):
    """A wave of the deck.

    Attributes:
        skill: the skill that it fights with by type.
        kinds: the types in which it can attack.
        size: how many it has, each of which does something as it wins; who lays a card back counts as several.
        rest: by type, and whether it wins, those who stay ready, as a wave of their own: they cannot take part in that type, or
            do not bow if they have won (U-102, U-117, U-138).
    """

    skill: dict[str, float]
    kinds: list[str]
    size: float
    rest: dict[tuple[str, bool], Wave]


class Field(NamedTuple):
    """What the conflicts to come are fought with.

    Attributes:
        ready: the characters of the clans that can fight.
        guards: for each of them the skills with which it can defend. raiders: those with which it can attack.
        more: the skill, by type, that the clans can add once to what these have.
        coming: the waves of the deck, the next one first.
        walls: for each player the strength of the provinces that stand, those that are attacked first first.
        open: the part of the positions at which an attack is at the stronghold provinces (U-105, U-106); NOBODY in skirmish,
            where the last province falls last.
        targets: for each province of the deck that stands its strength, and what is won with it; the best one first.
        surprise: the skill that the cards of the deck add to its side where it has characters.
        types: the types in which the clans may attack. one_each: once in each of them.
        order: whose turns to declare are to come: True for each of the Shadowlands deck, False for the clans'.
        begun: the type of the attack that the clans have begun to declare, which is the first of these turns, if there is one.
    """

    ready: list[int]
    guards: tuple[tuple[int, ...], ...]
    raiders: tuple[tuple[int, ...], ...]
    more: dict[str, float]
    coming: list[Wave]
    walls: list[list[float]]
    open: float
    targets: list[tuple[float, float]]
    surprise: int
    types: tuple[str, ...]
    one_each: bool
    order: tuple[bool, ...]
    begun: str = ""


def this_round(t: Table) -> Field:
    """Return what the conflicts that are still to come in this round are fought with."""
    s, mine = t.s, team_of(t.s, 0)
    ready = declarable(t, t.ready_at_home(mine), s.honor)
    begun = about_to_be_declared(s)
    return Field(
        ready,
        skills_of(t, ready, t.skills, "defend"),
        skills_of(t, ready, t.skills, "attack"),
        to_be_played(t, mine),  # in a conflict, too: else each that the clans begin would seem to cost their hands
        [wave for wave in [_wave(t, there, t.skills) for there in waves(s)] if wave.kinds],
        [in_order_of_attack(t, owner) for owner in members(s, mine)],
        gaps(t) if fmt(s).stronghold else NOBODY,
        targets_of(t),
        surprise(s),
        types_of_clans(s),
        fmt(s).one_each,
        t.turns,
        begun.kind if begun else "",
    )


def next_round(t: Table, now: Field) -> Field:
    """Return what the conflicts of the next round are likely to be fought with."""
    s, mine = t.s, team_of(t.s, 0)
    bought = W.bought * sum([income(s, seat) + s.fate[seat] for seat in members(s, mine)])
    stay = declarable(t, [p for p, its in t.owner.items() if s.teams[its] == mine and t.fate[p]], in_next_round(t))
    return now._replace(
        ready=stay,
        guards=skills_of(t, stay, t.steady, "defend"),
        raiders=skills_of(t, stay, t.steady, "attack"),
        more=dict.fromkeys(TYPES, bought),
        coming=waves_of_next_round(t),
        surprise=W.surprise,
        types=TYPES,
        order=turns(s, opportunities(s), 1 - s.first, len(ELEMENTS)),
        begun="",
    )


def skills_of(t: Table, those: list[int], skills: Skills, how: str) -> tuple[tuple[int, ...], ...]:
    """Return the skills of some characters with which they can “attack” or “defend”: some cards bar it."""
    return tuple([tuple(t.usable(p, skills[p], how).values()) for p in those])


# ── waves ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _wave(t: Table, there: list[int], skills: Skills, more: float = 0.0) -> Wave:
    """Return a wave of some characters with such skills, and with some skill of others beside them that are not there yet."""
    stay = {
        (kind, wins): [p for p in there if kind not in t.kinds(p) or (wins and is_untiring(t.s, p))]
        for kind in TYPES
        for wins in (False, True)
    }
    rest = {case: _together(t, those, skills) for case, those in stay.items() if those}
    return _together(t, there, skills, more)._replace(rest=rest)


def _together(t: Table, there: list[int], skills: Skills, more: float = 0.0) -> Wave:
    skill = {kind: sum([skills[p][kind] for p in there], more) for kind in TYPES}
    size = len(there) + more / W.typical + sum([recalls(t.s, p) for p in there]) * t.recall / W.claw
    return Wave(skill, kinds_of(t, there) if there else list(TYPES), size, {})


def waves_of_next_round(t: Table) -> list[Wave]:
    """Return the waves that the deck is likely to have in the next round: those of its characters that stay, and what it buys
    by then, which comes with fate of its own and so beside or behind all but the first of these (U-069, U-100)."""
    theirs = t.of(t.deck)
    amounts = sorted({t.fate[p] for p in theirs if t.fate[p]})
    there = [[p for p in theirs if t.fate[p] == n] for n in amounts]
    parts = max(AMOUNTS, len(there))
    new = mustered(t) / parts
    found = [_wave(t, wave, t.steady, new if at else 0.0) for at, wave in enumerate(there)]
    found += [_wave(t, [], t.steady, new)] * (parts - max(0, len(there) - 1))
    return [wave for wave in found if wave.kinds]


def mustered(t: Table) -> float:
    """Return the skill of what the deck is likely to buy for the next round: as much as it can pay for of what comes to its
    provinces by then and of what has waited there. Where all its fate counted, and once for each wave, the next round was
    hopeless whatever the clans did (D-853)."""
    s = t.s
    waiting = sum([len(pile(s, "row", place)) for place in places_of(s, t.deck)])
    return min(W.mustered * (s.fate[t.deck] + FATE_VALUE * s.seats), W.arrives * (t.received + waiting))


def kinds_of(t: Table, wave: list[int]) -> list[str]:
    """Return the types that the conflict of a wave can have: its opponents choose, unless the deck is “dangerous” (U-155). Who
    cannot attack at all makes no difference (U-103)."""
    wave = [p for p in wave if t.kinds(p)]
    there = {kind: sum([kind in t.kinds(p) for p in wave]) for kind in TYPES}
    kinds = types_by_number(t.s, there, len(wave))
    return [dangerous_type(t.s, wave)] if kinds and "dangerous" in t.s.setup["difficulty"] else kinds


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


def targets_of(t: Table) -> list[tuple[float, float]]:
    """Return the strength of each province of the deck that stands, and what is won with it: what lies there and cards of
    its dynasty deck go, too (U-110). The best one comes first."""
    there = [(wall, t.rest * W.breach + ruin(t, p)) for p, wall in t.walls(t.deck).items()]
    return sorted(there, key=lambda each: (-each[1], each[0]))


def gaps(t: Table) -> float:
    """Return the part of the positions at which no clan has a province in front of its stronghold any more; one that is about
    to break counts as far as it is likely to: conflicts are fought to the end even if they open one."""
    s = t.s
    held = dict.fromkeys(range(fmt(s).row), 0.0)
    for owner in members(s, team_of(s, 0)):
        for p in t.standing(owner) if t.has_gates(owner) else ():
            at = place_of(s, p) % ROW
            if at in held:
                held[at] = max(held[at], 1 - t.falling.get(p, 0.0))
    return 1 - sum(held.values()) / fmt(s).row


def in_order_of_attack(t: Table, owner: int) -> list[float]:
    """Return the strength of the provinces of a clan that stand and are not about to break, from left to right, that of its
    stronghold last: in the stronghold format as good a guess as another of what is attacked next."""
    walls = {p: n for p, n in t.walls(owner).items() if t.falling.get(p, 0.0) < 0.5}
    return [walls[p] for p in sorted(walls, key=lambda p: is_stronghold_province(t.s, p))]
