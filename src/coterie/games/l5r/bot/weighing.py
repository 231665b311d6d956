"""The evaluation: what everybody has, what the conflict that goes on would change, and those that are still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy

from coterie.games.l5r.bot.fights import NAMING, weigh_conflict
from coterie.games.l5r.bot.naming import hint
from coterie.games.l5r.bot.outlook import outlook
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.trying import worth_trying
from coterie.games.l5r.bot.turns import DECLARING
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.bot.worth import worth_of_team
from coterie.games.l5r.facts.cards import attachments, with_keyword
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.teams import team_of, teams, the_deck
from coterie.games.l5r.rules.bearing import RESTRICTED
from coterie.games.l5r.rules.conflict_phase import CONFLICTS
from coterie.games.l5r.state import L5R, NOBODY, Phase
from coterie.kernel.events import Event, changed
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import data_of
from coterie.kernel.scopes import current
from coterie.kernel.weighing import Budget, Weighing, odds
from coterie.words.frames import Frame

GLORY = CONFLICTS.index("3.4")  # what follows the last conflict of a phase


class L5RWeighing(Weighing[L5R]):
    """What bots may read of a position. A level of a search is narrower than in other games: phases are long, steps dear."""

    budget = Budget(width=3, word=4, level=12, depth=40, ways=3, worlds=2)

    def evaluate(self, s: L5R, seat: int) -> float:
        s = foreseen(s)
        mine = team_of(s, seat)
        t = Table(s)
        values = {team: worth_of_team(t, team) for team in teams(s)}
        holding_out = weigh_conflict(t, values, mine)
        values[team_of(s, 0)] += outlook(t, holding_out)
        values[mine] += hint(t, mine) - W.hint * opportunities_left(s) / 10
        best = max(value for team, value in values.items() if team != mine)
        return odds(values[mine] - best, W.scale)

    def sight(self, s: L5R) -> object:
        """Return the cards, the pools, the conflict and the phase, but nothing comparable while it is said who fights: what is
        on its way to be said counts, too. Every other question is weighed by what has come of it."""
        if s.result is not None or (s.asked is not None and s.asked[1][0] in (*NAMING, *DECLARING)):
            return object()
        table = [copy(getattr(s, name)) for name in s.TABLE]  # a search goes on in the same world with its last option
        return (s.pieces.copy(), table, conflict(s), data_of(s, "phase"), gathered(s))

    def tried(self, s: L5R) -> Sequence[int]:
        return worth_trying(s) if s.asked is not None else ()

    def horizon(self, s: L5R) -> object:
        """Return what stays the same during a turn: a phase; in the draw phase the bids with what they draw, then one card of
        a hand after the other, whose order makes no difference, each with what is discarded for it (D-886); in the conflict
        phase one conflict after the other; against the Shadowlands deck up to the comparison, and never beyond a card that it
        turns up: that is as if an opponent had acted. `weigh_conflict` and `outlook` estimate what comes later."""
        if s.phase == "conflict":
            deck = the_deck(s)
            turned = len(pile(s, "deck", deck)) if deck != NOBODY else 0
            return (s.round, "conflict", *which_conflict(s), is_compared(s), turned)
        if s.phase != "draw":
            return (s.round, s.phase)
        phase = current(s, "phase")
        # a card that is being played is still held, and one that is drawn was counted in its deck: all draw what they bid
        zones = ("hand", "limbo", "deck")
        cards = sum([len(pile(s, zone, seat)) for zone in zones for seat in range(s.seats)])
        return (s.round, "draw", s.rows[phase].at if phase else 0, cards + in_excess(s))

    def stretch(self, s: L5R) -> object:
        """Return what stays the same up to the end of a phase or a conflict: a card that the Shadowlands deck turns up after an
        action is played out, but an attack that follows a conflict is not weighed before anybody has defended (D-720)."""
        return (s.round, s.phase, *which_conflict(s), is_compared(s))


def opportunities_left(s: L5R) -> int:
    """Return how many conflicts may still be declared in this phase. What is worth the same and asks the same is the same to a
    search: so a pass that led only to another action window was dropped, and clans attacked in vain."""
    phase: Phase | None = data_of(s, "phase")
    return sum(phase.left) if phase is not None and phase.left else 0


def gathered(s: L5R) -> tuple[Event, ...]:
    """Return what has been chosen of the things that happen together once everybody has chosen (L-9.11)."""
    frames = [row for row in s.rows.values() if type(row) is Frame and row.get("together")]
    return frames[-1].get("together") if frames else ()


def foreseen(s: L5R) -> L5R:
    """Return a position in which what has been chosen has already happened. All choices look alike otherwise until the last one
    is made, and of lines that look alike a search follows the first: whole defences bowed for Dark Bargain, with honor to
    spare, and the first clan that Chuda Gyushi asked gave honor rather than cards (D-722)."""
    due = gathered(s)
    if not due:
        return s
    world = s.clone()
    changed(world, due)
    return world


def in_excess(s: L5R) -> int:
    """Return how many attachments have still to be discarded because their bearers have too many."""
    bears = Counter([s.pieces[p].host for seat in range(s.seats) for p in pile(s, "attached", seat)])
    many = [p for p, n in bears.items() if n > RESTRICTED]
    return sum([max(0, len(with_keyword(s, attachments(s, p), "restricted")) - RESTRICTED) for p in many])


def is_compared(s: L5R) -> bool:
    """Return whether a conflict with the Shadowlands deck has come to the comparison. A line that passes ends there, because
    one that acts does not get so far: where the first was weighed by all that follows from a lost conflict, and the second
    by an estimate, clans played card after card to put off the same loss (D-851)."""
    now = conflict(s)
    return now is not None and now.compared and the_deck(s) != NOBODY


def which_conflict(s: L5R) -> tuple[int, bool, bool]:
    """Return how many conflicts of the phase came before the one that goes on or comes next; whether it is one of the
    Shadowlands deck, which follows a pass of the clans without another one in between; and whether no more come. What is
    done as the phase ends comes after every line, so a line that gets there must not look worse than one that stops before."""
    if s.phase != "conflict":
        return (0, False, False)
    now = conflict(s)
    if now is not None:
        return (now.number, the_deck(s) != NOBODY and now.team == s.teams[the_deck(s)], False)
    phase = current(s, "phase")
    return (used(s, ("conflicts",), "phase"), False, not phase or s.rows[phase].at >= GLORY)
