"""Standing abilities: changing a number, forbidding something, waiting for a moment, diverting agents, and leaving play."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.masters import numbers
from coterie.games.masters.atoms import open_tally
from coterie.games.masters.rules.cards_in_play import UNTIL, discard, resolve_for_all
from coterie.games.masters.state import NEIGHBOURS, Masters
from coterie.kernel.events import Event, write
from coterie.kernel.listening import Listener
from coterie.kernel.nearest import instead
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.standing import Standing
from coterie.words.voice import Voice

Reach = Literal["city", "here", "near", "owner", "leader"]
Target = tuple[int, int]  # (district, vampire)

# The text of a reach: after a clause, after a noun, as those concerned, and for ways into and out of districts.
REACH = {
    "city": {"where": "", "of": "", "who": "each vampire", "way": ""},
    "here": {"where": " here", "of": " here", "who": "each vampire here", "way": " into or out of this district"},
    "near": {"where": " here or next door", "of": " here or next door", "who": "each vampire here or next door",
             "way": " into or out of this district or one next to it"},
    "owner": {"where": " for its vampire", "of": " of its vampire", "who": "its vampire", "way": " for its vampire"},
    "leader": {"where": " for the leading vampire", "of": " of the leading vampire", "who": "the leading vampire",
               "way": " for the leading vampire"},
}  # fmt: skip

MOMENTS = {
    "token passed": "when the leading vampire token has been passed", "event drawn": "when an event card is drawn",
    "day ends": "at the end of the day", "round ends": "at the end of the round", "veil rose": "when the veil rises",
    "blood paid": "when a blood ability has been paid",
}  # fmt: skip


class Reaching(Standing):
    """Applies within the card's reach: the whole city, its district, its district and those next door, or one vampire."""

    SORT: ClassVar[bool] = True

    def reaches(self, s: Masters, reach: Reach, row: Piece, target: Target) -> bool:
        """Return whether a card's reach covers a district and a vampire."""
        district, vampire = target
        if reach == "city":
            return True
        if reach == "here":
            return district == row.place
        if reach == "near":
            return district == row.place or district in NEIGHBOURS[row.place]
        return vampire == (row.place if reach == "owner" else s.lead)


class Changes(Reaching):
    """Changes a number by an amount within the card's reach; with `first`, only for the first Move action of a turn."""

    number: str
    amount: int
    reach: Reach = "city"
    first: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", self.number),)

    def changes(self, s: Masters, number: str, row: Any, piece: int, target: Any) -> bool:
        if number != self.number or (self.first and "move" in s.done):
            return False
        return self.reaches(s, self.reach, row, target)

    def by(self, s: Masters, number: str, row: Any, piece: int, target: Any) -> int:
        return self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        text = numbers.NUMBERS[self.number].changed(self.amount, **REACH[self.reach])
        return f"{text}, but only the first of a turn" if self.first else text

    def check(self) -> list[str]:
        found = super().check() + _known("Changes", self.number, numbers.NUMBERS)
        if self.first and self.number not in ("move cost", "way in", "way out"):
            found.append("Changes: “first” is for what a Move action costs")
        return found


class Bars(Reaching):
    """Forbids something within the card's reach; with `after`, only once that has been done this turn."""

    what: str
    reach: Reach = "city"
    after: Literal["", "move"] = ""

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("cannot", self.what),)

    def forbids(self, s: Masters, verb: str, row: Any, piece: int, target: Any, actor: Any) -> bool:
        if verb != self.what or (self.after and self.after not in s.done):
            return False
        return self.reaches(s, self.reach, row, target)

    def say(self, voice: Voice, it: str = "it") -> str:
        text = numbers.PROHIBITIONS[self.what].says.format(**REACH[self.reach])
        return f"{text} after the first Move action of a turn" if self.after else text

    def check(self) -> list[str]:
        return super().check() + _known("Bars", self.what, numbers.PROHIBITIONS)


def _known(word: str, value: str, known: Any) -> list[str]:
    return [] if value in known else [f"{word}: there is no “{value}”{instead(value, known)}"]


class At(Standing):
    """Does something at a moment of the round ("token passed")."""

    moment: str
    does: Effect

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("moment", self.moment),)

    def use(self, s: Masters, heard: Listener, row: Any, batch: int) -> None:
        resolve_for_all(s, self.does, heard.piece)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{MOMENTS[self.moment]}, {self.does.say(voice, it)}"

    def check(self) -> list[str]:
        return super().check() + _known("At", self.moment, MOMENTS)


# ── agents that go elsewhere ────────────────────────────────────────────────────────────────────────────────────────


class Diverts(Standing):
    """An agent that an event card would place can appear elsewhere instead, once for each agent.

    `Diverts("next door")` concerns agents bound for this district, and is mandatory. `Diverts("here")` concerns agents bound
    for any other, once for each card, and is optional: the table asks once, about all agents that arrive together.
    """

    NEEDS = ("district",)
    to: Literal["next door", "here"]

    @property
    def forced(self) -> bool:
        return self.to == "next door"

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("would" if self.forced else "draw", "agent enters"),)

    def fits(self, s: Masters, row: Any, piece: int, event: Event) -> bool:
        district, _, diverted = event.detail
        if diverted:
            return False
        if self.to == "next door":
            return bool(district == row.place)
        return bool(district != row.place) and s.tally is not None and not s.tally.urn_used

    def use(self, s: Masters, heard: Listener, row: Any, batch: int) -> None:
        if self.to == "here":
            s.do((divert, batch, heard.at, row.place, True))
        else:
            s.do((choose_detour, batch, heard.at, row.place))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.to == "here":
            return "once for each event card, you may place an agent here that the card would place elsewhere"
        return (
            "each agent that an event card would place here is placed next door instead, in a district of your choice"
        )


@step("masters.divert")
def divert(s: Masters, batch: int, at: int, district: int, by_urn: bool) -> None:
    """Place an agent in another district (M-227); only that district is checked for presence (M-108)."""
    event = s.rows[batch].events[at]
    write(s, batch, at, event.but(detail=(district, event.detail[1], True)))
    if by_urn and s.tally is not None:
        open_tally(s, s.tally.but(urn_used=True))


@step("masters.choose_detour")
def choose_detour(s: Masters, batch: int, at: int, district: int) -> None:
    """Ask for the district next door in which a diverted agent appears."""
    options = [("district", (d,), ((divert, batch, at, d, False),)) for d in NEIGHBOURS[district]]
    s.ask(s.leader, ("divert to", district), options)


# ── when a card that stays in play leaves ───────────────────────────────────────────────────────────────────────────


class Leaving(Standing):
    """An occasion on which a card that stays in play leaves."""

    SORT: ClassVar[bool] = True


class Once(Leaving):
    """The card leaves as soon as a condition holds (M-089); then an effect may follow."""

    condition: Condition
    then: Effect | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (UNTIL,)

    def fits(self, s: Masters, row: Any, piece: int, event: Event | None) -> bool:
        return self.condition.holds(s, Frame(piece, s.leader))

    def use(self, s: Masters, heard: Listener, row: Any, batch: int) -> None:
        s.do((discard, heard.piece, row.life, self.then))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"as soon as {self.condition.say(voice, it)}, {_discarded(self.then, voice, it)}"


class When(Leaving):
    """The card leaves at a moment ("round ends", "veil rose"); then an effect may follow."""

    moment: str
    then: Effect | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("leaves", self.moment),)

    def use(self, s: Masters, heard: Listener, row: Any, batch: int) -> None:
        s.do((discard, heard.piece, row.life, self.then))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{MOMENTS[self.moment]}, {_discarded(self.then, voice, it)}"

    def check(self) -> list[str]:
        return super().check() + _known("When", self.moment, MOMENTS)


def _discarded(then: Effect | None, voice: Voice, it: str) -> str:
    return "discard this card" if then is None else f"discard this card and {then.say(voice, it)}"


class BuyOff(Leaving):
    """The vampire on whose sheet the card lies may spend action points in its turn to discard it."""

    NEEDS = ("sheet",)
    points: int = 1

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", "buy off"),)

    def changes(self, s: Masters, number: str, row: Any, piece: int, target: Any) -> bool:
        return bool(number == "buy off" and target[1] == row.place)

    def by(self, s: Masters, number: str, row: Any, piece: int, target: Any) -> int:
        return self.points

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in its turn its vampire may pay {self.points} AP to discard this card"

    def check(self) -> list[str]:
        return super().check() + ([] if self.points >= 0 else ["BuyOff: points below none"])
