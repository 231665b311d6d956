"""Counts of each card in a game: in the opening hand, drawn, played, in hand at the end.

Hands are read whenever somebody is asked, so a card that is drawn and gone again in between is not counted. A card counts as
played if its player has chosen to play it, by the words of the game's options (`Game.plays`).
"""

from __future__ import annotations

import json
from collections import Counter

from coterie.kernel.errors import BadOptions
from coterie.kernel.game import AnyGame
from coterie.kernel.pieces import pile
from coterie.kernel.state import State

HAND = "hand"
Hands = list[Counter[str]]


class Watch:
    """The counts of one game, by seat and face: opening hand, drawn (opening hand included), played, in hand at the end."""

    def __init__(self, s: State) -> None:
        self.first = self.now = hands(s)
        self.drawn = [Counter(hand) for hand in self.first]
        self.played: Hands = [Counter() for _ in self.first]

    def choice(self, s: State, at: int) -> None:
        """Record a choice that is about to be made."""
        assert s.asked is not None
        seat, option = s.asked[0], s.asked[2][at]
        if option[0] in s.game.plays and option[1]:
            piece = option[1][0]
            if isinstance(piece, int) and piece in pile(s, HAND, seat):
                self.played[seat][s.pieces[piece].face] += 1

    def look(self, s: State) -> None:
        """Read the hands again."""
        now = hands(s)
        for drawn, before, hand in zip(self.drawn, self.now, now, strict=True):
            drawn.update(hand - before)
        self.now = now

    def column(self) -> str:
        """Return the value of the column `cards`: four numbers for each face, by seat."""
        parts = (self.first, self.drawn, self.played, self.now)
        return json.dumps(
            [
                {face: [part[seat][face] for part in parts] for face in sorted(drawn)}
                for seat, drawn in enumerate(self.drawn)
            ]
        )


def check(game: AnyGame) -> None:
    """Check that a game has hands.

    Raises:
        BadOptions: it has no hands.
    """
    if HAND not in game.zones or not game.plays:
        raise BadOptions(f"{game.title} has no hands of cards to count.")


def hands(s: State) -> Hands:
    """Return the faces in the hands of all seats."""
    return [Counter([s.pieces[p].face for p in pile(s, HAND, seat)]) for seat in range(s.seats)]
