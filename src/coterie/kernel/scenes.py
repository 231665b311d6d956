"""Scenes: the one vocabulary in which every game describes its table to the clients that draw it.

A scene is plain data, ready for JSON, and holds what one seat may see. A terminal, a browser or a screen reader draws it
without knowing the game; how it should look comes beside it, as the game's `Theme`. `schema()` is the JSON schema.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NotRequired, TypedDict

import msgspec

from coterie.kernel import chronicle, phrases, procedures

if TYPE_CHECKING:
    from coterie.kernel.state import State

VERSION = 1

Layout = Literal["row", "grid", "fan", "stack", "ring", "track", "sides"]
Spot = Literal["middle", "side", "below"]
Orientation = Literal["upright", "bowed", "spent", "down"]


class Counter(TypedDict, total=False):
    """A number on a piece: `most` is its limit, `note` what the number means or leads to. `printed` is what is printed on
    the card, where the number is another one now. `parts` is what the number, or its limit, is made of: amounts with where
    they come from."""

    name: str
    value: int
    most: int
    printed: int
    note: str
    parts: list[tuple[int, str]]


BONUS = " bonus"  # the end of the name of a number that a card adds to that of another


def worded(counter: Counter) -> str:
    """Return a number in words, “3 glory”; what a card adds to a number of another has its sign: “+2 military”."""
    name, value = counter["name"], counter["value"]
    if name.endswith(BONUS):
        return f"{value:+d} {name.removesuffix(BONUS)}".replace("-", "−")
    return f"{value} {name}"


class Badge(TypedDict):
    """Something that is particular about a piece: its kind is a key of the theme, its text is for people."""

    kind: str
    text: str


class Lasts(TypedDict, total=False):
    """What a card did to another one that lasts: the text of it, the name of the card, and until when."""

    text: str
    source: str
    until: str


class Piece(TypedDict, total=False):
    """Anything that lies on the table.

    `id` is the name by which options refer to it; `kind` and `face` are keys of the theme and of the game's faces; `face`
    is None for a hidden piece. `at` is its cell in a grid or its step on a track, `count` the number of equal things that
    it stands for, `of` the seat that it belongs to, `shows` the id of the piece whose numbers it shows, `mark` its
    provenance, `text` its rules text, `on` the pieces that lie on it, `lasts` what others did to it. `side` is where it
    stands in an area of sides, and `to` the ids of the pieces that it goes against or answers there; one without a `side`
    has been played in what goes on, and lies elsewhere.

    What is printed on a card besides: `type`, its line of types, with the `traits` behind it; its `clan` and its `icons`
    (disciplines, elements), keys of the theme; its `cost`; its `keywords`, the names of texts that can be looked up.
    """

    id: str
    kind: str
    name: str
    type: str
    traits: list[str]
    clan: str
    icons: list[str]
    cost: list[Counter]
    keywords: list[str]
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
    lasts: list[Lasts]
    side: int
    to: list[str]


class Step(TypedDict):
    """One step of a track and what it means."""

    name: str
    text: str


class Side(TypedDict, total=False):
    """One side of a procedure: what it is called there, a heading with whose it is (“Ann attacks”, “For”); the seat whose it
    is, what each of its pieces does where that says nothing of it (“attacks”), its numbers, what is to be said of it."""

    name: str
    does: str
    of: int
    counters: list[Counter]
    note: str


class Area(TypedDict, total=False):
    """A part of the table with a hint how to lay it out.

    A grid has so many `columns`; a track has `steps` and is `at` one of them; a stack may be seen by its `count` alone.
    `spot` says where on the screen it belongs; `of` is the seat before which it lies: what says no `spot` belongs to that
    seat's mat, its hand too. “sides” is a procedure that goes on, with its `steps` and the two or more `sides` on which
    its pieces stand (`Piece.side`); it has only the steps that count. Behind those come the cards that have been played in
    it, newest first: a stack that can be read from top to bottom.
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
    sides: list[Side]


class Player(TypedDict, total=False):
    """One seat: who it is, its numbers, and what is its own on the table."""

    seat: int
    name: str
    counters: list[Counter]
    pieces: list[str]


class Row(TypedDict):
    """One row of a procedure: what is done, and the rule that says so. A `seldom` one is mostly passed by."""

    name: str
    rule: str
    seldom: NotRequired[bool]


class Procedure(TypedDict):
    """A part of the turn sequence; `current` is the row that is being carried out."""

    name: str
    rows: list[Row]
    current: int


class Choice(TypedDict):
    """One option of the question and the pieces that it concerns.

    `warns` is what is given up by it, as a sentence, where somebody who chose it by mistake would regret it. `like` is the
    notation of an option before it that comes to the same, with another copy of a card in hand. `onto` is the area of the
    pile that its card of the hand goes onto.
    """

    notation: str
    label: str
    pieces: list[str]
    warns: NotRequired[str]
    like: NotRequired[str]
    onto: NotRequired[str]


class Room(TypedDict):
    """What can be given a share: how many it takes at most, and the option that gives it one."""

    notation: str
    label: str
    pieces: list[str]
    most: int


class Shares(TypedDict):
    """A number of things that is handed out one at a time, in the order of `room`: what was passed over gets no more.

    `left` are to be handed out. `alone` says that an option answers itself where it is the only one.
    """

    left: int
    room: list[Room]
    alone: bool


class Asked(TypedDict, total=False):
    """Who is asked what.

    For a seat that is asked it is that seat's own first window, with `options`, the place of the `window` in its ring, by
    which an answer names it, the notation that `passes` it ("" if it cannot be passed), and the titles of what is being done
    `during` a turn or a phase, the outermost first. Where only one thing may be done or not, the notation that `declines` it.
    With `several` the options about something name one of several: more can be named in the same gesture. With `orders` they
    name the first of several things all of which will be done, and the rest is asked again: the notation of the option that
    does them as they are listed, "" if there is none. For the others it is the first window of all; with `ally` it is one of
    their own side, who may be told what they would do.
    """

    seat: int
    prompt: str
    options: list[Choice]
    window: int
    passes: str
    during: list[str]
    declines: str
    numbers: list[int]
    shares: Shares
    several: bool
    orders: str
    ally: bool


class Line(TypedDict):
    """Something that happened: the change as a word of the game with the pieces that it concerns, and a sentence.

    If a card that the sentence names is what the rest comes from, its face is the `cause`.
    """

    n: int
    change: str
    pieces: list[str]
    text: str
    cause: NotRequired[str]


class Fact(TypedDict):
    """A name and a value for people."""

    name: str
    value: str


class Ending(TypedDict):
    """How the game ended: the score of each seat, the seats that have won, the reason, some statistics."""

    scores: list[float]
    won: list[int]
    reason: str
    facts: list[Fact]


class Moment(TypedDict):
    """When we are: a text for people, the mood (a key of the theme), and the pieces in turn order."""

    text: str
    mood: str
    order: list[str]
    active: str


class Tableau(NamedTuple):
    """What lies on the table, as one seat sees it: when we are, the seats with their numbers, the parts of the table."""

    moment: Moment
    players: list[Player]
    areas: list[Area]


class Scene(TypedDict):
    """The table as one seat sees it (-1: a spectator), with the log lines after a number; `line` is the last one.

    `asked` are all seats that are asked now, at once. Which of them have answered already is not told.
    """

    version: int
    game: str
    title: str
    seat: int
    moment: Moment
    players: list[Player]
    areas: list[Area]
    procedures: list[Procedure]
    asked: list[int]
    question: Asked | None
    log: list[Line]
    line: int
    ending: Ending | None


# ── how it looks ────────────────────────────────────────────────────────────────────────────────────────────────────


class Sign(TypedDict, total=False):
    """How a kind is shown: a symbol of one column, one in ASCII, a colour, what it is called. `form` is its form in the
    emblems that are drawn for cards: a type is an outline, a clan a division, a discipline or element a charge. `path` is
    the sign as a drawing, an SVG path of 24 by 24, filled, or drawn as a `line`. `one` is what a single one is called, where
    `name` means several. `code` is what players write for it where there is little room (“DOM”)."""

    symbol: str
    plain: str
    color: str
    name: str
    one: str
    code: str
    form: str
    path: str
    line: bool


class Theme(TypedDict):
    """Colours and symbols of a game.

    `signs` are for kinds, faces, counters, badges and changes of the log; `legend` names those that every table explains;
    `marks` are the provenances and what they mean; `banner` is a pattern to fill a line with. Among the `colors` may be one
    for each mood; `opens` are the changes with which a part of the game begins, so that the log can be read by parts.
    `comes` are sentences at the beginning of a card's text that say nothing more once it lies where they bring it.
    """

    colors: dict[str, str]
    signs: dict[str, Sign]
    marks: dict[str, str]
    legend: list[str]
    banner: str
    opens: list[str]
    comes: list[str]


PLAIN_THEME: Theme = {"colors": {}, "signs": {}, "marks": {}, "legend": [], "banner": "", "opens": [], "comes": []}


def schema() -> dict[str, Any]:
    """Return the JSON schema of a scene."""
    found = msgspec.json.schema(Scene)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"scene {VERSION}", **found}


# ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────────


class Looked(NamedTuple):
    """The answer to `look`: a name, what kind of thing it is, its text by lines, its provenance ("" for none), and where it is
    on this very table, by lines."""

    name: str
    kind: str
    lines: tuple[str, ...]
    mark: str = ""
    now: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """A part of how a game is played, in a few sentences; all of them fit on one screen."""

    title: str
    text: str


class Number(NamedTuple):
    """A number behind an option and its parts, each an amount and where it comes from."""

    name: str
    total: int
    parts: tuple[tuple[int, str], ...]


def row_of(row: procedures.ProcedureRow, cites: str) -> Row:
    """Return a row of a procedure as scenes show it, with the field that names its rule."""
    found: Row = {"name": row.name, "rule": getattr(row, cites)}
    if row.seldom:
        found["seldom"] = True
    return found


@lru_cache(maxsize=256)  # procedures are made with the rules, and never again
def rows_of(procedure: procedures.Procedure[Any], cites: str) -> list[Row]:
    """Return the rows of a procedure as scenes show them."""
    return [row_of(row, cites) for row in procedure.rows]


def procedures_of(s: State) -> list[Procedure]:
    """Return the procedures that are being carried out, from the outermost inwards, each with its present row."""
    return [
        {"name": procedure.title, "rows": rows_of(procedure, s.game.cites), "current": now.at}
        for procedure, now in procedures.shown(s)
    ]


# ── what every game's scene has ─────────────────────────────────────────────────────────────────────────────────────


def log_of(s: State, seat: int, since: int) -> list[Line]:
    """Return the chronicle after a line, as a seat may read it."""
    chain, game = s.chain, s.game
    if chain is None or chain[1] <= since:
        return []
    found: list[Line] = []
    for line in chronicle.lines(chain, seat, since):
        text, pieces, cause = game.talk.said_of(s, line)
        told: Line = {"n": line.number, "change": line.word, "pieces": list(pieces), "text": text}
        if cause:
            told["cause"] = cause
        found.append(told)
    return found


def ids_in(s: State, word: str, args: tuple[Any, ...]) -> list[str]:
    """Return the ids of the pieces that a phrase names."""
    found = phrases.kinds(s.game.catalogue[word].notation)
    ids = [s.game.talk.id_of(s, kind, value) for kind, value in zip(found, args, strict=False)]
    return [name for name in ids if name]


def last_line(s: State) -> int:
    """Return the number of the last line of the chronicle."""
    return s.chain[1] if s.chain is not None else 0
