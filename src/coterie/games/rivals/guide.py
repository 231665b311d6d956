"""The guided first game: a turn, an attack on a Mortal, an attack on a vampire of one's Rival."""

from __future__ import annotations

from coterie.kernel.guides import Guide, Tip

POSITION = """position: rivals
setup: {"players": 2, "decks": ["first-brujah", "first-malkavian"], "windows": "all"}
leaders: hydra doc
prestige: 14 13
board a: turf-war, house-of-pain
haven a: hydra [blood 6]
hand a: baseball-bat, throat-rip, fleetness, skunk
faction a: brother, shades, sweetums
library a: sucker-punch, kneecapped, slap-in-the-face, terrorize, blood-for-blood, fleetness, throat-rip, baseball-bat
board b: drain-them-slowly, the-madhouse
haven b: karma [blood 3]
streets b: doc [bowed, blood 3]
hand b: unhinged, cloak-of-shadows, scry-the-soul
faction b: velvet, lolita
library b: slap-in-the-face, holdout-dagger, insanity-defense, unhinged, cloak-of-shadows, baseball-bat
city: athlete
deck: vagrant, chef, student, tour-guide, cop, special-affairs-division, addict, skateboarder
active: a
turn: 3
round: 2
"""

FIRST_GAME = Guide(
    "A guided first game",
    POSITION,
    (
        Tip(
            "table",
            "Good evening. You lead a coterie of vampires. Lit up are your Haven, your Agenda card and your hand. The "
            "first player with 13 Agenda wins. A player without Prestige, or without vampires, is out.",
            light=("haven:0", "board:0", "hand:0"),
        ),
        Tip(
            "goal",
            "The other player is your Rival: each of its vampires that you defeat is worth 1 Agenda. Your card Turf "
            "War rewards strong victims and those of other players. Each Citizen in the city is worth 1 Agenda, too.",
            light=("seats", "city:0"),
        ),
        Tip(
            "out",
            "You have two actions. An attacker must be in The Streets, and going there is free: send Hydra out. She "
            "stays there until your next turn, and anybody can reach her.",
            light=("haven:0",),
            option="^go out with ",
        ),
        Tip(
            "attack",
            "Hydra is in The Streets. An attack costs an action, and the attacker exhausts. Attack with her.",
            option="^attack with ",
        ),
        Tip(
            "target",
            "Whom? The Athlete is defeated by 3 damage in one attack. Doc has 3 Blood left and is in The Streets, so "
            "nothing hides him. Karma is in her Haven: her Secrecy of 1 is more than your Intel.",
            light=("city:0", "streets:1"),
            option="doc$",
        ),
        Tip(
            "ability",
            "During an attack you are asked several times whether you use an ability. You may always pass. An ability "
            "costs what it says: House of Pain a card from your hand, Hydra 1 Blood.",
            light=("attack",),
            asks="^During the attack: do you use an ability",
            active="seat:0",
        ),
        Tip(
            "sort",
            "Which type? The damage is your attribute minus the target's, as each choice says: Hydra is best at "
            "Physical. Ranged deals nothing without a card.",
            option="^physical$",
        ),
        Tip(
            "card",
            "You may add one Attack card face down. Its type and its Blood Potency must fit the attacker. Each "
            "choice says how much damage the card adds, apart from its text.",
            light=("hand:0",),
            option="^play (throat-rip|baseball-bat)$",
        ),
        Tip(
            "hidden",
            "The cards were revealed, first the attack, then the reaction, and their texts have taken effect. "
            "Abilities are asked for once more; then the damage shown above is dealt.",
            light=("attack",),
            change="shows",
        ),
        Tip(
            "damage",
            "Each point of damage takes 1 Blood. At 0 a vampire is defeated and enters torpor with 1 Blood, which "
            "costs its player 1 Prestige. In torpor it can mend and come back.",
            change="takes by",
        ),
        Tip(
            "agenda",
            "Agenda! Always keep an eye on yours and everybody else's: 13 end the game at once.",
            light=("seats",),
            change="agenda",
        ),
        Tip(
            "mortal",
            "The Mortal is yours. Burn it to mend Blood, or attach it as a Retainer: an Athlete gives 1 Physical "
            "while it stays.",
            option="^attach ",
        ),
        Tip(
            "recruit",
            "You can also use an action to recruit a vampire from your hand. It costs Prestige equal to its Blood "
            "Potency, so keep some. A lone vampire is in danger.",
            option="^recruit ",
        ),
        Tip(
            "end",
            "When you have nothing more to do, end the Action Phase. Exhausted vampires ready at the beginning of "
            "your next turn.",
            option="^end$",
        ),
        Tip(
            "mend",
            "At the end of the turn each card that you discard mends 1 Blood, even in torpor. Then you draw two "
            "cards from either of your decks.",
            option="^discard ",
        ),
        Tip(
            "theirs",
            "Now it is the other player’s turn. It began by revealing a city card, as every turn does.",
            light=("city:0",),
            change="turn",
            active="seat:1",
        ),
        Tip(
            "block",
            "You are attacked. A ready member of the target’s party may block: it exhausts and takes the damage.",
            option="^block with ",
        ),
        Tip(
            "react",
            "The vampire under attack may play a Reaction face down. Fleetness shields against Physical and Ranged "
            "attacks.",
            option="^play fleetness$",
        ),
        Tip(
            "again",
            "Your turn again. Your vampires have returned home and are ready. Attack where it pays, and do not leave "
            "a vampire with little Blood in The Streets.",
            change="turn",
            times=2,
            active="seat:0",
        ),
        Tip(
            "enough",
            "That was it: you know the game. Play on from here, or set up a table of your own on the first page. "
            "Good night.",
            change="turn",
            times=4,
        ),
    ),
    "enough",
)

GUIDES = (FIRST_GAME,)
