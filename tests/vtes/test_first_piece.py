"""The first piece of a table has the number 0, and is a piece like any other: some tests once more where it matters."""

import inspect
from types import ModuleType

import pytest

from tests.vtes import (
    test_cards_bargains,
    test_cards_companions,
    test_cards_equipment,
    test_cards_in_play,
    test_cards_new_standing,
    test_more_rulings,
    test_rulings,
    test_strikes,
    tools,
)

MODULES = (
    test_cards_bargains, test_cards_companions, test_cards_equipment, test_cards_in_play, test_cards_new_standing,
    test_more_rulings, test_rulings, test_strikes,
)  # fmt: skip


def plain_tests(module: ModuleType) -> list:
    """The tests of a module that take no arguments."""
    return [
        test
        for name, test in vars(module).items()
        if name.startswith("test_") and not inspect.signature(test).parameters
    ]


@pytest.mark.parametrize(
    "test", [test for module in MODULES for test in plain_tests(module)], ids=lambda test: test.__name__
)
def test_the_first_piece_counts_as_others_do(test, monkeypatch):
    monkeypatch.setattr(tools, "FIRST", "")
    test()
