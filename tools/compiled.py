"""Build a copy of Coterie whose rules are compiled by Cython, and run the test suites on it: `make compiled`.

The copy is in `build/compiled/src/coterie`, with the tests beside it as in the source tree. In it, each module of the
kernel, the words, the games and the players has its compiled extension beside it, which Python prefers; data (`DATA`)
and all other packages stay as they are. Cython compiles the sources unchanged; `docs/performance.md` says what this
brings. An extension is compiled only once for each version of its source: a second call compiles only what has changed.

    python -m tools.compiled                     build, then run the suites on the result
    python -m tools.compiled --only-build        build, to run something else with PYTHONPATH=build/compiled/src
    python -m tools.compiled --jobs 1 -- -x -q   one compiler at a time; -x -q are passed to pytest
    python -m tools.compiled --games primer      only this game, with everything that all games use

The exit code is 1 if something cannot be compiled, or if a test fails.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled" / "src"
PACKAGE = "coterie"
ROOMS = ("kernel", "words", "games", "players")
DATA = ("cards", "decks", "drawings", "guide", "how", "phrases", "theme")  # parts of a game that hold data, not rules
GAMES = ("primer", "masters", "rivals", "l5r", "vtes")
SUITES = ("kernel", "words", *GAMES, "players", "generic")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# The semantics of plain Python: annotations are no C types, and functions can be bound and inspected.
DIRECTIVES = {"language_level": 3, "annotation_typing": False, "binding": True}
FLAGS = "-O1 -g0 -w"


class CannotCompile(Exception):
    """A module cannot be compiled; the message says which and why."""


class Module(NamedTuple):
    """A module to compile, and the place of the extension of its present source."""

    name: str  # with the package: "coterie.kernel.rows"
    path: Path  # the source, relative to the folder of the package
    kept: Path


# ── what is compiled ────────────────────────────────────────────────────────────────────────────────────────────────


def chosen(source: Path, games: Collection[str] | None = None) -> list[Path]:
    """Return the modules to compile, for some games or all of them (None), as paths from the folder of the package."""
    found = [path.relative_to(source) for room in ROOMS for path in sorted((source / PACKAGE / room).rglob("*.py"))]
    wanted = [path for path in found if games is None or path.parts[1] != "games" or path.parts[2] in games]
    return [path for path in wanted if not is_data(path)]


def is_data(path: Path) -> bool:
    """Return whether a module holds only data, or nothing at all: compiling would not make it any faster.

    The first module of a package contains only its docstring, except that of a game, which holds the game's class.
    """
    room, *inside = path.with_suffix("").parts[1:]
    if inside[-1] == "__init__":
        return room != "games" or len(inside) != 2
    return room == "games" and inside[1] in DATA and inside[-1] != "definition"


def name_of(path: Path) -> str:
    """Return the import name of a module; a package stands for its `__init__`."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def modules(source: Path, build: Path, games: Collection[str] | None = None) -> list[Module]:
    """Return the modules to compile, each with the place of its extension."""
    return [
        Module(
            name_of(path), path, build / "extensions" / name_of(path) / (seal((source / path).read_bytes()) + SUFFIX)
        )
        for path in chosen(source, games)
    ]


def seal(text: bytes) -> str:
    """Return what identifies the extension of a source: a hash of the text and of everything else that matters."""
    told = (version("cython"), sys.version, SUFFIX, repr(DIRECTIVES), FLAGS)
    return hashlib.sha256("\0".join(told).encode() + text).hexdigest()[:20]


# ── building ────────────────────────────────────────────────────────────────────────────────────────────────────────


def build(source: Path, target: Path, jobs: int, games: Collection[str] | None = None) -> int:
    """Build the copy, and return the number of modules that had to be compiled.

    Args:
        source: the folder that contains the package.
        target: the folder of the build; extensions kept there from earlier builds are reused.
        jobs: the number of modules compiled at once.
        games: the games to compile, None for all.

    Raises:
        CannotCompile: Cython or the C compiler rejects a module.
    """
    copy(source, target)
    found = modules(source, target, games)
    due = [module for module in found if not module.kept.exists()]
    compile_all(due, target, jobs)
    for module in found:
        forget_others(module.kept)
        shutil.copy2(module.kept, (target / module.path).with_suffix(SUFFIX))
    return len(due)


def copy(source: Path, target: Path) -> None:
    """Make a fresh copy of the package in the build, without leftovers of Python and earlier builds."""
    place = target / PACKAGE
    if place.exists():
        shutil.rmtree(place)
    shutil.copytree(source / PACKAGE, place, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))


def lay_beside(target: Path) -> None:
    """Link what is read from beside the source folder: the tests, to find which rulings they cite."""
    for name in ("tests", "pyproject.toml"):
        link = target.parent / name
        if not link.is_symlink():
            link.symlink_to(ROOT / name)


def forget_others(kept: Path) -> None:
    """Delete the extensions of earlier versions of a module."""
    for path in kept.parent.iterdir():
        if path != kept:
            path.unlink()


def compile_all(due: Sequence[Module], target: Path, jobs: int) -> None:
    """Compile modules in the copy, the longest first, and show the progress.

    Raises:
        CannotCompile: Cython or the C compiler rejects a module.
    """
    if not due:
        return
    longest = sorted(due, key=lambda module: -(target / module.path).stat().st_size)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn()) as bar, ThreadPoolExecutor(jobs) as pool:
        task = bar.add_task("compiling", total=len(due))
        waiting = [pool.submit(compile_module, module, target) for module in longest]
        try:
            for done in as_completed(waiting):
                done.result()
                bar.update(task, advance=1)
        except BaseException:  # also for Ctrl-C
            pool.shutdown(cancel_futures=True)
            raise


def compile_module(module: Module, target: Path) -> None:
    """Have Cython and the machine's C compiler make the extension of a module of the copy, and keep it.

    Raises:
        CannotCompile: one of them rejects it.
    """
    directives = [word for name, value in DIRECTIVES.items() for word in ("--directive", f"{name}={value}")]
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", "--quiet", *directives, str(module.path)]
    made = (target / module.path).with_suffix(SUFFIX)
    done = subprocess.run(
        command, cwd=target, env=os.environ | {"CFLAGS": FLAGS}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode or not made.exists():
        raise CannotCompile(f"{module.name} cannot be compiled:\n{done.stdout.strip()}")
    (target / module.path).with_suffix(".c").unlink(missing_ok=True)
    module.kept.parent.mkdir(parents=True, exist_ok=True)
    made.replace(module.kept)


# ── running ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def environment(target: Path) -> dict[str, str]:
    """Return the environment of a program that must find the copy first."""
    return os.environ | {"PYTHONPATH": str(target)}


def prove(names: Sequence[str], target: Path) -> None:
    """Check that Python uses the extensions of the copy, and no module instead of one.

    Raises:
        CannotCompile: an extension cannot be imported, or something else is imported under its name.
    """
    code = "import importlib, sys; [print(importlib.import_module(name).__file__) for name in sys.argv[1:]]"
    done = subprocess.run(
        [sys.executable, "-c", code, *names], env=environment(target), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(f"An extension cannot be imported:\n{done.stderr.strip()}")
    for name, file in zip(names, done.stdout.splitlines(), strict=True):
        if not file.startswith(str(target)) or not file.endswith(SUFFIX):
            raise CannotCompile(f"{name} is imported from {file}, not from the copy.")


def run_suites(target: Path, jobs: int, games: Collection[str], given: Sequence[str]) -> int:
    """Run the suites of the compiled parts on the copy, and return the exit code of pytest."""
    suites = [f"tests/{suite}" for suite in SUITES if suite not in GAMES or suite in games]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-n", str(jobs), *suites, *given],
        cwd=ROOT,
        env=environment(target),
        check=False,
    ).returncode


def main() -> int:
    """Build, and run the suites."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes compile and test")
    parser.add_argument("--only-build", action="store_true", help="run no tests")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="the games to compile (all)")
    parser.add_argument("pytest", nargs="*", help="what pytest is told, after --")
    given = parser.parse_args()
    try:
        if find_spec("Cython") is None:
            raise CannotCompile("Cython is not installed; `make compiled` installs it.")
        made = build(SOURCE, BUILD, given.jobs, given.games)
        lay_beside(BUILD)
        names = [module.name for module in modules(SOURCE, BUILD, given.games)]
        prove(names, BUILD)
    except CannotCompile as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. What is compiled is kept; the same command goes on from there.", file=sys.stderr)
        return 130
    print(f"{len(names)} modules lie compiled in {BUILD.relative_to(ROOT)}, {made} of them made now.", flush=True)
    return 0 if given.only_build else run_suites(BUILD, given.jobs, given.games, given.pytest)


if __name__ == "__main__":
    sys.exit(main())
