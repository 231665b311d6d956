"""Actions that can be used only while a conflict goes on: the index of listeners has them apart."""

import random

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.words.abilities import Action
from coterie.games.l5r.words.timely import ANYTIME, IN_CONFLICT, only_in_conflict
from coterie.words.frames import Frame
from tests.l5r.tools import find, options, position

OF_CONFLICTS = [
    (face, ability.given)
    for face, card in CARDS.items()
    for ability in card.abilities
    if isinstance(ability, Action) and ability.given is not None and only_in_conflict(ability.given)
]


@pytest.mark.parametrize("setup", [{"players": 2, "format": "stronghold"}, {"players": 2, "mode": "coop"}], ids=str)
def test_no_condition_of_conflicts_holds_outside_of_one(setup):
    rng, s, seen = random.Random(7), GAME.start(setup, seed=7), 0
    for _ in range(300):
        if s.asked is None:
            break
        if conflict(s) is None and rng.random() < 0.2:
            seen += 1
            p = rng.choice([p for p, now in enumerate(s.pieces) if now.zone == "field"] or [0])
            now = s.pieces[p]
            f = Frame(p, s.game.speaks(s, p), -1, (("this", (p, now.life)), ("host", p)))
            assert [face for face, given in OF_CONFLICTS if given.holds(s, f)] == []
        s.pick(rng.randrange(len(s.asked[2])))
    assert seen > 10
    assert len(OF_CONFLICTS) > 50


def test_an_action_of_conflicts_is_looked_for_in_conflicts_alone():
    s = position(
        "field a: doji-challenger [present]\nfield b: matsu-berserker\nconflict: a military air b1", windows="all"
    )
    doji = find(s, "doji-challenger")
    assert doji in s.ears[IN_CONFLICT]
    assert doji not in s.ears.get(ANYTIME, ())
    assert (s.question.seat, options(s)[0]) == (0, "use a/doji-challenger")
