"""9.1, 6, 7. Whom a character can attack, by place and by its party's possible Intel."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.rivals.facts import (
    IN_COTERIE,
    STACK,
    coterie,
    definition,
    hunts_from_home,
    mortals,
    party,
    playing,
    speaks,
)
from coterie.games.rivals.numbers import AGAINST, FEINT, INTEL, POSSIBLE, SECRECY, TOLL, stat
from coterie.games.rivals.rules.attack_cards import face_up
from coterie.games.rivals.state import Rivals
from coterie.kernel.modifiers import forbidding, modifiers, total


def can_attack(s: Rivals, seat: int, attacker: int) -> Iterator[int]:
    """Yield whom a character can attack now: foes' characters, and Mortals in The Streets (RR-6, RR-9).

    A card next to a Haven has no Secrecy and can be attacked by anybody in The Streets (R-285, R-286).
    """
    if not _may_attack(s, attacker):
        return
    outside, helpers = s.pieces[attacker].zone == "streets", None
    reach, own = definition(s, attacker).reach, stat(s, attacker, INTEL)
    for other in playing(s):
        for p in coterie(s, other) if other != seat else ():
            if not outside and not (reach and _by_reach(s, p)):
                continue
            lacking = stat(s, p, SECRECY) - total(s, AGAINST, (attacker, other, p), own)
            reached = lacking <= 0
            if not reached:
                helpers = intel_to_come(s, seat, attacker) if helpers is None else helpers
                reached = lacking <= helpers
            if reached and open_to(s, seat, p, attacker):
                yield p
    for p in mortals(s) if outside or hunts_from_home(s, attacker) else ():
        if (outside or s.pieces[p].place == STACK) and open_to(s, seat, p, attacker):
            yield p


def intel_to_come(s: Rivals, seat: int, attacker: int) -> int:
    """Return the Intel that could be added to an attacker's: from its party, from cards in hand, from abilities
    (RR-7)."""
    return len(scouts(s, attacker)) + _from_hand(s, seat, attacker) + total(s, POSSIBLE, attacker, 0)


def scouts(s: Rivals, attacker: int) -> list[int]:
    """Return the party members that can be exhausted for Intel, by the set-up option nobody (RR-7)."""
    if not s.setup["exhaust_for_intel"]:
        return []
    return [p for p in party(s, attacker) if p != attacker and s.pieces[p].ready]


def open_to(s: Rivals, seat: int, target: int, attacker: int) -> bool:
    """Return whether a player's character may attack a target and can pay what that costs."""
    return not forbidding(s, "be attacked", target, attacker) and _payable(s, seat, target)


def tolls(s: Rivals, seat: int, target: int) -> list[tuple[int, int, int]]:
    """Return what a player must pay to attack a target, as (recipient, Prestige, the card that demands it)."""
    pair = (seat, target)
    found = [
        (ability.receiver(s, p), ability.by(s, TOLL, s.pieces[p], p, pair), p)
        for p, ability in modifiers(s, TOLL, pair)
    ]
    return [(to, n, card) for to, n, card in found if to != seat and to >= 0]


def _payable(s: Rivals, seat: int, target: int) -> bool:
    return ("number", TOLL) not in s.ears or sum(n for _, n, _ in tolls(s, seat, target)) <= s.prestige[seat]


def intel_against(s: Rivals, attacker: int, target: int) -> int:
    """Return the Intel of a character against another, without that from exhausting its party (RR-7)."""
    return total(s, AGAINST, (attacker, speaks(s, target), target), stat(s, attacker, INTEL))


def _from_hand(s: Rivals, seat: int, attacker: int) -> int:
    """Return the Intel of Attack cards that an attacker could play face up: the best one, or two with a feint (R-238)."""
    intel = sorted([int(definition(s, p).intel) for p in face_up(s, seat, attacker)], reverse=True)
    return sum(intel[: 2 if total(s, FEINT, attacker, 0) else 1])


def _may_attack(s: Rivals, attacker: int) -> bool:
    """Return whether a character can attack at all: it and its party are ready (RR-6)."""
    now = s.pieces[attacker]
    if now.zone not in IN_COTERIE or not now.ready or forbidding(s, "attack", attacker):
        return False
    if now.zone == "haven":
        # exhausted vampires at the Haven belong to the party all the same
        return bool(definition(s, attacker).reach) or hunts_from_home(s, attacker)
    exhausted = [p for p in party(s, attacker) if not s.pieces[p].ready]
    return not exhausted or not s.setup["exhausted_party"]


def _by_reach(s: Rivals, target: int) -> bool:
    """Return whether Reach allows attacking a character from a Haven: one in The Streets (R-025, R-027)."""
    return s.pieces[target].zone == "streets"
