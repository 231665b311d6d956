"""Appeals: more cases in which one card makes another into something else than its text seems to say."""

import pytest

from coterie.games.vtes.rules.combat import fight
from coterie.kernel.pieces import ref
from tests.vtes.tools import LIBRARIES, SCHOOL, do, find, options, position, taught


@pytest.mark.ruling("C-067", "VR-10.1")
@pytest.mark.parametrize("card", ["zip-gun", "weighted-walking-stick"])
@pytest.mark.parametrize(("ally", "bears"), [("gravebound-drone", False), ("renegade-garou", True)])
def test_who_cannot_have_equipment_plays_nothing_that_becomes_equipment_on_it(ally, bears, card):
    foe = taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {ally} [lives 2], madison [bowed]\nhand a: {card}\n"
        f"ready b: {foe} [blood 5]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    do(s, (fight, ref(s, find(s, ally)), ref(s, find(s, foe))))
    assert (f"play {card}" in options(s)) is bears
