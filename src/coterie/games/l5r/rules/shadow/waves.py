"""22.1, 22.2. Waves: the characters of the Shadowlands deck that attack or defend together (U-100 to U-103, U-116 to U-119)."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters, fate_on
from coterie.games.l5r.facts.conflicts import AGAINST, can_participate
from coterie.games.l5r.facts.teams import in_order, the_deck
from coterie.games.l5r.numbers import MILITARY, POLITICAL
from coterie.games.l5r.state import L5R, TYPES
from coterie.kernel.modifiers import forbidding


def waves(s: L5R) -> list[list[int]]:
    """Return the deck's ready characters grouped by the fate on them, those with the least first (U-100, U-101)."""
    found: dict[int, list[int]] = {}
    for p in characters(s, the_deck(s)):
        if s.pieces[p].ready and not s.pieces[p].count("present"):
            found.setdefault(fate_on(s, p), []).append(p)
    return [found[n] for n in sorted(found)]


def able(s: L5R, wave: list[int], kind: str) -> list[int]:
    """Return those of a wave that can be declared as attackers in a conflict of a type, against each clan (U-105, D-989)."""
    clans = [("seat", owner) for owner in in_order(s) if is_clan(s, owner)]
    there = [p for p in wave if can_participate(s, p, kind, "attack")]
    return [p for p in there if not any(forbidding(s, AGAINST, p, clan) for clan in clans)]


def next_wave(s: L5R) -> list[int]:
    """Return the characters of the next wave that can attack at all; a wave in which none can is skipped (U-103, U-116)."""
    for wave in waves(s):
        there = [p for p in wave if any(p in able(s, wave, kind) for kind in TYPES)]
        if there:
            return there
    return []


def legal_types(s: L5R, wave: list[int]) -> list[str]:
    """Return the types that a conflict of a wave can have: those in which all of it can participate (U-109). If there is none,
    or waves may be split, return those in which any of it can (U-102, U-119)."""
    return types_by_number(s, {kind: len(able(s, wave, kind)) for kind in TYPES}, len(wave))


def types_by_number(s: L5R, there: dict[str, int], n: int) -> list[str]:
    """Return the types that a conflict of a wave of n can have, given how many of it can attack in each."""
    whole = [kind for kind in TYPES if there[kind] == n]
    if whole and s.setup["mixed_waves"] == "together":
        return whole
    return [kind for kind in TYPES if there[kind]]


def types_of_all(s: L5R, wave: list[int]) -> list[str]:
    """Return the types in which all of a wave can participate."""
    return [kind for kind in TYPES if len(able(s, wave, kind)) == len(wave)]


def dangerous_type(s: L5R, wave: list[int], kinds: Sequence[str] = TYPES) -> str:
    """Return the one of some types that the skill of the attackers decides: military, unless they have more political skill,
    but no type in which some of them cannot participate while there is another (U-155, U-156; O-10)."""
    legal = [kind for kind in types_of_all(s, wave) or legal_types(s, wave) if kind in kinds] or kinds
    sums = {kind: sum([s.game.number(s, kind, p) for p in wave]) for kind in TYPES}
    wanted = POLITICAL if sums[POLITICAL] > sums[MILITARY] else MILITARY
    return wanted if wanted in legal else legal[0]
