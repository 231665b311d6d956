"""The guided first game: its position can be read, and what its tips speak of is offered there."""

import random
import re
from typing import Any

from coterie.games.rivals import GAME
from coterie.games.rivals.guide import FIRST_GAME
from coterie.players.registry import player
from tests.rivals.tools import options, play_through, where


def begun():
    """The position of the guide."""
    return GAME.read(FIRST_GAME.position)


def test_the_way_of_the_guide_can_be_gone():
    s = begun()
    assert s.question.seat == 0
    assert {"go out with a/hydra", "recruit skunk", "end"} <= set(options(s))
    play_through(s, "go out with hydra", "attack with hydra")
    assert options(s) == ["b/doc", "city/athlete"]
    s.choose("doc")
    while s.asked[1][0] == "moment":
        s.choose("pass")
    s.choose("physical")
    assert {"play throat-rip", "play baseball-bat"} <= set(options(s))
    s.choose("play throat-rip")
    while s.asked[1][0] != "action?":
        s.choose("no card" if "no card" in options(s) else "pass")
    assert (where(s, "doc"), s.agenda[0]) == ("torpor", 1)
    assert "recruit skunk" in options(s)


def test_everybody_but_the_guided_is_a_bot_and_answers():
    """Whoever is attacked decides without a person."""
    s: Any = begun()
    assert s.seats == 2
    bot, chance = player("greedy"), random.Random(1)
    play_through(s, "go out with hydra", "attack with hydra", "doc")
    for _ in range(60):
        if s.asked[1][0] == "action?" and s.question.seat == 0:
            break
        s.choose(bot.choose(s, 1, chance) if s.question.seat else s.question.options[-1])
    assert s.question.seat == 0
    assert s.asked[1][0] == "action?"


def test_every_tip_can_come():
    """An option that a tip waits for is offered somewhere on the way, or is a word of an action."""
    patterns = [re.compile(tip.option) for tip in FIRST_GAME.tips if tip.option]
    offered = {"discard x", "block with b/x", "attach a/x", "play fleetness"}
    s = begun()
    for choice in ("go out with hydra", "attack with hydra", "doc", "pass", "pass", "physical"):
        offered |= set(options(s))
        if choice in options(s) or choice != "pass":
            s.choose(choice)
    offered |= set(options(s))
    assert all(any(pattern.search(each) for each in offered) for pattern in patterns)
