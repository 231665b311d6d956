"""A child process that answers each JSON line with one JSON line. It ends with the server, which closes its input."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

LOG = logging.getLogger("coterie.table")
LINE = 64 * 1024 * 1024
GRACE = 2.0  # seconds within which a child that closes its output ends


class Broken(Exception):
    """There is no answer.

    Attributes:
        slow: whether that takes too long; otherwise the child has ended, which nobody here wanted.
    """

    def __init__(self, why: str, *, slow: bool = False) -> None:
        super().__init__(why)
        self.slow = slow


class Process:
    """One child process, started on demand.

    Attributes:
        module: the module that it runs.
    """

    def __init__(self, module: str, *arguments: str) -> None:
        self.module, self.arguments = module, arguments
        self._child: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []  # those that have been told to end and may not have done so
        self._lock = asyncio.Lock()

    @property
    def running(self) -> bool:
        """Whether a child is running."""
        return self._child is not None and self._child.returncode is None

    async def start(self) -> asyncio.subprocess.Process:
        """Return the child, starting it if necessary."""
        if self._child is None or self._child.returncode is not None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            self._child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, *self.arguments,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment, limit=LINE,
                # Ctrl+C is for the server, which then closes the input. A session of its own would do for that too, but Linux
                # shares the processor out between sessions first: in its own a child would never give way to the tables.
                process_group=0,
            )  # fmt: skip
        return self._child

    async def ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a task and return the answer; one at a time. A task whose child is ended by somebody else, such as a system that
        is short of memory, is given to another once more.

        If the caller is cancelled, the answer is awaited and dropped. Ending the child instead would make the next caller wait
        until a new child has loaded the games.

        Args:
            task: the task.
            seconds: the time limit, not counting the start of the child.

        Raises:
            Broken: there is no answer. The child is ended, so that a late answer cannot be mistaken for another.
        """
        line = msgspec.json.encode(task) + b"\n"
        await self._lock.acquire()
        try:
            child = await self.start()
        except BaseException:
            self._lock.release()
            raise
        asking = asyncio.create_task(self._asked_twice(child, line, seconds))
        asking.add_done_callback(self._answered)
        return await asyncio.shield(asking)

    async def _asked_twice(self, child: asyncio.subprocess.Process, line: bytes, seconds: float) -> dict[str, Any]:
        try:
            return await self._asked(child, line, seconds)
        except Broken as problem:
            if problem.slow or child in self._ended:
                raise
            LOG.warning(
                "a worker process (%s) was ended in the middle of a task, which another does again", self.module
            )
            return await self._asked(await self.start(), line, seconds)

    async def _asked(self, child: asyncio.subprocess.Process, line: bytes, seconds: float) -> dict[str, Any]:
        assert child.stdin is not None
        assert child.stdout is not None
        answer = b""
        try:
            async with asyncio.timeout(seconds):
                child.stdin.write(line)
                await child.stdin.drain()
                answer = await child.stdout.readline()
        except (TimeoutError, ValueError) as problem:
            self.end()
            raise Broken(type(problem).__name__, slow=True) from None
        except ConnectionError:
            pass  # it does not read: the status tells more
        except BaseException:
            self.end()
            raise
        if answer:
            found: dict[str, Any] = msgspec.json.decode(answer)
            return found
        raise Broken("the process has ended", slow=await self._status(child) == -signal.SIGPROF)

    async def _status(self, child: asyncio.subprocess.Process) -> int:
        """Return the status of a child that answers no more, once it has ended."""
        try:
            async with asyncio.timeout(GRACE):
                status = await child.wait()
        except TimeoutError:
            self.end()
            return await child.wait()
        if self._child is child:
            self._child = None
        return status

    def _answered(self, asking: asyncio.Task[dict[str, Any]]) -> None:
        """Let the next task in."""
        self._lock.release()
        if not asking.cancelled():
            asking.exception()  # read, because the caller may have been cancelled

    def end(self) -> None:
        """End the child at once; the next question starts another."""
        if self._child is not None and self._child.returncode is None:
            with suppress(ProcessLookupError):
                # Not `Process.kill`, which may take away the exit status that asyncio waits for; that complains in the log.
                os.kill(self._child.pid, signal.SIGKILL)
            self._ended = [child for child in self._ended if child.returncode is None]
            self._ended.append(self._child)
        self._child = None

    async def close(self) -> None:
        """End the child and wait until it has."""
        self.end()
        for child in self._ended:
            await child.wait()


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Run as a child: answer each line of the input until it is closed or nobody reads the output."""
    with suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    sys.stdout = None  # Python would flush it at its end, and complain
