"""What the rules remember beside the cards: withdrawals, contests, events, wounds, trophies to come."""

from __future__ import annotations

from coterie.games.vtes.facts import goes_on, playing
from coterie.games.vtes.state import Lost, Vtes
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import ref
from coterie.kernel.seating import changed_at


def note_withdrawal(s: Vtes, seat: int, what: str) -> None:
    """Remember what has become of a withdrawal (VR-13.4)."""
    s.leaving = changed_at(s.leaving, seat, what)


def break_withdrawal(s: Vtes, seat: int) -> None:
    """Let an announced withdrawal fail: a minion has fought or lost blood, or pool was lost (VR-13.4)."""
    if s.leaving[seat] == "announced":
        s.leaving = changed_at(s.leaving, seat, "broken")


def note_contests(s: Vtes, claims: tuple[tuple[int, int, str], ...]) -> None:
    """Remember which claims to titles are contested, as (piece, life, title with its city) (VR-9.3)."""
    s.contesting = claims


def note_event(s: Vtes, name: str) -> None:
    """Note that an event was played; it cannot be played again (V-146)."""
    s.events = (*s.events, name)


def wound(s: Vtes, lost: Lost) -> None:
    """Note that a vampire has damage that it could not mend."""
    s.wounded = (*s.wounded, lost)


def take_wounded(s: Vtes) -> tuple[Lost, ...]:
    """Return the vampires on their way to torpor; they are dealt with now."""
    found_, s.wounded = s.wounded, ()
    return found_


def take_hunters(s: Vtes) -> tuple[tuple[int, int], ...]:
    """Return the vampires that have burned a Red List minion; they get their trophies now."""
    found_, s.hunters = s.hunters, ()
    return found_


def note_arrival(s: Vtes, piece: int) -> None:
    """Note that a vampire has come into play: for each Methuselah until its next minion phase is over, and if it came
    in the influence phase of its own, until the next one of that begins (card text)."""
    at, place = ref(s, piece), s.pieces[piece].place
    for seat in playing(s):
        count_use(s, ("new in play", *at, seat), ("end of minion", seat))
    if place == s.active and goes_on(s, "5.4"):
        count_use(s, ("came in influence phase", *at, place), ("influence", place))
