"""At all times: who has no Blood is defeated, what hangs on nothing leaves, empty cards burn, games end."""

from __future__ import annotations

from coterie.games.rivals.atoms import take_emptied, take_fallen
from coterie.games.rivals.facts import IN_COTERIE, city
from coterie.games.rivals.rules import ending
from coterie.games.rivals.rules.defeat import DEFEAT, begin_defeat
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, found_by_checks
from coterie.kernel.pieces import found, pile
from coterie.kernel.procedures import running
from coterie.kernel.steps import step

UNSETTLING = frozenset((
    "damage", "blood", "slay", "fund", "prestige", "convert", "agenda", "attach", "torpor", "burn", "move", "defeat", "return",
    "discard", "remove", "control", "counter",
))  # fmt: skip


@step("rivals.settle")
def settle(s: Rivals) -> None:
    """Look for what follows by itself from what has happened."""
    if s.fallen:
        for fallen in take_fallen(s):
            begin_defeat(s, fallen)
        s.do((settle,))
        return
    if any(procedure is DEFEAT for _, procedure, _ in running(s)):
        return  # the defeat is seen to its end first, awards included
    loose = [p for p in _attached(s) if s.pieces[s.pieces[p].host].zone not in IN_COTERIE]
    if loose:
        found_by_checks(s, *[about(s, "discard", p) for p in loose])
        return
    if s.emptied and _burn_empty(s):
        return
    ending.check(s)


def _attached(s: Rivals) -> list[int]:
    return [p for place in range(city(s) + 1) for p in pile(s, "attached", place)]


def _burn_empty(s: Rivals) -> bool:
    """Burn cards that have lost their last token, once what they were used for is done (R-094, R-171)."""
    play = s.game.procedures["play"]
    used = [now.data.card[0] for _, procedure, now in running(s) if procedure is play]
    if any(at[0] in used for at in s.emptied):
        return False
    empty = [at for at in take_emptied(s) if found(s, at) is not None and s.pieces[at[0]].zone == "board"]
    if empty:
        found_by_checks(s, *[about(s, "burn", at[0]) for at in empty])
    return bool(empty)
