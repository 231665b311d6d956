"""The eighteen event cards of act III."""

from __future__ import annotations

from coterie.games.masters.cards.definition import EventCard, Stays
from coterie.games.masters.cards.events_1 import THIS_ROUND
from coterie.games.masters.words.agents import Agents, Bring, DayCombat, Remove
from coterie.games.masters.words.dice import SHOWING, Dice, LowerDice
from coterie.games.masters.words.districts import (
    AGENTS,
    EXACTLY,
    IN,
    LEADERS_DISTRICT,
    MINIONS,
    MOST_MINIONS,
    SIGIL,
    THIS_DISTRICT,
    Districts,
    InTurn,
)
from coterie.games.masters.words.event_deck import RED
from coterie.games.masters.words.minions import Betray, Minions, PurgeVeil
from coterie.games.masters.words.standing import Bars, BuyOff, Changes, Once, When
from coterie.games.masters.words.vampires import (
    AWAKE,
    INHABITANT,
    KILLS,
    MOST,
    VAMPIRE,
    DrainedBefore,
    Kills,
    LoseBlood,
    Vampires,
)
from coterie.games.masters.words.veil import Veil, VeilFrom
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

ACT_3 = (
    EventCard(
        "III-01",
        "Last Crusade",
        3,
        7,
        (1, 4),
        Bring(1, Districts(~SIGIL & ~AGENTS(1) & ~MINIONS(1) & ~VAMPIRE)),
        source="partly known",
    ),
    EventCard(
        "III-02", "Martial Law", 3, 5, (3, 8), stays=Stays(None, (Changes("action points", -1, "leader"),), THIS_ROUND)
    ),
    EventCard("III-03", "Dawn Assault", 3, 4, (2, 6), InTurn(Districts(EXACTLY(2) & INHABITANT), DayCombat(THAT))),
    EventCard(
        "III-04",
        "Desecration",
        3,
        4,
        (2, 5),
        If(Exists(Districts(SIGIL)), Choose(Districts(SIGIL), Bring(2, THAT)), Bring(1, LEADERS_DISTRICT)),
    ),
    EventCard("III-05", "Purge", 3, 1, (4, 8), PurgeVeil(2)),
    EventCard(
        "III-06",
        "Inquisitor General",
        3,
        3,
        (2, 7),
        Bring(1, THIS_DISTRICT),
        Stays(RED, (Bars("kills", "here"),), (Once(~Exists(Agents(IN(THIS_DISTRICT))), Veil(1)),)),
    ),
    EventCard("III-07", "Blessed Weapons", 3, 8, (3, 9), stays=Stays(None, (Changes("five", -1),), THIS_ROUND)),
    EventCard(
        "III-08",
        "Stake and Fire",
        3,
        6,
        (7, 8),
        LoseBlood(1, Vampires(AWAKE & IN(Districts(AGENTS(2))))) + If(DrainedBefore(), Veil(-1)),
    ),
    EventCard("III-09", "Torn Veil", 3, 8, (7, 9), If(VeilFrom(4), Veil(-1), Bring(1, LEADERS_DISTRICT, exposed=True))),
    EventCard("III-10", "Sealed Streets", 3, 9, (1, 3), stays=Stays(None, (Bars("company"),), THIS_ROUND)),
    EventCard(
        "III-11",
        "Exorcism",
        3,
        6,
        (2, 5),
        stays=Stays(Vampires(MOST("kills")), (Bars("dark", "owner"), Bars("relics", "owner")), (BuyOff(1),)),
    ),
    EventCard("III-12", "Blood Moon Rising", 3, 9, (5, 6), Kills(1, Vampires(~KILLS(9))), tone="good"),
    EventCard(
        "III-13",
        "Army of Light",
        3,
        2,
        (1, 5),
        If(Exists(Minions()), Choose(Districts(MOST_MINIONS), Bring(2, THAT)), Bring(2, RED)),
    ),
    EventCard("III-14", "Betrayal", 3, 5, (4, 8), Choose(Districts(MOST_MINIONS), Betray(THAT, exposed=True))),
    EventCard("III-15", "Daylight Burns", 3, 2, (6, 9), LowerDice(Dice(SHOWING(4, 6)), -1)),
    EventCard(
        "III-16",
        "Unholy Alliance",
        3,
        1,
        (4, 6),
        InTurn(Districts(MINIONS(1) & AGENTS(1)), Choose(Agents(IN(THAT)), Remove())),
        tone="good",
    ),
    EventCard(
        "III-17",
        "Eclipse",
        3,
        3,
        (7, 9),
        stays=Stays(None, (Bars("agents hunt"), Changes("action points", 1)), THIS_ROUND),
        tone="good",
    ),
    EventCard(
        "III-18",
        "Final Warrant",
        3,
        7,
        (1, 3),
        stays=Stays(None, (Changes("revival", 1),), (When("veil rose"),)),
    ),
)
