"""Opening a link in the person's own browser, never in one that would take the terminal.

The standard library's `webbrowser` lets a program that it starts write and read at this terminal; here it gets neither.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

# Browsers of the terminal; the page needs scripts, and the terminal has a table of its own.
TEXT = {"www-browser", "lynx", "links", "links2", "elinks", "w3m", "browsh", "carbonyl", "edbrowse", "netrik", "retawq"}
DESKTOP = (["xdg-open"], ["gio", "open"], ["x-www-browser"], ["firefox"], ["chromium"], ["google-chrome"])
PATIENCE = 3.0  # seconds in which a program that cannot open anything has said so


def opened(link: str) -> bool:
    """Open a link; whether a browser took it.

    `$BROWSER` comes first: programs with `:` between them, `%s` where the link belongs. Over SSH and without a display
    there is none unless it is named there.
    """
    return any(_took(command) for command in commands(link))


def commands(link: str) -> list[list[str]]:
    """The commands that may open a link, the likeliest first; programs that are not there are left out."""
    named = [_named(text.strip(), link) for text in os.environ.get("BROWSER", "").split(os.pathsep) if text.strip()]
    return [command for command in [*named, *([*words, link] for words in _usual())] if _fits(command)]


def _named(text: str, link: str) -> list[str]:
    """A program of `$BROWSER` as a command, [] for what is none."""
    if shutil.which(text):
        return [text, link]
    try:
        words = shlex.split(text.removesuffix("&"))
    except ValueError:
        return []
    return [word.replace("%s", link) for word in words] if "%s" in text else [*words, link]


def _usual() -> list[list[str]]:
    """What opens links on a system like this."""
    if sys.platform == "darwin":
        return [] if "SSH_CONNECTION" in os.environ else [["open"]]
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return [["wslview"], *(DESKTOP if display else ())]  # wslview: the browser of the Windows around a WSL


def _fits(command: list[str]) -> bool:
    """Whether a command's program is there and opens a window of its own."""
    found = shutil.which(command[0]) if command else None
    return found is not None and not {Path(found).name, Path(found).resolve().name} & TEXT


def _took(command: list[str]) -> bool:
    """Start a command away from this terminal; whether it ends well, or goes on."""
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        return process.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return True
    except OSError:
        return False
