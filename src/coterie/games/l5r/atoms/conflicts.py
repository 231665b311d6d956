"""Who participates in the conflict, and what type it has (part 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coterie.games.l5r.atoms.common import in_play
from coterie.games.l5r.atoms.provinces import is_token, unveil_province
from coterie.games.l5r.atoms.status import put_token
from coterie.games.l5r.facts.conflicts import can_participate, conflict, role_of
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Atom, Event, happening
from coterie.kernel.limits import used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change
from coterie.kernel.procedures import remember


def _join(s: L5R, event: Event) -> int:
    """Move a character to the conflict, ready or bowed as it is (L-6.15)."""
    put_token(s, event.subject, "present", 1)
    s.tell("moves in", s.pieces[event.subject].face)
    return 1


def _can_join(s: L5R, event: Event) -> bool:
    now = conflict(s)
    if now is None or now.over or not in_play(s, event) or s.pieces[event.subject].count("present"):
        return False
    if used(s, ("held off", s.game.speaks(s, event.subject)), "conflict") or used(s, ("closed",), "conflict"):
        return False
    how = role_of(s, s.game.speaks(s, event.subject), now)
    return can_participate(s, event.subject, now.kind, how) and not forbidding(s, "join", event.subject, event.source)


def _withdraw(s: L5R, event: Event) -> int:
    """Move a character home, ready or bowed as it is; with “bowed” in the detail it bows (L-6.15, L-6.16)."""
    put_token(s, event.subject, "present", 0)
    if "bowed" in event.detail:
        change(s, event.subject, ready=False)
    if "resolution" not in event.detail:
        s.tell("goes home", s.pieces[event.subject].face)
    return 1


def _can_withdraw(s: L5R, event: Event) -> bool:
    return (
        in_play(s, event)
        and bool(s.pieces[event.subject].count("present"))
        and not forbidding(s, "withdraw", event.subject, event.source)
    )


def _declared(s: L5R, event: Event) -> int:
    """Turn a face-down attacked province up before anybody reacts to the declaration (L-6.4)."""
    if s.pieces[event.subject].down and not is_token(s, event.subject):
        unveil_province(s, event.subject)
        s.do((happening, Event("reveal", event.subject, s.pieces[event.subject].life)))
    return 1


def _attack(s: L5R, event: Event) -> int:
    """Declare a character as an attacker or a defender; the detail is “attack” or “defend”."""
    put_token(s, event.subject, "present", 1)
    return 1


def _switch(s: L5R, event: Event) -> int:
    """Change the type of the conflict to the one in the detail (L-6.16)."""
    remember(s, "conflict", kind=event.detail[0])
    s.tell("switched", event.detail[0])
    return 1


def set_conflict(s: L5R, **fields: Any) -> None:
    """Change some of the data of the current conflict."""
    remember(s, "conflict", **fields)


ATOMS: Mapping[str, Atom] = {
    "join": Atom(_join, _can_join),
    "withdraw": Atom(_withdraw, _can_withdraw),
    "attack": Atom(_attack, in_play),
    "defend": Atom(_attack, in_play),
    "declare": Atom(_declared),
    "switch": Atom(_switch),
}
