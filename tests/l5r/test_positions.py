"""Positions as text: a line that cannot be understood is named, with what could stand there."""

import pytest

from coterie.games.l5r import GAME
from coterie.kernel.errors import BadPosition
from tests.l5r.tools import position


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ring fire: a x", "whole numbers"),
        ("ring fire: - -3", "0 to 99"),
        ("ring fire: c", "the teams are a and b"),
        ("first: ab", "the teams are a and b"),
        ("favor: a sideways", "military, political"),
        ("favor: z", "the teams are a and b"),
        ("phase: dusk", "a phase is one of"),
        ("conflict: a military b1", "a conflict is"),
    ],
)
def test_a_line_that_cannot_be_is_named(line, said):
    key = line.partition(":")[0]
    whole = GAME.write(GAME.start({}, seed=1), None).splitlines()
    kept = [each for each in whole if not each.startswith((f"{key}:", "rest"))]
    with pytest.raises(BadPosition, match=rf"Line \d+ \(“{key}”\): .*{said}"):
        GAME.read("\n".join([*kept, line]))


@pytest.mark.parametrize("face", ["shameful-display", "manicured-garden"])
def test_what_is_attached_to_a_face_down_province_does_not_tell_which_it_is(face):
    s = position(
        f"provinces a1: {face} [down, known a]\nattached b: tainted-wasteland [on provinces/{face}]\nphase: conflict",
        format="stronghold",
    )
    assert "attached b: tainted-wasteland [on provinces/?]" in s.notation(1)
    assert f"attached b: tainted-wasteland [on provinces/{face}]" in s.notation(0)
