"""The event deck and the crosses of its cards: looking ahead, arranging, moving a cross."""

from __future__ import annotations

from typing import Any

from coterie.games.masters import atoms
from coterie.games.masters.rules import event as events
from coterie.games.masters.state import Masters
from coterie.games.masters.words.districts import Districts, Spot
from coterie.games.masters.words.sets import Place, SetFilter
from coterie.kernel.pieces import pile, reorder, show
from coterie.kernel.steps import step
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.voice import Noun, Voice

# ── the crosses ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Red(Spot):
    """The district at the red cross."""

    NEEDS = ("crosses",)
    SAID = "the red district"

    def bits(self, s: Masters, f: Frame) -> int:
        red: int | None = f.get("red")
        if red is None and s.tally is not None:
            red = s.tally.red
        return 0 if red is None else 1 << red


class Blue(Place):
    """The districts at the blue-grey crosses."""

    NEEDS = ("crosses",)

    def bits(self, s: Masters, f: Frame) -> int:
        blue: tuple[int, int] | None = f.get("blue")
        if blue is None and s.tally is not None:
            blue = s.tally.blue
        return 0 if blue is None else 1 << blue[0] | 1 << blue[1]

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return voice.noun("district").with_("blue-grey")


RED, BLUE = Red(), Blue()


class Crossed(SetFilter):
    """A district at one of the three crosses."""

    OF = ("district",)
    NEEDS = ("crosses",)
    PART = "after"

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        return bits & (RED.bits(s, f) | BLUE.bits(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with one of its crosses"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without any of its crosses"


CROSSED = Crossed()
CROSSES = Districts(CROSSED)


class ShiftCross(Effect):
    """Move one blue-grey cross to a position without a cross."""

    NEEDS = ("event",)

    def run(self, s: Masters, frame: int) -> None:
        tally = s.tally
        assert tally is not None
        crossed = (tally.red, *tally.blue)
        options: list[Any] = [
            ("cross", (cross, at), ((set_cross, cross, at),))
            for cross in tally.blue
            for at in range(9)
            if at not in crossed
        ]
        s.ask(s.leader, ("move a cross",), [*options, ("no", (), ())])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you may put one of its blue-grey crosses into a district without a cross"


@step("masters.set_cross")
def set_cross(s: Masters, cross: int, at: int) -> None:
    """Move a blue-grey cross for this card."""
    assert s.tally is not None
    first, second = s.tally.blue
    atoms.open_tally(s, s.tally.but(blue=(at, second) if cross == first else (first, at)))
    s.tell("cross moved", cross, at)


# ── looking ahead ───────────────────────────────────────────────────────────────────────────────────────────────────


class ReadTop(Effect):
    """Show the top event card; its crosses apply to the rest of the effect. It returns to the top, or with `away` to the
    box."""

    NEEDS = ("deck",)
    READS = True
    AFTERWARDS = "crosses"
    away: bool = False

    def run(self, s: Masters, frame: int) -> None:
        top = pile(s, "events")[0]
        show(s, top)
        card = events.card(s, top)
        s.tell("event read", card.id)
        s.do(
            (bind, frame, "red", card.red - 1),
            (bind, frame, "blue", (card.blue[0] - 1, card.blue[1] - 1)),
            *([(put_away, top)] if self.away else []),
        )

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(pile(s, "events"))

    def say(self, voice: Voice, it: str = "it") -> str:
        end = "put it away unresolved" if self.away else "put it back on top"
        return f"show the top event card, only for its crosses, and {end}"


@step("masters.put_away")
def put_away(s: Masters, card: int) -> None:
    """Put an event card into the box without resolving it (M-228)."""
    atoms.move_card(s, card, "gone")


class Arrange(Effect):
    """Look at the top event cards and put them back in any order."""

    NEEDS = ("gate",)
    READS = True
    cards: int

    def run(self, s: Masters, frame: int) -> None:
        s.do((look, self.cards), (arrange, frame, self.cards))

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(pile(s, "events"))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.cards == 1:
            return "look at the top event card and put it back"
        return f"look at the top {self.cards} event cards and return them to the top in an order of your choice"

    def check(self) -> list[str]:
        return super().check() + ([] if self.cards in (1, 2) else ["Arrange: 1 or 2 cards"])


@step("masters.look")
def look(s: Masters, n: int) -> None:
    """Show the top event cards to the family."""
    for card in pile(s, "events")[:n]:
        show(s, card)


@step("masters.arrange")
def arrange(s: Masters, frame: int, n: int) -> None:
    """Ask which card goes on top next."""
    top = pile(s, "events")[:n]
    options = [("on top", (s.pieces[card].face,), ((lay_on_top, card),)) for card in top]
    s.ask(s.rows[frame].seat, ("which on top",), options)


@step("masters.lay_on_top")
def lay_on_top(s: Masters, card: int) -> None:
    """Put one of the cards on top."""
    reorder(s, "events", 0, (card, *[c for c in pile(s, "events") if c != card]))
