"""What players own outside the game, for cards that bring characters in from there."""

from __future__ import annotations

from collections import Counter
from functools import cache

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.cards.definition import TOKEN
from coterie.games.l5r.rules.setup import Deck
from coterie.games.l5r.words.outside import Outside


def reaches_outside(deck: Deck) -> bool:
    """Return whether a card of a deck brings in cards from outside the game."""
    return not _reaching().isdisjoint((*deck.dynasty, *deck.conflict))


def owned_outside(deck: Deck | None) -> tuple[str, ...]:
    """Return the Shadowlands characters that a player owns outside the game, as faces: each title as often as a deck may
    hold it, less those that are in the player's deck. The unique ones are left out: no card can bring them in."""
    inside = Counter(deck.dynasty) if deck is not None else Counter()
    return tuple([face for face, many in _characters() for _ in range(many - inside[face])])


@cache
def _reaching() -> frozenset[str]:
    return frozenset([face for face, card in CARDS.items() if any(isinstance(word, Outside) for word in card.words)])


@cache
def _characters() -> tuple[tuple[str, int], ...]:
    there = [card for card in CARDS.values() if card.kind == "character" and not card.unique and card is not TOKEN]
    return tuple([(card.face, card.facts.limit) for card in there if is_shadowlands(card.clan, card.traits)])


def is_shadowlands(clan: str, traits: tuple[str, ...]) -> bool:
    """Return whether a character is one of the Shadowlands: by its clan or by its trait."""
    return clan == "shadowlands" or "shadowlands" in traits
