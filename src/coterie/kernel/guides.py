"""Guided games: a prepared position, with tips that appear when something can be done or has happened for the first time.

A game's guides are data (`Game.guides`); a client can show them without knowing the game.
"""

from __future__ import annotations

from typing import NamedTuple


class Tip(NamedTuple):
    """A tip, shown once, at the first moment when all its conditions hold, and no longer than they hold; without conditions
    at the beginning.

    Attributes:
        id: its name within the guide.
        text: its text.
        light: the areas that light up meanwhile, by their ids in scenes.
        option: a regular expression for the notation of an offered option. Regular expressions must mean the same in Python
            and in JavaScript.
        asks: a regular expression for the prompt.
        change: a word of the chronicle that must have occurred since the person last chose something (for the last tip, ever).
        times: how often it must have occurred in all.
        active: whose turn it must be: a piece, as the moment of a scene names it; "" for anybody's.
        waits: whether the tip stays until such an option is chosen, so that nobody continues by reading alone.
    """

    id: str
    text: str
    light: tuple[str, ...] = ()
    option: str = ""
    asks: str = ""
    change: str = ""
    times: int = 1
    active: str = ""
    waits: bool = False


class Guide(NamedTuple):
    """A guided game for one person in the first seat, with bots in the others.

    Attributes:
        name: its name (“A guided evening”).
        position: the text of the first position.
        tips: its tips; if several apply, the earlier one comes first.
        last: the id of the tip that ends the guide.
    """

    name: str
    position: str
    tips: tuple[Tip, ...]
    last: str
