"""The answers to how, why, why not, hint, log and help."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.terminal import bots, screen, texts
from coterie.cli.terminal.looking import indented
from coterie.cli.terminal.skin import Skin
from coterie.cli.terminal.tableau import sum_of
from coterie.kernel.scenes import Asked, Chapter, Number, Scene
from coterie.kernel.state import State

ALL_NAMES = 3  # of what a symbol is for
DIGITS = 9  # a number of lines has fewer digits than this


def how(chapters: Iterable[Chapter], skin: Skin) -> RenderableType:
    """Return how a game is played."""
    lines: list[RenderableType] = []
    for chapter in chapters:
        head = Text(chapter.title, f"bold {skin.color('accent')}")
        lines += [head, indented(Text(chapter.text, skin.color("text")))]
    return Group(*lines) if lines else Text(texts.HOW_NONE, skin.color("text"))


def why(state: State, seat: int, key: str, skin: Skin) -> RenderableType:
    """Return the numbers behind an option, or of something on the table, with their parts."""
    question = state.question
    keys = screen.keys_of(state.scene(question.seat)["question"]) if question else []
    if not key:
        return Text(texts.WHY_WHAT, skin.color("text"))
    at = None if question is None else keys.index(key) if key in keys else state.index(key)
    if at is None or question is None:
        return why_card(state, seat, key, keys, skin)
    option = question.options[at]
    return numbers_of(option.label, state.game.talk.contributors(state, (option.word, option.args, ())), skin)


def numbers_of(label: str, numbers: list[Number], skin: Skin) -> RenderableType:
    """Return the numbers behind an option, or that there are none."""
    if not numbers:
        return Text(texts.WHY_NOTHING.format(label=label), skin.color("text"))
    return numbered(label, numbers, skin)


def why_card(state: State, seat: int, name: str, keys: list[str], skin: Skin) -> RenderableType:
    """Return the numbers of something named on the table, or what can be asked instead."""
    found = state.game.talk.numbers(state, seat, name)
    if found:
        return numbered(name, found, skin)
    if found is not None:
        return Text(texts.WHY_NO_NUMBERS.format(name=name), skin.color("text"))
    listed = f"{keys[0]} to {keys[-1]}" if len(keys) > 1 else "".join(keys)
    told = (
        texts.NO_OPTION.format(text=name[:60], listed=listed)
        if keys
        else texts.WHY_NOTHING_CALLED.format(text=name[:60])
    )
    return Text(told, skin.color("danger"))


def numbered(name: str, numbers: list[Number], skin: Skin) -> RenderableType:
    """Return the numbers of something, each with its contributors."""
    lines: list[RenderableType] = [Text(name, f"bold {skin.color('accent')}")]
    for number in numbers:
        line = Text(f"  {number.name}: {number.total}", skin.color("text"))
        line.append(sum_of(number.parts), skin.color("dim"))
        lines.append(line)
    return Group(*lines)


def why_not(state: State, seat: int, action: str, skin: Skin) -> RenderableType:
    """Return why something cannot be done now."""
    if not action:
        return Text(texts.WHY_NOT_WHAT.format(action=next(iter(state.game.talk.explained))), skin.color("text"))
    return Text(state.game.talk.why_not(state, seat, action), skin.color("text"))


def hint(state: State, seat: int, scene: Scene, skin: Skin) -> RenderableType:
    """Return what the greedy bot would choose."""
    question = state.question
    if question is None:
        return Text(texts.HINT_NONE, skin.color("text"))
    return advised(scene["question"], question.options[bots.advice(state, seat)].notation, skin)


def advised(asked: Asked | None, notation: str, skin: Skin) -> RenderableType:
    """Return the option with a notation as what the greedy bot would choose."""
    options = asked.get("options", []) if asked else []
    at = next((at for at, option in enumerate(options) if option["notation"] == notation), -1)
    if at < 0:
        return Text(texts.HINT_NONE, skin.color("text"))
    key, label = screen.keys_of(asked)[at], options[at]["label"]
    told = texts.HINT.format(key=key, label=label) if label != key else texts.HINT_NUMBER.format(key=key)
    return Text(told, skin.color("accent"))


def log(lines: list[str], most: str, skin: Skin) -> RenderableType:
    """Return the whole log, or its last lines."""
    if most and not (most.isdecimal() and len(most) < DIGITS and int(most)):
        return Text(texts.LOG_WHAT, skin.color("danger"))
    if most:
        lines = lines[-int(most) :]
    return Text("\n".join(lines) or texts.NOTHING_YET, skin.color("text"))


def help_(
    skin: Skin, width: int, about: str = "", commands: Iterable[tuple[str, str]] = texts.COMMANDS
) -> RenderableType:
    """Return one page of the help.

    Args:
        skin: how things look.
        width: the columns that there are.
        about: "" for the commands, "passing" or "symbols".
        commands: the commands with what they do.
    """
    if about == "symbols":
        return Group(symbols(skin, width), Text(""), *marks(skin))
    if about not in ("", "passing"):
        return Text(texts.HELP_WHAT.format(about=about[:60]), skin.color("danger"))
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for name, meaning in texts.HELP_PASSING if about else commands:
        rows.add_row(Text(name, f"bold {skin.color('accent')}"), Text(meaning, skin.color("text")))
    return rows


def symbols(skin: Skin, width: int) -> Text:
    """Return the symbols that a person meets on the table, each once with all that it is for, without marks and figures."""
    named: dict[str, tuple[str, list[str]]] = {}
    for kind, sign in skin.theme["signs"].items():
        symbol, figure = skin.symbol(kind), len(sign.get("symbol", "")) == 1 and sign["symbol"].isalpha()
        if symbol and "name" in sign and "_" not in kind and not figure and kind not in skin.theme["marks"]:
            _, names = named.setdefault(symbol, (skin.style(kind), []))
            names += [name] if (name := sign["name"]) not in names else []
    return screen.in_lines(
        skin,
        [(symbol, style, ", ".join(names[:ALL_NAMES]) + ("…" if names[ALL_NAMES:] else ""))
         for symbol, (style, names) in named.items()],
        width,
    )  # fmt: skip


def marks(skin: Skin, without: str = "") -> list[Text]:
    """Return the explanation of the marks of provenance, without `without`."""
    line = Text()
    for name, meaning in skin.theme["marks"].items():
        if name == without:
            continue
        line.append("\n" if line else "").append_text(skin.mark(name)).append(f" {name}: {meaning}", skin.color("dim"))
    return [line] if line else []
