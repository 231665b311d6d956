"""What a run writes: documented columns, the same rows whatever the number of workers, games that can be rebuilt."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from coterie.lab import results, simulate, single, statistics

DOCS = Path(__file__).resolve().parents[2] / "docs" / "results.md"
HEAD = single.make_head("masters", {"difficulty": "hard"}, ["random"], seed=11)


def test_every_column_is_documented_with_its_type_and_unit():
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| ([^|]+) \| ([^|]+) \|$", DOCS.read_text(encoding="utf-8"), re.M)
    assert listed == [(c.name, c.type, c.unit or "—", c.about) for c in results.COLUMNS]


def test_the_rows_are_the_same_with_one_worker_and_with_two():
    assert simulate.run(HEAD, 12, workers=1).rows == simulate.run(HEAD, 12, workers=2).rows


def test_games_of_a_run_differ_and_follow_from_its_seed():
    rows = simulate.run(HEAD, 6).rows
    assert len({row["fingerprint"] for row in rows}) == 6
    assert [row["number"] for row in rows] == list(range(6))
    other = single.play_number(HEAD._replace(seed=12), 0)
    assert other["fingerprint"] != rows[0]["fingerprint"]


@pytest.mark.parametrize("number", range(3))
def test_a_game_can_be_rebuilt_from_its_row(number):
    row = single.play_number(HEAD, number)
    again = single.rebuild(row)
    s: Any = again.state
    assert (again.fingerprint(), s.reason, s.round) == (row["fingerprint"], row["reason"], row["rounds"])


@pytest.mark.parametrize("suffix", results.SUFFIXES)
def test_a_file_is_read_as_it_was_written(tmp_path, suffix):
    out = tmp_path / f"games{suffix}"
    rows = simulate.run(HEAD, 4, out=out).rows
    assert results.read(out) == rows
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_a_finished_run_plays_only_what_is_missing(tmp_path):
    out = tmp_path / "games.parquet"
    simulate.run(HEAD, 3, out=out)
    more = simulate.run(HEAD, 5, out=out)
    assert (more.kept, len(more.rows)) == (3, 5)
    assert more.rows == simulate.run(HEAD, 5).rows


def test_a_file_of_another_run_is_not_overwritten(tmp_path):
    out = tmp_path / "games.parquet"
    simulate.run(HEAD, 2, out=out)
    with pytest.raises(results.BadResults, match="seed"):
        simulate.run(HEAD._replace(seed=12), 2, out=out)
    assert len(results.read(out)) == 2


def test_a_killed_run_keeps_its_results_and_continues(tmp_path):
    out = tmp_path / "games.parquet"
    line = [
        *(sys.executable, "-m", "coterie.cli", "simulate", "masters", "--games", "4000", "--players", "random"),
        *("--difficulty", "hard", "--seed", "11", "--workers", "1", "--out", str(out)),
    ]
    run = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while time.monotonic() < end and run.poll() is None and len(simulate.before(HEAD, out)) < 20:
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    there = simulate.before(HEAD, out)
    assert 20 <= len(there) < 4000
    games = max(there) + 3
    outcome = simulate.run(HEAD, games, out=out)
    assert outcome.kept >= 20
    assert outcome.rows[:6] == simulate.run(HEAD, 6).rows


@pytest.mark.parametrize(
    ("cases", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_intervals_are_those_of_the_tables(cases, of, low, high):
    found = statistics.wilson(cases, of)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
