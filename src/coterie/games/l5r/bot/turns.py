"""Whose turns to declare conflicts are still to come, and in which types."""

from __future__ import annotations

from functools import cache

from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import fmt, team_of, the_deck
from coterie.games.l5r.rules.conflict_phase import opportunities
from coterie.games.l5r.state import L5R, TYPES, Conflict, Phase
from coterie.kernel.procedures import data_of

DECLARING = ("province?", "attackers?")  # the questions before attackers are named


def turns_to_come(s: L5R) -> tuple[bool, ...]:
    """Return whose turns to declare are still to come in this round: True for each of the Shadowlands deck, False for the
    clans'. A turn is still to come in which no attackers have been named yet. None are to come once the conflict phase is
    over."""
    phase: Phase | None = data_of(s, "phase")
    begun = phase is not None and phase.left
    if not begun and s.phase in ("conflict", "fate"):
        return ()
    left = phase.left if phase is not None and begun else opportunities(s)
    turn = phase.turn if phase is not None and begun else s.first
    if s.asked is not None and s.asked[1][0] == "declare?":
        turn = team_of(s, s.asked[0])  # the phase has already remembered who comes after this turn
    found = turns(s, left, turn, len(unclaimed(s)))
    now = conflict(s)
    if now is not None and now.team == s.teams[the_deck(s)] and not now.declared and not now.over:
        return (True, *found)
    return (False, *found) if about_to_be_declared(s) else found


def about_to_be_declared(s: L5R) -> Conflict | None:
    """Return the conflict of the clans in which they have still to name the attackers, if there is one. Where its turn counted
    as over, its type looked lost with nothing to show for it, and no attack was tried that draws out a wave (D-850)."""
    now = conflict(s)
    is_asked = s.asked is not None and s.asked[1][0] in DECLARING
    return now if now is not None and is_asked and now.team == team_of(s, 0) else None


def turns(s: L5R, left: tuple[int, ...], turn: int, rings: int) -> tuple[bool, ...]:
    """Return whose turns follow each other, if the teams have so many left and one of them begins; the deck needs a ring for
    each of its own (U-096, U-098)."""
    return _turns(left, turn, 1 - team_of(s, 0), rings)


@cache
def _turns(left: tuple[int, ...], turn: int, deck: int, rings: int) -> tuple[bool, ...]:
    many = [min(n, rings) if team == deck else n for team, n in enumerate(left)]
    found = []
    while sum(many):
        if many[turn]:
            many[turn] -= 1
            found.append(turn == deck)
        turn = 1 - turn
    return tuple(found)


def types_of_clans(s: L5R) -> tuple[str, ...]:
    """Return the types in which the clans may still attack (L-6.3, U-097)."""
    phase: Phase | None = data_of(s, "phase")
    done = phase.done[team_of(s, 0)] if phase is not None and phase.done and fmt(s).one_each else ()
    return tuple([kind for kind in TYPES if kind not in done])
