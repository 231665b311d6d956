"""Falling: what has no Blood left is noted, until the checks see to it."""

from __future__ import annotations

from coterie.games.rivals.facts import IN_COTERIE, blood, is_character, party, speaks
from coterie.games.rivals.state import Fallen, Rivals
from coterie.kernel.events import Event
from coterie.kernel.pieces import Ref, found, ref


def see_fall(s: Rivals, event: Event, had: int, *, aggravated: bool) -> None:
    """Note a character that has no Blood left (R-033)."""
    now = s.pieces[event.subject]
    if now.zone in IN_COTERIE and not blood(s, event.subject):
        fall(s, event, had, aggravated=aggravated)


def fall(s: Rivals, event: Event, had: int, *, aggravated: bool) -> None:
    """Note that a character has lost its last Blood and is to be defeated, unless that is known already (RR-10).

    Args:
        s: the state.
        event: what took the Blood.
        had: how much Blood there was before.
        aggravated: whether the last of it went by Aggravated damage.
    """
    life = s.pieces[event.subject].life
    if is_falling(s, (event.subject, life)):
        return
    by = _doer(s, event)
    if all((each.piece, each.life) != (event.subject, life) for each in s.fallen):
        there = event.source >= 0 and is_character(s, event.source)
        beside = tuple([ref(s, p) for p in party(s, event.source)]) if there else ()
        fallen = Fallen(event.subject, life, by if by < s.seats else -1, event.source, aggravated, had, beside)
        s.fallen = (*s.fallen, fallen)


def _doer(s: Rivals, event: Event) -> int:
    """Return who has brought an event about: who deals the damage, otherwise the player whose effect it is, even by a card that
    was detached from a borrowed character (R-137, R-138); -1 for nobody."""
    if event.kind != "damage" and event.frame in s.rows:
        return int(s.rows[event.frame].seat)
    return speaks(s, event.source) if event.source >= 0 else -1


def is_falling(s: Rivals, who: Ref) -> bool:
    """Return whether a character is being defeated already."""
    return any(name == "defeat" and s.rows[n].data.victim == who for n, name in s.scopes)


def is_lost(s: Rivals, who: Ref) -> bool:
    """Return whether a character that is being defeated has not left its coterie yet."""
    now = found(s, who)
    return now is not None and now.zone in IN_COTERIE and is_falling(s, who)


def take_fallen(s: Rivals) -> tuple[Fallen, ...]:
    """Return what is to be defeated, and forget it: it is seen to."""
    found_, s.fallen = s.fallen, ()
    return found_
