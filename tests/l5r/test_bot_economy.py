"""What bots do not give away: cards to the Shadowlands deck."""

import pytest

from coterie.games.l5r import GAME
from tests.l5r.shadow.tools import against
from tests.l5r.tools import prompt, through


def in_conflict(foes: str, *, fate: int = 5):
    """A wave attacks a clan that holds a Banzai!, and the clan is about to act."""
    s = against(
        f"field a: matsu-berserker [present, fate 1], hida-kisada [fate 1]\nfield b: {foes}\nhand a: banzai, court-games\n"
        f"deck b: {', '.join(['dark-bargain'] * 4)}\nconflict: b military air a1\nfate: 2 {fate}\nhonor: 4 0",
    )
    return through(s, "window")


@pytest.mark.ruling("U-122", "U-125")
def test_a_line_is_played_on_to_the_card_of_the_deck_but_not_into_the_next_round():
    """Where a pass ended the round, what the deck did in the next one was laid to the pass."""
    s = in_conflict("wild-ogre [present, fate 1], goblin-brawler [fate 2]")
    here, turn = GAME.bot.stretch(s), GAME.bot.horizon(s)
    s.choose("use banzai")
    while prompt(s) in ("choose", "may"):
        s.choose(s.question.options[0].notation)
    assert GAME.bot.stretch(s) == here
    assert GAME.bot.horizon(s) != turn
    while s.phase == "conflict":
        s.choose(s.question.default)
    assert GAME.bot.stretch(s) != here
