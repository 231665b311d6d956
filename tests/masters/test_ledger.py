"""Every entry of the rulings ledger is cited by a test, and no test cites an unknown one."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path

from coterie.games import masters
from coterie.games.masters import catalogue

TESTS = Path(__file__).parents[1]
MOST = 3  # ids of one test, unless it plays a worked example of the rulebook
EXAMPLES = {"M-065", "M-104", "M-210"}


def ledger() -> dict[str, dict[str, object]]:
    """Return the rulings by id."""
    return tomllib.loads((Path(masters.__file__).parent / "rulings.toml").read_text("utf-8"))


@cache
def cited() -> list[tuple[str, tuple[str, ...]]]:
    """Return (test, ids) for every test that is marked with rulings of this game."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = tuple(i for mark in node.decorator_list for i in marked(mark) if i.startswith("M-"))
                if ids:
                    found.append((f"{path.relative_to(TESTS)}::{node.name}", ids))
    return found


def marked(mark: ast.expr) -> list[str]:
    """Return the ids of `pytest.mark.ruling("…", …)`; [] for any other decorator."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling"):
        return []
    return [ast.literal_eval(argument) for argument in mark.args]


def test_the_ledger_is_whole():
    assert list(ledger()) == [f"M-{n:03}" for n in range(1, 231)]
    assert all(entry["label"] and entry["section"] for entry in ledger().values())


def test_no_test_cites_an_unknown_id():
    known = ledger()
    assert not [(test, i) for test, ids in cited() for i in ids if i not in known]


def test_no_test_cites_too_many():
    assert not [test for test, ids in cited() if len(ids) > MOST and not EXAMPLES & set(ids)]
    assert not [test for test, ids in cited() if len(set(ids)) < len(ids)]


def test_every_entry_is_cited():
    covered = {i for _, ids in cited() for i in ids}
    assert not sorted(set(ledger()) - covered)


def test_a_word_of_the_catalogue_has_one_meaning():
    parts = (catalogue.OPTIONS, catalogue.QUESTIONS, catalogue.LOG, catalogue.REASONS)
    assert len(catalogue.CATALOGUE) == sum(map(len, parts))
