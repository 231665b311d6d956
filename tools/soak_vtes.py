"""The set-ups of The Eternal Struggle that `tools/soak.py` plays: options varied, random legal decks from all cards."""

from __future__ import annotations

import random
from typing import Any

from coterie.games.vtes.bot.worth import fits
from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.cards.tables import crypt, library_by_id
from coterie.games.vtes.decks.form import BY_ID, CRYPT, FORM, LIBRARY
from coterie.games.vtes.decks.legality import ANY_GROUP
from coterie.games.vtes.decks.room import NAMES

VARIED = {"windows": ("all", "useful"), "lists": ("closed", "open"), "withdrawal": (1, 2)}
RULES = "first blood"  # rules by which the smaller fixed decks are legal, too
SUPPLIED = 0.2  # the share of fixed decks
FITTING = 8  # how many times more likely a card is in a deck whose vampires can use it
CRYPT_CARDS, LIBRARY_CARDS, COPIES = 12, (60, 90), 4


def setup(seats: int, rng: random.Random) -> dict[str, Any]:
    """Return a set-up with a number of seats."""
    found: dict[str, Any] = {name: rng.choice(values) for name, values in VARIED.items()}
    decks = [rng.choice(NAMES) if rng.random() < SUPPLIED else deck(rng) for _ in range(seats)]
    return found | {"players": seats, "decks": decks, "deck_rules": RULES}


def deck(rng: random.Random) -> str:
    """Return the text of a random legal deck, mostly of cards that its vampires can use."""
    allowed = [card for id, card in BY_ID.items() if not card.made and id in FORM.cards and not banned(id)]
    vampires = [card for card in allowed if card.kind == "vampire"]
    first = rng.choice([int(card.group) for card in vampires if card.group.isdigit()])
    groups = (str(first), str(first + 1), ANY_GROUP)
    clans = rng.sample(sorted({card.clan for card in vampires}), 2)
    there = [card for card in vampires if card.group in groups]
    crew = drawn(there, [FITTING if card.clan in clans else 1 for card in there], CRYPT_CARDS, rng)
    rest = [card for card in allowed if card.kind != "vampire"]
    library = drawn(
        rest, [FITTING if fits(card, tuple(crew)) else 1 for card in rest], rng.randint(*LIBRARY_CARDS), rng
    )
    lines = []
    for name, entries in ((CRYPT, crew), (LIBRARY, library)):
        lines += [f"{name}:", *[f"{n} {FORM.cards[card.id]}" for card, n in entries.items()]]
    return "\n".join(lines)


def banned(id: str) -> bool:
    """Return whether a card is banned."""
    facts = crypt().get(id) or library_by_id()[id]
    return bool(facts.banned)


def drawn(cards: list[Card], weights: list[int], n: int, rng: random.Random) -> dict[Card, int]:
    """Return the number of copies of each card, a given number in total."""
    found: dict[Card, int] = {}
    while n:
        card = rng.choices(cards, weights)[0]
        copies = min(n, rng.randint(1, COPIES))
        found[card] = found.get(card, 0) + copies
        n -= copies
    return found
