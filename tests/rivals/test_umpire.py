"""Games in which an umpire that knows nothing of the program looks at every position and at all that is offered."""

import random

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.decks.room import NAMES
from tests.rivals.players import made
from tests.rivals.tools import find, position
from tests.rivals.umpire import complaints

GAMES = [(2, NAMES[0:2]), (2, NAMES[2:4]), (3, NAMES[4:7]), (4, NAMES[7:11]), (4, [NAMES[11], *NAMES[0:3]])]


@pytest.mark.ruling("RR-4.2", "RR-5", "RR-5.1", "RR-6", "RR-9", "RR-19", "R-087", "R-110")
@pytest.mark.parametrize(("players", "decks"), GAMES)
@pytest.mark.parametrize("kind", ["random", "attacker"])
@pytest.mark.parametrize("city", ["prague", "san francisco"])
def test_an_umpire_has_nothing_to_complain_of(players, decks, kind, city):
    seed = sum(map(ord, "".join(decks)))
    s = GAME.start({"players": players, "decks": list(decks), "city": city, "elimination": "play on"}, seed=seed)
    player, rng = made(kind), random.Random(seed)
    for _ in range(300):
        if s.asked is None:
            break
        assert complaints(s) == []
        s.choose(player.choose(s, s.asked[0], rng))


TABLE = (
    "streets a: tamaska [blood 6]\nhaven a: skunk [blood 3]\nhand a: baseball-bat, karma, throat-rip\nlibrary a: legate\n"
    "streets b: doc [blood 5], lolita [blood 3]\nhand b: insanity-defense, backup\ncity: chef\n"
)


def without(s, index):
    """Take an option away."""
    seat, prompt, options, *rest = s.asked
    s.asked = (seat, prompt, options[:index] + options[index + 1 :], *rest)


@pytest.mark.parametrize(
    ("choices", "word"),
    [
        ((), "attack"), ((), "go out"), ((), "draw"), ((), "recruit"),
        (("attack with a/tamaska", "b/doc", "physical"), "attack card"),
        (("attack with a/tamaska", "b/doc", "physical", "no card"), "block with"),
        (("attack with a/tamaska", "b/doc", "physical", "no card", "no block"), "reaction card"),
    ],
)  # fmt: skip
def test_the_umpire_notices_what_is_not_offered(choices, word):
    s = position(TABLE)
    for choice in choices:
        s.choose(choice)
    assert complaints(s) == []
    s = s.clone()
    without(s, [option[0] for option in s.asked[2]].index(word))
    assert len(complaints(s)) == 1


@pytest.mark.parametrize(
    ("face", "fields", "wrong"),
    [
        ("doc", {"counters": ()}, 2),  # tokens are missing, and he acts on without Blood
        ("tamaska", {"ready": False}, 1),  # he attacks all the same
        ("skunk", {"zone": "discard", "place": 0, "counters": ()}, 2),
        ("lolita", {"face": "doc"}, 1),
        ("lolita", {"zone": "torpor", "counters": (("blood", 3), ("fear", 1))}, 1),
    ],
)
def test_the_umpire_notices_what_cannot_lie_there(face, fields, wrong):
    s = position(TABLE).clone()
    assert complaints(s) == []
    p = find(s, face)
    s.pieces = [now.but(**fields) if n == p else now for n, now in enumerate(s.pieces)]
    assert len(complaints(s)) == wrong
