"""The set-up options: what a table chooses before a game, and house rules, where tables differ."""

from __future__ import annotations

from coterie.games.l5r.decks import room
from coterie.games.l5r.decks.room import NAMES, ROOM
from coterie.games.l5r.numbers import FORMATS
from coterie.kernel.setup import SetUp

HOUSE = "House rules"
OPTIONS: tuple[SetUp, ...] = (
    SetUp("players", "int", 2, "how many seats; with four, those opposite each other are a team", least=2, most=4),
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
        reads=room.kept,
    ),
    SetUp("deck_rules", "str", ROOM.rules[0], "which decks are legal: “any” of whatever cards", tuple(ROOM.rules)),
    SetUp(
        "windows",
        "str",
        "all",
        "who is asked for answers: “useful” skips seats without one, which tells",
        ("all", "useful"),
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
