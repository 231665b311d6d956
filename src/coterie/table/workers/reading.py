"""The process that reads untrusted input: `python -m coterie.table.workers.reading MEMORY`.

The server starts it, and it loads the games once. Each task is read in a fork of the process, which has the games already. A
task that exceeds its processor time ends only the fork, even within a regular expression, so the next task need not load the
games again. If the system can limit memory, a task that needs more is refused.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from coterie.kernel.errors import CoterieError
from coterie.table import decks, outside
from coterie.table.protocol.refusal import code_of
from coterie.table.shelf import Shelf
from coterie.table.workers.process import answer_lines

STATM = Path("/proc/self/statm")
PATIENCE = 30  # how many times the processor time is allowed in real time, because the tables come first
TOO_LONG = "It takes too long to read."
ENDED = "Something has ended the process that was reading it. Try again."


class Reader:
    """Reads one item after another."""

    def __init__(self) -> None:
        self.shelf = Shelf({})

    def answer(self, task: dict[str, Any]) -> dict[str, Any]:
        """Read the item of a task; return {} if it is valid, otherwise the reason. For a deck or a query, return `found`.

        Args:
            task: `seconds` of processor time; `games` with the location of each; `game`, and `pack`, `position`, `record`,
                `deck` or `query`, each a text, and `setup`. Without these, the games are only loaded.
        """
        self.shelf.addresses.update(task["games"])
        if "game" in task or "record" in task:
            return self.in_a_copy(task)
        for name in task["games"]:
            game = self.shelf.find(name)
            if decks.has_decks(game):
                decks.catalogue(game).prepare()  # each copy of this process would do it again
        return {}

    def in_a_copy(self, task: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a task whose item is read in a copy of this process, which ends afterwards."""
        hears, tells = os.pipe()
        copy = os.fork()
        if not copy:
            try:
                with os.fdopen(tells, "wb") as out:
                    out.write(msgspec.json.encode(self.checked(task)))
            finally:
                os._exit(0)
        os.close(tells)
        said = _heard(hears, task["seconds"] * PATIENCE)
        if said is None:
            os.kill(copy, signal.SIGKILL)
        _, status = os.waitpid(copy, 0)
        if said:
            found: dict[str, Any] = msgspec.json.decode(said)
            return found
        slow = said is None or os.waitstatus_to_exitcode(status) == -signal.SIGPROF
        return {"code": task["code"], "sentence": TOO_LONG if slow else ENDED}

    def checked(self, task: dict[str, Any]) -> dict[str, Any]:
        """Read the item of a task and return the answer; the process ends if it takes too long."""
        signal.setitimer(signal.ITIMER_PROF, task["seconds"])
        try:
            found = self.read(task)
        except MemoryError:
            return {"code": task["code"], "sentence": "It takes too much memory to read."}
        except CoterieError as problem:
            return {"code": code_of(problem), "sentence": str(problem)}
        except Exception as problem:  # any text may arrive
            return {"code": task["code"], "sentence": f"It cannot be read ({type(problem).__name__})."}
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        return {} if found is None else {"found": found}

    def read(self, task: dict[str, Any]) -> Struct | None:
        """Read the item of a task, and return its description, None if it is valid and there is nothing more to say.

        Raises:
            Exception: it is invalid.
        """
        if "record" in task:
            head, lines = outside.parsed(task["record"])
            outside.check_record(self.shelf.find(str(head["game"]), task.get("pack")), head, lines)
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


def _heard(hears: int, seconds: float) -> bytes | None:
    """Return everything from the other end of a pipe until it is closed, None if it takes too long in real time."""
    said, end = b"", time.monotonic() + seconds
    with os.fdopen(hears, "rb", buffering=0) as pipe:
        while select.select([pipe], [], [], max(0.0, end - time.monotonic()))[0]:
            more = pipe.read(1 << 16)
            if not more:
                return said
            said += more
    return None


def bound_memory(more: int) -> None:
    """Limit this process to `more` bytes above its current memory, if the system can."""
    if STATM.exists():  # Linux; macOS does not keep to such a limit
        now = int(STATM.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))


def main(memory: str) -> None:
    """Answer until the input is closed."""
    os.nice(15)  # the tables come first
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    bound_memory(int(memory))
    answer_lines(Reader().answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
