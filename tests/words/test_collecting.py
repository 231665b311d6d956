"""Cards by their short names: no two have one."""

import pytest

from coterie.games.primer.cards.definition import recruit
from coterie.kernel.errors import RulesError
from coterie.words.cards.collecting import by_face


def test_two_cards_of_one_name_are_found_out():
    brute, twin = recruit("Brute", 1, 1), recruit("Brute", 2, 2)
    assert by_face([brute, brute], "a box") == {"brute": brute}
    with pytest.raises(RulesError, match="two cards of a box are called brute"):
        by_face([brute, twin], "a box")
