"""Messages about invalid command lines: what is wrong, and where to find help."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from coterie.cli.setup_options import DEFAULT_GAME, named
from coterie.kernel.nearest import nearest

CLOSE = 0.6  # the similarity needed to suggest a flag for an unknown one
LONGEST = 200  # characters of a word in a message; nobody types a longer one by hand
REPEATED = ("--allow-host", "--proxy")  # flags that may be given more than once
OF_GAMES = ("play", "invite", "simulate")  # commands whose flags depend on the game that they name
CALLED = {  # what other programs, or other subcommands, call a flag
    "play": {"--seats": "--players", "--load": "--resume", "--file": "--resume", "--bot": "--bots"},
    "simulate": {"--bots": "--players", "--player": "--players"},
    "decks matrix": {"--players": "--player"},
    "decks convert": {"--format": "--to", "--form": "--to"},
}


def sentence(problem: Exception, arguments: Sequence[str] = ()) -> str:
    """Return the message about a command line that typer rejects.

    Args:
        problem: the exception that typer raised.
        arguments: the command line after the program's name.
    """
    context = getattr(problem, "ctx", None)
    command = command_of(context) if context is not None else " ".join(arguments[:1])
    found = said(problem, context, command)
    game = named(arguments) if command in OF_GAMES else ""
    if game not in ("", DEFAULT_GAME):
        command += f" {game}"
    return f"{found} `{f'coterie {command}'.strip()} --help` shows what you can use."


def said(problem: Exception, context: Any, command: str) -> str:
    """Return what is wrong with a command line, as one or two sentences.

    Args:
        problem: the exception that typer raised.
        context: its context, None if unknown.
        command: the subcommand, "" if none was found.
    """
    message = str(problem.format_message()) if hasattr(problem, "format_message") else str(problem)
    kind, option = type(problem).__name__, str(getattr(problem, "option_name", ""))
    parameters = [] if context is None else context.command.params
    if kind == "NoSuchOption":
        options = [each for each in parameters if each.param_type_name == "option"]
        return no_option(option, command, [name for each in options for name in each.opts])
    if kind == "BadOptionUsage" and "requires an argument" in message:
        about = next((each.help for each in parameters if option in each.opts), "")
        return f"{option} needs a value" + (f" ({plain(about)})." if about else ".")
    if kind == "BadOptionUsage" and "does not take a value" in message:
        return f"{option} takes no value."
    if kind == "MissingParameter" and problem.param is not None:  # type: ignore[attr-defined]  # its home differs
        parameter = problem.param  # type: ignore[attr-defined]  # between releases of typer
        about = f": {plain(parameter.help)}" if parameter.help else ""
        return f"`coterie {command}` needs {shown(parameter)}{about}."
    if extra := re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", message, re.DOTALL):
        return too_much(extra[1], command, parameters)
    if unknown := re.search(r"No such command '(.*?)'\.", message, re.DOTALL):
        near = nearest(unknown[1], getattr(context.command, "commands", ()), 1, CLOSE) if context is not None else []
        return f"There is no command “{unknown[1]}”." + (f" Did you mean “{near[0]}”?" if near else "")
    return message if message.endswith((".", "?")) else f"{message}."


def command_of(context: Any) -> str:
    """Return the subcommand that a context of typer belongs to (“decks check”), "" for none."""
    names: list[str] = []
    while context is not None and context.parent is not None:
        names.insert(0, str(context.info_name))
        context = context.parent
    return " ".join(names)


def no_option(wrong: str, command: str, known: Sequence[str]) -> str:
    """Return the message about an unknown option, with the one that was probably meant."""
    called = CALLED.get(command, {}).get(wrong)
    if called is not None and called in known:
        return f"There is no option {wrong}; use {called} here."
    bare = {name.lstrip("-"): name for name in known}
    near = nearest(wrong.lstrip("-"), bare, 1, CLOSE)
    return f"There is no option {wrong}." + (f" Did you mean {bare[near[0]]}?" if near else "")


def too_much(extra: str, command: str, parameters: Sequence[Any]) -> str:
    """Return the message about unexpected arguments."""
    takes = [shown(each) for each in parameters if each.param_type_name == "argument"]
    return f"Unexpected argument “{extra}”: `coterie {command}` takes {' and '.join(takes) or 'only options'}."


def shown(parameter: Any) -> str:
    """Return the name of an argument in the help."""
    return str(parameter.metavar or parameter.name).upper()


def plain(about: str) -> str:
    """Return a help text as part of a sentence."""
    return about[:1].lower() + about[1:].rstrip(".")


def twice(arguments: Sequence[str]) -> str:
    """Return the message about an option given more than once of which only the last would count; "" for none."""
    flags = [word.partition("=")[0] for word in arguments if word.startswith("--") and len(word) > 2]
    counted = Counter(flag for flag in flags if flag not in REPEATED)
    found = next((flag for flag, times in counted.items() if times > 1), "")
    return f"{found} is given more than once; give it once." if found else ""


def bounded(text: str) -> str:
    """Return a sentence with overlong words shortened, such as a whole file given as a name."""
    return re.sub(rf"\S{{{LONGEST},}}", lambda word: f"{word[0][:60]}…", text)
