"""Every test that takes `case` runs for each game; every test that takes `game` runs for each random game."""

from __future__ import annotations

import pytest

from tests.generic.games import cases
from tests.generic.walks import Walk, walk, walks


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Spread the tests over the games."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.name)
    if "played" in metafunc.fixturenames:
        metafunc.parametrize(
            "played", walks(), ids=lambda of: f"{of[0].name}-{of[1]}-{of[2]}", indirect=True, scope="session"
        )


@pytest.fixture(scope="session")
def played(request: pytest.FixtureRequest) -> Walk:
    """Return a random game, played once for all tests."""
    return walk(*request.param)
