"""The effects of Masters of the Night."""

from __future__ import annotations

from coterie.words.nodes import Effect, Group, node


@node
class Bring(Effect):
    """Place agents from the reserve, so many in each district of the group; hidden unless told otherwise."""

    agents: int
    at: Group
    exposed: bool = False


@node
class Lead(Effect):
    """Move that agent to a district of the group; one end of the way must lie `within`, where that is said."""

    to: Group
    exposed: bool = False
    within: Group | None = None


@node
class LeadAll(Effect):
    """Move any number of agents, one by one, from one group of districts to another."""

    source: Group
    to: Group
    exposed: bool = False


@node
class MoveToken(Effect):
    """Move that token (an agent or a minion) to a district next to its own."""


@node
class Expose(Effect):
    """Expose agents in each district of the group: all of them, or so many."""

    at: Group
    agents: int = 0


@node
class Hide(Effect):
    """Turn all agents in the districts to their hidden side."""

    at: Group


@node
class Remove(Effect):
    """Remove that agent; it is no kill."""


@node
class Kill(Effect):
    """Remove that agent; the actor's kill count rises."""


@node
class KillAll(Effect):
    """Kill all agents in the districts."""

    at: Group


@node
class Convert(Effect):
    """Replace that agent with a minion; it may count as a kill of the actor."""

    kill: bool = False


@node
class Betray(Effect):
    """Replace a minion with an agent in each district of the group."""

    at: Group
    exposed: bool = False


@node
class Recruit(Effect):
    """Place minions from the reserve in each district of the group; the veil does not change."""

    minions: int
    at: Group


@node
class Dismiss(Effect):
    """Remove a minion from each district of the group."""

    at: Group


@node
class Bid(Effect):
    """Move a minion from that district into the actor's."""


@node
class Summon(Effect):
    """Move that vampire into the actor's district."""


@node
class GainBlood(Effect):
    """Vampires of the group gain blood."""

    blood: int
    who: Group


@node
class LoseBlood(Effect):
    """Vampires of the group lose blood."""

    blood: int
    who: Group


@node
class Kills(Effect):
    """The kill counts of vampires change."""

    by: int
    who: Group


@node
class Veil(Effect):
    """The veil rises or falls. A fall by an event card waits until the card is resolved."""

    by: int


@node
class PurgeVeil(Effect):
    """Remove minions from the city, one by one; for each that is not there the veil falls by 1."""

    minions: int


@node
class DayCombat(Effect):
    """Expose all agents of a district; a day combat follows there at once, however many they are."""

    at: Group


@node
class DrawRelic(Effect):
    """Draw the top relic and give it to a vampire that may have relics."""


@node
class Points(Effect):
    """The actor gains action points."""

    by: int


@node
class UseDie(Effect):
    """Set that die aside and do something by its value; an empty reserve is rolled after that (M-045)."""

    does: Effect


@node
class TurnDie(Effect):
    """Change the value of that die, or turn it to its opposite face."""

    by: int = 0
    opposite: bool = False


@node
class LowerDice(Effect):
    """Change the value of every die of the group."""

    dice: Group
    by: int


@node
class Reroll(Effect):
    """Roll all dice in the reserve; those set aside stay aside."""


@node
class Travel(Effect):
    """Move your vampire to a district of the group with any number of minions from its own; it is no Move action."""

    to: Group


@node
class ReadTop(Effect):
    """Show the top event card; its crosses count for what follows. It goes back on top or to the box."""

    away: bool = False


@node
class Arrange(Effect):
    """Look at the top event cards and put them back in any order."""

    cards: int


@node
class ShiftCross(Effect):
    """Move one blue-grey cross to a position without a cross."""


@node
class SettleHere(Effect):
    """Put this relic into the actor's district for good."""


@node
class InTurn(Effect):
    """For each district of the group, fixed now, in an order that the leading vampire picks."""

    at: Group
    does: Effect
