"""17. Diablerie: between the damage and torpor a defeated vampire is consumed, if a card allows it."""

from __future__ import annotations

from coterie.games.rivals.atoms.falling import is_falling
from coterie.games.rivals.facts import attachments, is_character
from coterie.games.rivals.numbers import SLOTS, stat
from coterie.games.rivals.rules.defeat import Defeat
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import found
from coterie.kernel.procedures import data_of, remember


def at_hand(s: Rivals) -> Defeat | None:
    """Return the defeat of a vampire that could be consumed now, or None if no vampire is being defeated that way
    (R-034, R-035, R-046). Who falls at the same moment as its victim consumes nobody (D-491, D-785)."""
    now: Defeat | None = data_of(s, "defeat")
    if now is None or now.aggravated or now.consumed or found(s, now.victim) is None or found(s, now.killer) is None:
        return None
    return None if is_falling(s, now.killer) else now


def has_place(s: Rivals, now: Defeat, freed: int) -> bool:
    """Return whether the diablerist has room for its victim, once a card detached for it is gone (R-042)."""
    killer = now.killer[0]
    borne = [p for p in attachments(s, killer) if p != freed]
    return is_character(s, killer) and len(borne) < stat(s, killer, SLOTS)


def consume(s: Rivals) -> None:
    """Let the defeated vampire be attached to the vampire that has defeated it, instead of entering torpor (R-037,
    RR-17); what keeps foes from Agenda for those who enter torpor does so no more (R-048, R-263)."""
    remember(s, "defeat", consumed=True, denied=False)
