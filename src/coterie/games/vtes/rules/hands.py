"""Hands are always as large as they should be: drawn up and discarded down at once (VR-4.9, V-047, V-050, V-051)."""

from __future__ import annotations

from coterie.games.vtes.atoms.seats import owe
from coterie.games.vtes.facts import goes_on, hand_sizes
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happen, happening
from coterie.kernel.knowledge import knows
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, fall_due
from coterie.kernel.steps import step

DRY = ("a hand is empty",)  # a moment, which also comes as an action ends
STORED = "stored"  # the zone of cards that are kept on others


def wanted(s: Vtes, seats: tuple[int, ...]) -> list[int]:
    """Return the number of cards that each seat's hand should hold: fewer where some are replaced later (V-048, C-013)."""
    owed = s.owed
    return [max(0, size - owed[seat]) for seat, size in zip(seats, hand_sizes(s, seats), strict=True)]


def uneven(s: Vtes, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats whose hands must be discarded down, or drawn up if there is a library to draw from (V-046)."""
    piles, owed, found = s.piles, s.owed, []
    for seat, size in zip(seats, hand_sizes(s, seats), strict=True):
        more = len(piles.get(("hand", seat), ())) - max(0, size - owed[seat])  # as `wanted`, for which the checks wait
        if more > 0 or (more < 0 and ("library", seat) in piles and not waits(s, seat)):
            found.append(seat)
    return tuple(found)


def waits(s: Vtes, seat: int) -> bool:
    """Return whether a hand is not drawn up now, because its Methuselah does not replace cards in minion phases (card text)."""
    return bool(forbidding(s, "replace in minion phases", ("seat", seat))) and goes_on(s, "5.3")


@step("vtes.adjust")
def adjust(s: Vtes, seats: tuple[int, ...]) -> None:
    """Draw up or discard down the hands of some seats."""
    s.do(*[(even_out, seat) for seat in uneven(s, seats)])


@step("vtes.even_out")
def even_out(s: Vtes, seat: int) -> None:
    """Draw up one hand, or discard one card from it, and check again, also after each card drawn from where it was kept,
    since what answers that may have evened out the hand already."""
    hand, (size,) = pile(s, "hand", seat), wanted(s, (seat,))
    if len(hand) < size and waits(s, seat):
        return
    if len(hand) < size and s.game.drawable(s, seat) and pile(s, "library", seat):
        s.do((draw, seat, 1), (even_out, seat))
    elif len(hand) <= size:
        s.do((draw, seat, size - len(hand)))
    else:
        options: list[RawOption] = [
            ("discard", (p,), ((happening, about(s, "discard", p)), (even_out, seat))) for p in hand
        ]
        s.ask(seat, ("too many cards?", len(hand) - size), options, forced=False)


@step("vtes.draw")
def draw(s: Vtes, seat: int, n: int, chosen: tuple[int, ...] = ()) -> None:
    """Draw cards from a library, all of them at once; where cards kept elsewhere can be drawn instead, each is chosen first
    (card text), and no hand is discarded down in between (VR-4.9).

    Args:
        s: the state.
        seat: who draws. n: how many more.
        chosen: what has been chosen already.
    """
    library = [p for p in pile(s, "library", seat) if p not in chosen]
    kept = [p for p in s.game.drawable(s, seat) if p not in chosen] if n and library else []
    if kept:
        options: list[RawOption] = [("piece", (ref(s, p),), ((draw, seat, n - 1, (*chosen, p)),)) for p in kept]
        top: RawOption = ("from the library", (), ((draw, seat, n - 1, (*chosen, library[0])),))
        s.ask(seat, ("draw?",), [top, *options])
    elif there := (*chosen, *library[:n]):
        happen(s, *[about(s, "draw", p) for p in there])


def to_show(s: Vtes) -> list[tuple[int, int]]:
    """Return the cards that must be revealed, each with the seat that is to see it, -1 for everybody: those of Methuselahs
    that play with an open hand (card text)."""
    there = [(p, viewer) for seat, viewer in s.game.open_hands(s) for p in pile(s, "hand", seat)]
    return [(p, viewer) for p, viewer in there if not knows(s, viewer, p)]


@step("vtes.show_hands")
def show_hands(s: Vtes) -> None:
    """Reveal the hands that must be open now."""
    hidden = to_show(s)
    if hidden:
        happen(s, *[about(s, "reveal", p) if to == -1 else about(s, "peek", p, detail=(to,)) for p, to in hidden])


@step("vtes.replaced")
def replaced(s: Vtes, seat: int, by: Ref = NOBODY) -> None:
    """Replace a card that was played (V-043, V-044), perhaps by an acting minion."""
    if s.owed[seat]:
        owe(s, seat, -1)
    if waits(s, seat):
        return  # nor does anything happen that follows such a replacement
    instead = [p for p in s.ears.get(("used", "replacing"), ()) if s.game.speaks(s, p) == seat]
    if instead:
        happen(s, about(s, "lift", instead[0], detail=("counter",)))
    if seat not in s.out:
        s.do((even_out, seat), *s.game.more_drawn(s, seat, by))


@step("vtes.replaced_or_taken")
def replaced_or_taken(s: Vtes, seat: int, card: Ref) -> None:
    """Replace a card that was played, or let its player take it back from the ash heap instead (card text), which takes
    somebody who would replace it."""
    now = s.pieces[card[0]]
    if now.zone == "ash" and now.owner == seat and seat not in s.out and not waits(s, seat):
        taken: RawOption = ("take it back", (card[0],), ((taken_back, seat, card[0]),))
        s.ask(seat, ("replace it?", card[0]), [taken, ("from the library", (), ((replaced, seat),))], forced=False)
    else:
        s.do((replaced, seat))


@step("vtes.taken_back")
def taken_back(s: Vtes, seat: int, card: int) -> None:
    """Take a card from the ash heap instead of drawing another."""
    owe(s, seat, -1)
    happen(s, about(s, "return", card))


def replace_where_dry(s: Vtes) -> bool:
    """Replace what waits for the hand of some Methuselah to be empty, if one is; return whether anything was (card text)."""
    if all(pile(s, "hand", seat) for seat in range(s.seats) if seat not in s.out):
        return False
    waits = any(isinstance(row, Delayed) and row.until == DRY for row in s.rows.values())
    fall_due(s, DRY)
    return waits
