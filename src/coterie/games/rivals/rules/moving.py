"""6. Parties, Haven, The Streets: who goes out, with whom, and who comes home."""

from __future__ import annotations

from coterie.games.rivals.facts import new_party, parties, speaks
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


def can_leave(s: Rivals, seat: int) -> list[int]:
    """Return the ready characters at a seat's Haven that can go to The Streets (RR-6)."""
    return [p for p in pile(s, "haven", seat) if s.pieces[p].ready and speaks(s, p) == seat]


@step("rivals.go_out")
def go_out(s: Rivals, seat: int, first: int) -> None:
    """Begin to go out with a character: ask where to, then who goes along."""
    own = [place for place in parties(s) if place % s.seats == seat]
    options: list[RawOption] = [("party", (place,), ((along, seat, place, (ref(s, first),)),)) for place in own]
    new = new_party(s, seat)
    s.ask(seat, ("where to?", first), [("new party", (), ((along, seat, new, (ref(s, first),)),)), *options])


@step("rivals.along")
def along(s: Rivals, seat: int, place: int, who: tuple[Ref, ...]) -> None:
    """Say who else goes along, in any order."""
    left = [p for p in can_leave(s, seat) if p not in [at[0] for at in who]]
    if not left:
        s.do((leave_with, place, who))
        return
    options: list[RawOption] = [
        ("take", (p,), ((along, seat, place, (who[0], *with_one(s, who[1:], p))),)) for p in left
    ]
    taken = ("take", tuple([at[0] for at in who[1:]])) if who[1:] else ()
    s.ask(seat, ("along?",), [*options, ("done", taken, ((leave_with, place, who),))])


def with_one(s: Rivals, who: tuple[Ref, ...], piece: int) -> tuple[Ref, ...]:
    """Return characters with one more: in whatever order they are named, the same are the same."""
    return tuple(sorted((*who, ref(s, piece))))


@step("rivals.leave_with")
def leave_with(s: Rivals, place: int, who: tuple[Ref, ...]) -> None:
    """Characters go to a party in The Streets, all at the same time."""
    events = [about(s, "move", at[0], detail=("streets", place)) for at in who if found(s, at) is not None]
    if events:
        happen(s, *events)


def come_home(s: Rivals, seat: int) -> None:
    """All characters of a seat in The Streets return to its Haven, unless a card keeps them there (RR-4.1)."""
    home = [
        about(s, "move", p, detail=("haven", seat))
        for place in parties(s)
        for p in pile(s, "streets", place)
        if speaks(s, p) == seat and not forbidding(s, "return home", p)
    ]
    if home:
        happen(s, *home)
