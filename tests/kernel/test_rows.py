"""Rows: slotted, compared by value, changed by copies."""

import gc

import pytest

from coterie.kernel.pieces import Piece
from coterie.kernel.rows import Row


class Spot(Row):
    x: int
    y: int = 2
    tags: tuple = ()

    def sum(self) -> int:
        return self.x + self.y


class NamedSpot(Spot):
    name: str = "here"


def test_fields_and_defaults():
    assert (Spot(1).x, Spot(1).y, Spot(1).tags) == (1, 2, ())
    assert Spot(1, tags=("a",)).tags == ("a",)
    assert Spot.__struct_fields__ == ("x", "y", "tags")
    assert repr(Spot(1)) == "Spot(x=1, y=2, tags=())"
    assert Spot(3).sum() == 5


def test_inherited_fields_come_first():
    assert NamedSpot.__struct_fields__ == ("x", "y", "tags", "name")
    assert NamedSpot(1, name="there").but(y=5) == NamedSpot(1, 5, (), "there")
    assert NamedSpot(4).sum() == 6


def test_copies_are_independent():
    was = Spot(1)
    now = was.copy()
    now.x = 9
    assert (was.x, now.x) == (1, 9)
    assert was.but(y=7) == Spot(1, 7)
    assert was == Spot(1)
    assert was.but(tags=None).tags is None


def test_rows_are_compared_by_value_and_class():
    assert Spot(1) == Spot(1)
    assert Spot(1) != Spot(2)
    assert Spot(1) != NamedSpot(1)


def test_rows_are_slotted():
    with pytest.raises(AttributeError):
        Spot(1).z = 3  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        Spot()  # type: ignore[call-arg]


def test_counters_keep_the_order_of_names():
    piece = Piece("a", "card", 0, "deck")
    piece.counters = piece.counting("wound", 2)
    piece.counters = piece.counting("blood", 1)
    assert piece.counters == (("blood", 1), ("wound", 2))
    assert piece.counting("wound", 0) == (("blood", 1),)
    assert piece.count("wound") == 2
    assert piece.count("rust") == 0


def test_the_garbage_collector_need_not_look_at_rows():
    assert not gc.is_tracked(Spot(1, tags=([],)))
