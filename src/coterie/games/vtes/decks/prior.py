"""What the hidden cards of a closed list could be, for worlds that a seat cannot tell from the real one.

The prior, by name “supplied”: cards are as frequent as in the decks that come with the game, those with a card that was
seen first. A crypt stays within two consecutive groups, as far as what was seen does.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import Any

from coterie.games.vtes.decks.form import built
from coterie.games.vtes.decks.supplied import SUPPLIED


@cache
def _lists(of_crypt: bool) -> tuple[tuple[str, ...], ...]:
    decks = [built(each.deck) for each in SUPPLIED if not each.missing]
    return tuple([deck.crypt if of_crypt else deck.library for deck in decks])


@cache
def _kinds(of_crypt: bool) -> tuple[frozenset[str], ...]:
    """Return the different cards of each list, for looking up."""
    return tuple([frozenset(cards) for cards in _lists(of_crypt)])


def drawn(
    faces: Mapping[str, Any], *, crypt: bool, seen: tuple[str, ...], n: int, rng: random.Random
) -> tuple[str, ...]:
    """Return faces for hidden cards.

    Args:
        faces: the definitions by face.
        crypt: whether they are crypt cards.
        seen: the faces that are known to be in the list.
        n: how many are hidden.
        rng: where the draw comes from.
    """
    lists = _lists(crypt)
    fitting = [cards for cards, kinds in zip(lists, _kinds(crypt), strict=True) if not kinds.isdisjoint(seen)]
    fitting = fitting or list(lists)
    if crypt and seen:
        groups = sorted({int(faces[face].group) for face in seen if faces[face].group.isdigit()})
        alike = [cards for cards in fitting if _near(faces, cards, groups)]
        fitting = alike or [_of_groups(faces, groups)]
    there = list(chain.from_iterable(fitting))
    return tuple([there[rng.randrange(len(there))] for _ in range(n)])


def _near(faces: Mapping[str, Any], cards: tuple[str, ...], groups: list[int]) -> bool:
    found = [*groups, *[int(faces[face].group) for face in cards if faces[face].group.isdigit()]]
    return not found or max(found) - min(found) < 2


def _of_groups(faces: Mapping[str, Any], groups: list[int]) -> tuple[str, ...]:
    return tuple([face for face, card in faces.items() if card.kind == "vampire" and card.group in map(str, groups)])
