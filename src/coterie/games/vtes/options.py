"""The set-up options of The Eternal Struggle."""

from __future__ import annotations

from coterie.games.vtes.decks.room import NAMES, ROOM, USUAL
from coterie.kernel.setup import WINDOWS, SetUp

HOUSE = "House rules"
OPTIONS: tuple[SetUp, ...] = (
    SetUp("players", "int", 2, "the number of Methuselahs", least=2, most=5),
    SetUp(
        "decks", "list", list(USUAL), "the deck of each seat, by name or as text; if there are too few, they are "
                                      "dealt round again", NAMES, 1,
        5, reads=ROOM.kept,
    ),
    SetUp(
        "deck_rules", "str", ROOM.rules[0], "what decks must keep to", tuple(ROOM.rules),
        says={"v5": "fifth edition", "first blood": "First Blood decks", "any": "nothing: any deck"},
    ),
    SetUp(
        "lists", "str", "closed", "who knows the deck lists; if only their players do, anybody could hold any card "
                                  "that is playable here",
        ("closed", "open"),
        says={"closed": "only their players", "open": "everybody"},
    ),
    WINDOWS,
    SetUp("rounds", "int", 0, "the time limit in rounds, 0 for none: survivors get half a point each", least=0, most=999),
    SetUp(
        "withdrawal", "int", 2, "what a withdrawal scores, in half victory points", (1, 2), group=HOUSE,
        says={1: "half a victory point, as in tournaments", 2: "1 victory point"},
    ),
    SetUp("pool", "int", 30, "everybody's starting pool", least=5, most=99, group=HOUSE),
    SetUp(
        "first_transfers", "int", 1, "the transfers in the first turn of a two-player game; 3 in the two-player "
                                     "variant", least=1,
        most=4, group=HOUSE, where={"players": (2,)},
    ),
)  # fmt: skip
