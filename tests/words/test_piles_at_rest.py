"""Cards that are not in play are drawn once for as long as their pile looks the same."""

from collections.abc import Sequence
from typing import Any

from coterie.kernel.state import State
from tests.primer.tools import find, position

SETTING = "field a: brute, torch [on brute]\nfield b: watchman\nhand a: hail\ntrap b: hush, scribe"


def pieces(s: State, area: str, seat: int = 0) -> Sequence[Any]:
    """Return the pieces of an area as a seat sees it."""
    s.views = {}
    return next(each for each in s.scene(seat)["areas"] if each["id"] == area)["pieces"]


def test_a_pile_that_looks_as_before_is_not_drawn_anew() -> None:
    s = position(SETTING)
    before, hand = pieces(s, "trap:1"), pieces(s, "hand:0")
    s.choose("play hail")
    assert pieces(s, "trap:1") is before
    assert (len(hand), len(pieces(s, "hand:0"))) == (1, 0)
    assert pieces(s, "field:0") is not pieces(s, "field:0")  # numbers may change from anywhere


def test_seats_do_not_share_what_only_one_of_them_knows() -> None:
    s = position(SETTING)
    own, others = pieces(s, "hand:0"), pieces(s, "hand:0", 1)
    assert [each["face"] for each in own] == ["hail"]
    assert [each["face"] for each in others] == [None]


def test_there_is_more_to_a_card_that_bears_or_hangs() -> None:
    s = position(SETTING)
    v = s.seen_by(1)
    brute, torch, scribe = find(s, "brute"), find(s, "torch"), find(s, "scribe", 1, "trap")
    assert v.at_rest((scribe,)) == ((scribe, "scribe", ()),)
    assert v.at_rest((scribe, brute)) is None
    assert v.at_rest((torch,)) is None
