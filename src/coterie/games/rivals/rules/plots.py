"""11.1, 11.2. Conspiracies and Traps (RR-11.2): placed face down with Prestige, added to, shown to foes for contributions.

Only the menu of its own player depends on which of the two a face-down card is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.rivals.facts import barred, definition, free_to_act, needed, playing, tokens
from coterie.games.rivals.numbers import BP, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import ALL, pile, show
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


def is_plot(s: Rivals, piece: int) -> bool:
    """Return whether a card is a Conspiracy or a Trap."""
    types = s.game.faces[s.pieces[piece].face].types
    return "conspiracy" in types or "trap" in types


# ── placing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def placeable(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the cards in a hand that can be placed: a character can act, there is Prestige to put on them, and no card
    bars their name (R-122, R-213)."""
    if s.prestige[seat]:
        for p in pile(s, "hand", seat):
            if is_plot(s, p) and not barred(s, p) and placers(s, seat, definition(s, p).bp):
                yield (p,)


def placers(s: Rivals, seat: int, bp: int | None) -> list[int]:
    """Return the characters that can place a card with a BP requirement: those free to act with enough BP (RR-5)."""
    return [p for p in free_to_act(s, seat) if stat(s, p, BP) >= needed(s, p, bp)]


@step("rivals.place")
def place(s: Rivals, seat: int, piece: int) -> None:
    """Place a card face down, by a character to be chosen; its face is not revealed (R-204, R-170)."""
    options: list[RawOption] = [
        ("piece", (p,), ((placed_by, seat, piece, p),)) for p in placers(s, seat, definition(s, piece).bp)
    ]
    s.ask(seat, ("who places?",), options)


@step("rivals.placed_by")
def placed_by(s: Rivals, seat: int, piece: int, actor: int) -> None:
    """Exhaust a character and put the card face down with 1 Prestige from the personal supply (R-203)."""
    s.tell("places", seat)
    s.do(
        (happening, about(s, "bow", actor), about(s, "act", actor)),
        (happening, about(s, "lay", piece)),
        (add, seat, piece),
    )


@step("rivals.add_prestige")
def add(s: Rivals, seat: int, piece: int) -> None:
    """Put 1 Prestige from the personal supply on a face-down card (R-206)."""
    now = s.pieces[piece]
    if now.zone == "plots":
        count_use(s, ("added", piece, now.life), "turn")
        happen(s, about(s, "fund", piece, detail=(seat, "own"), seat=seat))


def growing(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the face-down cards to which 1 Prestige can be added now: once a turn, but not in the turn in which they were
    placed (R-206)."""
    if not s.prestige[seat]:
        return
    for p in pile(s, "plots", seat):
        life = s.pieces[p].life
        if not used(s, ("added", p, life), "turn") and not used(s, ("placed", p, life), "turn"):
            yield (p,)


# ── contributions ───────────────────────────────────────────────────────────────────────────────────────────────────


def showable(s: Rivals, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the Conspiracies with the foes to whom they can be shown: each once a turn, Traps never (R-205)."""
    for p in pile(s, "plots", seat):
        if "conspiracy" in definition(s, p).types:
            for other in playing(s):
                if other != seat and s.prestige[other] and not used(s, _shown(s, p, other), "turn"):
                    yield (p, other)


def _shown(s: Rivals, piece: int, seat: int) -> tuple[Any, ...]:
    return ("shown", piece, s.pieces[piece].life, seat)


@step("rivals.show_plot")
def show_plot(s: Rivals, seat: int, piece: int, other: int) -> None:
    """Show a Conspiracy to a foe, who may contribute 1 Prestige to it (RR-11.1)."""
    count_use(s, _shown(s, piece, other), "turn")
    if s.pieces[piece].known != ALL:
        show(s, piece, 1 << other)
    s.tell("shows to", seat, other)
    s.do((contribute, other, piece))


@step("rivals.contribute")
def contribute(s: Rivals, seat: int, piece: int) -> None:
    """Ask a foe for 1 Prestige."""
    given = about(s, "fund", piece, detail=(seat, "own"), seat=seat)
    s.ask(seat, ("contribute?", piece), [("contribute", (), ((happening, given),)), ("no", (), ())])


def contributed(s: Rivals, piece: int, seat: int) -> int:
    """Return a seat's Prestige on a card that protects it, which excludes what it was forced to give this turn.

    The colour of the tokens shows who has contributed (RR-11.1).
    """
    now = s.pieces[piece]
    name = "prestige" if seat == now.owner else f"prestige-{LETTERS[seat]}"
    return now.count(name) - used(s, ("forced", piece, now.life, seat), "turn")


def prestige_on(s: Rivals, piece: int) -> int:
    """Return the Prestige on a card, of all colours."""
    return tokens(s.pieces[piece], "prestige")


# ── Traps that wait ─────────────────────────────────────────────────────────────────────────────────────────────────


def could_spring(s: Rivals, seat: int, face: str = "") -> bool:
    """Return whether, by public knowledge, a seat could have a face-down Trap, or that one, that can be sprung now (R-210).

    Such Traps refer to what has happened this turn or happens in an attack. This depends on the faces that the seat
    could have there, never on those that it has.
    """
    if all(s.pieces[p].known == ALL for p in pile(s, "plots", seat)):
        return False
    return any(
        ability.waiting(s, seat) and s.game.could_hold(s, seat, each)
        for each in s.game.pool(s, seat)
        if face in ("", each)
        for ability in s.game.faces[each].on("plots")
    )
