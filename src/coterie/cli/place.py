"""Whether a game can be played in the browser here, and if not, why."""

from __future__ import annotations

from pathlib import Path

import coterie
from coterie.cli.terminal import texts
from coterie.cli.wishes import Wish

PACKAGE = Path(coterie.__file__).resolve().parent
WEB = PACKAGE / "web"
CHECKOUT = PACKAGE.parent.parent / "tools" / "web.py"  # is there where Coterie runs from its own folder
TERMINAL_ONLY = ("save",)


class AtTerminal(Exception):
    """The game must be played at the terminal; the text says why."""


def check(wish: Wish) -> None:
    """See whether a wish can be played in the browser.

    Raises:
        AtTerminal: it cannot.
    """
    for name in TERMINAL_ONLY:
        if name in wish.more:
            raise AtTerminal(texts.TERMINAL_ONLY.format(name=name))
    if not (WEB / "index.html").is_file():
        raise AtTerminal(texts.NO_PAGE.format(why=why_no_page()))


def why_no_page() -> str:
    """Why there is no page: as `make` has noted it when it could not be built (tools/web.py)."""
    try:
        return (WEB / "missing.txt").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return texts.NOT_BUILT if CHECKOUT.is_file() else texts.NOT_INSTALLED
