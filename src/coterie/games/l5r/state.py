"""What lies on the table of Legend of the Five Rings, and where.

What lies in a province lies at the place of the province: five for each owner, four in a row and that of the stronghold
(`ROW`, `STRONGHOLD`). Fate, status tokens and whether a character participates are counters on the card, so that it is
remembered of a card that has left how it was.
"""

from __future__ import annotations

from typing import Any

from coterie.kernel.game import Game
from coterie.kernel.pieces import Ref, Zone
from coterie.kernel.rows import Row
from coterie.kernel.state import State

ROW = 5  # places of provinces of each owner
STRONGHOLD = 4  # the last of them, below the stronghold; it is adjacent to none (L-2.12)

ZONES = {
    "deck": Zone(seen="none"),  # the conflict deck
    "dynasty": Zone(seen="none"),  # the dynasty deck
    "hand": Zone(seen="place", mixed=True),
    "limbo": Zone(),  # a card that is being played
    "field": Zone(active=True),  # characters
    "attached": Zone(active=True),  # attachments, at the place of their controller when they came
    "row": Zone(active=True),  # dynasty cards in provinces, but for holdings that lie face up
    "holdings": Zone(active=True),  # those, in play
    "provinces": Zone(active=True),
    "stronghold": Zone(active=True),
    "role": Zone(active=True),
    "aside": Zone(seen="place"),  # province cards before they are placed, cards that are replaced during set-up
    "discard": Zone(),  # conflict cards
    "fallen": Zone(),  # dynasty cards
    "gone": Zone(),  # removed from the game
}

UNCLAIMED, CONTESTED = -1, -2
NOBODY = -1

ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")


class Ring(Row):
    """A ring.

    Attributes:
        element: its own element.
        fate: what lies on it.
        holder: the team that has claimed it, `UNCLAIMED` or `CONTESTED`.
    """

    element: str
    fate: int = 0
    holder: int = UNCLAIMED


class Phase(Row):
    """What a phase remembers.

    Attributes:
        name: “dynasty”, “draw”, “conflict” or “fate”.
        passed: the teams that have passed in the dynasty window, in this order.
        left: how many conflicts each team may still declare.
        done: the types that each team has used up.
        extra: further conflicts that effects have granted, as (team, type or "" for any).
        turn: the team whose turn it is to declare.
        poor: the characters without fate as the step began that discards them.
        at_once: the team that declares its next conflict before anything else, `NOBODY` for none.
    """

    name: str
    passed: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    done: tuple[tuple[str, ...], ...] = ()
    extra: tuple[tuple[int, str], ...] = ()
    turn: int = 0
    poor: tuple[Ref, ...] = ()
    at_once: int = NOBODY


class Conflict(Row):
    """What a conflict remembers.

    Attributes:
        team: the attacking team.
        by: the seat that has declared it.
        element: the element of the ring that is contested.
        kind: “military” or “political”.
        provinces: the attacked provinces.
        places: where they lie.
        declared: who was declared as an attacker.
        evaded: who cannot be declared as a defender, by covert.
        winner: the team that has won, `NOBODY` for none.
        totals: the skill of the attackers and of the defenders, as they were compared.
        compared: whether that has happened.
        defended: the defending team had a participating character then.
        broken: the provinces that the conflict has broken.
        number: how many conflicts there were in this phase before.
        over: nothing of it is left to be done but the way home.
        taken_by: who resolves and claims the ring in place of the winner, `NOBODY` for none.
        promised: what is done if a team wins, as (team, effect, frame).
    """

    team: int
    by: int
    element: str
    kind: str
    provinces: tuple[Ref, ...] = ()
    places: tuple[int, ...] = ()
    declared: tuple[Ref, ...] = ()
    evaded: tuple[Ref, ...] = ()
    winner: int = NOBODY
    totals: tuple[int, int] = (0, 0)
    compared: bool = False
    defended: bool = False
    broken: tuple[Ref, ...] = ()
    number: int = 0
    over: bool = False
    taken_by: int = NOBODY
    promised: tuple[tuple[int, Any, Any], ...] = ()


class L5R(State):
    """A game of Legend of the Five Rings in progress.

    Attributes:
        teams: the team of each owner.
        first: the team that has the first player token.
        round: its number, from 1.
        phase: the name of the phase.
        honor: of each owner. fate: the same.
        dials: the last bid of each owner, 0 before the first.
        rings: the five rings.
        favor: the team that has the Imperial Favor, `NOBODY` for none.
        favor_side: the type of conflict that it counts in, "" for every type.
        out: the owners that have lost their provinces, in this order (team games, L-24.2).
    """

    TABLE = ("teams", "first", "round", "phase", "honor", "fate", "dials", "rings", "favor", "favor_side", "out")
    __slots__ = TABLE

    def __init__(self, game: Game[L5R], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.teams: tuple[int, ...] = tuple([seat % 2 for seat in range(seats)])
        self.first, self.round, self.phase = 0, 1, "dynasty"
        self.honor: tuple[int, ...] = (0,) * seats
        self.fate: tuple[int, ...] = (0,) * seats
        self.dials: tuple[int, ...] = (0,) * seats
        self.rings: tuple[Ring, ...] = tuple([Ring(element) for element in ELEMENTS])
        self.favor = NOBODY
        self.favor_side = ""
        self.out: tuple[int, ...] = ()
