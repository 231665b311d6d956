"""Position texts are checked against the contents of the box."""

import pytest

from coterie.games.masters import GAME
from coterie.kernel.errors import BadPosition
from tests.masters.tools import asked, at, options

CITY = "museum railway_station asylum night_club newspaper police_station city_hall cathedral slums"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("veil: 7", "the veil is 0 to 6"),
        ("dice: | 3 3", "a die must be left in the reserve"),
        ("dice:", "a die must be left in the reserve"),
        ("dice: 7 1", "a die shows 1 to 6"),
        ("dice: 1 1 1 1 1 1 1 1 1 1 1", "the box has 10 dice"),
        ("minions: 10", "the box has 9 minions"),
        ("agents: 13", "the box has 12 agents"),
        ("museum: hidden 13", "the box has 12 agents, 13 are in the city"),
        ("vampires: imre museum kills 10", "a kill count is 0 to 9"),
        ("vampires: imre museum blood 9, mila slums blood 9", "the box has 4 blood a vampire and 2 more"),
        ("museum: sigil imre\nslums: sigil imre", "a vampire has one dread sigil"),
        (f"city: {CITY}", "the railway_station is always the first tile"),
    ],
)
def test_what_the_box_does_not_hold_is_refused_with_a_sentence(line, sentence):
    vampires = "" if line.startswith("vampires") else "vampires: imre museum, mila slums\n"
    if line == "vampires: imre museum kills 10":
        line += ", mila slums"
    with pytest.raises(BadPosition, match=sentence[1:]):
        GAME.read(f"position: masters\n{vampires}{line}\n")


def test_the_middle_of_a_combat_is_written_and_read():
    s = at("vampires: imre museum, mila museum\nmuseum: exposed 2\ndice: 6 2 | 1 1\nnow: turn imre 1")
    s.choose("fight")
    again = GAME.read(s.notation())
    assert (asked(again), options(again)) == ("pick a die", ["die 2", "die 6"])
    assert again.fingerprint() == s.fingerprint()
