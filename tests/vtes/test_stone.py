"""Where only the first damage of a round comes through: the same damage with and without it, round after round."""

import pytest

from coterie.games.vtes.rules.damage import Packet, deal
from coterie.games.vtes.rules.strikes import current_combat
from tests.vtes.tools import SCHOOL, UP, do, find, play_through, reach, table, taught

WHO = taught("PRO", capacity=10)
NORMAL, WORSE, SURE, SURE_WORSE = (False, False), (True, False), (False, True), (True, True)


def struck(way: str, *blows: tuple[tuple[int, tuple[bool, bool]], ...]) -> list[int]:
    """How much damage comes through of several blows in one round, each of packets: how much, and of what sort."""
    s = table(f"{WHO} [blood 9]", "flesh-of-marble", b=UP, attached_b="assault-rifle [on ready/nassir]", game=SCHOOL)
    reach(s, f"bleed with {WHO}", "block with nassir")
    play_through(s, "play flesh-of-marble", way)
    assert current_combat(s) is not None
    piece, told = find(s, WHO), []
    for packets in blows:
        life, before = s.pieces[piece].life, len(s.log())
        do(s, (deal, *[Packet(piece, life, n, bad, sure=sure) for n, (bad, sure) in packets]))
        said = [line.split() for line in s.log()[before:] if " damage" in line and " takes " in line]
        told.append(sum(int(words[words.index("takes") + 1]) for words in said))
    return told


@pytest.mark.ruling("VR-8.4")
@pytest.mark.parametrize(
    ("blows", "first", "second"),
    [
        ([[(3, NORMAL)]], [1], [1]),
        ([[(3, NORMAL)], [(2, NORMAL)]], [1, 0], [1, 0]),  # that was the first of the round
        ([[(2, SURE)]], [2], [2]),
        ([[(2, SURE), (3, NORMAL)]], [2], [2]),
        ([[(2, NORMAL)], [(2, SURE)]], [1, 2], [1, 2]),
        ([[(2, WORSE)]], [2], [1]),  # at inferior it keeps no aggravated damage off
        ([[(2, WORSE), (2, NORMAL)]], [2], [1]),
        ([[(2, SURE_WORSE)]], [2], [2]),
        ([[(1, NORMAL)], [(2, WORSE)]], [1, 2], [1, 0]),
        ([[(1, NORMAL)], [(1, SURE_WORSE), (1, WORSE)]], [1, 2], [1, 1]),
        ([[(1, SURE), (1, WORSE)], [(1, NORMAL)]], [2, 0], [1, 0]),  # as much of one as of the other is damage, too
    ],
)
def test_the_first_damage_of_a_round_comes_through_and_what_is_sure(blows, first, second):
    assert struck("way 1", *blows) == first
    assert struck("way 2", *blows) == second
