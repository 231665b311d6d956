"""Scenes: the one vocabulary in which every game describes its table to whoever draws it.

A scene is plain data, ready for JSON, and holds what one seat may see. A terminal, a browser or a screen reader draws it
without knowing the game; how it should look comes beside it, as the game's `Theme`. `schema()` is the JSON schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict

import msgspec

from coterie.kernel import chronicle, phrases

if TYPE_CHECKING:
    from coterie.kernel.state import State

VERSION = 1

Layout = Literal["row", "grid", "fan", "stack", "ring", "track"]
Spot = Literal["middle", "side", "below"]
Orientation = Literal["upright", "bowed", "spent", "down"]


class Counter(TypedDict, total=False):
    """A number on a piece: `most` is its limit, `note` what the number means or leads to. `parts`, where cards change
    the limit, is what that is made of: amounts with where they come from."""

    name: str
    value: int
    most: int
    note: str
    parts: list[tuple[int, str]]


class Badge(TypedDict):
    """Something that is particular about a piece: its kind is a key of the theme, its text is for people."""

    kind: str
    text: str


class Piece(TypedDict, total=False):
    """Anything that lies on the table.

    `id` is how options name it; `kind` and `face` are keys of the theme and of the game's faces; `face` is None for a
    hidden piece. `at` is its cell in a grid or its step on a track, `count` how many alike it stands for, `of` the seat
    that it belongs to, `shows` the id of the piece whose numbers it shows, `mark` its provenance, `text` what is written on
    it, `on` what lies on it.
    """

    id: str
    kind: str
    name: str
    face: str | None
    at: int
    count: int
    of: int
    shows: str
    mark: str
    note: str
    text: str
    badges: list[Badge]
    counters: list[Counter]
    orientation: Orientation
    on: list[Piece]


class Step(TypedDict):
    """One step of a track and what it means."""

    name: str
    text: str


class Area(TypedDict, total=False):
    """A part of the table with a hint how to lay it out.

    A grid has so many `columns`; a track has `steps` and is `at` one of them; a stack may be seen by its `count` alone.
    `spot` says where on the screen it belongs; `of` is the seat whose hidden hand it is.
    """

    id: str
    title: str
    layout: Layout
    spot: Spot
    pieces: list[Piece]
    columns: int
    steps: list[Step]
    at: int
    count: int
    note: str
    of: int


class Player(TypedDict, total=False):
    """One seat: who it is, its numbers, and what is its own on the table."""

    seat: int
    name: str
    counters: list[Counter]
    pieces: list[str]


class Row(TypedDict):
    """One row of a procedure: what is done, and the rule that says so."""

    name: str
    rule: str


class Procedure(TypedDict):
    """A part of the turn sequence; `current` is the row that is being carried out."""

    name: str
    rows: list[Row]
    current: int


class Choice(TypedDict):
    """One option of the question and the pieces that it concerns."""

    notation: str
    label: str
    pieces: list[str]


class Asked(TypedDict, total=False):
    """Who is asked what; `options` only for the seat that is asked."""

    seat: int
    prompt: str
    options: list[Choice]


class Line(TypedDict):
    """Something that happened: the change as a word of the game with the pieces that it concerns, and a sentence."""

    n: int
    change: str
    pieces: list[str]
    text: str


class Fact(TypedDict):
    """A name and a value for people."""

    name: str
    value: str


class Ending(TypedDict):
    """How the game ended: the score of each seat, the reason, some statistics."""

    scores: list[float]
    reason: str
    facts: list[Fact]


class Moment(TypedDict):
    """When we are: a text for people, the mood (a key of the theme), and the pieces in turn order."""

    text: str
    mood: str
    order: list[str]
    active: str


class Scene(TypedDict):
    """The table as one seat sees it (-1: a spectator), with the log lines after a number; `line` is the last one."""

    version: int
    game: str
    title: str
    seat: int
    moment: Moment
    players: list[Player]
    areas: list[Area]
    procedures: list[Procedure]
    question: Asked | None
    log: list[Line]
    line: int
    ending: Ending | None


# ── how it looks ────────────────────────────────────────────────────────────────────────────────────────────────────


class Sign(TypedDict, total=False):
    """How a kind is shown: a symbol of one column, one in ASCII, a colour, what it is called."""

    symbol: str
    plain: str
    color: str
    name: str


class Theme(TypedDict):
    """Colours and symbols of a game.

    `signs` are for kinds, faces, counters and badges; `legend` names those that every table explains; `marks` are the
    provenances and what they mean; `banner` is a pattern to fill a line with.
    """

    colors: dict[str, str]
    signs: dict[str, Sign]
    marks: dict[str, str]
    legend: list[str]
    banner: str


PLAIN_THEME: Theme = {"colors": {}, "signs": {}, "marks": {}, "legend": [], "banner": ""}


def schema() -> dict[str, Any]:
    """The JSON schema of a scene."""
    found = msgspec.json.schema(Scene)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"scene {VERSION}", **found}


# ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────────


class Looked(NamedTuple):
    """The answer to `look`: a name, what kind of thing it is, its text by lines, and its provenance ("" for none)."""

    name: str
    kind: str
    lines: tuple[str, ...]
    mark: str = ""


class Number(NamedTuple):
    """A number behind an option and its parts, each an amount and where it comes from."""

    name: str
    total: int
    parts: tuple[tuple[int, str], ...]


# ── what every game's scene has ─────────────────────────────────────────────────────────────────────────────────────


def asked_of(s: State, seat: int, *, open_prompt: bool = True) -> Asked | None:
    """The question as a seat may see it; with `open_prompt` the others may read what is asked."""
    asked = s.asked
    if asked is None:
        return None
    game = s.game
    word, args = asked[1]
    mine = asked[0] == seat
    found: Asked = {"seat": asked[0], "prompt": game.phrase(s, word, args, short=False) if mine or open_prompt else ""}
    if mine:
        found["options"] = [
            {"notation": game.notate(s, raw), "label": game.label(s, raw), "pieces": list(game.concerned(s, raw))}
            for raw in asked[2]
        ]
    return found


def log_of(s: State, seat: int, since: int) -> list[Line]:
    """The chronicle after a line, as a seat may read it."""
    chain, game = s.chain, s.game
    if chain is None or chain[1] <= since:
        return []
    return [
        {
            "n": line.number,
            "change": line.word,
            "pieces": named(s, line.word, line.args),
            "text": game.sentence(s, line),
        }
        for line in chronicle.lines(chain, seat, since)
    ]


def named(s: State, word: str, args: tuple[Any, ...]) -> list[str]:
    """The ids of the pieces that a phrase names."""
    found = phrases.kinds(s.game.catalogue[word].notation)
    ids = [s.game.id_of(s, kind, value) for kind, value in zip(found, args, strict=False)]
    return [name for name in ids if name]


def last_line(s: State) -> int:
    """The number of the last line of the chronicle."""
    return s.chain[1] if s.chain is not None else 0
