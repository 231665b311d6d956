"""What the log tells of a change, with the card that it comes from."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Event
from coterie.kernel.pieces import ALL


def tell(s: Rivals, event: Event, word: str, *args: Any) -> None:
    """Tell what has happened, and by which card, unless that lies hidden or is the card that it happened to."""
    source = s.pieces[event.source] if event.source >= 0 else None
    if source is not None and event.source != event.subject and source.known == ALL:
        s.tell(f"{word} by", *args, source.face)
    else:
        s.tell(word, *args)
