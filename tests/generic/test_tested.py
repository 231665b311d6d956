"""Every card with a text occurs in a test of its game; exceptions are listed here, and the list may only shrink."""

import re
from functools import cache
from pathlib import Path

import pytest

import coterie

TESTS = Path(__file__).parents[1]
UNTESTED: dict[str, tuple[str, ...]] = {
    "rivals": ("wraith-damage", "wraith-secrecy"),  # by the parameter of one test for all tokens
    "l5r": (),
    "vtes": (),
}


@cache
def texts(game: str) -> str:
    """Return the tests of a game."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((TESTS / game).rglob("*.py")))


@cache
def words(game: str) -> frozenset[str]:
    """Return everything in the tests of a game that could be the short name of a card."""
    return frozenset(re.findall(r"[a-z0-9][a-z0-9-]*", texts(game)))


@pytest.mark.parametrize("name", list(UNTESTED))
def test_each_card_with_a_text_occurs_in_a_test(name):
    faces = coterie.game(name).faces
    texted = [face for face, card in faces.items() if getattr(card, "abilities", ()) or getattr(card, "plays", None)]
    lacking = [face for face in texted if face not in words(name) and faces[face].name not in texts(name)]
    assert tuple(sorted(lacking)) == UNTESTED[name]
