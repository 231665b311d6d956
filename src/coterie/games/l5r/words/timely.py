"""Which actions can be used only while a conflict goes on: the index of listeners has them apart, so that nobody asks them in
other windows."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.l5r.words.conditions import AtThis, BearerIs, During, ThisIs, YouAttack
from coterie.games.l5r.words.filters import Alone, AtProvince, Taking
from coterie.games.l5r.words.opposing import KEPT
from coterie.words.conditions import Both
from coterie.words.filters import flat
from coterie.words.word import Word

ANYTIME, IN_CONFLICT = ("action",), ("action in conflict",)  # the keys of the index for actions
OF_CONFLICTS = (During, AtThis, YouAttack, Taking, Alone, AtProvince)  # they hold of nothing outside conflicts


@lru_cache(maxsize=KEPT)
def only_in_conflict(word: Word | None) -> bool:
    """Return whether a condition or filter, as it is made, can hold only while a conflict goes on."""
    if isinstance(word, Both):
        return only_in_conflict(word.first) or only_in_conflict(word.second)
    if isinstance(word, ThisIs | BearerIs):
        return any(only_in_conflict(part) for part in flat(word.which))
    return isinstance(word, OF_CONFLICTS)
