"""How a card is played in the primer: as in all card games, but the log tells if it comes to nothing."""

from __future__ import annotations

from coterie.games.primer.state import Primer
from coterie.words.cards.playing import PLAY, put_away


def end(s: Primer, serial: int) -> None:
    """Put the card away, and tell the log if it was cancelled."""
    play = PLAY.of(s, serial)
    if play.hidden and not s.rows[play.frame].get("done"):
        s.tell("comes to nothing", s.pieces[play.card[0]].face, play.seat)
    put_away(s, serial)


PLAYING = PLAY.but("primer.play", "Playing a card", ends=end)
