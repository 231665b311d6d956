"""What the Shadowlands deck decides by rule where its opponents would decide for it: whom it sacrifices (U-064)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.zones import Sacrifice
from coterie.kernel.questions import RawOption
from coterie.words.picking import Choose
from coterie.words.word import walk


def by_rule(s: L5R, prompt: tuple[Any, ...], options: list[RawOption]) -> list[RawOption]:
    """Return those of some options that the deck may take: of what it must sacrifice one of the lowest printed cost."""
    if prompt[0] != "choose" or not is_sacrifice(prompt[1]):
        return options
    costs = [printed(s, option) for option in options]
    return [option for option, cost in zip(options, costs, strict=True) if cost == min(costs)]


def is_sacrifice(word: Any) -> bool:
    """Return whether what is chosen is sacrificed."""
    return isinstance(word, Choose) and any(isinstance(each, Sacrifice) for each in walk(word.does))


def printed(s: L5R, option: RawOption) -> int:
    """Return the printed cost of the card that an option offers; 99 for an option that offers none, and for a warlord, who
    has none (U-032)."""
    face = s.game.faces[s.pieces[option[1][0][0]].face] if option[0] == "piece" else None
    return 99 if face is None or face.kind == "warlord" else face.cost or 0
