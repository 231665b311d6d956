"""Tests of cards and rules are run three times: plainly, from a clone at each choice, and from a save at each choice."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests import modes

WANTED = os.environ.get("COTERIE_MODES", ",".join(modes.MODES)).split(",")
# modules that play on no table, look at one only, or play whole games
ONCE = ("bot", "decks", "guide", "names", "scene", "talk", "umpire")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Name the modes of each test; $COTERIE_MODES leaves some out."""
    once = metafunc.module.__name__.rpartition("test_")[2] in ONCE
    metafunc.parametrize("mode", ["plain"] if once else WANTED, indirect=True)


@pytest.fixture(autouse=True)
def mode(request: pytest.FixtureRequest) -> Iterator[str]:
    """The mode that all positions of a test are played in."""
    modes.begin(request.param)
    yield request.param
    modes.begin("plain")
