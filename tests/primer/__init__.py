"""The primer with cards that provoke the kernel, and the tests of both."""

from typing import Any

from coterie.games.primer import PrimerGame
from tests.primer.extra import FACES


class Provoked(PrimerGame):
    """The primer with more cards; a deck holds one of each, also where a position leaves most of them out."""

    def __init__(self, faces=FACES) -> None:
        super().__init__(faces)

    def pool(self, s, seat):
        return tuple(self.faces)

    def could_hold(self, s, seat, face):
        return True


GAME: Any = Provoked()  # of any type: tests look at a question without asking first whether there is one
