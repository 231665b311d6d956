"""Vocabularies: the words of a game, its own before those that all games share.

The text notation looks names up in the game's vocabulary, so two games can use one name for different words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from coterie.kernel.errors import RulesError
from coterie.words.voice import Voice
from coterie.words.word import WORDS, Word

SHARED = "words"
BASE, CARDS = "coterie.words", "coterie.words.cards"  # packages of shared words


class Vocabulary:
    """The words of a game.

    Attributes:
        home: the name of the game's package.
        voice: the game's voice.
        words: classes by name.
        names: named words, such as `THAT`, by name.
    """

    def __init__(
        self,
        home: str,
        voice: Voice,
        modules: Iterable[ModuleType] = (),
        *,
        packages: tuple[str, ...] = (BASE,),
        without: tuple[type[Word], ...] = (),
    ) -> None:
        """Collect the words of a game.

        Args:
            home: the name of the game's package.
            voice: the game's voice.
            modules: the modules with named words (values in capital letters); later ones take precedence.
            packages: the packages of shared words that the game uses, and its own. All their modules are imported, so that
                no word is missing, whatever other games have imported.
            without: shared words of these packages that mean nothing in the game, such as those for zones it lacks.

        Raises:
            RulesError: a name stands for two words, or for a word and a class.
        """
        self.home, self.voice = home, voice
        for package in packages:
            import_all(package)
        shared = {
            name: word
            for name, word in WORDS.get(SHARED, {}).items()
            if package_of(word) in packages and word not in without
        }
        self.words: Mapping[str, type[Word]] = {**shared, **WORDS.get(home, {})}
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
            raise RulesError(f"the word {name} is taken in {self.home}")
        if self.names.setdefault(name, value) != value:
            raise RulesError(f"two words of {self.home} are called {name}")


def package_of(word: type[Word]) -> str:
    """Return the name of the package that defines a word."""
    return word.__module__.rpartition(".")[0]


def import_all(package: str) -> None:
    """Import all modules and subpackages of a package, but not the modules within its subpackages."""
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        import_module(module.name)
