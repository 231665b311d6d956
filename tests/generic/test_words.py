"""Every word is in all five registries; every definition is sound, can be read, and goes through its text notation."""

import re

import pytest

from coterie.words.able import ABLE
from coterie.words.check import CHECK, check
from coterie.words.nodes import NODES, walk
from coterie.words.notation import parse, write
from coterie.words.run import RUN
from coterie.words.say import SAY, say, sentence
from coterie.words.weigh import WEIGH, weigh
from tests.generic.games import cases

GAPS = re.compile(r"\{|\}|None|\(\)|  | [,.;:](?!\S)|<|>|\?\?|“”|object at")


@pytest.mark.parametrize("registry", [RUN, SAY, ABLE, CHECK, WEIGH], ids=lambda registry: registry.name)
def test_every_word_is_registered(registry):
    for case in cases():
        assert case.game  # its words are known once it is imported
    assert not [name for name, word in NODES.items() if word not in registry]


def test_a_game_with_faces_has_definitions(case):
    assert case.definitions() or not case.game.faces


def test_definitions_go_through_their_text(case):
    for name, node in case.definitions():
        text = write(node)
        assert parse(text) == node, f"{name}: {text}"
        assert write(parse(text)) == text


def test_definitions_are_sound(case):
    problems = [f"{name}: {problem}" for name, node in case.definitions() for problem in check(node)]
    assert problems == []


def test_definitions_can_be_read(case):
    for name, node in case.definitions():
        text = sentence(node)
        assert text.endswith(".")
        assert not GAPS.search(text), f"{name}: {text}"
        assert text[0] == text[0].upper()


def test_every_part_of_a_definition_can_be_read_and_weighed(case):
    for _, node in case.definitions():
        for part in walk(node):
            assert say(part) is not None
            assert isinstance(weigh(part), int | float)
