"""The numbers of the game: what the formats differ in, and the names of numbers and prohibitions that cards speak of."""

from __future__ import annotations

from typing import NamedTuple

MILITARY, POLITICAL, GLORY, STRENGTH, COST = "military", "political", "glory", "strength", "cost"
SKILLS = (MILITARY, POLITICAL)
INCOME, CARDS_DRAWN, SIDE = "income", "cards drawn", "side"  # of a seat: fate collected, cards drawn; skill of a side
TAINT = 2  # to each skill of a character, and to the strength of a province (L-21.1, L-21.2)
GLORY_COUNT = "glory in glory counts"  # of a team, beside that of its characters
CARDS_PLAYED = "cards played in each conflict"  # of a seat, beside those that it has played
NUMBERS = (MILITARY, POLITICAL, GLORY, STRENGTH, COST, INCOME, CARDS_DRAWN, GLORY_COUNT, CARDS_PLAYED)
USES = "uses of each of its abilities"  # how often each ability of a card can be used, beyond its limit
PRINTED_USES = "uses of each ability printed on it"  # the same without those that it has gained
VALUES = (MILITARY, POLITICAL, GLORY, STRENGTH)  # what a card may say cannot be raised or lowered (L-10.3)
TOKENS = ("honored", "dishonored", "tainted")


class Format(NamedTuple):
    """What the formats differ in (part 1 of the rules).

    Fields: provinces in the row; whether there are a stronghold and province cards; starting honor and fate income where
    no stronghold says so; opening hand; highest bid; honor that wins; honor that an empty deck costs; whether passing
    first brings fate; whether an unopposed loss costs honor; whether fate comes on
    unclaimed rings; conflicts of each team; whether each must be of another type; whether action events can be played
    from the hand in the dynasty phase; whether the Imperial Favor has a side.
    """

    row: int
    stronghold: bool
    honor: int
    income: int
    hand: int
    dial: int
    goal: int
    empty: int
    first_pass: bool
    unopposed: bool
    ring_fate: bool
    conflicts: int
    one_each: bool
    dynasty_events: bool
    sides: bool


FORMATS: dict[str, Format] = {
    "skirmish": Format(3, False, 6, 6, 3, 3, 12, 3, False, False, False, 1, False, False, False),
    "stronghold": Format(4, True, 0, 0, 4, 5, 25, 5, True, True, True, 2, True, True, True),
}
TOKEN_STRENGTH = 3  # of a province token in skirmish (L-14.5)
TEAM_GOAL = 2  # by how much the honor that wins is multiplied for a team of several (part 1, team conquest)
SK_DUEL = 1  # what the higher statistic adds to a bid in a skirmish duel (D.7)
MANY = 99  # conflicts that the Shadowlands deck may declare: as long as it has characters and rings (U-098)
CARDS_OF_RUIN = 5  # that a broken Shadowlands province costs its dynasty deck (U-110)
HONOR_LIMIT = 2  # that some cards leave opponents to gain in a phase
FATE_VALUE = 5  # that every warlord collects for each player (U-079)
CARDS_EACH = 2  # that the player of the Shadowlands draws for each opponent (U-170)
FEW_PLAYERS = 2  # up to so many the deck's provinces receive one card a round, with more of them two (U-077)
LIMITS = {"stronghold": 2, "skirmish": 1}  # what a player without provinces bids at most (L-24.2)
