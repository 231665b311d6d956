"""The guided first game: its position can be read, and what its tips speak of is offered there."""

import random
import re
from typing import Any

from coterie.games.rivals import GAME
from coterie.games.rivals.guide import FIRST_GAME
from coterie.players import player
from tests.rivals.tools import options, play_through, where

GAMES, LAST_ROUND = 300, 4  # that are played at random, at the most, and how far


def begun():
    """Return the position of the guide."""
    return GAME.read(FIRST_GAME.position)


def test_the_way_of_the_guide_can_be_gone():
    s = begun()
    assert s.question.seat == 0
    assert {"go out with a/hydra", "recruit skunk", "end"} <= set(options(s))
    play_through(s, "go out with hydra", "attack with hydra")
    assert options(s) == ["b/doc", "city/athlete"]
    s.choose("doc")
    ability = next(tip for tip in FIRST_GAME.tips if tip.id == "ability")
    assert {"use a/house-of-pain", "use a/hydra", "pass"} <= set(options(s)), "what the tip names"
    while s.asked[1][0] == "moment":
        assert s.question.seat or re.search(ability.asks, s.question.prompt)
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


def test_what_each_tip_waits_for_is_offered_to_the_guided_in_some_game():
    waited = [re.compile(tip.option) for tip in FIRST_GAME.tips if tip.option]
    missing, chance = waited, random.Random(1)
    for _ in range(GAMES):
        s: Any = begun()
        while s.asked is not None and s.round < LAST_ROUND and missing:
            there = options(s)
            if s.question.seat == 0:
                missing = [pattern for pattern in missing if not any(pattern.search(each) for each in there)]
            s.choose(chance.choice(there))
    assert missing == []


def test_what_is_said_of_the_type_of_an_attack_is_true_whoever_is_attacked():
    told = next(tip.text for tip in FIRST_GAME.tips if tip.id == "sort")
    assert not [name for name in ("Doc", "Karma", "Athlete") if name in told]
