"""Values of options, checked as they are read; messages name the option and the valid values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from coterie.kernel.errors import BadOptions
from coterie.kernel.setup import SetUp

GAMES = 10_000_000  # the maximum for one run
SEEDS = (-(2**63), 2**63 - 1)


def whole(name: str, help_: str, least: int, most: int) -> Any:
    """Return an option that takes a whole number.

    Args:
        name: the flag, such as “--port”.
        help_: its help text.
        least: the smallest valid number.
        most: the largest valid number.
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
    """Return the bounds of a number for a message, after a space; those of a seed are given in digits."""
    return " of at most 18 digits" if (least, most) == SEEDS else f" from {least:,} to {most:,}"


def file(name: str, help_: str) -> Any:
    """Return an option that takes the path of a file."""
    return typer.Option(name, help=help_, parser=lambda typed: path(typed, name), metavar="FILE")


def file_argument(help_: str, command: str) -> Any:
    """Return an argument that takes the path of a file, of a command such as “coterie replay”."""
    return typer.Argument(help=help_, parser=lambda typed: path(typed, f"`{command}`"), metavar="FILE")


def path(typed: str | Path, name: str) -> Path:
    """Return a typed path with “~” expanded.

    Args:
        typed: the path.
        name: its option or command.

    Raises:
        BadOptions: it is empty, or names an unknown home.
    """
    if not str(typed).strip():
        raise BadOptions(f"{name} needs a file name.")
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise BadOptions(f"{name}: there is no home folder for “{typed}”; give the full path.") from None


def place_for(typed: str | Path, name: str) -> Path:
    """Return the path of a file to write.

    Raises:
        BadOptions: it cannot be written: it is a folder, or its folder does not exist.
    """
    found = path(typed, name)
    if "\0" in str(found):  # for such a path `is_dir` just returns False
        raise BadOptions(f"{name}: a file cannot be named so: there is a null character in it.")
    try:
        folder, there = found.is_dir(), found.parent.is_dir()
    except (OSError, ValueError) as problem:  # the name is too long
        raise BadOptions(f"{name}: {found} cannot be written: {getattr(problem, 'strerror', problem)}.") from None
    if folder:
        raise BadOptions(f"{name}: {found} is a folder; name a file in it.")
    if not there:
        raise BadOptions(f"{name}: there is no folder {found.parent}. Create it first, or choose another file.")
    return found


def check_setup(
    options: Sequence[SetUp], typed: Mapping[str, str], flag: Callable[[SetUp], str] = lambda option: f"--{option.name}"
) -> None:
    """Check typed set-up options, each by itself.

    Args:
        options: the options of the game.
        typed: the typed values by option name. Decks, which may be files, are left to the game.
        flag: returns the name of an option on the command line.

    Raises:
        BadOptions: a value is invalid; the message names the option.
    """
    for option in options:
        if option.reads is not None or option.from_file is not None or option.name not in typed:
            continue
        try:
            option.checked(typed[option.name])
        except BadOptions as problem:
            raise BadOptions(str(problem).replace(f"“{option.name}”", flag(option), 1)) from None


def player(name: str) -> None:
    """Check the name of a kind of bot, even if no bot plays.

    Raises:
        BadOptions: there is no such bot.
    """
    from coterie.players import player as bot  # loads the bots, which few commands need

    bot(name)
