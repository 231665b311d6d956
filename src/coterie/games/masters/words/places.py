"""What the words can name: districts, vampires, agents and other tokens, dice; and the conditions about them."""

from __future__ import annotations

from typing import Literal

from coterie.words.nodes import Amount, Condition, Group, named, node

Absent = Literal["agents", "minions", "vampires", "sigil"]
Face = Literal["any", "hidden", "exposed"]


@node
class Districts(Group):
    """Districts by what is in them: at least so many of each, none of what is `without`.

    `exactly` counts agents; `inhabited` asks for a vampire or a minion.
    """

    KIND = "district"
    agents: int = 0
    hidden: int = 0
    exposed: int = 0
    minions: int = 0
    vampires: int = 0
    awake: int = 0
    sigils: int = 0
    inhabited: bool = False
    exactly: int = -1
    without: tuple[Absent, ...] = ()
    near: Group | None = None
    other_than: Group | None = None


@node
class Place(Group):
    """A district by its part in the game: the actor's, where the card lies, the leader's, the red one, that agent's.

    "around" is the actor's district and those next to it.
    """

    KIND = "district"
    which: Literal["here", "around", "this", "leader", "red", "vampire", "agent"]


@node
class Blue(Group):
    """The districts at the blue-grey crosses."""

    KIND = "district"


@node
class Tile(Group):
    """The district of a tile."""

    KIND = "district"
    tile: str


@node
class Together(Group):
    """The districts of two groups."""

    KIND = "district"
    first: Group
    second: Group


@node
class MostMinions(Group):
    """The districts that have as many minions as any, if there is a minion at all."""

    KIND = "district"


@node
class Vampires(Group):
    """Vampires by place and state. `most` and `least` keep those at the top or bottom of a number."""

    KIND = "vampire"
    at: Group | None = None
    other: bool = False
    awake: bool = False
    away: bool = False
    most: Literal["", "blood", "kills"] = ""
    least: Literal["", "blood"] = ""
    kills_up_to: int = 9


@node
class Actor(Group):
    """The vampire whose effect it is: "your vampire"."""

    KIND = "vampire"


@node
class Leader(Group):
    """The leading vampire."""

    KIND = "vampire"


@node
class Owner(Group):
    """The vampire on whose sheet the card lies."""

    KIND = "vampire"


@node
class Agents(Group):
    """Agents in some districts; one stands for all with its face there. `fresh` ones were not moved by this."""

    KIND = "agent"
    at: Group
    face: Face = "any"
    fresh: bool = False


@node
class Tokens(Group):
    """Agents and minions in some districts; one stands for all of its kind there."""

    KIND = "token"
    at: Group


@node
class Dice(Group):
    """Dice in the reserve by value; one stands for all that show the same. `best` keeps the highest only."""

    KIND = "die"
    low: int = 1
    high: int = 6
    best: bool = False


CITY = named("CITY", Districts())
HERE = named("HERE", Place("here"))
THIS_DISTRICT = named("THIS_DISTRICT", Place("this"))
LEADERS_DISTRICT = named("LEADERS_DISTRICT", Place("leader"))
ITS_DISTRICT = named("ITS_DISTRICT", Place("vampire"))
NEXT_TO_IT = named("NEXT_TO_IT", Districts(near=Place("agent")))
RED = named("RED", Place("red"))
BLUE = named("BLUE", Blue())
STATION = named("STATION", Tile("railway_station"))
POLICE = named("POLICE", Tile("police_station"))
AROUND = named("AROUND", Place("around"))
NEXT_DOOR = named("NEXT_DOOR", Districts(near=HERE))
YOU = named("YOU", Actor())
LEADER = named("LEADER", Leader())
OWNER = named("OWNER", Owner())
CLAN = named("CLAN", Vampires())
DICE = named("DICE", Dice())


@node
class Held(Condition):
    """Minions or agents hold the districts of a group (M-058 to M-063)."""

    by: Literal["minions", "agents"]
    at: Group


@node
class VeilFrom(Condition):
    """The veil is so high or higher."""

    least: int


@node
class Shows(Condition):
    """The die that was set aside shows such a value."""

    low: int
    high: int


@node
class Drained(Condition):
    """A vampire of the group is drained."""

    who: Group


@node
class DrainedBefore(Condition):
    """A vampire was drained when the event card was drawn."""


@node
class RelicsAllowed(Condition):
    """A vampire is allowed to hold relics, and there are some left."""


@node
class AgentsIn(Amount):
    """How many agents there are in some districts."""

    at: Group
