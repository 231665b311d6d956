"""Seats played by `coterie.players`."""

from __future__ import annotations

import random
from typing import Any

from coterie.cli.terminal import texts
from coterie.kernel.errors import BadOptions
from coterie.kernel.state import State
from coterie.players import Player, player


def seats_for(text: str, seats: int) -> list[int]:
    """Return the seats that `--bots` names.

    Raises:
        BadOptions: it names a seat that the game does not have.
    """
    if text.strip().lower() == "all":
        return list(range(seats))
    found = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        if not part.isdecimal() or int(part) >= seats:
            there = f"they are 0 to {seats - 1}" if seats > 1 else "there is only 0"
            raise BadOptions(texts.NO_SEAT.format(seat=part, seats=there))
        found.append(int(part))
    return sorted(set(found))


class Bots:
    """The bots at one table. They have their own random numbers, independent of the game's."""

    def __init__(self, seats: list[int], kind: str, seed: int) -> None:
        self.kind = kind
        self.players: dict[int, Player] = {seat: player(kind) for seat in seats}
        self.rng = random.Random(seed)

    def __contains__(self, seat: Any) -> bool:
        return seat in self.players

    @property
    def seated(self) -> dict[str, Any]:
        """The bots as a saved game stores them."""
        return {"bots": list(self.players), "player": self.kind} if self.players else {}

    def choose(self, state: State, seat: int) -> int:
        """Return the option that the bot of a seat takes."""
        return self.players[seat].choose(state, seat, self.rng)


def advice(state: State, seat: int) -> int:
    """Return what the greedy bot would do, always the same for a position."""
    return player("greedy").choose(state.clone(), seat, random.Random(len(state.log(seat))))
