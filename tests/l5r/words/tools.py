"""A word and positions: one where it holds, or could do something, and others where one thing is missing.

    Row("Bow(THAT)", "field a: doji-whisperer // that=doji-whisperer", "field a: doji-whisperer [bowed] // …")

After “//” come the bindings: faces (this, that, host, or any other name), seats as letters, elements of rings. The
prefix “against: ” means the Shadowlands deck, “four: ” two teams of two. “me” is the word's owner, seat a by default.
"""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import ELEMENTS
from coterie.games.l5r.words.vocabulary import VOCABULARY
from coterie.words.frames import Frame
from coterie.words.notation import parse
from coterie.words.purse import Purse
from tests.l5r.shadow.tools import against
from tests.l5r.tools import find, position

MIL, POL = "| conflict: a military fire b1", "| conflict: a political fire b1"
BMIL, BPOL = "| conflict: b military fire a1", "| conflict: b political fire a1"
CALM, DYN = "| phase: conflict", "| phase: dynasty"

Situation = tuple[Any, Frame, dict[str, Any]]


class Row:
    """A word, positions where it holds, and positions where it does not."""

    def __init__(self, word: str, yes: str, *no: str, named: str = "") -> None:
        self.word, self.yes, self.no, self.named = word, yes, no, named

    def __repr__(self) -> str:
        return self.named or self.word

    @property
    def meant(self) -> Any:
        """The word itself."""
        return parse(self.word, VOCABULARY)


def situation(text: str) -> Situation:
    """Return the table of a text, a frame in it, and all bindings."""
    lines, _, names = text.partition("//")
    mode, colon, rest = lines.partition(": ")
    lines = rest if colon and mode in ("against", "four") else lines
    where = "\n".join(line.strip() for line in lines.split("|") if line.strip())
    if "hand " not in where:  # without a card in a hand the table would continue by itself
        where += "\nhand a: height-of-fashion"
    long = "provinces" in where or "stronghold a" in where
    if mode == "against":
        s = against(where, windows="all", format="stronghold" if long else "skirmish")
    else:
        players = 4 if mode == "four" else 2
        s = position(where, format="stronghold" if long else "skirmish", windows="all", players=players)
    bound = {}
    for each in names.split():
        name, _, value = each.partition("=")
        bound[name] = _meant(s, value)
    if "host" in bound:
        bound["host"] = bound["host"][0]
    source = bound["this"][0] if "this" in bound else -1
    seat = bound.pop("me", 0)
    return s, Frame(source, seat, -1, tuple(bound.items())), bound


def _meant(s: Any, value: str) -> Any:
    if value in ELEMENTS:
        return value
    if len(value) == 1:
        return "abcd".index(value)
    zone, slash, face = value.rpartition("/")
    p = find(s, face, zone if slash else "")
    return (p, s.pieces[p].life)


def able(word: Any, text: str) -> bool:
    """Return whether an effect could do something."""
    s, f, _ = situation(text)
    return bool(word.able(s, f))


def payable(word: Any, text: str) -> bool:
    """Return whether an effect could be paid as a cost."""
    s, f, _ = situation(text)
    return bool(word.payable(s, f, Purse()))


def holds(word: Any, text: str) -> bool:
    """Return whether a condition holds."""
    s, f, _ = situation(text)
    return bool(word.holds(s, f))


def fits(word: Any, text: str) -> bool:
    """Return whether a filter holds for the card bound to “that”."""
    s, f, bound = situation(text)
    piece = bound["that"][0]
    return bool(word.holds(s, f, piece, s.pieces[piece]))


def value(word: Any, text: str) -> int:
    """Return the value of an amount."""
    s, f, _ = situation(text)
    return int(word.value(s, f))
