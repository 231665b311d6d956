"""A server and a browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.programs import do_without, needed

PAGE = Path(__file__).resolve().parents[2] / "src" / "coterie" / "web" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here that looks at the page needs a browser."""
    for item in items:
        if "/tests/web/" in item.path.as_posix() and item.path.name != "test_sources.py":
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Run the browser."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)  # a machine that is busy with other tests is slow
    program = needed("browser")
    if not PAGE.exists():
        do_without("browser", "the page is not built either; run `make web`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Run a server for the tests that do not kill it."""
    from tests.web.people import Site

    found = Site(tmp_path_factory.mktemp("site"))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def window(chromium: Any, site: Any) -> Iterator[Callable[..., Any]]:
    """Return a function that opens windows; at the end they are closed, and must have had no errors."""
    from tests.web.people import Window

    opened = []

    def opener(**settings: Any) -> Any:
        opened.append(Window(chromium, settings.pop("site", site), **settings))
        return opened[-1]

    yield opener
    for one in opened:
        one.close()
