"""9.1, 6, 7. Whom a character can attack: by its place, and by the Intel that its party could have."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.rivals.facts import IN_COTERIE, coterie, definition, mortals, party, playing, speaks
from coterie.games.rivals.numbers import AGAINST, INTEL, SECRECY, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.modifiers import forbidding, total


def can_attack(s: Rivals, seat: int, attacker: int) -> Iterator[int]:
    """Yield whom a character can attack now: foes' characters, and Mortals in The Streets (RR-6, RR-9)."""
    if not _may_attack(s, attacker):
        return
    helpers = sum(1 for p in party(s, attacker) if p != attacker and s.pieces[p].ready)
    outside = s.pieces[attacker].zone == "streets"
    for other in playing(s):
        for p in coterie(s, other) if other != seat else ():
            near = outside or _by_reach(s, p)
            if near and stat(s, p, SECRECY) <= intel_against(s, attacker, p) + helpers and _open(s, p, attacker):
                yield p
    for p in mortals(s) if outside else ():
        if _open(s, p, attacker):
            yield p


def _open(s: Rivals, target: int, attacker: int) -> bool:
    """Return whether nothing forbids to attack somebody."""
    return not forbidding(s, "be attacked", target, attacker)


def intel_against(s: Rivals, attacker: int, target: int) -> int:
    """Return the Intel of a character against another, without what its party could be exhausted for (RR-7)."""
    return total(s, AGAINST, (attacker, speaks(s, target)), stat(s, attacker, INTEL))


def _may_attack(s: Rivals, attacker: int) -> bool:
    """Return whether a character can attack at all: it is ready, and so is its party (RR-6)."""
    now = s.pieces[attacker]
    if now.zone not in IN_COTERIE or not now.ready or forbidding(s, "attack", attacker):
        return False
    if now.zone == "haven":
        return bool(
            definition(s, attacker).reach
        )  # exhausted vampires at the Haven belong to the party all the same
    members = [p for p in party(s, attacker) if p != attacker and not s.pieces[p].ready]
    return not members or not s.setup["exhausted_party"] or bool(forbidding(s, "hold back", attacker))


def _by_reach(s: Rivals, target: int) -> bool:
    """Return whether Reach lets a character be attacked from a Haven: one in The Streets (R-025, R-027)."""
    return s.pieces[target].zone == "streets"
