"""The day phase: token, district effects, event, agents hunt (M-049 to M-065, M-114 to M-120)."""

from __future__ import annotations

from typing import Any

from coterie.games.masters.atoms import mark_fought, pass_token
from coterie.games.masters.numbers import barred, number
from coterie.games.masters.rules.cards_in_play import moment
from coterie.games.masters.rules.combat import day_combat
from coterie.games.masters.rules.event import event
from coterie.games.masters.state import Masters
from coterie.games.masters.words.standing import resolve_for_all
from coterie.kernel.steps import step
from coterie.words.able import able
from coterie.words.frames import Frame

HUNTERS = 3  # so many agents start a day combat (M-114)


@step("masters.day")
def day(s: Masters) -> None:
    """The four steps of the day, in this order (M-049)."""
    s.do(*[(row,) for _, row in DAY])


@step("masters.token")
def token(s: Masters) -> None:
    """The token goes on, but not in the first round (M-050, M-051)."""
    if s.round > 1:
        pass_token(s)
        moment(s, "token passed")


@step("masters.districts")
def districts(s: Masters, resolved: tuple[int, ...] = ()) -> None:
    """Every day effect once, in the order of the leading vampire (M-054, M-055), one fully before the next (M-056).

    Conditions are read when a district is resolved (M-057). Once no effect could change anything, the rest is done.
    """
    left = [d for d, row in enumerate(s.city) if d not in resolved and s.game.faces[row.tile].day is not None]
    f = Frame(-1, s.leader, s.lead)
    if not any(able(s, s.game.faces[s.city[d].tile].day, f) for d in left):
        return
    options: list[Any] = [("resolve", (d,), ((day_effect, d), (districts, (*resolved, d)))) for d in left]
    s.ask(s.leader, ("which district",), options)


@step("masters.day_effect")
def day_effect(s: Masters, district: int) -> None:
    """The day effect of one district, if its condition holds now (M-057, M-060)."""
    tile = s.game.faces[s.city[district].tile]
    f = Frame(-1, s.leader, s.lead)
    if able(s, tile.day, f):
        s.tell("day effect", district)
        resolve_for_all(s, tile.day, -1)


@step("masters.hunt_by_day")
def hunt(s: Masters) -> None:
    """Agents hunt: a combat in each district with enough agents and a vampire that is not drained (M-114 to M-118)."""
    if barred(s, "agents hunt"):
        return
    enough = number(s, "hunters", HUNTERS)
    due = [d for d, row in enumerate(s.city) if d not in s.fought and row.agents >= enough and s.awake(d)]
    if due:
        s.ask(s.leader, ("which combat",), [("fight in", (d,), ((hunted, d), (hunt,))) for d in due])


@step("masters.hunted")
def hunted(s: Masters, district: int) -> None:
    """The one combat of a district on this day (M-120)."""
    mark_fought(s, district)
    s.do((day_combat, district))


@step("masters.day_ends")
def day_ends(s: Masters) -> None:
    """Cards that lie until the end of the day leave."""
    moment(s, "day ends")


DAY = (
    ("Day 1: pass the token, M-050 to M-052", token),
    ("Day 2: district effects, M-054 to M-070", districts),
    ("Day 3: event card, M-071 to M-113", event),
    ("Day 4: agents hunt, M-114 to M-120", hunt),
    ("end of the day", day_ends),
)
