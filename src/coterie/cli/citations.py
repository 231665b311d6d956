"""Citations of rulings: the ledger of a game, with the places in its code and the tests marked with `ruling` that cite each
entry. The sources are read, not imported or run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from coterie.kernel import ledger as ledgers
from coterie.kernel.errors import BadOptions
from coterie.kernel.ledger import Place
from coterie.kernel.nearest import did_you_mean

GAMES = "coterie.games"


@dataclass
class Ruling:
    """One entry of the ledger, and its citations.

    Attributes:
        id, section, label: its number, section and subject.
        interpretation: whether it is our reading where the rulebook is silent.
        idle: why no code need cite it (an example, a list of contents); "" otherwise.
        code, tests: the places that cite it.
    """

    id: str
    section: str
    label: str
    interpretation: bool = False
    idle: str = ""
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


@dataclass
class Ledger:
    """The ledger of a game.

    Attributes:
        rulings: by id, in the ledger's order.
        unknown: cited ids that are not in the ledger, with their places.
        tested: whether the tests could be read.
    """

    game: str
    rulings: dict[str, Ruling]
    unknown: list[tuple[str, Place]] = field(default_factory=list)
    tested: bool = False

    def uncovered(self) -> list[Ruling]:
        """Return the entries that no code cites although some should, or that no test cites if there are tests; those that say
        why no code follows them may go without."""
        return [
            row for row in self.rulings.values() if not row.idle and (not row.code or (self.tested and not row.tests))
        ]


def ledger(game: str, tests: Path | None = None, package: str = "") -> Ledger:
    """Read a game's ledger and everything that cites it.

    Args:
        game: its short name.
        tests: the folder of the tests; by default that of the source tree, if there is one.
        package: the game's package, for a game that is not installed.

    Raises:
        BadOptions: the game has no ledger.
    """
    found = read(game, package)
    own = re.compile(rf"(?:{'|'.join(map(re.escape, prefixes(found)))})\d+(?:\.\d+)*")
    package = package or packages()[game]
    room = package.removeprefix("coterie.").replace(".", "/")
    for id_, places in ledgers.citations(package).items():
        if own.fullmatch(id_):
            _note(found, id_, "code", [place._replace(file=f"{room}/{place.file}") for place in places])
    tests = tests if tests is not None else tests_folder(package)
    if tests is not None:
        found.tested = True
        for id_, place in in_tests(tests):
            if own.fullmatch(id_):
                _note(found, id_, "tests", [place])
    return found


def read(game: str, package: str = "") -> Ledger:
    """Return a game's ledger without citations.

    Raises:
        BadOptions: the game has no ledger.
    """
    if not package and game not in with_ledgers():
        there = with_ledgers()
        raise BadOptions(
            f"There is no ledger of rulings for “{game}”. Games with a ledger: {', '.join(there) or 'none'}."
            + did_you_mean(game, there)
        )
    rows = ledgers.rulings(package or packages()[game]).values()
    return Ledger(game, {row.id: Ruling(row.id, row.section, row.label, row.chosen, row.idle) for row in rows})


def packages() -> dict[str, str]:
    """Return the packages of all games by name: our own and other installed ones."""
    here = {room.name: f"{GAMES}.{room.name}" for room in files(GAMES).iterdir() if room.is_dir()}
    return here | {entry.name: entry.module for entry in entry_points(group=GAMES)}


def with_ledgers() -> list[str]:
    """Return the names of the games that have a ledger, sorted."""
    return sorted(name for name, package in packages().items() if ledgers.has_rulings(package))


def prefixes(found: Ledger) -> list[str]:
    """Return the prefixes of a game's ids (["M-"]; ["RR-", "R-"])."""
    return list(dict.fromkeys(id_[: id_.rfind("-") + 1] for id_ in found.rulings))


def tests_folder(package: str) -> Path | None:
    """Return the tests of the source tree that a package runs from, None for an installed one."""
    spec = find_spec(package.partition(".")[0])
    if spec is None or spec.origin is None:
        return None
    here = Path(spec.origin).resolve().parents[2] / "tests"
    return here if (here.parent / "pyproject.toml").is_file() and here.is_dir() else None


def _note(found: Ledger, id_: str, where: str, cited: list[Place]) -> None:
    ruling = found.rulings.get(id_)
    if ruling is None:
        found.unknown += [(id_, place) for place in cited]
        return
    places: list[Place] = getattr(ruling, where)
    places += [place for place in cited if place not in places]


# ── tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_tests(folder: Path) -> Iterator[tuple[str, Place]]:
    """Yield every id in a `ruling` mark: of a function, a class, a module, or one row of parameters."""
    for file in sorted(folder.rglob("*.py")):
        name = f"{folder.name}/{file.relative_to(folder).as_posix()}"
        for id_, line, inside in _marked(file.read_text(encoding="utf-8"), file.name):
            yield id_, Place(name, line, inside)


@cache
def _marked(source: str, name: str) -> list[tuple[str, int, str]]:
    """Return the ids in the `ruling` marks of a file, each with its line and its test; several games read the same tests."""
    return [
        (part.value, node.lineno, inside)
        for inside, node in _marks(ledgers.parsed(source, name), "")
        for argument in node.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def _marks(node: ast.AST, inside: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls of `….ruling(…)` below a node, with the test that they belong to."""
    for below in ast.iter_child_nodes(node):
        name = inside
        if isinstance(below, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            name = f"{inside}.{below.name}" if inside else below.name
        if isinstance(below, ast.Call) and isinstance(below.func, ast.Attribute) and below.func.attr == "ruling":
            yield name, below
        yield from _marks(below, name)
