"""Position texts: what lies open among hidden cards stays open, and large tables are written in one go."""

import sys

import pytest

from coterie.kernel.errors import BadPosition
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import ALL, pile, show
from coterie.kernel.scopes import current, last
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus
from tests.kernel.made import game
from tests.primer.tools import find, position


def test_what_lies_open_among_hidden_cards_stays_open():
    s = position("field a: brute\nfield b: watchman\ntrap a: snare\nhand a: hail, hex")
    show(s, find(s, "snare", 0, "trap"))
    show(s, pile(s, "hand", 0)[1])
    again = s.game.read(s.notation())
    assert again.fingerprint() == s.fingerprint()
    for seat in (0, 1):
        text = s.notation(seat)
        assert "trap a: snare [known all]" in text
    assert "hand a: ?, hex [known all]" in s.notation(1)
    again = s.game.read(s.notation(0))
    assert [again.pieces[p].known for p in (*pile(again, "trap", 0), *pile(again, "hand", 0))] == [ALL, 1, ALL]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('[["gossips", 1]]', "does not tell “gossips”"),
        ("[[]]", "cannot be read"),
        ("[[1]]", "cannot be read"),
        ('{"a": 1}', "cannot be read"),
        ('[["draws card", {"a": 1}]]', "cannot be read"),
        ('[["draws card"]]', "cannot be played"),
        ('[["draws card", 0, [[[]]]]]', "cannot be played"),
        ("[" * 5000, "cannot be read"),
        (str([["draws card", 0, "hail"]] * 401).replace("'", '"'), "cannot be read"),
    ],
)
def test_lines_of_a_chronicle_that_make_no_sense_are_refused(line, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(f"field a: brute\ntold: {line}")


def test_the_hosts_of_attachments_are_named_over_all_piles_of_their_zone():
    s = position("field a: brute, brute, torch [on brute.2]\nfield b: brute, torch [on brute.3], torch [on brute]")
    assert [p.host for p in s.pieces if p.face == "torch"] == [1, 3, 0]
    assert "field b: brute, torch [on brute.3], torch [on brute]" in s.notation()


def test_a_position_with_effects_that_last_is_read_back():
    s = position("field a: brute, torch [on brute]\nfield b: watchman")
    last(s, 0, GAIN, Bonus("might", 1, THIS), current(s, "turn"), "oath")
    again = s.game.read(s.notation())
    assert (again.fingerprint(), again.ears, again.scopes) == (s.fingerprint(), s.ears, s.scopes)


def test_no_seat_that_is_not_there_knows_a_face():
    assert position("hand a: hush [known ab]").pieces[0].known == 3
    with pytest.raises(BadPosition, match="“known ac” is not a mark"):
        position("hand a: hush [known ac]")


@pytest.mark.parametrize("size", [50, 400])
def test_the_work_of_writing_grows_with_the_table_not_with_its_square(size):
    """Counted in calls of functions, so that it is the same on every machine."""
    made = game()
    borne = size // 2
    field = ", ".join(["brute"] * borne + [f"torch [on brute.{n}]" for n in range(2, borne + 1)])
    s = position(f"field a: {field}\nfield b: watchman", game=made)
    calls = 0

    def count(frame, happened, of):
        nonlocal calls
        calls += happened in ("call", "c_call")

    sys.setprofile(count)
    try:
        text = s.notation()
    finally:
        sys.setprofile(None)
    assert text.count("torch") == borne - 1
    assert calls < 1000 + 200 * size
