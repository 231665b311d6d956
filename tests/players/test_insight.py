"""The evaluation of Masters of the Night: better positions are worth more, and it stays between lost and won."""

import random
from typing import Any

import pytest

from coterie.games.masters import GAME
from coterie.games.masters.bot import STEPS, budget, evaluate

BASE = """
position: masters
vampires: agnieszka museum blood {blood} kills {kills}, ishtvan slums blood 3 kills 4, mila asylum blood 3 kills 4
city: railway_station museum asylum night_club slums police_station city_hall cathedral newspaper
slums: minions {minions}, hidden {agents}
veil: {veil}
events: I-03, I-04, I-05, II-01, II-03, II-13, III-02, III-05
now: turn agnieszka {points}
"""
USUAL = {"blood": 3, "kills": 4, "minions": 2, "agents": 0, "veil": 5, "points": 2}


def value(**changes):
    return evaluate(GAME.read(BASE.format(**{**USUAL, **changes})))


@pytest.mark.parametrize(
    "better",
    [{"kills": 5}, {"blood": 4}, {"minions": 3}, {"veil": 6}],
)
def test_more_is_better(better):
    assert value(**better) > value()


@pytest.mark.parametrize("worse", [{"blood": 0}, {"veil": 1}, {"points": 0}, {"kills": 0}])
def test_less_is_worse(worse):
    assert value(**worse) < value()


def test_it_lies_between_lost_and_won():
    for seed in range(3):
        s: Any = GAME.start({}, seed=seed)
        rng = random.Random(seed)
        while s.asked is not None:
            assert 0 <= GAME.bot.evaluate(s, 0) < 1
            s.pick(rng.randrange(len(s.asked[2])))
        assert GAME.bot.value(s, 0) == s.result[0]


def test_the_budget_counts_this_night_and_the_cards_that_are_left():
    s: Any = GAME.read(BASE.format(**USUAL))
    later = len(s.clan) - 1 - (s.turn - s.lead) % len(s.clan)
    assert budget(s) == 2 * (3 * 8 + later) + 2


def test_the_station_leads_everywhere():
    assert STEPS[0] == (0, 1, 1, 1, 1, 1, 1, 1, 1)
    assert STEPS[8][0] == 4
    assert STEPS[1][5] == 2
