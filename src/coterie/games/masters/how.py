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
        "You are a family of vampires in a city that hunts you. You win when each of you has placed its dread sigil "
        "and you begin the ritual of the Blood Moon. You lose when the veil that hides you falls to 0, or when you "
        "must draw an event and none is left.",
    ),
    Chapter(
        "By day",
        "Districts with a sun take effect. Then an event card marks three districts with crosses, and agents of the "
        f"Inquisition arrive there: the lower the veil, which starts at {VEIL_LIMIT}, the more agents. Where "
        f"{HUNTERS} or more agents share a district with a vampire that is not drained, they attack it.",
    ),
    Chapter(
        "By night",
        f"Each vampire has one turn with {POINTS} action points, the leader first. It can move, expose hidden agents, "
        "fight exposed ones, recruit a minion (the veil rises), hunt for blood, and use its district, its abilities "
        "or its relics. The table offers what is possible now and says what is missing for the rest.",
    ),
    Chapter(
        "Fights",
        f"All dice are in one reserve. Each exposed agent takes one die. {WOUNDS}: you lose blood and the agent "
        f"stays. {numbers.KILLED_FROM} or {numbers.WOUNDED_TO}: you lose blood and it dies. {KILLS}: it dies. By "
        "night you choose the die; by day it is always the lowest. When all dice are used, all are rolled again, so "
        "high dice that you save at night help you by day.",
    ),
    Chapter(
        "Blood and kills",
        "A vampire without blood lies drained until its next turn, and its revival costs veil. Kills count for the "
        "vampire that made them and unlock more: " + ", ".join(f"{what} at {at}" for at, what in UNLOCKS) + ".",
    ),
    Chapter(
        "How to win",
        "A district with more minions than agents is yours. A vampire with enough kills can place its sigil where "
        "there is a minion and no agent. When all sigils are placed, bring every vampire and as many minions into "
        "one district without agents, and begin the ritual.",
    ),
)
