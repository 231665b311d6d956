"""A server in its own process, for killing: `python -m tests.table.process DATABASE PORT`."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path

from coterie.table.store.store import Store
from coterie.table.web import serving
from coterie.table.web.server import Server
from tests.table.tools import FREE, GAMES

ROOT = Path(__file__).resolve().parent.parent.parent


class Process:
    """The process, from outside."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "tests.table.process", self.url, str(self.port)]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), 60)
        assert line, "the server has not started"
        self.port = int(line)

    async def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """Stop it with SIGTERM; return its exit code."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), 30)


def main() -> None:
    """Serve until killed, or until the test ends."""
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
    store = Store(sys.argv[1])
    store.open()
    server = Server(store, games=GAMES, limits=FREE)
    serving.run(server, serving.listen("127.0.0.1", int(sys.argv[2])), lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
