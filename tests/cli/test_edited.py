"""Edited files: one sentence, no traceback, and nothing that controls the terminal."""

import json
import os
import subprocess
import sys
from threading import Thread

import pytest

import coterie
from coterie.cli.terminal import saving
from coterie.kernel.errors import BadPosition, CoterieError, printable
from coterie.kernel.records import snapshot
from tests.table.process import ROOT

MASTERS = coterie.game("masters")
ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m"
EDITED = [
    ("dice", "x"),
    ("seats", "x"),
    ("piles", []),
    ("todo", [1]),
    ("veil", []),
    ("rows", 7),
    ("result", {"dict": []}),
]


def record(name="", value=None):
    """Return a record that begins with a snapshot, with one field of it changed."""
    state = MASTERS.start({}, seed=1)
    data = snapshot(state) | ({name: value} if name else {})
    head = {"coterie": 1, "version": MASTERS.version, "game": "masters", "setup": state.setup, "snapshot": data}
    return json.dumps(head) + "\n" + json.dumps({"fingerprint": state.fingerprint()}) + "\n"


def ran(*arguments):
    command = [sys.executable, "-m", "coterie.cli", *arguments]
    return subprocess.run(command, input="quit\n", capture_output=True, text=True, cwd=ROOT)


@pytest.mark.parametrize(("name", "value"), EDITED)
def test_an_edited_snapshot_gets_a_sentence(tmp_path, name, value):
    file = tmp_path / "edited.jsonl"
    file.write_text(record(name, value))
    found = ran("play", "--terminal", "--resume", str(file))
    assert "Traceback" not in found.stderr + found.stdout
    assert found.returncode == 2
    assert found.stderr.strip().endswith((".", "?"))


@pytest.mark.parametrize("command", ["resume", "position", "replay", "pack"])
def test_escape_sequences_of_a_file_do_not_reach_the_terminal(tmp_path, command):
    file = tmp_path / "file"
    if command == "pack":
        file.write_text(f'[pack]\nname = "{ascii(ESCAPES)[1:-1].replace(chr(92) + "x", chr(92) + "u00")}"\n[event.x]\n')
        found = ran("play", "--terminal", "--pack", str(file))
    elif command == "position":
        file.write_text(f"position: masters\n{ESCAPES}: x\n")
        found = ran("play", "--terminal", "--position", str(file))
    else:
        lines = MASTERS.start({}, seed=1).record().text.replace('"seed"', '"more":1,"seed"')
        bad = json.dumps({"n": 1, "seat": 0, "choice": ESCAPES})
        file.write_text(lines.split("\n")[0] + "\n" + bad + "\n")
        more = ("play", "--terminal", "--resume") if command == "resume" else ("replay",)
        found = ran(*more, str(file))
    shown = found.stdout + found.stderr
    assert "Traceback" not in shown
    for escape in ("\x1b]", "\x1b[2J", "\x9b", "\x07"):
        assert escape not in shown


def test_sentences_show_no_control_characters():
    assert str(CoterieError("a\x1b[31mb\nc\u202ed")) == "a�[31mb\nc�d"
    assert str(BadPosition("“Größe” — fine.")) == "“Größe” — fine."
    assert printable("plain") == "plain"


def test_a_pipe_that_a_record_is_written_to_stays_a_pipe(tmp_path):
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    saving.save(coterie.game("primer").start({}, seed=1), pipe)
    reader.join()
    assert pipe.is_fifo()
    assert '"primer"' in read[0]
