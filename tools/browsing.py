"""A server and a browser for the tools that look at the page."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any


def with_page(job: Callable[[Any, Any, Path], None]) -> int:
    """Do something with a browser, a server of its own and a temporary folder, and return the exit code.

    Args:
        job: is called with all three. Without a browser it is not, and a sentence says what is missing.
    """
    from playwright.sync_api import sync_playwright

    from tests import programs
    from tests.web.people import Site

    program = programs.browser()
    if not program:
        print("There is no browser: install chromium, or name one in $COTERIE_BROWSER.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            job(browser, site, Path(folder))
        finally:
            browser.close()
            site.kill()
    return 0
