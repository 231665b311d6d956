"""The process that reads what comes from outside: `python -m coterie.table.workers.reading MEMORY`.

The server starts it. A task that takes more processor time than it may ends the process, even within a regular
expression; where the system can bound memory, one that takes more memory is refused.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct

from coterie.kernel.errors import CoterieError
from coterie.table import decks, outside
from coterie.table.protocol.refusal import code_of
from coterie.table.shelf import Shelf
from coterie.table.workers.process import answer_lines

STATM = Path("/proc/self/statm")


class Reader:
    """Reads one thing after another."""

    def __init__(self) -> None:
        self.shelf = Shelf({})

    def answer(self, task: dict[str, Any]) -> dict[str, Any]:
        """Read what a task holds; return {} if it is sound, else why it is not. Of a deck or a query `found` is told.

        Args:
            task: `seconds` of processor time; `games` and where each is; `game`, and `pack`, `position`, `record`, `deck`
                or `query`, each a text, and `setup`. Without these the games are only loaded.
        """
        signal.setitimer(signal.ITIMER_PROF, task["seconds"])
        try:
            found = self.read(task)
        except MemoryError:
            return {"code": task["code"], "sentence": "It takes too much memory to read."}
        except CoterieError as problem:
            return {"code": code_of(problem), "sentence": str(problem)}
        except Exception as problem:  # any text may come in
            return {"code": task["code"], "sentence": f"It cannot be read ({type(problem).__name__})."}
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        return {} if found is None else {"found": found}

    def read(self, task: dict[str, Any]) -> Struct | None:
        """Read what a task holds, and return what is told of it, None if it is sound and no more is to be said.

        Raises:
            Exception: it is not sound.
        """
        self.shelf.addresses.update(task["games"])
        if "game" not in task and "record" not in task:
            for name in task["games"]:
                self.shelf.find(name)
            return None
        if "record" in task:
            head, lines = outside.parsed(task["record"])
            outside.record(self.shelf.find(str(head["game"]), task.get("pack")), head, lines)
            return None
        game = self.shelf.find(task["game"], task.get("pack"))
        if "deck" in task:
            return decks.read(game, task["deck"], task["rules"])
        if "query" in task:
            return decks.found(game, task["query"], task["begun"])
        if "setup" in task:
            game.checked(task["setup"])
        if "position" in task:
            outside.position(game, task["position"])
        elif "pack" in task:
            outside.sound(game.start({}, seed=0))
        return None


def bound_memory(more: int) -> None:
    """Let this process take so many bytes more than it has, where the system can do that."""
    if STATM.exists():  # Linux; macOS does not keep to such a limit
        now = int(STATM.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))


def main(memory: str) -> None:
    """Answer until the input is closed."""
    os.nice(10)  # the tables come first
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    bound_memory(int(memory))
    answer_lines(Reader().answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
