"""How the game speaks with people: what things are called, where numbers come from."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts import owner_at
from coterie.games.l5r.state import L5R, ROW, STRONGHOLD
from coterie.kernel.pieces import Piece
from coterie.kernel.positions import LETTERS
from coterie.words.cards.talk import CardTalk

WINDOWS = {"dynasty": "Dynasty phase", "conflict": "Conflict", "action": "Action window"}
OPENINGS = {
    "duel": (
        "Break provinces, gather honor, claim rings: whoever breaks the stronghold province, or in skirmish all three, wins.",
        "Without honor one has lost; with enough of it one has won.",
    ),
    "coop": (
        "Hold out together: break all five provinces of the Shadowlands, or last until their dynasty deck is spent.",
        "Nobody plays them: what they do follows rules, and the log says why; where they must choose, you choose for them.",
    ),
    "challenge": (
        "The clans hold out together: they win if all five provinces of the Shadowlands break or their dynasty deck is spent.",
        "The last seat plays the Shadowlands, and wins once every clan has lost its provinces.",
    ),
}


def place_name(place: int) -> str:
    """Return what the place of a province is called: a letter and its number, “s” for that of the stronghold."""
    at = place % ROW
    return f"{LETTERS[owner_at(place)]}{'s' if at == STRONGHOLD else at + 1}"


class L5RTalk(CardTalk[L5R]):
    """How Legend of the Five Rings speaks with people."""

    def opening(self, s: L5R) -> tuple[str, ...]:
        return OPENINGS[s.setup["mode"]]

    def called(self, s: L5R, kind: str, value: Any, short: bool) -> str:
        if kind == "place":
            return place_name(value)
        if kind == "seat" and not short and value >= s.seats:
            return "The Shadowlands deck"
        if kind == "window":
            return str(value) if short else WINDOWS[value]
        if kind == "signed":
            return f"{value:+d}".replace("-", "−")
        return super().called(s, kind, value, short)

    def place_called(self, s: L5R, now: Piece, short: bool) -> str:
        """Return the place of a card in its name; provinces have places of their own."""
        if now.zone in ("provinces", "row", "holdings"):
            return place_name(now.place)
        return LETTERS[now.place]
