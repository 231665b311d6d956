"""How the game is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "Two clans fight with swords and words. Break your opponent's stronghold province (in a skirmish, all three "
        "provinces) and you win. You also win with enough honor (25, or 12 in a skirmish), and lose if you have "
        "none.",
    ),
    Chapter(
        "A round",
        "In the dynasty phase you play characters from your provinces; each stays for this round and one more for "
        "each fate that you place on it. In the draw phase you bid honor for cards. In the conflict phase you attack "
        "and defend. In the fate phase characters without fate leave play, and the others lose 1 fate.",
    ),
    Chapter(
        "A conflict",
        "Choose a ring, a type, a province and your attackers; the other side chooses defenders. Then both sides "
        "take turns to act, the defenders first. The higher skill wins. An attacker who wins by at least the "
        "province's strength breaks it, and each ring has an effect of its own.",
    ),
    Chapter(
        "Honor and dishonor",
        "An honored character adds its glory to both skills; a dishonored one subtracts it. The player with the most "
        "glory at the end of the conflicts claims the Imperial Favor.",
    ),
    Chapter(
        "Against the Shadowlands",
        "One to four clans resist a deck that nobody plays, or two to four resist a player who plays it. The clans "
        "win if all five of its provinces break, or if its dynasty deck is empty at the end of a round. It wins once "
        "every clan has lost all provinces. The deck plays the leftmost character that it can afford, attacks and "
        "defends with the ready characters that have the least fate, and turns up cards for its bid, its ring and "
        "its actions.",
    ),
    Chapter(
        "Which cards are here",
        "All modes of play and all cards of the Shadowlands are here, but many clan cards are still missing. A deck "
        "that needs one of them says so and cannot be played.",
    ),
)
