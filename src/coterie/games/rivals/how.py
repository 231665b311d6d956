"""How Rivals is played, on one screen and in our own words."""

from __future__ import annotations

from coterie.games.rivals.numbers import ACTIONS, DRAWN, GOAL
from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        f"You lead a coterie of vampires. The first with {GOAL} Agenda wins; your Agenda card says what brings you some, each "
        "Citizen that you defeat brings some, and so does every vampire of your Rival. A player who has no Prestige left, or "
        "no vampire but those in torpor, is out.",
    ),
    Chapter(
        "A turn",
        "First a card of the city is turned up, and your vampires are ready and at home again. Then you have "
        f"{ACTIONS} actions. At the end each card that you discard mends 1 Blood, also in torpor, and you draw {DRAWN} cards "
        "from either of your decks.",
    ),
    Chapter(
        "Actions",
        "Recruit a vampire of your hand for as much Prestige as its Blood Potency. Attack. Play a card, which often needs a "
        "vampire that hosts it and exhausts. Going out into The Streets and using most abilities costs no action.",
    ),
    Chapter(
        "Where they are",
        "A vampire must be in The Streets to attack, and there anybody can reach it. Those in a Haven are hidden by its "
        "Secrecy: the attacker's party needs at least as much Intel.",
    ),
    Chapter(
        "An attack",
        "The attacker says a type: Physical, Social, Mental or Ranged. Both sides may lay a card face down, and another ready "
        "member of the defending party may block. Damage is the attacker's attribute less the target's, with what the cards "
        "change. Each point takes 1 Blood.",
    ),
    Chapter(
        "Defeat",
        "A vampire without Blood is in torpor with 1, which costs its player 1 Prestige; with enough Blood it can come back. "
        "A Mortal that you defeat is yours: burn it to mend, or keep it as a Retainer.",
    ),
    Chapter(
        "Influence",
        "A Scheme is fought over: in turn everybody takes a side and exerts characters, ready or exhausted, for their "
        "Influence; Prestige can be spent as well, and a card laid face down. The higher total decides. Who has exerted gets "
        "a token and adds no more until it is gone. A Title is not fought over: its Influence is exerted once, as a price.",
    ),
)
