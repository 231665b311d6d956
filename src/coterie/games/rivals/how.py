"""How Rivals is played, on one screen and in our own words."""

from __future__ import annotations

from coterie.games.rivals.numbers import ACTIONS, DRAWN, GOAL
from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        f"You lead a coterie of vampires. The first player with {GOAL} Agenda wins. Your Agenda card says how you "
        "gain it; each Citizen that you defeat is worth some, and so is each vampire of your Rival. A player who has "
        "no Prestige left, or whose vampires are all in torpor, is out.",
    ),
    Chapter(
        "A turn",
        f"First a city card is revealed, and your vampires ready and return home. Then you have {ACTIONS} actions. At "
        f"the end of the turn, each card that you discard mends 1 Blood, even in torpor, and you draw {DRAWN} cards "
        "from either of your decks.",
    ),
    Chapter(
        "Actions",
        "Recruit a vampire from your hand for Prestige equal to its Blood Potency. Attack. Play a card; often a "
        "vampire must host it and exhaust. Going out into The Streets and using most abilities costs no action.",
    ),
    Chapter(
        "Where they are",
        "A vampire must be in The Streets to attack, and anybody can reach it there. Vampires in a Haven are hidden "
        "by its Secrecy: the attacking party needs at least as much Intel.",
    ),
    Chapter(
        "An attack",
        "The attacker chooses a type: Physical, Social, Mental or Ranged. Both sides may play a card face down, and "
        "another ready member of the defending party may block. Damage is the attacker's attribute minus the "
        "target's, plus or minus what the cards change. Each point takes 1 Blood.",
    ),
    Chapter(
        "Defeat",
        "A vampire without Blood enters torpor with 1 Blood, which costs its player 1 Prestige; with enough Blood it "
        "can come back. A Mortal that you defeat is yours: burn it to mend Blood, or keep it as a Retainer.",
    ),
    Chapter(
        "Influence",
        "Players fight over a Scheme: in turn, everybody takes a side and exerts characters, ready or exhausted, for "
        "their Influence. You can also spend Prestige or add a card face down. The higher total decides. A character "
        "that has exerted gets a token and adds nothing more until the token is gone. For a Title there is no fight; "
        "you exert its Influence once, as its cost.",
    ),
)
