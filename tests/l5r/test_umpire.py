"""Games in which an umpire that knows no procedure of the game watches each step of the rules."""

import random
from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.kernel.procedures import PROCEDURES
from tests.l5r.umpire import CONFLICT, DYNASTY, FATE, WATCHED, Umpire


@pytest.fixture
def umpire(monkeypatch):
    watching = Umpire()

    def watched(name, row):
        def work(s, serial):
            watching.sees(name, row.number, s, serial)
            row.step(s, serial)

        return row._replace(step=work)

    for name in WATCHED:
        rows = tuple([watched(name, row) for row in PROCEDURES[name].rows])
        monkeypatch.setattr(PROCEDURES[name], "rows", rows)
    return watching


def play_at_random(umpire, seed, **setup):
    s: Any = GAME.start({"windows": "all", "round_limit": 6, **setup}, seed=seed)
    umpire.game = s
    umpire.begun = {}
    rng = random.Random(seed)
    for _ in range(3000):
        if s.over:
            return
        s.choose(rng.choice(s.question.options))
    raise AssertionError("the game does not end")


def play_several(umpire, **setup):
    for seed in range(6):
        play_at_random(umpire, seed, **setup)


GAMES = {
    "a duel in skirmish": {"decks": ["lion-skirmish", "crane-skirmish"]},
    "a duel in the stronghold format": {"format": "stronghold", "decks": ["lion-stronghold", "unicorn-stronghold"]},
    "alone against the deck": {"mode": "coop", "players": 1},
    "three against the deck": {"mode": "coop", "players": 3, "format": "stronghold"},
}


@pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)
def test_all_that_an_umpire_reckons_is_what_happens(umpire, setup):
    play_several(umpire, **setup)
    steps = [*CONFLICT.values(), *FATE.values(), DYNASTY["1.3"], *[DYNASTY["1.2s"]] * ("mode" in setup)]
    assert {rule.__name__ for rules in steps for rule in rules} == set(umpire.judged)


def test_the_umpire_sees_what_goes_wrong(umpire, monkeypatch):
    monkeypatch.setattr("coterie.games.l5r.facts.values.TAINT", 3)
    with pytest.raises(AssertionError, match="reckoned"):
        play_several(umpire, mode="coop", players=2, format="stronghold")
