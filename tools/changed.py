"""Run the tests of what has changed since the last commit, within a time limit.

A test file is chosen if it has changed, if it imports a changed module, or if it is named after one. If nothing can be
determined (no commit yet, or a change to the project's own files), every test is chosen. Tests marked `slow` are left
out. What does not fit within the limit is reported as left for `make test`, never skipped silently.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUDGET = 40.0
EVERYTHING = {"pyproject.toml", "uv.lock", "tests/conftest.py"}


def main() -> int:
    changed = changed_files()
    tests = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    if changed is None:
        chosen, why = tests, "there is no commit to compare with: all quick tests"
    elif touched := sorted(EVERYTHING & set(changed)):
        chosen, why = tests, f"{touched[0]} changed: all quick tests"
    else:
        chosen = choose(tests, changed)
        why = f"{len(changed)} changed files, {len(chosen)} of {len(tests)} test files"
    print(why, flush=True)
    if not chosen:
        return 0
    status = pytest.main(["-q", "-n", "2", "-m", "not slow", *chosen], plugins=[Budget()])
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else int(status)


def changed_files() -> list[str] | None:
    """Return changed, deleted and new files as paths from the root; None if git cannot tell."""
    try:
        changed = git("diff", "--name-only", "--relative", "HEAD")
        return sorted(set(changed + git("ls-files", "--others", "--exclude-standard")))
    except (OSError, subprocess.CalledProcessError):
        return None


def git(*arguments: str) -> list[str]:
    command = ["git", *arguments, "-z"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return [name for name in finished.stdout.decode().split("\0") if name]


def choose(tests: Iterable[str], changed: Iterable[str]) -> list[str]:
    """Return the test files that have changed, import something changed, or are named after it."""
    changed = set(changed)
    modules = {name for path in changed if (name := module_name(path))}
    stems = {f"test_{name.rpartition('.')[2]}" for name in modules}
    return [
        test
        for test in tests
        if test in changed or Path(test).stem in stems or modules & imported((ROOT / test).read_text(encoding="utf-8"))
    ]


def module_name(path: str) -> str | None:
    """Return the name of a module: `coterie.words.run` for `src/coterie/words/run.py`; a package has the name of its
    folder."""
    if not path.endswith(".py"):
        return None
    parts = path.removeprefix("src/").removesuffix(".py").split("/")
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts) or None


def imported(source: str) -> set[str]:
    """Return every dotted name that the imports of a source may mean."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


class Budget:
    """Ends the run when the time is used up, and says so."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed
        if time.monotonic() - self.start > BUDGET:
            status = pytest.ExitCode.TESTS_FAILED if self.failed else pytest.ExitCode.OK
            pytest.exit(f"the {BUDGET:.0f} seconds of `make check` are used up; `make test` runs the rest", int(status))


if __name__ == "__main__":
    sys.exit(main())
