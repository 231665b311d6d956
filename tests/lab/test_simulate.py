"""Runs: the same whatever the number of workers, kept when they are stopped, and continued."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.kernel.errors import BadOptions
from coterie.lab import results, single
from coterie.lab.results import BadResults, Parts
from coterie.lab.simulate import run
from coterie.lab.single import make_head, seeds_of

RIVALS: Any = coterie.game("rivals")


def head(seed=1, players=("random",), **setup):
    return make_head("masters", setup, list(players), seed)


def test_the_same_rows_whatever_the_number_of_workers():
    one = run(head(), 30)
    assert run(head(), 30, workers=2) == one
    assert [row["number"] for row in one.rows] == list(range(30))


def test_other_seeds_other_games():
    assert len({seeds_of(seed, number) for seed in range(20) for number in range(20)}) == 400
    assert run(head(1), 3).rows != run(head(2), 3).rows


def test_a_run_writes_one_row_for_each_game_and_leaves_nothing_else(tmp_path):
    out = tmp_path / "r.parquet"
    outcome = run(head(), 12, out=out)
    assert results.read(out) == outcome.rows
    assert list(tmp_path.iterdir()) == [out]


def test_more_games_go_on_from_those_that_are_there(tmp_path, monkeypatch):
    out = tmp_path / "r.csv"
    run(head(), 10, out=out)
    played = []
    real = single.play_number

    def noted(h, n, g=None):
        played.append(n)
        return real(h, n, g)

    monkeypatch.setattr(single, "play_number", noted)
    more = run(head(), 15, out=out)
    assert (played, more.kept, len(more.rows)) == ([10, 11, 12, 13, 14], 10, 15)
    assert run(head(), 15, out=out) == (more.rows, 15, False)
    assert len(played) == 5
    assert more.rows == run(head(), 15).rows


def test_a_file_of_another_run_is_left_alone(tmp_path):
    out = tmp_path / "r.csv"
    run(head(), 3, out=out)
    before = out.read_bytes()
    for other, what in (
        (head(2), "seed"),
        (head(1, difficulty="hard"), "“difficulty” is easy, here it is hard"),
        (head(1, ["greedy"]), "players"),
    ):
        with pytest.raises(BadResults, match=f"another run: its {what}"):
            run(other, 3, out=out)
    assert out.read_bytes() == before


def test_of_two_set_ups_only_the_difference_is_told(tmp_path):
    room, out = RIVALS.deck_room, tmp_path / "r.csv"
    mine = room.write(room.named("first-brujah"))
    run(make_head("rivals", {"decks": [mine, "first-malkavian"]}, ["random"], 1), 1, out=out)
    named = "“Name: First steps: Brujah…”"
    for setup, said in (
        ({"decks": [mine, "brujah"]}, "entry 2 of its “decks” is first-malkavian, here it is brujah"),
        ({"decks": ["brujah", "first-malkavian"]}, f"entry 1 of its “decks” is {named}, here it is brujah"),
        ({"decks": [mine, "first-malkavian"], "round_limit": 9}, "its “round_limit” is 300, here it is 9"),
    ):
        with pytest.raises(BadResults) as told:
            run(make_head("rivals", setup, ["random"], 1), 1, out=out)
        assert str(told.value).startswith(f"{out} belongs to another run: {said}. Name another file")


def test_decks_that_rotate_move_one_seat_on_with_every_game(tmp_path):
    decks = ["first-brujah", "first-malkavian", "hecata"]
    turning = make_head("rivals", {"players": 3, "decks": decks}, ["random"], 4, rotated=True)
    rows = run(turning, 4).rows
    assert [json.loads(row["setup"])["decks"] for row in rows] == [
        decks, [decks[2], *decks[:2]], [*decks[1:], decks[0]], decks,
    ]  # fmt: skip
    assert [single.rebuild(row).fingerprint() for row in rows] == [row["fingerprint"] for row in rows]
    out = tmp_path / "r.csv"
    assert run(turning, 2, out=out).rows + run(turning, 4, out=out).rows[2:] == rows  # it goes on where it was
    with pytest.raises(BadResults, match="another run: its rotated"):
        run(turning._replace(rotated=False), 4, out=out)
    with pytest.raises(BadOptions, match="without decks"):
        make_head("masters", {}, ["random"], 1, rotated=True)


def test_chunks_of_another_run_are_left_alone(tmp_path):
    out = tmp_path / "r.csv"
    Parts(out).begin(head(2))
    with pytest.raises(BadResults, match="another run: its seed"):
        run(head(1), 3, out=out)


def test_ctrl_c_keeps_finished_games(tmp_path, monkeypatch):
    out = tmp_path / "r.parquet"
    real = single.play_number

    def stop_at_eight(h, n, g=None):
        if n == 8:
            raise KeyboardInterrupt
        return real(h, n, g)

    monkeypatch.setattr(single, "play_number", stop_at_eight)
    stopped = run(head(), 20, out=out)
    assert (stopped.stopped, len(stopped.rows), out.exists()) == (True, 8, False)
    monkeypatch.setattr(single, "play_number", real)
    whole = run(head(), 20, out=out)
    assert (whole.kept, whole.stopped) == (8, False)
    assert whole.rows == run(head(), 20).rows
    assert list(tmp_path.iterdir()) == [out]


def test_a_half_written_chunk_counts_for_nothing(tmp_path):
    out = tmp_path / "r.csv"
    parts = Parts(out)
    parts.begin(head())
    (parts.folder / ".000000000-5.jsonl.new").write_text('{"number": 0, "ga')
    assert run(head(), 4, out=out).kept == 0


def command(out, *more):
    line = "from coterie.cli import main; main()"
    args = ["simulate", "masters", "--games", "4000", "--seed", "3", "--out", str(out), *more]
    return [sys.executable, "-c", line, *args]


@pytest.mark.parametrize(("blow", "workers"), [(signal.SIGKILL, 2), (signal.SIGINT, 2), (signal.SIGTERM, 1)])
def test_a_run_that_is_stopped_from_outside_can_be_continued(tmp_path, blow, workers):
    out = tmp_path / "r.parquet"
    process = subprocess.Popen(
        command(out, "--workers", str(workers)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )  # fmt: skip
    wait_until(lambda: any(Parts(out).folder.glob("0*.jsonl")) if Parts(out).there() else False)
    process.send_signal(blow)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == (130 if blow == signal.SIGINT else -blow)
    if blow == signal.SIGINT:
        assert b"run the same command to continue" in said
    wait_until(lambda: not alive(process.pid))  # the workers of a killed run end too
    assert not out.exists()
    there = [row["number"] for row in Parts(out).rows()]
    kept = len(there)
    assert 0 < kept < 4000
    games = max(there) + 20  # a later chunk may have been finished before an earlier one
    again = run(head(3), games, out=out)
    assert again.kept == kept
    assert [row["number"] for row in again.rows] == list(range(games))
    assert again.rows[: kept // 2] == run(head(3), kept // 2).rows


def wait_until(true, seconds=60):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def alive(session):
    """Return whether any process of a session is left."""
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return False
    return True


def test_wrong_players_are_refused_before_the_first_game():
    with pytest.raises(BadOptions, match="There is no player"):
        head(players=["nobody"])
    with pytest.raises(BadOptions, match="2 players are named for 3 seats"):
        make_head("masters", {"players": 3}, ["random", "random"], 1)


def test_one_name_plays_all_seats_and_several_names_one_each():
    assert make_head("masters", {"players": 2}, ["random"], 1).players == ("random", "random")
    assert make_head("masters", {}, ["random", "greedy"], 1).players == ("random", "greedy")


def test_the_docs_name_the_command():
    docs = (Path(__file__).parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    assert "coterie simulate masters --games 2000" in docs


def test_what_is_kept_of_a_run_with_other_columns_is_not_mixed_in(tmp_path):
    out = tmp_path / "results.jsonl"
    parts = Parts(out)
    parts.begin(head())
    parts.add([{"number": 0, "won": True}])
    with pytest.raises(BadResults, match="has other columns than the results of this version"):
        run(head(), 1, out=out)
