"""Districts: groups of them, their filters, and effects in each of them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.masters.facts import agents_hold, minions_hold
from coterie.games.masters.state import ALL_DISTRICTS, BITS, NEXT_TO, Masters
from coterie.games.masters.words.sets import Place, SetFilter, among, misfits, where
from coterie.kernel.loops import ordered
from coterie.kernel.nearest import instead
from coterie.kernel.steps import step
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import ANYTHING, Filter, Part, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import Bound, Group, One
from coterie.words.picking import changes_any
from coterie.words.sentences import filled
from coterie.words.voice import IT, Noun, Voice

TILES = (
    "railway_station", "museum", "asylum", "night_club", "newspaper", "police_station", "city_hall", "cathedral",
    "slums",
)  # fmt: skip


class Districts(Place):
    """Districts that pass a filter: `Districts(AGENTS(2) & ~SIGIL & NEAR(HERE))`."""

    which: Filter = ANYTHING

    def bits(self, s: Masters, f: Frame) -> int:
        return among(s, f, self.which, ALL_DISTRICTS)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("district"), voice, it)

    def check(self) -> list[str]:
        return super().check() + misfits(self.which, "district")


CITY = Districts()


def throughout(group: Group, voice: Voice, it: str) -> str:
    """Return the text for all districts of a group: “the city”, “your district”, “each district with …”."""
    return "the city" if group == CITY else group.each(voice, it)


# ── districts that are named ────────────────────────────────────────────────────────────────────────────────────────


class Spot(Place, One):
    """A single district with a name of its own."""

    SORT: ClassVar[bool] = True
    SAID: ClassVar[str] = ""

    def called(self, voice: Voice, it: str = "it") -> str:
        return self.SAID


class Here(Spot):
    """The acting vampire's district."""

    NEEDS = ("actor",)
    SAID = "your district"

    def bits(self, s: Masters, f: Frame) -> int:
        return 1 << s.clan[f.actor].district


class Around(Spot):
    """The acting vampire's district, and those next to it."""

    NEEDS = ("actor",)
    SAID = "your district or one next to it"

    def bits(self, s: Masters, f: Frame) -> int:
        here = 1 << s.clan[f.actor].district
        return here | NEXT_TO[here]

    def each(self, voice: Voice, it: str = "it") -> str:
        return "your district and each district next to it"

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun(self.SAID, "your district and those next to it", "")


class ThisDistrict(Spot):
    """The district in which the card lies."""

    NEEDS = ("district",)
    SAID = "this district"

    def bits(self, s: Masters, f: Frame) -> int:
        return 1 << s.pieces[f.source].place


class LeadersDistrict(Spot):
    """The district of the leading vampire."""

    SAID = "the leading vampire's district"

    def bits(self, s: Masters, f: Frame) -> int:
        return 1 << s.clan[s.lead].district


class DistrictOf(Spot):
    """A vampire's district, such as one picked by `Choose(…, name="vampire")`."""

    who: Group

    def bits(self, s: Masters, f: Frame) -> int:
        bits = 0
        for vampire in self.who.members(s, f):
            bits |= 1 << s.clan[vampire].district
        return bits

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)}'s district"


class AgentsDistrict(Spot):
    """The district of the agent that was picked."""

    OF_AGENT = True
    SAID = "its own"

    def bits(self, s: Masters, f: Frame) -> int:
        at: int = f.get("that")[0]
        return 1 << at


class Tile(Spot):
    """The district of a tile."""

    tile: str

    def bits(self, s: Masters, f: Frame) -> int:
        return 1 << s.find(self.tile)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the " + self.tile.replace("_", " ").title()

    def check(self) -> list[str]:
        known = self.tile in TILES
        return super().check() + ([] if known else [f"Tile: there is no “{self.tile}”{instead(self.tile, TILES)}"])


HERE, AROUND, THIS_DISTRICT, LEADERS_DISTRICT = Here(), Around(), ThisDistrict(), LeadersDistrict()
ITS_DISTRICT = DistrictOf(Bound("vampire"))
STATION, POLICE = Tile("railway_station"), Tile("police_station")

# ── what is said of districts ───────────────────────────────────────────────────────────────────────────────────────


class Holding(SetFilter):
    """A district with at least a number of tokens of one kind."""

    SORT: ClassVar[bool] = True
    OF = ("district",)
    PART = "after"
    TOKEN: ClassVar[str] = ""
    least: int = 1

    def tokens(self, row: Any) -> int:
        """Return how many of them a district has."""
        raise NotImplementedError

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        city, least, tokens = s.city, self.least, self.tokens
        found = 0
        for d in BITS[bits]:
            if tokens(city[d]) >= least:
                found |= 1 << d
        return found

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.TOKEN)
        return f"with {noun.a()}" if self.least == 1 else f"with {self.least} or more {noun.many}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        many = voice.noun(self.TOKEN).many
        return f"without {many}" if self.least == 1 else f"with fewer than {self.least} {many}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.least > 0 else [f"{type(self).__name__}: one or more"])


class AGENTS(Holding):
    """A district with at least a number of agents."""

    TOKEN = "agent"

    def tokens(self, row: Any) -> int:
        return int(row.hidden + row.exposed)


class HIDDEN_AGENTS(Holding):
    """A district with at least a number of hidden agents."""

    TOKEN = "hidden agent"

    def tokens(self, row: Any) -> int:
        return int(row.hidden)


class EXPOSED_AGENTS(Holding):
    """A district with at least a number of exposed agents."""

    TOKEN = "exposed agent"

    def tokens(self, row: Any) -> int:
        return int(row.exposed)


class MINIONS(Holding):
    """A district with at least a number of minions."""

    TOKEN = "minion"

    def tokens(self, row: Any) -> int:
        return int(row.minions)


class EXACTLY(SetFilter):
    """A district with exactly a number of agents."""

    OF = ("district",)
    PART = "after"
    agents: int

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return sum(1 << d for d in BITS[bits] if s.city[d].agents == self.agents)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with exactly {voice.noun('agent').counted(self.agents)}"


class HasSigil(SetFilter):
    """A district with a dread sigil."""

    OF = ("district",)
    PART = "after"

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return sum(1 << d for d in BITS[bits] if s.city[d].sigil >= 0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a dread sigil"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without a dread sigil"


class MostMinions(SetFilter):
    """The districts with the most minions among those that pass the filters before it, if there is a minion at all."""

    OF = ("district",)
    PART = "after"

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        most = max((s.city[d].minions for d in BITS[bits]), default=0)
        return sum(1 << d for d in BITS[bits] if s.city[d].minions == most) if most else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with the most minions"


SIGIL, MOST_MINIONS = HasSigil(), MostMinions()


class NEAR(SetFilter):
    """A district next to one in a group."""

    OF = ("district",)
    PART = "after"
    at: Group

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return bits & NEXT_TO[where(s, self.at, f)]

    def say(self, voice: Voice, it: str = "it") -> str:
        return "next to yours" if self.at == HERE else f"next to {self.at.one(voice, it)}"


class IN(SetFilter):
    """A token or a vampire in one of some districts."""

    OF = ("agent", "minion", "token", "vampire")
    PART = "after"
    at: Group

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return bits & where(s, self.at, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in {self.at.one(voice, it)}"

    def say_of_many(self, voice: Voice, it: str = "it") -> str:
        return f"in {self.at.noun(voice, it).many}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "from elsewhere" if self.at == HERE else f"from outside {self.at.one(voice, it)}"


class OTHER_THAN(SetFilter):
    """A district outside a group."""

    OF = ("district",)
    at: Group

    @property
    def part(self) -> Part:
        return "before" if self.at == HERE else "after"

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return bits & ~where(s, self.at, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other" if self.at == HERE else f"other than {self.at.one(voice, it)}"


NEXT_DOOR = Districts(NEAR(HERE))
NEXT_TO_IT = Districts(NEAR(AgentsDistrict()))

# ── who holds them, and one after the other ─────────────────────────────────────────────────────────────────────────


class Held(Condition):
    """Minions or agents hold the districts of a group (M-058 to M-063)."""

    by: Literal["minions", "agents"]
    at: Group

    def holds(self, s: Masters, f: Frame) -> bool:
        holds = minions_hold if self.by == "minions" else agents_hold
        return all(holds(s, at) for at in self.at.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.by} hold {self.at.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.by} do not hold {self.at.each(voice, it)}"


class InTurn(Effect):
    """The effect once for each district of the group, which is determined beforehand, in an order that the leader chooses."""

    BINDS = "district"
    at: Group
    does: Effect

    def run(self, s: Masters, frame: int) -> None:
        s.do((next_of, self, frame, self.at.members(s, s.rows[frame])))

    def able(self, s: Masters, f: Frame) -> bool:
        return changes_any(s, f, self.at, self.does)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"one after the other, in any order: {filled(self.does.say(voice, IT), self.at.each(voice, it))}"


@step("masters.next_of")
def next_of(s: Masters, word: InTurn, frame: int, left: tuple[int, ...]) -> None:
    """Ask the leading vampire which of the remaining districts is next."""
    if not left:
        return
    options = ordered([("district", (at,), ((bind, frame, "that", at), (run, word.does, frame))) for at in left])
    goes_on = [(name, at, (*steps, (next_of, word, frame, _without(left, at)))) for name, at, steps in options]
    s.ask(s.leader, ("which district next",), goes_on)


def _without(left: tuple[int, ...], chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Return the districts that remain after a choice: none after “all in this order”, which names no district."""
    return tuple([at for at in left if at not in chosen]) if chosen else ()
