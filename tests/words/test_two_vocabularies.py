"""Two games with words of one name, constants of one name and other verbs for the same shared word, in one process."""

import sys
import textwrap
from types import ModuleType

import pytest

from coterie.games.masters.words.vocabulary import VOCABULARY as MASTERS
from coterie.games.primer.words.vocabulary import VOCABULARY as PRIMER
from coterie.kernel.codec import decode, encode
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import READY, Has
from coterie.words.cards.groups import THIS, Cards
from coterie.words.notation import parse, write
from coterie.words.vocabulary import BASE, CARDS, Vocabulary
from coterie.words.voice import Noun, Verb, Voice

SOURCE = '''
from coterie.words.cards.filters import Has
from coterie.words.effects import Effect


class Recruit(Effect):
    """{what}"""

    {part}: int = 1

    def run(self, s, frame):
        pass

    def say(self, voice, it="it"):
        return f"{what} {{self.{part}}}"


CLAN = Has("{value}", "{name}")
'''


def room(package: str, **parts: str) -> ModuleType:
    """Return the words of a made-up game, as a module of its own package."""
    module = ModuleType(f"{package}.words")
    sys.modules[module.__name__] = module
    exec(textwrap.dedent(SOURCE.format(**parts)), vars(module))
    return module


def voice(bow: str, bowed: str) -> Voice:
    nouns = {"card": Noun("card", "cards")}
    return Voice(nouns=nouns, verbs={"bow": Verb(bow + " {it}", bow + "s")}, places={"bowed": bowed})


@pytest.fixture(scope="module")
def games() -> tuple[Vocabulary, Vocabulary]:
    one = room("harbour", what="hire a sailor for", part="price", value="crew", name="gull")
    two = room("mountain", what="call a monk from", part="distance", value="order", name="crane")
    return (
        Vocabulary("harbour", voice("exhaust", "exhausted"), (one,), packages=(BASE, CARDS)),
        Vocabulary("mountain", voice("lock", "locked"), (two,), packages=(BASE, CARDS)),
    )


def test_a_name_is_looked_up_in_the_games_own_words_first(games):
    hired, called = (parse("Recruit(3)", vocabulary) for vocabulary in games)
    assert type(hired) is not type(called)
    texts = [word.say(vocabulary.voice) for word, vocabulary in zip((hired, called), games, strict=True)]
    assert texts == ["hire a sailor for 3", "call a monk from 3"]
    assert [write(word, vocabulary) for word, vocabulary in zip((hired, called), games, strict=True)] == [
        "Recruit(3)",
        "Recruit(3)",
    ]


def test_a_save_tells_the_words_of_two_games_apart(games):
    hired, called = (parse("Recruit(3)", vocabulary) for vocabulary in games)
    assert (encode(hired)["is"], encode(called)["is"]) == ("harbour.Recruit", "mountain.Recruit")
    assert decode(encode((hired, called))) == (hired, called)


def test_a_constant_of_one_name_is_that_of_its_game(games):
    assert [parse("CLAN", vocabulary) for vocabulary in games] == [Has("crew", "gull"), Has("order", "crane")]
    assert [write(Has("crew", "gull"), vocabulary) for vocabulary in games] == ["CLAN", 'Has("crew", "gull")']


def test_a_shared_word_is_said_as_each_game_says_it(games):
    bow, spent = Bow(THIS), Cards(~READY)
    assert [bow.say(vocabulary.voice) for vocabulary in games] == ["exhaust this card", "lock this card"]
    assert [spent.say(vocabulary.voice) for vocabulary in games] == ["each exhausted card", "each locked card"]


def test_the_words_of_a_game_do_not_depend_on_what_is_loaded_beside_it():
    assert "Bow" in PRIMER.words
    assert "Bow" not in MASTERS.words
    assert {"Then", "Choose", "Exists"} <= PRIMER.words.keys() & MASTERS.words.keys()
