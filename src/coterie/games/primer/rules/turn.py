"""2. A turn: an auction if it begins a round, dawn, and two actions."""

from __future__ import annotations

from coterie.games.primer.atoms import pass_turn, pay
from coterie.games.primer.facts import points_of_side, recruits_of
from coterie.games.primer.numbers import ACTIONS, HIGHEST_BID, PRIZE
from coterie.games.primer.state import Primer
from coterie.kernel.bids import bid
from coterie.kernel.events import about, happen
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, leave, row
from coterie.kernel.rows import Row
from coterie.kernel.steps import step


class Turn(Row):
    """The data of a turn: the number of actions left."""

    left: int = ACTIONS


@step("primer.turn")
def take_turn(s: Primer) -> None:
    """Begin a turn, after which the next one follows."""
    s.tell("turn", s.active)
    TURN.begin(s, Turn())
    s.do((next_turn,))


def auction(s: Primer, turn: int) -> None:
    """Let all seats bid in secret for two cards at the beginning of a round (P-2)."""
    if s.active == 0:
        s.do((bid, "auction", in_turn_order(0, s.seats), 0, (HIGHEST_BID,) * s.seats, (auctioned,)))


@step("primer.auctioned")
def auctioned(s: Primer, bids: tuple[tuple[int, int], ...]) -> None:
    """Let the seat with the highest bid, the first among equals, pay in points and draw the cards (P-2)."""
    winner, price = max(bids, key=lambda pair: (pair[1], -pair[0]))
    if price:
        draws = [about(s, "draw", p, detail=("auction",)) for p in pile(s, "deck", winner)[:PRIZE]]
        pay(s, winner, price)
        s.tell("wins auction", winner, price, len(draws))
        if draws:
            happen(s, *draws)


def dawn(s: Primer, turn: int) -> None:
    """Straighten the active seat's recruits, and let it draw a card (P-3)."""
    bowed = [about(s, "straighten", p) for p in recruits_of(s, s.active) if not s.pieces[p].ready]
    if bowed:
        happen(s, *bowed)
    top = pile(s, "deck", s.active)[:1]
    if top:
        happen(s, about(s, "draw", top[0]))


def act(s: Primer, turn: int) -> None:
    """Ask for an action, or the end of the turn (P-4); the actions are declared in `coterie.games.primer.actions`."""
    left = TURN.of(s, turn).left
    if left == 0:
        s.do((leave, turn))
        return
    options = s.game.offers(s, "turn", s.active, (count_action, turn))
    s.ask(s.active, ("action?", left), [*options, ("end", (), ((leave, turn),))], forced=False)


def act_prompt(s: Primer, turn: int) -> tuple[str, int] | None:
    """Return the prompt of `act`, None if no action is left."""
    left = TURN.of(s, turn).left
    return ("action?", left) if left else None


@step("primer.count_action")
def count_action(s: Primer, turn: int) -> None:
    """Count an action."""
    TURN.remember(s, turn, left=TURN.of(s, turn).left - 1)


@step("primer.next_turn")
def next_turn(s: Primer) -> None:
    """Begin the next seat's turn, unless the last round is over: then the side with the most points wins (P-5)."""
    if s.turn < s.setup["rounds"] * s.seats:
        pass_turn(s)
        s.do((take_turn,))
        return
    sides = [points_of_side(s, seat) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if sides[seat] == max(sides)]
    alone = all(s.game.allied(s, best[0], seat) for seat in best)
    s.over_with({seat: (1.0 if alone else 0.5) * (seat in best) for seat in range(s.seats)}, "points")


TURN: Procedure[Turn] = Procedure(
    "primer.turn",
    "Turn",
    Turn,
    (
        row("2.1", "Bids", auction, "P-2"),
        row("2.2", "Dawn", dawn, "P-3"),
        row("2.3", "Actions", act, "P-4", again=True, asks=True, menu=act_prompt),
    ),
    period=True,
)
