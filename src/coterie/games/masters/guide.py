"""Two guided games: three rounds that explain themselves, and the night in which it is won."""

from __future__ import annotations

from coterie.kernel.guides import Guide, Tip

FIRST_NIGHTS = """position: masters
vampires: agnieszka railway_station blood 3 kills 1, ishtvan night_club blood 4 kills 3, mila museum blood 4 kills 2
city: railway_station museum cathedral night_club asylum newspaper slums police_station city_hall
museum: exposed 1, minions 1
cathedral: hidden 1
night_club: hidden 2, minions 1
slums: minions 1
veil: 6
round: 1
dice: 6 5 4 3 3 2 |
lead: mila
events: I-14, I-01, I-17, I-06, I-09, II-05, II-09, III-04
relics: raven_cloak, iron_maiden, obsidian_mirror, bone_die
now: turn mila 2
"""

EVENING = Guide(
    "A guided evening",
    FIRST_NIGHTS,
    (
        Tip(
            "city",
            "Good evening. This is your city, and these three vampires are yours. Agents of the Inquisition arrive "
            "every day. You win when each vampire has placed its dread sigil and you begin the Blood Moon ritual. "
            "You lose when the veil is gone.",
            light=("city", "clan"),
        ),
        Tip(
            "glow",
            "It is night, and Mila acts. You can use everything that glows: click it, or choose an option from the "
            "list. Point at an option to see its cost. You cannot go wrong: Undo takes it back, Hint shows what a "
            "bot would do.",
        ),
        Tip(
            "fight",
            "There is an exposed agent in Mila’s district. Fight it! Each exposed agent takes one die: 5 or 6 kills "
            "it, 3 or 4 kills it and costs blood, 1 or 2 costs blood and the agent lives.",
            light=("dice",),
            option="^fight$",
            waits=True,
        ),
        Tip(
            "die",
            "Choose a die. At night you may use any die, so save the high ones for when you need them.",
            light=("dice",),
            option="^die ",
            waits=True,
        ),
        Tip(
            "minions",
            "Minions can come along. They hold districts, and in a fight you can sacrifice one together with an agent.",
            option=r"^\d+$",
            asks="minions come along",
        ),
        Tip(
            "kills",
            "A kill! With more kills a vampire can do more: hunt for blood at 1, carry a relic at 2, use its dark "
            "ability at 6, place its sigil at 9.",
            light=("clan",),
            change="kills",
        ),
        Tip(
            "expose",
            "The agents here are hidden. Expose them first; then you can fight them.",
            option="^expose$",
            waits=True,
        ),
        Tip(
            "hunt",
            "Blood is strength. A vampire without blood lies drained until its next turn, and its revival costs "
            "veil. Hunting brings blood back.",
            light=("clan",),
            option="^hunt$",
        ),
        Tip(
            "recruit",
            "Recruiting a minion raises the veil, and minions hold districts. At the end, the ritual needs as many "
            "minions as there are vampires.",
            light=("veil",),
            option="^recruit$",
        ),
        Tip(
            "activate",
            "Many districts have an effect. The moon shows what it costs by night; the sun marks districts that take "
            "effect by themselves each day.",
            option="^activate ",
        ),
        Tip(
            "day",
            "Morning. First the districts with a sun take effect. Then an event card sends agents to three "
            "districts; the veil track says how many.",
            light=("veil", "play"),
            change="day",
        ),
        Tip(
            "veil",
            "The veil has fallen. At 3 and below more agents arrive each day; at 0 you lose the game. Recruiting "
            "raises it.",
            light=("veil",),
            change="veil lowered",
        ),
        Tip(
            "combat",
            "A fight. By day you must use the lowest die, so do not leave a vampire alone with three agents at dawn.",
            light=("dice",),
            change="combat",
        ),
        Tip(
            "night",
            "Night again. The leader acts first, then the others in turn order. The crown has passed to the next "
            "vampire.",
            change="night",
        ),
        Tip(
            "relic",
            "A relic. A vampire with enough kills can carry it; point at it to read what it does.",
            change="relic drawn",
        ),
        Tip(
            "second",
            "The second day. Districts held by agents harm you; districts held by your minions help you. The little "
            "flags show who holds what.",
            light=("city",),
            change="day",
            times=2,
        ),
        Tip(
            "enough",
            "You now know how a night and a day work. One thing is left: how to win. The game “The last night” "
            "starts just before that; or play on here.",
            change="day",
            times=3,
        ),
    ),
    "enough",
)

LAST_NIGHT = """position: masters
vampires: agnieszka asylum blood 3 kills 9, ishtvan asylum blood 2 kills 9, mila museum blood 4 kills 9
city: railway_station museum cathedral night_club asylum newspaper slums police_station city_hall
railway_station: sigil agnieszka
slums: sigil ishtvan
asylum: minions 3
museum: minions 1
cathedral: hidden 2, exposed 1
newspaper: hidden 1
veil: 3
round: 14
dice: 6 5 4 3 3 2 |
lead: agnieszka
events: III-04, III-07
relics: raven_cloak
now: turn mila 3
"""

THE_END = Guide(
    "The last night",
    LAST_NIGHT,
    (
        Tip(
            "late",
            "Round 14, and only two events are left. All three vampires have killed nine agents; Agnieszka and "
            "Ishtvan have placed their dread sigils. Only Mila’s is missing.",
            light=("clan", "events"),
        ),
        Tip(
            "sigil",
            "You can place a sigil where there is a minion and no agent: here, in the Museum. It costs the minion, "
            "and the district is yours for good. Place it.",
            light=("city",),
            option="^sigillate$",
            waits=True,
        ),
        Tip(
            "together",
            "All sigils are placed. Now everybody must be in one district without agents, with as many minions as "
            "vampires. The Asylum is such a district. Go there.",
            light=("city",),
            option="^move asylum$",
            waits=True,
        ),
        Tip(
            "ritual",
            "Three vampires, three minions, no agents. Begin the ritual.",
            option="^ritual$",
            waits=True,
        ),
        Tip(
            "won",
            "The city is yours. That was everything: set up a table of your own on the first page. The book in the "
            "top bar has every card and rule. Good night.",
            change="over",
        ),
    ),
    "won",
)

GUIDES = (EVENING, THE_END)
