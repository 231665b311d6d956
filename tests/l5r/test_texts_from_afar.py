"""Texts that cards lay on others from afar: after each choice they lie where they would if they were worked out anew."""

import random

import pytest

from coterie.games.l5r import GAME
from coterie.kernel import layers
from tests.generic.test_texts import far


@pytest.mark.parametrize("seed", [7, 9])  # games in which such texts lie on something
def test_texts_from_afar_follow_what_happens(seed):
    rng, s, laid = random.Random(seed), GAME.start({"players": 2, "format": "stronghold"}, seed=seed), 0
    for _ in range(430):
        if s.asked is None:
            break
        for ability, source, giver in far(s):
            there = [p for p, now in enumerate(s.pieces) if list(ability.lays(s, source, giver, p, now))]
            assert sorted(ability.lays_on(s, source, giver)) == there
            laid += len(there)
            for p in there:
                now = s.pieces[p]
                assert layers.text_in_force(s, p, now) == (now.text, now.marks), now.face
        twin = s.clone()
        GAME.rebuild(twin)
        assert twin.ears == s.ears
        s.pick(rng.randrange(len(s.asked[2])))
    assert laid
