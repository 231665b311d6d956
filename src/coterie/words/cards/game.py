"""What a card game tells the words: its vocabulary, and how a card is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

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

    @cached_property
    def drawn(self) -> dict[Any, Any]:
        """What scenes keep of the cards of this game, so that they need not put it together again."""
        return {}

    def listings(self) -> Sequence[Listing]:
        """Return its cards as they are looked for, () for a game whose cards nobody looks for."""
        return ()

    def progress(self) -> Sequence[Progress]:
        """Return for each set how many of its cards are there."""
        return ()
