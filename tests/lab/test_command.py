"""`coterie simulate` as somebody types it: options of the game, the tables, the sentences."""

import subprocess
import sys

import pytest

from coterie.cli.simulate import Lines
from coterie.lab import results


def simulate(*arguments):
    line = [sys.executable, "-m", "coterie.cli", "simulate", *arguments]
    return subprocess.run(line, capture_output=True, text=True, timeout=120)


def test_a_run_prints_its_tables_and_writes_its_file(tmp_path):
    out = tmp_path / "r.csv"
    done = simulate(
        "masters", "--games", "20", "--difficulty", "hard", "--vampires", "imre,mila", "--seats", "2", "--out", str(out)
    )
    assert done.returncode == 0
    for part in ("won", "0 of 20", "0.0% to 16.1%", "lost: unveiled", "rounds", "decisions", "20 rows"):
        assert part in done.stdout
    rows = results.read(out)
    assert {row["players"] for row in rows} == {"random,random"}
    assert all('"difficulty": "hard"' in row["setup"] and '["imre", "mila"]' in row["setup"] for row in rows)
    again = simulate(
        "masters", "--games", "20", "--difficulty", "hard", "--vampires", "imre,mila", "--seats", "2", "--out", str(out)
    )
    assert "20 of these games were in" in again.stdout


def test_the_help_lists_the_options_of_the_game():
    said = simulate("masters", "--help").stdout
    for option in ("--games", "--players", "--workers", "--out", "--vampires", "--difficulty", "--first", "--seats"):
        assert option in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "greddy"], "Did you mean “greedy”?"),
        (["--difficulty", "harsh"], "“difficulty” cannot be 'harsh'"),
        (["--out", "results.xlsx"], ".parquet, .csv or .jsonl"),
        (["--players", ","], "Nobody plays"),
        (["--vampires", "imre,imre"], "once"),
        (["--pack", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments, sentence):
    done = simulate("masters", "--games", "2", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_progress_without_a_terminal_is_a_line_now_and_then(capsys):
    lines = Lines(100)
    lines(10)  # what was there before
    lines.said -= 60
    lines(20)
    lines(20)
    assert capsys.readouterr().err.startswith("30 of 100 games, about ")
    lines.said -= 60
    lines(50)  # the last games need no line: the tables follow
    assert capsys.readouterr().err == ""
