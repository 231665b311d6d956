"""The state of Masters of the Night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.pieces import pile
from coterie.kernel.rows import Row
from coterie.kernel.state import State

if TYPE_CHECKING:
    from coterie.kernel.game import Game

# Adjacent districts share an edge (M-002). Districts are numbered 0 to 8 in reading order, for people 1 to 9.
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sorted(
            d + step
            for step, fits in ((-3, d > 2), (3, d < 6), (-1, d % 3 > 0), (1, d % 3 < 2))
            if fits
        )
    )
    for d in range(9)
)  # fmt: skip
# For each set of districts, as nine bits: its members in order, and the districts next to any of them.
BITS: tuple[tuple[int, ...], ...] = tuple(tuple(d for d in range(9) if bits >> d & 1) for bits in range(512))
NEXT_TO: tuple[int, ...] = tuple(sum({1 << n for d in members for n in NEIGHBOURS[d]}) for members in BITS)
ALL_DISTRICTS = 511
STATION = 0  # the Railway Station lies at the top left (M-017)
BLOOD_LIMIT = 4
KILLS_LIMIT = 9
VEIL_LIMIT = 6
AGENTS, MINIONS, DICE = 12, 9, 10  # in the box (M-007)
DICE_PER_VAMPIRE = 2  # M-038
MOST_VAMPIRES = 5  # M-004


class District(Row):
    """A tile of the city with the tokens on it.

    An agent is hidden or exposed (M-009); minions are all alike and serve every vampire (M-010, M-011).

    Attributes:
        tile: the id of the tile.
        hidden, exposed, minions: the number of tokens of each kind.
        sigil: the vampire whose dread sigil is there, -1 for none.
    """

    tile: str
    hidden: int = 0
    exposed: int = 0
    minions: int = 0
    sigil: int = -1

    @property
    def agents(self) -> int:
        """The number of agents, hidden and exposed."""
        return self.hidden + self.exposed


class Vampire(Row):
    """The sheet and the miniature of a vampire; `sigil` is whether its dread sigil is in the city."""

    name: str
    district: int = STATION
    blood: int = BLOOD_LIMIT
    kills: int = 0
    sigil: bool = False

    @property
    def drained(self) -> bool:
        """Whether it has no blood (M-212)."""
        return self.blood == 0


class Tally(Row):
    """What the current event card has done so far; its veil losses wait until it is resolved (M-103).

    Attributes:
        card: the number of the card.
        red, blue: the districts of its crosses.
        low: whether the veil was low when it was drawn.
        entered: the inhabited districts that agents have entered.
        missing: the agents that the reserve lacked.
        lowered: by how much its text lowers the veil.
        drained_before: whether a vampire was drained when it was drawn.
        urn_used: whether a Funerary Urn has drawn one of its agents.
        applied: whether its text has been applied.
    """

    card: int
    red: int
    blue: tuple[int, int]
    low: bool
    entered: tuple[int, ...] = ()
    missing: int = 0
    lowered: int = 0
    drained_before: bool = False
    urn_used: bool = False
    applied: bool = False


class Masters(State):
    """A game of Masters of the Night.

    Attributes:
        city: the nine districts.
        tiles: their tiles, for finding one fast.
        clan: the vampires in seating order.
        shares: the seat of each vampire.
        veil: the veil, 0 to 6.
        agents, minions: the tokens left in the reserves.
        ready: the values of the dice in the reserve, highest first.
        spent: the values of the dice set aside.
        lead: the leading vampire.
        round: the number of the round, from 1.
        night: whether it is night.
        turn: the vampire whose night turn it is, -1 for none.
        points: its action points.
        done: what has been done this turn and matters later ("move", a relic, …).
        fought: the districts that have had their combat of this day.
        tally: what the current event card has done so far, None for no card.
    """

    TABLE = (
        "city", "tiles", "clan", "shares", "veil", "agents", "minions", "ready", "spent", "lead", "round", "night",
        "turn", "points", "done", "fought", "tally",
    )  # fmt: skip

    __slots__ = TABLE
    city: list[District]
    tiles: tuple[str, ...]
    clan: list[Vampire]
    shares: tuple[int, ...]
    veil: int
    agents: int
    minions: int
    ready: tuple[int, ...]
    spent: tuple[int, ...]
    lead: int
    round: int
    night: bool
    turn: int
    points: int
    done: tuple[Any, ...]
    fought: tuple[int, ...]
    tally: Tally | None

    def __init__(self, game: Game[Masters], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.city = []
        self.tiles = ()
        self.clan = []
        self.shares = ()
        self.veil = VEIL_LIMIT
        self.agents = self.minions = 0
        self.ready = ()
        self.spent = ()
        self.lead = 0
        self.round = 0
        self.night = False
        self.turn = -1
        self.points = 0
        self.done = ()
        self.fought = ()
        self.tally = None

    @property
    def leader(self) -> int:
        """The seat of the leading vampire, which decides for everybody (M-016)."""
        return self.shares[self.lead]

    def seat(self, vampire: int) -> int:
        """Return the seat that decides for a vampire."""
        return self.shares[vampire]

    def at(self, district: int) -> list[int]:
        """Return the vampires in a district, drained or not."""
        return [v for v, row in enumerate(self.clan) if row.district == district]

    def awake(self, district: int) -> list[int]:
        """Return the vampires in a district that are not drained."""
        return [v for v, row in enumerate(self.clan) if row.district == district and row.blood]

    def find(self, tile: str) -> int:
        """Return the district of a tile."""
        return self.tiles.index(tile)

    def held(self, vampire: int) -> tuple[int, ...]:
        """Return the relics on a vampire's sheet."""
        return pile(self, "held", vampire)

    @property
    def blood_left(self) -> int:
        """The number of blood tokens in the reserve; there are two more than the vampires' own (M-031)."""
        return BLOOD_LIMIT * len(self.clan) + 2 - sum(row.blood for row in self.clan)
