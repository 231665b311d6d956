"""5. An additional action: a borrowed character acts at once."""

from __future__ import annotations

from coterie.games.rivals.facts import new_party, speaks
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Event, about, happen
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.rows import Row


class Borrowed(Row):
    """The record of an additional action.

    Attributes:
        seat: who performs it.
        who: the character that performs it.
        source: the number of the card that gives it.
    """

    seat: int
    who: Ref
    source: int


def begin_additional_action(s: Rivals, seat: int, who: Ref, source: int) -> None:
    """Put an additional action of a character on the list."""
    ADDITIONAL_ACTION.begin(s, Borrowed(seat, who, source))


def take_over(s: Rivals, serial: int) -> None:
    """Ready it and make it a party of its own, in the coterie of the player who acts with it (R-134, R-137)."""
    now = ADDITIONAL_ACTION.of(s, serial)
    if found(s, now.who) is None:
        return
    p = now.who[0]
    owner = s.pieces[p].owner
    events: list[Event] = []
    after = -1  # what comes of it depends on that it changes sides
    if speaks(s, p) != now.seat:
        events.append(about(s, "control", p, detail=(now.seat, serial, s.pieces[now.source].face), source=now.source))
        after = 0
    if not s.pieces[p].ready:
        events.append(about(s, "straighten", p, after=after))
    happen(s, *events, about(s, "move", p, detail=("streets", new_party(s, owner)), after=after))


def act_at_once(s: Rivals, serial: int) -> None:
    """Require an action with it at once; then it returns to its owner, in The Streets (R-136, R-141)."""
    now = ADDITIONAL_ACTION.of(s, serial)
    options = s.game.offers(s, "actions", now.seat) if found(s, now.who) is not None else []
    if options:
        s.ask(now.seat, ("additional action?", now.who[0]), options, forced=False)


ADDITIONAL_ACTION: Procedure[Borrowed] = Procedure(
    "rivals.additional_action",
    "Additional action",
    Borrowed,
    (
        row("5.1", "Taken over", take_over, "R-134 R-137"),
        row("5.2", "The action", act_at_once, "R-136 R-140", asks=True),
    ),
)
