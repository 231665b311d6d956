"""Build a copy of Coterie whose rules are compiled by Cython, and run the suites on it: `make compiled`.

The copy lies in `build/compiled/src/coterie`, with the tests beside it as in the source tree. In it each module of the
kernel, the words, the games and the players stands beside the extension that is made of it, which Python prefers; what
is data (`DATA`) and all other rooms stay as they are. Cython takes the sources unchanged, as it takes any Python; what it
brings stands in `docs/performance.md`. An extension is made once for each text of its source: a second call compiles
what has changed.

    python -m tools.compiled                     build, then run the suites on the result
    python -m tools.compiled --only-build        build, to run something else with PYTHONPATH=build/compiled/src
    python -m tools.compiled --jobs 1 -- -x -q   one compiler at a time; pytest is told -x -q
    python -m tools.compiled --games primer      of the games only this one, with what all games use

Exit code 1 if something cannot be compiled, or if a test fails.
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
# The semantics of plain Python: an annotation is no C type, and a function can be bound and looked into.
DIRECTIVES = {"language_level": 3, "annotation_typing": False, "binding": True}
FLAGS = "-O1 -g0 -w"


class CannotCompile(Exception):
    """A module cannot be compiled; the text says which and why."""


class Module(NamedTuple):
    """A module that is compiled, and where the extension of its present text is kept."""

    name: str  # with the package: "coterie.kernel.rows"
    path: Path  # of its source, from the folder of the package
    kept: Path


# ── what is compiled ────────────────────────────────────────────────────────────────────────────────────────────────


def chosen(source: Path, games: Collection[str] | None = None) -> list[Path]:
    """Return the modules to be compiled, of the games only some or all (None), as paths from the folder of the package."""
    found = [path.relative_to(source) for room in ROOMS for path in sorted((source / PACKAGE / room).rglob("*.py"))]
    wanted = [path for path in found if games is None or path.parts[1] != "games" or path.parts[2] in games]
    return [path for path in wanted if not is_data(path)]


def is_data(path: Path) -> bool:
    """Return whether a module holds data, or nothing at all: compiled, these would be read no faster.

    What begins a package is nothing but its text, save that of a game, which is the class of the game.
    """
    room, *inside = path.with_suffix("").parts[1:]
    if inside[-1] == "__init__":
        return room != "games" or len(inside) != 2
    return room == "games" and inside[1] in DATA and inside[-1] != "definition"


def name_of(path: Path) -> str:
    """Return the name by which a module is imported; that of a package belongs to its `__init__`."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def modules(source: Path, build: Path, games: Collection[str] | None = None) -> list[Module]:
    """Return the modules to be compiled, each with the place of its extension."""
    return [
        Module(
            name_of(path), path, build / "extensions" / name_of(path) / (seal((source / path).read_bytes()) + SUFFIX)
        )
        for path in chosen(source, games)
    ]


def seal(text: bytes) -> str:
    """Return what names the extension of a source: a hash of the text and of everything else that decides it."""
    told = (version("cython"), sys.version, SUFFIX, repr(DIRECTIVES), FLAGS)
    return hashlib.sha256("\0".join(told).encode() + text).hexdigest()[:20]


# ── building ────────────────────────────────────────────────────────────────────────────────────────────────────────


def build(source: Path, target: Path, jobs: int, games: Collection[str] | None = None) -> int:
    """Build the copy, and return how many modules had to be compiled for it.

    Args:
        source: the folder that the package lies in.
        target: the folder of the build; extensions that are kept there from an earlier one are used again.
        jobs: how many modules are compiled at once.
        games: the games that are compiled, None for all.

    Raises:
        CannotCompile: Cython or the C compiler refuses a module.
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
    """Lay a fresh copy of the package into the build, without what Python and earlier builds have left in it."""
    place = target / PACKAGE
    if place.exists():
        shutil.rmtree(place)
    shutil.copytree(source / PACKAGE, place, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))


def lay_beside(target: Path) -> None:
    """Link what lies beside the folder of the sources and is read from there: the tests, for who cites which ruling."""
    for name in ("tests", "pyproject.toml"):
        link = target.parent / name
        if not link.is_symlink():
            link.symlink_to(ROOT / name)


def forget_others(kept: Path) -> None:
    """Remove the extensions of earlier texts of a module."""
    for path in kept.parent.iterdir():
        if path != kept:
            path.unlink()


def compile_all(due: Sequence[Module], target: Path, jobs: int) -> None:
    """Compile modules in the copy, the longest first, and show how far it is.

    Raises:
        CannotCompile: Cython or the C compiler refuses a module.
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
        except BaseException:  # Ctrl-C as well
            pool.shutdown(cancel_futures=True)
            raise


def compile_module(module: Module, target: Path) -> None:
    """Let Cython and the machine's C compiler make the extension of a module of the copy, and keep it.

    Raises:
        CannotCompile: one of them refuses it.
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
    """Return the environment of a program that is to find the copy before anything else."""
    return os.environ | {"PYTHONPATH": str(target)}


def prove(names: Sequence[str], target: Path) -> None:
    """Make sure that Python takes the extensions of the copy, and no module in their place.

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
    """Run the suites of what is compiled on the copy, and return the exit code of pytest."""
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
