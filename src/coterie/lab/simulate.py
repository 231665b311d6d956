"""A run: many games, several workers, the same rows whatever their number.

Game i takes its seeds from the run's seed and i alone. With a result file the run keeps every finished chunk on disk.
Started again with the same head it goes on from there, whether it was stopped, killed, or asked for fewer games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from typing import Any, NamedTuple

from coterie.lab import results, single
from coterie.lab.results import BadResults, Parts
from coterie.lab.single import Head, Row

Tell = Callable[[int], None]  # told how many games have been finished just now


class Outcome(NamedTuple):
    """What a run has come to: its rows by number, how many of them were there before, and whether it was stopped."""

    rows: list[Row]
    kept: int
    stopped: bool


def run(head: Head, games: int, workers: int = 1, out: Path | None = None, tell: Tell | None = None) -> Outcome:
    """Play the games of a run that are not there yet.

    Args:
        head: what all games have in common.
        games: how many there shall be.
        workers: processes that play.
        out: the result file; without it nothing is kept.
        tell: is told after each chunk how many games it had, and first how many were there before.

    Returns:
        The rows of the games 0 to `games` - 1; fewer when the run was stopped by Ctrl-C.

    Raises:
        BadResults: the file or its chunks belong to another run.
        MissingExtra: the lab extra is not installed.
    """
    results.extra()
    rows = before(head, out) if out is not None else {}
    missing = [number for number in range(games) if number not in rows]
    kept = games - len(missing)
    tell = tell or (lambda _: None)
    tell(kept)
    parts = Parts(out) if out is not None and missing else None
    if parts is not None:
        parts.begin(head)
    stopped = False
    for chunk, interrupted in played(head, chunks(missing, workers), workers):
        stopped = interrupted
        if parts is not None:
            parts.add(chunk)
        rows.update((row["number"], row) for row in chunk)
        tell(len(chunk))
    if out is not None and missing and not stopped:
        results.write(rows.values(), out)
        Parts(out).end()
    return Outcome([rows[number] for number in sorted(rows) if number < games], kept, stopped)


def before(head: Head, out: Path) -> dict[int, Row]:
    """The rows of this run that a result file and chunks beside it have already.

    Raises:
        BadResults: they belong to another run; the sentence says in what it differs.
    """
    results.check_path(out)
    rows: dict[int, Row] = {}
    if out.exists():
        there = results.read(out)
        _same_run(head, there, out)
        rows.update((row["number"], row) for row in there)
    parts = Parts(out)
    if parts.there():
        found = parts.head()
        if found is not None and _as_head(found) != head:
            raise BadResults(_other(parts.folder, _difference(head, _as_head(found))))
        rows.update((row["number"], row) for row in parts.rows())
    return rows


def _as_head(found: dict[str, Any]) -> Head:
    return Head(**{**found, "players": tuple(found.get("players", ()))})


def _same_run(head: Head, rows: list[Row], out: Path) -> None:
    for row in rows[:1]:
        there = Head(row["game"], head.pack, row["setup"], tuple(row["players"].split(",")), row["run_seed"])
        if there != head:
            raise BadResults(_other(out, _difference(head, there)))


def _difference(head: Head, other: Head) -> str:
    """The first thing in which two runs differ."""
    for name, mine, theirs in zip(Head._fields, head, other, strict=True):
        if mine != theirs:
            return f"its {name} is {theirs}, here it is {mine}"
    return "it cannot be told in what"


def _other(path: Path, difference: str) -> str:
    return f"{path} belongs to another run: {difference}. Name another file with --out, or remove that one."


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def chunks(numbers: list[int], workers: int) -> list[list[int]]:
    """Games in portions: small enough that a stopped run loses little, large enough not to be many files."""
    size = max(1, min(500, len(numbers) // (40 * workers)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def played(head: Head, portions: list[list[int]], workers: int) -> Iterator[tuple[list[Row], bool]]:
    """Play portions of games as they come; with each, whether Ctrl-C has stopped the run meanwhile."""
    if workers <= 1 or len(portions) <= 1:
        yield from _played_here(head, portions)
    else:
        yield from _played_by_workers(head, portions, workers)


def _played_here(head: Head, portions: list[list[int]]) -> Iterator[tuple[list[Row], bool]]:
    game = single.load(head.game, head.pack)
    for portion in portions:
        done: list[Row] = []
        try:
            for number in portion:
                done.append(single.play_number(head, number, game))
        except KeyboardInterrupt:
            yield done, True
            return
        yield done, False


def _played_by_workers(head: Head, portions: list[list[int]], workers: int) -> Iterator[tuple[list[Row], bool]]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting = iter(portions)
    stopped = False
    with ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(stop,)) as pool:
        due = {pool.submit(_work, head, portion) for _, portion in zip(range(2 * workers), waiting, strict=False)}
        while due:
            try:
                done, due = wait(due, return_when=FIRST_COMPLETED)
                for _ in done if not stopped else ():
                    due |= {pool.submit(_work, head, portion) for portion in [next(waiting, None)] if portion}
            except KeyboardInterrupt:
                stopped = True
                stop.set()  # each worker hands in what it has after the game that it is playing
                continue
            for future in done:
                yield future.result(), stopped


_stop: Any = None


def _begin_worker(stop: Any) -> None:
    """A worker leaves Ctrl-C to its parent, and ends when that has been killed."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _work(head: Head, portion: list[int]) -> list[Row]:
    game = single.load(head.game, head.pack)
    done: list[Row] = []
    for number in portion:
        if _stop.is_set():
            break
        done.append(single.play_number(head, number, game))
    return done
