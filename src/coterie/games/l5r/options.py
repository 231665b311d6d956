"""The set-up options: what a table chooses before a game, and house rules, where tables differ (U-153)."""

from __future__ import annotations

from coterie.games.l5r.decks import lists
from coterie.games.l5r.decks.room import NAMES, ROOM
from coterie.games.l5r.decks.shadow import RECIPES, USUAL, names, provinces
from coterie.games.l5r.numbers import FORMATS
from coterie.kernel.setup import WINDOWS, SetUp

SEATS: dict[str, tuple[tuple[int, ...], str]] = {  # how many play each mode, and how it is said
    "duel": ((2, 4), "Two players duel, four play in two teams, one to four play “coop” against the Shadowlands."),
    "coop": ((1, 2, 3, 4), "One to four play “coop”, against the Shadowlands deck."),
    "challenge": ((3, 4, 5), "Three to five play “challenge”: two to four clans against a player of the Shadowlands."),
}
SHADOWLANDS = {"mode": ("coop", "challenge")}  # what matters only with a Shadowlands deck
HOUSE = "House rules"
OWN = "A Shadowlands deck of your own"
OWN_CARDS = {USUAL: "the warlord's own"}
OPTIONS: tuple[SetUp, ...] = (
    SetUp(
        "players",
        "int",
        2,
        "the number of seats: two for a duel, four for a team duel; one to four against the Shadowlands deck; three "
        "to five if the last seat plays the Shadowlands",
        least=1,
        most=5,
        fits={"mode": {mode: numbers for mode, (numbers, _) in SEATS.items()}},
    ),
    SetUp(
        "mode",
        "str",
        "duel",
        "who plays against whom",
        ("duel", "coop", "challenge"),
        says={
            "duel": "clans against each other: a duel, or two teams",
            "coop": "clans against the Shadowlands deck",
            "challenge": "clans against a player of the Shadowlands",
        },
    ),
    SetUp(
        "format",
        "str",
        "skirmish",
        "the format",
        tuple(FORMATS),
        says={"skirmish": "skirmish: three provinces, small decks", "stronghold": "stronghold: the full game"},
    ),
    SetUp(
        "decks",
        "list",
        ["usual"],
        "the deck of each seat, by name or as text; if there are too few, they are dealt round again; “usual” deals "
        "the format's own decks in the same order in every game, Lion and Crane first",
        ("usual", *NAMES),
        1,
        4,
        reads=ROOM.kept,
    ),
    SetUp(
        "deck_rules",
        "str",
        ROOM.rules[0],
        "the deck rules",
        tuple(ROOM.rules),
        from_file=lists.kept,
        says={"standard": "as in tournaments", "starter": "as in the guided game", "any": "any deck"},
    ),
    WINDOWS,
    SetUp(
        "shadowlands",
        "str",
        RECIPES[0].name,
        "the deck of the Shadowlands, by its warlord",
        names(),
        where=SHADOWLANDS,
    ),
    SetUp(
        "shadow_provinces",
        "list",
        [USUAL],
        "the five Shadowlands provinces",
        (USUAL, *provinces()),
        1,
        5,
        group=OWN,
        says=OWN_CARDS,
        where=SHADOWLANDS,
    ),
    SetUp(
        "shadow_dynasty",
        "list",
        [USUAL],
        "four of the six groups of dynasty cards, by number",
        (USUAL, *"123456"),
        1,
        4,
        group=OWN,
        says=OWN_CARDS,
        where=SHADOWLANDS,
    ),
    SetUp(
        "shadow_conflict",
        "list",
        [USUAL],
        "four of the six groups of conflict cards, by number",
        (USUAL, *"123456"),
        1,
        4,
        group=OWN,
        says=OWN_CARDS,
        where=SHADOWLANDS,
    ),
    SetUp(
        "difficulty",
        "list",
        [],
        "what makes the Shadowlands deck harder, in any combination",
        ("cunning", "dangerous", "greedy", "relentless", "unpredictable"),
        0,
        5,
        where={"mode": ("coop",)},
        says={
            "cunning": "cunning: it passes while it would break what it attacks",
            "dangerous": "dangerous: it chooses the type of its conflicts",
            "greedy": "greedy: it chooses a ring with the most fate",
            "relentless": "relentless: it collects 1 more fate for each clan",
            "unpredictable": "unpredictable: chance makes its choices instead of you",
        },
    ),
    SetUp(
        "mixed_waves",
        "str",
        "together",
        "how a wave attacks of which some cannot take part in a type",
        ("together", "split"),
        says={"together": "all in the same type", "split": "in both types"},
        group=HOUSE,
        where={"mode": ("coop",)},
    ),
    SetUp(
        "ruin",
        "str",
        "coop",
        "when breaking a Shadowlands province also discards its cards and five of the dynasty deck",
        ("coop", "always"),
        says={"coop": "against the Shadowlands deck", "always": "against a player as well"},
        group=HOUSE,
        where=SHADOWLANDS,
    ),
    SetUp(
        "collection",
        "str",
        "whole",
        "which cards from outside the game can be brought in, as often as a deck may contain them",
        ("whole", "none"),
        says={"whole": "all Shadowlands characters"},
        group=HOUSE,
    ),
    SetUp(
        "round_limit",
        "int",
        40,
        "the round limit, after which more unbroken provinces win, then more honor; 0 for no limit",
        least=0,
        most=9999,
        group=HOUSE,
    ),
)
