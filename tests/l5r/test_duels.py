"""Duels (part 17) in both formats."""

import pytest

from tests.l5r.tools import asked, held, options, play, row, taking_part

DUEL = """
field a: kakita-kaezin [present, fate 2], brash-samurai [present, fate 2]
field b: matsu-berserker [present, fate 2]
conflict: a military fire b1
"""


def at_bids(format: str):
    """A duel of Kakita Kaezin (3) against Matsu Berserker (3), at the bids."""
    s = held(DUEL, format=format)
    s.choose("pass")
    s.choose("use a/kakita-kaezin")
    return s


@pytest.mark.ruling("L-5.5", "L-10.4")
def test_statistic_and_bid_decide_a_duel_in_the_stronghold_format():
    s = at_bids("stronghold")
    assert asked(s) == (0, ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"])
    play(s, "bid 3", "bid 1")
    assert s.honor == (8, 12)
    assert taking_part(s) == ["kakita-kaezin", "matsu-berserker"]


def test_on_a_tie_nobody_has_won():
    s = at_bids("stronghold")
    play(s, "bid 2", "bid 2")
    assert taking_part(s) == ["brash-samurai", "kakita-kaezin", "matsu-berserker"]


def test_who_loses_is_sent_home():
    s = at_bids("stronghold")
    play(s, "bid 1", "bid 2")
    assert taking_part(s) == ["brash-samurai", "matsu-berserker"]
    assert row(s, "kakita-kaezin").ready


def test_in_skirmish_the_bids_decide_and_the_higher_statistic_is_one():
    s = at_bids("skirmish")
    assert options(s) == ["bid 1", "bid 2", "bid 3"]
    play(s, "bid 2", "bid 1")
    assert s.honor == (5, 7)
    assert taking_part(s) == ["kakita-kaezin", "matsu-berserker"]
