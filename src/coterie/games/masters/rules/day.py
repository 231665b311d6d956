"""The day phase: token, district effects, event, agents hunt (M-049 to M-065, M-114 to M-120)."""

from __future__ import annotations

from coterie.games.masters.atoms import mark_fought, pass_token
from coterie.games.masters.facts import hunted
from coterie.games.masters.rules.cards_in_play import moment, resolve_for_all
from coterie.games.masters.rules.combat import day_combat
from coterie.games.masters.rules.event import EVENT
from coterie.games.masters.state import Masters
from coterie.kernel.loops import ordered
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.rows import Row
from coterie.kernel.steps import step
from coterie.words.effects import Effect
from coterie.words.frames import Frame


class Day(Row):
    """The data of a day: the districts whose effects have been resolved."""

    resolved: tuple[int, ...] = ()


def token(s: Masters, serial: int) -> None:
    """Pass the token to the next vampire, except in the first round (M-050, M-051)."""
    if s.round > 1:
        pass_token(s)
        moment(s, "token passed")


def districts(s: Masters, serial: int) -> None:
    """Let the leading vampire choose the next day effect, until each has been resolved (M-054 to M-056).

    The condition of an effect is checked when it is resolved (M-057). Once none of those left could change anything, the row
    ends.
    """
    resolved, faces = DAY.of(s, serial).resolved, s.game.faces
    left = [d for d, row in enumerate(s.city) if d not in resolved and faces[row.tile].day is not None]
    f = Frame(-1, s.leader, s.lead)
    if any(faces[s.city[d].tile].day.able(s, f) for d in left):
        s.ask(s.leader, ("which district",), ordered([("resolve", (d,), ((day_effect, serial, d),)) for d in left]))


@step("masters.day_effect")
def day_effect(s: Masters, serial: int, district: int) -> None:
    """Resolve the day effect of a district, if its condition holds now (M-057, M-060)."""
    DAY.remember(s, serial, resolved=(*DAY.of(s, serial).resolved, district))
    if day_effect_able(s, district):
        s.tell("day effect", district)
        resolve_for_all(s, s.game.faces[s.city[district].tile].day)


def day_effect_able(s: Masters, district: int) -> bool:
    """Return whether the day effect of a district would change anything now (M-057, M-060)."""
    day: Effect = s.game.faces[s.city[district].tile].day
    return day.able(s, Frame(-1, s.leader, s.lead))


def event(s: Masters, serial: int) -> None:
    """Draw an event card and resolve it (M-071)."""
    EVENT.begin(s, None)


def hunt(s: Masters, serial: int) -> None:
    """Ask which combat is next: one in each district with enough agents and a vampire that is not drained (M-114 to M-118)."""
    due = hunted(s)
    if due:
        s.ask(s.leader, ("which combat",), ordered([("fight in", (d,), ((hunt_in, d),)) for d in due]))


@step("masters.hunt_in")
def hunt_in(s: Masters, district: int) -> None:
    """Begin the only combat of a district on this day (M-120), if agents still hunt there (M-114 to M-117)."""
    if district in hunted(s):
        mark_fought(s, district)
        s.do((day_combat, district))


def day_ends(s: Masters, serial: int) -> None:
    """Let cards that stay until the end of the day leave (M-089)."""
    moment(s, "day ends")


DAY = Procedure(
    "masters.day",
    "Day",
    Day,
    (
        row("1", "Pass the token", token, "M-050 to M-052"),
        row("2", "District effects", districts, "M-054 to M-070", again=True, asks=True),
        row("3", "Event card", event, "M-071 to M-113"),
        row("4", "Agents hunt", hunt, "M-114 to M-120", again=True),
        row("5", "The day ends", day_ends, "M-089"),
    ),
    period=True,
)
