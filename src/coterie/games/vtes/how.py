"""How the game is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "You are a Methuselah with a pool. A player whose pool is empty is ousted, and the predator, the player on "
        "the right, gains a victory point and some pool. The player with the most victory points wins.",
    ),
    Chapter(
        "A turn",
        "Unlock your cards, play a master card, and act with your minions. Then move pool to vampires of your crypt; "
        "a vampire with as much as its capacity comes into play. Finally, you may discard a card.",
    ),
    Chapter(
        "An action",
        "A minion locks to act: to bleed your prey's pool, hunt for blood, equip, or call a referendum. The players "
        "concerned may block; the blocker needs at least as much intercept as the action has stealth. A block leads "
        "to a fight.",
    ),
    Chapter(
        "A fight",
        "Each round has a range, then strikes, then the choice whether to fight on. A vampire heals damage with "
        "blood; if it has none left, it goes to torpor.",
    ),
    Chapter(
        "Which cards are here",
        "All rules are here, and all fixed decks of the Fifth Edition, but many older cards are still missing. A "
        "deck that needs one of them says so and cannot be played.",
    ),
)
