"""22. The dynasty phase against the Shadowlands deck (U-075 to U-089, U-135)."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.factions import clans, the_shadowlands
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.facts.provinces import owner_at, places_of
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.numbers import FATE_VALUE, FEW_PLAYERS
from coterie.games.l5r.rules import dynasty
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.state import L5R, ROW, Phase, Turn
from coterie.kernel.events import about, about_seat, happen
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, data_of, remember, row
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

# ── how the phase begins ────────────────────────────────────────────────────────────────────────────────────────────


def fill_provinces(s: L5R, serial: int) -> None:
    """Put one card face up into each Shadowlands province, or two with three or four players, even into broken ones (U-077,
    U-111). Nothing else refills them (U-078)."""
    fill_each(s, 1 if clans(s) <= FEW_PLAYERS else 2)


def fill_each(s: L5R, many: int) -> None:
    """Put a number of cards into each Shadowlands province, from left to right."""
    s.do(*[(receive, place) for place in sorted(places_of(s, the_shadowlands(s))) for _ in range(many)])


@step("l5r.shadow.receive")
def receive(s: L5R, place: int) -> None:
    """Put the top card of the dynasty deck into a province, face up, if there is one."""
    there = pile(s, "dynasty", owner_at(place))
    if there:
        s.tell("receives", place, s.pieces[there[0]].face)
        happen(s, about(s, "fill", there[0], detail=(place, True)))


def collect(s: L5R, serial: int) -> None:
    """Let the clans collect fate, then the Shadowlands their warlord's fate value for each clan, with “relentless” 1 more
    (U-079, U-081, U-158, U-169)."""
    dynasty.collect(s, serial)
    deck = the_shadowlands(s)
    n = clans(s) * (fate_value(s, deck) + ("relentless" in s.setup["difficulty"]))
    s.do((gather, deck, n))


@step("l5r.shadow.gather")
def gather(s: L5R, deck: int, n: int) -> None:
    """Let the Shadowlands collect fate."""
    s.tell("collects", deck, n)
    happen(s, fate_by(deck, n))


def fate_value(s: L5R, deck: int) -> int:
    """Return the fate value of the deck's warlord, in play or not; without one, that of all published warlords (U-032)."""
    there = [*pile(s, "warlord", deck), *pile(s, "field", deck)]
    values = [s.game.faces[s.pieces[p].face].facts.fate_value for p in there]
    return max(values, default=0) or FATE_VALUE


def warlord(s: L5R, serial: int) -> None:
    """Announce that the deck has collected fate, which triggers its warlord, in play or not (U-033, U-080, U-135)."""
    happen(s, about_seat("collect", the_deck(s)))


# ── its turn in the dynasty window ──────────────────────────────────────────────────────────────────────────────────


def scan(s: L5R, serial: int) -> None:
    """Play the leftmost character that the deck can pay for, the most expensive of several in a province; the next turn goes on
    from there. If there is none, the deck passes and has no more turns this phase (U-082 to U-086; O-1)."""
    now = MUSTER.of(s, serial)
    deck, scanned = the_deck(s), data_of(s, "phase").scanned
    there = [place for place in sorted(places_of(s, deck)) if place % ROW >= scanned]
    offers = s.game.offers(s, "muster", deck, now.acted) if there else []
    for place in there if offers else ():
        best = most_expensive(s, place, offers)
        if best:
            remember(s, "phase", scanned=place % ROW)
            s.ask(s.game.decides(s, deck), ("plays?", place), best)
            return
    s.tell("plays nobody", deck, s.fate[deck])
    s.do(now.passed)


def most_expensive(s: L5R, place: int, offers: Sequence[RawOption]) -> list[RawOption]:
    """Return the options of playing the most expensive character in a province, of all that the deck can play. Players choose
    among those of equal cost; copies of a card are offered once (U-084, U-085)."""
    found: dict[str, RawOption] = {}
    for _, args, steps in offers:
        if s.pieces[args[0]].place == place:
            found.setdefault(s.pieces[args[0]].face, ("play", args, ((say_why, args[0]), *steps)))
    costs = {face: s.game.faces[face].cost or 0 for face in found}
    return [option for face, option in found.items() if costs[face] == max(costs.values())]


@step("l5r.shadow.say_why")
def say_why(s: L5R, piece: int) -> None:
    """Tell why it is this character that is played."""
    deck = the_deck(s)
    s.tell("leftmost", s.pieces[piece].place, s.pieces[piece].face, price(s, piece, deck), s.fate[deck])


MUSTER: Procedure[Turn] = Procedure(
    "l5r.shadow.muster",
    "The Shadowlands deck musters",
    Turn,
    (row("22.5", "Leftmost character", scan, "U-082 U-083 U-084 U-085 U-086"),),
    hidden=True,
)

COOP_DYNASTY: Procedure[Phase] = Procedure(
    "l5r.shadow.dynasty.phase",
    "Dynasty phase",
    Phase,
    (
        row("1.1", "The phase begins", starts, "L-9.2"),
        row("1.2s", "Shadowlands provinces receive cards", fill_provinces, "U-077 U-078 U-081"),
        row("1.2", "Reveal dynasty cards", dynasty.reveal, "L-14.9"),
        row("1.3", "Collect fate", collect, "U-079 U-158"),
        row("1.3s", "The warlord", warlord, "U-033 U-080 U-135"),
        row("1.4", "Dynasty window", dynasty.window, "U-075 U-076"),
        row("1.5", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
