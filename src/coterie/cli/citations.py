"""Who cites which ruling: the ledger of a game, the places in its code and the tests that name its numbers.

In code an id may stand in any comment, docstring or table, alone or as a range (`X-133 to X-137`); tests carry the mark
`ruling`. Nothing is imported or run: the sources are read.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from coterie.kernel.errors import BadOptions


class Place(NamedTuple):
    """Where an id is cited: a file, a line, and the function or table around it ("" at the top of the file)."""

    file: str
    line: int
    inside: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.inside}" if self.inside else "")


@dataclass
class Ruling:
    """One entry of the ledger, and what cites it; an interpretation was chosen where the rulebook is silent."""

    id: str
    section: str
    label: str
    interpretation: bool = False
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


@dataclass
class Ledger:
    """The ledger of a game.

    Attributes:
        rulings: by id, in the ledger's order.
        unknown: ids that are cited and not in the ledger, with where.
        tested: whether the tests were there to be read.
    """

    game: str
    rulings: dict[str, Ruling]
    unknown: list[tuple[str, Place]] = field(default_factory=list)
    tested: bool = False

    def uncovered(self) -> list[Ruling]:
        """The entries that no code cites, or no test where there are tests."""
        return [row for row in self.rulings.values() if not row.code or (self.tested and not row.tests)]


def ledger(game: str, tests: Path | None = None) -> Ledger:
    """Read a game's ledger and everything that cites it.

    Args:
        game: its short name.
        tests: the folder of the tests; by default that of the source tree, where there is one.

    Raises:
        BadOptions: the game has no ledger.
    """
    found = read(game)
    tests = tests if tests is not None else tests_folder()
    for id_, place in in_code(game, prefix(found)):
        _note(found, id_, place, "code")
    if tests is not None:
        found.tested = True
        for id_, place in in_tests(tests):
            if re.fullmatch(prefix(found) + r"\d+", id_):
                _note(found, id_, place, "tests")
    return found


def read(game: str) -> Ledger:
    """A game's ledger, before anything is known about who cites it.

    Raises:
        BadOptions: the game has no ledger.
    """
    if game not in with_ledgers():
        there = ", ".join(with_ledgers()) or "none"
        raise BadOptions(f"There is no ledger of rulings for “{game}”; there is one for: {there}.")
    rows = tomllib.loads((files("coterie.games") / game / "rulings.toml").read_text(encoding="utf-8"))
    return Ledger(game, {id_: Ruling(id_, row["section"], row["label"], bool(row.get("interpretation")))
                         for id_, row in rows.items()})  # fmt: skip


def with_ledgers() -> list[str]:
    """The games that have a ledger."""
    return sorted(room.name for room in files("coterie.games").iterdir() if (room / "rulings.toml").is_file())


def prefix(found: Ledger) -> str:
    """What a game's ids begin with ("M-")."""
    first = next(iter(found.rulings), "")
    return first[: first.rfind("-") + 1]


def tests_folder() -> Path | None:
    """The tests of the source tree that the package runs from; None for an installed one."""
    here = Path(__file__).resolve().parents[3] / "tests"
    return here if (here.parent / "pyproject.toml").is_file() and here.is_dir() else None


def _note(found: Ledger, id_: str, place: Place, where: str) -> None:
    ruling = found.rulings.get(id_)
    if ruling is None:
        found.unknown.append((id_, place))
        return
    places: list[Place] = getattr(ruling, where)
    if place not in places:
        places.append(place)


# ── code ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_code(game: str, start: str) -> Iterator[tuple[str, Place]]:
    """Every id in a game's sources; a range stands for each of its ids."""
    if not start:
        return
    id_ = re.escape(start) + r"(\d+)"
    cited = re.compile(rf"\b{id_}(?:\s+to\s+{id_})?\b")
    for name, text in _sources(files("coterie.games") / game, f"games/{game}"):
        around = _Around(text, name)
        for found in cited.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            first, last = int(found[1]), int(found[2] or found[1])
            for number in range(first, last + 1):
                yield f"{start}{number:0{len(found[1])}}", Place(name, line, around.name(line))


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    """The Python files below a folder with their text, in order."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _sources(item, f"{name}/{item.name}")
        elif item.name.endswith(".py"):
            yield f"{name}/{item.name}", item.read_text(encoding="utf-8")


def _tree(text: str, name: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as problem:
        raise BadOptions(f"{name} is not Python in line {problem.lineno}, so its citations cannot be read.") from None


class _Around:
    """Which function, class or table of a source is around a line."""

    def __init__(self, text: str, name: str) -> None:
        self.spans: list[tuple[int, int, str]] = []
        for node in ast.walk(_tree(text, name)):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                self.spans.append((first, node.end_lineno or node.lineno, node.name))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and node.col_offset == 0:
                    self.spans.append((node.lineno, node.end_lineno or node.lineno, target.id))

    def name(self, line: int) -> str:
        """The name of the innermost one; "" for none."""
        fits = [span for span in self.spans if span[0] <= line <= span[1]]
        return min(fits, key=lambda span: span[1] - span[0])[2] if fits else ""


# ── tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_tests(folder: Path) -> Iterator[tuple[str, Place]]:
    """Every id in a `ruling` mark: of a function, a class, a module, or one row of parameters."""
    for file in sorted(folder.rglob("*.py")):
        tree = _tree(file.read_text(encoding="utf-8"), file.name)
        name = f"{folder.name}/{file.relative_to(folder).as_posix()}"
        for inside, node in _marks(tree, ""):
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, Place(name, node.lineno, inside)


def _marks(node: ast.AST, inside: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of `….ruling(…)` below a node, with the test that they belong to."""
    for below in ast.iter_child_nodes(node):
        name = inside
        if isinstance(below, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            name = f"{inside}.{below.name}" if inside else below.name
        if isinstance(below, ast.Call) and isinstance(below.func, ast.Attribute) and below.func.attr == "ruling":
            yield name, below
        yield from _marks(below, name)
