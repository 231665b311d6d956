"""What a card does by lying there: it changes a number, forbids something, answers a moment, diverts an agent."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.masters.state import NEIGHBOURS, Masters
from coterie.kernel.events import Event
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.frames import resolve
from coterie.words.nodes import Condition, Effect, Standing, node

Reach = Literal["city", "here", "near", "owner", "leader"]


def reaches(s: Masters, reach: str, row: Piece, spot: tuple[int, int]) -> bool:
    """Whether a card's reach covers a district and a vampire."""
    district, vampire = spot
    if reach == "city":
        return True
    if reach == "here":
        return district == row.place
    if reach == "near":
        return district == row.place or district in NEIGHBOURS[row.place]
    return vampire == (row.place if reach == "owner" else s.lead)


@node
class Changes(Standing):
    """Changes a number by an amount, where the card reaches; `first` only for the first Move action of a turn."""

    number: str
    amount: int
    reach: Reach = "city"
    first: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", self.number),)

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        if number != self.number or (self.first and "move" in s.done):
            return False
        return reaches(s, self.reach, row, target)

    def by(self, s: Any, row: Any, piece: int, target: Any) -> int:
        return self.amount


@node
class Bars(Standing):
    """Forbids something where the card reaches; with `after`, only once that was done this turn."""

    what: str
    reach: Reach = "city"
    after: str = ""

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("cannot", self.what),)

    def forbids(self, s: Any, verb: str, row: Any, piece: int, target: Any) -> bool:
        if verb != self.what or (self.after and self.after not in s.done):
            return False
        return reaches(s, self.reach, row, target)


@node
class At(Standing):
    """Does something at a moment of the round ("the token is passed")."""

    moment: str
    does: Effect

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("moment", self.moment),)


@node
class Diverts(Standing):
    """An agent that an event card would place can appear elsewhere instead, once for each agent.

    `Diverts("next door")` answers agents bound for this district, and must; `Diverts("here")` those bound
    for any other, once for each card, and may.
    """

    to: Literal["next door", "here"]

    @property
    def forced(self) -> bool:  # type: ignore[override]  # derived here, a plain attribute elsewhere
        """Whether it must be used."""
        return self.to == "next door"

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("would", "agent enters"),)

    def fits(self, s: Any, row: Any, piece: int, event: Event) -> bool:
        district, _, diverted = event.detail
        if diverted:
            return False
        if self.to == "next door":
            return bool(district == row.place)
        return bool(district != row.place) and s.tally is not None and not s.tally.urn_used

    def use(self, s: Any, row: Any, piece: int, batch: int, at: int) -> None:
        if self.to == "here":
            s.do((divert, batch, at, row.place, True))
        else:
            s.do((choose_detour, batch, at, row.place))


@step("masters.divert")
def divert(s: Masters, batch: int, at: int, district: int, by_urn: bool) -> None:
    """An agent will appear in another district (M-227); only that one is checked for presence (M-108)."""
    from coterie.games.masters.atoms import open_tally
    from coterie.kernel.events import write

    event = s.rows[batch].events[at]
    write(s, batch, at, event.but(detail=(district, event.detail[1], True)))
    if by_urn and s.tally is not None:
        open_tally(s, s.tally.but(urn_used=True))


@step("masters.choose_detour")
def choose_detour(s: Masters, batch: int, at: int, district: int) -> None:
    """The leading vampire picks the district next door for a diverted agent."""
    options = [("district", (d,), ((divert, batch, at, d, False),)) for d in NEIGHBOURS[district]]
    s.ask(s.leader, ("divert to", district), options)


@node
class Inherits(Standing):
    """The blood ability of a vampire that is not in the game, chosen when the relic is received."""

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", "inherits"),)

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        return bool(number == "inherits" and target[1] == row.place)


# ── when a card that stays in play leaves ───────────────────────────────────────────────────────────────────────────


@node
class Once(Standing):
    """The card leaves as soon as a condition holds (M-089); then perhaps something happens."""

    condition: Condition
    then: Effect | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("until", "state"),)


@node
class When(Standing):
    """The card leaves at a moment ("the round ends", "veil rose"); then perhaps something happens."""

    moment: str
    then: Effect | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("leaves", self.moment),)


@node
class NoAgentsHere(Condition):
    """There are no agents in the district where the card lies."""


@node
class OwnerDrained(Condition):
    """The vampire on whose sheet the card lies is drained."""


@node
class OwnerKilled(Condition):
    """The kill count of the vampire on whose sheet the card lies has risen since, or is 9."""


@node
class BuyOff(Standing):
    """The vampire on whose sheet the card lies may spend action points in its turn to discard it."""

    points: int = 1

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", "buy off"),)

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        return bool(number == "buy off" and target[1] == row.place)

    def by(self, s: Any, row: Any, piece: int, target: Any) -> int:
        return self.points


def resolve_for_all(s: Masters, effect: Effect, source: int) -> None:
    """Resolve an effect of the day: the leading vampire's player decides."""
    resolve(s, effect, source=source, seat=s.leader, actor=s.lead)
