"""The guided first game: a round against the deck of the Shadowlands, an attack and a defense."""

from __future__ import annotations

from coterie.kernel.guides import Guide, Tip

POSITION = """position: l5r
setup: {"players": 1, "mode": "coop", "format": "stronghold", "windows": "useful", "decks": ["lion-starter"], "deck_rules": "starter"}
honor: 12 0
fate: 7 2
round: 1
first: a
stronghold a: yojin-no-shiro
provinces as: ancestral-lands [down, known a]
provinces a1: the-art-of-war [down, known a]
provinces a2: manicured-garden [down, known a]
provinces a3: meditations-on-the-tao [down, known a]
provinces a4: pilgrimage [down, known a]
field a: matsu-berserker [fate 1]
row a1: lion-s-pride-brawler
row a2: akodo-toturi
row a3: imperial-storehouse
row a4: otomo-courtier
hand a: banzai, fine-katana, good-omen, for-greater-glory
deck a: way-of-the-lion, rout, court-games, charge, sashimono, ready-for-battle, stand-your-ground, outwit, ornate-fan, assassination, for-shame, spies-at-court
dynasty a: venerable-historian, deathseeker, ikoma-prodigy, honored-general, steadfast-samurai, matsu-beiona, wandering-ronin, seppun-guardsman, miya-mystic, favorable-ground
warlord b: akuma-no-oni-coop
provinces b1: spectral-watchtower [down, tainted]
provinces b2: maddening-emptiness [down, tainted]
provinces b3: blood-fields [down, tainted]
provinces b4: haunted-jungles [down, tainted]
provinces b5: fallen-chrysanthemum-lake [down, tainted]
field b: goblin-brawler [fate 1]
row b1: lost-samurai
row b3: endless-ranks
deck b: dark-bargain, power-of-jigoku, evil-portents, uncontained, dark-bargain, evil-portents, lurking-treachery, evil-portents, dark-bargain, power-of-jigoku, evil-portents, dark-bargain
dynasty b: skeletal-warrior, goblin-brawler, goblin-hovel, fouleye-s-elite, skeletal-warrior, killing-field, goblin-brawler, undead-horror, endless-ranks, skeletal-warrior, goblin-brawler, detritus-priest
phase: dynasty
"""  # noqa: E501 - lines of a position text are not broken

FIRST_GAME = Guide(
    "A guided first game",
    POSITION,
    (
        Tip(
            "table",
            "Welcome to Rokugan. You lead the Lion. Your five provinces lie before you, face down for others, with "
            "your stronghold at the last of them. Your opponent is the Shadowlands deck: nobody plays it, it acts by "
            "rule.",
            light=("provinces:0", "provinces:1"),
        ),
        Tip(
            "goal",
            "You win when all five provinces of the Shadowlands are broken, or when its dynasty deck is empty at the "
            "end of a round. You lose when your stronghold province falls, or when you have no honor left.",
            light=("provinces:1", "dynasty:1"),
        ),
        Tip(
            "muster",
            "The dynasty phase: you have 7 fate, and characters lie face up in your provinces. Play Akodo Toturi: he "
            "costs 5. You keep the fate that you do not spend.",
            light=("provinces:0",),
            option=r"^play a2/row/akodo-toturi$",
        ),
        Tip(
            "fate",
            "At the end of each round characters without fate leave play, and the others lose 1. Put 1 fate on "
            "Toturi to keep him a round longer; that leaves you 1.",
            option=r"^fate 1$",
            asks=r"Akodo Toturi\?$",
        ),
        Tip(
            "theirs",
            "The Shadowlands play the first character that they can afford, from the left. It comes with its own "
            "fate, as much as its card says.",
            light=("field:1",),
            change="reinforced",
        ),
        Tip(
            "courtier",
            "You alternate until both have passed. One fate is enough for the Otomo Courtier, who can defend.",
            option=r"^play a4/row/otomo-courtier$",
        ),
        Tip(
            "bid",
            "The draw phase: bid in secret how many cards you draw. The Shadowlands turn up a card, whose number is "
            "their bid. If yours is higher, you lose the difference in honor. You have 12 honor; bid 2.",
            light=("hand:0",),
            option=r"^bid 2$",
        ),
        Tip(
            "attach",
            "Before conflicts you may take actions. Fine Katana is free and gives its bearer 2 military skill. Play "
            "it.",
            light=("hand:0",),
            option=r"^play fine-katana$",
        ),
        Tip("bearer", "Give it to Toturi.", light=("field:0",), option=r"^a/akodo-toturi$", asks=r"^Fine Katana:"),
        Tip(
            "declare",
            "Declare a conflict: a ring and a type. Each ring has a different effect for an attacker who wins; fire "
            "honors or dishonors a character. Your Lions fight with military skill.",
            light=("rings",),
            option=r"^fire military$",
        ),
        Tip(
            "province",
            "Which province? All of them lie face down; the one that you attack is turned up and its text takes "
            "effect. Attack the first.",
            light=("provinces:1",),
            option=r"^attack b1/",
        ),
        Tip(
            "attackers",
            "Send both: each adds its skill. Afterwards they bow, and bowed characters can neither attack nor defend "
            "again this round.",
            light=("field:0",),
            option=r"^attack with ",
        ),
        Tip(
            "wave",
            "The Shadowlands characters with the least fate are the next wave, and defend. Then the deck turns up a "
            "card for each of its actions.",
            light=("field:1",),
            change="of the wave",
        ),
        Tip(
            "banzai",
            "A province breaks if you win by at least its strength: 6 here, because it is tainted. The question says "
            "what you and they have. Play Banzai!, which gives 2 military skill.",
            light=("hand:0",),
            option=r"^use banzai$",
        ),
        Tip("shout", "Choose Toturi again.", light=("field:0",), option=r"^a/akodo-toturi$", asks=r"^Banzai!:"),
        Tip(
            "again",
            "Lose 1 honor for another 2? What counts is whether you then lead by 6.",
            option=r"^yes$",
            asks=r"^Banzai!:",
        ),
        Tip(
            "broken",
            "A province has fallen, and with it five cards of their dynasty deck. Four provinces are left.",
            light=("provinces:1", "dynasty:1"),
            change="broken",
        ),
        Tip(
            "ring",
            "An attacker who wins may resolve the ring of the conflict. Resolve it.",
            light=("rings",),
            option=r"^resolve fire$",
        ),
        Tip(
            "honor",
            "Honor Akodo Toturi: an honored character adds its glory to both skills.",
            light=("field:0",),
            option=r"^honor a/akodo-toturi$",
        ),
        Tip(
            "reaction",
            "The table offers reactions at the right moment. After you claim a ring in a military conflict, Toturi "
            "lets you resolve it again. Use him.",
            option=r"^use a/akodo-toturi$",
        ),
        Tip(
            "dishonor",
            "The fire ring dishonors as well: choose one of theirs for that, and its glory is subtracted from both skills.",
            light=("field:1",),
            option=r"^dishonor b/",
        ),
        Tip(
            "attacked",
            "Now they attack. The card that they turn up names a ring and a position; if their wave could take part "
            "in both types of conflict, you choose the type.",
            option=r"^political conflict$",
        ),
        Tip(
            "defend",
            "Your attackers are bowed, but another character is ready. If nobody defends, you lose an honor. Defend.",
            light=("field:0",),
            option=r"^defend with ",
        ),
        Tip(
            "tie",
            "A tie goes to the attackers but breaks nothing: for that they must win by at least the strength of your "
            "province.",
            light=("provinces:0",),
            change="wins",
            times=2,
        ),
        Tip(
            "fatephase",
            "The fate phase. Characters without fate leave play, the others lose 1, everybody readies, and claimed "
            "rings return.",
            light=("field:0",),
            change="leaves",
        ),
        Tip(
            "clear",
            "You may discard cards from your provinces to see new ones. Keep what you want to play next round.",
            light=("provinces:0",),
            asks="your provinces do you discard",
            option=r"^done$",
        ),
        Tip(
            "enough",
            "That was a round; the others work the same way. Play on from here, or set up a table of your own on the "
            "first page: two players can duel, four play in two teams, and one to four resist the Shadowlands.",
            change="round",
        ),
    ),
    "enough",
)

GUIDES = (FIRST_GAME,)
