"""What is kept until a card in play changes makes no difference: games go as they do where everything is looked for anew."""

import random

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.room import NAMES
from coterie.games.vtes.state import Vtes

PASSES = ("pass", "done", "no block", "no", "none")
LONGEST = 700  # choices


def anew(s: Vtes) -> bool:
    """Forget what is kept before each step."""
    s.memory.clear()
    return False


def played(seed: int, stop=None) -> Vtes:
    """Return a game of three to five random decks after random choices, most of which do something."""
    rng = random.Random(seed)
    players = 3 + seed % 3
    decks = [rng.choice(NAMES) for _ in range(players)]
    setup = {"players": players, "decks": decks, "deck_rules": "any", "windows": "useful"}
    s = GAME.start(setup, seed=seed)
    for _ in range(LONGEST):
        if s.asked is None:
            break
        options = s.asked[2]
        acts = [at for at, raw in enumerate(options) if raw[0] not in PASSES] or [0]
        s.pick(rng.choice(acts) if rng.random() < 0.7 else rng.randrange(len(options)), stop)
    return s


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_as_if_nothing_were_kept(seed):
    kept, looked_for = played(seed), played(seed, anew)
    assert (kept.log(), kept.fingerprint()) == (looked_for.log(), looked_for.fingerprint())
