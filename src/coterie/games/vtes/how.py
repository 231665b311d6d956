"""How the game is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "You are a Methuselah with a pool. A player with none left is ousted, and the predator, the player on the right, takes "
        "a victory point and some pool. The most victory points win.",
    ),
    Chapter(
        "A turn",
        "Unlock your cards, play a master card, act with your minions, then move pool onto vampires of your crypt: one that "
        "bears as much as its capacity comes into play. Last, a card may be discarded.",
    ),
    Chapter(
        "An action",
        "A minion locks to act: to bleed your prey of pool, to hunt for blood, to equip, to call a referendum. Those whom it "
        "concerns may block; intercept must be no less than stealth. A block is a fight.",
    ),
    Chapter(
        "A fight",
        "Round by round: who is close, then strikes, then whether to press on. A vampire pays for damage with blood; without "
        "any it goes to torpor.",
    ),
    Chapter(
        "Which cards are here",
        "The rules of play are here and all fixed decks of the fifth edition, but many older cards are not yet; a deck that "
        "needs one of them says so and cannot be played.",
    ),
)
