"""Result files: their columns, their kinds, and what they cannot be."""

from pathlib import Path
from typing import Any

import pytest

from coterie.lab import results
from coterie.lab.results import COLUMNS, BadResults, MissingExtra
from coterie.lab.single import make_head, play_number, rebuild


@pytest.fixture(scope="module")
def rows():
    head = make_head("masters", {"difficulty": "hard"}, ["random"], 5)
    return [play_number(head, number) for number in range(4)]


def test_a_row_has_the_columns(rows):
    assert [list(row) for row in rows] == [[column.name for column in COLUMNS]] * 4


@pytest.mark.parametrize("suffix", results.SUFFIXES)
def test_what_is_written_is_read(rows, tmp_path, suffix):
    path = tmp_path / f"results{suffix}"
    results.write(reversed(rows), path)
    assert results.read(path) == rows
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_types_of_the_columns(rows, tmp_path):
    pl = results.extra()
    kinds = {"text": pl.String, "integer": pl.Int64, "boolean": pl.Boolean}
    results.write(rows, tmp_path / "r.parquet")
    schema = pl.read_parquet(tmp_path / "r.parquet").schema
    assert list(schema.items()) == [(column.name, kinds[column.type]) for column in COLUMNS]


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_other_programs_read_what_is_written(rows, tmp_path, suffix):
    pl, path = results.extra(), tmp_path / f"r{suffix}"
    results.write(rows, path)
    table = pl.read_csv(path) if suffix == ".csv" else pl.read_ndjson(path)
    for name in ("number", "seed", "won", "rounds", "setup", "fingerprint"):
        assert table[name].to_list() == [row[name] for row in rows]


def test_a_game_is_rebuilt_from_its_row(rows, tmp_path):
    results.write(rows, tmp_path / "r.parquet")
    for row in results.read(tmp_path / "r.parquet"):
        again = rebuild(row)
        s: Any = again.state
        assert (again.fingerprint(), s.reason, s.round) == (row["fingerprint"], row["reason"], row["rounds"])


def test_a_greedy_game_is_rebuilt_from_its_row():
    row = play_number(make_head("masters", {"vampires": "imre,mila", "difficulty": "hard"}, ["greedy"], 2), 1)
    assert rebuild(row).fingerprint() == row["fingerprint"]


def test_a_fingerprint_tells_choices_and_chance_apart(rows):
    played = rebuild(rows[0])
    assert played.fingerprint() == rebuild(rows[0]).fingerprint()
    other = played._replace(choices=(*played.choices[:-1], played.choices[-1] + 1))
    luckier = played.state.clone()
    luckier.dice += 1
    assert len({played.fingerprint(), other.fingerprint(), played._replace(state=luckier).fingerprint()}) == 3


def test_an_unknown_suffix_and_a_missing_folder(tmp_path):
    with pytest.raises(BadResults, match=r"\.parquet, \.csv or \.jsonl"):
        results.check_path(tmp_path / "results.xlsx")
    with pytest.raises(BadResults, match="no folder"):
        results.check_path(tmp_path / "nowhere" / "results.csv")


def test_an_invalid_file(tmp_path):
    path = tmp_path / "results.parquet"
    path.write_text("no parquet")
    with pytest.raises(BadResults, match="cannot be read"):
        results.read(path)
    other = tmp_path / "other.csv"
    other.write_text("a,b\n1,2\n")
    with pytest.raises(BadResults, match="other columns"):
        results.read(other)


def test_without_the_lab_extra_a_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    with pytest.raises(MissingExtra, match=r"uv pip install .*\[lab\].*pip install 'PATH\[lab\]'"):
        results.check_path(Path("results.parquet"))


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_plain_files_need_no_extra(rows, tmp_path, monkeypatch, suffix):
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    path = tmp_path / f"r{suffix}"
    results.check_path(path)
    results.write(rows, path)
    assert results.read(path) == rows


@pytest.mark.parametrize(("suffix", "text"), [(".csv", ""), (".jsonl", ""), (".jsonl", "{"), (".jsonl", "[1]\n")])
def test_a_damaged_plain_file(tmp_path, suffix, text):
    path = tmp_path / f"r{suffix}"
    path.write_text(text)
    with pytest.raises(BadResults, match=r"cannot be read|other columns"):
        results.read(path)
