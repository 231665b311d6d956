"""Tables with cards in front of seats: foes above, shared cards in the middle, the player's own cards and hand below.

A card is drawn with its text, as a line, or as a few words, as the height of the screen allows: what a player needs to see
never scrolls away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coterie.cli.terminal import texts
from coterie.cli.terminal.board import Keys, key_text
from coterie.cli.terminal.skin import Skin
from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import Area, Badge, Counter, Piece, Scene

# How much of each card is shown; at the end no piles, no notes, and then the areas of a seat in a row.
TEXTS, LINES, MIXED, CHIPS, BARE, PACKED = LEVELS = range(6)
INDENT = 10  # the column at which cards begin
NAME = 16  # columns of a card drawn as a line
SEPARATOR = "  "


def lies_before_seats(scene: Scene) -> bool:
    """Return whether a scene is such a table, with rows of cards that belong to seats."""
    return any("of" in area and area.get("layout") == "row" for area in scene["areas"])


def drawn(scene: Scene, skin: Skin, keys: Keys, width: int, height: int) -> RenderableType:
    """Return the table, with as much of each card as there is room for.

    Args:
        scene: the scene.
        skin: the skin.
        keys: the keys of the options that concern each piece.
        width: the width of the screen.
        height: the available lines, 0 for no limit.
    """
    if not height:
        return at_level(scene, skin, keys, LINES, width)
    measure = Console(width=width, color_system=None)
    for level in LEVELS:
        found = at_level(scene, skin, keys, level, width)
        if len(measure.render_lines(found)) <= height:
            break
    return found


def at_level(scene: Scene, skin: Skin, keys: Keys, level: int, width: int) -> RenderableType:
    """Return the table at one level of detail."""
    own, seats = scene["seat"], owners(scene)
    others = [seat for seat in seats if seat != own]
    if own in seats:
        at = seats.index(own)
        others = seats[at + 1 :] + seats[:at]
    found: list[RenderableType] = []
    for seat in others:
        found += of_seat(scene, seat, skin, keys, level, width)
    common = [area for area in scene["areas"] if "of" not in area and area.get("layout") != "ring"]
    called = {player["seat"]: player.get("name", "") for player in scene["players"]}
    found += areas(common, skin, keys, level, width, shared=called)
    if own in seats:
        found += of_seat(scene, own, skin, keys, level, width)
    return Group(*found)


def owners(scene: Scene) -> list[int]:
    """Return the owners of cards: first the seats, then owners that nobody plays."""
    seats = [player["seat"] for player in scene["players"]]
    lying = {area["of"] for area in scene["areas"] if area.get("of", -1) >= 0 and "spot" not in area}
    return [*seats, *sorted(lying.difference(seats))]


# ── seats and their areas ───────────────────────────────────────────────────────────────────────────────────────────


def of_seat(scene: Scene, seat: int, skin: Skin, keys: Keys, level: int, width: int) -> list[RenderableType]:
    """Return the lines of one seat: its numbers, its cards, its piles."""
    own = [area for area in scene["areas"] if area.get("of") == seat]
    return [head(scene, seat, own, skin, keys, level), *areas(own, skin, keys, level, width)]


def head(scene: Scene, seat: int, own: list[Area], skin: Skin, keys: Keys, level: int) -> Text:
    """Return a seat's name, numbers and badges, and the sizes of its piles."""
    rings = [p for area in scene["areas"] if area.get("layout") == "ring" for p in area.get("pieces", [])]
    around = [p for p in rings if p.get("of") == seat]
    seated: list[Any] = [each for each in scene["players"] if each["seat"] == seat]
    player: Any = next(iter([*seated, *around]), {})
    marks = [badge for p in around for badge in p.get("badges", [])]
    line = Text(" ").append(player.get("name", ""), f"bold {skin.color('accent' if seat == scene['seat'] else 'text')}")
    line.append_text(key_text({"id": f"seat:{seat}"}, skin, keys))
    for counter in player.get("counters", []):
        line.append(SEPARATOR).append_text(numbered(counter, skin, named=True))
    for badge in marks:
        line.append(SEPARATOR).append_text(mark(badge, skin))
    hidden = [area for area in own if area.get("layout") == "fan" and seat != scene["seat"]]
    for area in [*hidden, *(stacks(own) if level < BARE else [])]:
        line.append(SEPARATOR).append(f"{area.get('title', '')} ", skin.color("dim"))
        line.append(str(count(area)), skin.color("text"))
    return line


def stacks(found: list[Area]) -> list[Area]:
    """Return the piles among areas."""
    return [area for area in found if area.get("layout") == "stack"]


def count(area: Area) -> int:
    """Return how many cards an area holds."""
    return area.get("count", len(area.get("pieces", [])))


def areas(
    found: list[Area], skin: Skin, keys: Keys, level: int, width: int, *, shared: Mapping[int, str] | None = None
) -> list[RenderableType]:
    """Return the face-up areas, each with its title.

    `shared` has the names of the seats if the areas belong to nobody; their piles then have a line of their own.
    """
    out: list[RenderableType] = []
    if level == PACKED and shared is None:
        return packed(found, skin, keys, width)
    for area in found:
        pieces = area.get("pieces", [])
        if area.get("layout") in ("stack", "ring") or _closed(area):
            continue
        if pieces:
            out += _drawn(area, pieces, skin, keys, level, width, shared or {})
        elif area.get("note") and level < BARE:
            out.append(_titled(area.get("title", ""), [Text(area["note"], skin.color("dim"))], skin))
    piles = stacks(found)
    if piles and shared is not None and level < BARE:
        line = Text(" ")
        for area in piles:
            line.append(f"{area.get('title', '')} ", skin.color("dim")).append(
                f"{count(area)}{SEPARATOR}", skin.color("text")
            )
        out.append(line)
    return out


def packed(found: list[Area], skin: Skin, keys: Keys, width: int) -> list[RenderableType]:
    """Return the areas of a seat in a row, each with its title before its first card."""
    items: list[Text] = []
    for area in found:
        pieces = area.get("pieces", [])
        if pieces and area.get("layout") not in ("stack", "ring") and not _closed(area):
            first, *others = chips(pieces, skin, keys)
            items += [Text(f"{area.get('title', '')} ", skin.color("dim")).append_text(first), *others]
    return [Padding(line, (0, 0, 0, 2)) for line in flow(items, skin, width - 2)] if items else []


def _closed(area: Area) -> bool:
    """Return whether an area is an entirely hidden hand, whose size is shown in the line of its seat."""
    return area.get("layout") == "fan" and all(piece.get("kind") == "hidden" for piece in area.get("pieces", []))


def _drawn(
    area: Area, pieces: list[Piece], skin: Skin, keys: Keys, level: int, width: int, called: Mapping[int, str]
) -> list[RenderableType]:
    said = area.get("title", "")
    if any("shows" in piece for piece in pieces):
        return [_titled(said, [event(area, pieces, skin, called)], skin, "accent")]
    room = width - max(INDENT, len(said) + 2)
    as_lines = level == LINES or (level == MIXED and any("most" in c for p in pieces for c in p.get("counters", [])))
    if level == TEXTS:
        return [_titled(said, [whole(piece, skin, keys) for piece in pieces], skin)]
    if as_lines:
        lines = [line_of(piece, skin, keys) for piece in pieces]
        for line in lines:
            line.truncate(room, overflow="ellipsis")
        return [_titled(said, lines, skin)]
    return [_titled(said, flow(chips(pieces, skin, keys), skin, room), skin)]


def _titled(said: str, lines: Iterable[RenderableType], skin: Skin, color: str = "dim") -> RenderableType:
    """Return lines beside the title of their area; an overlong title comes above them."""
    heading = Text(f" {said} ", skin.color(color))
    table = Table.grid(padding=0)
    table.add_column(min_width=INDENT, no_wrap=True)
    table.add_column()
    table.add_row(heading, Group(*lines))
    return table


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def whole(piece: Piece, skin: Skin, keys: Keys) -> RenderableType:
    """Return a card as a line, with its text and attachments below."""
    below = [Text(text, skin.color("dim"))] if (text := unsaid(piece)) else []
    return Group(line_of(piece, skin, keys, told=False), *[Padding(text, (0, 0, 0, 2)) for text in below])


def line_of(piece: Piece, skin: Skin, keys: Keys, *, told: bool = True) -> Text:
    """Return a card as one line: its name, numbers and marks; then its type or text if there is room."""
    line = named(piece, skin, keys)
    line.append(" " * max(1, NAME - line.cell_len))
    numbers, words = _sorted(piece.get("counters", []), skin)
    line.append_text(Text(" ").join([numbered(counter, skin) for counter in numbers]))
    if words:
        line.append(SEPARATOR if numbers else "")
        line.append(" ".join(_word(counter) for counter in words), skin.color("text"))
    for extra in particular(piece, skin):
        line.append(SEPARATOR).append_text(extra)
    if piece.get("note") and not numbers:
        line.append(SEPARATOR if not line.plain.endswith(" ") else "").append(piece["note"], skin.color("dim"))
    if told and (text := unsaid(piece)):
        line.append(SEPARATOR).append(text, skin.color("dim"))
    return line


def unsaid(piece: Piece) -> str:
    """Return the text of a card without the keywords that its marks already show."""
    text = piece.get("text", "")
    for badge in piece.get("badges", []):
        text = text.removeprefix(f"{badge['text']}.").lstrip()
    return text


def chips(pieces: list[Piece], skin: Skin, keys: Keys) -> list[Text]:
    """Return cards as a few words each; identical ones are combined with their number."""
    found = [chip(piece, skin, keys) for piece in pieces]
    out = []
    for _, alike in groupby(found, key=lambda text: text.plain):
        same = list(alike)
        out.append(Text(f"{len(same)}× ", skin.color("dim")).append_text(same[0]) if len(same) > 1 else same[0])
    return out


def chip(piece: Piece, skin: Skin, keys: Keys) -> Text:
    """Return a card as a few words: its name and the numbers that have a symbol."""
    line = named(piece, skin, keys)
    numbers, _ = _sorted(piece.get("counters", []), skin)
    for counter in numbers:
        line.append(" ").append_text(numbered(counter, skin))
    for extra in particular(piece, skin):
        line.append(" ").append_text(extra)
    return line


def flow(found: list[Text], skin: Skin, room: int) -> list[RenderableType]:
    """Return cards in a row on lines of `room` columns, broken between cards."""
    between = Text(" | " if skin.plain else " │ ", skin.color("line"))
    lines: list[RenderableType] = []
    line = Text()
    for text in found:
        if line and line.cell_len + between.cell_len + text.cell_len > room:
            lines.append(line)
            line = Text()
        line = Text.assemble(line, between if line else "", text)
    return [*lines, line]


def named(piece: Piece, skin: Skin, keys: Keys) -> Text:
    """Return the name of a card with its symbol, dim while it is exhausted, and the key of its option."""
    hidden = not piece.get("name")
    kind = piece.get("kind", "")
    symbol = skin.symbol(kind) if skin.sign(kind) else "#" if hidden else ""
    line = Text()
    if symbol:
        line.append(f"{symbol} ", skin.style(kind))
    bowed = piece.get("orientation") == "bowed"
    style = skin.color("dim") if bowed or hidden else f"bold {skin.color('text')}"
    line.append(texts.HIDDEN if hidden else f"({piece['name']})" if bowed else piece["name"], style)
    return line.append_text(key_text(piece, skin, keys))


def _sorted(counters: list[Counter], skin: Skin) -> tuple[list[Counter], list[Counter]]:
    """Return the counters that have a symbol, and those shown by name."""
    with_symbol = [c for c in counters if _symbol(c, skin)]
    return with_symbol, [c for c in counters if not _symbol(c, skin)]


def _symbol(counter: Counter, skin: Skin) -> str:
    return skin.symbol(counter["name"]) if skin.sign(counter["name"]) else ""


def numbered(counter: Counter, skin: Skin, *, named: bool = False) -> Text:
    """Return a number: its symbol or its name, its value, its limit."""
    symbol = _symbol(counter, skin)
    value = f"{counter['value']}/{counter['most']}" if "most" in counter else str(counter["value"])
    said = skin.called(counter["name"])
    if named or not symbol:
        return Text(f"{said} ", skin.color("dim")).append(value, f"bold {skin.color('text')}")
    return Text(symbol, skin.style(counter["name"])).append(value, skin.color("text"))


def _word(counter: Counter) -> str:
    return counter["name"] if counter["value"] == 1 else f"{counter['name']} {counter['value']}"


def particular(piece: Piece, skin: Skin) -> list[Text]:
    """Return the marks and attachments of a card."""
    found = [mark(badge, skin) for badge in piece.get("badges", [])]
    for other in piece.get("on", []):
        bowed = other.get("orientation") == "bowed"
        name = other.get("name") or texts.HIDDEN
        found.append(Text(f"+{f'({name})' if bowed else name}", skin.style(other.get("kind", ""))))
    return found


def mark(badge: Badge, skin: Skin) -> Text:
    """Return a mark: its symbol if it has one, otherwise its words."""
    symbol = skin.symbol(badge["kind"]) if skin.sign(badge["kind"]) else ""
    return Text(symbol or badge["text"], skin.style(badge["kind"], "dim"))


# ── what goes on ────────────────────────────────────────────────────────────────────────────────────────────────────


def event(area: Area, pieces: list[Piece], skin: Skin, seats: Mapping[int, str]) -> Text:
    """Return the current event: who does what, its cards, and its numbers with their parts, one on each line.

    Args:
        area: the event.
        pieces: the pieces taking part.
        skin: the appearance of things.
        seats: the names of the seats.
    """
    acting = [p for p in pieces if "shows" in p]
    cards = [p for p in pieces if "shows" not in p]
    said = [f"{p.get('name', '')} {p.get('note', '')}" for p in acting]
    for p in cards:
        whose = seats.get(p.get("of", 0)) or LETTERS[p.get("of", 0)]
        said.append(f"{p.get('note', '')} of {whose}: {p.get('name') or texts.HIDDEN}")
    line = Text("; ".join([*said, *([area["note"]] if area.get("note") else [])]), skin.color("text"))
    told = [counter["name"] for side in area.get("sides", []) for counter in side.get("counters", [])]
    for side in area.get("sides", []):
        for counter in side.get("counters", []):
            called = skin.called(counter["name"])
            if told.count(counter["name"]) > 1:
                called = f"{side.get('name', '')}: {called}"
            note = f", {counter['note']}" if counter.get("note") else ""
            line.append(f"\n{called}{note}: ", skin.color("dim"))
            line.append(str(counter["value"]), f"bold {skin.color('text')}")
            if counter.get("parts"):
                line.append(f" = {sum_of(tuple(counter['parts']))}", skin.color("dim"))
    return line


def sum_of(parts: tuple[tuple[int, str], ...]) -> str:
    """Return amounts with their sources: "1 printed + 1 Night Watch"."""
    out = ""
    for amount, source in parts:
        sign = (" − " if amount < 0 else " + ") if out else ("−" if amount < 0 else "")
        out += f"{sign}{abs(amount)} {source}"
    return out
