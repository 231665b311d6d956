"""Cards that stay in play: when they leave (M-087 to M-091)."""

from __future__ import annotations

from coterie.games.masters.atoms import move_card
from coterie.games.masters.state import Masters
from coterie.games.masters.words.standing import At, Once, When, resolve_for_all
from coterie.kernel.steps import step
from coterie.words.frames import Frame
from coterie.words.run import holds


@step("masters.check_cards")
def check_cards(s: Masters) -> None:
    """A card leaves as soon as its condition is met (M-089), but never before its own text was applied (M-088)."""
    for piece in s.ears.get(("until", "state"), ()):
        if s.tally is not None and s.tally.card == piece and not s.tally.applied:
            continue
        for ability in s.pieces[piece].text:
            if isinstance(ability, Once) and holds(s, ability.condition, Frame(piece, s.leader)):
                s.do((discard, piece, s.pieces[piece].life, ability), (check_cards,))
                return


def moment(s: Masters, name: str) -> None:
    """Something happened, or a time of the round has come: cards that wait for it leave (M-089) or act."""
    for piece in s.ears.get(("moment", name), ()):
        for ability in s.pieces[piece].text:
            if isinstance(ability, At) and ability.moment == name:
                resolve_for_all(s, ability.does, piece)
    for piece in s.ears.get(("leaves", name), ()):
        for ability in s.pieces[piece].text:
            if isinstance(ability, When) and ability.moment == name:
                s.do((discard, piece, s.pieces[piece].life, ability))


@step("masters.discard")
def discard(s: Masters, piece: int, life: int, ability: Once | When | None) -> None:
    """A staying card leaves the game; what it does then follows (M-089, M-091)."""
    if s.pieces[piece].life != life:
        return
    s.tell("card leaves", s.pieces[piece].face)
    move_card(s, piece, "gone")
    if ability is not None and ability.then is not None:
        resolve_for_all(s, ability.then, piece)
