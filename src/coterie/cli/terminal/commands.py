"""Parsing a typed line: an option, a command, or neither, with the nearest alternatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from coterie.cli.terminal import texts
from coterie.cli.terminal.screen import is_code, keys_of
from coterie.kernel.nearest import nearest as words_like
from coterie.kernel.scenes import Asked, Choice
from coterie.kernel.talk import has_words

WITH_ARGUMENT = ("help", "look", "why", "save", "log", texts.STOP)
LEAST = 3  # letters of a text that may stand for words anywhere in an option
PASSING = ("pass", "done", "no", "none")  # these words pass any question that can be passed, whatever its own word is
ALONE = ("how", "undo", "redo", "hint", "table", "quit", "exit", "?", texts.STOPS)


class Typed(NamedTuple):
    """A parsed line: `what` is "choose", a command, "wrong" or "" (an empty line).

    `option` is the index of the chosen option (-1 for a gesture of several); `text` is the rest of the line, or a message
    about what is wrong.
    """

    what: str
    text: str = ""
    option: int = -1


def understand(
    line: str,
    asked: Asked | None,
    index: Callable[[str], int | None] = lambda text: None,
    *,
    over: str = texts.GAME_OVER,
) -> Typed:
    """Parse a line. Options take precedence over commands.

    Args:
        line: the typed line.
        asked: the question, None if nothing is asked.
        index: returns the option that a game finds for a text that is not a notation (see `Talk.means`).
        over: the answer when nothing is asked any more.
    """
    text = " ".join(line.split())
    if not text:
        return Typed("")
    low, keys = text.lower(), keys_of(asked)
    options = asked.get("options", []) if asked else []
    if (at := chosen(text, asked, options, keys)) >= 0:
        return Typed("choose", "", at)
    if (command := commanded(text)) is not None:
        return command
    if asked and (meant := index(low)) is not None:
        return Typed("choose", "", meant)
    if text.lstrip("-").isdigit():
        return Typed("wrong", no_number(text, keys) if keys else over)
    if " + " in text:
        return Typed("choose", several(text, keys, options))
    return beginning(low, text, options, keys) if options else Typed("wrong", over)


def chosen(text: str, asked: Asked | None, options: list[Choice], keys: list[str]) -> int:
    """Return the index of the option that a line names by its key or in full, or that passes; -1 for none."""
    if text in keys:
        return keys.index(text)
    low = text.lower()
    exact = [i for i, option in enumerate(options) if low in (option["notation"].lower(), option["label"].lower())]
    if len(exact) == 1:
        return exact[0]
    return passing(options, asked) if low in PASSING else -1


def commanded(text: str) -> Typed | None:
    """Return the command that a line is, None if it is none."""
    low = text.lower()
    if low == texts.PASS or low.startswith(f"{texts.PASS} "):
        return Typed(texts.PASS, low.removeprefix(texts.PASS).strip())
    word, _, rest = text.partition(" ")
    word = word.lower()
    if (word in ALONE and not rest) or word in WITH_ARGUMENT:
        return Typed({"exit": "quit", "?": "help"}.get(word, word), rest)
    return None


def passing(options: list[Choice], asked: Asked | None) -> int:
    """Return the index of the option that passes, -1 if the question cannot be passed."""
    notation = asked.get("passes", "") if asked else ""
    return next((at for at, option in enumerate(options) if notation and option["notation"] == notation), -1)


def not_passed(text: str, options: list[Choice]) -> str:
    """Return the message about a pass where nothing can be passed: how one is done with this question, if that is possible."""
    label = next((option["label"] for option in options if option["notation"] == "done"), "")
    return texts.NOT_PASSED.format(text=text, done=texts.NOT_PASSED_DONE.format(label=label) if label else "")


def no_number(text: str, keys: list[str]) -> str:
    """Return the message about a number that no option has."""
    return texts.NO_NUMBER.format(n=text[:60], least=keys[0], most=keys[-1])


def several(text: str, keys: list[str], options: list[Choice]) -> str:
    """Return options typed as “1 + 3” by their notations: all numbers mean what the screen shows, even once some are taken."""
    notations = dict(zip(keys, [option["notation"] for option in options], strict=True))
    parts = [part.strip() for part in text.split(" + ")]
    return " + ".join([notations[part] for part in parts]) if all(part in notations for part in parts) else text


def beginning(low: str, text: str, options: list[Choice], keys: list[str]) -> Typed:
    """Return the option whose notation starts with a line, otherwise the one whose words do, or a message with the nearest
    ones."""
    apart = [i for i, o in enumerate(options) if "like" not in o]
    found = [i for i in apart if any(said.lower().startswith(low) for said in both_forms(options[i]))]
    if not found and len(low) >= LEAST:
        found = [i for i in apart if any(has_words(said, low) for said in both_forms(options[i]))]
    if len(found) == 1 and len(low) > 1:
        return Typed("choose", "", found[0])
    if found:
        listed = ", ".join(f"{keys[i]} ({options[i]['notation']})" for i in found)
        return Typed("wrong", texts.SEVERAL.format(text=text[:60], options=listed))
    return Typed("wrong", not_passed(text, options) if low in PASSING else wrong(text, options, keys))


def both_forms(option: Choice) -> tuple[str, str]:
    """Return what an option is called: its notation and its label."""
    return option["notation"], option["label"]


def wrong(text: str, options: list[Choice], keys: list[str]) -> str:
    """Return the message about a meaningless line: the nearest option, and all options."""
    at = nearest(text.lower(), options)
    near = texts.NEAR.format(key=keys[at], notation=options[at]["notation"]) if at >= 0 else ""
    listed = ", ".join(
        f"{key} {option['label' if is_code(option['notation']) else 'notation']}"
        for key, option in zip(keys, options, strict=True)
        if "like" not in option
    )
    return texts.UNKNOWN.format(text=text[:60], near=near, options=listed)


def nearest(low: str, options: list[Choice]) -> int:
    """Return the index of the option that looks most like a text, -1 if none does."""
    names: dict[str, int] = {}
    for i, option in enumerate(options):
        names.setdefault(option["notation"].lower(), i)
        names.setdefault(option["label"].lower(), i)
    found = words_like(low, names, cutoff=0.4)
    return names[found[0]] if found else -1
