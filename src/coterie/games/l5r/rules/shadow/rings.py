"""20.7. The ring effects of the Shadowlands, in which their opponents choose among their own cards (U-042 to U-048).

The opponents choose one after the other in player order; then everything happens at the same time (L-9.11).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.cards import characters, fate_on, is_participating
from coterie.games.l5r.facts.provinces import lying_in, owner_at, places_of
from coterie.games.l5r.facts.rings import is_safe
from coterie.games.l5r.facts.status import can_get
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.rules import cards
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import forbidding
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

RING = ("ring",)  # the detail of the events of a ring effect


class Choice(NamedTuple):
    """The choice that an element demands of each opponent.

    Fields: the word of the catalogue with which a card is offered; a function that returns the cards that a seat can choose;
    the function that is called with all chosen cards.
    """

    word: str
    fit: Callable[[L5R, int], list[int]]
    does: Callable[[L5R, tuple[int, ...]], None]


def effects(s: L5R, deck: int, element: str) -> list[Step]:
    """Return the steps of a ring effect."""
    return [(air,)] if element == "air" else [(choose, element, foes(s, deck), ())]


@step("l5r.shadow.air")
def air(s: L5R) -> None:
    """Let each opponent lose 1 honor (U-043)."""
    happen(s, *[honor_by(seat, -1, detail=RING) for seat in foes(s, the_shadowlands(s))])


@step("l5r.shadow.choose_for_ring")
def choose(s: L5R, element: str, seats: tuple[int, ...], chosen: tuple[int, ...]) -> None:
    """Ask the next opponent to choose one of its own cards (U-048), unless it has none that fits."""
    does = CHOICES[element]
    if not seats:
        if chosen:
            does.does(s, chosen)
        return
    rest = seats[1:]
    options: list[RawOption] = [
        (does.word, (p,), ((choose, element, rest, (*chosen, p)),)) for p in does.fit(s, seats[0])
    ]
    if options:
        s.ask(seats[0], ("shadow ring?", element), options)
    else:
        s.do((choose, element, rest, chosen))


# ── earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def open_cards(s: L5R, seat: int) -> list[int]:
    """Return the face-up cards in a seat's provinces."""
    return [p for place in places_of(s, seat) for p in lying_in(s, place) if not s.pieces[p].down]


def discard_open(s: L5R, chosen: tuple[int, ...]) -> None:
    """Discard the chosen cards, then a random card from the hand of each player who has discarded one (U-044, L-8.13)."""
    seats = tuple([owner_at(s.pieces[p].place) for p in chosen])
    happen(s, *cards.away(s, list(chosen)))
    s.do((discard_hands, seats), (cards.refill,))


@step("l5r.shadow.earth_hands")
def discard_hands(s: L5R, seats: tuple[int, ...]) -> None:
    """Discard a random card from the hand of each of some seats."""
    cards.discard_at_random(s, [(seat, 1) for seat in seats])


# ── fire, water, void ───────────────────────────────────────────────────────────────────────────────────────────────


def untainted(s: L5R, seat: int) -> list[int]:
    """Return the characters of a seat that can be tainted."""
    return [p for p in reached(s, seat) if can_get(s, p, "tainted")]


def ready_at_home(s: L5R, seat: int) -> list[int]:
    """Return the characters in a seat's home that can be bowed."""
    there = [p for p in reached(s, seat) if s.pieces[p].ready and not is_participating(s, p)]
    return [p for p in there if not forbidding(s, "bow", p)]


def with_fate(s: L5R, seat: int) -> list[int]:
    """Return the characters of a seat that can lose fate."""
    return [p for p in reached(s, seat) if fate_on(s, p) and not forbidding(s, "lose fate", p)]


def reached(s: L5R, seat: int) -> list[int]:
    """Return the characters of a seat that are not immune (L-8.17)."""
    theirs = the_shadowlands(s)
    return [p for p in characters(s, seat) if not is_safe(s, p, theirs)]


def to_each(kind: str) -> Callable[[L5R, tuple[int, ...]], None]:
    """Return the function that lets an event of a kind happen to all chosen characters."""

    def does(s: L5R, chosen: tuple[int, ...]) -> None:
        happen(s, *[about(s, kind, p, detail=RING) for p in chosen])

    return does


CHOICES: dict[str, Choice] = {
    "earth": Choice("discard", open_cards, discard_open),  # U-044
    "fire": Choice("taint", untainted, to_each("tainted")),  # U-045
    "water": Choice("bow", ready_at_home, to_each("bow")),  # U-046
    "void": Choice("remove fate", with_fate, to_each("remove")),  # U-047
}
