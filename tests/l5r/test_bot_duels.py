"""Bots in duels: the value of an attack that can still be met, the rest of a phase, and games against random."""

import random
from math import log

import pytest

from benchmarks.duels import FIELDS, duel
from coterie.games.l5r.bot.fights import likely
from coterie.games.l5r.bot.weights import W
from coterie.players.greedy import Greedy
from tests.l5r.tools import position, prompt, worth


def declared(foes: str):
    """Return a position where seat a has attacked with a strong character and seat b is asked for defenders."""
    s = position(f"field a: hida-kisada\nfield b: {foes}\nhand a: banzai\nhand b: banzai\nphase: conflict")
    while prompt(s) != "declare?":
        s.choose(s.question.default)
    s.choose("fire military")
    s.choose("attack b1/province")
    while prompt(s) != "defenders?":
        s.choose(next((o.notation for o in s.question.options if o.notation.startswith("attack with")), "done"))
    return s


def test_an_attack_that_strong_defenders_can_meet_is_worth_less():
    """It used to be valued as if nobody would defend."""
    alone, met = [declared(f"doji-whisperer, hida-kisada{bowed}") for bowed in (" [bowed]", "")]
    lost = log(worth(alone) / (1 - worth(alone))) - log(worth(met) / (1 - worth(met)))
    assert lost / log(W.scale) > 2 * W.ready + W.lead  # far more than that one character more of theirs is ready


def test_what_holds_by_more_is_likelier_to_hold():
    found = [likely(n) for n in (-9, -1, 0, 1, 9)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert found[1] < 0.5 < found[2]


@pytest.mark.parametrize(("field", "decks"), [("l5r-skirmish", "skirmish"), ("l5r-stronghold", "stronghold")])
def test_decks_of_the_format_are_played(field, decks):
    assert all(name.endswith(decks) for name in FIELDS[field].decks)
    one = duel(("random", "random"), FIELDS[field].decks, 0, 1, field)
    assert one.score in (0, 0.5, 1)
    assert one.rounds >= 1


def test_greedy_beats_random():
    """Twice, once in each seat; `python -m benchmarks.duels` plays many more."""
    decks = ["lion-skirmish", "crane-skirmish"]
    assert sum([duel(("greedy", "random"), decks, number, 1, "l5r-skirmish").score for number in range(2)]) == 2


def test_it_looks_at_military_and_political_conflicts():
    """A character without military skill attacks where that breaks a province."""
    s = position("field a: doji-hotaru [honored]\nfield b: matsu-berserker [bowed]\nhand b: banzai\nphase: conflict")
    bot, rng = Greedy(), random.Random(1)
    while prompt(s) != "declare?":
        s.choose(s.question.default)
    at = bot.choose(s, 0, rng)
    assert s.question.options[at].notation.endswith("political")
