"""The set-up options of The Eternal Struggle."""

from __future__ import annotations

from coterie.games.vtes.decks.room import NAMES, ROOM, USUAL
from coterie.kernel.setup import SetUp

HOUSE = "House rules"
OPTIONS: tuple[SetUp, ...] = (
    SetUp("players", "int", 2, "how many Methuselahs", least=2, most=5),
    SetUp(
        "decks", "list", list(USUAL), "the deck of each seat, by name or as text; too few are dealt round again", NAMES, 1,
        5, reads=ROOM.kept,
    ),
    SetUp("deck_rules", "str", ROOM.rules[0], "which decks are legal", tuple(ROOM.rules)),
    SetUp(
        "lists", "str", "closed", "whether deck lists are secret, so that anybody could hold any card that is playable here",
        ("closed", "open"),
    ),
    SetUp(
        "windows", "str", "all", "who is asked for answers: “useful” asks only who has one, and so tells",
        ("all", "useful"),
    ),
    SetUp("rounds", "int", 0, "the time limit in rounds, 0 for none: survivors get half a point each", least=0, most=999),
    SetUp(
        "withdrawal", "int", 2, "victory points for a withdrawal, in halves: 1 in tournaments", (1, 2), group=HOUSE
    ),
    SetUp("pool", "int", 30, "the pool that everybody begins with", least=5, most=99, group=HOUSE),
    SetUp(
        "first_transfers", "int", 1, "the transfers of the first turn of two players: 3 in the variant for two", least=1,
        most=4, group=HOUSE,
    ),
)  # fmt: skip
