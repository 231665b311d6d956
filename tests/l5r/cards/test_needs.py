"""What the missing cards would need: each of them has a phrase of our own, and no card that is there has one."""

import json
import tomllib
from importlib.resources import files

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.cards.needs import needs
from tests.test_own_words import SHARED, words

MOST_WORDS = 8
THERE = {card.facts.id for card in CARDS.values()}
PRINTED = SHARED / "reference" / "l5r" / "cards.json"


def phrases():
    """Return the phrases, each with its cards, as the file has them."""
    text = files("coterie.games.l5r.cards").joinpath("needs.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def test_every_missing_card_has_a_need_and_no_card_that_is_there():
    assert set(needs()) == set(facts()) - THERE
    assert [name for each in GAME.progress() for name in each.missing if name not in each.needs] == []


def test_no_card_has_two_needs():
    named = [id for ids in phrases().values() for id in ids]
    assert sorted(named) == sorted(needs())


def test_a_need_is_a_short_phrase():
    assert [phrase for phrase in phrases() if not 3 <= len(phrase.split()) <= MOST_WORDS] == []
    assert [phrase for phrase in phrases() if not phrase[-1].isalpha()] == []


def test_no_need_is_printed_on_a_card():
    if not PRINTED.is_file():
        pytest.skip("the printed texts are not here: there is nothing to compare with")
    cards = json.loads(PRINTED.read_text(encoding="utf-8"))
    printed = [f" {' '.join(words(each.get('text') or each.get('effect') or ''))} " for each in cards]
    assert any(" until the end of the conflict " in text for text in printed)
    assert [each for each in phrases() if any(f" {' '.join(words(each))} " in text for text in printed)] == []
