"""Programs of the machine that some tests need: a browser for the page and PostgreSQL for the store.

If one is missing, root on Debian installs Debian's package. Otherwise its tests are skipped with the reason, and the
last lines of the run say what to install. A name in `COTERIE_REQUIRE` (“browser,postgres”) turns its skips into
failures.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

import pytest

REQUIRED = frozenset(filter(None, os.environ.get("COTERIE_REQUIRE", "").split(",")))
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CACHES = (Path.home() / ".cache" / "ms-playwright", Path.home() / "Library" / "Caches" / "ms-playwright")
CACHED = ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*", "chrome-linux*/headless_shell")


class Program(NamedTuple):
    """A program that tests need: its name in COTERIE_REQUIRE, how to find it, Debian's packages, advice."""

    name: str
    find: Callable[[], str]
    packages: tuple[str, ...]
    advice: str


def browser() -> str:
    """Return the path of a Chromium or Chrome: `$COTERIE_BROWSER`, on the path, or in Playwright's cache; "" if there
    is none."""
    named = os.environ.get("COTERIE_BROWSER", "")
    if named:
        return shutil.which(named) or ""
    on_path = next(filter(None, map(shutil.which, BROWSERS)), "")
    cached = (str(hit) for cache in CACHES for name in CACHED for hit in sorted(cache.glob(f"chromium*/{name}")))
    return on_path or next(cached, "")


def postgres() -> str:
    """Return `COTERIE_TEST_POSTGRES` (a URL), or the folder with `initdb` and `pg_ctl`; "" if there is none."""
    given = os.environ.get("COTERIE_TEST_POSTGRES", "")
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return given or next((str(at) for at in places if (at / "initdb").exists() and (at / "pg_ctl").exists()), "")


PROGRAMS = (
    Program("browser", browser, ("chromium", "fonts-dejavu-core"), "install chromium, or name one in COTERIE_BROWSER"),
    Program("postgres", postgres, ("postgresql",), "install postgresql, or name a server in COTERIE_TEST_POSTGRES"),
)


def install_missing() -> None:
    """As root on Debian, install the packages of missing programs; elsewhere do nothing."""
    missing = [program for program in PROGRAMS if not program.find()]
    if not missing or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    packages = [package for program in missing for package in program.packages]
    print(f"Installing for the tests, which takes a minute: {', '.join(packages)}", file=sys.stderr, flush=True)
    apt(["update", "-qq"])
    apt(["install", "-y", "-qq", "--no-install-recommends", *packages])


def apt(arguments: Sequence[str]) -> None:
    """Run apt-get; its error messages are shown, and failures will show in the tests."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], stdout=subprocess.DEVNULL, env=environment, check=False)


def needed(name: str) -> str:
    """Return the place of a program; without it, skip the test, or fail it if the program is required."""
    program = next(program for program in PROGRAMS if program.name == name)
    return program.find() or do_without(name, program.advice)


def do_without(name: str, advice: str) -> NoReturn:
    """Skip the test, or fail it; `advice` says what to do."""
    if name in REQUIRED:
        pytest.fail(f"no {name}: {advice}")
    pytest.skip(f"no {name}: {advice}")
