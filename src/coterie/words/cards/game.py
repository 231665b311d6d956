"""The base class of card games: the vocabulary, and how cards are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from coterie.kernel.errors import BadOptions
from coterie.kernel.game import Game
from coterie.kernel.procedures import Procedure
from coterie.words.cards.coverage import NONE_PLAYED, Played
from coterie.words.cards.decklists import DeckList
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
    """A card game. Its faces are definitions with a name, a kind, `stats`, values and abilities.

    Attributes:
        vocabulary: its words, and its terms for those that all games share.
        procedures: the procedure for playing a card (“play”) and the one for using a card in play (“use”), if that differs;
            see `coterie.words.cards.playing`.
        talks: the class of its texts for people.
        deck_room: its decks, if players bring their own.
    """

    vocabulary: ClassVar[Vocabulary]
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAY}
    talks: ClassVar[type[CardTalk[Any]]] = CardTalk
    deck_room: ClassVar[DeckRoom | None] = None

    def is_immune(self, s: S, piece: int, source: int) -> bool:
        """Return whether a card is immune to what another card does; no card is, unless the game says so."""
        return False

    @cached_property
    def drawn(self) -> dict[Any, Any]:
        """A cache of scenes: the cards of piles that are not in play, by how they look."""
        return {}

    @cached_property
    def shown(self) -> dict[str, Any]:
        """A cache of scenes: the printed facts of each face."""
        return {}

    # ── decks of a set-up ───────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up with defaults filled in and a legal deck for each seat; if there are too few, they are repeated.

        If the number of players is not given, there are as many as decks, but at least two.

        Raises:
            BadOptions: an option does not exist or has a value that it cannot have, there are more decks than players, or a
                deck is not legal.
        """
        found = super().checked(setup)
        room = self.deck_room
        if room is None:
            return found
        decks: list[str] = found[room.option]
        others = len(self.without_deck(found))
        if room.option in setup and "players" not in setup:
            found["players"] = max(2, len(decks)) + others
        bringing: int = found["players"] - others
        default = next(option.default for option in self.options if option.name == room.option)
        if len(decks) > bringing and decks != default:
            who = "players who bring one" if others else "players"
            raise BadOptions(f"There are {len(decks)} decks for {bringing} {who}.")
        meant = self.meant(decks, found)
        found[room.option] = [meant[seat % len(meant)] for seat in range(bringing)]
        room.check(found[room.option], self.problems_for(found))
        return found

    def meant(self, decks: list[str], setup: Mapping[str, Any]) -> list[str]:
        """Return the decks named in a set-up, resolving names that depend on its other options."""
        return decks

    def without_deck(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the decks that the rules supply, which are those of the last seats."""
        return ()

    def problems_for(self, setup: Mapping[str, Any]) -> Callable[[DeckList], list[str]]:
        """Return a function that returns what makes a deck illegal in this set-up, as sentences."""
        room = self.deck_room
        assert room is not None, "this game has no decks"
        return lambda deck: room.problems(deck, setup[room.rules_option])

    def brings(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the decks of the seats; () if nobody brings decks."""
        room = self.deck_room
        if room is None:
            return ()
        return (*[room.title(text) for text in setup[room.option]], *self.without_deck(setup))

    # ── its cards ───────────────────────────────────────────────────────────────────────────────────────────────────

    def listings(self) -> Sequence[Listing]:
        """Return its searchable cards, () for a game without card search."""
        return ()

    def progress(self) -> Sequence[Progress]:
        """Return the progress of each set."""
        return ()

    def played(self) -> Played:
        """Return how many decks that people have played consist of defined cards; of no collection by default."""
        return NONE_PLAYED
