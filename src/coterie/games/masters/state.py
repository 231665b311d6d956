"""The state of Masters of the Night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.pieces import pile
from coterie.kernel.rows import Row
from coterie.kernel.state import State

if TYPE_CHECKING:
    from coterie.kernel.game import Game

# Adjacent districts share an edge (M-002). Districts are numbered 0 to 8 in reading order; people count from 1.
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
# Sets of districts as nine bits: the members of each in order, and the districts next to any of them.
BITS: tuple[tuple[int, ...], ...] = tuple(tuple(d for d in range(9) if bits >> d & 1) for bits in range(512))
NEXT_TO: tuple[int, ...] = tuple(sum({1 << n for d in members for n in NEIGHBOURS[d]}) for members in BITS)
ALL_DISTRICTS = 511
STATION = 0  # the Railway Station is always top left (M-017)
BLOOD_LIMIT = 4
KILLS_LIMIT = 9
VEIL_LIMIT = 6
AGENTS, MINIONS, DICE = 12, 9, 10  # in the box (M-007)
DICE_PER_VAMPIRE = 2  # M-038
MOST_VAMPIRES = 5  # M-004


class District(Row):
    """One tile of the city with the tokens on it; `sigil` is the vampire whose sigil is there, -1 for none.

    An agent is hidden or exposed (M-009); minions are all alike and serve every vampire (M-010, M-011).
    """

    tile: str
    hidden: int = 0
    exposed: int = 0
    minions: int = 0
    sigil: int = -1

    @property
    def agents(self) -> int:
        """Agents of both faces."""
        return self.hidden + self.exposed


class Vampire(Row):
    """One vampire's sheet and miniature; `sigil` says whether its dread sigil is in the city."""

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
    """What the event card being resolved has done so far: its veil losses wait until it is resolved (M-103)."""

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
        city: the nine districts. clan: the vampires in seating order. shares: the seat of each vampire.
        veil: 0 to 6. agents, minions: tokens left in the reserves.
        ready: values of the dice in the reserve, highest first. spent: values of the dice set aside.
        lead: the leading vampire. round: from 1. night: the side of the token.
        turn: the vampire whose night turn it is, -1 by day. points: its action points.
        done: what was done this turn and counts ("move", a relic, …). fought: districts that had their day combat.
        tally: the results so far of the event card being resolved.
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
        self.tiles = ()  # of the city, for finding one fast
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
        """The seat that decides for everybody: the leading vampire's (M-016)."""
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
        """Blood tokens in the reserve: two beyond the vampires' own (M-031)."""
        return BLOOD_LIMIT * len(self.clan) + 2 - sum(row.blood for row in self.clan)
