"""The primer with a few cards made up by a test."""

from coterie.kernel.events import happen
from tests.primer import Provoked
from tests.primer.extra import FACES
from tests.primer.tools import position


def game(*cards, base=Provoked):
    """Return the primer with more cards."""
    return base({**FACES, **{card.face: card for card in cards}})


def table(text, *cards, players=2, windows="useful", base=Provoked):
    """Return a position with cards made up by the test."""
    return position(text, players=players, windows=windows, game=game(*cards, base=base))


def let_happen(s, *events) -> None:
    """Let events happen before the current question, and play on until somebody is asked."""
    s.asked = None
    happen(s, *events)
    s.todo += s.next[::-1]
    s.next.clear()
    s.play()
