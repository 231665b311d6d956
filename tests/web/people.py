"""People at browsers: a server, windows, and what one does at a table."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
BROKEN = ("Failed to load resource", "WebSocket connection to", "net::ERR")  # what a browser logs about a killed server
# A test knows what it clicks: each click counts as if the mouse had just been moved to it. Otherwise one at the place of the
# last, as soon as the next question is there, would be taken for a double click.
AIMED = """addEventListener('pointerdown', (event) => {
  if (event.isTrusted) dispatchEvent(new PointerEvent('pointermove', { clientX: -99, clientY: -99 }))
}, true)"""


class Site:
    """A server process that can be killed and restarted on the same port with the same database."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.sqlite")
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-m", "tests.web.serving", str(self.port), self.database]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == str(self.port)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Kill the server."""
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait(20)

    def make(self, **wish: Any) -> dict[str, Any]:
        """Make a table."""
        answer = httpx.post(f"{self.url}api/tables", json={"game": "masters", **wish}, timeout=60)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


class Window:
    """A browser window with its own storage, which records errors."""

    def __init__(self, browser: Browser, site: Site, **settings: Any) -> None:
        self.context = browser.new_context(**({"viewport": {"width": 1440, "height": 900}} | settings))
        self.context.set_default_timeout(30_000)  # a machine that is busy with other tests is slow
        self.context.add_init_script(AIMED)
        self.page: Page = self.context.new_page()
        self.site = site
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda problem: self.trouble.append(str(problem)))
        self.page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)

    def open(self, address: str = "") -> Page:
        """Open a path of the site, or a link."""
        self.page.goto(address if address.startswith("http") else self.site.url + address)
        return self.page

    def close(self) -> None:
        """Close the window, and check that there were no unexpected errors."""
        self.context.close()
        wrong = [line for line in self.trouble if not line.startswith(BROKEN)]
        assert not wrong, wrong


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def number(page: Page) -> int:
    """Return the number of choices made at the table on the screen."""
    return int(page.locator("[data-ready]").get_attribute("data-ready") or "-1")


def options(page: Page) -> Locator:
    """Return the options that the page offers."""
    return page.locator("[data-option]")


def choose(page: Page, at: int = 0) -> int:
    """Click an option, wait until it has taken effect, and return the new number of choices."""
    expect(options(page).first).to_be_visible()
    before = number(page)
    options(page).nth(at).click()
    done = page.locator(".several .button, .sure .button.main")
    if done.count():  # one of several that can be chosen, or a large choice that needs confirmation
        done.click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    return number(page)


def moment(page: Page) -> str:
    """Return the current moment of the table."""
    return page.locator("header.bar h1").inner_text()
