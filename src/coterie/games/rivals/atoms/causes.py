"""What the log tells of a change, with the card that it comes from."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.state import Rivals
from coterie.kernel.chronicle import EVERYBODY
from coterie.kernel.events import Event
from coterie.kernel.pieces import ALL


def tell(s: Rivals, event: Event, word: str, *args: Any, to: int = EVERYBODY) -> None:
    """Tell what has happened, and by which card, unless that lies hidden or is the card that it happened to.

    Args:
        s: the state.
        event: what has happened.
        word: what it is called in the catalogue.
        args: what the word needs.
        to: for whom it is, as in `Line.audience`.
    """
    source = s.pieces[event.source] if event.source >= 0 else None
    if source is not None and event.source != event.subject and source.known == ALL:
        s.tell(f"{word} by", *args, source.face, to=to)
    else:
        s.tell(word, *args, to=to)
