"""Grids: cells with tokens, figures and cards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import Area, Badge, Piece

Keys = Mapping[str, list[str]]  # the keys of the options that concern a piece
LONG = 3  # badges with longer texts say something about the cell; shorter ones are small marks


def grid(area: Area, skin: Skin, keys: Keys, cell: int, *, close: bool = False) -> Table:
    """Return an area in columns.

    Args:
        area: the area.
        skin: the skin.
        keys: the keys of the options by piece.
        cell: the width of a cell in columns.
        close: whether to draw compactly, with lines only around the grid.
    """
    columns = area.get("columns", 3)
    box, color = skin.box, skin.color("line")
    table = Table(box=box, show_header=False, show_lines=not close, padding=(0, 1), border_style=color)
    for _ in range(columns):
        table.add_column(width=cell - 2, no_wrap=True, overflow="ellipsis")
    pieces = area.get("pieces", [])
    for start in range(0, len(pieces), columns):
        cells = [contents(piece, skin, keys, cell - 2) for piece in pieces[start : start + columns]]
        if close:
            for text in cells:
                text.rstrip()
        table.add_row(*cells)
    return table


def contents(piece: Piece, skin: Skin, keys: Keys, room: int) -> Text:
    """Return the lines of one cell: its name, its tokens, who is there, cards."""
    on = piece.get("on", [])
    tokens = [p for p in on if "count" in p]
    figures = [p for p in on if "count" not in p and "text" not in p]
    cards = [p for p in on if p not in tokens and p not in figures]
    number = key_text(piece, skin, keys)
    people = figure_line(figures, skin, room - number.cell_len - 1)
    lines = [headline(piece, skin, room), token_line(piece, tokens, skin, keys, room), spread(people, number, room)]
    lines += [card_line(card, skin, keys) for card in cards]
    for line in lines:
        line.truncate(room, overflow="ellipsis")
    return Text("\n").join(lines)


def headline(piece: Piece, skin: Skin, room: int) -> Text:
    """Return the name of a cell after its badges."""
    statements = [badge for badge in piece.get("badges", []) if len(badge["text"]) >= LONG]
    line = Text()
    for badge in statements:
        line.append(f"{skin.symbol(badge['kind'])} ", skin.style(badge["kind"]))
    color = skin.style(statements[0]["kind"]) if statements else skin.color("text")
    line.append(piece.get("name", ""), f"bold {color}")
    line.truncate(room, overflow="ellipsis")
    return line


def token_line(piece: Piece, tokens: list[Piece], skin: Skin, keys: Keys, room: int) -> Text:
    """Return the tokens of a cell, with its small marks at the right."""
    marks = Text()
    for badge in piece.get("badges", []):
        if len(badge["text"]) < LONG:
            marks.append(" " if marks else "")
            marks.append_text(small(badge, skin))
    line = Text()
    left = room - marks.cell_len - 1
    share = max(2, left // max(1, len(tokens)) - 1)
    for token in tokens:
        line.append(" " if line else "")
        line.append_text(skin.tokens(token, share))
        line.append_text(key_text(token, skin, keys))
    return spread(line, marks, room)


def small(badge: Badge, skin: Skin) -> Text:
    """Return a badge as its symbol and its short text."""
    return Text(f"{skin.symbol(badge['kind'])}{badge['text']}", skin.style(badge["kind"], "dim"))


def figure_line(figures: list[Piece], skin: Skin, room: int) -> Text:
    """Return the names of the figures, the longest shortened until all fit; figures that lie down are in brackets."""
    names = [figure.get("name", "") for figure in figures]
    down = [figure.get("orientation") == "down" for figure in figures]
    while names and sum(map(len, names)) + 2 * sum(down) + len(names) - 1 > room and max(map(len, names)) > 1:
        longest = max(range(len(names)), key=lambda at: len(names[at]))
        names[longest] = names[longest][:-1]
    line = Text()
    for figure, name, lies in zip(figures, names, down, strict=True):
        line.append(" " if line else "")
        line.append(f"({name})" if lies else name, skin.style(str(figure.get("face"))) + ("" if lies else " bold"))
    return line


def card_line(card: Piece, skin: Skin, keys: Keys) -> Text:
    """Return a card: its symbol, its name, its provenance."""
    kind = card.get("kind", "")
    line = Text().append(f"{skin.symbol(kind)} {card.get('name', '')}", skin.style(kind))
    if mark := skin.mark(card.get("mark", "")):
        line.append(" ").append_text(mark)
    return line.append_text(key_text(card, skin, keys))


def key_text(piece: Piece, skin: Skin, keys: Keys) -> Text:
    """Return the key of the only option that concerns a piece, or an empty text if there is not exactly one."""
    found = keys.get(piece.get("id", ""), [])
    return Text(f" [{found[0]}]", f"bold {skin.color('accent')}") if len(found) == 1 else Text()


def spread(left: Text, right: Text, room: int) -> Text:
    """Return two texts at the ends of a line."""
    gap = max(1 if right else 0, room - left.cell_len - right.cell_len)
    return left.append(" " * gap).append_text(right)
