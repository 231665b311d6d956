"""The theme of a game as styles and symbols: with or without colour, in Unicode or in ASCII."""

from __future__ import annotations

from typing import Any, TextIO

from rich import box
from rich.text import Text

from coterie.kernel.scenes import Piece, Sign, Theme

ASCII = str.maketrans(
    {"“": '"', "”": '"', "’": "'", "…": "...", "×": "x", "·": "-", "—": "-", "–": "-", "▸": ">", "█": "#", "░": ".",
     "☾": "(", "☼": "o", "→": ">", "•": "*"}
)  # fmt: skip
FALLBACK = {"line": "bright_black", "dim": "bright_black", "text": "default", "accent": "yellow", "danger": "red",
            "good": "green", "day": "yellow", "night": "blue"}  # fmt: skip


class PlainFile:
    """A text file that replaces signs with similar ASCII ones."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        """Write a text in ASCII signs."""
        return self.file.write(text.translate(ASCII))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


class Skin:
    """The appearance of things on one console.

    Attributes:
        plain: whether only ASCII can be shown.
    """

    def __init__(self, theme: Theme, *, plain: bool = False) -> None:
        self.theme, self.plain = theme, plain

    @property
    def box(self) -> box.Box:
        """The lines of a grid."""
        return box.ASCII if self.plain else box.ROUNDED

    def sign(self, kind: str) -> Sign:
        """Return the sign of a kind, {} if the theme does not have one."""
        return self.theme["signs"].get(kind, {})

    def color(self, name: str) -> str:
        """Return a colour of the theme as a style: "accent", "dim", …"""
        return self.theme["colors"].get(name) or FALLBACK.get(name, "default")

    def style(self, kind: str, default: str = "text") -> str:
        """Return the style of a kind."""
        return self.sign(kind).get("color") or self.color(default)

    def symbol(self, kind: str) -> str:
        """Return the symbol of a kind, its first letter if the theme has none."""
        sign = self.sign(kind)
        if not sign:
            return kind[:1].upper()
        return sign.get("plain", "") if self.plain else sign.get("symbol", "")

    def called(self, kind: str, value: int = 0) -> str:
        """Return the name of a kind, for so many of it."""
        sign = self.sign(kind)
        return sign["one"] if value == 1 and "one" in sign else sign.get("name", kind)

    def pips(self, kind: str, value: int, most: int) -> Text:
        """Return a number as symbols, and the rest up to its limit as dots."""
        found = Text()
        found.append((self.symbol(kind) or "*") * value, self.style(kind))
        found.append(("." if self.plain else "·") * max(0, most - value), self.color("dim"))
        return found

    def tokens(self, piece: Piece, room: int) -> Text:
        """Return tokens as symbols, or as one symbol and a number if there is little room."""
        kind, count = piece.get("kind", ""), piece.get("count", 1)
        symbol = self.symbol(kind)
        text = symbol * count if count * len(symbol) <= room else f"{symbol}{count}"
        return Text(text, self.piece_style(piece))

    def piece_style(self, piece: Piece) -> str:
        """Return the style of a piece: that of its face if the theme has one, else that of its kind."""
        face = str(piece.get("face"))
        return self.style(face if face in self.theme["signs"] else piece.get("kind", ""))

    def mark(self, name: str) -> Text:
        """Return the provenance of a card as a small mark."""
        return Text(self.symbol(name) if name in self.theme["marks"] else "", self.color("dim"))
