"""The guided game: its way can be gone, and what each tip speaks of is offered on it."""

import re
from typing import Any

from coterie.games.primer import GAME
from coterie.games.primer.guide import FIRST_GAME

WAY = ("play torch", "a/brute", "raid with a/brute", "b/scribe")


def options(s):
    return [option.notation for option in s.question.options]


def played():
    """Each question of a game that goes the guide's way, as (prompt, notations of the options) for the first seat."""
    s: Any = GAME.read(FIRST_GAME.position)
    way = list(WAY)
    asked: list[tuple[str, list[str]]] = []
    while (question := s.question) is not None and len(asked) < 40:
        there = options(s)
        if question.seat == 0:
            asked.append((question.prompt, there))
        wanted = [choice for choice in (*way[:1], "lay snare") if choice in there]
        if wanted and wanted[0] == (way or [""])[0]:
            way.pop(0)
        s.choose(wanted[0] if wanted else there[-1] if question.window else there[0])
    assert not way
    return s, asked


def test_the_way_of_the_guide_wins_a_point_with_the_second_action():
    s: Any = GAME.read(FIRST_GAME.position)
    for choice in WAY:
        assert s.asked is not None
        assert s.asked[0] == 0
        s.choose(choice)
    s.choose("pass")
    assert s.points[0] == 2
    assert [s.pieces[p].face for p in s.piles["field", 0]] == ["brute", "watchman", "torch"]


def test_every_tip_can_come():
    s, asked = played()
    told = {line["change"] for line in s.scene(0, 0)["log"]}
    for tip in FIRST_GAME.tips:
        if tip.option:
            fits = [
                there
                for prompt, there in asked
                if re.search(tip.asks, prompt) and any(re.search(tip.option, each) for each in there)
            ]
            assert fits, tip.id
        if tip.change:
            assert tip.change in told
