"""The thirteen relics (M-006)."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Relic, Use
from coterie.games.masters.words.agents import Expose
from coterie.games.masters.words.dice import DICE, TurnDie
from coterie.games.masters.words.districts import HERE, IN, NEXT_DOOR
from coterie.games.masters.words.event_deck import Arrange
from coterie.games.masters.words.minions import Bid, Minions
from coterie.games.masters.words.relics import Inherits, SettleHere
from coterie.games.masters.words.standing import Changes, Diverts
from coterie.games.masters.words.vampires import OTHER, YOU, GainBlood, Points, Vampires
from coterie.words.groups import THAT
from coterie.words.picking import Choose, UpTo

RELICS = (
    Relic("pristine_blood", "Pristine Blood", held=(Changes("blood limit", 2, "owner"),), source="known"),
    Relic(
        "distortion_timepiece",
        "Distortion Timepiece",
        use=Use(Points(1), blood=1, once="round"),
        source="partly known",
    ),
    Relic(
        "funerary_urn",
        "Funerary Urn",
        use=Use(SettleHere(), points=1),
        placed=(Diverts("here"),),
        source="partly known",
    ),
    Relic("ancestral_portrait", "Ancestral Portrait", held=(Inherits(),), source="partly known"),
    Relic("obsidian_mirror", "Obsidian Mirror", use=Use(Arrange(2), blood=1, once="turn")),
    Relic("executioners_sword", "Executioner's Sword", held=(Changes("die at night", 1, "owner"),)),
    Relic(
        "whispering_idol",
        "Whispering Idol",
        use=Use(SettleHere(), points=1),
        placed=(Changes("minion worth", 1, "here"),),
    ),
    Relic(
        "hand_of_glory",
        "Hand of Glory",
        use=Use(Expose(HERE) + Choose(NEXT_DOOR, Expose(THAT)), points=1, once="turn"),
    ),
    Relic("raven_cloak", "Raven Cloak", held=(Changes("move cost", -1, "owner", first=True),)),
    Relic(
        "communion_chalice",
        "Chalice of Communion",
        use=Use(GainBlood(1, YOU) + Choose(Vampires(IN(HERE) & OTHER), GainBlood(1, THAT)), points=1),
    ),
    Relic(
        "marionette_strings",
        "Marionette Strings",
        use=Use(UpTo(3, Minions(~IN(HERE)), Bid()), veil=1),
    ),
    Relic(
        "iron_maiden",
        "Iron Maiden",
        use=Use(SettleHere(), points=1),
        placed=(Changes("trap", 1, "here"),),
    ),
    Relic("bone_die", "Bone Die", use=Use(Choose(DICE, TurnDie(opposite=True)), blood=1, once="turn")),
)
