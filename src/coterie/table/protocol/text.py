"""Text that people write, cleaned before anybody else sees it."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 40
CHAT_LENGTH = 500


def clean(text: str, most: int) -> str:
    """Return a text as one plain line.

    Control, format and unassigned characters are removed; runs of white space become one space.

    Args:
        text: any text.
        most: the maximum number of characters.
    """
    text = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:most].rstrip()
