"""The guided game: a raid that wins a point, a bid, a trap, an answer."""

from __future__ import annotations

from coterie.kernel.guides import Guide, Tip

POSITION = """position: primer
setup: {"players": 2}
points: 1 1
field a: brute, watchman
field b: scribe, gravekeeper
hand a: torch, snare, vigil
hand b: owl-mask
deck a: lookout, hush, herald, drummer, hail, brute
deck b: watchman, drummer, herald, brute, martyr, oath
turn: 1
"""

FIRST_GAME = Guide(
    "A guided first game",
    POSITION,
    (
        Tip(
            "table",
            "Good evening. Your recruits stand below, those of your foe above, and your hand lies at the bottom. After four "
            "rounds the player with the most points wins. Points come from raids.",
            light=("field:0", "field:1", "hand:0"),
        ),
        Tip(
            "torch",
            "Whatever glows can be used: click it, drag it, or take an option from the list. You have two actions. The Torch "
            "makes a recruit stronger by 2: play it.",
            light=("hand:0",),
            option="^play torch$",
            waits=True,
        ),
        Tip("bearer", "Give it to the Brute, who has a might of 2 already.", option="^a/brute$", asks=": attach"),
        Tip(
            "raid",
            "Now raid: the Brute bows and goes for a recruit of your foe. Both strike at the same time, and a recruit with as "
            "many wounds as life is gone.",
            light=("field:0", "field:1"),
            option="^raid with a/brute$",
            waits=True,
        ),
        Tip(
            "target",
            "Rest on a card to read it. The Scribe strikes back with 1, and your Brute has a life of 2: it comes home.",
            option="^b/",
            asks="^Whom do you raid",
        ),
        Tip(
            "point",
            "The target died: that is a point for you. A foe without any recruit can be raided for a point as well.",
            change="earned",
            light=("seats",),
        ),
        Tip(
            "bid",
            "Each round begins with secret bids, in points. Nobody sees the bids of others before all have been made. Plus and "
            "minus change yours; 0 is a bid, too.",
            option="^bid ",
        ),
        Tip(
            "snare",
            "The Snare works from where it lies face down, and nobody else knows what lies there. Lay it: it stops the next "
            "raid of your foe and wounds the raider.",
            light=("trap:0",),
            option="^lay snare$",
        ),
        Tip(
            "answer",
            "You are asked because something happens that a card of yours speaks of. Answer with it, or pass. Nobody else "
            "learns whether you could have answered.",
            option="^use ",
        ),
        Tip(
            "pass",
            "You are asked even where you hold nothing that fits: if you were not, your foe would know. “Pass until …” answers "
            "such questions for you.",
            option="^pass$",
        ),
        Tip(
            "end",
            "With both actions done the turn ends by itself. If you end it earlier, the actions that are left are lost.",
            option="^end$",
        ),
        Tip(
            "theirs",
            "Now it is your foe’s turn. “What happened” lies above the question as small cards.",
            change="turn",
        ),
        Tip(
            "enough",
            "You know how all card games here are played: recruits, attachments, answers and traps come in each of them. Play "
            "on, or choose another game on the first page. Good night.",
            change="turn",
            times=4,
        ),
    ),
    "enough",
)

GUIDES = (FIRST_GAME,)
