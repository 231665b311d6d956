"""Opening a link in the person's own browser, never in one that would take over the terminal.

Unlike with the standard library's `webbrowser`, the programs started here can neither read from nor write to this
terminal.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

# The page needs scripts, which these do not run, and the terminal has a table of its own.
TERMINAL_BROWSERS = {
    "www-browser",
    "lynx",
    "links",
    "links2",
    "elinks",
    "w3m",
    "browsh",
    "carbonyl",
    "edbrowse",
    "netrik",
    "retawq",
}
DESKTOP = (["xdg-open"], ["gio", "open"], ["x-www-browser"], ["firefox"], ["chromium"], ["google-chrome"])
PATIENCE = 3.0  # seconds within which a program that cannot open a link exits


def open_link(link: str) -> bool:
    """Open a link and return whether a browser accepted it.

    The programs in `$BROWSER` are tried first; they are separated by `:`, and `%s` stands for the link. Over SSH and
    without a display no other program is tried.
    """
    return any(_run(command) for command in commands(link))


def commands(link: str) -> list[list[str]]:
    """Return the commands that may open a link, the likeliest first, without those that are not installed."""
    programs = [text.strip() for text in os.environ.get("BROWSER", "").split(os.pathsep) if text.strip()]
    chosen = [_command_from(text, link) for text in programs]
    usual = [[*words, link] for words in _usual_programs()]
    return [command for command in chosen + usual if _is_usable(command)]


def _command_from(text: str, link: str) -> list[str]:
    """Return a program of `$BROWSER` as a command, [] if it cannot be parsed."""
    if shutil.which(text):
        return [text, link]
    try:
        words = shlex.split(text.removesuffix("&"))
    except ValueError:
        return []
    return [word.replace("%s", link) for word in words] if "%s" in text else [*words, link]


def _usual_programs() -> list[list[str]]:
    """Return the programs that open links on a system like this, with their arguments."""
    if sys.platform == "darwin":
        return [] if "SSH_CONNECTION" in os.environ else [["open"]]
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return [["wslview"], *(DESKTOP if display else ())]  # wslview opens the browser of Windows


def _is_usable(command: list[str]) -> bool:
    """Return whether a command's program is installed and opens a window of its own."""
    found = shutil.which(command[0]) if command else None
    return found is not None and not {Path(found).name, Path(found).resolve().name} & TERMINAL_BROWSERS


def _run(command: list[str]) -> bool:
    """Start a command without access to this terminal; return whether it succeeds or keeps running."""
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
