"""What is seen of the Shadowlands: a deck before no seat, with its waves; no honor that it has not and no goal of honor."""

import pytest

from coterie.games.l5r import GAME
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against


def counters(s, seat: int) -> dict[str, dict[str, object]]:
    """The numbers of a seat by name, as it sees them itself."""
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
def test_what_belongs_to_the_deck_lies_before_no_seat_and_its_waves_are_told_before_they_come():
    text = "field b: wild-ogre [fate 2], goblin-brawler [fate 1], lost-samurai [fate 1], moto-tsume [bowed]"
    s = against(f"{text}\nfate: 0 4\nhand a: banzai\nphase: conflict", windows="all")
    areas = {area["id"]: area for area in s.scene(0)["areas"]}
    told = "fate 4; next wave (fate 1): Goblin Brawler, Lost Samurai; then (fate 2): Wild Ogre"
    assert areas["shadowlands"]["note"] == told
    assert [area["id"] for area in areas.values() if area.get("of") == 1] == []
    assert ("hand:1" in areas, areas["provinces:1"]["title"]) == (False, "Provinces b")
    assert len(areas["provinces:1"]["pieces"]) == 5


def test_a_player_of_the_shadowlands_has_a_mat_as_everybody():
    s = versus("hand a: banzai\nphase: conflict", windows="all")
    there = [area["id"] for area in s.scene(2)["areas"] if area.get("of") == 2]
    assert {"provinces:2", "hand:2", "dynasty:2"} <= set(there)
    assert "shadowlands" not in [area["id"] for area in s.scene(2)["areas"]]


@pytest.mark.parametrize(
    ("mode", "said"), [("duel", "enough of it"), ("coop", "Nobody plays them"), ("challenge", "last seat")]
)
def test_each_mode_is_introduced_by_what_wins_it(mode, said):
    s = GAME.start({"mode": mode, "players": 2 if mode == "duel" else 3})
    assert said in " ".join(GAME.talk.opening(s))
