"""The bots that can take a seat."""

from __future__ import annotations

from coterie.players import NAMES, no_player
from coterie.table.protocol.refusal import Refusal


def must_be_player(name: str) -> None:
    """Raise Refusal unless there is a player of this name."""
    if name not in NAMES:
        raise Refusal("bad_options", no_player(name))
