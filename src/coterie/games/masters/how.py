"""How Masters of the Night is played, on one screen and in our own words."""

from __future__ import annotations

from coterie.games.masters import numbers
from coterie.games.masters.actions import UNLOCKS
from coterie.games.masters.state import VEIL_LIMIT
from coterie.kernel.scenes import Chapter

HUNTERS, POINTS = numbers.HUNTERS.printed, numbers.ACTION_POINTS.printed
WOUNDS, KILLS = f"1 or {numbers.KILLED_FROM - 1}", f"{numbers.WOUNDED_TO + 1} or more"

HOW = (
    Chapter(
        "What it is about",
        "You are one family of vampires, and a city hunts you. You have won when each of you has placed its dread sigil "
        "and the ritual of the Blood Moon begins. You have lost when the veil that hides you is at 0, or when an event "
        "has to be drawn and none is left.",
    ),
    Chapter(
        "By day",
        "Districts with a sun do what they say. Then an event card marks three districts with crosses, and agents of the "
        f"Inquisition come there: the lower the veil, from {VEIL_LIMIT} down, the more of them. Where {HUNTERS} agents or "
        "more stand with a vampire that is not drained, they attack it.",
    ),
    Chapter(
        "By night",
        f"Each vampire has one turn with {POINTS} action points, the leader first. It can move, expose hidden agents, fight "
        "exposed ones, recruit a minion (the veil rises), hunt for blood, use its district, its abilities or its relics. "
        "Whatever can be done now is offered, and whatever cannot says what it is waiting for.",
    ),
    Chapter(
        "Fights",
        "All dice lie in one reserve. Each exposed agent takes one of them. "
        f"{WOUNDS}: you lose blood and the agent stays. {numbers.KILLED_FROM} or {numbers.WOUNDED_TO}: you lose blood and it "
        f"dies. {KILLS}: it dies. By night you choose the die, by day it is always the lowest. When all are used, all are "
        "rolled again: the high ones that you save at night are what you have by day.",
    ),
    Chapter(
        "Blood and kills",
        "A vampire without blood lies drained until its next turn and costs veil. Each kill counts for the vampire that made "
        "it, and allows more: " + ", ".join(f"{what} at {at}" for at, what in UNLOCKS) + ".",
    ),
    Chapter(
        "How it is won",
        "More minions than agents hold a district for you. A vampire with enough kills places its sigil where there is a "
        "minion and no agent. When all sigils lie, bring everybody and as many minions into one district without agents, "
        "and begin the ritual.",
    ),
)
