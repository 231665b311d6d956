"""State-based checks: characters without Blood are defeated, attachments without bearers leave, empty cards burn, games end."""

from __future__ import annotations

from coterie.games.rivals.atoms.falling import take_fallen
from coterie.games.rivals.atoms.tokens import take_emptied
from coterie.games.rivals.facts import (
    IN_COTERIE,
    STACK,
    blood,
    capacity,
    characters,
    definition,
    everybody,
    has_type,
    in_torpor,
    totals,
)
from coterie.games.rivals.rules import ending
from coterie.games.rivals.rules.defeat import line_up
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Event, about, found_by_checks, free
from coterie.kernel.pieces import found
from coterie.kernel.procedures import running
from coterie.kernel.scopes import behind, close, current
from coterie.kernel.steps import step
from coterie.words.frames import Frame

UNSETTLING = frozenset((
    "damage", "blood", "slay", "fund", "prestige", "convert", "agenda", "attach", "torpor", "burn", "move", "defeat", "return",
    "discard", "remove", "control", "counter", "lift", "exert", "transfer", "shift", "spill", "swap", "city", "reshuffle",
    "unlodge", "rise",
))  # fmt: skip


BEARERS = (*IN_COTERIE, "board", "attached")  # where cards lie that others can be attached to


@step("rivals.settle")
def settle(s: Rivals) -> None:
    """Carry out the state-based checks."""
    if s.fallen:
        # What the defeat itself has brought about is looked at once it is over.
        s.do((line_up, take_fallen(s), ()), (settle,))
        return
    if len(s.scopes) > 1 and current(s, "defeat"):
        return  # the defeat is seen to its end first, awards included
    loose = _loose(s)
    if loose:
        found_by_checks(s, *loose)
        return
    there = characters(s)
    if _spill(s, there):
        return
    if s.emptied and _burn_empty(s):
        return
    ending.check(s, there)


def _loose(s: Rivals) -> list[Event]:
    """Return the events that remove attachments without a bearer."""
    piles, pieces, found_ = s.piles, s.pieces, []
    for place in range(s.seats + 1):
        for p in piles.get(("attached", place), ()):
            if pieces[pieces[p].host].zone not in BEARERS:
                found_.append(about(s, _loose_to(s, p), p))
    for p in piles.get(("city", STACK), ()):
        host = pieces[p].host
        if host >= 0 and pieces[host].zone != "board":
            found_.append(about(s, "unlodge", p))
    return found_


def _loose_to(s: Rivals, piece: int) -> str:
    """Return what becomes of an attachment without a bearer: the Prince of the City becomes available again (RR-13.2),
    Havens and vampires burn."""
    if has_type(s, piece, "prince"):
        return "city"
    return "burn" if definition(s, piece).kind in ("haven", "vampire") else "discard"


def _spill(s: Rivals, there: list[int]) -> bool:
    """Return Blood above BP to the supplies when an increase of BP has ended, in torpor as well (RR-8); `there` are all
    characters."""
    pieces, faces, over = s.pieces, s.game.faces, []
    asleep = [p for seat in range(s.seats) for p in in_torpor(s, seat)]
    for p in (*there, *asleep):
        now = pieces[p]
        held = totals(now.counters)
        if held.get("blood", 0) > faces[now.face].bp - held.get("weak", 0):  # few have more than without any increase
            over.append(p)
    if over:
        over = [p for p in (*everybody(s), *asleep) if p in over and blood(s, p) > capacity(s, p)]
    if over:
        found_by_checks(s, *[about(s, "spill", p) for p in over])
    return bool(over)


def _burn_empty(s: Rivals) -> bool:
    """Burn cards that have lost their last token, once their use is complete (R-094, R-171)."""
    play = s.game.procedures["play"]
    used = {now.data.card[0]: (close, n) for n, procedure, now in running(s) if procedure is play}
    used |= {
        frame.source: (free, n) for n, frame in s.rows.items() if type(frame) is Frame and frame.source not in used
    }
    busy = [used[at[0]] for at in s.emptied if at[0] in used]
    for last in busy:
        behind(s, last, (settle,))
    if busy:
        return False
    empty = [at for at in take_emptied(s) if found(s, at) is not None and s.pieces[at[0]].zone == "board"]
    if empty:
        found_by_checks(s, *[about(s, "burn", at[0]) for at in empty])
    return bool(empty)
