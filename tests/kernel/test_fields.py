"""The last line of a position holds what the rules rely on, or is refused with a sentence."""

import json
from typing import cast

import pytest

import coterie
from coterie.kernel.codec import CLASSES, encode
from coterie.kernel.errors import BadPosition
from coterie.kernel.events import Event
from coterie.kernel.fields import KERNEL, fits, hints_of, wrong
from coterie.kernel.layers import Lasting
from coterie.kernel.state import State
from tests.primer.tools import position

PRIMER = coterie.game("primer")
TEXT = (
    'position: primer\nsetup: {"players": 2, "windows": "all", "rounds": 4}\nfield a: brute\nfield b: brute\n'
    "hand a: hail\nhand b: hush\ndeck a: hex\ndeck b: hex\n"
)
WRONG = {
    "a text for a number": {"serial": "x"},
    "a fraction for a number": {"dice": 1.5},
    "a list for limits": {"uses": {"list": []}},
    "a row that is none": {"rows": {"dict": [[1, 7]]}},
    "a number for a row's number": {"rows": encode({7: Lasting(0, 0, "blank", "all", cast("int", "for ever"))})},
    "a secret of another shape": {"sealed": {"dict": [[["x", 0], 5]]}},
    "a fact that is none": {"facts": [[1]]},
    "texts for points": {"points": ["a", "b"]},
    "a text for the number of the turn": {"turn": "z"},
    "more seats than the set-up has": {"seats": 3},
    "a pile of a piece that is not there": {"piles": {"dict": [[["hand", 0], [999]]]}},
    "a piece with a number for a face": {"pieces": encode([Event("x", 0).was, 5])},
    "a step that is none": {"todo": {"list": [["x", 1]]}},
    "no list of steps": {"todo": [1]},
    "a list that is empty": {"todo": {"list": [[]]}},
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_of_a_wrong_type_is_refused_with_a_sentence(what):
    with pytest.raises(BadPosition, match=r"^Line 9 \(“rest”\): "):
        PRIMER.read(f"{TEXT}rest: {json.dumps(WRONG[what])}\n")


def test_a_piece_may_not_lie_in_two_piles():
    s = position("hand a: hail\nhand b: hush")
    s.piles["discard", 0] = s.piles["hand", 0]
    assert "each piece must lie once" in wrong(s, s.contents())


@pytest.mark.parametrize("name", ["primer", "masters", "rivals", "l5r", "vtes"])
def test_every_game_says_of_which_types_its_fields_are(name):
    s = coterie.game(name).start({}, seed=3)
    for _ in range(40):
        assert wrong(s, s.game.table(s.setup).contents()) == ""
        s.pick(0)
    for field in s.TABLE:
        bad = s.clone()
        setattr(bad, field, object())
        assert wrong(bad, s.contents()) == f"“{field}” contains something that does not belong there."
        assert field in type(s).__annotations__


def test_the_kernels_fields_are_all_named():
    assert tuple(KERNEL) == State.KERNEL


def test_every_row_and_word_can_be_looked_into():
    for cls in [cls for cls in CLASSES.values() if cls.__module__.startswith("coterie.")]:
        hints_of(cls)


def test_what_fits():
    assert fits(1, int)
    assert not fits(True, int)
    assert not fits("1", int)
    assert fits(1, float)
    assert fits(1.5, float)
    assert not fits("1", float)
    assert fits((1, "a"), tuple[int, str])
    assert not fits((1,), tuple[int, str])
    assert fits([1], list[int])
    assert not fits(["a"], list[int])
    assert fits({1: "a"}, dict[int, str])
    assert not fits({1: 1}, dict[int, str])
