"""`coterie replay`: forwards and backwards, over a pipe, and through every kind of damage without a traceback."""

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console
from typer import Typer
from typer.testing import CliRunner

import coterie
from coterie.cli import replay
from coterie.cli.terminal.inputs import Lines

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "pack.toml"

CLAN = ["imre", "nevena", "laszlo", "mila"]


def played(choices: int, *, to_the_end: bool = False, pack: Any = None) -> Any:
    """Return a game after a number of random choices, or a shorter one at its end."""
    game = coterie.game("masters", pack=pack) if pack else coterie.game("masters")
    for seed in range(1000):
        state: Any = game.start({"vampires": CLAN}, seed=seed)
        rng = random.Random(seed)
        made = 0
        while not state.over and (to_the_end or made < choices):
            state.pick(rng.randrange(len(state.asked[2])))
            made += 1
        if made >= choices and state.over == to_the_end:
            return state
    raise AssertionError("no game lasts so long")


SHORT = played(45).record().text
LONG = played(105, to_the_end=True).record().text


def seen(
    text: str, *, at: int | None = None, typed: list[str] | None = None, pack: Path | None = None, folder: Path
) -> Any:
    """Return the exit code and what was drawn."""
    file = folder / "game.jsonl"
    file.write_text(text, encoding="utf-8", newline="")
    console = Console(file=io.StringIO(), width=100, color_system=None)
    source = None if typed is None else Lines(console, typed)
    code = replay.show(file, at, pack, console, source)
    return code, console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO


def labels(text: str) -> list[str]:
    """Return the labels of a record's choices."""
    seed = json.loads(text.splitlines()[0])["seed"]
    state: Any = coterie.game("masters").start({"vampires": CLAN}, seed=seed)
    found = []
    for line in text.splitlines():
        if '"choice"' in line:
            made = json.loads(line)["choice"]
            found.append(next(option.label for option in state.question.options if option.notation == made))
            state.choose(made)
    return found


def titles(out: str) -> list[str]:
    """Return the titles of the positions drawn, in order."""
    return [line for line in out.splitlines() if line.startswith("Position ")]


# ── stepping ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_forwards_and_backwards(tmp_path):
    code, out = seen(
        SHORT, typed=["n", "", "p", "last", "n", "back", "first", "p", "7", "99", "what", "quit"], folder=tmp_path
    )
    choices = labels(SHORT)
    assert code == 0
    assert titles(out) == [
        "Position 0 of 45, the set-up.",
        *(f"Position {n} of 45, after “{choices[n - 1]}”." for n in (1, 2, 1, 45, 44)),
        "Position 0 of 45, the set-up.",
        f"Position 7 of 45, after “{choices[6]}”.",
    ]
    assert "This is the last position." in out
    assert "This is the set-up, the first position." in out
    assert "There is no position 99; this record has 0 to 45." in out
    assert out.count(replay.HELP) == 2


def test_a_position_is_drawn_as_it_was(tmp_path):
    state = played(20)
    _, out = seen(played(20).record().text, at=20, folder=tmp_path)
    assert state.question.prompt in out
    assert all(option.label[:60] in out for option in state.question.options[:3])  # what is longer continues below


def test_the_log_up_to_a_position(tmp_path):
    _, out = seen(SHORT, at=3, typed=["log"], folder=tmp_path)
    assert "  Round 1 begins" in out


def test_the_end_of_the_input_ends_it(tmp_path):
    assert seen(SHORT, typed=[], folder=tmp_path)[0] == 0


def test_a_finished_game_shows_its_end(tmp_path):
    _, out = seen(LONG, folder=tmp_path)
    assert "lose." in out


# ── the command ─────────────────────────────────────────────────────────────────────────────────────────────────────


def run(*arguments: Any) -> tuple[int, str, str]:
    """Run the command line over a pipe; return the exit code, output and errors."""
    app = Typer()
    replay.register(app)
    app.command("other")(lambda: None)  # an application with one command has no names of commands
    found = CliRunner().invoke(app, ["replay", *map(str, arguments)])
    assert found.exception is None or isinstance(found.exception, SystemExit)
    return found.exit_code, found.stdout, found.stderr


def test_over_a_pipe_one_position_is_printed(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(SHORT, encoding="utf-8")
    assert titles(run(file)[1])[0].startswith("Position 45 of 45, after “")
    assert titles(run(file, "--at", "0")[1]) == ["Position 0 of 45, the set-up."]
    assert titles(run(file, "--at", "12")[1])[0].startswith("Position 12 of 45, after “")
    code, _, err = run(file, "--at", "46")
    assert (code, err) == (2, "There is no position 46; this record has 0 to 45.\n")


def test_a_missing_file(tmp_path):
    code, out, err = run(tmp_path / "none.jsonl")
    assert (code, out) == (2, "")
    assert "cannot be read: No such file" in err


def test_a_pack_is_asked_for_and_used(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(played(10, pack=EXAMPLE).record().text, encoding="utf-8")
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert "the content pack “Example pack” (fingerprint " in err
    assert "--pack FILE" in err
    code, out, err = run(file, "--pack", EXAMPLE)
    assert (code, err) == (0, "")
    assert titles(out)[0].startswith("Position 10 of 10")


# ── damage ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def changed(text: str, number: int, **changes: Any) -> str:
    """Return a record with one line edited, counted from 1."""
    lines = text.splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **changes})
    return "\n".join(lines) + "\n"


def test_a_truncated_record_shows_what_is_left(tmp_path, capsys):
    cut = "\n".join(SHORT.splitlines()[:10]) + "\n"
    code, out = seen(cut, folder=tmp_path)
    assert code == 2
    assert titles(out)[0].startswith("Position 9 of 9, after “")
    assert "cut off after line 10" in capsys.readouterr().err
    code, out = seen(cut[:-5], folder=tmp_path)
    assert code == 2
    assert titles(out)[0].startswith("Position 8 of 8, after “")
    assert "Line 10 is cut off or damaged" in capsys.readouterr().err


def test_an_edited_choice_names_its_line(tmp_path, capsys):
    code, out = seen(changed(SHORT, 9, choice="dance"), folder=tmp_path)
    err = capsys.readouterr().err
    assert code == 2
    assert "Line 9 cannot be replayed. “dance” is not possible now." in err
    assert "The line was edited" in err
    assert titles(out)[0].startswith("Position 7 of 7, after “")


def test_a_snapshot_behind_the_damage_is_shown(tmp_path, capsys):
    lines = LONG.splitlines()
    at = next(i for i, line in enumerate(lines) if "snapshot" in line)
    assert at > 50
    code, out = seen(changed(LONG, 30, choice="dance"), folder=tmp_path)
    assert code == 2
    assert titles(out) == ["Position 100 of 100, from a snapshot."]
    _, out = seen(changed(LONG, 30, choice="dance"), typed=["p", "50", "quit"], folder=tmp_path)
    assert "this record can show 0 to 27, and 100 from a snapshot" in out
    capsys.readouterr()


def test_a_newer_record_says_so(tmp_path, capsys):
    assert seen(changed(SHORT, 1, coterie=99), folder=tmp_path)[0] == 2
    assert "format 99" in capsys.readouterr().err
    text = changed(changed(SHORT, 1, version="77"), 5, choice="dance")
    assert seen(text, folder=tmp_path)[0] == 2
    assert "Line 5 cannot be replayed." in (err := capsys.readouterr().err)
    assert "written by version 77 of the rules" in err


def test_another_seed_is_noticed(tmp_path, capsys):
    assert seen(changed(SHORT, 1, seed=99), folder=tmp_path)[0] == 2
    assert "cannot be replayed" in capsys.readouterr().err


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["is", "of", "step", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Return a damaged record."""
    text = draw(st.sampled_from([SHORT, LONG]))
    lines = text.splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    how = draw(st.sampled_from(["cut", "drop", "twice", "swap", "letter", "value", "head", "deep"]))
    if how == "cut":
        return text[: draw(st.integers(0, len(text) - 1))]
    if how == "letter":
        place = draw(st.integers(0, len(text) - 1))
        return text[:place] + draw(st.characters(codec="utf-8")) + text[place + 1 :]
    if how == "drop":
        del lines[at]
    elif how == "twice":
        lines.insert(at, lines[at])
    elif how == "swap":
        lines[at - 1], lines[at] = lines[at], lines[at - 1]
    elif how == "deep":
        lines[at] = "[" * 5000
    else:
        row = json.loads(lines[0 if how == "head" else at])
        row = (
            draw(within(row))
            if draw(st.booleans())
            else {**row, draw(st.sampled_from([*row, "snapshot", "position"])): draw(JUNK)}
        )
        lines[0 if how == "head" else at] = json.dumps(row)
    return "\n".join(lines) + "\n"


@st.composite
def within(draw: st.DrawFn, value: Any) -> Any:
    """Return a JSON value with something deep inside it replaced."""
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(within(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], draw(within(value[at])), *value[at + 1 :]]
    return draw(JUNK)


@settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(text=damaged())
def test_any_damage_is_a_sentence(text, tmp_path, capsys):
    code, out = seen(text, folder=tmp_path)
    err = capsys.readouterr().err
    assert code in (0, 2)
    assert "Traceback" not in out + err
    if code:
        assert err.strip()[-1] in ".?"
    else:
        assert err == ""
        assert len(titles(out)) == 1


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=80))
def test_any_bytes_are_a_sentence(data, tmp_path):
    file = tmp_path / "bytes.jsonl"
    file.write_bytes(data)
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert err.strip()[-1] in ".?"


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]", '{"coterie": 1, "game": 7}\n', '{"coterie": 1, "game": "backgammon"}\n']
)
def test_a_file_that_is_not_a_record(text, tmp_path, capsys):
    assert seen(text, folder=tmp_path)[0] == 2
    assert capsys.readouterr().err.strip().endswith(".")


def test_effects_and_seats_are_called_as_at_the_table(tmp_path):
    state: Any = coterie.game("primer").read(
        'position: primer\nsetup: {"players":2,"windows":"useful"}\n'
        "field a: watchman\nhand a: vigil\ndeck a: hail\nfield b: brute"
    )
    for choice in ("raid with a/watchman", "use vigil", "Earn()"):
        state.choose(choice)
    head, *rest = state.record().text.splitlines()
    text = "\n".join([json.dumps({**json.loads(head), "bots": [1]}), *rest, ""])
    _, out = seen(text, folder=tmp_path)
    assert titles(out) == ["Position 3 of 3, after “Earn 1 point”."]
    assert "Player 1 earns 1 point" in out
    assert "Bot 2" in out
