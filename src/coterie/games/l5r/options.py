"""The set-up options: what a table chooses before a game, and house rules, where tables differ (U-153)."""

from __future__ import annotations

from coterie.games.l5r.decks import lists
from coterie.games.l5r.decks.room import NAMES, ROOM
from coterie.games.l5r.decks.shadow import RECIPES, USUAL, names, provinces
from coterie.games.l5r.numbers import FORMATS
from coterie.kernel.setup import SetUp

SEATS: dict[str, tuple[tuple[int, ...], str]] = {  # how many play each mode, and how it is said
    "duel": ((2, 4), "Two players duel, four play in two teams, one to four play “coop” against the Shadowlands."),
    "coop": ((1, 2, 3, 4), "One to four play “coop”, against the Shadowlands deck."),
    "challenge": ((3, 4, 5), "Three to five play “challenge”: two to four clans against a player of the Shadowlands."),
}
SHADOWLANDS = {"mode": ("coop", "challenge")}  # what matters only with a Shadowlands deck
HOUSE = "House rules"
OWN = "A Shadowlands deck of your own"
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
        "who plays against whom: clans (duel), clans and the Shadowlands deck (coop), or clans and a player of the "
        "Shadowlands (challenge)",
        ("duel", "coop", "challenge"),
    ),
    SetUp(
        "format",
        "str",
        "skirmish",
        "the format: a skirmish with three provinces, or the full game with a stronghold",
        tuple(FORMATS),
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
        "the deck rules; “starter” is for the guided game, “any” allows all decks; or a file with lists of restricted and "
        "banned cards",
        tuple(ROOM.rules),
        from_file=lists.kept,
    ),
    SetUp(
        "windows",
        "str",
        "all",
        "who is asked for responses; “useful” asks only players who have one, which reveals it",
        ("all", "useful"),
    ),
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
        "the five Shadowlands provinces; “usual” for the warlord's own",
        (USUAL, *provinces()),
        1,
        5,
        group=OWN,
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
        where=SHADOWLANDS,
    ),
    SetUp(
        "difficulty",
        "list",
        [],
        "what makes the Shadowlands deck harder, in any combination: while it would break what it attacks it passes (cunning); "
        "it chooses the type of its conflicts (dangerous), a ring with the most fate (greedy); it collects 1 more fate for "
        "each clan (relentless); chance makes its choices instead of you (unpredictable)",
        ("cunning", "dangerous", "greedy", "relentless", "unpredictable"),
        0,
        5,
        where={"mode": ("coop",)},
    ),
    SetUp(
        "mixed_waves",
        "str",
        "together",
        "if some of a wave cannot take part in a type: “together” attacks in the same type, “split” allows both",
        ("together", "split"),
        group=HOUSE,
        where={"mode": ("coop",)},
    ),
    SetUp(
        "ruin",
        "str",
        "coop",
        "when breaking a Shadowlands province also discards its cards and five of the dynasty deck: only in “coop”, "
        "or “always”",
        ("coop", "always"),
        group=HOUSE,
        where=SHADOWLANDS,
    ),
    SetUp(
        "collection",
        "str",
        "whole",
        "which cards from outside the game can be brought in: all Shadowlands characters as often as a deck may "
        "contain them, or none",
        ("whole", "none"),
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
