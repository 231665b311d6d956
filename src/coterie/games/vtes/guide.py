"""The guided first game: a turn with a bleed, a hunt and transfers, and a bleed of the other to be blocked."""

from __future__ import annotations

from coterie.kernel.guides import Guide, Tip

POSITION = """position: vtes
setup: {"players": 2, "decks": ["nb-ventrue", "nb-toreador"], "windows": "useful", "deck_rules": "first blood"}
pool: 19 11
edge: b
ready a: madison [blood 5], naomi-stewart [blood 2]
uncontrolled a: amelia-locke [blood 3, known a], alexa-draper [known a]
hand a: blood-doll, conditioning, majesty, enchant-kindred, soak, social-charm, misdirection
library a: deflection, soak, wake-with-evenings-freshness, conditioning, life-in-the-city, enchant-kindred, majesty, restoration, dominate-kine, soak, deflection, conditioning
crypt a: alice-chen, kevin-jackson
ready b: nik-sikko [blood 2], mateo-garcia [blood 1]
uncontrolled b: mkhokheli [blood 4, known b], carmelita-neillson [known b]
hand b: aire-of-elation, domain-challenge, kine-resources-contested, minion-tap, resist-earths-grasp, parity-shift, enchant-kindred
library b: dummy-corporation, enchant-kindred, majesty, aire-of-elation, telepathic-counter, enchant-kindred, bewitching-oration, majesty, parity-shift, on-the-qui-vive
crypt b: catalina-vega, flavio-goncalves
active: a
turn: 7
round: 4
phase: 5.2.2
"""  # noqa: E501 - lines of a position text are not broken

FIRST_GAME = Guide(
    "A guided first game",
    POSITION,
    (
        Tip(
            "table",
            "Good evening, Methuselah. You never show yourself: your vampires act for you. Lit up are your "
            "ready vampires, those that you do not control yet, and your hand.",
            light=("ready:0", "uncontrolled:0", "hand:0"),
        ),
        Tip(
            "goal",
            "Pool is your life and your money. The player on your left is your prey: bleed its pool down to 0 to "
            "oust it, for a victory point and 6 pool. With two players it also preys on you.",
            light=("seats",),
        ),
        Tip(
            "master",
            "The master phase: play one master card. Misdirection costs 1 pool and locks a minion; locked minions "
            "neither act nor block. Play it.",
            light=("hand:0",),
            option="^play misdirection$",
        ),
        Tip(
            "lock",
            "Whom? Both Mateo García and Nik Sikko could block you. Lock Mateo García; then only one of them can.",
            light=("ready:1",),
            option="^b/mateo-garcia$",
        ),
        Tip(
            "bleed",
            "You drew a card to replace the one that you played; your hand always has seven. The minion phase: each "
            "unlocked minion can act, and locks to do so. Bleed with Madison: this action burns 1 pool of your prey, "
            "or more with cards.",
            light=("ready:0",),
            option="^bleed with a/madison$",
        ),
        Tip(
            "stealth",
            "They may block with an unlocked minion, which needs as much intercept as you have stealth. A bleed has "
            "no stealth, so Nik Sikko can block, and the two would fight.",
            light=("action",),
            change="acts",
            active="seat:0",
        ),
        Tip(
            "modifier",
            "You play action modifiers during an action. Conditioning needs Dominate; Madison has it at the superior "
            "level, shown in capitals: 3 more bleed instead of 2. Wait until nobody blocks, then play it.",
            light=("hand:0",),
            asks="^Nobody blocks",
            option="^play conditioning$",
        ),
        Tip(
            "level",
            "You can play a card at any level that its minion has. Choose the second option: superior Dominate.",
            asks="^How is Conditioning played",
            option="^way 2$",
        ),
        Tip(
            "edge",
            "The bleed succeeded, and you take the Edge: it gives you 1 pool in each of your unlock phases, or a vote.",
            light=("seats",),
            change="edge",
            active="seat:0",
        ),
        Tip(
            "fight",
            "A block leads to combat. Each side chooses a strike; hands deal damage equal to strength, usually 1. A "
            "vampire mends each point with a blood; if it cannot, it goes to torpor. Majesty ends combat at once.",
            light=("combat",),
            change="fight",
        ),
        Tip(
            "hunt",
            "Blood on vampires pays for their cards and mends their wounds. Naomi Stewart has only 2: hunt with her. "
            "This action has 1 stealth, so they need 1 intercept to block it.",
            light=("ready:0",),
            option="^hunt with a/naomi-stewart$",
        ),
        Tip(
            "transfer",
            "The influence phase: you have four transfers. Each moves 1 pool to a vampire in your uncontrolled "
            "region. Amelia Locke has capacity 6 and 3 blood: give her three.",
            light=("uncontrolled:0",),
            option="^transfer to a/uncontrolled.1$",
        ),
        Tip(
            "control",
            "Her blood equals her capacity: move her to the ready region. She keeps the blood, and can act in your "
            "next turn.",
            light=("uncontrolled:0",),
            option="^control ",
        ),
        Tip(
            "influence",
            "Pool that you put on vampires is no longer yours. Three vampires are enough for now; end the phase.",
            light=("seats",),
            asks="^Your influence phase",
            change="emerges",
        ),
        Tip(
            "discard",
            "The discard phase: if you like, exchange one card that does not help you.",
            light=("hand:0",),
            option="^discard ",
        ),
        Tip(
            "theirs",
            "Now it is their turn. Your vampires that acted are locked; one that has only just arrived can block.",
            light=("ready:0",),
            change="turn",
            active="seat:1",
        ),
        Tip(
            "block",
            "They bleed you. Block with Amelia Locke: the action fails, she locks, and she fights the acting minion. "
            "Or let it through and keep her unlocked; you decide for each bleed.",
            light=("action",),
            asks="bleeds you",
            option="^block with a/amelia-locke$",
        ),
        Tip(
            "combat",
            "Combat has rounds: first range, then strikes at the same time, then presses to continue. She can strike "
            "with her hands.",
            light=("combat",),
            option="^hand strike$",
        ),
        Tip(
            "unlock",
            "Your turn again: all your cards unlock, and the Edge gives you a pool if you still have it. A turn has "
            "five phases: unlock, master, minion, influence, discard.",
            change="turn",
            times=2,
            active="seat:0",
        ),
        Tip(
            "enough",
            "That was the game: bleed, block, and bring out vampires before your pool runs out. Votes and rarer "
            "situations explain themselves as they come up: the table says what comes of each choice, and why "
            "something cannot be done now. Play on, or set up a table for five on the first page.",
            change="turn",
            times=3,
        ),
    ),
    "enough",
)

GUIDES = (FIRST_GAME,)
