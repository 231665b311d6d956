"""The guided game: a raid that earns a point, a bid, a trap, a response."""

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
            "Good evening. Lit up are your recruits, those of your foe, and your hand. After four "
            "rounds the player with the most points wins. You earn points with raids.",
            light=("field:0", "field:1", "hand:0"),
        ),
        Tip(
            "torch",
            "You can use everything that glows: click it, drag it, or choose an option from the list. You have two "
            "actions. The Torch makes a recruit stronger by 2. Play it.",
            light=("hand:0",),
            option="^play torch$",
            waits=True,
        ),
        Tip("bearer", "Give it to the Brute, whose might is already 2.", option="^a/brute$", asks=": attach"),
        Tip(
            "raid",
            "Now raid. The Brute bows and attacks one of your foe's recruits. Both strike at the same time, and a "
            "recruit with as many wounds as life departs.",
            light=("field:0", "field:1"),
            option="^raid with a/brute$",
            waits=True,
        ),
        Tip(
            "target",
            "Point at a card to read it. The Scribe strikes back with 1, and your Brute has 2 life, so it survives.",
            option="^b/",
            asks="^Whom do you raid",
        ),
        Tip(
            "point",
            "The target died: you earn a point. You can also earn one by raiding a foe who has no recruits.",
            change="earned",
            light=("seats",),
        ),
        Tip(
            "bid",
            "Each round begins with secret bids, in points. Nobody sees the others' bids until everybody has bid. "
            "Plus and minus change yours; 0 is a valid bid.",
            option="^bid ",
        ),
        Tip(
            "snare",
            "The Snare works while it lies face down, and nobody else knows what lies there. Lay it: it stops your "
            "foe's next raid and wounds the raider.",
            light=("trap:0",),
            option="^lay snare$",
        ),
        Tip(
            "answer",
            "The table asks you because one of your cards can respond to what is happening. Respond with it, or "
            "pass. Nobody else learns whether you could have responded.",
            option="^use ",
        ),
        Tip(
            "pass",
            "The table asks you even if you hold nothing that fits; otherwise your foe would know. “Pass until …” "
            "answers such questions for you.",
            option="^pass$",
        ),
        Tip(
            "end",
            "When you have used both actions, the turn ends by itself. If you end it earlier, you lose the remaining "
            "actions.",
            option="^end$",
        ),
        Tip(
            "theirs",
            "Now it is your foe’s turn. The row of small cards shows what happened.",
            change="turn",
            active="seat:1",
        ),
        Tip(
            "enough",
            "You now know the basics of every card game here: they all have recruits, attachments, responses and "
            "traps. Play on, or choose another game on the first page. Good night.",
            change="turn",
            times=4,
        ),
    ),
    "enough",
)

GUIDES = (FIRST_GAME,)
