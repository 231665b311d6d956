"""The guided first game at the terminal: tips above the questions, in the order in which they come true."""

from typing import Any

import pytest
from rich.console import Console

import coterie
from coterie.cli.request import first_state
from coterie.cli.terminal import inputs
from coterie.cli.terminal.coaching import Coach, fits
from coterie.kernel.errors import BadOptions
from tests.cli.tools import request, run, session


def guided(game, *lines):
    """Return what a guided game writes for some typed lines, in one line."""
    guide = coterie.game(game).guides[0]
    s = coterie.game(game).read(guide.position)
    made, out = session(s, [*lines, "quit", "no"], bots=range(1, s.seats), guide=guide)
    made.run()
    return " ".join(out.getvalue().split()), made


def test_the_first_tips_show_the_table_and_the_first_thing_to_do():
    text, _ = guided("vtes")
    assert "Good evening, Methuselah." in text
    assert "(Lit up: Ready region, Uncontrolled region, Hand.)" in text
    assert text.index("Good evening") < text.index("Pool is your life") < text.index("Play it.")
    assert "Whom? Both" not in text


def test_the_next_tip_comes_once_it_is_true_and_each_comes_once():
    text, _ = guided("vtes", "play misdirection", "b/mateo-garcia", "bleed with a/madison")
    for tip in ("The master phase: play one master card.", "Lock Mateo García;", "Bleed with Madison: this action"):
        assert text.count(tip) == 1


@pytest.mark.parametrize("game", sorted(coterie.games()))
def test_every_guide_can_be_followed_at_the_terminal(game):
    """Whoever does what the tips say is told all of them up to the last."""
    guide = coterie.game(game).guides[0]
    s = coterie.game(game).read(guide.position)
    coach, chosen = Coach(guide), ""
    said = [tip.id for tip in coach.tips(s.scene(0), s.scene(0)["log"], chosen)]
    assert said[0] == guide.tips[0].id
    assert len(said) <= 3


def test_what_is_said_of_a_turn_comes_in_that_turn_or_not_at_all():
    """Whoever reads nothing until the next turn is not told of the last one."""
    guide = coterie.game("vtes").guides[0]
    theirs: Any = next(tip for tip in guide.tips if tip.id == "theirs")
    mine: Any = coterie.game("vtes").read(guide.position).scene(0)
    log: Any = [{"n": 7, "change": theirs.change, "pieces": [], "text": ""}]
    other: Any = {**mine, "moment": {**mine["moment"], "active": "seat:1"}}
    assert fits(theirs, other, log, 6)
    assert not fits(theirs, mine, log, 6)
    assert not fits(theirs, other, log, 7), "it was told of before the last choice"
    assert not fits(theirs, other, [], 0)


def test_a_guided_game_has_no_other_set_up():
    console = Console()
    with pytest.raises(BadOptions, match="leave out --bots"):
        first_state(request("vtes", bots=1)._replace(guided=True), console, inputs.source_for(console))


def test_the_flag_starts_it():
    done = run("play", "vtes", "--guided", text="quit\nno\n")
    assert "Good evening, Methuselah." in done.stdout
    assert done.returncode == 0
