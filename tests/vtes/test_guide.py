"""The guided first game: its position can be read, it can be played to the end, and what its tips mention comes up."""

import re

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.form import FORM
from coterie.games.vtes.decks.room import ROOM
from coterie.games.vtes.guide import FIRST_GAME
from tests.vtes.tools import options, where

WAY = (
    "play misdirection", "b/mateo-garcia", "bleed with a/madison", "no block", "play conditioning", "way 2",
    "hunt with a/naomi-stewart", "no block", "transfer to a/uncontrolled.1", "transfer to a/uncontrolled.1",
    "transfer to a/uncontrolled.1", "control a/uncontrolled.1", "done", "discard blood-doll", "done",
    "bleed with b/nik-sikko", "block with a/amelia-locke", "hand strike", "bleed with b/mateo-garcia",
)  # fmt: skip
LAZY = ("pass", "no block", "hand strike", "done")


def begun():
    """Return the position of the guide."""
    return GAME.read(FIRST_GAME.position)


def gone(turn: int):
    """Yield the state at every question of the guided way, and of the quiet turns after it."""
    s, left = begun(), list(WAY)
    while s.turn < turn:
        yield s
        there = options(s)
        if left and left[0] in there:
            s.choose(left.pop(0))
        else:
            s.choose(next((each for each in LAZY if each in there), there[0]))
    assert left == []
    yield s


def test_both_play_the_decks_for_beginners():
    s = begun()
    assert (s.seats, s.question.seat, s.result) == (2, 0, None)
    for seat, deck in enumerate(("nb-ventrue", "nb-toreador")):
        mine = {GAME.faces[now.face].name for now in s.pieces if now.owner == seat}
        assert mine <= {FORM.cards[each.card].partition(" (")[0] for each in ROOM.wanted(deck).cards()}


def test_the_way_of_the_guide_can_be_gone_to_the_next_turn_of_the_guided():
    *_, s = gone(9)
    assert s.result is None
    assert (where(s, "amelia-locke"), s.active, s.pool[1]) == ("ready", 0, 7)  # what was influenced, what was bled
    assert s.pool[0] == 15 - 1  # after the transfers one bleed was blocked, one was not


def test_every_tip_comes_on_the_way():
    tips = FIRST_GAME.tips
    offered: set[str] = set()
    areas: set[str] = set()
    told: dict[str, int] = {}
    for s in gone(10):
        offered |= set(options(s)) if s.question.seat == 0 else set()
        areas |= {area["id"] for area in s.scene(0)["areas"]}
    for line in s.scene(0)["log"]:
        told[line["change"]] = told.get(line["change"], 0) + 1
    assert [tip.id for tip in tips if tip.option and not any(re.search(tip.option, each) for each in offered)] == []
    assert [tip.id for tip in tips if tip.change and told.get(tip.change, 0) < tip.times] == []
    assert {area for tip in tips for area in tip.light} <= areas
    assert tips[-1].id == FIRST_GAME.last


def test_what_is_said_of_a_bleed_waits_for_a_bleed():
    """The other Methuselah may hunt first, which she has not the intercept to block."""
    tip = next(tip for tip in FIRST_GAME.tips if tip.id == "block")
    s = next(s for s in gone(10) if "block with a/amelia-locke" in options(s) and s.question.seat == 0)
    assert re.search(tip.asks, s.question.prompt)
    s = begun()
    while s.active == 0:
        s.choose(next((each for each in WAY + LAZY if each in options(s)), options(s)[0]))
    while not any(each.startswith("hunt with b/") for each in options(s)):
        s.choose(next((each for each in LAZY if each in options(s)), options(s)[0]))
    s.choose(next(each for each in options(s) if each.startswith("hunt with b/")))
    while not any(each.startswith("block with a/") for each in options(s)):
        s.choose(next((each for each in LAZY if each in options(s)), options(s)[0]))
    assert "hunts" in s.question.prompt
    assert not re.search(tip.asks, s.question.prompt)


def test_the_game_brings_it():
    assert GAME.guides == (FIRST_GAME,)


def test_the_level_that_is_advised_is_one_of_the_card_that_the_guide_speaks_of():
    """Majesty can be played in two ways as well, neither of which is Dominate."""
    tip = next(tip for tip in FIRST_GAME.tips if tip.id == "level")
    asked = {s.question.prompt for s in gone(9) if "way 2" in options(s) and s.question.seat == 0}
    assert any(re.search(tip.asks, prompt) for prompt in asked)
    assert not re.search(tip.asks, "How is Majesty played?")
    assert tip.asks
