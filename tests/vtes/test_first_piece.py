"""The first piece of a table has the number 0, and is a piece like any other: tests once more where it is one that matters."""

import inspect
import pkgutil
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType

import pytest

from tests import vtes
from tests.vtes import cards, tools

ANY, HANDS, IN_PLAY = (), ("hand",), ("attached", "board")  # what comes first: the lines that begin so

SEE_IT = (  # they count the card that lies there otherwise, or go by the order of the pieces
    "test_marchesa_liliana_bleeds_for_seven_cards", "test_a_path_saves_blood_for_its_clan_whoever_plays",
    "test_the_gate_of_acheron_takes_pool_or_the_burned", "test_a_gun_maneuvers_and_then_strikes_at_long_range",
    "test_a_bleed_without_a_card_that_goes_on_after_its_block_brings_no_card_back",
    "test_equipment_is_contested_by_the_controller_of_its_bearer",
)  # fmt: skip


def plain_tests(package: ModuleType) -> list[Callable[[], None]]:
    """Return the tests of a package that take no arguments and do not go by the order of the pieces."""
    names = sorted({each.name for each in pkgutil.iter_modules(package.__path__) if each.name.startswith("test_")})
    modules = [import_module(f"{package.__name__}.{name}") for name in names if name != "test_first_piece"]
    there = [(what, test) for module in modules for what, test in vars(module).items() if what not in SEE_IT]
    return [test for what, test in there if what.startswith("test_") and not inspect.signature(test).parameters]


PLAIN = [(test, kind) for kind in (ANY, HANDS, IN_PLAY) for test in plain_tests(vtes)]
PLAIN += [(test, IN_PLAY) for test in plain_tests(cards)]
HEAD = ("phase", "active", "edge", "pool", "out", "masters", "transfers", "discards", "debt")  # lines without pieces


def in_front(kind: tuple[str, ...], text: str) -> str:
    """Return the lines of a position with those of some kinds, such as hands, before those of all other pieces."""
    lines = sorted(text.splitlines(), key=lambda line: (not line.startswith(HEAD), not line.startswith(kind)))
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("test", "kind"), PLAIN, ids=lambda each: "-".join(each) if isinstance(each, tuple) else each.__name__
)
def test_the_first_piece_counts_as_others_do(test, kind, monkeypatch):
    monkeypatch.setattr(tools, "laid_out", partial(in_front, kind))
    test()
