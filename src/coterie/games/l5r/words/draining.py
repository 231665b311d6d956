"""Cards whose fate cost may be paid only with fate from the characters of the player who plays them."""

from __future__ import annotations

from coterie.games.l5r.facts.cards import characters, definition, fate_on
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

DRAINING = "draining"


def is_draining(s: L5R, piece: int) -> bool:
    """Return whether a card is paid for with fate on characters, wherever it lies."""
    return DRAINING in definition(s, piece).keywords


def payers(s: L5R, seat: int) -> list[int]:
    """Return the characters of a seat whose fate can be spent."""
    mine = [p for p in characters(s) if s.game.speaks(s, p) == seat]
    return [p for p in mine if fate_on(s, p) and not forbidding(s, "lose fate", p)]


def fate_on_characters(s: L5R, seat: int) -> int:
    """Return the fate on a seat's characters that can be spent."""
    return sum([fate_on(s, p) for p in payers(s, seat)])


@step("l5r.drain")
def drain(s: L5R, seat: int, left: int) -> None:
    """Ask from which character the next fate is spent, until all of a cost is paid."""
    options: list[RawOption] = [("remove fate", (p,), ((drain_one, seat, p, left),)) for p in payers(s, seat)]
    if left and options:
        s.ask(seat, ("drain?", left), options)


@step("l5r.drain_one")
def drain_one(s: L5R, seat: int, piece: int, left: int) -> None:
    """Spend 1 fate from a character."""
    s.do((happening, about(s, "remove", piece, 1)), (drain, seat, left - 1))
