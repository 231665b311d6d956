"""The state and the zones of Legend of the Five Rings.

Cards in a province lie at the place of the province. Each owner has six places, those of the row and that of the stronghold
(`ROW`, `STRONGHOLD`); clans use three or four in the row, the Shadowlands deck five and no stronghold. Fate, status tokens and
participation are counters on the card, so that they are remembered when a card has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.chance import below
from coterie.kernel.game import Game
from coterie.kernel.pieces import Ref, Zone
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.state import State
from coterie.kernel.steps import Step

if TYPE_CHECKING:
    from coterie.games.l5r import L5RGame

ROW = 6  # places of provinces of each owner
STRONGHOLD = 5  # the last of them, below the stronghold; it is adjacent to none (L-2.12)

TOKEN = "province"  # the face of a province token
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
    "outside": Zone(),  # what its player owns outside the game, where a deck has cards that look there
    "gone": Zone(),  # removed from the game (L-2.11)
    "warlord": Zone(active=True),  # where the warlord of the Shadowlands is while it is out of play (U-031)
    "lent": Zone(active=True),  # the top card of a conflict deck while it can be played as from the hand
    "turned": Zone(active=True),  # the card that the Shadowlands deck has turned up for an action (U-122)
}

UNCLAIMED, CONTESTED = -1, -2
NOBODY = -1

ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")
FOR_THE_DECK = "for the deck"  # the last argument of a question that is asked in its place
DECLINES = ("no", "done", "pass", "decline", "nobody", "nothing")  # what the Shadowlands deck never says


class Ring(Row):
    """A ring.

    Attributes:
        element: its own element.
        fate: the fate on it.
        holder: the team that has claimed it, `UNCLAIMED` or `CONTESTED`.
        side: the type of conflict as which it was claimed, "" if it is not claimed.
    """

    element: str
    fate: int = 0
    holder: int = UNCLAIMED
    side: str = ""


class Phase(Row):
    """The data of a phase.

    Attributes:
        name: “dynasty”, “draw”, “conflict” or “fate”.
        passed: the teams that have passed in the dynasty window, in this order.
        left: the number of conflicts that each team may still declare.
        done: the types that each team has used.
        extra: further conflicts that effects have granted, as (team, type or "" for any).
        turn: the team whose turn it is to declare.
        poor: the characters without fate at the beginning of the discarding step.
        at_once: the team that declares its next conflict before anything else, `NOBODY` for none.
        scanned: how far the Shadowlands deck has got in its row of provinces (U-086).
    """

    name: str
    passed: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    done: tuple[tuple[str, ...], ...] = ()
    extra: tuple[tuple[int, str], ...] = ()
    turn: int = 0
    poor: tuple[Ref, ...] = ()
    at_once: int = NOBODY
    scanned: int = 0


class Conflict(Row):
    """The data of a conflict.

    Attributes:
        team: the attacking team.
        by: the seat that has declared it.
        element: the element of the contested ring.
        kind: “military” or “political”.
        places: where the attacked provinces lie.
        declared: who was declared as an attacker.
        evaded: who cannot be declared as a defender, by covert.
        evaders: who evades each of them.
        winner: the team that has won, `NOBODY` for none.
        totals: the compared skill of the attackers and of the defenders.
        compared: whether the skill has been compared.
        defended: whether the defending team had a participating character then.
        broken: the provinces that the conflict has broken.
        number: the number of earlier conflicts in this phase.
        over: whether only the way home is left.
        taken_by: the owner that resolves and claims the ring in place of the winner, `NOBODY` for none.
        promised: effects that happen if a team wins, as (team, effect, frame).
        added: what is added to the skill of a team, as (team, amount, frame).
    """

    team: int
    by: int
    element: str
    kind: str
    places: tuple[int, ...] = ()
    declared: tuple[Ref, ...] = ()
    evaded: tuple[Ref, ...] = ()
    evaders: tuple[Ref, ...] = ()
    winner: int = NOBODY
    totals: tuple[int, int] = (0, 0)
    compared: bool = False
    defended: bool = False
    broken: tuple[Ref, ...] = ()
    number: int = 0
    over: bool = False
    taken_by: int = NOBODY
    promised: tuple[tuple[int, Any, Any], ...] = ()
    added: tuple[tuple[int, Any, Any], ...] = ()


class Ruin(Row):
    """The data of breaking a Shadowlands province: its place."""

    place: int


class Turn(Row):
    """The data of a turn of the Shadowlands deck: the steps that follow if it has acted and if it has passed."""

    acted: Step
    passed: Step


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
        out: the owners that have lost their provinces, in order (team games, L-24.2).
    """

    TABLE = ("teams", "first", "round", "phase", "honor", "fate", "dials", "rings", "favor", "favor_side", "out")
    __slots__ = TABLE
    teams: tuple[int, ...]
    first: int
    round: int
    phase: str
    honor: tuple[int, ...]
    fate: tuple[int, ...]
    dials: tuple[int, ...]
    rings: tuple[Ring, ...]
    favor: int
    favor_side: str
    out: tuple[int, ...]
    game: L5RGame  # for its own questions, such as what a window could offer

    def __init__(self, game: Game[L5R], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        against = {"coop": seats, "challenge": seats - 1}.get(setup.get("mode", ""), 0)  # clans against the Shadowlands
        self.teams = (*([0] * against), 1) if against else tuple([seat % 2 for seat in range(seats)])
        owners = len(self.teams)
        self.first, self.round, self.phase = 0, 1, "dynasty"
        self.honor = (0,) * owners
        self.fate = (0,) * owners
        self.dials = (0,) * owners
        self.rings = tuple([Ring(element) for element in ELEMENTS])
        self.favor = NOBODY
        self.favor_side = ""
        self.out = ()

    def ask(
        self,
        seat: int,
        prompt: tuple[Any, ...],
        options: list[RawOption],
        *,
        default: int = -1,
        forced: bool = True,
        window: bool = False,
    ) -> None:
        """Ask a seat. Questions to the Shadowlands deck go to its opponents, who cannot decline for it (U-063, U-067, U-068)
        and are bound by the rules (U-064); with “unpredictable”, chance decides (U-159)."""
        if seat < self.seats:
            super().ask(seat, prompt, options, default=default, forced=forced, window=window)
            return
        options = [option for option in options if option[0] not in DECLINES] or options
        options = self.game.by_rule(self, prompt, options)
        if "unpredictable" in self.setup["difficulty"] and len(options) > 1:
            options = [options[below(self, len(options))]]
        super().ask(self.game.decides(self, seat), (*prompt, FOR_THE_DECK), options)
