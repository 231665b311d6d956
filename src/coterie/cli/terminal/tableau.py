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
from coterie.kernel.scenes import BONUS, Area, Badge, Counter, Piece, Scene, Side, worded

# How much of each card is shown; at the end no piles, no notes, and then the areas of a seat in a row.
TEXTS, LINES, MIXED, CHIPS, BARE, PACKED = LEVELS = range(6)
INDENT = 10  # the column at which cards begin
NAME, MOST_NAME = 16, 30  # columns of the name of a card drawn as a line: at least, and at most where others are longer
MOST_TITLE = 30  # columns of the title of an area beside its cards; a longer one stands above them
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
    told = head(scene, seat, own, skin, keys, level)
    return [*flow(told, skin, width - 1, Text(SEPARATOR), Text(SEPARATOR)), *areas(own, skin, keys, level, width)]


def head(scene: Scene, seat: int, own: list[Area], skin: Skin, keys: Keys, level: int) -> list[Text]:
    """Return a seat's name, its numbers and badges, and the sizes of its piles."""
    rings = [p for area in scene["areas"] if area.get("layout") == "ring" for p in area.get("pieces", [])]
    around = [p for p in rings if p.get("of") == seat]
    seated: list[Any] = [each for each in scene["players"] if each["seat"] == seat]
    player: Any = next(iter([*seated, *around]), {})
    marks = [badge for p in around for badge in p.get("badges", [])]
    line = Text(" ").append(player.get("name", ""), f"bold {skin.color('accent' if seat == scene['seat'] else 'text')}")
    line.append_text(key_text({"id": f"seat:{seat}"}, skin, keys))
    found = [line, *[numbered(counter, skin, named=True) for counter in player.get("counters", [])]]
    found += [stated(badge, skin) for badge in marks]
    hidden = [area for area in own if area.get("layout") == "fan" and seat != scene["seat"]]
    for area in [*hidden, *(stacks(own) if level < BARE else [])]:
        found.append(Text(f"{area.get('title', '')} ", skin.color("dim")).append(str(count(area)), skin.color("text")))
    return found


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
    if not (as_lines or level == TEXTS) or not any(piece.get("face") for piece in pieces):
        return [_titled(said, flow(chips(pieces, skin, keys), skin, room), skin)]
    wide = min(MOST_NAME, max(NAME, *[named(piece, skin, keys).cell_len + 1 for piece in pieces]))
    lines = [line_of(piece, skin, keys, wide, told=level != TEXTS) for piece in pieces]
    if level == TEXTS:
        return [_titled(said, [whole(piece, line, skin) for piece, line in zip(pieces, lines, strict=True)], skin)]
    for line in lines:
        line.truncate(room, overflow="ellipsis")
    return [_titled(said, lines, skin)]


def _titled(said: str, lines: Iterable[RenderableType], skin: Skin, color: str = "dim") -> RenderableType:
    """Return lines beside the title of their area; an overlong title comes above them."""
    heading = Text(f" {said} ", skin.color(color))
    if len(said) > MOST_TITLE:
        return Group(heading, Padding(Group(*lines), (0, 0, 0, INDENT)))
    table = Table.grid(padding=0)
    table.add_column(min_width=INDENT, no_wrap=True)
    table.add_column()
    table.add_row(heading, Group(*lines))
    return table


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def whole(piece: Piece, line: Text, skin: Skin) -> RenderableType:
    """Return a card as its line, with its text below."""
    below = [Text(text, skin.color("dim"))] if (text := unsaid(piece, skin)) else []
    return Group(line, *[Padding(text, (0, 0, 0, 2)) for text in below])


def line_of(piece: Piece, skin: Skin, keys: Keys, wide: int = NAME, *, told: bool = True) -> Text:
    """Return a card as one line: its name in `wide` columns, numbers and marks; then its type or text if `told`."""
    line = named(piece, skin, keys)
    line.append(" " * max(1, wide - line.cell_len))
    numbers, words = _sorted(piece.get("counters", []), skin)
    shown = [*costs(piece, skin), *[numbered(counter, skin) for counter in numbers]]
    line.append_text(Text(" ").join(shown))
    if words:
        line.append(SEPARATOR if shown else "")
        line.append(" ".join(_word(counter) for counter in words), skin.color("text"))
    if numbers and (icons := [icon for icon in piece.get("icons", []) if skin.sign(icon)]):
        line.append(SEPARATOR)
        line.append_text(Text(" ").join([Text(icon, skin.style(icon)) for icon in icons]))
    for extra in particular(piece, skin, priced=True):
        line.append(SEPARATOR).append_text(extra)
    if piece.get("note") and not shown:
        line.append(SEPARATOR if not line.plain.endswith(" ") else "").append(piece["note"], skin.color("dim"))
    if told and (text := unsaid(piece, skin)):
        line.append(SEPARATOR).append(text, skin.color("dim"))
    return line


def unsaid(piece: Piece, skin: Skin) -> str:
    """Return the text of a card without the keywords that its marks already show, and in play without how it comes there."""
    text = piece.get("text", "")
    comes = skin.theme.get("comes", []) if "orientation" in piece else []
    for said in (*[f"{badge['text']}." for badge in piece.get("badges", [])], *comes):
        text = text.removeprefix(said).lstrip()
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
    """Return a card as a few words: its name, its numbers, and what is particular: that it is broken, honored, attacking."""
    line = named(piece, skin, keys)
    numbers, words = _sorted(piece.get("counters", []), skin)
    for number in [*costs(piece, skin), *[numbered(counter, skin) for counter in numbers]]:
        line.append(" ").append_text(number)
    for counter in words:
        line.append(f" {_word(counter)}", skin.color("text"))
    for extra in particular(piece, skin):
        line.append(" ").append_text(extra)
    return line


def flow(
    found: list[Text], skin: Skin, room: int, between: Text | None = None, indent: Text | None = None
) -> list[RenderableType]:
    """Return cards in a row on lines of `room` columns, broken between cards; lines after the first may be indented."""
    between = Text(" | " if skin.plain else " │ ", skin.color("line")) if between is None else between
    lines: list[RenderableType] = []
    line = Text()
    for text in found:
        if line and line.cell_len + between.cell_len + text.cell_len > room:
            lines.append(line)
            line = Text.assemble(indent or "", text)
        else:
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


def costs(piece: Piece, skin: Skin) -> list[Text]:
    """Return what a card costs that is still to be played; in play its cost tells nothing, and its numbers stand there."""
    if "orientation" in piece:
        return []
    return [
        Text(f"{_symbol(cost, skin) or skin.called(cost['name'])}", skin.style(cost["name"])).append(
            cost.get("note") or str(cost["value"]), skin.color("text")
        )
        for cost in piece.get("cost", [])
    ]


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
    """Return a number without a symbol in words; what is there once is said without its number, as a mark is."""
    name, value = counter["name"], counter["value"]
    if name.endswith(BONUS):
        return worded(counter)
    return name if value == 1 else f"{name} {value}"


def particular(piece: Piece, skin: Skin, *, priced: bool = False) -> list[Text]:
    """Return the marks of a card and what lies on it; `priced`: with the numbers of what can be played from there."""
    found = [mark(badge, skin) for badge in piece.get("badges", [])]
    for other in piece.get("on", []):
        bowed = other.get("orientation") == "bowed"
        name = other.get("name") or texts.HIDDEN
        line = Text(f"+{f'({name})' if bowed else name}", skin.style(other.get("kind", "")))
        if priced and "orientation" not in other:  # it lies there to be played
            numbers, _ = _sorted(other.get("counters", []), skin)
            for number in [*costs(other, skin), *[numbered(counter, skin) for counter in numbers]]:
                line.append(" ").append_text(number)
        found.append(line)
    return found


def mark(badge: Badge, skin: Skin) -> Text:
    """Return a mark: its symbol if it has one, otherwise its words."""
    symbol = skin.symbol(badge["kind"]) if skin.sign(badge["kind"]) else ""
    return Text(symbol or badge["text"], skin.style(badge["kind"], "dim"))


def stated(badge: Badge, skin: Skin) -> Text:
    """Return a mark of a seat; one that says of whom it is a mark, in words: “prey: Bo, predator: Ann”."""
    return Text(badge["text"], skin.style(badge["kind"], "dim")) if ": " in badge["text"] else mark(badge, skin)


# ── what goes on ────────────────────────────────────────────────────────────────────────────────────────────────────


def event(area: Area, pieces: list[Piece], skin: Skin, seats: Mapping[int, str]) -> Text:
    """Return the current event: who does what, its cards, and its numbers with their parts, one on each line.

    Args:
        area: the event.
        pieces: the pieces taking part.
        skin: the appearance of things.
        seats: the names of the seats.
    """
    sides, note = area.get("sides", []), area.get("note")
    acting = [p for p in pieces if "shows" in p]
    played = [p for p in pieces if sides and "side" not in p]
    cards = [p for p in pieces if "shows" not in p and p not in played]
    stack = [played_line(p, pieces, skin) for p in played]
    each_says_what = acting and all(p.get("note") for p in acting)
    if sides and not cards and not each_says_what:
        return Text("\n").join([*[side_of(side, n, acting, skin) for n, side in enumerate(sides)], *stack])
    said = [f"{p.get('name', '')} {p.get('note', '')}" for p in acting]
    said += [laid_by(p, seats) for p in cards] + ([note] if note else [])
    return Text("\n").join([Text("; ".join(said), skin.color("text")), *numbers_of(sides, skin), *stack])


def laid_by(piece: Piece, seats: Mapping[int, str]) -> str:
    """Return a card that takes part in what goes on: what it does there, whose it is, and its name if it is seen."""
    owner = piece.get("of", 0)
    return f"{piece.get('note', '')} of {seats.get(owner) or LETTERS[owner]}: {piece.get('name') or texts.HIDDEN}"


def numbers_of(sides: list[Side], skin: Skin) -> list[Text]:
    """Return the numbers of all sides with their parts; one that several sides have names its side."""
    told = [counter["name"] for side in sides for counter in side.get("counters", [])]
    lines = []
    for side in sides:
        for counter in side.get("counters", []):
            whose = f"{side.get('name', '')}: " if told.count(counter["name"]) > 1 else ""
            note = f", {counter['note']}" if counter.get("note") else ""
            line = Text(f"{whose}{skin.called(counter['name'])}{note}: ", skin.color("dim"))
            line.append(str(counter["value"]), f"bold {skin.color('text')}")
            lines.append(line.append(sum_of(tuple(counter.get("parts", ()))), skin.color("dim")))
    return lines


def played_line(piece: Piece, pieces: list[Piece], skin: Skin) -> Text:
    """Return a card that has been played in what goes on: by whom, what it answers, whether it was cancelled."""
    line = Text(f"{piece.get('name', '')} ", skin.color("text")).append(piece.get("note", ""), skin.color("dim"))
    answered = [other["name"] for other in pieces if other["id"] in piece.get("to", ()) and "name" in other]
    if answered:
        line.append(f" → {', '.join(answered)}", skin.color("dim"))
    return line.append("".join(f", {badge['text']}" for badge in piece.get("badges", ())), skin.color("danger"))


def side_of(side: Side, at: int, acting: list[Piece], skin: Skin) -> Text:
    """Return one of the sides: its numbers, and who stands there, with what is to be said of some of them."""
    numbers = ", ".join(
        f"{each['value']} {skin.called(each['name'], each['value'])}"
        + sum_of(tuple(part for part in each.get("parts", ()) if part[0]))
        for each in side.get("counters", [])
    )
    there = [(piece.get("name", ""), piece.get("note", "")) for piece in acting if piece.get("side") == at]
    names = ", ".join(f"{name} ({note})" if note else name for name, note in there)
    line = Text(f"{side.get('name', '')} ", skin.color("dim")).append(f"({numbers})", f"bold {skin.color('text')}")
    return line.append(f": {names or texts.NOBODY_THERE}", skin.color("text"))


def sum_of(parts: tuple[tuple[int, str], ...]) -> str:
    """Return what stands behind a number: its amounts with their sources, " = 1 printed + 1 Night Watch", or why there is
    none, " (nothing gives any)"."""
    if parts and not any(amount for amount, _ in parts):
        return f" ({parts[0][1]})"
    out = " =" if parts else ""
    for amount, source in parts:
        sign = (" − " if amount < 0 else " + ") if out != " =" else (" −" if amount < 0 else " ")
        out += f"{sign}{abs(amount)} {source}"
    return out
