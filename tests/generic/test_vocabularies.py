"""Every word of every vocabulary can be said, checked, written and read, and carried out in a running game.

Words that a game's definitions use are taken from there; for the others, an example is made from the possible values of
their parts.
"""

import types
import typing
from functools import cache

import msgspec

from coterie.kernel.pieces import ref
from coterie.words.amounts import Amount
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, resolve
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.notation import parse, write
from coterie.words.standing import Standing
from coterie.words.word import Word
from coterie.words.word import walk as below
from tests.generic.test_words import GAPS
from tests.generic.walks import walk

TEXTS = {  # for parts that are names, if no definition has one
    "at": "text", "becomes": "superficial", "card": "attack", "sect": "Camarilla",
    "clan": "brujah", "discipline": "auspex", "disciplines": "aus", "is_": "owl",
    "moment": "day ends", "role": "attacker", "scope": "turn", "sort": "ranged", "stage": "reaction",
    "element": "fire", "keyword": "covert", "phase": "conflict", "trait": "bushi",
    "tag": "superficial", "until": "turn", "value": "kin", "was": "aggravated", "zone": "hand",
}  # fmt: skip


def text(case, name):
    """Return a name for a part of a word: one that the voice of the game knows, where it must."""
    voice = case.game.vocabulary.voice
    if name in ("counter", "kind", "name", "type"):
        return next(iter(voice.nouns))
    if name == "verb":
        return next(iter(voice.prohibitions))
    if name == "number":
        return (*voice.numbers, "might")[0]
    return TEXTS[name]


@cache
def used(case):
    """Return the words of a game's definitions by class."""
    found: dict[type[Word], list[Word]] = {}
    for _, word in case.definitions():
        for part in below(word):
            if part not in found.setdefault(type(part), []):
                found[type(part)].append(part)
    return found


def examples(case, word: type[Word]) -> list[Word]:
    """Return examples of a word: those of the definitions, or one that is made up."""
    return used(case).get(word) or [made(case, word)]


def made(case, word: type[Word]) -> Word:
    """Return a word with the simplest parts that it can have."""
    return word(**{name: part(case, name, hint) for name, hint in required(word).items()})


def required(word: type[Word]) -> dict[str, typing.Any]:
    """Return the required parts of a word, with their types."""
    hints = typing.get_type_hints(word)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(word) if field.required}


def part(case, name, hint):
    """Return a possible value for a part of a word."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return part(case, name, inside[0])
    if origin is typing.Literal:
        return inside[0]
    if origin is tuple:
        return (part(case, name, inside[0]),) * 2
    if hint is str:
        return text(case, name)
    if hint is int:
        return 1
    there = [word for kind, words in used(case).items() if issubclass(kind, hint) for word in words]
    return there[0] if there else made(case, simplest(case, hint))


def simplest(case, sort: type[Word]) -> type[Word]:
    """Return a word of a kind that is not made of other words of this kind."""
    words = [word for word in case.game.vocabulary.words.values() if issubclass(word, sort)]
    return next(word for word in words if sort not in required(word).values())


def test_every_word_is_said_checked_written_and_read(case):
    vocabulary = case.game.vocabulary
    for word in vocabulary.words.values():
        for example in examples(case, word)[:5]:
            assert isinstance(example.check(), list)
            assert not GAPS.search(example.say(vocabulary.voice)), example
            assert parse(write(example, vocabulary), vocabulary) == example


def frame(case, s) -> Frame:
    """Return a frame for the words of a game: for the asked seat, about its first piece."""
    if case.name == "masters":
        return Frame(-1, s.asked[0], max(s.turn, 0), (("that", 0),))
    piece = next(p for p, now in enumerate(s.pieces) if now.owner == s.asked[0])
    return Frame(piece, s.asked[0], -1, (("this", ref(s, piece)), ("that", ref(s, piece)), ("host", -1)))


def test_every_word_can_be_carried_out(case):
    """In Masters, where “that” means something else in each word, only whole definitions are carried out."""
    words = [word for _, word in case.definitions()]
    if case.name != "masters":
        words += [example for word in case.game.vocabulary.words.values() for example in examples(case, word)[:3]]
    for s in walk(case, 0, 0).spread(6):
        f = frame(case, s)
        for word in words:
            carry_out(s, f, word)


def carry_out(s, f, word) -> None:
    """Do what a word is for: an effect is done to the next question, other words are queried as in play."""
    if isinstance(word, Effect):
        if word.able(s, f):
            then = s.clone()
            then.asked = None
            resolve(then, word, source=f.source, seat=f.seat, actor=f.actor, bound=f.bound)
            then.todo += then.next[::-1]
            then.next.clear()
            then.play()
            assert then.over or then.question.options
    elif isinstance(word, Group):
        assert isinstance(word.members(s, f), tuple)
    elif isinstance(word, Condition):
        assert word.holds(s, f) in (True, False)
    elif isinstance(word, Amount):
        assert isinstance(word.value(s, f), int)
    elif isinstance(word, Standing):
        assert isinstance(word.keys(s.pieces[0], 0), tuple)
