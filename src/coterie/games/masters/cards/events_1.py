"""The eighteen event cards of act I (M-005)."""

from __future__ import annotations

from coterie.games.masters.cards.definition import EventCard, Stays
from coterie.games.masters.words.agents import Agents, AgentsIn, Bring, Expose, Lead, Remove
from coterie.games.masters.words.dice import HIGHEST, Dice, Reroll, TurnDie
from coterie.games.masters.words.districts import (
    CITY,
    IN,
    LEADERS_DISTRICT,
    NEAR,
    NEXT_TO_IT,
    STATION,
    THIS_DISTRICT,
    Districts,
)
from coterie.games.masters.words.event_deck import RED
from coterie.games.masters.words.minions import Dismiss, Minions, Recruit
from coterie.games.masters.words.standing import Bars, Changes, Once, When
from coterie.games.masters.words.vampires import CLAN, LEAST, VAMPIRE, GainBlood, Vampires
from coterie.games.masters.words.veil import Veil
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose

UNTIL_NO_AGENTS = (Once(~Exists(Agents(IN(THIS_DISTRICT)))),)
THIS_ROUND = (When("round ends"),)

ACT_1 = (
    EventCard("I-01", "Late Train", 1, 3, (2, 8), Bring(1, STATION)),
    EventCard("I-02", "Whispers in the Crowd", 1, 3, (1, 7), Choose(Agents(), Lead(NEXT_TO_IT)), tone="mixed"),
    EventCard("I-03", "Full Moon", 1, 7, (3, 4), GainBlood(1, CLAN), tone="good"),
    EventCard("I-04", "Careless Informant", 1, 5, (1, 6), Choose(CITY, Expose(THAT)), tone="good"),
    EventCard("I-05", "Night Watch", 1, 2, (1, 5), stays=Stays(RED, (Changes("way in", 1, "here"),), UNTIL_NO_AGENTS)),
    EventCard(
        "I-06",
        "Closed Platforms",
        1,
        1,
        (7, 9),
        Bring(1, STATION),
        Stays(STATION, (Bars("night effect", "here"),), UNTIL_NO_AGENTS),
    ),
    EventCard("I-07", "Curfew", 1, 2, (5, 9), stays=Stays(None, (Bars("second move", after="move"),), THIS_ROUND)),
    EventCard("I-08", "Loyal Servant", 1, 8, (4, 7), Choose(Districts(VAMPIRE), Recruit(1, THAT)), tone="good"),
    EventCard(
        "I-09",
        "Missing Persons",
        1,
        8,
        (6, 9),
        If(Exists(Minions()), Choose(CITY, Dismiss(THAT)), Bring(1, LEADERS_DISTRICT)),
    ),
    EventCard(
        "I-10",
        "Neighbourhood Watch",
        1,
        6,
        (3, 7),
        Choose(Agents(IN(Districts(NEAR(LEADERS_DISTRICT)))), Lead(LEADERS_DISTRICT)),
    ),
    EventCard("I-11", "Unlucky Omens", 1, 5, (4, 9), Choose(Dice(HIGHEST), TurnDie(-2))),
    EventCard("I-12", "Games of Chance", 1, 4, (2, 8), May(Reroll()), tone="mixed"),
    EventCard(
        "I-13",
        "Fog over the River",
        1,
        1,
        (2, 5),
        stays=Stays(None, (Changes("move cost", -1, first=True),), THIS_ROUND),
        tone="good",
    ),
    EventCard("I-14", "Blood Drive", 1, 4, (3, 6), Choose(Vampires(LEAST("blood")), GainBlood(2, THAT)), tone="good"),
    EventCard("I-15", "Street Preacher", 1, 7, (3, 6), stays=Stays(RED, (Bars("recruit", "near"),), UNTIL_NO_AGENTS)),
    EventCard("I-16", "Tip-off Line", 1, 6, (4, 5), If(AtLeast(AgentsIn(CITY), 5), Veil(-1))),
    EventCard("I-17", "Amateur Hunters", 1, 9, (2, 8), Choose(Districts(VAMPIRE), Bring(1, THAT, True)), tone="mixed"),
    EventCard("I-18", "False Alarm", 1, 9, (1, 8), Choose(Agents(IN(Districts(~VAMPIRE))), Remove()), tone="good"),
)
