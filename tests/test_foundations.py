"""The house itself: what the package says about itself, its commands, and what its files must not name."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import coterie
import coterie.words.cards.groups
import coterie.words.filters
import coterie.words.groups
from coterie.words.word import Word
from tools import changed

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
PUBLIC_HOSTS = {"pypi.org", "files.pythonhosted.org"}
MADE = {".git", ".venv", ".venv-tools", "node_modules", "build", "dist", "__pycache__"}


def repository_files() -> list[Path]:
    """Return the files that belong to the repository: git's answer, or the tree without what was made."""
    try:
        command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [
            path
            for path in ROOT.rglob("*")
            if not MADE.intersection(path.relative_to(ROOT).parts)
            and not any(part.endswith("_cache") or part == ".hypothesis" for part in path.relative_to(ROOT).parts)
        ]
    return [path for path in paths if path.is_file()]


def texts() -> dict[str, str]:
    """Return every file of the repository that is text."""
    found = {}
    for path in repository_files():
        try:
            found[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


def test_one_version_everywhere():
    version = PROJECT["project"]["version"]
    assert coterie.__version__ == version
    assert metadata.version("coterie") == version


def test_the_package_is_typed():
    assert (Path(coterie.__file__).parent / "py.typed").exists()


def test_every_folder_of_modules_is_a_package():
    """The import rules are checked for packages only; a folder without `__init__.py` would go unseen."""
    folders = {path.parent for path in repository_files() if path.suffix == ".py" and path.is_relative_to(ROOT / "src")}
    missing = [str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").exists()]
    assert missing == []


DESCRIBED = ("kernel", "words", "words/cards", "games/l5r/atoms", "games/vtes/atoms")


@pytest.mark.parametrize(
    "package", [*DESCRIBED, *[f"games/rivals/{room}" for room in ("atoms", "decks", "rules", "words")]]
)
def test_a_package_says_what_each_of_its_modules_is_about(package):
    folder = ROOT / "src" / "coterie" / package
    told = (folder / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    first = ", ".join(line.split("|")[1] for line in told.splitlines() if line.startswith("| "))
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert sorted(modules - {name.strip() for name in first.split(",")}) == []


def test_games_are_found_through_their_entry_points():
    declared = PROJECT["project"]["entry-points"]["coterie.games"]
    assert declared["masters"] == "coterie.games.masters:GAME"
    installed = {entry.name: entry.value for entry in metadata.entry_points(group="coterie.games")}
    assert declared.items() <= installed.items()


def requirement_name(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9_.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def test_the_lock_knows_every_dependency_of_the_project():
    (own,) = (package for package in LOCK["package"] if package["name"] == "coterie")
    assert LOCK["requires-python"] == PROJECT["project"]["requires-python"]

    def names(requirements):
        return {requirement_name(text) for text in requirements}

    def locked(table):
        return {entry["name"] for entry in table}

    assert locked(own["dependencies"]) == names(PROJECT["project"]["dependencies"])
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        assert locked(own["optional-dependencies"][extra]) == names(requirements)
    for group, requirements in PROJECT["dependency-groups"].items():
        assert locked(own["dev-dependencies"][group]) == names(requirements)


def test_the_lock_names_public_hosts_only():
    hosts = {urlsplit(url).hostname for url in re.findall(r'"(\w+://[^"]+)"', (ROOT / "uv.lock").read_text())}
    assert hosts == PUBLIC_HOSTS


def test_no_file_names_the_package_index_of_this_machine():
    """Whatever index pip is configured for here is this machine's affair."""
    pip = ROOT / ".venv-tools" / "bin" / "python"
    configured = [value for name, value in os.environ.items() if re.fullmatch(r"(PIP|UV)_.*(INDEX|PROXY).*", name)]
    if pip.exists():
        command = [str(pip), "-m", "pip", "config", "list"]
        configured.append(subprocess.run(command, capture_output=True, check=False).stdout.decode())
    hosts = {urlsplit(url).hostname or "" for url in re.findall(r"https?://[^\s'\"]+", "\n".join(configured))}
    hosts -= {*PUBLIC_HOSTS, "", "localhost", "127.0.0.1"}
    assert not [(name, host) for name, text in texts().items() for host in hosts if host in text]


def test_every_index_address_is_the_public_one():
    addresses = [
        (name, host) for name, text in texts().items() for host in re.findall(r"https?://([^/\s]+)/simple", text)
    ]
    assert {host for _, host in addresses} <= PUBLIC_HOSTS, addresses


def test_no_file_names_an_absolute_place_of_one_machine():
    place = re.compile(r"(?<![\w.~$})/-])/(?:work|root)/\w")
    assert not [(name, found.group()) for name, text in texts().items() if (found := place.search(text))]


def test_the_help_names_every_command_of_the_makefile():
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    (phony,) = (line.split()[1:] for line in lines if line.startswith(".PHONY:"))
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    assert [line.split()[1] for line in shown.splitlines()] == phony
    assert {"play", "test", "check", "bench", "mutants", "soak", "picture", "clean", "help"} <= set(phony)


def test_the_notice_names_the_owners():
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    for owner in (
        "Igrology",
        "Ares Games",
        "Renegade Game Studios",
        "Paradox Interactive",
        "Fantasy Flight Games",
        "Asmodee",
        "Edge Studio",
        "Black Chantry Productions",
    ):
        assert owner in notice
    assert "unofficial fan project" in notice
    assert "not licensed by this project" in notice


def python_that(tmp_path: Path, *lines: str) -> Path:
    """Return a folder for PATH with nothing but a `python3` that runs ours after the given lines."""
    prelude = tmp_path / "prelude.py"
    prelude.write_text("\n".join(lines) + "\nimport sys\nexec(sys.argv[-1])\n")
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "python3"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{prelude}" "$@"\n')
    program.chmod(0o755)
    return folder


def find_python(folder: Path) -> subprocess.CompletedProcess[str]:
    shell = shutil.which("sh")
    assert shell is not None
    command = [shell, str(ROOT / "tools" / "find-python.sh")]
    return subprocess.run(command, env={"PATH": str(folder)}, capture_output=True, check=False, text=True)


def test_a_python_that_is_new_enough_is_taken(tmp_path):
    answer = find_python(python_that(tmp_path))
    assert (answer.returncode, answer.stdout.strip(), answer.stderr) == (0, sys.executable, "")


@pytest.mark.parametrize(
    ("lines", "needle"),
    [
        (["import sys", "sys.modules['ensurepip'] = None"], "install the package python3-venv"),
        (
            ["import sys", "sys.version_info = (3, 9, 2)"],
            "Python 3.11 or newer, and the newest that was found here is 3.9",
        ),
        (["raise SystemExit(1)"], "no python3 was found"),
    ],
)
def test_a_missing_part_is_named_in_one_sentence(tmp_path, lines, needle):
    answer = find_python(python_that(tmp_path, *lines))
    assert answer.returncode == 1
    assert needle in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert answer.stdout == ""


def test_the_tests_of_a_changed_module_are_those_that_import_it_or_carry_its_name():
    tests = ["tests/test_foundations.py"]
    assert changed.choose(tests, ["src/coterie/__init__.py"]) == tests
    assert changed.choose(tests, ["tools/changed.py"]) == tests
    assert changed.choose(tests, ["src/coterie/games/foundations.py"]) == tests
    assert changed.choose(tests, ["src/coterie/elsewhere.py", "README.md"]) == []


def test_games_are_listed_and_imported_under_one_name():
    code = "import coterie.games.masters as m; import coterie; print(m.GAME is coterie.game('masters'))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (answer.stdout, answer.stderr) == ("True\n", "")
    assert repr(coterie.game("masters")) == "<Masters of the Night>"


def test_words_are_compared_by_what_they_are():
    """A word that comes out of a snapshot is equal to the one of its card, but not the same object."""
    words = {
        name for module in (coterie.words.filters, coterie.words.groups, coterie.words.cards.groups)
        for name, value in vars(module).items() if name.isupper() and isinstance(value, Word)
    }  # fmt: skip
    assert {"ANYTHING", "THIS", "THAT"} <= words
    compared = re.compile(rf"\bis (not )?({'|'.join(sorted(words))})\b(?![^\n]*\"\"\")")
    code = [path for room in ("words", "games") for path in sorted((ROOT / "src" / "coterie" / room).rglob("*.py"))]
    assert [(path.name, line) for path in code for line in path.read_text().splitlines() if compared.search(line)] == []
