"""What changes as cards come into play, or come back to the ready region."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.atoms.control import forfeit, keep_for, lose_title, move_as_it_is, notice_sect
from coterie.games.vtes.atoms.notes import note_arrival
from coterie.games.vtes.facts import (
    RISEN,
    UNTIL,
    can_bear,
    capacity,
    definition,
    follows,
    is_vampire,
    sect,
    title_cards,
)
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change, found, move
from coterie.kernel.scopes import fall_due, last
from coterie.words.cards.atoms import there
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets


def _rise(s: Vtes, event: Event) -> int:
    s.tell("rises", s.pieces[event.subject].face)
    fall_due(s, (UNTIL, RISEN))
    move(s, event.subject, "ready", s.pieces[event.subject].place)
    return 1


def _emerge(s: Vtes, event: Event) -> int:
    """Move a vampire to the ready region with its counters as blood; what is above its capacity drains (V-013, V-014)."""
    move_as_it_is(s, event.subject, "ready", s.pieces[event.subject].place)
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("blood", min(now.count("blood"), capacity(s, event.subject))))
    for p in [p for p, row in enumerate(s.pieces) if row.zone == "merged" and row.host == event.subject]:
        if not is_vampire(s, p):
            move(s, p, "attached", s.pieces[p].place, host=event.subject)
    s.tell("emerges", now.face)
    note_arrival(s, event.subject)
    return 1


def _recruit(s: Vtes, event: Event) -> int:
    """Move an ally to the ready region with its life from the bank (V-118). The amount is its life."""
    seat = event.detail[0]
    move(s, event.subject, "ready", seat)
    change(s, event.subject, counters=(("lives", event.amount),))
    keep_for(s, event.subject, seat)
    s.tell("recruits", seat, s.pieces[event.subject].face)
    return 1


def _attach(s: Vtes, event: Event) -> int:
    """Put a card on another. It lies at the place of the Methuselah who put it there; a retainer comes with its life."""
    now, host = s.pieces[event.subject], event.detail[0]
    seat = event.seat if event.seat >= 0 else now.owner
    fresh, before = now.zone not in s.game.in_play, sect(s, host)
    if "title" in definition(s, event.subject).traits:
        lose_title(s, host)
    move(s, event.subject, "attached", seat, host=host)
    if fresh and not follows(definition(s, event.subject)):
        keep_for(s, event.subject, seat)
    if fresh and definition(s, event.subject).kind == "retainer" and event.amount > 0:
        change(s, event.subject, counters=(("lives", event.amount),))
    if len(event.detail) > 2:
        change(s, event.subject, counters=(("counter", event.detail[2]),))
    s.tell("attached", s.pieces[event.subject].face, s.pieces[host].face)
    notice_sect(s, host, before)
    return 1


def _can_attach(s: Vtes, event: Event) -> bool:
    host = found(s, event.detail[:2])
    fits = there(s, event) and host is not None and host.zone in s.game.in_play and event.detail[0] != event.subject
    return fits and can_bear(s, event.subject, event.detail[0])


def _embrace(s: Vtes, event: Event) -> int:
    """Turn a card into a vampire without blood, or an ally: another face from now on, of a clan and a sect (card text)."""
    seat, face, clan, sect = event.detail
    source = s.pieces[event.subject].face
    move(s, event.subject, "ready", seat)
    last(s, event.subject, "copy", face, ("forever",), source)
    if lives := s.game.faces[face].stats.get("life", 0):
        change(s, event.subject, counters=(("lives", lives),))
    for name, value in (("clan", clan), ("sect", sect)):
        if value:
            last(s, event.subject, "gain", Sets(name, value, THIS), ("forever",), source)
    s.tell("emerges", source)
    note_arrival(s, event.subject)
    return 1


def _may_rise(s: Vtes, event: Event) -> bool:
    now = s.pieces[event.subject]
    return there(s, event) and now.zone == "torpor" and not forbidding(s, "be freed", event.subject)


def _board(s: Vtes, event: Event) -> int:
    """Put a card into play beside the minions; the amount is how many counters it comes with."""
    seat = event.seat if event.seat >= 0 else s.pieces[event.subject].owner
    fresh = s.pieces[event.subject].zone not in s.game.in_play
    move(s, event.subject, "board", seat)
    if fresh:
        keep_for(s, event.subject, seat)
    if event.amount > 1 or event.detail:
        change(s, event.subject, counters=(("counter", event.amount),))
    return 1


def _merge(s: Vtes, event: Event) -> int:
    """Merge a basic and an advanced vampire: the one that comes lies under the other, without counters (VR-9.6).

    A title that they have only together is a new one, which replaces that of a card (VR-9.3).
    """
    host, face = event.detail
    before, old, new = sect(s, host), definition(s, host), s.game.faces[face]
    if new.title and (new.title, new.city) != (old.title, old.city):
        forfeit(s, host, title_cards(s, host))
    s.tell("merges", s.pieces[event.subject].face)
    move(s, event.subject, "merged", s.pieces[host].place, host=host)
    change(s, event.subject, counters=(), ready=True)
    last(s, host, "copy", face, ("forever",), s.pieces[event.subject].face)
    notice_sect(s, host, before)
    return 1


def _resume(s: Vtes, event: Event) -> int:
    """Bring an action card back from the ash heap, as its action goes on (C-051)."""
    move(s, event.subject, "limbo", s.pieces[event.subject].owner)
    return 1


def _uncontrolled(s: Vtes, event: Event) -> bool:
    return there(s, event) and s.pieces[event.subject].zone == "uncontrolled"


ATOMS: Mapping[str, Atom] = {
    "rise": Atom(_rise, _may_rise),
    "embrace": Atom(_embrace, there),
    "emerge": Atom(_emerge, _uncontrolled),
    "recruit": Atom(_recruit, there),
    "attach": Atom(_attach, _can_attach),
    "board": Atom(_board, there),
    "merge": Atom(_merge, _uncontrolled),
    "resume": Atom(_resume, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "ash"),
}
