"""What bots weigh: they bring out vampires, bleed, and block where it pays."""

import random
from typing import Any

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.pieces import pile
from coterie.players.greedy import Greedy
from tests.vtes.tools import options, position


def choice(s):
    """What a greedy bot chooses."""
    seat = s.question.seat
    return options(s)[Greedy().choose(s, seat, random.Random(1))]


def test_bots_transfer_bring_out_vampires_and_bleed():
    s: Any = GAME.start({"players": 2}, seed=3)
    bots, chance = [Greedy(), Greedy()], random.Random(1)
    for _ in range(1500):
        if s.over or s.turn > 17:
            break
        s.choose(bots[s.question.seat].choose(s, s.question.seat, chance))
    told = "\n".join(s.log())
    assert [len(pile(s, "ready", seat)) >= 2 for seat in (0, 1)] == [True, True]
    assert told.count("comes to the ready region") >= 4
    assert " bleeds " in told
    assert min(s.pool) < 18


@pytest.mark.parametrize("first", [True, False])
def test_pool_goes_where_a_vampire_comes_of_it_soonest(first):
    """Of two vampires the one that misses least gets it."""
    pair = [f"{face} [blood {n}]" for face, n in (("nassir", 3), ("horst-von-bruhl", 1))]
    s = position(f"uncontrolled a: {', '.join(pair if first else pair[::-1])}\nturn: 9", players=2)
    while not any(each.startswith("transfer to") for each in options(s)):
        s.choose("done")
    assert choice(s) == f"transfer to a/uncontrolled.{1 if first else 2}"


@pytest.mark.parametrize(("blood", "wanted"), [(4, "block with nassir"), (0, "no block")])
def test_a_bleed_is_blocked_by_whoever_can_stand_the_combat(blood, wanted):
    s = position(f"ready a: madison [blood 6]\nready b: nassir [blood {blood}]", players=2)
    s.choose("bleed with madison")
    assert "no block" in options(s)
    assert choice(s).replace("b/", "") == wanted


def test_statistics_call_seats_by_their_letters():
    s = position("ready a: madison [blood 6]", players=2)
    assert [name for name, _ in s.game.talk.statistics(s)] == ["Seat a", "Seat b", "rounds"]
