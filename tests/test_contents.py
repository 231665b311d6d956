"""The tree is the table of contents: a package of some size says in its docstring where each of its modules is about what."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "coterie"
FEW = 4  # modules that one sees at a glance
WHOLE_GAMES = SOURCE / "games"  # what all games have is said once, for all of them
CELL = re.compile(r"^\| ([^|]+) \|", re.M)
NAME = re.compile(r"[a-z]\w*…?|[a-z]\w*\.toml")
QUOTED = re.compile(r"`([a-z]\w*)`")


def docstring(package: Path) -> str:
    return ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""


def first_cells(text: str) -> Iterator[str]:
    for cell in CELL.findall(text):
        yield from NAME.findall(cell)


def named(package: Path) -> set[str]:
    """Return the names in the first column of a package's table, and those that its text quotes."""
    text = docstring(package)
    found = {*first_cells(text), *QUOTED.findall(text)}
    if package.parent == WHOLE_GAMES:
        found |= {*first_cells(docstring(WHOLE_GAMES))}
    return {name.replace("…", "*") for name in found}


def modules(package: Path) -> list[str]:
    there = [path for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return sorted([path.stem for path in there if not path.stem.startswith("__")])


PACKAGES = [
    path.parent
    for path in sorted(SOURCE.rglob("__init__.py"))
    if len(modules(path.parent)) > FEW and "migrations" not in path.parts and path.parent not in (SOURCE, WHOLE_GAMES)
]


def called(package: Path) -> str:
    return str(package.relative_to(SOURCE))


@pytest.mark.parametrize("package", PACKAGES, ids=called)
def test_says_where_each_module_is(package: Path) -> None:
    names = named(package)
    missing = [module for module in modules(package) if not any(fnmatchcase(module, name) for name in names)]
    assert not missing, f"the docstring of {called(package)} does not say what these are about: {', '.join(missing)}"


@pytest.mark.parametrize("package", PACKAGES, ids=called)
def test_names_nothing_that_is_gone(package: Path) -> None:
    there = modules(package)
    words = {name.replace("…", "*") for name in first_cells(docstring(package)) if not name.endswith(".toml")} - {
        "module",
        "room",
    }
    gone = [name for name in sorted(words) if not any(fnmatchcase(module, name) for module in there)]
    assert not gone, f"the table of {called(package)} names what is not there: {', '.join(gone)}"
