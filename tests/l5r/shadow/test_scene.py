"""The Shadowlands deck on the table: its mat is that of a player, though nobody sits there."""

import io

import pytest
from rich.console import Console

from coterie.cli.terminal import screen
from coterie.cli.terminal.skin import Skin
from coterie.games.l5r import GAME


@pytest.fixture
def s():
    """A co-operative game for one that has just begun, seen by its player."""
    found = GAME.start({"players": 1, "mode": "coop"}, seed=2)
    while found.question.prompt.startswith("Which cards"):
        found.choose(found.question.options[-1])
    return found


def of_theirs(scene):
    """What lies before the Shadowlands, by the name of the area."""
    return {area["id"].partition(":")[0]: area for area in scene["areas"] if area.get("of") == 1}


def test_the_shadowlands_have_provinces_decks_and_fate_on_the_table(s):
    theirs = of_theirs(s.scene(0))
    assert len(theirs["provinces"]["pieces"]) == 5
    assert theirs["dynasty"]["count"] > 0
    ring = next(area for area in s.scene(0)["areas"] if area["layout"] == "ring")
    named = [(piece["name"], piece["of"]) for piece in ring["pieces"]]
    assert named == [("Seat a", 0), ("The Shadowlands", 1)]
    assert [counter["name"] for counter in ring["pieces"][1]["counters"]] == ["fate"]


def test_the_terminal_draws_their_mat_above_ones_own(s):
    out = io.StringIO()
    console = Console(file=out, width=110, highlight=False, markup=False, color_system=None, _environ={})
    console.print(screen.table(s.scene(0), Skin(s.game.theme), 110, 0))
    lines = out.getvalue().splitlines()
    theirs = next(n for n, line in enumerate(lines) if "The Shadowlands" in line and "fate" in line)
    mine = next(n for n, line in enumerate(lines) if "Seat a" in line and "honor" in line)
    assert theirs < mine
    assert "Hand" not in lines[theirs]
    assert sum("Provinces" in line for line in lines) == 2


def test_what_lies_in_a_province_is_told_apart_from_its_place(s):
    out = io.StringIO()
    console = Console(file=out, width=110, highlight=False, markup=False, color_system=None, _environ={})
    console.print(screen.table(s.scene(0), Skin(s.game.theme), 110, 0))
    assert "+Ikoma Eiji  a1" in out.getvalue()
