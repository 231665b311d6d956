"""The guided first game: its position can be read, it can be played to the end, and what its tips mention comes up."""

import re

from coterie.games.l5r import GAME
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.guide import FIRST_GAME
from tests.l5r.tools import options, prompt, row

WAY = (
    "play a2/row/akodo-toturi", "fate 1", "play a4/row/otomo-courtier", "bid 2", "pass", "play fine-katana",
    "a/akodo-toturi", "fire military", "attack b1/provinces.1", "attack with a/matsu-berserker",
    "attack with a/akodo-toturi", "use banzai", "a/akodo-toturi", "yes", "a/akodo-toturi", "pass", "resolve fire",
    "honor a/akodo-toturi", "use a/akodo-toturi", "resolve fire", "dishonor b/lost-samurai", "political conflict",
    "defend with a/otomo-courtier", "pass",
)  # fmt: skip


def begun():
    """Return the position of the guide."""
    return GAME.read(FIRST_GAME.position)


def gone():
    """Yield the state at every question of the guided way, up to the first one of the next round."""
    s = begun()
    for choice in WAY:
        yield s
        assert choice in options(s), (choice, options(s))
        s.choose(choice)
    while s.round == 1:
        yield s
        s.choose("keep" if "keep" in options(s) else s.question.default)
    yield s


def test_it_is_the_first_game_with_the_lion_against_akuma_at_its_easiest():
    s = begun()
    assert (s.setup["mode"], s.setup["players"], s.setup["difficulty"]) == ("coop", 1, [])
    assert s.setup["shadowlands"] == "akuma-no-oni"
    mine = {GAME.faces[now.face].name for now in s.pieces if now.owner == 0}
    assert mine <= {FORM.cards[each.card].partition(" (")[0] for each in ROOM.wanted("lion-starter").cards()}


def test_the_way_of_the_guide_can_be_gone_to_the_end_of_the_round():
    *_, s = gone()
    assert s.round == 2
    assert s.result is None
    broken = [now.place for now in s.pieces if now.zone == "provinces" and now.count("broken")]
    assert broken == [6]  # the first of theirs, none of one's own
    assert (row(s, "akodo-toturi").zone, row(s, "akodo-toturi").count("honored")) == ("field", 1)
    assert prompt(s) == "window"


def test_every_tip_comes_on_the_way():
    patterns = [re.compile(tip.option) for tip in FIRST_GAME.tips if tip.option]
    changes = [tip.change for tip in FIRST_GAME.tips if tip.change]
    lit = {area for tip in FIRST_GAME.tips for area in tip.light}
    offered: set[str] = set()
    told: dict[str, int] = {}
    areas: set[str] = set()
    for s in gone():
        offered |= set(options(s))
        areas |= {area["id"] for area in s.scene(0)["areas"]}
    for line in s.scene(0)["log"]:
        told[line["change"]] = told.get(line["change"], 0) + 1
    assert len(patterns) > 10
    assert [each.pattern for each in patterns if not any(each.search(option) for option in offered)] == []
    assert [each for each in changes if each not in told] == []
    assert told["wins"] == 2  # the tip on ties waits for the second one
    assert lit <= areas


def test_no_tip_says_how_a_conflict_stands_or_what_is_left_since_one_may_have_played_otherwise():
    for tip in FIRST_GAME.tips:
        assert not re.search(r"\d+ against \d+|they have \d|one fate left|Toturi and the Berserker", tip.text), tip.id


def test_what_is_said_of_one_card_is_said_where_that_card_is_meant():
    """Whoever buys another character, or is asked another yes or no, reads nothing of Toturi or of Banzai!."""
    asks = {tip.id: tip.asks for tip in FIRST_GAME.tips}
    asked = [s.question.prompt for s in gone()]
    for tip, other in (
        ("fate", "How much additional fate do you place on Otomo Courtier?"),
        ("again", "Reprieve: will you?"),
    ):
        assert asks[tip]
        assert any(re.search(asks[tip], prompt) for prompt in asked), tip
        assert not re.search(asks[tip], other), tip
