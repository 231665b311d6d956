"""5.1 Recruiting: a vampire from the hand, its price, its Blood, its name."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.rivals.facts import definition, in_use
from coterie.games.rivals.numbers import RECRUIT_COST
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Event, about, happen
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step


def price(s: Rivals, seat: int, piece: int) -> int:
    """Return the Prestige that a vampire costs: its BP less reductions (RR-5.1)."""
    return max(0, total(s, RECRUIT_COST, ("seat", seat), definition(s, piece).bp))


def recruits(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the vampires in a hand that can be recruited: affordable, with a name that no coterie has (R-110)."""
    faces, pieces = s.game.faces, s.pieces
    for p in pile(s, "hand", seat):
        if (
            faces[pieces[p].face].kind == "vampire"
            and price(s, seat, p) <= s.prestige[seat]
            and in_use(s, _name(s, p)) is None
        ):
            yield (p,)


def _name(s: Rivals, piece: int) -> str:
    return str(definition(s, piece).name)


@step("rivals.recruit")
def recruit(s: Rivals, seat: int, piece: int) -> None:
    """Recruit a vampire: turn Prestige into Blood on it, and take what was saved from the general supply (R-146).

    It comes into play paid for and with full Blood, before any response (RR-5.1).
    """
    cost = price(s, seat, piece)
    saved = int(definition(s, piece).bp) - cost
    s.tell("recruits", seat, s.pieces[piece].face)
    full = [about(s, "convert", piece, cost)] if cost else []
    if saved > 0:
        full.append(about(s, "blood", piece, saved, detail=(s.pieces[piece].owner, "filled")))
    happen(s, *full, about(s, "recruit", piece), *namesakes(s, piece))


def namesakes(s: Rivals, piece: int) -> list[Event]:
    """Return the events that burn vampires in torpor with the name of the recruited one (R-111)."""
    found = [
        p for seat in range(s.seats) for p in pile(s, "torpor", seat) if p != piece and _name(s, p) == _name(s, piece)
    ]
    return [about(s, "burn", p) for p in found]
