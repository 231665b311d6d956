"""2. A turn: an auction at the beginning of each round, dawn, two actions."""

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
    """What a turn remembers: how many actions are left."""

    left: int = ACTIONS


@step("primer.turn")
def take_turn(s: Primer) -> None:
    """Begin a turn; the next one follows."""
    s.tell("turn", s.active)
    TURN.begin(s, Turn())
    s.do((next_turn,))


def auction(s: Primer, turn: int) -> None:
    """At the beginning of a round all seats bid in secret for two cards (P-2)."""
    if s.active == 0:
        s.do((bid, "auction", in_turn_order(0, s.seats), 0, (HIGHEST_BID,) * s.seats, (auctioned,)))


@step("primer.auctioned")
def auctioned(s: Primer, bids: tuple[tuple[int, int], ...]) -> None:
    """The highest bid, the first among equals, pays in points and draws the cards (P-2)."""
    winner, price = max(bids, key=lambda pair: (pair[1], -pair[0]))
    if price:
        draws = [about(s, "draw", p, detail=("auction",)) for p in pile(s, "deck", winner)[:PRIZE]]
        pay(s, winner, price)
        s.tell("wins auction", winner, price, len(draws))
        if draws:
            happen(s, *draws)


def dawn(s: Primer, turn: int) -> None:
    """The active seat's recruits straighten, and it draws a card (P-3)."""
    bowed = [about(s, "straighten", p) for p in recruits_of(s, s.active) if not s.pieces[p].ready]
    if bowed:
        happen(s, *bowed)
    top = pile(s, "deck", s.active)[:1]
    if top:
        happen(s, about(s, "draw", top[0]))


def act(s: Primer, turn: int) -> None:
    """One of the actions of a turn, or its end (P-4). What can be done is declared in `coterie.games.primer.actions`."""
    left = TURN.of(s, turn).left
    if left == 0:
        s.do((leave, turn))
        return
    options = s.game.offers(s, "turn", s.active, (count_action, turn))
    s.ask(s.active, ("action?", left), [*options, ("end", (), ((leave, turn),))], forced=False)


def act_prompt(s: Primer, turn: int) -> tuple[str, int] | None:
    """Return the prompt of `act`, None once no action is left."""
    left = TURN.of(s, turn).left
    return ("action?", left) if left else None


@step("primer.count_action")
def count_action(s: Primer, turn: int) -> None:
    """One action less is left."""
    TURN.remember(s, turn, left=TURN.of(s, turn).left - 1)


@step("primer.next_turn")
def next_turn(s: Primer) -> None:
    """The next seat's turn, unless the last round is over: then the side with the most points has won (P-5)."""
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
