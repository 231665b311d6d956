"""A player chooses the same in two worlds that its seat cannot tell apart."""

import random

import pytest

from tests.generic.players import PLAYERS
from tests.generic.walks import notations


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_uses_only_what_its_seat_knows(played, player):
    choose = PLAYERS[player]
    for k, s in enumerate(played.spread(16)):
        seat = s.asked[0]
        other = s.sample(seat, random.Random(k))
        assert notations(other) == notations(s)
        before = s.fingerprint()
        chosen = choose(s, seat, random.Random(7))
        assert 0 <= chosen < len(s.asked[2])
        assert choose(other, seat, random.Random(7)) == chosen
        assert s.fingerprint() == before
