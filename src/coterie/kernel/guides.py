"""Guided games: a prepared position, and what is said when something can be done or has happened for the first time.

A game brings its guides as data (`Game.guides`); a client that shows one needs to know nothing of the game.
"""

from __future__ import annotations

from typing import NamedTuple


class Tip(NamedTuple):
    """Something that is said once, at the first moment at which all of it holds; with no condition at the beginning.

    Attributes:
        id: its name within the guide.
        text: what is said.
        light: the areas that light up meanwhile, by their ids in scenes.
        option: a regular expression: said when an option with such a notation is offered. Regular expressions mean the same
            in Python and in JavaScript.
        asks: a regular expression: said only while the prompt reads like this.
        change: the word of the chronicle: said when that has happened.
        times: so many times.
        waits: it stays until such an option has been taken; then nobody can go on by reading alone.
    """

    id: str
    text: str
    light: tuple[str, ...] = ()
    option: str = ""
    asks: str = ""
    change: str = ""
    times: int = 1
    waits: bool = False


class Guide(NamedTuple):
    """A guided game for one person, who has the first seat; bots have the others.

    Attributes:
        name: what it is called (“A guided evening”).
        position: the position text that it begins with.
        tips: what is said, earlier ones before later ones where several could be.
        last: the id of the tip after which the guide says no more.
    """

    name: str
    position: str
    tips: tuple[Tip, ...]
    last: str
