"""Checks that all events share: whether the card is still there and whether anything forbids the event (part 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.l5r.facts.immunity import is_immune_to
from coterie.games.l5r.facts.provinces import is_immune
from coterie.games.l5r.state import L5R
from coterie.kernel.events import Atom, Event
from coterie.kernel.modifiers import forbidding
from coterie.words.cards.atoms import there


def allowed(verb: str, possible: Callable[[Any, Event], bool] = there) -> Callable[[Any, Event], bool]:
    """Return a check that an event is possible and that nothing forbids it to its source (L-8.17)."""

    def may(s: L5R, event: Event) -> bool:
        return possible(s, event) and not forbidding(s, verb, event.subject, event.source)

    return may


def is_shielded(s: L5R, event: Event) -> bool:
    """Return whether a card is immune to what would affect it. That shields neither its tokens nor its attachments, and costs
    are no effects (L-8.17, D-970)."""
    if not is_immune_to(s, event.subject, event.source):
        return False
    frame = s.rows.get(event.frame)
    return frame is None or frame.get("to pay") is None


def shielding(atom: Atom) -> Atom:
    """Return an atom that does nothing to cards that are immune to what would cause it (L-8.17)."""

    def may(s: L5R, event: Event) -> bool:
        return not is_shielded(s, event) and atom.possible(s, event)

    return Atom(atom.change, may)


def in_play(s: L5R, event: Event) -> bool:
    """Return whether the card is still the same object, in play, and not immune to the source."""
    if event.source >= 0 and is_immune(s, event.subject):
        return False
    return there(s, event) and s.pieces[event.subject].zone in s.game.in_play
