"""The codec: canonical bytes, and nothing unknown is ever built."""

import pytest

from coterie.kernel.codec import canonical, decode, digest, encode, register
from coterie.kernel.errors import BadRecord, RulesError
from coterie.kernel.events import Event, free
from coterie.kernel.pieces import Piece
from coterie.kernel.rows import Row
from coterie.kernel.scopes import Running
from coterie.words.cards.abilities import ONCE_A_TURN, Act
from coterie.words.cards.moving import DrawCards
from coterie.words.effects import Then
from coterie.words.groups import THAT

VALUES = [
    None, True, False, 0, -7, 1 << 63, 0.5, 1.0, "text", (), (1, (2, "x")), [1, [2]],
    {1: "a", 10: "b", 9: "c"}, {("hand", 0): (1, 2)}, Piece("a", "b", 0, "deck"), Event("draw", was=Piece("a", "b",
    0, "deck")), DrawCards(2), Act(DrawCards(1), limit=ONCE_A_TURN),
    Then((DrawCards(1), DrawCards(2))), THAT, (free, 3), {3: Running("bare.turn", 0, None)},
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_round_trip(value):
    again = decode(encode(value))
    assert again == value
    assert type(again) is type(value)
    assert canonical(again) == canonical(value)


def test_true_is_not_one():
    assert canonical((True, 1, 1.0)) == b"[true,1,1.0]"


def test_serial_numbers_keep_their_order():
    rows = {1: "a", 2: "b", 10: "c"}
    assert list(decode(encode(rows))) == [1, 2, 10]
    assert digest({2: 1, 1: 2}) == digest({1: 2, 2: 1})


@pytest.mark.parametrize(
    "data",
    [
        {"is": "Nothing", "of": []},
        {"step": "no.such"},
        {"step": ["x"]},
        {"is": "kernel.Piece", "of": [1]},
        {"is": "kernel.Piece"},
        {"dict": 7},
        {"dict": [[1]]},
        {"list": 3},
        {},
        {"is": ["kernel.Piece"], "of": []},
    ],
)
def test_unknown_or_damaged_data_is_a_bad_record(data):
    with pytest.raises(BadRecord):
        decode(data)


@pytest.mark.parametrize("value", [{1, 2}, object(), lambda: 0, b"x"], ids=["set", "object", "lambda", "bytes"])
def test_a_state_holds_plain_data_only(value):
    with pytest.raises(RulesError, match="may not hold"):
        encode(value)


def test_names_are_unique_within_a_room():
    with pytest.raises(RulesError, match=r"two classes are called kernel\.Piece"):
        register(type("Piece", (), {"__module__": "coterie.kernel.elsewhere"}))
    register(type("Piece", (), {"__module__": "tests.elsewhere"}))
    assert decode(encode(Piece("a", "b", 0, "deck"))) == Piece("a", "b", 0, "deck")


class Named(Row, kw_only=True):
    first: int
    second: int = 2


def test_fields_that_are_given_by_name_only_come_back():
    assert decode(encode((Named(first=1), Named(first=3, second=4)))) == (Named(first=1), Named(first=3, second=4))
    with pytest.raises(BadRecord, match="2 fields, not 3"):
        decode({"is": "tests.Named", "of": [1, 2, 3]})
