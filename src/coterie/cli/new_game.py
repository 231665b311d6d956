"""`coterie new-game NAME`: make a package that starts as a renamed copy of the primer and can be played at once."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import Annotated, NamedTuple

import typer

PRIMER = "coterie.games.primer"
TESTS = ("tools.py", "test_rules.py", "test_basics.py")  # the primer's tests that a new game begins with
ROOMS = ("kernel", "words", "games", "players", "lab", "table", "cli", "tests")  # names of other things in saves
LONGEST = 40


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("new-game")(command)


def command(
    name: Annotated[str, typer.Argument(help="The name of its package, in lower-case letters, such as harbour.")],
    folder: Annotated[
        Path, typer.Option("--in", help="The folder in which to create it; the current one by default.")
    ] = Path(),
) -> None:
    """Make a package for a new card game: a small game that you can play at once, with passing tests."""
    from coterie.kernel.errors import BadOptions

    wrong = unfit(name)
    if wrong:
        raise BadOptions(wrong)
    home = folder / name
    if not folder.is_dir():
        raise BadOptions(f"There is no folder {folder}. Create it first, or choose another with --in.")
    if home.exists():
        raise BadOptions(f"{home} already exists. Choose another name, or another folder with --in.")
    try:
        make(Names.of(name), home)
    except OSError as problem:
        raise BadOptions(f"{home} cannot be created: {problem.strerror or problem}.") from None
    print(f"Your new game is in {home}. Install it and play:\n")
    print(f"    {installing()} -e {quote(f'{home}[test]')}\n    {program('coterie')} play {name}\n")
    print(f"Its tests: {program('pytest')} {quote(str(home))}. docs/writing-a-game.md of Coterie explains every file.")


def installing() -> str:
    """Return the command that installs a package beside Coterie; an environment set up by `make` has no pip."""
    uv = Path(sys.prefix).parent / ".venv-tools" / "bin" / "uv"
    if find_spec("pip") is not None:
        return f"{quote(sys.executable)} -m pip install"
    return f"{quote(str(uv) if uv.exists() else 'uv')} pip install --python {quote(sys.executable)}"


def program(name: str) -> str:
    """Return the command for a program installed beside Coterie: its name if the shell finds it, otherwise its path."""
    there = Path(sys.executable).with_name(name)
    found = shutil.which(name)
    if found is not None and Path(found).resolve() == there.resolve():
        return name
    return quote(str(there)) if there.exists() else f"{quote(sys.executable)} -m {name}"


def unfit(name: str) -> str:
    """Return why a package cannot have a name, as a sentence; "" if it can."""
    import coterie

    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(name) > LONGEST:
        return (
            f"“{name}” cannot be the name of a game: it must begin with a lower-case letter, contain only "
            f"lower-case letters (a to z), digits and “_”, and have at most {LONGEST} characters."
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        return f"“{name}” cannot be the name of a game: it is a Python keyword."
    if name in coterie.games():
        return f"A game called “{name}” already exists."
    if name in ROOMS or name in sys.stdlib_module_names or find_spec(name) is not None:
        return f"“{name}” cannot be the name of a game: another package already has it."
    return ""


class Names(NamedTuple):
    """The names of a new game.

    Attributes:
        package: the name of its package (“dark_harbour”).
        title: its title (“Dark Harbour”).
        letters: the prefix of its rule numbers (“DH”).
    """

    package: str
    title: str
    letters: str

    @classmethod
    def of(cls, name: str) -> Names:
        """Return the names that follow from that of the package."""
        parts = [part for part in name.split("_") if part]
        letters = "".join(part[0] for part in parts if part[0].isalpha()).upper()
        return cls(name, " ".join(part.capitalize() for part in parts), letters)

    def in_text(self, text: str) -> str:
        """Return a text of the primer with the new game's names."""
        for pattern, new in (
            (r"\btests\.primer\b", "tests"),
            (rf"\b{re.escape(PRIMER)}\b", self.package),
            (r"\bPrimerGame\b", "Rules"),
            (r"\bThe Primer\b", self.title),
            (r"\bPrimer(?=[A-Z]|\b)", "Table"),
            (r"\bThe primer\b", self.title),
            (r"\bthe primer\b", self.title),
            (r"\bprimer\b", self.package),
            (r"\bP-(?=\d)", f"{self.letters}-"),
        ):
            text = re.sub(pattern, new, text)
        return text


# ── what is written ─────────────────────────────────────────────────────────────────────────────────────────────────


def make(names: Names, home: Path) -> None:
    """Write the folder of a new game.

    Args:
        names: its names.
        home: the folder, which must not exist yet.

    Raises:
        OSError: something cannot be written.
    """
    package = home / "src" / names.package
    for path, text in sources(files(PRIMER)):
        write(package / path, names.in_text(text))
    write(package / "__init__.py", opening(names, (package / "__init__.py").read_text(encoding="utf-8")))
    write(package / "py.typed", "")
    write(home / "tests" / "__init__.py", TESTS_OPENING.format(title=names.title, package=names.package))
    for file in TESTS:
        write(home / "tests" / file, names.in_text(tests_of_primer().joinpath(file).read_text(encoding="utf-8")))
    write(home / "pyproject.toml", PROJECT.format(title=names.title, package=names.package))
    write(home / "README.md", README.format(title=names.title, package=names.package))


def sources(folder: Traversable, inside: str = "") -> Iterator[tuple[str, str]]:
    """Yield the files of a package with their text, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from sources(entry, f"{inside}{entry.name}/")
        elif entry.name.endswith((".py", ".toml")):
            yield f"{inside}{entry.name}", entry.read_text(encoding="utf-8")


def tests_of_primer() -> Traversable:
    """Return the folder of the primer's tests: a copy in an installed Coterie, otherwise those of the source tree."""
    installed = files("coterie.cli") / "new_game_tests"
    return installed if installed.is_dir() else Path(__file__).resolve().parents[3] / "tests" / "primer"


def opening(names: Names, text: str) -> str:
    """Return the text of a package's first module with a docstring of its own."""
    return re.sub(r'\A""".*?"""', f'"""{names.title}: a card game on Coterie."""', text, count=1, flags=re.DOTALL)


def write(path: Path, text: str) -> None:
    """Write a file and the folders that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


TESTS_OPENING = '''"""The tests of {title}."""

from {package} import GAME

__all__ = ["GAME"]
'''

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "0.1.0"
description = "{title}, a card game on Coterie"
requires-python = ">=3.11"
dependencies = ["coterie"]

[project.optional-dependencies]
test = ["pytest>=8.3"]

[project.entry-points."coterie.games"]
{package} = "{package}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "."]
markers = ["ruling(*ids): the numbers of the rules that the test proves"]
"""

README = """\
# {title}

A card game on Coterie. It starts as a copy of the primer, the small game that Coterie's page “How to write a game” explains.
Change it module by module until it is your own, and keep its tests passing.

Install it with the Python that runs Coterie, then play it and run its tests, all from this folder:

    python -m pip install -e ".[test]"
    coterie play {package}
    pytest

If you set Coterie up with its `make play`, its Python has no pip. Use the programs in its folder instead, called COTERIE here:

    COTERIE/.venv-tools/bin/uv pip install --python COTERIE/.venv/bin/python -e ".[test]"
    COTERIE/.venv/bin/coterie play {package}
    COTERIE/.venv/bin/pytest

You need not reinstall after a change: `-e` uses the files in this folder. The docstring of each file says what it is for;
`src/{package}/rulings.toml` numbers the rules.
"""
