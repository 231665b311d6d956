"""16. Wraiths: a Mortal of the City's burned pile, face down on a vampire, and a token that only its player knows
(RR-16, RR-16.1)."""

from __future__ import annotations

from coterie.games.rivals.facts import burned_mortals, city, found_with_room, token_of
from coterie.games.rivals.numbers import PICKS
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import Ref, pile
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import step


class Wraith(Row):
    """The record of a wraith's creation.

    Attributes:
        seat: who creates it.
        to: who will bear it.
        mortal: the Mortal, NOTHING before it is chosen.
        token: the token.
    """

    seat: int
    to: Ref
    mortal: int = NOTHING
    token: int = NOTHING


def stack(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the wraith tokens that a seat can still draw: its own set, or the common one (R-054, R-077)."""
    return pile(s, "wraiths", seat if s.setup["wraith_sets"] == "own" else city(s))


def can_create(s: Rivals, seat: int) -> bool:
    """Return whether there is a burned Mortal and a token for a wraith (R-053, R-054)."""
    return bool(burned_mortals(s)) and bool(stack(s, seat))


def create(s: Rivals, seat: int, to: Ref) -> None:
    """Put the creation of a wraith on the list."""
    WRAITH.begin(s, Wraith(seat, to))


def look_whether(s: Rivals, serial: int) -> None:
    """Stop the creation without a burned Mortal, a token, or room for the wraith (R-053, R-054, R-056)."""
    now = WRAITH.of(s, serial)
    if not can_create(s, now.seat) or not found_with_room(s, now.to):
        stop(s, serial)


def name_mortal(s: Rivals, serial: int) -> None:
    """Ask for any Mortal in the City's burned pile (R-028, R-124)."""
    seat = WRAITH.of(s, serial).seat
    options: list[RawOption] = [("piece", (p,), ((of_mortal, serial, p),)) for p in burned_mortals(s)]
    s.ask(seat, ("whose wraith?",), options)


@step("rivals.wraith_of")
def of_mortal(s: Rivals, serial: int, mortal: int) -> None:
    """Record the Mortal of a wraith."""
    WRAITH.remember(s, serial, mortal=mortal)


def draw_token(s: Rivals, serial: int) -> None:
    """Draw the top token; a player who may pick it looks at all of them first (R-029)."""
    now = WRAITH.of(s, serial)
    if total(s, PICKS, ("seat", now.seat), 0):
        happen(s, *[about(s, "peek", p, detail=(now.seat,)) for p in stack(s, now.seat)])
    else:
        WRAITH.remember(s, serial, token=stack(s, now.seat)[0])


def pick_token(s: Rivals, serial: int) -> None:
    """Pick a token, if a card allows it."""
    now = WRAITH.of(s, serial)
    if now.token == NOTHING:
        options: list[RawOption] = [("piece", (p,), ((with_token, serial, p),)) for p in stack(s, now.seat)]
        s.ask(now.seat, ("which wraith?",), options)


@step("rivals.wraith_with")
def with_token(s: Rivals, serial: int, token: int) -> None:
    """Record the token that was picked and shuffle the others (R-051)."""
    now = WRAITH.of(s, serial)
    WRAITH.remember(s, serial, token=token)
    rest = [p for p in stack(s, now.seat) if p != token]
    _attach(s, now.but(token=token))
    if rest:
        s.do((happening, about(s, "shuffle", rest[0])))


def attach(s: Rivals, serial: int) -> None:
    """Attach the Mortal face down, with the token face down on it (R-028, R-029)."""
    now = WRAITH.of(s, serial)
    if s.pieces[now.token].zone == "wraiths":
        _attach(s, now)


def _attach(s: Rivals, now: Wraith) -> None:
    s.tell("wraith", now.seat, s.pieces[now.to[0]].face)
    mortal = about(s, "attach", now.mortal, detail=(*now.to, now.seat, "down"))
    happen(s, mortal, about(s, "haunt", now.token, detail=(now.mortal, now.seat), after=0))


WRAITH: Procedure[Wraith] = Procedure(
    "rivals.wraith",
    "Creating a wraith",
    Wraith,
    (
        row("16.1.1", "What it needs", look_whether, "R-053 R-054 R-056"),
        row("16.1.2a", "The Mortal", name_mortal, "R-028 R-124", asks=True),
        row("16.1.2b", "The token", draw_token, "R-029 R-051"),
        row("16.1.2c", "The token is picked", pick_token, "R-029", asks=True),
        row("16.1.2d", "It is attached", attach, "R-028 R-029 R-055"),
    ),
)


def revealing(s: Rivals, wraith: int) -> Event:
    """Return the event that turns a wraith's token face up; its card stays face down (R-057, R-059, R-061)."""
    return about(s, "turn", token_of(s, wraith), detail=(False,))


def is_hidden(s: Rivals, wraith: int) -> bool:
    """Return whether the token of a wraith lies face down."""
    return s.pieces[token_of(s, wraith)].down


@step("rivals.let_go")
def let_go(s: Rivals, seat: int, wraith: int) -> None:
    """Remove a wraith from the game, in its player's own turn (R-073, R-074)."""
    happen(s, about(s, "remove", wraith))


def can_let_go(s: Rivals, seat: int, wraith: int) -> bool:
    """Return whether a player may remove a wraith: it haunts a character of its coterie that it has not borrowed
    (R-073, R-139)."""
    bearer = s.pieces[s.pieces[wraith].host]
    return bearer.owner == seat and bearer.controller in (-1, seat)
