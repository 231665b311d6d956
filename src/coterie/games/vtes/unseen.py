"""What a seat could use of the cards that it alone sees, when it is asked in a window of this game.

Standing orders about a card go by this (D-910). A card counts where nothing that everybody knows forbids it: the window, the
minions that could play it, what they have played already. So a card that can be used always counts, in any hand.
"""

from __future__ import annotations

from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.rules.out_of_turn import MENU, WINDOW
from coterie.games.vtes.rules.referendum import cardless, current_referendum
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.playable import could_discard, could_play
from coterie.kernel.listening import lies_hidden

# The windows whose cards a question offers, by the word of its prompt; an “impulse” names its own.
WINDOWS_OF = {
    "unlock?": ("unlock",), "any unlock phase?": ("any unlock",), "master?": ("master", "in master phase"),
    "action?": ("minion",), "cancel?": ("played",), "block?": ("A",), "strike?": ("strike",),
    "another's minion phase?": (WINDOW,), "which action?": (MENU,),
}  # fmt: skip


def could_use(s: Vtes, seat: int, face: str) -> bool | None:
    """Return whether a seat could use something hidden, or a card with a face, in what is asked; None if this does not say.

    Args:
        s: the position in which it is asked.
        seat: who is asked.
        face: the face of the card that is meant, "" for any.
    """
    word, args = s.asked[1] if s.asked is not None else ("", ())
    if word == "impulse":
        return could_play(s, seat, args[0], face)
    if word == "votes?":
        return _could_vote(s, seat, face)
    if word == "spare card?":
        return could_discard(s, seat, face)
    if word == "unlock?" and could_discard(s, seat, face):
        return True
    if word == "influence?":
        return not face or CAPACITY in s.game.faces[face].stats  # the uncontrolled vampires
    windows = WINDOWS_OF.get(word)
    return None if windows is None else any(could_play(s, seat, window, face) for window in windows)


def _could_vote(s: Vtes, seat: int, face: str) -> bool:
    """Return whether a seat could burn a political card for a vote (V-135), or play a card while votes are cast."""
    now = current_referendum(s)
    if now is None:
        return False
    burns = seat not in cardless(now) and lies_hidden(s, "hand", seat) and s.game.could_burn_political(s, seat, face)
    return burns or could_play(s, seat, "poll" if now.seat >= 0 else "blood hunt", face)
