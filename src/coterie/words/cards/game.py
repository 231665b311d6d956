"""What a card game tells the words: its vocabulary, and how a card is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from coterie.kernel.errors import BadOptions
from coterie.kernel.game import Game
from coterie.kernel.procedures import Procedure
from coterie.words.cards.deckroom import DeckRoom
from coterie.words.cards.playing import PLAY
from coterie.words.cards.searching import Listing, Progress
from coterie.words.cards.talk import CardTalk
from coterie.words.vocabulary import Vocabulary

if TYPE_CHECKING:
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


@dataclass(repr=False)
class CardGame(Game[S]):
    """A game of cards with texts. Its faces are definitions with a name, a kind, `stats`, values and abilities.

    Attributes:
        vocabulary: its words, and how it says those that all games share.
        procedures: “play” is the one by which a card is played (see `coterie.words.cards.playing`).
        deck_room: its decks, for a game to which players bring their own.
    """

    vocabulary: ClassVar[Vocabulary]
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAY}
    talks: ClassVar[type[CardTalk[Any]]] = CardTalk
    deck_room: ClassVar[DeckRoom | None] = None

    def brings(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the decks of the seats, () for a game without decks of players."""
        room = self.deck_room
        return () if room is None else tuple([room.title(text) for text in setup[room.option]])

    def dealt(self, given: Mapping[str, Any], found: dict[str, Any], usual: Sequence[str]) -> None:
        """Give each seat of a checked set-up a deck: too few are dealt round again.

        Decks without a number of players are for as many as there are decks, at least two.

        Args:
            given: what was asked for.
            found: the set-up with its defaults, which is changed.
            usual: the decks of the default, of which there may be more than players.

        Raises:
            BadOptions: there are more decks than players.
        """
        decks: list[str] = found["decks"]
        if "decks" in given and "players" not in given:
            found["players"] = max(2, len(decks))
        players = found["players"]
        if len(decks) > players and decks != list(usual):
            raise BadOptions(f"There are {len(decks)} decks for {players} players.")
        found["decks"] = [decks[seat % len(decks)] for seat in range(players)]

    def listings(self) -> Sequence[Listing]:
        """Return its cards as they are looked for, () for a game whose cards nobody looks for."""
        return ()

    def progress(self) -> Sequence[Progress]:
        """Return for each set how many of its cards are there."""
        return ()
