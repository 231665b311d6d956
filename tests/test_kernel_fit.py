"""docs/kernel-fit.md names parts of the kernel and the words: each of them exists, each gap it cites is explained."""

import importlib
import re
from pathlib import Path

import pytest

from coterie.kernel import events, game, pieces, state
from coterie.words import effects
from coterie.words.cards import abilities
from coterie.words.cards.game import CardGame

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "kernel-fit.md").read_text(encoding="utf-8")
CLASSES = {
    "Game": game.Game, "State": state.State, "Event": events.Event, "Atom": events.Atom, "Piece": pieces.Piece,
    "CardGame": CardGame, "Effect": effects.Effect, "Ability": abilities.Ability,
}  # fmt: skip
NAMES = sorted(set(re.findall(r"`((?:[A-Z]\w*|[a-z_]+)(?:\.\w+)+)`", PAGE)))


@pytest.mark.parametrize("name", NAMES)
def test_every_part_that_is_named_exists(name):
    *path, attribute = name.split(".")
    if path[0] in CLASSES:
        owner = CLASSES[path[0]]
        fields = {*dir(owner), *getattr(owner, "FIELDS", ()), *getattr(owner, "__slots__", ())}
        assert attribute in fields
        return
    root = "coterie" if path[0] == "words" else "coterie.kernel"
    assert hasattr(importlib.import_module(f"{root}.{'.'.join(path)}"), attribute)


def test_every_test_that_is_named_exists():
    root = Path(__file__).resolve().parents[1]
    named = re.findall(r"`(tests/[\w/]+\.py)`", PAGE)
    assert named
    assert [file for file in named if not (root / file).is_file()] == []


def test_every_gap_that_is_cited_is_explained():
    listed = set(re.findall(r"^\| (\d+) \|", PAGE.partition("## What is missing")[2], re.MULTILINE))
    assert listed == set(re.findall(r"\bgap (\d+)\b", PAGE))
