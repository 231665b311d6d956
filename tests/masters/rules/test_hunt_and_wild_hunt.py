"""Hunt and Wild Hunt (M-157 to M-161)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import at, changes, options, play


@pytest.mark.ruling("M-157")
def test_a_hunt_brings_one_blood_for_one_point():
    s = at("vampires: imre museum blood 1 kills 1, mila slums blood 1\nnow: turn imre 2")
    assert changes(s, "hunt") == {"imre blood": 1}
    assert s.points == 1
    assert "hunt" not in options(at("vampires: imre museum blood 1 kills 0, mila slums\nnow: turn imre 2"))


@pytest.mark.ruling("M-158")
def test_nobody_hunts_beyond_four_blood():
    s = at("vampires: imre museum blood 3 kills 1, mila slums\nnow: turn imre 3")
    assert changes(s, "hunt") == {"imre blood": 1}
    assert "hunt" not in options(s)
    assert why_not(s, 0, "hunt") == ("blood is full",)


@pytest.mark.ruling("M-158")
def test_two_blood_for_one_who_lacks_one_are_one():
    s = at("vampires: imre museum, mila museum blood 3\nnow: turn imre 2")
    assert changes(s, "blood imre") == {"imre blood": -1, "mila blood": 1}


@pytest.mark.ruling("M-158", "M-226")
def test_with_pristine_blood_the_limit_is_six():
    s = at("vampires: imre museum blood 4 kills 2, mila slums\nheld imre: pristine_blood\nnow: turn imre 3")
    assert changes(s, "hunt", "hunt") == {"imre blood": 2}
    assert "hunt" not in options(s)
    s = at("vampires: imre museum blood 4 kills 2, mila slums kills 2\nheld mila: pristine_blood\nnow: turn imre 3")
    assert "hunt" not in options(s)  # it is the owner's limit, not everybody's


@pytest.mark.ruling("M-159")
def test_a_wild_hunt_fills_the_blood_and_is_noticed():
    s = at("vampires: imre museum blood 1 kills 4, mila slums blood 1\nnow: turn imre 3")
    assert changes(s, "wild hunt") == {"imre blood": 3, "veil": -1}
    assert s.points == 2
    assert "wild hunt" not in options(s)  # and not again for nothing
    assert why_not(s, 0, "wild hunt") == ("blood is full",)
    assert "wild hunt" not in options(at("vampires: imre museum blood 1 kills 3, mila slums\nnow: turn imre 2"))


@pytest.mark.ruling("M-160")
def test_a_wild_hunt_with_pristine_blood_fills_to_six():
    s = at("vampires: imre museum blood 2 kills 4, mila slums\nheld imre: pristine_blood\nnow: turn imre 2")
    assert changes(s, "wild hunt") == {"imre blood": 4, "veil": -1}


@pytest.mark.ruling("M-161")
def test_a_wild_hunt_at_the_last_veil_ends_the_game():
    s = at("vampires: imre museum blood 1 kills 4, mila slums\nveil: 1\nnow: turn imre 2")
    play(s, "wild hunt")
    assert (s.over, s.reason, s.result, s.veil) == (True, "unveiled", {0: 0.0}, 0)
