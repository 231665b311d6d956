"""Values of flags, checked where they are read: each wrong one gets a sentence that names the flag and says what is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from coterie.kernel.errors import BadOptions
from coterie.kernel.setup import SetUp

GAMES = 10_000_000  # that one run may have
SEEDS = (-(2**63), 2**63 - 1)


def whole(name: str, help_: str, least: int, most: int) -> Any:
    """Return an option that takes a whole number.

    Args:
        name: the flag, such as “--port”.
        help_: what the help says about it.
        least: the smallest number that it takes.
        most: the largest one.
    """

    def read(typed: str | int) -> int:
        try:
            number = int(typed)
        except ValueError:
            raise BadOptions(f"{name} must be a whole number{between(least, most)}, not “{typed}”.") from None
        if not least <= number <= most:
            raise BadOptions(f"{name} must be a number{between(least, most)}; {number} is not.")
        return number

    return typer.Option(name, help=help_, parser=read, metavar="NUMBER")


def between(least: int, most: int) -> str:
    """Return the bounds of a number for a sentence, with a space before them; those of a seed are said in digits."""
    return " of at most 18 digits" if (least, most) == SEEDS else f" from {least:,} to {most:,}"


def file(name: str, help_: str) -> Any:
    """Return an option that takes the path of a file."""
    return typer.Option(name, help=help_, parser=lambda typed: path(typed, name), metavar="FILE")


def file_argument(help_: str, command: str) -> Any:
    """Return an argument that takes the path of a file, of a command such as “coterie replay”."""
    return typer.Argument(help=help_, parser=lambda typed: path(typed, f"`{command}`"), metavar="FILE")


def path(typed: str | Path, name: str) -> Path:
    """Return a path that somebody has typed; “~” stands for a home.

    Args:
        typed: the path.
        name: the flag or the command that it belongs to.

    Raises:
        BadOptions: it is empty, or the home of nobody.
    """
    if not str(typed).strip():
        raise BadOptions(f"{name} needs a file name.")
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise BadOptions(f"{name}: there is no home folder for “{typed}”; give the full path.") from None


def place_for(typed: str | Path, name: str) -> Path:
    """Return the path of a file that is to be written.

    Raises:
        BadOptions: it cannot be written: it is a folder, or lies in one that is not there.
    """
    found = path(typed, name)
    if "\0" in str(found):  # of such a path `is_dir` says no more than that it is none
        raise BadOptions(f"{name}: a file cannot be named so: there is a null character in it.")
    try:
        folder, there = found.is_dir(), found.parent.is_dir()
    except (OSError, ValueError) as problem:  # too long a name
        raise BadOptions(f"{name}: {found} cannot be written: {getattr(problem, 'strerror', problem)}.") from None
    if folder:
        raise BadOptions(f"{name}: {found} is a folder; name a file in it.")
    if not there:
        raise BadOptions(f"{name}: there is no folder {found.parent}. Create it first, or choose another file.")
    return found


def check_setup(
    options: Sequence[SetUp], typed: Mapping[str, str], flag: Callable[[SetUp], str] = lambda option: f"--{option.name}"
) -> None:
    """Check set-up options as they were typed, each by itself.

    Args:
        options: the options of the game.
        typed: what was typed, by the name of the option. Decks, which may be files, are left to the game.
        flag: returns what an option is called on the command line.

    Raises:
        BadOptions: one cannot have its value; the sentence names its flag.
    """
    for option in options:
        if option.reads is not None or option.name not in typed:
            continue
        try:
            option.checked(typed[option.name])
        except BadOptions as problem:
            raise BadOptions(str(problem).replace(f"“{option.name}”", flag(option), 1)) from None


def player(name: str) -> None:
    """Check the name of a kind of bot, also where no bot plays.

    Raises:
        BadOptions: there is none of that name.
    """
    from coterie.players.registry import player as bot  # loads the bots, which few commands need

    bot(name)
