"""Tracks, rows, stacks, fans and tables of pieces."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.terminal import texts
from coterie.cli.terminal.board import Keys, card_line, key_text
from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import Area, Counter, Piece


def block(area: Area, skin: Skin, keys: Keys, room: int, *, close: bool = False) -> RenderableType | None:
    """Return an area in the margin, or None if it is empty; `close`: cards without their texts."""
    layout = area.get("layout")
    if layout == "track":
        return track(area, skin)
    if layout == "stack" and "count" in area:
        return stack(area, skin, keys)
    pieces = area.get("pieces", [])
    if not pieces:
        return None
    if any(piece.get("kind") == "die" for piece in pieces):
        return dice(area, skin, keys, room)
    if all("count" in piece for piece in pieces):
        return reserve(area, skin, room)
    return Text.assemble(title(area, skin), *close_cards(pieces, skin, keys)) if close else cards(area, skin, keys)


def close_cards(pieces: list[Piece], skin: Skin, keys: Keys) -> list[Text]:
    """Return the names of cards, separated by two spaces."""
    named = [card_line(piece, skin, keys) for piece in pieces]
    return [part for at, line in enumerate(named) for part in (Text("  " if at else ""), line)]


def title(area: Area, skin: Skin) -> Text:
    """Return the heading of an area, in a column of its own."""
    return Text(f" {area.get('title', ''):<8}", skin.color("dim"))


def track(area: Area, skin: Skin) -> RenderableType:
    """Return a track: a bar, the number, and its meaning."""
    steps, at = area.get("steps", []), area.get("at", 0)
    most = len(steps) - 1
    low = at * 2 <= most
    kind = area.get("id", "")
    line = title(area, skin)
    line.append(skin.symbol(kind) * at, skin.color("danger") if low else skin.style(kind))
    line.append(("." if skin.plain else "·") * (most - at), skin.color("dim"))
    line.append(f" {at}", f"bold {skin.color('danger' if low else 'text')}")
    return Group(line, _indented(Text(area["note"], skin.color("dim")))) if area.get("note") else line


def dice(area: Area, skin: Skin, keys: Keys, room: int) -> Text:
    """Return dice as faces, or as plain numbers if there is little room; those set aside are dim."""
    ready = [p for p in area.get("pieces", []) if p.get("orientation") != "spent"]
    spent = [str(p.get("name")) for p in area.get("pieces", []) if p.get("orientation") == "spent"]
    tail = f"{texts.SPENT} {' '.join(spent)}" if spent else ""
    for form in ("[{}] ", "{} "):
        line = title(area, skin)
        for die in ready:
            chosen = die.get("id", "") in keys
            line.append(form.format(die.get("name")), f"bold {skin.color('accent' if chosen else 'text')}")
        line.append(tail if ready else f"{texts.NONE} {tail}", skin.color("dim"))
        line.rstrip()
        if line.cell_len <= room:
            break
    return line


def stack(area: Area, skin: Skin, keys: Keys) -> RenderableType:
    """Return a pile: its number of cards, and the top ones that the seat knows."""
    line = title(area, skin)
    line.append(texts.CARDS.format(n=area.get("count", 0)), skin.color("text"))
    if note := area.get("note"):
        line.append(f", {note}", skin.color("dim"))
    known = [card_line(piece, skin, keys) for piece in area.get("pieces", [])]
    return Group(line, *known) if known else line


def reserve(area: Area, skin: Skin, room: int) -> Text:
    """Return tokens in a row: symbol and number, and the name if there is room."""
    for named in (True, False):
        line = title(area, skin)
        for piece in area.get("pieces", []):
            line.append(f"{skin.symbol(piece.get('kind', ''))}{piece.get('count')}", skin.piece_style(piece))
            line.append(f" {piece.get('name')}  " if named else "  ", skin.color("dim"))
        line.rstrip()
        if line.cell_len <= room:
            break
    return line


def cards(area: Area, skin: Skin, keys: Keys) -> RenderableType:
    """Return cards one below the other, each with its text."""
    table = Table.grid(padding=0)
    table.add_column(no_wrap=True)
    table.add_column()
    for at, piece in enumerate(area.get("pieces", [])):
        table.add_row(title(area, skin) if at == 0 else Text(""), card(piece, skin, keys))
    return table


def card(piece: Piece, skin: Skin, keys: Keys) -> RenderableType:
    """Return one card; of a hidden one, only its presence."""
    if not piece.get("name"):
        return Text(f"{skin.symbol('hidden') if skin.sign('hidden') else '#'} {texts.HIDDEN}", skin.color("dim")).append_text(
            key_text(piece, skin, keys)
        )  # fmt: skip
    line = card_line(piece, skin, keys)
    if piece.get("orientation") == "bowed":
        line.append(f" ({skin.called('bowed')})", skin.color("dim"))
    for counter in piece.get("counters", []):
        line.append(f"  {counter['name']} {counter['value']}", skin.color("text"))
    if piece.get("note"):
        line.append(f"  {piece['note']}", skin.color("accent"))
    below = [
        Text(badge["text"], skin.style(badge["kind"], "dim")) for badge in piece.get("badges", []) if badge["text"]
    ]
    if piece.get("text"):
        below.append(Text(piece["text"], skin.color("dim")))
    below += [card_line(other, skin, keys) for other in piece.get("on", [])]
    return Group(line, *[_indented(text) for text in below]) if below else line


def _indented(text: Text) -> RenderableType:
    table = Table.grid(padding=0)
    table.add_column(width=1)
    table.add_column()
    table.add_row("", text)
    return table


# ── sheets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def sheets(area: Area, skin: Skin, keys: Keys, width: int, *, close: bool = False) -> Table:
    """Return pieces with numbers as rows of a table: name, counters, place, attachments.

    `close`: no heading, and each counter as one symbol and its value.
    """
    pieces = area.get("pieces", [])
    names = list(dict.fromkeys(counter["name"] for piece in pieces for counter in piece.get("counters", [])))
    table = Table(box=None, show_header=not close, header_style=skin.color("dim"), padding=(0, 2, 0, 0))
    table.add_column(f" {area.get('title', '')}", no_wrap=True)
    for name in names:
        table.add_column(skin.called(name), no_wrap=True)
    table.add_column("")
    rows = []
    for piece in pieces:
        counted = {counter["name"]: counter for counter in piece.get("counters", [])}
        cells = [number(counted[name], skin, close=close) if name in counted else Text("") for name in names]
        rows.append([sheet_name(piece, skin, keys), *cells])
    columns = [max((row[at].cell_len for row in rows), default=0) + 2 for at in range(len(names) + 1)]
    for piece, row in zip(pieces, rows, strict=True):
        table.add_row(*row, sheet_rest(piece, skin, keys, width - sum(columns)))
    return table


def sheet_name(piece: Piece, skin: Skin, keys: Keys) -> Text:
    """Return the name after the symbols of its badges."""
    kinds = [badge["kind"] for badge in piece.get("badges", []) if skin.symbol(badge["kind"])]
    line = Text()
    for kind in kinds:
        line.append(f"{skin.symbol(kind)} ", skin.style(kind))
    line.append(" " * (4 - line.cell_len))
    line.append(piece.get("name", ""), f"bold {skin.style(str(piece.get('face')))}")
    return line.append_text(key_text({"id": piece.get("shows", piece.get("id", ""))}, skin, keys))


def number(counter: Counter, skin: Skin, *, close: bool = False) -> Text:
    """Return a counter: symbols if it has a limit (`close`: one symbol), its value, what it leads to."""
    name, value = counter["name"], counter["value"]
    pips = skin.pips(name, 1, 1) if close else skin.pips(name, value, counter.get("most", value))
    text = Text.assemble(pips, (f" {value}", f"bold {skin.color('text')}"))
    if note := counter.get("note"):
        text.append(f" {note}", skin.color("dim"))
    return text


def sheet_rest(piece: Piece, skin: Skin, keys: Keys, room: int) -> Text:
    """Return where a piece is, what else is known about it, and what lies on it."""
    line = Text().append(piece.get("note", ""), skin.color("text"))
    for badge in piece.get("badges", []):
        if not skin.symbol(badge["kind"]):
            line.append(f"  {badge['text']}", skin.style(badge["kind"]))
    on = piece.get("on", [])
    for token in [other for other in on if "count" in other]:
        line.append("  ").append_text(skin.tokens(token, 3))
    cards_ = [card_line(other, skin, keys) for other in on if "count" not in other]
    together = line.cell_len + sum(card_.cell_len + 2 for card_ in cards_) <= room
    for card_ in cards_:
        line.append("  " if together else "\n").append_text(card_)
    return line
