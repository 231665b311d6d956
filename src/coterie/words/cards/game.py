"""What a card game tells the words: its vocabulary, and how a card is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from coterie.kernel.game import Game
from coterie.kernel.procedures import Procedure
from coterie.words.cards.playing import PLAY
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
    """

    vocabulary: ClassVar[Vocabulary]
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAY}
    talks: ClassVar[type[CardTalk[Any]]] = CardTalk
