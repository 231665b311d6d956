"""`coterie simulate` as somebody types it: options of the game, the tables, the sentences."""

import subprocess
import sys

import pytest

from coterie.cli.progress import Lines, duration, forecast
from coterie.lab import results
from coterie.lab.portions import Done
from coterie.lab.simulate import Guess, Pace


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
    assert "20 of these games were already in" in again.stdout


def test_the_help_lists_the_options_of_the_game():
    said = simulate("masters", "--help").stdout
    for option in ("--games", "--players", "--workers", "--out", "--vampires", "--difficulty", "--first", "--seats"):
        assert option in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "greddy"], "Did you mean “greedy”?"),
        (["--difficulty", "harsh"], "--difficulty cannot be “harsh”"),
        (["--out", "results.xlsx"], ".parquet, .csv or .jsonl"),
        (["--players", ","], "There is no player"),
        (["--vampires", "imre,imre"], "once"),
        (["--pack", "nowhere.toml"], "nowhere.toml"),
        (["--cluster", "tcp://127.0.0.1:9", "--workers", "2"], "the cluster's workers"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments, sentence):
    done = simulate("masters", "--games", "2", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_progress_without_a_terminal_is_a_line_now_and_then(capsys):
    lines = Lines(100)
    lines.tell(10)  # what was there before
    lines.said -= 60
    lines.tell(20)
    lines.tell(20)
    assert capsys.readouterr().err.startswith("30 of 100 games, about ")
    lines.said -= 60
    lines.tell(50)  # the last games need no line: the tables follow
    assert capsys.readouterr().err == ""


def test_nothing_is_loaded_that_one_game_does_not_need():
    code = (
        "import sys; from coterie.cli import make_app; make_app(['simulate'])(['simulate', '--games', '1'], "
        "standalone_mode=False); print(sorted({'scipy', 'numpy', 'polars', 'distributed'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


@pytest.mark.parametrize(
    ("pace", "sentence"),
    [
        (Pace(0.02, 1, 1000), ""),
        (Pace(3.0, 2, 1), ""),
        (Pace(3.04, 1, 1000), "A game takes about 3 s here; the remaining 1,000 games will take about 51 min."),
        (Pace(1.5, 4, 10000), "the remaining 10,000 games will take about 1 h 2 min, 4 at a time."),
        (Pace(40.0, 1, 1), "the remaining game will take about 40 s."),
    ],
)
def test_how_long_a_run_will_take(pace, sentence, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert forecast(pace) == "" if not sentence else sentence in forecast(pace)


def test_more_workers_are_advised_where_there_are_processors(monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert "--workers 8" in forecast(Pace(3.0, 1, 100))
    assert "--workers" not in forecast(Pace(3.0, 8, 1000))


def test_the_first_games_tell_how_long_the_others_take():
    told: list[Pace] = []
    guess = Guess(told.append, 10)
    for _ in range(4):
        guess.add(Done([{}], 2.0), 2)
    assert told == [Pace(2.0, 2, 7)]
    slow = Guess(told.append, 10)
    slow.add(Done([{}], 6.0), 1)
    assert told[1:] == [Pace(6.0, 1, 9)]


def test_durations():
    assert [duration(x) for x in (4.4, 61, 1830, 3600, 7290)] == [
        "4 s",
        "1 min 1 s",
        "30 min",
        "1 h 0 min",
        "2 h 2 min",
    ]
