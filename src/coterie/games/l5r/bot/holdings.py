"""What cards of the Shadowlands do in every round."""

from __future__ import annotations

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.characters import Taint
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.shadow.graves import Rebury
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import EACH_FOE

PUT_BACK = 4  # cards of the dynasty deck that the lair puts back in a round at most, each for 1 fate


def drain(s: L5R, piece: int) -> int:
    """Return how much honor a card takes from each clan in every round (U-141)."""
    words = [word for word in definition(s, piece).words if isinstance(word, GainHonor) and word.who == EACH_FOE]
    return -sum([word.amount for word in words if isinstance(word.amount, int)])


def is_lair(s: L5R, piece: int) -> bool:
    """Return whether a holding puts cards back into the dynasty deck."""
    return any(isinstance(word, Rebury) for word in definition(s, piece).words)


def is_tainting(s: L5R, owner: int) -> bool:
    """Return whether the warlord of the Shadowlands, in play or not, taints characters of the clans in every round (U-135)."""
    there = [definition(s, p) for p in (*pile(s, "warlord", owner), *pile(s, "field", owner))]
    return any(isinstance(word, Taint) for card in there if card.facts.fate_value for word in card.words)
