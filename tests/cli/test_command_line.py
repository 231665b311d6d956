"""`coterie play` as a process: over a pipe, at a pseudo-terminal, with wrong flags and damaged files."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import coterie
from tests.cli.terminal import ANSI, Terminal, needs_terminal
from tests.cli.tools import COTERIE, masters, run


def saved(text):
    """Return the saved game, read again."""
    (path,) = re.findall(r"Saved to (\S+)\.", text)[-1:]
    return coterie.replay(Path(path))


# ── over a pipe ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pipe_plays_and_its_end_saves_the_game():
    done = run("play", "masters", "--seed", 7, text="1\nhelp\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "why not ACTION" in done.stdout
    state = saved(done.stdout)
    assert state.record().choices == ["police_station 1, asylum 0"]


def test_no_input_at_all_is_no_error():
    done = run("play")
    assert done.returncode == 0
    assert "Masters of the Night" in done.stdout


@pytest.mark.parametrize("arguments", [("decks",), ("masters",), ("masters", "pack")])
def test_a_command_without_its_subcommand_lists_the_subcommands(arguments):
    done = run(*arguments)
    assert "Usage" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_options_of_the_game_are_those_of_the_command_line():
    done = run("play", "masters", "--vampires", "imre,mila", "--difficulty", "hard", "--players", 2, "--first", "mila",
               "--seed", 3, "--terminal", text="quit\nno\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.search(r"Events +11 left", done.stdout)
    assert "Mila's turn" in done.stdout or "♛   Mila" in done.stdout
    shown = run("play", "--help", COLUMNS="120").stdout
    for name in ("--vampires", "--difficulty", "--players", "--first", "--bots", "--resume", "--pack", "--position"):
        assert name in shown
    assert "1 is the second seat" in " ".join(re.sub(r"[│|]", " ", shown).split())


def test_a_game_is_resumed_where_it_was_saved(tmp_path):
    path = tmp_path / "mine.jsonl"
    first = run("play", "--seed", 7, text=f"1\ndone\nsave {path}\nquit\nno\n")
    assert f"coterie play --terminal --resume {path}" in first.stdout
    again = run("play", "--resume", path, text="done\n")
    assert "Resumed after 2 choices." in again.stdout
    assert len(saved(again.stdout).record().choices) == 3


def test_a_position_can_be_played(tmp_path):
    path = tmp_path / "here.position"
    path.write_text("position: masters\nsetup: {}\nveil: 2\nnow: turn ishtvan 2\n")
    done = run("play", "--position", path)
    assert done.returncode == 0
    assert "Ishtvan, 2 AP left" in done.stdout


@pytest.mark.parametrize("width", ["80", "100"])
def test_a_whole_game_of_bots_over_a_pipe(width):
    done = run("play", "--players", 3, "--bots", "all", "--player", "random", "--seed", 5, COLUMNS=width)
    assert done.returncode == 0, done.stderr
    assert "You lose." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= int(width)


def test_the_first_person_is_called_as_they_like():
    done = run("play", "primer", "--bots", 0, "--name", " Ann  of Prague ", "--seed", 5)
    assert done.returncode == 0, done.stderr
    assert "Ann of Prague" in done.stdout
    assert "Bot 1" in done.stdout
    assert "Player 2" not in done.stdout


def test_a_watched_game_can_be_watched_again():
    line = ["play", "--players", 2, "--bots", "all", "--player", "random", "--seed", 9, "--pace", 0]
    assert run(*line).stdout == run(*line).stdout


def test_a_terminal_without_unicode_gets_ascii():
    done = run("play", "--seed", 7, text="look imre\nhelp\n", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "?" not in done.stdout.replace("do you do?", "").replace("how many agents?", "")
    assert "hidden agent" in done.stdout


@pytest.mark.parametrize("columns", ["abc", "0", "30", "9999"])
def test_any_width_draws_something(columns):
    done = run("play", "--seed", 7, text="help\n", COLUMNS=columns)
    assert done.returncode == 0, done.stderr
    assert "Museum" in done.stdout


def test_bytes_that_are_no_text_are_only_wrong_input():
    command = [*COTERIE, "play", "--seed", "7"]
    done = subprocess.run(command, input=b"\xff\xfe\x80\r\n1\r\n", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "neither an option" in done.stdout.decode()


def test_a_game_with_a_pack_is_resumed_with_it(tmp_path):
    pack = Path(__file__).parents[2] / "docs" / "examples" / "pack.toml"
    path = tmp_path / "packed.jsonl"
    first = run("play", "--seed", 2, "--pack", pack, text=f"1\nsave {path}\nquit\nno\n")
    assert first.returncode == 0, first.stderr
    assert "from the content pack" in first.stdout
    assert f"--resume {path} --pack FILE" in first.stdout
    again = run("play", "--resume", path, "--pack", pack)
    assert again.returncode == 0, again.stderr
    assert "from the content pack" in again.stdout
    without = run("play", "--resume", path)
    assert without.returncode == 2
    assert "Give its file: --pack FILE." in without.stderr


# ── what can go wrong ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "needle"),
    [
        (["--frobnicate"], "There is no option --frobnicate."),
        (["--dificulty", "hard"], "Did you mean --difficulty?"),
        (["--difficulty", "nightmare"], "--difficulty cannot be “nightmare”; it can be easy, medium, hard."),
        (["--players", "many"], "--players must be a whole number, not “many”."),
        (["--players", "9"], "--players can be at most 5."),
        (["--vampires", "imre"], "--vampires must have at least 2 entries."),
        (["--vampires", "imre,dracula"], "--vampires cannot be “dracula”"),
        (["--seed", "soon"], "“soon” is not a seed"),
        (["--pace", "slow"], "“slow” is not a pace"),
        (["--bots", "7"], "There is no seat 7"),
        (["--name", " "], "A name must have 1 to 40 printable characters."),
        (["--name", "A\tnn\x1b[2J"], "A name must have 1 to 40 printable characters."),
        (
            ["--players", "2", "--bots", "all", "--name", "Ann"],
            "--name is for a person, but bots play all seats; leave it out.",
        ),
        (["--bots", "all", "--player", "gredy"], "Did you mean “greedy”?"),
        (
            ["mastres"],
            "There is no game called “mastres”; there are: l5r, masters, primer, rivals, vtes. Did you mean “masters”?",
        ),
        (["--seed"], "--seed needs a value."),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file or directory."),
        (["--position", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["--pack", "nowhere.toml"], "nowhere.toml"),
        (["--resume", "a", "--position", "b"], "not both"),
        (["--resume", "a", "--difficulty", "hard"], "cannot be combined"),
        (["masters", "again"], "Unexpected argument “again”: `coterie play` takes GAME. `coterie play --help` shows"),
    ],
)
def test_wrong_flags_get_one_sentence(arguments, needle, tmp_path):
    done = run("play", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert needle in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    "content", [b"", b"{}\n", b"\xff\xfe\x00", b"not a record\n", b'{"coterie": 99, "game": "masters"}\n']
)
def test_files_that_are_no_records_get_one_sentence(content, tmp_path):
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    done = run("play", "--resume", path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def damaged(tmp_path):
    """Return a truncated record."""
    s = masters(seed=3)
    for _ in range(12):
        s.choose(0)
    path = tmp_path / "cut.jsonl"
    path.write_text("\n".join(s.record().text.splitlines()[:9]) + '\n{"n": 9, "ch')
    return path


def test_a_record_of_another_game_than_the_one_that_is_named_is_not_resumed(tmp_path):
    s = coterie.game("primer").start({}, seed=1)
    s.choose(0)
    path = tmp_path / "one.jsonl"
    path.write_text(s.record().text)
    refused = run("play", "rivals", "--resume", path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"{path} is a game of The Primer: leave out rivals, or name primer.\n"
    for game in ([], ["primer"]):
        done = run("play", *game, "--resume", path, text="quit\n")
        assert "Resumed after 1 choice." in done.stdout


def test_the_last_good_position_of_a_damaged_record_is_offered(tmp_path):
    path = damaged(tmp_path)
    done = run("play", "--resume", path, text="yes\n")
    assert done.returncode == 0, done.stderr
    assert "Line 10 is cut off or damaged" in done.stdout
    assert "Resumed after 8 choices." in done.stdout
    for text in ("no\n", ""):
        refused = run("play", "--resume", path, text=text)
        assert refused.returncode == 2
        assert "The game was not resumed." in refused.stderr


# ── at a terminal ───────────────────────────────────────────────────────────────────────────────────────────────────


@needs_terminal
def test_a_person_at_a_terminal_plays_in_colour_and_leaves():
    terminal = Terminal("play", "--terminal", "--seed", 7)
    assert "\x1b[" in terminal.until("> ")
    terminal.type("1\n")
    terminal.until("What do you do?")
    terminal.type("quit\n")
    terminal.until("Save the game first?")
    terminal.type("no\n")
    terminal.until("Good night.")
    assert terminal.end() == 0


@needs_terminal
def test_no_color_is_obeyed():
    terminal = Terminal("play", "--terminal", "--seed", 7, NO_COLOR="1")
    shown = terminal.until("> ")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", shown)
    terminal.type("quit\n")
    terminal.until("Save")
    terminal.type("no\n")
    assert terminal.end() == 0


@needs_terminal
def test_ctrl_c_at_a_terminal_offers_to_save():
    terminal = Terminal("play", "--terminal", "--seed", 7)
    terminal.until("> ")
    terminal.interrupt("Save the game first?")
    terminal.type("yes\n")
    assert "Saved to" in ANSI.sub("", terminal.until("Good night."))
    assert terminal.end() == 0


@needs_terminal
def test_the_end_of_typing_saves_the_game():
    terminal = Terminal("play", "--terminal", "--seed", 7)
    terminal.until("> ")
    terminal.type("\x04")
    terminal.until("Saved to")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    ("given", "line"), [([], "coterie play"), (["GAME=masters", "ARGS=--seed 7"], "coterie play masters --seed 7")]
)
def test_make_play_passes_on_its_arguments(given, line):
    root = Path(__file__).parents[2]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "ARGS"}
    command = ["make", "-n", "play", *given]
    shown = subprocess.run(command, cwd=root, env=alone, capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1].split() == f".venv/bin/{line}".split()


@pytest.mark.parametrize("module", ["coterie", "coterie.cli"])
def test_the_package_is_run_as_a_module(module):
    done = subprocess.run([sys.executable, "-m", module, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"python -m {module}" in done.stdout
    assert "new-game" in done.stdout


COMMAND = Path(sys.executable).with_name("coterie")


@pytest.mark.skipif(not COMMAND.exists(), reason="the package is not installed beside this Python")
def test_the_command_itself_runs():
    done = subprocess.run([COMMAND, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "play" in done.stdout


@pytest.mark.parametrize("arguments", ["decks list", "decks convert first-brujah"])
@pytest.mark.parametrize(
    ("output", "code", "sentence"),
    [
        (">&-", 2, "Standard output is closed. Redirect it to /dev/null if you do not need it.\n"),
        (">/dev/full", 2, "No space left on device.\n"),
        ("| exec true", 0, ""),
    ],
)
def test_an_output_that_takes_nothing_is_a_sentence(arguments, output, code, sentence):
    line = f"{COMMAND} {arguments} {output}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, sentence)


def test_a_closed_input_is_treated_as_an_ended_one(tmp_path):
    line = f"{COMMAND} play primer --terminal --bots 1 --save {tmp_path / 'kept.jsonl'} <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended." in done.stdout
    assert (tmp_path / "kept.jsonl").exists()


def test_a_new_game_says_which_deck_one_plays_unless_one_was_named():
    begun = {
        "rivals": run("play", "rivals", "--terminal", text="quit\n").stdout,
        "named": run("play", "rivals", "--terminal", "--deck", "lasombra", text="quit\n").stdout,
        "primer": run("play", "primer", "--terminal", text="quit\n").stdout,
    }
    said = {name: " ".join(text.split()) for name, text in begun.items()}
    assert "Your deck is Brujah (Core Set); choose another with `--deck NAME`" in said["rivals"]
    assert "Your deck is" not in said["named"]
    assert "Your deck is" not in said["primer"]  # which has one deck
