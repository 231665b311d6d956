"""Seats and turns: whose turn it is, who is out, who holds whose Rival token, what players begin with."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.atoms.tokens import changed
from coterie.games.rivals.facts import begins_round, colors
from coterie.games.rivals.state import TOKENS, Rivals
from coterie.kernel.events import Atom, Event


def begin_turn_of(s: Rivals, seat: int) -> None:
    """Let a seat have the next turn; a round is over when everybody had one."""
    if begins_round(s, seat):
        s.round += 1
    s.turn += 1
    s.active = seat


def _rival(s: Rivals, event: Event) -> int:
    """Let a player steal a Rival token, or give it back: the detail is the seat that it was dealt to.

    The last thief holds it; what earlier thieves had counts again when that one gives it back.
    """
    theft = (event.detail[0], event.seat)
    if event.amount > 0:
        s.stolen = (*s.stolen, theft)
    else:
        s.stolen = tuple([each for each in s.stolen if each != theft])
    s.tell("steals token" if event.amount > 0 else "returns token", event.seat, s.rivals[event.detail[0]])
    return 1


def eliminate(s: Rivals, seat: int) -> None:
    """Put a player out of the game (RR-19)."""
    s.out = (*s.out, seat)
    s.tell("out", seat)


def forfeit(s: Rivals, seat: int) -> None:
    """Set the Agenda of a player who is out to 0 where the others play on; at the end of a game it is told (RR-19)."""
    s.agenda = changed(s.agenda, seat, 0)


def count_supply(s: Rivals) -> None:
    """Work out what is left of each seat's tokens in the general supply (R-087): nothing where a position lays more than
    there are."""
    left = [TOKENS - n for n in s.prestige]
    for now in s.pieces:
        for kind in ("blood", "prestige"):
            for seat, n in colors(s, now, kind).items():
                left[seat] -= n
    s.supply = tuple([max(0, n) for n in left])


def seat_up(s: Rivals, prestige: int, rivals: tuple[int, ...], leaders: tuple[str, ...], first: int) -> None:
    """Deal out what players begin with: Prestige, Rivals, Leaders, and who begins (RR-2)."""
    s.prestige = (prestige,) * s.seats
    s.supply = tuple([n - prestige for n in s.supply])
    s.rivals, s.leaders, s.active, s.first = rivals, leaders, first, first


ATOMS: Mapping[str, Atom] = {"rival": Atom(_rival)}
