"""Vocabularies: the words of one game. Its own first, then those that all games share.

Text notation looks a name up in the vocabulary of the game that it is read for, so two games may call different things
by one name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType

from coterie.kernel.errors import RulesError
from coterie.words.voice import Voice
from coterie.words.word import WORDS, Word

SHARED = "words"
BASE, CARDS = "coterie.words", "coterie.words.cards"  # packages of shared words


class Vocabulary:
    """The words of a game.

    Attributes:
        room: the game's own room, the name of its package.
        voice: how the game says shared words.
        words: classes by name.
        names: words that have a name of their own, such as `THAT`, by that name.
    """

    def __init__(
        self,
        room: str,
        voice: Voice,
        modules: Iterable[ModuleType] = (),
        *,
        packages: tuple[str, ...] = (BASE,),
        without: tuple[type[Word], ...] = (),
    ) -> None:
        """Collect the words of a room.

        Args:
            room: the game's room; its modules of words must have been imported.
            voice: how the game says shared words.
            modules: where words that have a name of their own are found, later ones first: a value in capital letters.
            packages: the packages of shared words that the game uses. Others may be loaded beside it, for other games.
            without: shared words of these packages that mean nothing in the game, such as those for zones it lacks.
        """
        self.room, self.voice = room, voice
        shared = {
            name: word
            for name, word in WORDS.get(SHARED, {}).items()
            if package_of(word) in packages and word not in without
        }
        self.words: Mapping[str, type[Word]] = {**shared, **WORDS.get(room, {})}
        self.names: dict[str, Word] = {}
        for module in modules:
            for name, value in vars(module).items():
                if name.isupper() and isinstance(value, Word):
                    self._give(name, value)
        self.name_of: dict[Word, str] = {}
        for name, value in self.names.items():
            self.name_of.setdefault(value, name)

    def _give(self, name: str, value: Word) -> None:
        if name in self.words:
            raise RulesError(f"the word {name} is taken in the room {self.room}")
        if self.names.setdefault(name, value) != value:
            raise RulesError(f"two words of the room {self.room} are called {name}")


def package_of(word: type[Word]) -> str:
    """Return the package that the module of a word lies in."""
    return word.__module__.rpartition(".")[0]
