"""What cards and places are called."""

from tests.rivals.tools import options, position


def test_who_is_in_another_party_is_called_by_that_party():
    s = position("streets a: hydra [blood 6]\nstreets a2: brother [blood 5]\nstreets b: doc [blood 5]")
    assert options(s) == ["attack with a/hydra", "attack with a2/brother", "end"]
