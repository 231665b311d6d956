"""13. Ousting, victory points, the end of the game."""

from __future__ import annotations

from coterie.games.vtes.atoms.pools import OUSTED
from coterie.games.vtes.facts import playing, predator
from coterie.games.vtes.numbers import REWARD
from coterie.games.vtes.rules.windows import impulse
from coterie.games.vtes.state import Vtes
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.events import about_seat, happening
from coterie.kernel.limits import used
from coterie.kernel.procedures import Procedure, data_of, row
from coterie.kernel.rows import Row
from coterie.kernel.scopes import fall_due
from coterie.kernel.steps import step

POINT = 2  # halves


class Ousting(Row):
    """Methuselahs that are about to be ousted; `given_up` if they have conceded, so that nobody can save them."""

    seats: tuple[int, ...]
    given_up: bool = False


@step("vtes.about_to_oust")
def about_to_oust(s: Vtes, seats: tuple[int, ...]) -> None:
    """Announce that Methuselahs without pool are about to be ousted (VR-13.1)."""
    OUSTING.begin(s, Ousting(seats))


def last_moment(s: Vtes, serial: int) -> None:
    """Offer what keeps a Methuselah without pool in the game (card text)."""
    now = OUSTING.of(s, serial)
    if not now.given_up:
        impulse(s, serial, "ousted", playing(s))


def oust(s: Vtes, serial: int) -> None:
    """Oust all Methuselahs that still have no pool, or have given up, at the same time (VR-13.1).

    Predators are found before anybody is removed. A predator that is ousted as well gets the point, but no pool.
    """
    now = OUSTING.of(s, serial)
    seats = [seat for seat in now.seats if seat not in s.out and (now.given_up or s.pool[seat] <= 0)]
    hunters = [predator(s, seat) for seat in seats]
    gains = [about_seat("points", seat, POINT, detail=("prey",)) for seat in hunters if seat >= 0]
    gains += [about_seat("pool", seat, REWARD) for seat in hunters if seat not in (*seats, -1)]
    s.do((happening, *gains, *[about_seat("oust", seat) for seat in seats]), (last_one,))


def forget_debts(s: Vtes, serial: int) -> None:
    """Forget what the Methuselahs could not pay."""
    fall_due(s, OUSTED)


OUSTING = Procedure(
    "vtes.ousting",
    "Ousting",
    Ousting,
    (
        row("13.1.1", "The last moment", last_moment, "VR-13.1"),
        row("13.1.2", "Ousting", oust, "VR-13.1"),
    ),
    ends=forget_debts,
)


def pool_to_stay(s: Vtes, seat: int) -> int:
    """Return the pool that a Methuselah must be given to have any: what it lacked to pay comes off it."""
    return 1 + used(s, ("short", seat), OUSTED)


def about_to_be_ousted(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah is about to be ousted."""
    now: Ousting | None = data_of(s, "ousting")
    return now is not None and seat in now.seats and (now.given_up or s.pool[seat] <= 0)


def concede(s: Vtes, seat: int) -> None:
    """Let a Methuselah give up: it is ousted, however much pool it has (VR-13.1).

    Raises:
        IllegalChoice: it is out already.
    """
    if seat in s.out:
        raise IllegalChoice("A Methuselah that is out cannot concede.")
    s.tell("gives up", seat)
    OUSTING.begin(s, Ousting((seat,), given_up=True))


@step("vtes.last_one")
def last_one(s: Vtes) -> None:
    """Give the last Methuselah a victory point, and end the game (VR-13.2)."""
    left = playing(s)
    if len(left) < 2 and s.result is None:
        s.do(*[(happening, about_seat("points", seat, POINT)) for seat in left], (finish, "last"))


def time_is_up(s: Vtes) -> None:
    """Give every survivor half a point at the end of the last round (VR-13.3); a sole one has ended the game already."""
    s.do(*[(happening, about_seat("points", seat, 1)) for seat in playing(s)], (finish, "time"))


@step("vtes.finish")
def finish(s: Vtes, reason: str) -> None:
    """End the game; scores are victory points as shares of the most that there could be (VR-13.2, VR-13.3)."""
    most = POINT * s.seats
    s.over_with({seat: s.halves[seat] / most for seat in range(s.seats)}, reason)


def winner(s: Vtes) -> int:
    """Return the seat with a game win: two victory points or more, and more than anybody else; or -1 (VR-13.3)."""
    best = max(s.halves)
    leaders = [seat for seat in range(s.seats) if s.halves[seat] == best]
    enough = best >= 2 * POINT or s.seats == 2
    return leaders[0] if enough and len(leaders) == 1 else -1
