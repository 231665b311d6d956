"""The guided first game: its position can be read, its way can be gone to the end, and what its tips speak of comes up."""

import re
from pathlib import Path

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.room import ROOM
from tests.l5r.tools import options, prompt, row

SOURCE = Path(__file__).parents[2] / "web" / "src" / "guide" / "l5r.ts"
WAY = (
    "play a2/row/akodo-toturi", "fate 1", "play a4/row/otomo-courtier", "bid 2", "pass", "play fine-katana",
    "a/akodo-toturi", "fire military", "attack b1/provinces.1", "attack with a/matsu-berserker",
    "attack with a/akodo-toturi", "use banzai", "a/akodo-toturi", "yes", "a/akodo-toturi", "pass", "resolve fire",
    "honor a/akodo-toturi", "use a/akodo-toturi", "resolve fire", "dishonor b/lost-samurai", "political conflict",
    "defend with a/otomo-courtier", "pass",
)  # fmt: skip


@pytest.fixture
def text():
    """The source of the guide."""
    return SOURCE.read_text(encoding="utf-8")


def begun(text):
    """The position of the guide."""
    found = re.search(r"POSITION = `(.*?)`", text, re.DOTALL)
    assert found is not None
    return GAME.read(found[1])


def gone(text):
    """Yield the state at every question of the way, to the first one of the next round."""
    s = begun(text)
    for choice in WAY:
        yield s
        assert choice in options(s), (choice, options(s))
        s.choose(choice)
    while s.round == 2:
        yield s
        s.choose("keep" if "keep" in options(s) else s.question.default)
    yield s


def test_it_is_the_first_game_with_the_lion_against_akuma_at_its_easiest(text):
    s = begun(text)
    assert (s.setup["mode"], s.setup["players"], s.setup["difficulty"]) == ("coop", 1, [])
    assert s.setup["shadowlands"] == "akuma-no-oni"
    mine = {GAME.faces[now.face].name for now in s.pieces if now.owner == 0}
    assert mine <= {FORM.cards[each.card].partition(" (")[0] for each in ROOM.wanted("lion-starter").cards()}


def test_the_way_of_the_guide_can_be_gone_to_the_end_of_the_round(text):
    *_, s = gone(text)
    assert s.round == 3
    assert s.result is None
    broken = [now.place for now in s.pieces if now.zone == "provinces" and now.count("broken")]
    assert broken == [6]  # the first of theirs, none of one's own
    assert (row(s, "akodo-toturi").zone, row(s, "akodo-toturi").count("honored")) == ("field", 1)
    assert prompt(s) == "window"


def test_every_tip_comes_on_the_way(text):
    patterns = [re.compile(each) for each in re.findall(r"option: /(.*?)/,", text)]
    changes = re.findall(r"change: '([^']+)'", text)
    lit = set(re.findall(r"'((?:\w+:\d)|rings|seats)'", text))
    offered: set[str] = set()
    told: dict[str, object] = {}
    areas: set[str] = set()
    for s in gone(text):
        offered |= set(options(s))
        areas |= {area["id"] for area in s.scene(0)["areas"]}
    for line in s.scene(0)["log"]:
        told[line["change"]] = told.get(line["change"], 0) + 1
    assert len(patterns) > 10
    assert [each.pattern for each in patterns if not any(each.search(option) for option in offered)] == []
    assert [each for each in changes if each not in told] == []
    assert told["wins"] == 2  # the tip on ties waits for the second one
    assert lit <= areas


def test_the_page_knows_the_guide(text):
    guides = SOURCE.with_name("guides.ts").read_text(encoding="utf-8")
    assert "import { l5r } from './l5r'" in guides
    assert "[l5r.name]: l5r" in guides
    assert "name: 'l5r'" in text
