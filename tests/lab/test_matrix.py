"""Decks against each other: who has played whom, and what the table and the picture say of it."""

import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from coterie.kernel.errors import BadOptions
from coterie.lab import matrix
from coterie.lab.matrix import Matrix
from tests.lab.test_simulate import wait_until

POINTS = {("a", "b"): 4, ("b", "a"): 1, ("a", "c"): 2.5, ("c", "a"): 2.5, ("b", "c"): 5, ("c", "b"): 0}
MADE = Matrix(("a", "b", "c"), "Game", "greedy", 7, 5, POINTS, {"agenda": 10, "prestige": 20})


def test_a_pair_is_the_games_of_both_orders():
    assert MADE.share("a", "b")[:2] == (8, 10)
    assert MADE.share("b", "a")[:2] == (2, 10)
    assert MADE.share("a", "c")[:2] == (5, 10)
    assert MADE.overall("a")[:2] == (13, 20)
    assert [MADE.overall(deck).share for deck in MADE.ranked()] == [0.65, 0.6, 0.25]


def test_the_table_has_a_row_for_each_deck_with_its_intervals():
    lines = matrix.table(MADE).splitlines()
    assert lines[0] == "| | all | a | b | c |"
    assert lines[2] == "| a | 65% (43–82) |  | 80% (49–94) | 50% (24–76) |"
    assert len({line.count("|") for line in lines}) == 1


def test_the_caption_says_how_many_games_stand_behind_a_cell():
    text = " ".join(matrix.caption(MADE).split())
    assert "10 games a pair, 5 in each order of seats, played by `greedy` with seed 7" in text
    assert "the 30 games ended: prestige 20, agenda 10." in text


def test_the_picture_has_a_coloured_cell_for_each_pair():
    root = ElementTree.fromstring(matrix.picture(MADE))
    fills = [each.get("fill") for each in root.iter("{http://www.w3.org/2000/svg}rect")][1:]
    assert len(fills) == 9
    assert matrix.color(0.5) in fills
    assert [matrix.color(share) for share in (0, 1)] == ["#b23a3a", "#2e6e8c"]


def test_all_pairs_play_in_both_orders():
    told: list[int] = []
    found = matrix.play("rivals", ["first-brujah", "first-malkavian", "first-brujah"], 2, "random", tell=told.append)
    assert found.decks == ("first-brujah", "first-malkavian")
    assert set(found.points) == {found.decks, found.decks[::-1]}
    assert sum(found.endings.values()) == sum(told) == 4
    assert told[0] == 0
    again = matrix.play("rivals", found.decks, 2, "random")
    assert again == found


def test_games_that_are_kept_are_not_played_again(tmp_path):
    file, decks = tmp_path / "games.jsonl", ["first-brujah", "first-malkavian"]
    matrix.play("rivals", decks, 1, "random", kept=file)
    assert len(file.read_text().splitlines()) == 3
    with file.open("a") as more:
        more.write('["first-brujah", "first-mal')  # a run that was killed
    told: list[int] = []
    found = matrix.play("rivals", decks, 2, "random", kept=file, tell=told.append)
    assert told == [2, 1, 1]
    assert found == matrix.play("rivals", decks, 2, "random")
    assert found == matrix.play("rivals", decks, 2, "random", kept=file, tell=told.append)
    assert told[3:] == [4]
    with pytest.raises(BadOptions, match="another run"):
        matrix.play("rivals", decks, 2, "random", seed=2, kept=file)


def test_one_deck_is_not_compared():
    with pytest.raises(BadOptions, match="at least two decks"):
        matrix.play("rivals", ["brujah"], 2, "random")


def test_ctrl_c_ends_at_once_whatever_is_still_to_be_played(tmp_path):
    script = "from coterie.cli import main; main()"
    options = ["--games", "500", "--workers", "2", "--player", "random", "--out", str(tmp_path / "m")]
    process = subprocess.Popen(
        [sys.executable, "-c", script, "decks", "matrix", *options], stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        wait_until(lambda: (tmp_path / "m.jsonl").exists())
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert b"Traceback" not in said
