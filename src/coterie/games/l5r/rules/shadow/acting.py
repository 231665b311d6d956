"""22.3. Actions of the Shadowlands deck in a conflict: it turns up a card, then plays or discards it (U-122 to U-124)."""

from __future__ import annotations

from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict
from coterie.games.l5r.facts.provinces import is_broken
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.rules.conflict import totals, winning_team
from coterie.games.l5r.rules.shadow.turning import turn_up
from coterie.games.l5r.state import L5R, NOBODY, Turn
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, row, stop


def turn(s: L5R, serial: int) -> None:
    """Turn up the top card. A cunning deck passes instead while it would break every province that it attacks (U-122,
    U-154)."""
    if "cunning" in s.setup["difficulty"] and is_breaking(s):
        s.tell("is winning", the_deck(s))
        stop(s, serial)
        return
    if turn_up(s, "its action", "turned") == NOBODY:
        stop(s, serial)


def is_breaking(s: L5R) -> bool:
    """Return whether the deck attacks and would now win and break each attacked province that is not broken yet."""
    now = conflict(s)
    if now is None or not now.team == s.teams[the_deck(s)] == winning_team(s, now):
        return False
    one, other = totals(s, now)
    return all(is_broken(s, p) or one - other >= strength(s, p) for p in attacked_provinces(s))


def play_or_pass(s: L5R, serial: int) -> None:
    """Play the card if the deck can pay for it and it has targets and would change something; otherwise discard it, which is a
    pass (U-122, U-123, U-124)."""
    there = pile(s, "turned", the_deck(s))
    options = s.game.offers(s, "turned", the_deck(s))
    if options:
        s.do(*options[0][2])
    elif there:
        s.tell("cannot play", the_deck(s), s.pieces[there[0]].face)
        happen(s, about(s, "discard", there[0]))


ACTION: Procedure[Turn] = Procedure(
    "l5r.shadow.action",
    "An action of the Shadowlands deck",
    Turn,
    (
        row("22.3a", "Turn up a card", turn, "U-122 U-126 U-154"),
        row("22.3b", "Play it or pass", play_or_pass, "U-122 U-123 U-124"),
    ),
    hidden=True,
)
