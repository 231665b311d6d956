"""20.7. The ring effects of the Shadowlands, each about what its opponents have and choose (U-042 to U-048)."""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.cards import characters, fate_on, is_participating
from coterie.games.l5r.facts.provinces import lying_in, places_of
from coterie.games.l5r.facts.rings import is_safe
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.rules import cards
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, happen, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

RING = ("ring",)  # the detail of what a ring effect does
WORDS = {"bow": "bow", "tainted": "taint", "remove": "remove fate"}  # of the catalogue, by the kind of event


def effects(s: L5R, deck: int, element: str) -> list[Step]:
    """Return the steps of a ring effect: one for each opponent, in player order."""
    return [(EFFECTS[element], seat) for seat in foes(s, deck)]


@step("l5r.shadow.air")
def air(s: L5R, seat: int) -> None:
    """Lose 1 honor (U-043)."""
    happen(s, honor_by(seat, -1, detail=RING))


@step("l5r.shadow.earth")
def earth(s: L5R, seat: int) -> None:
    """Choose a face-up card in one's provinces and discard it, then one of the hand at random: not without the first
    (U-044, L-8.13)."""
    there = [p for place in places_of(s, seat) for p in lying_in(s, place) if not s.pieces[p].down]
    options: list[RawOption] = [
        ("discard", (p,), ((happening, *cards.away(s, [p])), (earth_hand, seat))) for p in there
    ]
    if options:
        s.ask(seat, ("shadow ring?", "earth"), options)


@step("l5r.shadow.earth_hand")
def earth_hand(s: L5R, seat: int) -> None:
    """Discard a card of the hand at random, and fill provinces that are empty now."""
    s.do((cards.discard_random, seat, 1), (cards.refill,))


@step("l5r.shadow.fire")
def fire(s: L5R, seat: int) -> None:
    """Choose a character of one's own and taint it (U-045)."""
    _choose(s, seat, "fire", "tainted", "tainted", [p for p in characters(s, seat) if not s.pieces[p].count("tainted")])


@step("l5r.shadow.water")
def water(s: L5R, seat: int) -> None:
    """Choose a character in one's home and bow it (U-046)."""
    at_home = [p for p in characters(s, seat) if s.pieces[p].ready and not is_participating(s, p)]
    _choose(s, seat, "water", "bow", "bow", at_home)


@step("l5r.shadow.void")
def void(s: L5R, seat: int) -> None:
    """Remove 1 fate from a character of one's own (U-047)."""
    _choose(s, seat, "void", "remove", "lose fate", [p for p in characters(s, seat) if fate_on(s, p)])


def _choose(s: L5R, seat: int, element: str, kind: str, verb: str, there: list[int]) -> None:
    """Ask a player which of its own characters it is; it chooses itself (U-048), but none that is immune (L-8.17)."""
    theirs = the_shadowlands(s)
    options: list[RawOption] = [
        (WORDS[kind], (p,), ((happening, about(s, kind, p, detail=RING)),))
        for p in there
        if not forbidding(s, verb, p) and not is_safe(s, p, theirs)
    ]
    if options:
        s.ask(seat, ("shadow ring?", element), options)


EFFECTS: dict[str, Callable[..., None]] = {"air": air, "earth": earth, "fire": fire, "water": water, "void": void}
