"""Whether a game can be played in the browser here, and if not, why."""

from __future__ import annotations

from pathlib import Path

import coterie
from coterie.cli.request import Request
from coterie.cli.terminal import texts

PACKAGE = Path(coterie.__file__).resolve().parent
WEB = PACKAGE / "web"
CHECKOUT = PACKAGE.parent.parent / "tools" / "web.py"  # exists where Coterie runs from its own repository
TERMINAL_ONLY = ("save",)


class NotInBrowser(Exception):
    """The game must be played at the terminal; the text says why."""


def check(request: Request) -> None:
    """Check that a request can be played in the browser.

    Raises:
        NotInBrowser: it has an option of the terminal, or there is no page.
    """
    for name in TERMINAL_ONLY:
        if name in request.more:
            raise NotInBrowser(texts.TERMINAL_ONLY.format(name=name))
    if not (WEB / "index.html").is_file():
        raise NotInBrowser(texts.NO_PAGE.format(why=reason_without_page()))


def reason_without_page() -> str:
    """Return why there is no page, as recorded by `make` when it could not build it (tools/web.py)."""
    try:
        return (WEB / "missing.txt").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return texts.NOT_BUILT if CHECKOUT.is_file() else texts.NOT_INSTALLED
