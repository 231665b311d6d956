"""Before a whole run, missing programs are installed if possible; after it, what was skipped is reported."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

from tests.programs import REQUIRED, install_missing

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


def pytest_configure(config: pytest.Config) -> None:
    """Install once, before the workers start, and only for whole runs."""
    whole = config.args == config.getini("testpaths")
    if not hasattr(config, "workerinput") and (whole or REQUIRED):
        install_missing()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the page's tests last, and whole games first among them.

    A process that has driven a browser has an event loop that never ends, so no other test there can start one. Whole
    games take longest, and at the very end one worker would wait for another.
    """
    items.sort(key=lambda item: ("/tests/web/" in item.path.as_posix(), "/test_whole_" not in item.nodeid))


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from what stays until the end, which saves a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Report how many tests were skipped and why; for missing programs, say what to install."""
    found = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    for reason, number in found.items():
        terminalreporter.write_line(f"{number} skipped: {reason.removeprefix('Skipped: ')}")
