"""21. When abilities can be used besides responding to events: all players in turn, until all have passed."""

from __future__ import annotations

from coterie.games.rivals.facts import playing
from coterie.games.rivals.state import Rivals
from coterie.kernel.loops import alternate
from coterie.kernel.steps import Step, step


def moment(s: Rivals, name: str) -> None:
    """Give everybody an opportunity to use abilities, the active player first (R-152).

    Args:
        s: the state.
        name: what is going on, one of the phrases “moment …”.
    """
    s.do((alternate, playing(s), (opportunity, name), "first"))


@step("rivals.opportunity")
def opportunity(s: Rivals, name: str, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat the abilities that it can use now. Cards in play are public, so everybody knows whether it has any. A
    seat with a face-down card is asked if that could be a Trap that can be sprung (R-208, R-214), and a seat with a hand
    if an ability could use a card in it. After its own action a player is asked what it does next anyway (D-670)."""
    if name == "after an action" and seat == s.active:
        s.do(passed)
        return
    options = s.game.offers(s, "any time", seat, acted)
    if not options and (s.game.leaks(s) or not s.game.could_beside(s, seat)):
        s.do(passed)
        return
    s.ask(seat, ("moment", name), [*options, ("pass", (), (passed,))], forced=False, window=True)
