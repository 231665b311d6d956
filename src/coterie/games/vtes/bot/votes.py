"""How a referendum is likely to end, and what that is worth.

Methuselahs that have not voted yet are taken to vote for what is best for them.
"""

from __future__ import annotations

from math import exp

from coterie.games.vtes.bot.playing_on import played_on
from coterie.games.vtes.bot.worth import standing
from coterie.games.vtes.facts import playing, ready_minions
from coterie.games.vtes.numbers import VOTES, stat
from coterie.games.vtes.rules.action_state import Action
from coterie.games.vtes.rules.referendum import (
    AGAINST,
    FOR,
    REFERENDUM,
    Referendum,
    can_oppose,
    can_vote,
    tally_of,
    votes_on,
)
from coterie.games.vtes.state import Vtes

MOTION = 3.0  # what a referendum that passes is worth to who calls it, before its terms are known
HARM = 1.0  # what it is likely to cost each other
TURNOUT = 0.75  # of the votes that could be cast, how many are
CARES = 0.3  # what must be at stake for somebody to vote
SURE = 1.2  # by how much a vote makes the odds better
POLLING = REFERENDUM.index("7.1.3")


def promise(s: Vtes, seat: int, now: Action) -> float:
    """Return what a political action that is not blocked is likely to be worth to a seat, before its terms are known."""
    mine = 1 + sum([max(0, stat(s, p, VOTES)) for p in ready_minions(s, now.seat)]) + (s.edge == now.seat)
    others = [max(0, stat(s, p, VOTES)) for at in playing(s) if at != now.seat for p in ready_minions(s, at)]
    odds = mine / (mine + TURNOUT * sum(others) / 2)
    return odds * (MOTION if seat == now.seat else -HARM)


def is_open(s: Vtes, serial: int) -> bool:
    """Return whether it is still to be seen how a referendum ends."""
    return s.rows[serial].at <= POLLING and not REFERENDUM.of(s, serial).forced


def of_vote(s: Vtes, seat: int, serial: int) -> float:
    """Return how good a position is for a seat in which a referendum goes on, by how that is likely to end."""
    passed, failed = _ended(s, seat, serial, "passes"), _ended(s, seat, serial, "fails")
    now = REFERENDUM.of(s, serial)
    yes, no = tally_of(s, now)
    margin = float(yes - no)
    for at in playing(s):
        votes = left(s, now, at)
        stake = standing(passed, at) - standing(failed, at) if votes[FOR] or votes[AGAINST] else 0.0
        if abs(stake) > CARES:
            margin += TURNOUT * (votes[FOR] if stake > 0 else -votes[AGAINST])
    odds = 1 / (1 + exp(-SURE * (margin - 0.5)))  # a tie fails
    return odds * standing(passed, seat) + (1 - odds) * standing(failed, seat)


def _ended(s: Vtes, seat: int, serial: int, how: str) -> Vtes:
    """Return what comes of a referendum if it ends in one way."""
    world = s.clone()
    REFERENDUM.remember(world, serial, forced=how)
    world.asked = None
    return played_on(world, seat, 0)


def left(s: Vtes, now: Referendum, seat: int) -> dict[str, int]:
    """Return the votes that a seat could still cast for and against, as everybody sees."""
    able = [p for p in ready_minions(s, seat) if can_vote(s, now, p)]
    edge = now.edge_worth if s.edge == seat else 0
    against = [p for p in able if can_oppose(s, p)]
    return {
        FOR: edge + sum([votes_on(s, p, FOR) for p in able]),
        AGAINST: edge + sum([votes_on(s, p, AGAINST) for p in against]),
    }
