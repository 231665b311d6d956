"""Cards that stay in play: when they leave (M-087 to M-091), and what they do at a moment of the round.

The keys under which its abilities listen tell what a card waits for: `("until", "state")` for a condition, `("leaves", moment)`
and `("moment", moment)` for a moment of the round.
"""

from __future__ import annotations

from coterie.games.masters.atoms import move_card
from coterie.games.masters.state import Masters
from coterie.kernel.listening import Listener
from coterie.kernel.steps import step
from coterie.words.effects import Effect, resolve
from coterie.words.standing import Standing

UNTIL = ("until", "state")


def resolve_for_all(s: Masters, effect: Effect, source: int = -1) -> None:
    """Resolve an effect of the day, for which the leading vampire's player decides (M-016)."""
    resolve(s, effect, source=source, seat=s.leader, actor=s.lead)


def listening(s: Masters, key: tuple[str, str]) -> list[tuple[int, Standing]]:
    """Return the (piece, ability) pairs that listen under a key."""
    pieces = s.pieces
    return [(p, word) for p in s.ears[key] for word in pieces[p].text if key in word.keys(pieces[p], p)]


@step("masters.check_cards")
def check_cards(s: Masters, name: str = "") -> None:
    """Let a card leave as soon as its condition is met (M-089), but never before its own text is applied (M-088).

    With the name of a moment, let the cards act that wait for that moment instead.
    """
    if name:
        moment(s, name)
        return
    if UNTIL not in s.ears:
        return
    for piece, ability in listening(s, UNTIL):
        if s.tally is not None and s.tally.card == piece and not s.tally.applied:
            continue
        row = s.pieces[piece]
        if ability.fits(s, row, piece, None):
            ability.use(s, Listener(piece, row.life, None, -1), row, -1)
            s.do((check_cards,))
            return


def moment(s: Masters, name: str) -> None:
    """Let the cards that wait for a moment act or leave (M-089): a time of the round, or something that has happened."""
    for key in (("moment", name), ("leaves", name)):
        if key in s.ears:
            for piece, ability in listening(s, key):
                row = s.pieces[piece]
                ability.use(s, Listener(piece, row.life, None, -1), row, -1)


@step("masters.discard")
def discard(s: Masters, piece: int, life: int, then: Effect | None = None) -> None:
    """Remove a staying card from the game if it is still there, then resolve what follows (M-089, M-091)."""
    if s.pieces[piece].life != life:
        return
    s.tell("card leaves", s.pieces[piece].face)
    move_card(s, piece, "gone")
    if then is not None:
        resolve_for_all(s, then, piece)
