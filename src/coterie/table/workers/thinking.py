"""The process that thinks for bots: `python -m coterie.table.workers.thinking`; the server starts it.

It keeps the players of recent tables, which remember their plans.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections import OrderedDict
from typing import Any

from coterie.kernel.records import restore
from coterie.players import Player
from coterie.players import player as new_player
from coterie.table.alarms import Alarm
from coterie.table.shelf import Shelf
from coterie.table.workers.process import answer_lines

PLAYERS_KEPT = 500


class TooLate(BaseException):
    """The answer is of no use any more. Nothing within a search may catch this."""


def until(end: float) -> Alarm:
    """Break off what is done in a `with` block once a time has come.

    Args:
        end: the time, in seconds since 1970.

    Raises:
        TooLate: it has come, now or within the block.
    """

    def stop() -> None:
        raise TooLate

    left = end - time.time()
    if left <= 0:
        raise TooLate
    return Alarm(signal.ITIMER_REAL, signal.SIGALRM, stop, left)


class Minds:
    """The games and players kept from one question to the next."""

    def __init__(self) -> None:
        self.shelf = Shelf({})
        self.players: OrderedDict[tuple[str, str], Player] = OrderedDict()

    def answer(self, task: dict[str, Any]) -> dict[str, Any]:
        """Return the index of the option that a player chooses, or what went wrong.

        A player that is broken off is forgotten: what it remembers could be half a thought.
        """
        try:
            self.shelf.addresses.setdefault(task["game"], task["game"])
            game = self.shelf.find(task["game"], task["pack"])
            state = restore(game, task["setup"], task["snapshot"])
            chooser = self.player(task["key"], task["player"])
            with until(task["until"]):
                index = chooser.choose(state, task["seat"], random.Random(task["seed"]))
            return {"index": index, "weighed": list(getattr(chooser, "weighed", {}).items())}
        except TooLate:
            self.players.pop((task["key"], task["player"]), None)
            return {"error": "The bot had no time left."}
        except Exception as problem:  # the server continues whatever a player does
            return {"error": f"The bot cannot tell ({type(problem).__name__}: {problem})."}

    def player(self, key: str, name: str) -> Player:
        """Return the player of a seat; a new one if there is no key."""
        if not key:
            return new_player(name)
        found = self.players.setdefault((key, name), new_player(name))
        self.players.move_to_end((key, name))
        if len(self.players) > PLAYERS_KEPT:
            self.players.popitem(last=False)
        return found


def main() -> None:
    """Answer until the input is closed."""
    os.nice(5)  # people come first
    answer_lines(Minds().answer)


if __name__ == "__main__":
    main()
