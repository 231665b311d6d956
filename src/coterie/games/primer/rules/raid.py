"""3. A raid: a recruit attacks another recruit, or a seat that has none."""

from __future__ import annotations

from coterie.games.primer.facts import foes_of, recruits_of, speaks
from coterie.games.primer.numbers import AID, MIGHT, kin, stat
from coterie.games.primer.state import Primer
from coterie.kernel.events import Event, about, free, happen, happening
from coterie.kernel.loops import alternate, any_of
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.procedures import Procedure, row, running
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import Step, step
from coterie.words.frames import Frame

NOBODY: Ref = (-1, 0)


class Raid(Row):
    """The data of a raid.

    Attributes:
        attacker: the recruit that raids.
        target: the recruit that is raided, `NOBODY` for none.
        foe: the seat that is raided, -1 before it is named.
        frame: the frame that records whether the raid takes place, 0 before it is declared.
    """

    attacker: Ref
    target: Ref = NOBODY
    foe: int = -1
    frame: int = 0


def targets(s: Primer, seat: int, attacker: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return whom a seat can raid: foes' recruits that are not of the attacker's kin, and foes without recruits (P-6).

    Each is the phrase of an option and its arguments: (“piece”, (recruit,)) or (“raid seat”, (seat,)).
    """
    foes, own = foes_of(s, seat), kin(s, attacker)
    defended = {speaks(s, p) for p in foes}
    bare = [other for other in range(s.seats) if not s.game.allied(s, seat, other) and other not in defended]
    strangers = [p for p in foes if not own or kin(s, p) != own]
    return [*[("piece", (p,)) for p in strangers], *[("raid seat", (other,)) for other in bare]]


@step("primer.raid")
def raid(s: Primer, seat: int, attacker: int) -> None:
    """Begin a raid."""
    RAID.begin(s, Raid(ref(s, attacker)))


def name_target(s: Primer, serial: int) -> None:
    """Ask for the target (P-6)."""
    options: list[RawOption] = []
    for word, args in targets(s, s.active, RAID.of(s, serial).attacker[0]):
        at = args[0]
        target, foe = (ref(s, at), speaks(s, at)) if word == "piece" else (NOBODY, at)
        options.append((word, args, ((aim, serial, target, foe),)))
    s.ask(s.active, ("target?",), options)


@step("primer.aim")
def aim(s: Primer, serial: int, target: Ref, foe: int) -> None:
    """Record the target."""
    RAID.remember(s, serial, target=target, foe=foe)


def declare(s: Primer, serial: int) -> None:
    """Bow the attacker, then declare the raid, which can be cancelled (P-7)."""
    now = RAID.of(s, serial)
    attacker = now.attacker[0]
    frame = s.new(Frame(attacker, s.active))
    RAID.remember(s, serial, frame=frame)
    face = s.pieces[attacker].face
    if now.target == NOBODY:
        s.tell("raids seat", s.active, now.foe, face)
    else:
        s.tell("raids card", s.active, s.pieces[now.target[0]].face, now.foe, face)
    s.do(
        (happening, about(s, "bow", attacker)),
        (happening, about(s, "raid", attacker, detail=now.target, frame=frame)),
        (unless_cancelled, serial),
    )


@step("primer.unless_cancelled")
def unless_cancelled(s: Primer, serial: int) -> None:
    """Continue a raid that does not take place at its reward."""
    if not s.rows[RAID.of(s, serial).frame].get("done"):
        s.tell("called off")
        RAID.go(s, serial, "3.5")


def rally(s: Primer, serial: int) -> None:
    """Let drummers help: the sides alternate, the raided one first, until both have passed (P-8)."""
    foe = RAID.of(s, serial).foe
    sides = tuple(tuple(n for n in s.game.order(s) if s.game.allied(s, n, of)) for of in (foe, s.active))
    s.do((alternate, sides, (any_of, (drum, serial))))


@step("primer.drum")
def drum(s: Primer, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Let a seat bow a drummer to wound the recruit that fights for the other side (P-8).

    Args:
        s: the state.
        serial: the serial number of the raid.
        seat: the seat.
        acted: the step to carry out if the seat helps.
        passed: the step to carry out if it passes.
    """
    now = RAID.of(s, serial)
    victim = now.target if s.game.allied(s, seat, s.active) else now.attacker
    fighting = (now.attacker[0], now.target[0])
    drummers = [p for p in recruits_of(s, seat) if s.pieces[p].ready and p not in fighting and stat(s, p, AID)]
    if victim == NOBODY or found(s, victim) is None or not drummers:
        s.do(passed)
        return
    options: list[RawOption] = [("help", (p,), ((drummed, p, victim), acted)) for p in drummers]
    s.ask(seat, ("help?",), [*options, ("pass", (), (passed,))], forced=False, window=True)


@step("primer.drummed")
def drummed(s: Primer, drummer: int, victim: Ref) -> None:
    """Bow a drummer and wound the recruit that fights for the other side."""
    s.tell("drums", speaks(s, drummer), s.pieces[drummer].face)
    happen(s, about(s, "bow", drummer), about(s, "counter", victim[0], detail=("wound",)))


def blows(s: Primer, serial: int) -> None:
    """Let both strike at the same time, the target only if it is ready; raiding a seat without recruits earns a point (P-9)."""
    now = RAID.of(s, serial)
    attacker, target = now.attacker, now.target
    if found(s, attacker) is None:
        return
    if target == NOBODY:
        happen(s, Event("earn", seat=s.active))
    elif found(s, target) is not None:
        events = [_wounds(s, target[0], attacker[0])]
        if s.pieces[target[0]].ready:
            events.append(_wounds(s, attacker[0], target[0]))
        strikes = [event for event in events if event.amount]  # a recruit without might wounds nobody
        if strikes:
            happen(s, *strikes)


def _wounds(s: Primer, victim: int, by: int) -> Event:
    """Return the event in which a recruit wounds another."""
    return about(s, "counter", victim, stat(s, by, MIGHT), detail=("wound",))


def reward(s: Primer, serial: int) -> None:
    """Earn a point if the target has departed (P-10)."""
    target = RAID.of(s, serial).target
    if target != NOBODY and found(s, target) is None:
        happen(s, Event("earn", seat=s.active))


def forget(s: Primer, serial: int) -> None:
    """Free the frame that records whether the raid takes place."""
    frame = RAID.of(s, serial).frame
    if frame:
        s.do((free, frame))


RAID: Procedure[Raid] = Procedure(
    "primer.raid",
    "Raid",
    Raid,
    (
        row("3.1", "Target", name_target, "P-6", asks=True),
        row("3.2", "Declaration", declare, "P-7"),
        row("3.3", "Rally", rally, "P-8"),
        row("3.4", "Blows", blows, "P-9"),
        row("3.5", "Reward", reward, "P-10"),
    ),
    ends=forget,
)


def raided(s: Primer) -> tuple[int, ...]:
    """Return the seat that is raided, () for none."""
    return tuple(now.data.foe for _, procedure, now in running(s) if procedure is RAID and now.data.foe >= 0)
