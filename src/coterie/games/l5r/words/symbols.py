"""Element symbols on cards, which can be replaced by those of other elements: that in the corner of a province, and those in
a text. All symbols of an element in one text are one symbol here, since that is how the words have them."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar, cast

import msgspec

from coterie.games.l5r.facts.provinces import elements_of
from coterie.games.l5r.state import ELEMENTS, L5R
from coterie.kernel.layers import GAIN, is_printed, layers
from coterie.kernel.pieces import Piece, Ref, found
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current, last
from coterie.kernel.steps import step
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Marker, Standing
from coterie.words.voice import Voice
from coterie.words.word import Word, walk

CORNER, TEXT = "corner", "text"
FIELDS = ("element", "sort")  # of words, in which an element stands for its symbol; a trait has none
Some = TypeVar("Some")


class OtherSymbol(Marker):
    """A symbol of the card is replaced by that of another element.

    Attributes:
        at: “corner” or “text”.
        was: the element that it was of.
        element: the element that it is of now.
    """

    at: str
    was: str
    element: str
    where: str = "field"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.was} symbol of its {self.at} is one of {self.element}"


def symbols(s: Any, row: Piece) -> list[tuple[str, str]]:
    """Return the symbols of a card that lies face up, each as where it is and its element."""
    if row.down or not row.face:
        return []
    there = [(CORNER, element) for element in elements_of(s, row)]
    for ability, mark in zip(row.text, row.marks, strict=True):
        if is_printed(mark):
            named = [getattr(word, name, "") for word in walk(ability) for name in FIELDS]
            there += [(TEXT, element) for element in named if element in ELEMENTS]
    return list(dict.fromkeys(there))


def respelled(s: Any, row: Piece, text: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Return the printed abilities of a card with the symbols that have been replaced, the oldest replaced first."""
    for layer in layers(s, row):
        if isinstance(layer.value, OtherSymbol) and layer.value.at == TEXT:
            text = tuple([_respell(word, layer.value) for word in text])
    return text


def _respell(part: Some, by: OtherSymbol) -> Some:
    """Return a word, or what is part of one, with a symbol replaced."""
    if isinstance(part, tuple):
        return cast(Some, tuple([_respell(each, by) for each in part]))
    if not isinstance(part, Word):
        return part
    changes: dict[str, Any] = {}
    for name in part.__struct_fields__:
        was = getattr(part, name)
        now = by.element if name in FIELDS and was == by.was else _respell(was, by)
        if now != was:
            changes[name] = now
    return cast(Some, msgspec.structs.replace(part, **changes)) if changes else part


class HasSymbol(Filter):
    """A card that lies face up and bears the symbol of an element."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(symbols(s, row))

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


HAS_SYMBOL = HasSymbol()


class ReplaceSymbol(Effect):
    """Replace the symbol of an element on a card by that of another one until a scope ends."""

    what: Group = THAT
    until: str = "phase"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            at = (p, s.pieces[p].life)
            options: list[RawOption] = [
                ("symbol", (element, where), ((ask_element, frame, at, where, element, self.until),))
                for where, element in symbols(s, s.pieces[p])
            ]
            if options:
                s.ask(f.seat, ("which symbol?",), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and any(symbols(s, s.pieces[p]) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        until = f"until the {voice.place(self.until)} ends"
        return f"replace one of the element symbols of {self.what.each(voice, it)} by that of another element {until}"


@step("l5r.ask_element")
def ask_element(s: L5R, frame: int, at: Ref, where: str, was: str, until: str) -> None:
    """Ask by the symbol of which other element a symbol is replaced."""
    options: list[RawOption] = [
        ("element", (element,), ((replace_symbol, frame, at, OtherSymbol(where, was, element), until),))
        for element in ELEMENTS
        if element != was
    ]
    s.ask(s.rows[frame].seat, ("which element?",), options)


@step("l5r.replace_symbol")
def replace_symbol(s: L5R, frame: int, at: Ref, symbol: OtherSymbol, until: str) -> None:
    """Replace a symbol of a card that is still there."""
    source = s.rows[frame].source
    if found(s, at) is not None:
        last(s, at[0], GAIN, symbol, current(s, until), s.pieces[source].face if source >= 0 else "")
