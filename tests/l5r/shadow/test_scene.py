"""What is seen of the Shadowlands: a mat like a player's, with fate and waves; no honor, and no goal of honor."""

import io
from typing import Any

import pytest
from rich.console import Console

from coterie.cli.terminal import screen
from coterie.cli.terminal.skin import Skin
from coterie.games.l5r import GAME
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against


def counters(s, seat: int) -> dict[str, dict[str, object]]:
    """Return the numbers of a seat by name, as it sees them itself."""
    return {each["name"]: each for each in s.scene(0)["players"][seat]["counters"]}


@pytest.mark.ruling("U-011", "U-022")
def test_no_goal_of_honor_is_shown_against_the_shadowlands_and_none_of_theirs():
    s = against("hand a: banzai\nphase: conflict", windows="all")
    assert counters(s, 0)["honor"] == {"name": "honor", "value": 6}
    s = versus("hand a: banzai\nphase: conflict", windows="all")
    assert (next(iter(counters(s, 0))), list(counters(s, 2))) == ("honor", ["fate"])
    duel = GAME.start({"players": 2})
    assert counters(duel, 0)["honor"]["most"] == 12


@pytest.mark.ruling("U-100", "U-060")
def test_what_belongs_to_the_deck_lies_on_its_mat_and_its_waves_are_told_before_they_come():
    text = "field b: wild-ogre [fate 2], goblin-brawler [fate 1], lost-samurai [fate 1], moto-tsume [bowed]"
    s = against(f"{text}\nfate: 0 4\nhand a: banzai\nphase: conflict", windows="all")
    areas = {area["id"]: area for area in s.scene(0)["areas"]}
    told = "fate 4; next wave (fate 1): Goblin Brawler, Lost Samurai; then (fate 2): Wild Ogre"
    assert areas["shadowlands"]["note"] == told
    assert areas["shadowlands"]["of"] == 1
    assert ("hand:1" in areas, areas["provinces:1"]["title"]) == (False, "Provinces")
    assert len(areas["provinces:1"]["pieces"]) == 5


def test_a_player_of_the_shadowlands_has_a_mat_as_everybody():
    s = versus("hand a: banzai\nphase: conflict", windows="all")
    there = [area["id"] for area in s.scene(2)["areas"] if area.get("of") == 2]
    assert {"provinces:2", "hand:2", "dynasty:2"} <= set(there)
    assert "shadowlands" not in [area["id"] for area in s.scene(2)["areas"]]


@pytest.mark.parametrize(
    ("mode", "said"), [("duel", "with enough honor"), ("coop", "Nobody plays them"), ("challenge", "last seat")]
)
def test_each_mode_is_introduced_by_what_wins_it(mode, said):
    s = GAME.start({"mode": mode, "players": 2 if mode == "duel" else 3})
    assert said in " ".join(GAME.talk.opening(s))


@pytest.fixture
def s():
    """Return a co-operative game for one player that has just begun, as its player sees it."""
    found: Any = GAME.start({"players": 1, "mode": "coop"}, seed=2)
    while found.question.prompt.startswith("Which cards"):
        found.choose(found.question.options[-1])
    return found


def of_theirs(scene):
    """Return what lies in front of the Shadowlands, by the name of the area."""
    return {area["id"].partition(":")[0]: area for area in scene["areas"] if area.get("of") == 1}


def test_the_shadowlands_have_provinces_decks_and_fate_on_the_table(s):
    theirs = of_theirs(s.scene(0))
    assert len(theirs["provinces"]["pieces"]) == 5
    assert theirs["dynasty"]["count"] > 0
    ring = next(area for area in s.scene(0)["areas"] if area["layout"] == "ring")
    named = [(piece["name"], piece["of"]) for piece in ring["pieces"]]
    assert named == [("Player 1", 0), ("The Shadowlands", 1)]
    assert [counter["name"] for counter in ring["pieces"][1]["counters"]] == ["fate"]


def test_the_terminal_draws_their_mat_above_ones_own(s):
    out = io.StringIO()
    console = Console(file=out, width=110, highlight=False, markup=False, color_system=None, _environ={})
    console.print(screen.table(s.scene(0), Skin(s.game.theme), 110, 0))
    lines = out.getvalue().splitlines()
    theirs = next(n for n, line in enumerate(lines) if "The Shadowlands" in line and "fate" in line)
    mine = next(n for n, line in enumerate(lines) if "Player 1" in line and "honor" in line)
    assert theirs < mine
    assert "Hand" not in lines[theirs]
    assert sum("Provinces" in line for line in lines) == 2


def test_what_lies_in_a_province_is_told_apart_from_its_place(s):
    out = io.StringIO()
    console = Console(file=out, width=110, highlight=False, markup=False, color_system=None, _environ={})
    console.print(screen.table(s.scene(0), Skin(s.game.theme), 110, 0))
    assert "strength 3  +Ikoma Eiji" in out.getvalue()
