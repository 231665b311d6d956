"""What cards of the Shadowlands do in every round."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.cards.definition import Card
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import Answer
from coterie.games.l5r.words.characters import Taint
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.shadow.graves import Rebury
from coterie.games.l5r.words.zones import PutTo
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import EACH_FOE, THIS
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import ChooseOne

PUT_BACK = 4  # cards of the dynasty deck that the lair puts back in a round at most, each for 1 fate


class Habits(NamedTuple):
    """What a card does in every round, read off its definition.

    Attributes:
        drain: how much honor it takes from each clan.
        lair: whether it puts cards back into the dynasty deck.
        warlord_taints: whether it is a warlord that taints characters.
        ransom: how much honor it takes, as fate is removed from it, from each clan that has nothing else to give.
        untiring: whether it does not bow after a conflict that it has won.
        recalls: whether it lays a card back on its owner's dynasty deck as it wins a conflict.
    """

    drain: int
    lair: bool
    warlord_taints: bool
    ransom: int
    untiring: bool
    recalls: bool


READ: dict[str, Habits] = {}  # by face, as far as they were asked for


def drain(s: L5R, piece: int) -> int:
    """Return how much honor a card takes from each clan in every round (U-141)."""
    return habits(s, piece).drain


def is_lair(s: L5R, piece: int) -> bool:
    """Return whether a holding puts cards back into the dynasty deck."""
    return habits(s, piece).lair


def is_tainting(s: L5R, owner: int) -> bool:
    """Return whether the warlord of the Shadowlands, in play or not, taints characters of the clans in every round (U-135)."""
    return any(habits(s, p).warlord_taints for p in (*pile(s, "warlord", owner), *pile(s, "field", owner)))


def ransom(s: L5R, piece: int) -> int:
    """Return how much honor a card takes in the fate phase from a clan that can give neither cards nor a character."""
    return habits(s, piece).ransom


def is_untiring(s: L5R, piece: int) -> bool:
    """Return whether a character does not bow after a conflict that it has won."""
    return habits(s, piece).untiring


def recalls(s: L5R, piece: int) -> bool:
    """Return whether a character lays a card back on the dynasty deck as it wins a conflict."""
    return habits(s, piece).recalls


def habits(s: L5R, piece: int) -> Habits:
    """Return what a card does in every round; it is asked for at every position, and the same for every game."""
    now = s.pieces[piece]
    face = face_in_force(s, now) if now.lasting else now.face
    if face not in READ:
        READ[face] = _read(s.game.faces[face])
    return READ[face]


def _read(card: Card) -> Habits:
    taken = [word.amount for word in card.words if isinstance(word, GainHonor) and word.who == EACH_FOE]
    return Habits(
        -sum([amount for amount in taken if isinstance(amount, int)]),
        any(isinstance(word, Rebury) for word in card.words),
        bool(card.facts.fate_value) and any(isinstance(word, Taint) for word in card.words),
        _ransom(card),
        Cannot("bow in resolution", THIS) in card.words,
        card.kind == "character" and any(isinstance(word, PutTo) and word.to == "top" for word in card.words),
    )


def _ransom(card: Card) -> int:
    if not any(isinstance(word, Answer) and word.kind == "remove" for word in card.words):
        return 0
    modes = [mode for word in card.words if isinstance(word, ChooseOne) for mode in word.modes]
    return -sum([mode.amount for mode in modes if isinstance(mode, GainHonor) and isinstance(mode.amount, int)])
