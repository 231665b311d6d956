"""Before a whole run, what the machine lacks is installed where that is possible; after it, what was left out is told."""

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
    """Install once, before the workers start; not for a choice of a few tests."""
    whole = config.args == config.getini("testpaths")
    if not hasattr(config, "workerinput") and (whole or REQUIRED):
        install_missing()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look at the page last, and at whole games of it first.

    A process in which a browser has been driven has an event loop that never ends: no other test there can start one. Whole
    games take longest, and at the very end one worker would wait for the other.
    """
    items.sort(key=lambda item: ("/tests/web/" in item.path.as_posix(), "/test_whole_" not in item.nodeid))


def pytest_collection_finish() -> None:
    """What stays until the end need not be looked through for garbage again and again: a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many tests were skipped and why; for want of a program, with what to install."""
    found = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    for reason, number in found.items():
        terminalreporter.write_line(f"{number} skipped: {reason.removeprefix('Skipped: ')}")
