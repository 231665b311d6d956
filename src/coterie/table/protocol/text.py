"""Text that people write: made plain before anybody else sees it."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 40
CHAT_LENGTH = 500


def clean(text: str, most: int) -> str:
    """Return a text as one plain line.

    Control, format and unassigned characters are left out, runs of white space become one blank.

    Args:
        text: any text.
        most: how many characters are kept.
    """
    text = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:most].rstrip()
