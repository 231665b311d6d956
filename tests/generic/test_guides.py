"""The guided games of all games: they begin, what they mention exists, and pages can read them."""

import re

import pytest

import coterie
from coterie.games.masters import GAME as MASTERS
from coterie.table import descriptions

GUIDED = [(name, at) for name in coterie.games() for at in range(len(coterie.game(name).guides))]


def test_the_games_with_guides():
    assert {"masters", "primer", "rivals"} <= {name for name, _ in GUIDED}
    assert len(MASTERS.guides) == 2, "its last night goes on where its evening ends"


@pytest.mark.parametrize(("name", "at"), GUIDED)
def test_a_guide_begins_with_the_first_seat_and_its_tips_can_come(name, at):
    game = coterie.game(name)
    guide = game.guides[at]
    s = game.read(guide.position)
    assert s.question is not None
    assert s.question.seat == 0
    ids = [tip.id for tip in guide.tips]
    assert len(set(ids)) == len(ids)
    assert guide.last in ids
    assert {tip.change for tip in guide.tips if tip.change} <= {*game.catalogue, "over"}
    areas = {area["id"] for area in s.scene(0)["areas"]}
    assert {area for tip in guide.tips for area in tip.light} <= areas | LATER.get(name, set())
    for tip in guide.tips:
        re.compile(tip.option)
        re.compile(tip.asks)
        assert tip.option or not tip.waits, "only an option can be waited for"
        assert "`" not in tip.text, "the same words are read at a terminal and in a browser"
    assert not guide.tips[0].option
    assert not guide.tips[0].change


LATER = {
    "rivals": {"attack"},
    "masters": {"play"},
    "vtes": {"action", "combat"},
}  # areas that appear during the game


@pytest.mark.parametrize(("name", "at"), GUIDED)
def test_what_a_page_reads_is_what_the_game_says(name, at):
    game = coterie.game(name)
    told = descriptions.guides(game)[at]
    assert (told.name, told.position, told.last) == (
        game.guides[at].name,
        game.guides[at].position,
        game.guides[at].last,
    )
    assert [(tip.id, tuple(tip.light), tip.waits) for tip in told.tips] == [
        (tip.id, tip.light, tip.waits) for tip in game.guides[at].tips
    ]
