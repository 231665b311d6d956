"""Pools of workers for the games of a run. Any executor of `concurrent.futures` will do; two are provided here.

Executors receive only module-level functions and plain data, so their workers need nothing but Coterie itself.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import wait
from typing import Any

import coterie
from coterie.kernel.errors import CoterieError
from coterie.lab.results import MissingExtra

PATIENCE = 30  # seconds within which a scheduler must answer, and its first worker must arrive
COUNT_AGAIN = 5.0  # seconds between two counts of a cluster's workers
ANSWER_WITHIN = 2.0  # seconds within which the scheduler must answer that


class LostWorkers(CoterieError):
    """The workers of a run have gone and will not return."""


class NoCluster(CoterieError):
    """The cluster cannot be used."""


@dataclass(frozen=True)
class Pool:
    """An executor, with what a run needs to know about it.

    Attributes:
        executor: runs the work.
        width: returns how many games can be played at a time, at least 1; it may change during a run.
        lost: the exception that a future raises if the workers have gone.
    """

    executor: Executor
    width: Callable[[], int]
    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)


# ── processes of this machine ───────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def processes(workers: int) -> Iterator[Pool]:
    """Start processes on this machine; they end with the block, or when this process is killed.

    If Ctrl+C ends the block, they stop at once, in the middle of their work.
    """
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_begin_process) as executor:
        try:
            yield Pool(executor, lambda: workers)
        except (KeyboardInterrupt, GeneratorExit):
            # Without its processes the executor gives up what is left. It must not be told to cancel that before: it
            # stumbles over cancelled futures then, with a traceback.
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _begin_process() -> None:
    """Ignore Ctrl-C, which the parent handles, and end if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# ── a Dask cluster ──────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """Use the workers of a Dask cluster; the remaining workers take over from a lost one.

    Args:
        address: the address of the scheduler ("tcp://host:8786").

    Raises:
        MissingExtra: the extra `cluster` is not installed.
        NoCluster: nothing answers there, it has no workers, or they do not have this version of Coterie.
    """
    try:
        distributed: Any = import_module("distributed")  # its functions have no types
    except ImportError:
        raise MissingExtra("A cluster needs", "cluster") from None
    if not re.search(r"://|:\d+$", address):  # Dask would look for it for a minute
        raise NoCluster(f"“{address}” is not the address of a Dask scheduler, such as tcp://host:8786.")
    with _quiet():
        try:
            client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, RuntimeError) as problem:  # a time-out is an OSError
            raise NoCluster(f"No Dask scheduler answers at {address} ({problem or type(problem).__name__}).") from None
        with client:
            _check(client, address)
            gone = (distributed.CancelledError, distributed.KilledWorker, distributed.comm.CommClosedError)
            yield Pool(client.get_executor(), _Counted(client), (CancelledError, *gone))


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep Dask from logging tracebacks; a single message reports a lost cluster."""
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client", "tornado.application")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


def _check(client: Any, address: str) -> None:
    """Check that there are workers and that they have the same version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        found = client.run(_version)
    except TimeoutError:
        raise NoCluster(
            f"The cluster at {address} has no workers yet. On each machine: dask worker {address} --nthreads 1."
        ) from None
    except Exception as problem:  # whatever a worker says that has no such module
        raise NoCluster(
            f"The workers of the cluster at {address} cannot load Coterie ({problem}). "
            "Install it on every machine, on the scheduler's too."
        ) from None
    for worker, version in sorted(found.items()):
        if version != coterie.__version__:
            raise NoCluster(f"{worker} has Coterie {version}; here it is {coterie.__version__}. Install the same one.")


def _version() -> str:
    return coterie.__version__


class _Counted:
    """Returns how many games a cluster plays at a time, asking the scheduler from time to time as workers come and go."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.count, self.asked = 1, 0.0

    def __call__(self) -> int:
        now = time.monotonic()
        if not self.asked or now - self.asked > COUNT_AGAIN:
            try:
                found = self.client.sync(self.client.scheduler.ncores, workers=None, callback_timeout=ANSWER_WITHIN)
                self.count = max(1, sum(found.values()))
            except OSError:  # a scheduler that is lost is noticed by what waits for its answers
                pass
            self.asked = time.monotonic()
        return self.count
