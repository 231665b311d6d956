"""Words do what their kind requires; every definition of every game is sound, readable and survives its notation."""

import re

from coterie.words.amounts import Amount
from coterie.words.cards.abilities import Ability
from coterie.words.cards.events import OnCards
from coterie.words.cards.lasting import Lasts
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.groups import Group, One
from coterie.words.linting import known_to, lint
from coterie.words.notation import parse, write
from coterie.words.standing import Marker, Standing
from coterie.words.voice import sentence
from coterie.words.word import Word, walk

GAPS = re.compile(
    r"\{|\}|None|\(\)|  | [,.;:](?!\S)|<|>|\?\?|“”|object at|\ufffc"
    r"|that that|how many|player of it\b|\b[A-Z]\w+ or [A-Z]\w+ or [A-Z]"  # a list has commas
)


def test_a_game_with_faces_has_definitions(case):
    assert case.definitions() or not case.game.faces


def test_definitions_go_through_their_text(case):
    vocabulary = case.game.vocabulary
    for name, word in case.definitions():
        text = write(word, vocabulary)
        assert parse(text, vocabulary) == word, f"{name}: {text}"
        assert write(parse(text, vocabulary), vocabulary) == text


def test_definitions_are_sound(case):
    known = known_to(case.game, case.game.vocabulary.voice)
    problems = [f"{name}: {problem}" for name, word in case.definitions() for problem in lint(word, known)]
    assert problems == []


def test_definitions_can_be_read(case):
    for name, word in case.definitions():
        text = sentence(word.say(case.game.vocabulary.voice))
        if not word.say(case.game.vocabulary.voice):
            continue  # what is said elsewhere: that a recruit is put into play
        assert not GAPS.search(text), f"{name}: {text}"
        assert text[0] == text[0].upper()


def test_every_part_of_a_definition_can_be_read(case):
    voice = case.game.vocabulary.voice
    for name, word in case.definitions():
        for part in walk(word):
            assert not GAPS.search(part.say(voice)), f"{name}: {part!r}"


# ── what a sort asks for ────────────────────────────────────────────────────────────────────────────────────────────

NEEDED: dict[type, tuple[str, ...]] = {
    Effect: ("run",),
    OnCards: ("EVENT",),
    Lasts: ("EVENT", "what", "until", "value"),
    Group: ("members", "noun"),
    One: ("called",),
    Filter: ("holds",),
    Condition: ("holds",),
    Amount: ("value",),
    Ability: ("effect",),
}
INSTEAD: dict[tuple[type, str], str] = {  # a word with its own second method needs no first: it never calls it
    (Lasts, "value"): "run",
    (Ability, "effect"): "usable",
}
# At least one of them, besides `say`; a marker is only looked for.
STANDING = ("use", "changes", "forbids", "lays", "offered", "effect")


def own(word: type[Word], name: str) -> bool:
    """Return whether a word, or a kind between it and the base that requires it, defines something itself."""
    asked_by = next((sort for sort in (*NEEDED, Word) if issubclass(word, sort) and name in vars(sort)), Word)
    return getattr(word, name, None) is not getattr(asked_by, name, None)


def lacking(word: type[Word]) -> list[str]:
    """Return what a word lacks of what its kind requires."""
    needed = [
        name
        for sort, names in NEEDED.items()
        if issubclass(word, sort)
        for name in names
        if (other := INSTEAD.get((sort, name))) is None or getattr(word, other) is getattr(sort, other)
    ]
    found = [name for name in needed if not own(word, name)]
    if word.say is Word.say:
        found.append("say")
    does = issubclass(word, Standing) and not issubclass(word, Marker)
    if does and all(getattr(word, n, None) is getattr(Standing, n, None) for n in STANDING):
        found.append(" or ".join(STANDING))
    return found if word.__doc__ else [*found, "a docstring"]


def test_every_word_has_what_its_sort_asks_for(case):
    words = case.game.vocabulary.words
    assert {name: lacking(word) for name, word in words.items() if lacking(word)} == {}
    assert len(words) > 60


def test_what_a_word_lacks_is_seen():
    class Mute(Effect):  # a word of the tests only
        """Does nothing and says nothing."""

    assert lacking(Mute) == ["run", "say"]
