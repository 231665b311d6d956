"""The bots that can take a seat."""

from __future__ import annotations

from coterie.kernel.nearest import did_you_mean
from coterie.players import NAMES as PLAYERS
from coterie.table.protocol.refusal import Refusal


def must_be_player(name: str) -> None:
    """Raise Refusal unless there is a player of this name."""
    if name not in PLAYERS:
        there = ", ".join(PLAYERS)
        sentence = f"There is no player “{name}”; there are: {there}.{did_you_mean(name, PLAYERS)}"
        raise Refusal("bad_options", sentence)
