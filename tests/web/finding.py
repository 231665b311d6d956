"""A Chromium or Chrome to test with: `$COTERIE_BROWSER`, the path, Playwright's cache; as root on Debian, Debian's."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CACHES = (Path.home() / ".cache" / "ms-playwright", Path.home() / "Library" / "Caches" / "ms-playwright")
PAGE = Path(__file__).resolve().parents[2] / "src" / "coterie" / "web" / "index.html"
REQUIRED = "browser" in os.environ.get("COTERIE_REQUIRE", "").split(",")


def find() -> str:
    """The path of a browser, "" for none."""
    named = os.environ.get("COTERIE_BROWSER", "")
    if named:
        return shutil.which(named) or ""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    for cache in CACHES:
        for program in ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*", "chrome-linux*/headless_shell"):
            if hits := sorted(cache.glob(f"chromium*/{program}")):
                return str(hits[-1])
    return ""


def install() -> None:
    """Debian's, where that is possible and a browser is required."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=False)


@functools.cache
def browser() -> str:
    """A browser, or the test is skipped; with `COTERIE_REQUIRE=browser` it fails."""
    found = find()
    if not found and REQUIRED:
        install()
        found = find()
    if not found:
        missing("no browser found: install chromium, or name one in $COTERIE_BROWSER")
    if not PAGE.exists():
        missing("the page is not built: run `make web`")
    return found


def missing(reason: str) -> None:
    """Skip for a reason, or fail where a browser is required."""
    if REQUIRED:
        pytest.fail(reason)
    pytest.skip(reason)
