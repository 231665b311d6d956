"""The process that thinks for bots and hints, so that the server's own loop never waits for a search.

It is started when the first bot has to think, gets a snapshot and a seat, and answers with an index. It ends when the
server ends, however that happens: its input is then closed.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.records import snapshot
from coterie.kernel.state import State
from coterie.players import player as new_player
from coterie.table.shelf import Shelf

if TYPE_CHECKING:
    from coterie.table.room import Meta

PATIENCE = 60.0  # seconds; a bot that thinks longer takes the default
LINE = 64 * 1024 * 1024
QUICK = ("random",)  # players that think no longer than sending the position takes


class Thinker:
    """The worker process and the questions on their way to it."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._rng = random.SystemRandom()

    async def choose(self, meta: Meta, game: Game, state: State, seat: int, player: str) -> int:
        """The index of the option that a player takes; the question's default where it finds none."""
        question = state.question
        assert question is not None
        if len(question.options) == 1:
            return 0
        if player in QUICK:
            return new_player(player).choose(state, seat, self._rng)
        try:
            return await self._think(meta, game, state, seat, player)
        except (TimeoutError, OSError, CoterieError):
            return question.default

    async def hint(self, meta: Meta, game: Game, state: State, seat: int) -> int:
        """The index of the option that the greedy player would take.

        Raises:
            CoterieError: it cannot tell.
        """
        try:
            return await self._think(meta, game, state, seat, "greedy", hint=True)
        except (TimeoutError, OSError):
            raise CoterieError("The bot has no advice now. Try again.") from None

    async def _think(self, meta: Meta, game: Game, state: State, seat: int, player: str, *, hint: bool = False) -> int:
        address = self.shelf.addresses.get(meta.game)
        seed = self._rng.getrandbits(60)
        if address is None:  # a game that only this process has
            return await asyncio.to_thread(new_player(player).choose, state.clone(), seat, random.Random(seed))
        task = {
            "game": address, "pack": meta.pack, "setup": state.setup, "snapshot": snapshot(state), "seat": seat,
            "player": player, "key": "" if hint else f"{meta.id}:{seat}", "seed": seed,
        }  # fmt: skip
        answer = await self._ask(msgspec.json.encode(task) + b"\n")
        if "index" not in answer:
            raise CoterieError(str(answer.get("error", "The bot cannot tell.")))
        return int(answer["index"])

    async def _ask(self, line: bytes) -> dict[str, Any]:
        """Send a line and wait for the answer; one at a time."""
        async with self._lock:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line)
            finished = False
            try:
                async with asyncio.timeout(PATIENCE):
                    await process.stdin.drain()
                    answer = await process.stdout.readline()
                finished = bool(answer)
            finally:
                if not finished:  # broken off: what it would still answer belongs to nobody
                    self._end()
            if not answer:
                raise OSError("the worker has ended")
            found: dict[str, Any] = msgspec.json.decode(answer)
            return found

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "coterie.table.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment, limit=LINE,
                start_new_session=True,  # Ctrl+C is for the server, which then closes the input
            )  # fmt: skip
        return self._process

    def _end(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
