"""How the game is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "Two clans fight with swords and words. Break the stronghold province of your opponent, or in a skirmish all three "
        "provinces, and you win. You also win with enough honor (25, in a skirmish 12), and lose with none.",
    ),
    Chapter(
        "A round",
        "In the dynasty phase characters come from your provinces; the fate that you place on them is how many rounds they "
        "stay. In the draw phase you bid honor for cards. In the conflict phase you attack and defend. In the fate phase "
        "characters without fate leave, the others lose 1.",
    ),
    Chapter(
        "A conflict",
        "Choose a ring and a type, a province and who attacks; the other side says who defends. Then both act in turn, "
        "the defenders first. The higher skill wins; an attacker who wins by the strength of the province breaks it. The "
        "ring has an effect of its own.",
    ),
    Chapter(
        "Honor and dishonor",
        "An honored character adds its glory to both skills, a dishonored one loses it. The player with the most glory at "
        "the end of the conflicts claims the Imperial Favor.",
    ),
    Chapter(
        "Against the Shadowlands",
        "One to four clans hold out against a deck that nobody plays, or two to four against one who plays it. They win if "
        "all five of its provinces break, or if its dynasty deck is spent at the end of a round; it wins once every clan "
        "has lost its provinces. The deck plays the leftmost character that it can pay for, attacks and defends with its "
        "ready characters that have the least fate, and turns cards up for its bid, its ring and its actions.",
    ),
    Chapter(
        "Which cards are here",
        "All modes of play are here, and all cards of the Shadowlands, but many cards of the clans are not yet; a deck that "
        "needs one of them says so and cannot be played.",
    ),
)
