"""The set-up options: what a table chooses before a game, and house rules, where tables differ (U-153)."""

from __future__ import annotations

from coterie.games.l5r.decks.room import NAMES, ROOM
from coterie.games.l5r.decks.shadow import RECIPES, USUAL, names, provinces
from coterie.games.l5r.numbers import FORMATS
from coterie.kernel.setup import SetUp

HOUSE = "House rules"
OWN = "A Shadowlands deck of one's own"
OPTIONS: tuple[SetUp, ...] = (
    SetUp(
        "players",
        "int",
        2,
        "how many seats: two for a duel, four for one in teams; one to four against the Shadowlands deck; three to five if "
        "the last of them plays the Shadowlands",
        least=1,
        most=5,
    ),
    SetUp(
        "mode",
        "str",
        "duel",
        "duel; coop: clans against the Shadowlands deck; challenge: clans against a player of the Shadowlands",
        ("duel", "coop", "challenge"),
    ),
    SetUp(
        "format",
        "str",
        "skirmish",
        "skirmish, with three provinces, or the whole game with a stronghold",
        tuple(FORMATS),
    ),
    SetUp(
        "decks",
        "list",
        ["usual"],
        "the deck of each seat, by name or as text; too few are dealt round again; “usual” for those of the format",
        ("usual", *NAMES),
        1,
        4,
        reads=ROOM.kept,
    ),
    SetUp("deck_rules", "str", ROOM.rules[0], "which decks are legal: “any” of whatever cards", tuple(ROOM.rules)),
    SetUp(
        "windows",
        "str",
        "all",
        "who is asked for answers: “useful” asks only who has one, and so tells",
        ("all", "useful"),
    ),
    SetUp("shadowlands", "str", RECIPES[0].name, "the deck of the Shadowlands, by its warlord", names()),
    SetUp(
        "shadow_provinces",
        "list",
        [USUAL],
        "five provinces of theirs, “usual” for those of the warlord",
        (USUAL, *provinces()),
        1,
        5,
        group=OWN,
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
    ),
    SetUp(
        "difficulty",
        "list",
        [],
        "what makes the Shadowlands deck harder; any of them, also all",
        ("cunning", "dangerous", "greedy", "relentless", "unpredictable"),
        0,
        5,
    ),
    SetUp(
        "mixed_waves",
        "str",
        "together",
        "a wave some of which cannot take part in a type: the type in which it attacks “together”, or it may be “split”",
        ("together", "split"),
        group=HOUSE,
    ),
    SetUp(
        "ruin",
        "str",
        "coop",
        "a Shadowlands province that breaks costs its cards and five of the dynasty deck: in “coop” only, or “always”",
        ("coop", "always"),
        group=HOUSE,
    ),
    SetUp(
        "collection",
        "str",
        "whole",
        "what cards may bring in that players own outside the game: all Shadowlands characters as often as a deck may hold "
        "them, or none",
        ("whole", "none"),
        group=HOUSE,
    ),
    SetUp(
        "round_limit",
        "int",
        40,
        "after so many rounds more unbroken provinces win, then more honor; 0 for no limit",
        least=0,
        most=9999,
        group=HOUSE,
    ),
)
