"""Break the rules of a game one at a time and see whether the tests notice.

Each mutant makes one change in `src/coterie/games/<game>/rules/`: to a comparison, a number, a boolean, a branch or an
arithmetic operator; or it drops a row from a procedure's table. In classes, such as words, methods are changed, except
those that only produce text. A mutant is tried in memory, in a forked process; no file is touched. The tests that cite
the ledger ids of the changed function, class or table row (the ids in its docstring and comments) run first; if none of
them fails, the tests of its chapter follow (those that cite any id named in the same module), and then the others. Only
those tests run that execute the changed function when nothing is changed: no other test can notice. A test that takes
more than `SECONDS` of processor time is looping and counts as failed. Log lines, assertions and annotations are no
rules and are left alone.

    python -m tools.mutants                          every mutant of Masters of the Night
    python -m tools.mutants --sample 60 --seed 3     a quick look
    python -m tools.mutants --only combat relics     some modules of the rules
    python -m tools.mutants --only --more atoms      none of them, but another module of the game
    python -m tools.mutants --game rivals --words    the rules and the words of Rivals

The exit code is 1 if fewer than nine in ten are caught.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest import runner
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tools.mutations import ROOT, Mutant, mutants_of

ENOUGH = 0.9
SECONDS = 10.0  # of processor time, for one test
TIERS = ("", "cited", "chapter", "others")  # which tests caught a mutant
NOT_MADE = 99
NO_RULES = ("__init__", "vocabulary")


# ── trying them ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Trial:
    """A pytest plugin that tries the mutants once the tests are collected, instead of running the tests once."""

    def __init__(self, mutants: list[Mutant], workers: int, console: Console) -> None:
        self.mutants, self.workers, self.console = mutants, workers, console
        self.broken: list[str] = []
        self.ways: Ways = {}
        self.seconds = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take over from pytest's own loop."""
        if session.testsfailed:
            raise session.Interrupted("collection failed")
        items = [item for item in session.items if item.get_closest_marker("slow") is None]
        self.broken, self.ways = first_run(items, {str(mutant.path) for mutant in self.mutants})
        items = [item for item in items if item.nodeid not in self.broken]
        self.tests = _by_id(items)
        self.items = items
        gc.collect()
        gc.freeze()
        start = time.monotonic()
        self._try_all()
        self.seconds = time.monotonic() - start
        return True

    def _try_all(self) -> None:
        waiting = list(reversed(self.mutants))
        running: dict[int, Mutant] = {}
        columns = (
            TextColumn("mutants"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[missed]} survived"),
        )
        with Progress(*columns, TimeRemainingColumn(), console=self.console) as bar:
            task = bar.add_task("", total=len(waiting), missed=0)
            while waiting or running:
                while waiting and len(running) < self.workers:
                    mutant = waiting.pop()
                    running[self._fork(mutant)] = mutant
                pid, status = os.wait()
                mutant = running.pop(pid)
                code = os.waitstatus_to_exitcode(status)
                if code == NOT_MADE:
                    raise RuntimeError(f"could not be made: {mutant.path}:{mutant.line} {mutant.change}")
                mutant.caught = TIERS[code] if code >= 0 else "cited"  # below 0 is a signal: the test was looping
                if not mutant.caught:
                    where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
                    line = f"survived  {where}  {mutant.change}"
                    self.console.print(line, markup=False, highlight=False, soft_wrap=True)
                missed = sum(not m.caught for m in self.mutants) - len(waiting) - len(running)
                bar.update(task, advance=1, missed=missed)

    def _fork(self, mutant: Mutant) -> int:
        pid = os.fork()
        if pid:
            return pid
        code = NOT_MADE
        try:
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            _be_quiet()
            mutant.put()
            code = self._caught(mutant)
        finally:
            os._exit(code)

    def _caught(self, mutant: Mutant) -> int:
        """Return the tier of tests that catches a mutant, 0 for none."""
        done: set[str] = set()
        reach = self.reaching(mutant)
        cited = [item for name in sorted(mutant.ids) for item in self.tests[name]]
        chapter = [item for name in sorted(mutant.chapter) for item in self.tests[name]]
        for tier, items in enumerate((cited, chapter, self.items), 1):
            fresh = {
                item.nodeid: item
                for item in items
                if item.nodeid not in done and (reach is None or item.nodeid in reach)
            }
            if _failures(list(fresh.values()), first=True):
                return tier
            done |= set(fresh)
        return 0

    def reaching(self, mutant: Mutant) -> set[str] | None:
        """Return the tests that execute what a mutant changes; None if it does not change a function."""
        if mutant.within is None:
            return None
        there = self.ways[str(mutant.path)]
        return {nodeid for line in mutant.within for nodeid in there.get(line, ())}


def _by_id(items: Sequence[pytest.Item]) -> defaultdict[str, list[pytest.Item]]:
    found: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("ruling"):
            for name in mark.args:
                found[name].append(item)
    return found


def _failures(items: Sequence[pytest.Item], first: bool = False) -> list[str]:
    """Run tests and return the names of those that fail, or only the first if that is enough."""
    found = []
    for item, following in zip(items, [*items[1:], None], strict=False):
        if first:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        reports = runner.runtestprotocol(item, log=False, nextitem=following)
        if any(report.failed for report in reports):
            found.append(item.nodeid)
            if first:
                break
    return found


Ways = dict[str, dict[int, list[str]]]  # the tests that execute a function, by its file and first line


def first_run(items: Sequence[pytest.Item], files: set[str]) -> tuple[list[str], Ways]:
    """Run the tests unchanged; return those that fail, and the functions of some files that each test executes."""

    def work() -> list[str]:
        lines = []
        for item in items:
            failed, seen = watched(partial(_failures, [item]), files)
            lines.append(json.dumps([item.nodeid, bool(failed), sorted(seen)]))
        return lines

    broken: list[str] = []
    ways: Ways = {name: {} for name in files}
    for nodeid, failed, seen in map(json.loads, _in_child(work)):
        if failed:
            broken.append(nodeid)
        for name, line in seen:
            ways[name].setdefault(line, []).append(nodeid)
    return broken, ways


def watched(work: Callable[[], Any], files: set[str]) -> tuple[Any, set[tuple[str, int]]]:
    """Call something; return its result and the functions of some files that it executed, by file and first line."""
    seen: set[tuple[str, int]] = set()

    def called(frame: FrameType, event: str, arg: Any) -> None:
        if frame.f_code.co_filename in files:
            seen.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    before = sys.gettrace()
    sys.settrace(called)
    try:
        return work(), seen
    finally:
        sys.settrace(before)


def _in_child(work: Callable[[], list[str]]) -> list[str]:
    """Call something in a child process; return the lines that it prints."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        _be_quiet()
        with os.fdopen(writing, "w") as out:
            out.write("\n".join(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        lines = answer.read().split("\n")
    os.waitpid(pid, 0)
    return [line for line in lines if line]


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


# ── the report ──────────────────────────────────────────────────────────────────────────────────────────────────────


def report(mutants: list[Mutant], console: Console) -> float:
    """Print a table by module; return the share of mutants caught."""
    table = Table("module", "mutants", "caught", "share", "by cited tests", "by the chapter", "by others")
    groups: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        groups[mutant.module.partition(".rules.")[2] or mutant.path.stem].append(mutant)
    for name, group in [*sorted(groups.items()), ("all", mutants)]:
        caught = [m.caught for m in group if m.caught]
        share = f"{len(caught) / len(group):.1%}" if group else "–"
        tiers = [str(caught.count(tier)) for tier in TIERS[1:]]
        table.add_row(name, str(len(group)), str(len(caught)), share, *tiers)
    console.print(table)
    return sum(bool(m.caught) for m in mutants) / len(mutants) if mutants else 1.0


def modules(game: str, only: Sequence[str] | None, more: Sequence[str], words: bool = False) -> list[Path]:
    """Return the files whose rules are broken: all or some of the game's rules, including subpackages, and further
    modules of its package.

    With `words`, also its words, except the vocabulary, which only names things.
    """
    home = ROOT / "src" / "coterie" / "games" / game
    rooms = ("rules", "words") if words else ("rules",)
    rules = [path for room in rooms for path in sorted((home / room).rglob("*.py")) if path.stem not in NO_RULES]
    found = [path for path in rules if only is None or path.stem in only]
    return found + [home.joinpath(*name.split(".")).with_suffix(".py") for name in more]


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description="Break the rules one at a time and see whether the tests notice.")
    parser.add_argument("--game", default="masters", help="whose rules (masters)")
    parser.add_argument("--only", nargs="*", metavar="MODULE", help="these modules of its rules only")
    parser.add_argument(
        "--more", nargs="*", metavar="MODULE", default=[], help="modules beside the rules (atoms words.run)"
    )
    parser.add_argument("--words", action="store_true", help="the words of the game beside its rules")
    parser.add_argument("--sample", type=int, metavar="N", help="try N of them, picked at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> tuple[list[Mutant], int]:
    """Return the mutants to try, all or a sample of them, and how many there are."""
    paths = modules(given.game, given.only, given.more, given.words)
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if given.sample is None or given.sample >= len(mutants):
        return mutants, len(mutants)
    picked = sorted(random.Random(given.seed).sample(range(len(mutants)), given.sample))
    return [mutants[i] for i in picked], len(mutants)


def main() -> int:
    """Try the mutants, print which survive, and return the exit code: 0 if enough of them are caught."""
    given = asked()
    os.chdir(ROOT)
    os.environ.setdefault("COTERIE_MODES", "plain")  # repeating tests in other modes catches nothing more
    sys.path.insert(0, str(ROOT))
    mutants, total = chosen(given)
    console = Console(highlight=False)
    console.print(f"{len(mutants)} of {total} mutants of {given.game}; first the tests as they are")
    trial = Trial(mutants, given.workers, console)
    parts = [name for part in ("rules", "content") if Path(name := f"tests/{given.game}/{part}").is_dir()]
    folders = parts or [f"tests/{given.game}"]
    silent = ["-s", "-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
    status = pytest.main([*silent, *folders], plugins=[trial])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        console.print(f"The tests could not be collected; see python -m pytest {' '.join(folders)}")
        return 2
    share = report(mutants, console)
    for name in trial.broken:
        console.print(f"failed before anything was changed, so it was left out: {name}", markup=False)
    console.print(f"{share:.1%} caught in {trial.seconds:.0f} s; {ENOUGH:.0%} are asked for")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
