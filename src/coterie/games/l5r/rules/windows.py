"""5, 9. Opportunities to act: a team has them, and one of its members acts (L-9.3, L-24.1, U-201, U-219, U-236)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.teams import fmt, has_seat, is_team_game, members, seated, team_of, teams
from coterie.games.l5r.state import L5R, NOBODY, Turn
from coterie.kernel.events import happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import alternate, any_of
from coterie.kernel.procedures import data_of, remember
from coterie.kernel.steps import Step, step


def open_window(s: L5R, kind: str, first: int = NOBODY) -> None:
    """Give the teams opportunities to act in turn until all have passed in a row.

    Args:
        s: the state.
        kind: the menu from which they choose: “dynasty”, “conflict” or “action”.
        first: the team that begins, by default the one with the first player token.
    """
    order = teams(s)
    at = order.index(s.first if first == NOBODY else first)
    # the Shadowlands deck has turns in the dynasty window but not in others; its conflicts are in rules/shadow
    deck = kind == "dynasty"
    sides = tuple([
        side
        for team in (*order[at:], *order[:at])
        if (side := seated(s, team) or (members(s, team) if deck else ()))
    ])  # fmt: skip
    s.do((alternate, sides, (team_turn, kind), "final" if kind == "dynasty" else "next"))


@step("l5r.team_turn")
def team_turn(s: L5R, kind: str, side: tuple[int, ...], acted: Step, passed: Step) -> None:
    """Give a team an opportunity: its members are asked in turn until one acts. The Shadowlands deck acts by rule (U-075)."""
    owed = still_to_act(s, kind, side)
    if owed:
        count_use(s, ("acted again", team_of(s, owed[0])), kind)
        again: Step = (team_turn, kind, side, acted, passed)
        s.do((any_of, (opportunity, kind), owed, again, again))
        return
    if not has_seat(s, side[0]):
        s.game.procedures["muster"].begin(s, Turn(acted, (team_passes, kind, side, passed)))
        return
    s.do((any_of, (opportunity, kind), side, acted, (team_passes, kind, side, passed)))


def act_again(s: L5R, seat: int) -> None:
    """Give a seat's team one more opportunity in the current conflict, before the other team has its next."""
    count_use(s, ("acts again", team_of(s, seat)), "conflict")


def still_to_act(s: L5R, kind: str, side: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats of a team that has one more opportunity before a side has its own, () for none."""
    for team in teams(s) if kind == "conflict" else ():
        if used(s, ("acts again", team), kind) > used(s, ("acted again", team), kind):
            return seated(s, team)
    return ()


@step("l5r.opportunity")
def opportunity(s: L5R, kind: str, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat what it can do now. Whether it is asked depends on public knowledge: on whether a card in play offers it
    something, or its hand could (D-139)."""
    options = s.game.offers(s, kind, seat, acted)
    if not options and (s.game.leaks(s) or not s.game.could_offer(s, kind, seat)):
        s.do(passed)
        return
    s.ask(seat, ("window", kind), [*options, ("pass", (), (passed,))], forced=False, window=True)


def is_last_pass(passed: Step) -> bool:
    """Return whether a pass that does a step is the last that a window waits for: no member of the team is asked after it, and
    the other team has just passed. In the dynasty window a team has then passed for good (L-5.3, L-9.3)."""
    if passed[0] is not team_passes:
        return False
    then = passed[3]
    return then[0] is not alternate or then[3] == "final" or then[5] >= len(then[1])


def gains_for_pass(s: L5R) -> bool:
    """Return whether the first player to pass in the dynasty phase gains 1 fate now (L-5.3, U-206)."""
    return not data_of(s, "phase").passed and fmt(s).first_pass and not is_team_game(s)


@step("l5r.team_passes")
def team_passes(s: L5R, kind: str, side: tuple[int, ...], passed: Step) -> None:
    """Let a team pass. In the dynasty phase that is final, and the first to pass gains 1 fate (L-5.3, U-206)."""
    if kind != "dynasty":
        s.do(passed)
        return
    team, gains = s.teams[side[0]], gains_for_pass(s)
    remember(s, "phase", passed=(*data_of(s, "phase").passed, team))
    s.tell("passes", side[0])
    if gains:
        s.do(*[(happening, fate_by(seat, 1, detail=("first pass",))) for seat in members(s, team)], passed)
    else:
        s.do(passed)
