"""Games in which an umpire that knows nothing of the program looks at every position and at all that is offered."""

import random

import pytest

from coterie.games.vtes.decks.room import NAMES
from tests.vtes.samples import GAME
from tests.vtes.tools import find, position
from tests.vtes.umpire import Watch, complaints


@pytest.mark.ruling("VR-4.10", "VR-5.4", "VR-6.1", "VR-6.2", "VR-6.3", "VR-6.5", "VR-6.9", "VR-8.4", "VR-13.1")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6)])
def test_an_umpire_has_nothing_to_complain_of(players, seed):
    rng = random.Random(seed)
    decks = rng.sample(NAMES, players)
    s = GAME.start({"players": players, "decks": decks, "deck_rules": "any", "windows": "all"}, seed=seed)
    watch = Watch()
    for _ in range(900):
        if s.asked is None:
            break
        assert complaints(s, watch) == []
        choice = rng.randrange(len(s.asked[2]))
        watch.chosen(s, s.asked[2][choice])
        s.pick(choice)


MINION = (
    "phase: 5.3\nready a: madison [blood 2], rayne [blood 1]\ntorpor a: alice-chen [blood 2]\nready b: ryan [blood 3]\n"
    "torpor b: alu [blood 1]\nready c: cyan-sin [blood 2]\n"
)
INFLUENCE = (
    "phase: 5.4.2\ntransfers: 4\nuncontrolled a: madison [blood 6], gathii [blood 1]\ncrypt a: rayne\nready a: alice-chen\n"
    "ready b: ryan [blood 1]\nready c: cyan-sin [blood 2]\n"
)
OFFERED = [
    "bleed",
    "hunt",
    "leave torpor",
    "rescue",
    "diablerie",
    "transfer",
    "drain",
    "emerge",
    "draw crypt",
    "block with",
]


@pytest.mark.parametrize("word", OFFERED)
def test_the_umpire_notices_what_is_not_offered(word):
    s, watch = position(INFLUENCE if word in OFFERED[5:9] else MINION, windows="all", game=GAME), Watch()
    if word == "block with":
        choose(s, watch, "bleed")
    assert complaints(s, watch) == []
    seat, prompt, options, *rest = s.asked
    s.asked = (seat, prompt, [option for option in options if option[0] != word], *rest)
    assert complaints(s, watch)
    assert len(s.asked[2]) < len(options)


@pytest.mark.parametrize(
    ("face", "fields"),
    [
        ("madison", {"counters": (("blood", 7),)}),
        ("rayne", {"face": "madison"}),
        ("cyan-sin", {"controller": 1, "owner": 1, "face": "ryan"}),
    ],
)
def test_the_umpire_notices_what_cannot_lie_there(face, fields):
    s = position(MINION, windows="all", game=GAME).clone()
    assert complaints(s, Watch()) == []
    p = find(s, face)
    s.pieces = [now.but(**fields) if n == p else now for n, now in enumerate(s.pieces)]
    assert complaints(s, Watch())


NOTHING = {"strike?": "hand strike", "block?": "no block"}  # what one does in a question without using anything


def choose(s, watch, word):
    """Choose the first option with a word, before the eyes of the umpire."""
    at = [option[0] for option in s.asked[2]].index(word)
    watch.chosen(s, s.asked[2][at])
    s.pick(at)


@pytest.mark.parametrize(
    ("words", "change"),
    [
        (("bleed", "no block"), {"pool": (30, 30, 30)}),
        (("bleed", "no block"), {"edge": 2}),
        (("hunt",), {}),
        (("leave torpor",), {}),
        (("bleed", "block with"), {}),
    ],
)
def test_the_umpire_notices_what_an_action_has_done_wrongly(words, change):
    s, watch = position(MINION, game=GAME), Watch()
    for word in words:
        choose(s, watch, word)
    while s.asked[1][0] not in ("action?", "influence?"):
        choose(s, watch, NOTHING.get(s.asked[1][0], "pass"))
    later, eyes = s.clone(), Watch()
    eyes.__dict__.update(watch.__dict__)
    assert complaints(s, watch) == []
    for name, value in change.items():
        setattr(later, name, value)
    if not change:
        later.pieces = [now.but(counters=(("blood", 1),)) if now.zone == "ready" else now for now in later.pieces]
    assert complaints(later, eyes)
