"""4. The impulse: the acting Methuselah first, then the others in the order of the context, until all have passed.

Effects resolve as they are used; each use gives the impulse back to the acting Methuselah (VR-4.1, V-074 to V-082).
Whether a seat is asked depends on what everybody knows: on what lies open, and on whether it could hold a card that fits here.
"""

from __future__ import annotations

from coterie.games.vtes.facts import beside, is_alert, playing
from coterie.games.vtes.state import Vtes
from coterie.kernel.loops import alternate
from coterie.kernel.procedures import data_of
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step


def impulse(s: Vtes, serial: int, window: str, order: tuple[int, ...], *then: Step) -> None:
    """Let seats use what fits a window until all have passed in a row.

    Args:
        s: the state.
        serial: the procedure in which it opens; the window closes once that is told to go elsewhere.
        window: its name.
        order: the seats, the acting one first.
        then: what follows.
    """
    seats = tuple([seat for seat in order if seat not in s.out and is_alert(s, seat)])
    s.do((alternate, seats, (opportunity, serial, window), "first"), *then)


@step("vtes.opportunity")
def opportunity(s: Vtes, serial: int, window: str, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat what it can use in a window; it can always pass."""
    if closed(s, serial):
        return
    offer(s, window, seat, s.game.offers(s, window, seat, acted), passed)


def offer(s: Vtes, window: str, seat: int, options: list[RawOption], passed: Step) -> None:
    """Ask a seat, or pass for it if everybody knows that it has nothing to use."""
    if options or could(s, seat, window):
        prompt = ("impulse", window, s.game.told_of(s))
        s.ask(seat, prompt, [*options, ("pass", (), (passed,))], forced=False, window=True)
    else:
        passed[0](s, *passed[1:])  # at once, as mostly


def could(s: Vtes, seat: int, *windows: str) -> bool:
    """Return whether a seat is asked in a window, or one of several, even if it has nothing to use there: by what everybody
    knows, it could have (VR-4.1)."""
    return not s.game.leaks(s) and any(s.game.could_play(s, seat, window) for window in windows)


def closed(s: Vtes, serial: int) -> bool:
    """Return whether the procedure of a window has been told to go elsewhere, so that the window is closed."""
    return bool(getattr(s.rows[serial].data, "goto", "")) or s.result is not None


def undirected(s: Vtes, seat: int) -> tuple[int, ...]:
    """Return the order of an undirected action: the acting Methuselah, prey, predator, the others clockwise (V-080)."""
    return tuple(dict.fromkeys([seat, *beside(seat, s.seats, s.out), *playing(s, seat)]))


def order_now(s: Vtes) -> tuple[int, ...]:
    """Return the order of the impulse in the combat or action in progress; outside both, clockwise from the active
    Methuselah (VR-4.1, V-078 to V-081)."""
    fight, action = data_of(s, "combat"), data_of(s, "action")
    if fight is not None:
        return directed(s, fight.seats[0], fight.seats[1:])
    return playing(s) if action is None else order_of_action(s, action.seat, action.targets)


def order_of_action(s: Vtes, seat: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the order of an action, directed at some Methuselahs or undirected (V-078 to V-080)."""
    return directed(s, seat, targets) if targets else undirected(s, seat)


def directed(s: Vtes, seat: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the order of combat, or of an action directed at Methuselahs (V-078, V-079)."""
    clockwise = playing(s, seat)
    return tuple(dict.fromkeys([seat, *[at for at in clockwise if at in targets], *clockwise]))
