"""5.3. The conflict phase: teams take turns to declare conflicts, then comes the Imperial Favor (U-207, U-209)."""

from __future__ import annotations

from coterie.games.l5r.factions import clans, is_challenge, the_shadowlands
from coterie.games.l5r.facts.conflicts import attackers_of
from coterie.games.l5r.facts.rings import declarable_rings
from coterie.games.l5r.facts.teams import fmt, has_seat, members, seated, team_of, teams, the_deck
from coterie.games.l5r.numbers import MANY
from coterie.games.l5r.rules import conflict, favor
from coterie.games.l5r.rules.attackable import open_to
from coterie.games.l5r.rules.cards import refill
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.rules.shadow.aiming import can_attack
from coterie.games.l5r.rules.windows import open_window
from coterie.games.l5r.state import L5R, NOBODY, TYPES, Conflict, Phase
from coterie.kernel.events import about_seat, happen, settling
from coterie.kernel.layers import FAR
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import any_of
from coterie.kernel.pieces import spread_anew
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import Step, step


def begin(s: L5R) -> None:
    """Begin the conflict phase with the conflict opportunities of each team (L-6.3, L-24.1)."""
    left = opportunities(s)
    CONFLICTS.begin(s, Phase("conflict", left=left, done=tuple([() for _ in left]), turn=s.first))


def opportunities(s: L5R) -> tuple[int, ...]:
    """Return how many conflicts each team may declare. In skirmish each has one; otherwise the Shadowlands deck has any number
    and a player of the Shadowlands one for each opponent (U-097 to U-099, U-177, U-179)."""
    return tuple([_many(s, team) for team in sorted(teams(s))])


def _many(s: L5R, team: int) -> int:
    if fmt(s).stronghold and not seated(s, team):
        return MANY
    return clans(s) if alternates(s, team) else fmt(s).conflicts


def alternates(s: L5R, team: int) -> bool:
    """Return whether a team must alternate between military and political conflicts, instead of declaring one of each: a player
    of the Shadowlands does in the stronghold format (U-178)."""
    return is_challenge(s) and fmt(s).one_each and team == team_of(s, the_shadowlands(s))


def window(s: L5R, serial: int) -> None:
    """Open the action window before each declaration (3.1)."""
    open_window(s, "action")


# ── opportunities (L-6.3) ───────────────────────────────────────────────────────────────────────────────────────────


def types_left(s: L5R, now: Phase, team: int) -> list[str]:
    """Return the types of conflict that a team may still declare, with its own opportunities or with those that effects have
    granted (L-6.3)."""
    own = own_types(s, now, team)
    granted = [kind for its, kind in now.extra if its == team]
    there = [kind for kind in TYPES if kind in own or kind in granted or "" in granted]
    return [kind for kind in there if not used(s, ("declares no", team, kind), "phase")]


def own_types(s: L5R, now: Phase, team: int) -> list[str]:
    """Return the types that a team may declare with its own opportunities: one of each in the stronghold format, where a player
    of the Shadowlands must alternate instead (U-178, U-208)."""
    if now.left[team] <= 0:
        return []
    done = now.done[team][-1:] if alternates(s, team) else now.done[team]
    return [kind for kind in TYPES if not fmt(s).one_each or kind not in done]


def has_turn(s: L5R, now: Phase, team: int) -> bool:
    """Return whether a team has opportunities left. In the stronghold format the Shadowlands deck has none without a wave and
    a ring (U-098); in skirmish it then passes its only one (U-099; O-5)."""
    if fmt(s).stronghold and not seated(s, team) and not can_attack(s):
        return False
    return now.left[team] > 0 or any(its == team for its, _ in now.extra)


def declare(s: L5R, serial: int) -> None:
    """Let the next team in order that has opportunities declare a conflict or pass (3.2). If no team has any, the phase goes on
    to the Imperial Favor."""
    now = CONFLICTS.of(s, serial)
    order = teams(s)
    at = order.index(now.turn)
    ahead = [team for team in (*order[at:], *order[:at]) if has_turn(s, now, team)]
    if not ahead:
        CONFLICTS.go(s, serial, "3.4")
        return
    team = ahead[0]
    CONFLICTS.remember(s, serial, turn=next(other for other in order if other != team))
    passed: Step = (pass_conflict, serial, team)
    if not seated(s, team):
        # A card decides the rest (U-104).
        begun: list[Step] = [
            (begin_conflict, serial, the_deck(s), "", ""),
            (after, serial),
        ]
        s.do(*(begun if can_attack(s) else [passed]))
        return
    s.do((any_of, (ask, serial), seated(s, team), (after, serial), passed))


@step("l5r.ask_conflict")
def ask(s: L5R, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Ask a member of a team for a ring and a type. It passes automatically if it cannot declare a conflict (L-6.3)."""
    options = [
        ("conflict", (element, kind), ((begin_conflict, serial, seat, element, kind), acted))
        for element, kind in declarable(s, CONFLICTS.of(s, serial), seat)
    ]
    if options:
        s.ask(seat, ("declare?",), [*options, ("pass", (), (passed,))])
    else:
        s.do(passed)


def declarable(s: L5R, now: Phase, seat: int) -> list[tuple[str, str]]:
    """Return the rings and types with which a seat can declare a conflict of its team now (L-6.1)."""
    team = s.teams[seat]
    open_kinds = [kind for kind in types_left(s, now, team) if open_to(s, team, kind)]
    kinds = [kind for kind in open_kinds if next(attackers_of(s, team, kind), None) is not None]
    return [(element, kind) for element in declarable_rings(s, seat) for kind in kinds]


@step("l5r.begin_conflict")
def begin_conflict(s: L5R, serial: int, seat: int, element: str, kind: str) -> None:
    """Begin a conflict, using up one of the team's own opportunities if it can, else one that an effect has granted."""
    now, team = CONFLICTS.of(s, serial), s.teams[seat]
    before = used(s, ("conflicts",), "phase")
    _use_up(s, serial, now, team, kind)
    if kind:
        count_conflict(s, team, kind)
    conflict.CONFLICT.begin(s, Conflict(team, seat, element, kind, number=before))


def count_conflict(s: L5R, team: int, kind: str) -> None:
    """Count a conflict of a team as soon as its type is known."""
    for what in (("conflicts",), ("conflicts", team), ("conflicts", team, kind), ("conflicts of type", kind)):
        count_use(s, what, "phase")
        count_use(s, what, "round")


def _use_up(s: L5R, serial: int, now: Phase, team: int, kind: str) -> None:
    own = own_types(s, now, team)
    if own and kind in ("", *own):
        left = tuple([n - (at == team) for at, n in enumerate(now.left)])
        done = tuple([(*kinds, kind) if at == team and kind else kinds for at, kinds in enumerate(now.done)])
        CONFLICTS.remember(s, serial, left=left, done=done)
        return
    granted = next(at for at, (its, which) in enumerate(now.extra) if its == team and (not kind or which in ("", kind)))
    CONFLICTS.remember(s, serial, extra=tuple([each for at, each in enumerate(now.extra) if at != granted]))


@step("l5r.pass_conflict")
def pass_conflict(s: L5R, serial: int, team: int) -> None:
    """Let a team pass, which forfeits an opportunity without naming a type (L-6.3)."""
    now = CONFLICTS.of(s, serial)
    there = seated(s, team) or members(s, team)  # nobody plays the Shadowlands deck
    able = any(declarable(s, now, seat) for seat in there if has_seat(s, seat))
    s.tell("declares none" if able else "can declare none", there[0])
    _use_up(s, serial, now, team, "")
    happen(s, *[about_seat("pass", each) for each in there])
    CONFLICTS.go(s, serial, "3.1w")


@step("l5r.after_conflict")
def after(s: L5R, serial: int) -> None:
    """Go back to the action window after a conflict (3.3), or straight to the next declaration. As effects have just expired,
    texts that lie on others are worked out anew and the checks come first (L-2.18), and provinces are refilled that have become
    empty meanwhile (L-14.8)."""
    if FAR in s.ears:
        spread_anew(s)
    settling(s)
    s.do((refill,))
    team = CONFLICTS.of(s, serial).at_once
    if team == NOBODY:
        CONFLICTS.go(s, serial, "3.1w")
        return
    CONFLICTS.remember(s, serial, turn=team, at_once=NOBODY)
    CONFLICTS.go(s, serial, "3.2")


def phase_of(s: L5R) -> int | None:
    """Return the serial number of the current conflict phase, or None in other phases."""
    return next((n for n, r in s.rows.items() if type(getattr(r, "data", None)) is Phase and r.data.left), None)


def go_first(s: L5R, team: int) -> None:
    """Let a team declare its next conflict as soon as the current one is over."""
    serial = phase_of(s)
    if serial is not None:
        CONFLICTS.remember(s, serial, at_once=team)


def may_declare(s: L5R, seat: int) -> bool:
    """Return whether a seat's team has an opportunity left with which it could declare a conflict."""
    serial = phase_of(s)
    if serial is None:
        return False
    now = CONFLICTS.of(s, serial)
    return has_turn(s, now, s.teams[seat]) and bool(declarable(s, now, seat))


def grant(s: L5R, seat: int, kind: str = "") -> None:
    """Grant the team of a seat one more conflict this phase, of a type or of either (L-6.3, U-212)."""
    serial = phase_of(s)
    if serial is not None:
        CONFLICTS.remember(s, serial, extra=(*CONFLICTS.of(s, serial).extra, (s.teams[seat], kind)))


def begin_with(s: L5R, team: int) -> None:
    """Let a team be the first to declare conflicts in the current phase, if it is one of conflicts (L-6.3)."""
    serial = phase_of(s)
    if serial is not None:
        CONFLICTS.remember(s, serial, turn=team)


def leave_one(s: L5R) -> None:
    """Leave each team one of its own opportunities (L-6.3)."""
    serial = phase_of(s)
    if serial is not None:
        CONFLICTS.remember(s, serial, left=tuple([min(n, 1) for n in CONFLICTS.of(s, serial).left]))


CONFLICTS: Procedure[Phase] = Procedure(
    "l5r.conflict.phase",
    "Conflict phase",
    Phase,
    (
        row("3.1", "The phase begins", starts, "L-9.2"),
        row("3.1w", "Action window", window, "L-9.3"),
        row("3.2", "Declare a conflict", declare, "L-6.1 L-6.3"),
        row("3.4", "Glory count", favor.count_glory, "L-12.7 L-13.1"),
        row("3.5", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
