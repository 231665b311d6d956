"""`coterie new-game`: the new package can be played and its tests pass; invalid names are refused."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from coterie.cli import new_game
from coterie.kernel.errors import BadOptions

METADATA = "Metadata-Version: 2.1\nName: dark_harbour\nVersion: 0.1.0\n"
RUN = "from coterie.cli import main; main()"


def run(*command, at, env=None):
    """Run Python in a folder; return the exit code and the output."""
    done = subprocess.run([sys.executable, *command], cwd=at, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Return the folder of a game made by the command."""
    there = tmp_path_factory.mktemp("games")
    code, said = run("-c", RUN, "new-game", "dark_harbour", "--in", str(there), at=there)
    assert code == 0, said
    assert "pip install" in said
    assert f" -e '{there / 'dark_harbour'}[test]'\n" in said
    assert "coterie play dark_harbour\n" in said
    return there / "dark_harbour"


def test_a_package_is_installed_with_pip_or_uv(tmp_path, monkeypatch):
    monkeypatch.setattr(new_game, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    assert new_game.installing() == f"uv pip install --python {sys.executable}"
    (tmp_path / ".venv-tools" / "bin").mkdir(parents=True)
    (tmp_path / ".venv-tools" / "bin" / "uv").touch()
    assert new_game.installing() == f"{tmp_path}/.venv-tools/bin/uv pip install --python {sys.executable}"
    monkeypatch.setattr(new_game, "find_spec", lambda name: "there")
    assert new_game.installing() == f"{sys.executable} -m pip install"


def test_programs_are_named_as_they_can_be_run(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "my python"))
    assert new_game.program("coterie") == f"'{tmp_path}/my python' -m coterie"
    (tmp_path / "coterie").write_text("#!/bin/sh\n")
    (tmp_path / "coterie").chmod(0o755)
    assert new_game.program("coterie") == str(tmp_path / "coterie")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert new_game.program("coterie") == "coterie"


def test_the_readme_says_how_it_is_installed_with_and_without_pip(made):
    said = (made / "README.md").read_text()
    assert 'python -m pip install -e ".[test]"' in said
    assert 'COTERIE/.venv-tools/bin/uv pip install --python COTERIE/.venv/bin/python -e ".[test]"' in said
    assert "COTERIE/.venv/bin/coterie play dark_harbour" in said


def test_its_tests_pass(made):
    code, said = run("-m", "pytest", "-q", "-p", "no:cacheprovider", at=made)
    assert code == 0, said
    assert " passed" in said


def installed(made: Path) -> dict[str, str]:
    """Return the environment of an installed new game: its sources, with package metadata beside them."""
    about = made / "src" / "dark_harbour-0.1.0.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text("[coterie.games]\ndark_harbour = dark_harbour:GAME\n")
    return {**os.environ, "PYTHONPATH": str(made / "src")}


def test_it_can_be_played_beside_the_primer(made):
    env = installed(made)
    program = (
        "import coterie\n"
        "for name in ('primer', 'dark_harbour'):\n"
        "    s = coterie.game(name).start({}, seed=3)\n"
        "    while not s.over:\n"
        "        s.choose(s.question.default)\n"
        "    print(s.game.title, sorted(s.result))\n"
    )
    assert run("-c", program, at=made, env=env) == (0, "The Primer [0, 1]\nDark Harbour [0, 1]\n")


def test_its_rules_are_listed_by_the_command(made):
    code, said = run("-c", RUN, "rulings", "dark_harbour", at=made, env=installed(made))
    assert code == 0, said
    assert said.splitlines()[0].startswith("DH-1  ")
    assert "11 rulings, 11 cited in the code, 11 by tests." in said


def test_only_its_readme_mentions_the_primer(made):
    speaking = [
        path.relative_to(made).as_posix()
        for path in sorted(made.rglob("*"))
        if path.suffix in (".py", ".toml", ".md") and "primer" in path.read_text(encoding="utf-8").lower()
    ]
    assert speaking == ["README.md"]


def test_an_existing_folder_is_left_alone(made):
    before = (made / "pyproject.toml").read_text()
    code, said = run("-c", RUN, "new-game", "dark_harbour", "--in", str(made.parent), at=made)
    assert (code, (made / "pyproject.toml").read_text()) == (2, before)
    assert said == f"{made} already exists. Choose another name, or another folder with --in.\n"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "file").write_text("no folder")
    code, said = run("-c", RUN, "new-game", "dark_harbour", "--in", str(tmp_path / "file"), at=tmp_path)
    assert (code, said) == (
        2,
        f"There is no folder {tmp_path / 'file'}. Create it first, or choose another with --in.\n",
    )


def test_a_full_disk_is_a_sentence(tmp_path, monkeypatch):
    def full(names, home):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(new_game, "make", full)
    with pytest.raises(BadOptions, match=r"xyz cannot be created: No space left on device\.$"):
        new_game.command("xyz", tmp_path)


def test_an_installed_coterie_brings_the_tests_along():
    root = Path(__file__).resolve().parents[2]
    wheel = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    tests = {f"tests/primer/{file}": f"coterie/cli/new_game_tests/{file}" for file in new_game.TESTS}
    assert tests.items() <= wheel["force-include"].items()
    assert all((root / file).exists() for file in wheel["force-include"])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Harbour", "must begin with a lower-case letter"),
        ("7seas", "must begin with a lower-case letter"),
        ("dark-harbour", "must begin with a lower-case letter"),
        ("../harbour", "must begin with a lower-case letter"),
        ("", "must begin with a lower-case letter"),
        ("h" * 41, "at most 40 characters"),
        ("class", "a Python keyword"),
        ("match", "a Python keyword"),
        ("primer", "A game called “primer” already exists"),
        ("kernel", "another package already has it"),
        ("tests", "another package already has it"),
        ("json", "another package already has it"),
        ("msgspec", "another package already has it"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name, sentence, tmp_path):
    assert sentence in new_game.unfit(name)


@pytest.mark.parametrize(
    ("name", "title", "letters"),
    [("harbour", "Harbour", "H"), ("sea_of_2_moons", "Sea Of 2 Moons", "SOM"), ("a", "A", "A")],
)
def test_the_names_that_follow_from_a_name(name, title, letters):
    assert new_game.Names.of(name) == (name, title, letters)
    assert new_game.unfit(name) == ""
