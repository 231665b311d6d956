"""A complete scene: headline, procedure, board and margin, sheets, log, question.

On a small screen a board is drawn `close`: no lines between its cells, no legend, no card texts (`help` and `look` show
them), and options in a row, so that the question does not push the board off the screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby, zip_longest
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.terminal import board, parts, tableau, texts
from coterie.cli.terminal.board import Keys
from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import Area, Asked, Choice, Ending, Fact, Line, Player, Procedure, Scene

WIDEST = 120
MARGIN = 31  # what the margin beside the board should have
NARROWEST, WIDEST_CELL = 17, 23  # a cell of the board
LEAST_MARGIN = 20  # columns; in less room the margin goes below the board
LOG_LINES = 12
MANY = 8  # options; more stand in two columns
LONG_LABEL = 40  # characters of a label that are told again
CODE = re.compile(r"[A-Z]\w*\(")  # the beginning of a notation that nobody types


def keys_of(asked: Asked | None) -> list[str]:
    """Return the key of each option: its number from 1, or, if all options are numbers, the number itself.

    An option equivalent to an earlier one has the same key.
    """
    options = asked.get("options", []) if asked else []
    notations = [option["notation"] for option in options]
    if options and all(notation.isdigit() for notation in notations):
        return notations
    keys: dict[str, str] = {}
    for option in options:
        keys[option["notation"]] = keys[option["like"]] if "like" in option else str(len({*keys.values()}) + 1)
    return list(keys.values())


def keys_by_piece(asked: Asked | None) -> dict[str, list[str]]:
    """Return the keys of the options that concern each piece."""
    found: dict[str, list[str]] = {}
    for key, option in zip(keys_of(asked), asked.get("options", []) if asked else [], strict=False):
        for piece in dict.fromkeys(option["pieces"]):
            found.setdefault(piece, []).append(key)
    return found


def table(scene: Scene, skin: Skin, width: int, height: int = 0, *, close: bool = False) -> RenderableType:
    """Return the whole table.

    Args:
        scene: the scene.
        skin: the skin.
        width: the width of the screen in columns.
        height: the lines to which a table of cards is shortened if possible; 0 for no limit.
        close: whether to draw a board compactly.
    """
    keys = keys_by_piece(scene["question"])
    if tableau.lies_before_seats(scene):
        above = [headline(scene, skin, width), *[procedure(part, skin, width) for part in scene["procedures"][-1:]]]
        room = max(1, height - len(above) - 1) if height else 0
        return Group(*above, tableau.drawn(scene, skin, keys, width, room), Text(""))
    middle = [area for area in scene["areas"] if area.get("spot", "middle") == "middle"]
    side = [area for area in scene["areas"] if area.get("spot") == "side"]
    below = [area for area in scene["areas"] if area.get("spot") == "below"]
    out: list[RenderableType] = [headline(scene, skin, width)]
    out += [procedure(part, skin, width) for part in scene["procedures"][-1:] if not close]
    out += players(scene["players"], skin)
    out.append(centre(middle, side, skin, keys, width, close=close))
    for area in below:
        if any(piece.get("counters") for piece in area.get("pieces", [])):
            out.append(parts.sheets(area, skin, keys, width, close=close))
        elif (drawn := parts.block(area, skin, keys, width, close=close)) is not None:
            out.append(drawn)
    return Group(*out) if close else Group(*out, Text(""))


def headline(scene: Scene, skin: Skin, width: int) -> Text:
    """Return the headline: the game and the moment."""
    mood = scene["moment"]["mood"]
    left = Text(f" {scene['title']}", f"bold {skin.color('accent')}")
    right = Text(f"{scene['moment']['text']} ", f"bold {skin.color(mood)}")
    if left.cell_len + right.cell_len + 4 > width:  # the moment is news, the game is not
        left = Text("")
    line = skin.color("line")
    gap = max(2, width - left.cell_len - right.cell_len - 2)
    fill = "-" if skin.plain else skin.theme["banner"] or "─"
    return left.append(" " + (fill * gap)[:gap] + " ", line).append_text(right)


def players(seats: list[Player], skin: Skin) -> list[Text]:
    """Return the numbers of the seats on one line, [] if they have none."""
    line = Text()
    for player in seats:
        for counter in player.get("counters", []):
            line.append(f" {player.get('name')}: ", skin.color("dim"))
            line.append(
                f"{counter['value']} {skin.called(counter['name'], counter['value'])}  ", f"bold {skin.color('text')}"
            )
    return [line] if line else []


def procedure(part: Procedure, skin: Skin, width: int) -> Text:
    """Return the rows of a procedure on one line, with the current one marked; distant rows are omitted."""
    rows, at = part["rows"], part["current"]
    first, last = 0, len(rows)
    while last - first > 1 and len(found := _rows(part, skin, first, last)) > width:
        if last - 1 - at > at - first or first == at:
            last -= 1
        else:
            first += 1
    return found if last - first > 1 else _rows(part, skin, first, last)


def _rows(part: Procedure, skin: Skin, first: int, last: int) -> Text:
    line = Text(f" {part['name']}: ", skin.color("dim"))
    arrow, rest = (" > ", "...") if skin.plain else (" › ", "…")
    line.append(rest + arrow if first else "", skin.color("line"))
    for at, row in enumerate(part["rows"][first:last], first):
        now = at == part["current"]
        line.append(arrow if at > first else "", skin.color("line"))
        line.append(
            f"[{row['name']}]" if now else row["name"], f"bold {skin.color('text')}" if now else skin.color("dim")
        )
    return line.append(arrow + rest if last < len(part["rows"]) else "", skin.color("line"))


def centre(
    middle: list[Area], side: list[Area], skin: Skin, keys: Keys, width: int, *, close: bool = False
) -> RenderableType:
    """Return the board with the margin beside it, or below it if there is no room."""
    boards: list[RenderableType] = []
    room = width
    for area in middle:
        if area.get("layout") == "grid":
            columns = area.get("columns", 3)
            cell = max(NARROWEST, min(WIDEST_CELL, (width - MARGIN - columns - 3) // columns))
            boards.append(board.grid(area, skin, keys, cell, close=close))
            room = width - (cell * columns + columns + 1) - 2
        elif (drawn := parts.block(area, skin, keys, width)) is not None:
            boards.append(drawn)
    margin = [drawn for area in side if (drawn := parts.block(area, skin, keys, room)) is not None]
    if not margin:
        return Group(*boards)
    if room == width or room < LEAST_MARGIN:
        return Group(*boards, *margin)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(width=room)
    if close:
        both.add_row(Group(*boards), Group(*margin))
    else:
        both.add_row(Group(*boards), Group(Text(""), *margin, Text(""), legend(skin, skin.theme["legend"], room)))
    return both


def log(lines: list[Line], skin: Skin, most: int = LOG_LINES, *, close: bool = False) -> RenderableType | None:
    """Return the last lines of the log and the number of earlier ones, above them or (`close`) after the first line.
    Consecutive equal lines are combined."""
    if not lines:
        return None
    told = [(text, len(list(same))) for text, same in groupby(line["text"] for line in lines)]
    left = sum(times for _, times in told[:-most])
    lines_, them = ("line", "it") if left == 1 else ("lines", "them")
    more = Text(" " + texts.MORE_LINES.format(n=left, lines=lines_, all=len(lines), them=them), skin.color("dim"))
    out = []
    for text, times in told[-most:]:
        out.append(Text(f" {'-' if skin.plain else '·'} {text}", skin.color("text")))
        if times > 1:
            out[-1].append(f" ({times} times)", skin.color("dim"))
    if left:
        out = [Text.assemble(out[0], " ", more), *out[1:]] if close else [more, *out]
    return Group(*out)


def question(asked: Asked, skin: Skin, width: int, *, close: bool = False) -> RenderableType:
    """Return the prompt and the numbered options, in two columns if there are many; `close`: in a row."""
    out: list[RenderableType] = [Text(f" {asked.get('prompt', '')}", f"bold {skin.color('accent')}")]
    if asked.get("shares"):
        out.append(Text(f" {texts.SHARED_OUT}", skin.color("dim")))
    keys, options = keys_of(asked), asked.get("options", [])
    if keys and keys == [option["notation"] for option in options]:  # numbers are chosen: they are their own keys
        return Group(*out, Text("  " + "   ".join(keys), f"bold {skin.color('text')}"))
    rows = [_option_row(key, option, skin) for key, option in zip(keys, options, strict=True) if "like" not in option]
    if close:
        return Group(*out, *_in_a_row(rows, skin, width))
    narrow = all(row.number.cell_len + row.label.cell_len <= width // 2 - 4 for row in rows)
    return Group(*out, _in_two_columns(rows) if len(rows) > MANY and narrow else _in_one_column(rows, width))


class OptionRow(NamedTuple):
    """An option as it is shown: the number to type, what it is called, and its short form."""

    number: Text
    label: Text
    short: Text


def _option_row(key: str, option: Choice, skin: Skin) -> OptionRow:
    label = Text(option["label"], skin.color("text"))
    if "warns" in option:
        label.append(f"  ! {option['warns']}", skin.color("danger"))
    short = Text("" if short_is_said(option) else option["notation"], skin.color("dim"))
    return OptionRow(Text(f"{key:>3}  ", f"bold {skin.color('accent')}"), label, short)


def _in_a_row(rows: list[OptionRow], skin: Skin, width: int) -> list[RenderableType]:
    """Return options beside each other, without their short forms."""
    shown = [Text.assemble(row.number, row.label) for row in rows]
    for text in shown:
        text.truncate(width, overflow="ellipsis")  # `why NUMBER` prints all of it
    return tableau.flow(shown, skin, width)


def _in_one_column(rows: list[OptionRow], width: int) -> Table:
    """Return options below each other, with their short forms where these have room."""
    columns = Table.grid(padding=0)
    for number, label, short in rows:
        said = short.plain and label.cell_len + short.cell_len + 8 <= width
        columns.add_row(number, label, *((Text("   "), short) if said else (Text(""), Text(""))))
    return columns


def _in_two_columns(rows: list[OptionRow]) -> Table:
    """Return options in two columns, without their short forms."""
    columns = Table.grid(padding=0)
    half = (len(rows) + 1) // 2
    for left, right in zip_longest(rows[:half], rows[half:]):
        beside = (right.number, right.label) if right else (Text(""), Text(""))
        columns.add_row(left.number, left.label, Text("   "), *beside)
    return columns


def brief(label: str) -> str:
    """Return a label without what it says about the option behind a colon, if it is long."""
    return label.partition(": ")[0] if len(label) > LONG_LABEL else label


def short_is_said(option: Choice) -> bool:
    """Return whether the short form of an option is its label, or nothing that anybody would type."""
    return option["notation"].lower() == option["label"].lower() or is_code(option["notation"])


def is_code(notation: str) -> bool:
    """Return whether a short form is an effect as records write it, “GainActions(-1)”, which nobody would type."""
    return CODE.match(notation) is not None


def ending(end: Ending, scene: Scene, skin: Skin, choices: int = -1) -> RenderableType:
    """Return the result, the reason and the statistics."""
    color = f"bold {skin.color('accent' if any(end['scores']) else 'danger')}"
    out: list[RenderableType] = [
        Text(told, color) for told in (verdict(end, scene), end["reason"] or texts.ENDED) if told
    ]
    facts = Table.grid(padding=(0, 2, 0, 0))
    if any(0 < score < 1 for score in end["scores"]):  # otherwise the winner has been named
        for player, score in zip(scene["players"], end["scores"], strict=False):
            facts.add_row(
                Text(player.get("name", ""), skin.color("dim")), Text(f"{score:g}", f"bold {skin.color('text')}")
            )
    counted: list[Fact] = [{"name": texts.DECISIONS, "value": str(choices)}] if choices >= 0 else []
    for fact in [*end["facts"], *counted]:
        facts.add_row(Text(fact["name"], skin.color("dim")), Text(fact["value"], skin.color("text")))
    return Group(*out, facts)


def verdict(end: Ending, scene: Scene) -> str:
    """Return who won, worded for the looking seat; "" if all won or lost together."""
    scores, winners = end["scores"], end["won"]
    if not winners:
        return "" if not any(scores) else texts.DRAW if len(set(scores)) == 1 else texts.NOBODY
    if len(winners) == len(scores):
        return ""
    if scene["seat"] in winners:
        return texts.WON if len(winners) == 1 else texts.WON_TOGETHER
    names = " and ".join([player.get("name", "") for player in scene["players"] if player["seat"] in winners])
    return (texts.LOST if scene["seat"] >= 0 else texts.WINNER if len(winners) == 1 else texts.WINNERS).format(
        name=names
    )


def legend(skin: Skin, kinds: list[str], room: int) -> Text:
    """Return symbols with their meaning, as many on a line as fit."""
    return in_lines(skin, [(skin.symbol(kind), skin.style(kind), skin.called(kind)) for kind in kinds], room)


def in_lines(skin: Skin, signs: Iterable[tuple[str, str, str]], room: int) -> Text:
    """Return symbols, each with its style and its meaning, as many on a line as fit; those without a symbol are left out."""
    line = Text()
    used = 0
    for symbol, style, name in signs:
        if not symbol:
            continue
        part = Text(symbol, style).append(f" {name}", skin.color("dim"))
        if used and used + 3 + part.cell_len > room:
            line.append("\n")
            used = 0
        line.append("   " if used else "").append_text(part)
        used += part.cell_len + (3 if used else 0)
    return line
