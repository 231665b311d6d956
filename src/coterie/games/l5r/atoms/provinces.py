"""Provinces and the cards in them: revealed, filled, broken, restored (part 14)."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.atoms.common import in_play
from coterie.games.l5r.factions import costs_ruin
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import place_of
from coterie.games.l5r.state import L5R, Ruin
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change, move, turn
from coterie.kernel.procedures import remember
from coterie.words.cards.atoms import there


def _reveal(s: L5R, event: Event) -> int:
    """Turn a province face up, unless the declaration of an attack has already done so (L-6.4)."""
    if s.pieces[event.subject].down:
        unveil_province(s, event.subject)
    return 1


def unveil_province(s: L5R, piece: int) -> None:
    """Turn a province face up, which makes it a new object (L-14.4). Its taint stays (U-192)."""
    turn(s, piece, down=False)
    s.tell("revealed", (s.pieces[piece].face, place_of(s, piece)))


def _unveil(s: L5R, event: Event) -> int:
    """Turn a dynasty card in a province face up; a holding thereby enters play (L-14.6)."""
    place, face = s.pieces[event.subject].place, s.pieces[event.subject].face
    if event.source >= 0:  # that of the dynasty phase is no news
        s.tell("turned up", face, place)
    if s.game.faces[face].kind == "holding":
        move(s, event.subject, "holdings", place)
    else:
        turn(s, event.subject, down=False)
    return 1


def _can_unveil(s: L5R, event: Event) -> bool:
    return there(s, event) and s.pieces[event.subject].zone == "row" and s.pieces[event.subject].down


def _fill(s: L5R, event: Event) -> int:
    """Put a card into a province: the detail is the place, then whether the card lies face up."""
    place, up = event.detail
    face = s.pieces[event.subject].face
    zone = "holdings" if up and s.game.faces[face].kind == "holding" else "row"
    move(s, event.subject, zone, place, down=not up)
    return 1


def _break(s: L5R, event: Event) -> int:
    """Break a province, which blanks its text (L-14.2)."""
    piece = event.subject
    if s.pieces[piece].down:
        turn(s, piece, down=False)
    change(s, piece, counters=s.pieces[piece].counting("broken", 1))
    s.tell("broken", (s.pieces[piece].face, place_of(s, piece)))
    count_use(s, ("broken", s.pieces[piece].owner), "phase")
    if costs_ruin(s, s.pieces[piece].owner):
        s.game.procedures["ruin"].begin(s, Ruin(place_of(s, piece)))
    now = conflict(s)
    if now is not None:
        count_use(s, ("broken in", now.number), "phase")
    if now is not None and place_of(s, piece) in now.places:
        remember(s, "conflict", broken=(*now.broken, (piece, s.pieces[piece].life)))
    return 1


def _can_break(s: L5R, event: Event) -> bool:
    there_ = s.pieces[event.subject]
    return (
        there_.zone == "provinces"
        and not there_.count("broken")
        and not forbidding(s, "break", event.subject, event.source)
    )


def _restore(s: L5R, event: Event) -> int:
    change(s, event.subject, counters=s.pieces[event.subject].counting("broken", 0))
    return 1


def is_token(s: L5R, piece: int) -> bool:
    """Return whether a province is a token, which has no face-down side (L-14.5)."""
    return bool(s.game.faces[s.pieces[piece].face].name == "Province")


def swap_places(s: L5R, one: int, other: int) -> None:
    """Let two dynasty cards change places, each face up or face down as it was."""
    here, there_ = s.pieces[one], s.pieces[other]
    to, back = (there_.zone, there_.place), (here.zone, here.place)
    move(s, one, back[0], to[1], down=here.down)
    move(s, other, to[0], back[1], down=there_.down)


def shift(s: L5R, piece: int, place: int) -> None:
    """Move a dynasty card to another province, face up or face down as it is."""
    now = s.pieces[piece]
    move(s, piece, now.zone, place, down=now.down)


ATOMS: Mapping[str, Atom] = {
    "reveal": Atom(_reveal),
    "unveil": Atom(_unveil, _can_unveil),
    "fill": Atom(_fill, there),
    "break": Atom(_break, _can_break),
    "restore": Atom(_restore, in_play),
}
