"""The eighteen event cards of act II."""

from __future__ import annotations

from coterie.games.masters.cards.definition import EventCard, Stays
from coterie.games.masters.cards.events_1 import THIS_ROUND, UNTIL_NO_AGENTS
from coterie.games.masters.words.agents import EXPOSED, Agents, Bring, Convert, DayCombat, Expose, Hide, Lead
from coterie.games.masters.words.districts import (
    AGENTS,
    CITY,
    EXACTLY,
    IN,
    ITS_DISTRICT,
    MINIONS,
    NEAR,
    POLICE,
    AgentsDistrict,
    Districts,
    InTurn,
)
from coterie.games.masters.words.event_deck import RED
from coterie.games.masters.words.minions import Betray, Dismiss
from coterie.games.masters.words.relics import DrawRelic, RelicsAllowed
from coterie.games.masters.words.standing import At, Bars, Changes, Once, When
from coterie.games.masters.words.vampires import (
    CLAN,
    LEADER,
    MOST,
    OWNER,
    Drained,
    Kills,
    LoseBlood,
    OwnerKilled,
    Vampires,
)
from coterie.games.masters.words.veil import Veil
from coterie.words.conditions import Exists
from coterie.words.effects import If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose, ForEach, UpTo

ACT_2 = (
    EventCard(
        "II-01",
        "Curse of our Clan",
        2,
        3,
        (1, 7),
        LoseBlood(1, OWNER),
        Stays(LEADER, (At("token passed", LoseBlood(1, OWNER)),), (Once(Drained(OWNER), Veil(1)),)),
        source="partly known",
    ),
    EventCard(
        "II-02",
        "Blessed Innocence",
        2,
        1,
        (3, 4),
        Choose(
            CLAN,
            Choose(Agents(~IN(ITS_DISTRICT)), Lead(ITS_DISTRICT)) + DayCombat(ITS_DISTRICT),
            name="vampire",
        ),
        source="partly known",
    ),
    EventCard("II-03", "Checkpoint", 2, 9, (6, 7), stays=Stays(RED, (Bars("company", "here"),), UNTIL_NO_AGENTS)),
    EventCard(
        "II-04",
        "Holy Water",
        2,
        2,
        (4, 5),
        stays=Stays(LEADER, (Bars("hunt", "owner"), Bars("wild hunt", "owner")), (Once(OwnerKilled()),)),
    ),
    EventCard(
        "II-05",
        "Raid on the Nest",
        2,
        4,
        (2, 9),
        ForEach(Districts(MINIONS(1) & AGENTS(1)), Dismiss(THAT) >> Expose(THAT, 1)),
    ),
    EventCard("II-06", "Reinforcements", 2, 6, (1, 2), Bring(1, Districts(AGENTS(2)))),
    EventCard("II-07", "Gone to Ground", 2, 1, (8, 9), Hide(CITY)),
    EventCard("II-08", "Traitor", 2, 3, (5, 9), Choose(CITY, Betray(THAT))),
    EventCard(
        "II-09",
        "The Professor's Lecture",
        2,
        8,
        (1, 7),
        stays=Stays(None, (Changes("blood cost", 1),), (When("blood paid"),)),
    ),
    EventCard("II-10", "Night Patrols", 2, 8, (2, 7), stays=Stays(None, (Changes("way out", 1),), THIS_ROUND)),
    EventCard(
        "II-11",
        "Bounty",
        2,
        5,
        (6, 8),
        Expose(CITY),
        Stays(None, (Changes("hunters", -1),), (When("day ends"),)),
    ),
    EventCard(
        "II-12",
        "Jailbreak",
        2,
        6,
        (3, 5),
        UpTo(2, Agents(~IN(POLICE)), Lead(POLICE)),
        tone="mixed",
    ),
    EventCard("II-13", "Thirst", 2, 9, (3, 6), Choose(Vampires(MOST("blood")), LoseBlood(2, THAT))),
    EventCard(
        "II-14",
        "Sanctuary",
        2,
        5,
        (4, 6),
        stays=Stays(RED, (Bars("fight", "here"), Bars("ability kills", "here")), (When("token passed"),)),
    ),
    EventCard("II-15", "Occult Auction", 2, 7, (4, 8), If(RelicsAllowed(), May(Veil(-1) >> DrawRelic())), tone="good"),
    EventCard("II-16", "Forgotten Fear", 2, 4, (3, 8), Choose(Vampires(MOST("kills")), Kills(-1, THAT))),
    EventCard(
        "II-17",
        "Mob Rule",
        2,
        2,
        (1, 9),
        InTurn(Districts(EXACTLY(1)), Choose(Agents(IN(THAT)), Lead(Districts(NEAR(AgentsDistrict()) & AGENTS(1))))),
    ),
    EventCard(
        "II-18",
        "Hidden Ally",
        2,
        7,
        (2, 5),
        If(
            Exists(Agents(EXPOSED)),
            Choose(Agents(EXPOSED), Convert()),
            Choose(CITY, Expose(THAT)),
        ),
        tone="good",
    ),
)
