"""Checks that all events share: whether the card is still there and whether anything forbids the event (part 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.l5r.facts.provinces import is_immune
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Event
from coterie.kernel.modifiers import forbidding
from coterie.words.cards.atoms import there


def allowed(verb: str, possible: Callable[[Any, Event], bool] = there) -> Callable[[Any, Event], bool]:
    """Return a check that an event is possible and that nothing forbids it to its source (L-8.17)."""

    def may(s: L5R, event: Event) -> bool:
        return possible(s, event) and not forbidding(s, verb, event.subject, event.source)

    return may


def in_play(s: L5R, event: Event) -> bool:
    """Return whether the card is still the same object, in play, and not immune to the source."""
    if event.source >= 0 and is_immune(s, event.subject):
        return False
    return there(s, event) and s.pieces[event.subject].zone in s.game.in_play
