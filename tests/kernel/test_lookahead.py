"""Looking ahead goes by the same loop as playing, with the same bound."""

import pytest

from coterie.kernel.lookahead import ahead, served
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step
from tests.kernel.bare import note, table


@step("ahead.round")
def round_(s) -> None:
    s.do((round_,))


@step("ahead.ask")
def ask(s) -> None:
    s.ask(0, ("act",), [("go", (), ((round_,),)), ("menus", (), ((begin_menu,),)), ("stay", (), ((note, 1),))])


@step("ahead.nothing")
def nothing(s) -> None:
    """Do nothing."""


def go_on(s, serial) -> None:
    s.do((nothing,))


MENU: Procedure[None] = Procedure(
    "ahead.menu",
    "A menu that says what it will ask, and then does not",
    None,
    (row("1", "Menu", go_on, again=True, asks=True, menu=lambda s, serial: ("round?",)),),
)


@step("ahead.begin_menu")
def begin_menu(s) -> None:
    MENU.begin(s, None)


def test_a_forced_loop_ends_in_a_search_as_it_does_in_play():
    s = table((ask,))
    world = s.clone()
    assert ahead(world, 0, None) is None
    s.choose("go")
    assert (world.result, world.reason) == (s.result, s.reason) == ({0: 0.0, 1: 0.0}, "a loop without a decision")


def test_a_loop_of_menus_ends_too():
    s = table((ask,))
    assert ahead(s, 1, None) == ("round?", ())
    served(s, None)
    assert s.reason == "a loop without a decision"


@pytest.mark.parametrize("horizon", [None, "another turn"])
def test_it_goes_no_further_than_the_turn(horizon):
    s = table((ask,), (note, 2))
    ahead(s, 2, horizon)
    assert s.notes == ([1, 2] if horizon is None else [])
