"""State-based checks, made at all times (L-2.18, L-6.16, L-19.1, parts 15 and 16)."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.facts.cards import attachments, characters, definition, with_keyword
from coterie.games.l5r.facts.conflicts import can_participate, conflict, participants, role_of
from coterie.games.l5r.facts.teams import is_team_game
from coterie.games.l5r.rules import bearing, winning
from coterie.games.l5r.rules.bearing import RESTRICTED, Borne
from coterie.games.l5r.rules.cards import BY_ITSELF, leave_together, leaving
from coterie.games.l5r.rules.doubles import mark_doubles
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Event, about, found_by_checks, happen
from coterie.kernel.memory import recall, remember, versions
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.steps import step

UNSETTLING = frozenset((
    "honor", "lose honor", "remove", "leave", "enter", "attach", "break", "join", "gain", "blank", "control", "copy",
    "place", "honored", "dishonored", "tainted", "untoken", "switch", "pool", "counter", "lift", "reveal", "unveil", "fill",
    "declare", "restore", "attack", "defend", "withdraw", "dials", "begin", "claim", "favor",
    "lose favor", "bow", "straighten",
))  # fmt: skip
BOARDS = ("provinces", "holdings", "stronghold")  # on their cards it depends who has lost, and what is doubled


@step("l5r.settle")
def settle(s: L5R) -> None:
    """Make the checks. What one of them finds happens first; then all of them are made again.

    Attachments are looked at again only once something about them or their bearer has changed; see `bearing`.
    """
    if _falls(s):
        return
    borne = bearing.unseen(s)
    odd = bearing.odd(s, borne) if borne else []
    loose = bearing.loose(s, borne, odd) if odd else []
    if _demand(s, *[_discarded(s, p) for p in loose]) or _unable(s) or _bound_to_leave(s):
        return
    crowded = bearing.crowded(s, borne) if borne else {}
    if crowded:
        _too_many(s, crowded)
    elif borne and not loose:
        bearing.see(s, borne, odd)


def _falls(s: L5R) -> bool:
    """Make the checks that depend on nothing but boards, honor and who has lost the provinces: only once one of these has
    changed. Return whether they have ended the game, or let something happen."""
    boards = (versions(s, BOARDS), s.honor, s.out)
    if recall(s, "boards", boards):  # as mostly
        return False
    winning.check(s)
    if s.result is not None:
        return True
    fallen: list[Event] = []
    if is_team_game(s):
        mark_doubles(s)
        fallen = winning.falls(s)
    if not fallen:
        remember(s, "boards", boards)
    return _demand(s, *fallen)


def _demand(s: L5R, *events: Event) -> bool:
    """Let events happen that a check has found, and return whether any of them can: a forbidden event must not keep the checks
    after it from being made. An event that depends on another one does not count by itself."""
    if not events:  # as mostly
        return False
    able = any(event.after < 0 and _possible(s, event) for event in events)
    if able:
        found_by_checks(s, *events)
    return able


def _possible(s: L5R, event: Event) -> bool:
    return bool(s.game.atoms[event.kind].possible(s, event))


def _discarded(s: L5R, piece: int) -> Event:
    """Return the event by which an attachment is discarded."""
    return about(s, "leave", piece, detail=("discard", "pile"))


def _unable(s: L5R) -> bool:
    """Send characters home bowed that cannot participate in the conflict any more (L-6.16, L-6.17)."""
    now = conflict(s)
    if now is None or now.over:
        return False
    unable = [p for p in participants(s) if not can_participate(s, p, now.kind, role_of(s, s.game.speaks(s, p), now))]
    return bool(unable) and _demand(s, *[about(s, "withdraw", p, detail=("bowed",)) for p in unable])


def _bound_to_leave(s: L5R) -> bool:
    """Let cards leave play whose own text demands it while a condition holds, or that of another card (L-9.15, D-963)."""
    if ("leaves by itself",) not in s.ears:
        return False
    due: list[int] = []
    for p in s.ears.get(("leaves by itself",), ()):
        now = s.pieces[p]
        for word in now.text if now.zone in s.game.in_play else ():
            if getattr(word, "leaves_now", None) and word.leaves_now(s, now, p):
                due.append(p)
            if getattr(word, "ousted", None):
                due += word.ousted(s, now, p)
    return _demand(
        s, *[event.but(detail=(*event.detail, BY_ITSELF)) for event in leave_together(s, list(dict.fromkeys(due)))]
    )


def _too_many(s: L5R, crowded: Borne) -> None:
    """Discard attachments in excess: one of three restricted ones, by choice of the character's controller, or the older one
    of two of which a character or a province may bear one (parts 15 and 16)."""
    for p in [p for p in characters(s) if p in crowded]:
        there = crowded[p]
        if too_tight(s, there):
            s.do((too_restricted, ref(s, p)))
            return
        each = {definition(s, a).name: a for a in with_keyword(s, there, "one each")}
        if any(_discard_oldest(s, [b for b in there if definition(s, b).name == name]) for name in each):
            return
    for there in [there for host, there in crowded.items() if s.pieces[host].zone == "provinces"]:
        if _discard_oldest(s, with_keyword(s, there, "one battlefield")):
            return


def _discard_oldest(s: L5R, same: list[int]) -> bool:
    """Discard the oldest of several attachments of which there may be one (part 15), and return whether that is possible."""
    if len(same) < 2:
        return False
    return _demand(s, _discarded(s, min(same, key=lambda b: s.pieces[b].life)))


def too_tight(s: L5R, borne: Sequence[int]) -> list[int]:
    """Return which restricted ones of a character's attachments can be discarded, or [] if it has no more than it may bear."""
    tight = with_keyword(s, borne, "restricted") if len(borne) > RESTRICTED else []
    return [a for a in tight if _possible(s, _discarded(s, a))] if len(tight) > RESTRICTED else []


@step("l5r.too_restricted")
def too_restricted(s: L5R, at: Ref) -> None:
    """Ask which restricted attachment to discard."""
    host, _ = at
    tight = too_tight(s, attachments(s, host)) if found(s, at) is not None else []
    if tight:
        seat = s.game.decides(s, s.game.speaks(s, host))
        s.ask(seat, ("too many?", host), [("discard", (a,), ((cast_off, a),)) for a in tight])


@step("l5r.cast_off")
def cast_off(s: L5R, piece: int) -> None:
    """Discard an attachment."""
    happen(s, *leaving(s, piece))
