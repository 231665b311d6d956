"""6. Parties, Haven, The Streets: who goes out, with whom, and who comes home."""

from __future__ import annotations

from coterie.games.rivals.facts import new_party, parties, speaks
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen
from coterie.kernel.loops import choose_several
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


def can_leave(s: Rivals, seat: int) -> list[int]:
    """Return the ready characters at a seat's Haven that can go to The Streets (RR-6)."""
    pieces = s.pieces
    return [p for p in pile(s, "haven", seat) if pieces[p].ready and speaks(s, p) == seat]


@step("rivals.go_out")
def go_out(s: Rivals, seat: int, first: int) -> None:
    """Send a character out: ask where to, then who goes along."""
    own = [place for place in parties(s) if place % s.seats == seat]
    options: list[RawOption] = [("party", (place,), ((along, seat, place, first),)) for place in own]
    new = new_party(s, seat)
    s.ask(seat, ("where to?", first), [("new party", (), ((along, seat, new, first),)), *options])


@step("rivals.along")
def along(s: Rivals, seat: int, place: int, first: int) -> None:
    """Ask who else goes along, in any order."""
    others = tuple([p for p in can_leave(s, seat) if p != first])
    s.do((choose_several, seat, ("along?",), "take", others, 0, len(others), (leave_with, place, first)))


@step("rivals.leave_with")
def leave_with(s: Rivals, place: int, first: int, others: tuple[int, ...]) -> None:
    """Move characters to a party in The Streets, all at the same time."""
    happen(s, *[about(s, "move", p, detail=("streets", place)) for p in (first, *others)])


def _kept_out(s: Rivals, piece: int) -> bool:
    """Return whether a card keeps a character outside as its player's turn starts, or altogether (RR-4.1)."""
    return bool(forbidding(s, "come home", piece) or forbidding(s, "return home", piece))


def come_home(s: Rivals, seat: int) -> None:
    """Return all of a seat's characters in The Streets to its Haven, unless a card keeps them there (RR-4.1)."""
    home = [
        about(s, "move", p, detail=("haven", seat))
        for place in parties(s)
        for p in pile(s, "streets", place)
        if speaks(s, p) == seat and not _kept_out(s, p)
    ]
    if home:
        happen(s, *home)
