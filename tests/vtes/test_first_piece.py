"""The first piece of a table has the number 0, and is a piece like any other: tests of cards once more where it matters."""

import inspect
import pkgutil
from collections.abc import Callable
from importlib import import_module

import pytest

from tests import vtes
from tests.vtes import tools

NAMES = {each.name for each in pkgutil.iter_modules(vtes.__path__) if each.name.startswith("test_")}
MODULES = sorted(NAMES - {"test_first_piece"})

SEE_IT = (  # they count the card that lies there otherwise
    "test_marchesa_liliana_bleeds_for_seven_cards", "test_a_path_saves_blood_for_its_clan_whoever_plays",
    "test_the_gate_of_acheron_takes_pool_or_the_burned",
)  # fmt: skip


def plain_tests(name: str) -> list[Callable[[], None]]:
    """The tests of a module that take no arguments and do not look at the card that lies there first."""
    there = [(what, test) for what, test in vars(import_module(f"tests.vtes.{name}")).items() if what not in SEE_IT]
    return [test for what, test in there if what.startswith("test_") and not inspect.signature(test).parameters]


@pytest.mark.parametrize(
    "test", [test for name in MODULES for test in plain_tests(name)], ids=lambda test: test.__name__
)
def test_the_first_piece_counts_as_others_do(test, monkeypatch):
    monkeypatch.setattr(tools, "FIRST", "")
    test()
