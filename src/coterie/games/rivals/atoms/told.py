"""What changes nothing but is told, so that others hear it, and perhaps remembered."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.facts import blood, definition, party
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import show
from coterie.words.cards.atoms import there


def _defeat(s: Rivals, event: Event) -> int:
    """Count how many Mortals a seat defeats in this turn."""
    if "mortal" in definition(s, event.subject).types and s.game.kind(s, event.subject) == "mortal":
        count_use(s, ("defeated Mortal", event.detail[0]), "turn")
    return event.amount


def _performed(s: Rivals, event: Event) -> int:
    """Change nothing, and tell how much Blood lies on a Ritual that is performed (R-091)."""
    return blood(s, event.subject)


def _happened(s: Rivals, event: Event) -> int:
    """Change nothing: what is told so that others hear it."""
    return 1


def _measured(s: Rivals, event: Event) -> int:
    """Change nothing: what is told with its amount, which answers may read or lower."""
    return event.amount


def _play(s: Rivals, event: Event) -> int:
    """Count how many cards of each type a seat has played in this turn."""
    for type_ in definition(s, event.subject).types:
        count_use(s, ("played", type_, s.pieces[event.subject].owner), "turn")
    return 1


def _attacked(s: Rivals, event: Event) -> int:
    """Remember who attacks, and for its party what kinds of cards it has attacked in this turn."""
    count_use(s, ("attacked", event.subject, event.life), "turn")
    for kind in definition(s, event.detail[0]).types if event.detail else ():
        for p in party(s, event.subject):
            count_use(s, ("against", kind, p, s.pieces[p].life), "turn")
    return 1


def lay_open(s: Rivals, piece: int) -> None:
    """Show a card to all; the log says which, as what is decided about it is asked at once."""
    show(s, piece)
    s.tell("shows", s.pieces[piece].face)


def _reveal(s: Rivals, event: Event) -> int:
    lay_open(s, event.subject)
    return 1


ATOMS: Mapping[str, Atom] = {
    "play": Atom(_play, there),
    "reveal": Atom(_reveal, there),
    "resolve": Atom(_happened),
    "perform": Atom(_performed, there),
    "open": Atom(_happened),
    "scheme": Atom(_happened, there),
    "succeed": Atom(_happened, there),
    "fail": Atom(_happened, there),
    "assault": Atom(_measured),
    "defeat": Atom(_defeat, there),
    "attack": Atom(_attacked, there),
    "attacked": Atom(_happened, there),
    "typed": Atom(_happened, there),
    "activate": Atom(_happened, there),
    "block": Atom(_happened, there),
    "fought": Atom(_happened),
    "begin": Atom(_happened),
    "end": Atom(_happened),
    "act": Atom(_happened, there),
}
