"""The set-up options of Rivals: what a table chooses before a game, and house rules, where tables differ (RR-20)."""

from __future__ import annotations

from dataclasses import replace

from coterie.games.rivals.cards.shrouds.wraiths import MORE_TOKENS, TOKENS
from coterie.games.rivals.decks.cities import CITIES
from coterie.games.rivals.decks.room import NAMES, ROOM
from coterie.games.rivals.numbers import CITY_EVENTS_OUT, OPENING
from coterie.kernel.setup import WINDOWS, SetUp

HOUSE = "House rules"


def house(subject: str, *options: SetUp) -> tuple[SetUp, ...]:
    """Return options as house rules about a subject."""
    return tuple([replace(option, group=HOUSE, subject=subject) for option in options])


TABLE = (
    SetUp("players", "int", 2, "the number of seats", least=2, most=4),
    SetUp(
        "city",
        "str",
        "prague",
        "the City Deck, agreed on before decks are shown",
        tuple(CITIES),
        says={city: city.title() for city in CITIES},
    ),
    SetUp(
        "decks",
        "list",
        list(NAMES[:4]),
        "the deck of each seat, by name or as text; if there are too few, they are dealt round again",
        NAMES,
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
        says={
            "larger": "more than 7 and 40 cards",
            "strict": "1 of a card limited to one in play",
            "any": "any deck",
        },
    ),
    WINDOWS,
)
HOUSE_RULES = (
    *house(
        "Beginning and end",
        SetUp(
            "first",
            "str",
            "random",
            "who takes the first turn",
            ("random", "first seat"),
            says={"random": "anybody, by chance", "first seat": "the player of the first seat"},
        ),
        SetUp("start_prestige", "int", 20, "everybody's starting Prestige", least=8, most=25),
        SetUp("opening_hand", "int", OPENING[0], "the Library cards of everybody's first hand", least=0, most=20),
        SetUp("opening_vampires", "int", OPENING[1], "the vampires of everybody's first hand", least=0, most=6),
        SetUp(
            "mulligan",
            "str",
            "none",
            "whether everybody may shuffle the first hand back and draw another of the same size",
            ("none", "once"),
            says={"none": "no", "once": "yes, once"},
        ),
        SetUp(
            "leader_blood",
            "str",
            "personal",
            "where a Leader's first Blood comes from",
            ("personal", "general"),
            says={"personal": "the player's own Prestige", "general": "the supply"},
        ),
        SetUp(
            "events_removed",
            "int",
            CITY_EVENTS_OUT,
            "the number of random Events left out of the City Deck",
            least=0,
            most=10,
        ),
        SetUp(
            "round_limit",
            "int",
            300,
            "the round limit, after which the most Agenda wins; 0 for no limit",
            least=0,
            most=9999,
        ),
        SetUp(
            "elimination",
            "str",
            "most Agenda",
            "what happens when one of three or four players is out",
            ("most Agenda", "hunter wins", "play on"),
            says={
                "most Agenda": "the most Agenda wins",
                "hunter wins": "the player whose rival is out wins",
                "play on": "the others play on",
            },
            where={"players": (3, 4)},
        ),
    ),
    *house(
        "Hand and turn",
        SetUp("hand_limit", "int", 0, "the hand limit at the end of a turn; 0 for none", least=0, most=99),
        SetUp(
            "mend_per_discard",
            "int",
            1,
            "the Blood that each card discarded at the end of a turn mends; 0 for none",
            least=0,
            most=9,
        ),
        SetUp(
            "ability_uses",
            "str",
            "any number",
            "how often a repeatable ability can be used in an attack, or in a turn outside of one",
            ("any number", "once"),
        ),
        SetUp(
            "ritual_help",
            "str",
            "both",
            "the Rituals for which a helper saves an action",
            ("both", "oblivion"),
            says={"both": "Blood Sorcery and Oblivion", "oblivion": "Oblivion alone"},
        ),
    ),
    *house(
        "Influence",
        SetUp("base_influence", "int", 1, "the Influence of a vampire", least=0, most=9),
        SetUp("leader_influence", "int", 1, "a Leader's extra Influence", least=0, most=9),
        SetUp("prestige_influence", "int", 1, "the Influence that 1 Prestige buys", least=0, most=9),
        SetUp("modifiers", "int", 1, "the number of Influence Modifiers that each player may place", least=0, most=9),
        SetUp(
            "scheme_tie",
            "str",
            "fails",
            "what a Scheme does on equal Influence for YES and for NO",
            ("fails", "succeeds"),
        ),
    ),
    *house(
        "Attacks",
        SetUp(
            "challenge",
            "str",
            "from anywhere",
            "from where foes may attack the player who claims the Prince of the City",
            ("from anywhere", "from The Streets"),
        ),
        SetUp("exhausted_party", "bool", True, "whether a party with an exhausted member cannot attack"),
        SetUp("exhaust_for_intel", "bool", True, "whether others of the attacking party can exhaust for 1 Intel each"),
        SetUp("block_exhausts", "bool", True, "whether a character that blocks exhausts"),
        SetUp("sad_intel", "str", "all", "whose Intel adds up when S.A.D. strike", ("all", "all but the first")),
    ),
    *house(
        "Wounds and torpor",
        SetUp(
            "wounded",
            "str",
            "half",
            "when a vampire is Wounded",
            ("half", "below"),
            says={"half": "at half of its BP or less", "below": "below half of its BP"},
        ),
        SetUp(
            "aggravated_defeat",
            "str",
            "burned",
            "what happens to a vampire that Aggravated damage defeats",
            ("burned", "torpor"),
        ),
        SetUp(
            "torpor_exit",
            "str",
            "exhausted",
            "in what state vampires with full Blood return from torpor",
            ("exhausted", "ready"),
        ),
        SetUp(
            "attachments_on_torpor",
            "str",
            "discarded",
            "what happens to attachments when a vampire enters torpor",
            ("discarded", "Retainers burned", "burned"),
        ),
    ),
    *house(
        "Tokens",
        SetUp(
            "minus_bp",
            "str",
            "Blood is lost",
            "what happens to a vampire's Blood above the BP that a −1 BP token leaves it",
            ("Blood is lost", "Blood stays"),
        ),
        SetUp(
            "minus_bp_stays",
            "bool",
            True,
            "whether −1 BP tokens stay on their bearers; otherwise they leave in the Ready step",
        ),
        SetUp("fear", "str", "stays exhausted", "what a Fear token does", ("stays exhausted", "nothing")),
        SetUp(
            "wraith_sets",
            "str",
            "shared",
            "from where wraith tokens are taken",
            ("shared", "own"),
            says={"shared": "one stack for all", "own": "a set for each player"},
        ),
        SetUp("wraith_tokens", "list", list(TOKENS), "the six wraith tokens", tuple(MORE_TOKENS), 1, 12),
        SetUp(
            "foreign_wraiths",
            "str",
            "who laid it",
            "who decides about a wraith on a foe's vampire",
            ("who laid it", "its bearer"),
        ),
    ),
)
OPTIONS: tuple[SetUp, ...] = (*TABLE, *HOUSE_RULES)
