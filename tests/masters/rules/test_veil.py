"""The veil has an upper end (M-230)."""

import pytest

from tests.masters.tools import at, changes


@pytest.mark.ruling("M-230")
@pytest.mark.parametrize(("veil", "rises"), [(4, {"veil": 1}), (5, {"veil": 1}), (6, {})])
def test_the_veil_never_rises_above_six(veil, rises):
    s = at(f"vampires: mila museum, imre slums\nveil: {veil}\nnow: turn mila 2")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1, **rises}


@pytest.mark.ruling("M-230")
def test_raising_a_full_veil_is_as_if_nothing_had_happened():
    """A card that waits for the veil to rise goes on waiting."""
    s = at("vampires: mila museum, imre slums\nveil: 6\nbeside: III-18\nnow: turn mila 2")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1}
    s = at("vampires: mila museum, imre slums\nveil: 5\nbeside: III-18\nnow: turn mila 2")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1, "veil": 1, "III-18": "gone"}
