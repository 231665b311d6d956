"""21. When abilities can be used besides responding to events: all players in turn, until all have passed."""

from __future__ import annotations

from coterie.games.rivals.facts import playing
from coterie.games.rivals.state import Rivals
from coterie.kernel.loops import alternate
from coterie.kernel.steps import Step, step

AFTER_CITY, BEFORE_ACTION, AFTER_ACTION = "after a City card", "before an action", "after an action"
ACTS_NEXT = (AFTER_CITY, BEFORE_ACTION, AFTER_ACTION)  # when the active player is about to be asked for an action
BETWEEN = (*ACTS_NEXT, "before a City card", "after mending", "after the antagonists", "after drawing")


def moment(s: Rivals, name: str) -> None:
    """Give everybody an opportunity to use abilities, the active player first (R-152).

    Args:
        s: the state.
        name: what is going on, one of the phrases “moment …”.
    """
    s.do((alternate, playing(s), (opportunity, name), "first"))


def open_between(s: Rivals) -> bool:
    """Return whether there is anything, face up or face down, that could be used between actions or steps (RR-21)."""
    if s.ears.get(("used", "any turn")):
        return True
    for seat in range(s.seats):
        if s.piles.get(("plots", seat)):
            return True
    return False


@step("rivals.opportunity")
def opportunity(s: Rivals, name: str, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat the abilities that it can use now.

    Cards in play are public, so everybody knows whether it has any. A seat with a face-down card is asked if that could be
    a Trap that can be sprung (R-208, R-214), and a seat with a hand if an ability could use a card in it. A player who acts
    next is asked for that (D-670). Between actions and steps a wraith token could be turned up for nothing; that alone opens
    no window (D-927).
    """
    if name in ACTS_NEXT and seat == s.active:
        s.do(passed)
        return
    between = name in BETWEEN
    options = s.game.offers(s, "between" if between else "any time", seat, acted)
    idle = all(option[0] == "reveal" for option in options) if between else not options
    if idle and (s.game.leaks(s) or not s.game.could_beside(s, seat, between=between)):
        s.do(passed)
        return
    s.ask(seat, ("moment", name), [*options, ("pass", (), (passed,))], forced=False, window=True)
