"""Words as text: errors name line, column, the wrong word and the nearest known one."""

import pytest

from coterie.games.primer.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadWords
from coterie.words import notation
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import FOES, READY, Kind
from coterie.words.cards.groups import HOST, Cards
from coterie.words.cards.lasting import Blank
from coterie.words.cards.moving import DrawCards
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Then
from coterie.words.picking import Choose


def parse(text):
    return notation.parse(text, VOCABULARY)


def write(word):
    return notation.write(word, VOCABULARY)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("DrawCards()", DrawCards()),
        ("DrawCards(2) >> Bow()", DrawCards(2) >> Bow()),
        ("DrawCards", DrawCards()),
        ('Choose(Cards(Kind("recruit") & READY & FOES), Bow())', Choose(Cards(Kind("recruit") & READY & FOES), Bow())),
        ('Bonus("might", -2)', Bonus("might", -2, HOST)),
        ('Trigger("would", "depart", HOST, Blank(), must=True)',
         Trigger("would", "depart", HOST, Blank(), must=True)),
        ('PutCounters("wound", amount=3)', PutCounters("wound", 3)),
    ],
)  # fmt: skip
def test_parse_and_write(text, word):
    assert parse(text) == word
    assert parse(write(word)) == word


def test_then_is_flat():
    assert parse("Bow() >> Bow() >> DrawCards()") == Then((Bow(), Bow(), DrawCards()))


@pytest.mark.parametrize(
    ("text", "sentence", "line", "column"),
    [
        ("DrawCord(1)", "“DrawCord” is not a known word; did you mean “DrawCards”", 1, 1),
        ("Bow() >>\n  Blink()", "did you mean “Blank”", 2, 3),
        ("DrawCards(1", "expected “\\)”", 1, 12),
        ("DrawCards(many=1)", "no part “many”", 1, 1),
        ("DrawCards(1, 2)", "takes the parts", 1, 1),
        ("Bow() >> 3", "“>>” cannot join “3”", 1, 10),
        ("Bow() Bow()", "one too many", 1, 7),
        ("__import__(1)", "not a known word", 1, 1),
        ("Bow(;)", "cannot stand here", 1, 5),
        ("", "expected a word", 1, 1),
        ("DrawCards(amount=1, amount=2)", "twice", 1, 21),
    ],
)
def test_errors(text, sentence, line, column):
    with pytest.raises(BadWords, match=sentence) as problem:
        parse(text)
    assert (problem.value.line, problem.value.column) == (line, column)
