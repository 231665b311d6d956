"""The evaluation: what everybody has, what the conflict that goes on would change, and those that are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from coterie.games.l5r.bot.fights import NAMING, weigh_conflict
from coterie.games.l5r.bot.naming import DECLARING, hint
from coterie.games.l5r.bot.outlook import outlook
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.trying import worth_trying
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.bot.worth import worth_of_team
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.teams import team_of, teams, the_deck
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import data_of
from coterie.kernel.scopes import current
from coterie.kernel.weighing import Budget, Weighing


class L5RWeighing(Weighing[L5R]):
    """What bots may read of a position. A level of a search is narrower than in other games: phases are long, steps dear."""

    budget = Budget(width=3, word=4, level=12, depth=40, ways=3, worlds=2)

    def evaluate(self, s: L5R, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        mine = team_of(s, seat)
        t = Table(s)
        values = {team: worth_of_team(t, team) for team in teams(s)}
        holding_out = weigh_conflict(t, values, mine)
        values[team_of(s, 0)] += outlook(t, holding_out)
        values[mine] += hint(t, mine)
        best = max(value for team, value in values.items() if team != mine)
        return float(1 / (1 + W.scale ** (best - values[mine])))

    def sight(self, s: L5R) -> object:
        """Return the cards, the pools, the conflict and the phase, but nothing comparable while it is said who fights: what is
        on its way to be said counts, too. Every other question is weighed by what has come of it."""
        if s.result is not None or (s.asked is not None and s.asked[1][0] in (*NAMING, *DECLARING)):
            return object()
        table = [copy(getattr(s, name)) for name in s.TABLE]  # a search goes on in the same world with its last option
        return (s.pieces.copy(), table, conflict(s), data_of(s, "phase"))

    def tried(self, s: L5R) -> Sequence[int]:
        return worth_trying(s) if s.asked is not None else ()

    def horizon(self, s: L5R) -> object:
        """Return what stays the same during a turn: a phase; in the draw phase the bids with what they draw, then one card of
        a hand after the other, whose order makes no difference; in the conflict phase one conflict after the other, and
        never beyond a card that the Shadowlands deck turns up: that is as if an opponent had acted. `weigh_conflict` and
        `outlook` estimate what comes later."""
        if s.phase == "conflict":
            now, deck = conflict(s), the_deck(s)
            turned = len(pile(s, "deck", deck)) if deck != NOBODY else 0
            return (s.round, "conflict", used(s, ("conflicts",), "phase") if now is None else now.number, turned)
        if s.phase != "draw":
            return (s.round, s.phase)
        phase = current(s, "phase")
        # a card that is being played is still held, and one that is drawn was counted in its deck: all draw what they bid
        zones = ("hand", "limbo", "deck")
        cards = sum([len(pile(s, zone, seat)) for zone in zones for seat in range(s.seats)])
        return (s.round, "draw", s.rows[phase].at if phase else 0, cards)

    def stretch(self, s: L5R) -> object:
        """Return what stays the same up to the end of a phase or a conflict: a card that the Shadowlands deck turns up after an
        action is played out, but an attack that follows a conflict is not weighed before anybody has defended (D-685)."""
        now = conflict(s) if s.phase == "conflict" else None
        return (s.round, s.phase, used(s, ("conflicts",), "phase") if now is None else now.number)
