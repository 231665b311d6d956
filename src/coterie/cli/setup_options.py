"""Commands with a game's options: `play` and `simulate` take the set-up options of the game that they name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

import coterie
from coterie.kernel.setup import SetUp

DEFAULT_GAME = "masters"
GAME = "The game"  # the heading in the help of the options that have no other
KINDS = {"int": "NUMBER", "str": "TEXT", "list": "A,B,…", "bool": "TRUE|FALSE"}


def options_of(command: str, arguments: Sequence[str]) -> tuple[SetUp, ...]:
    """Return the set-up options of the game that a command line names, or of the default game.

    Args:
        command: the subcommand.
        arguments: the command line after the program's name. For another subcommand the result is empty, so that no game
            is loaded needlessly.
    """
    if list(arguments[:1]) != [command]:
        return ()
    name = named(arguments) or DEFAULT_GAME
    return coterie.game(name).options if name in coterie.games() else ()


def named(arguments: Sequence[str]) -> str:
    """Return the game that a command line names after its subcommand, "" for none."""
    known = coterie.games()
    return next((word for word in arguments[1:] if word in known), "")


def parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    """Return one parameter of a command."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def with_parameters(command: Callable[..., None], parameters: Sequence[inspect.Parameter]) -> Callable[..., None]:
    """Give a command the parameters that define its options, and return it."""
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # typer reads it
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    return command


def as_flag(option: SetUp) -> Any:
    """Return a set-up option as the annotation of a parameter, under the heading of its group in the help."""
    return text_flag(f"{option.help}; {values_help(option)}", option.group or GAME, KINDS[option.kind])


def text_flag(help_: str, heading: str, takes: str = "TEXT") -> Any:
    """Return the annotation of a parameter that takes a text.

    Args:
        help_: its help text.
        heading: its heading in the help.
        takes: the placeholder for its value.
    """
    return Annotated[str | None, typer.Option(help=help_, metavar=takes, rich_help_panel=heading, show_default=False)]


def values_help(option: SetUp) -> str:
    """Return the values and the default of a set-up option, for the help."""
    values = [value_help(option, each) for each in option.choices] + ["or a file"] * (option.from_file is not None)
    listed = ("; " if option.says else ", ").join(values)
    if option.choices and option.kind != "list":
        return listed
    default = ",".join(option.default) if option.kind == "list" else str(option.default).lower()
    found = f"{default} by default" if default else "nothing by default"
    return f"{listed} ({found})" if option.choices else found


def value_help(option: SetUp, value: Any) -> str:
    """Return one value as it is typed, with what it says, and whether it is the default."""
    said = option.says.get(value, "").removeprefix(f"{value}: ")
    remark = ", ".join([said] * bool(said) + ["the default"] * (value == option.default))
    return f"{value} ({remark})" if remark else str(value)
