"""The messages that the server sends over the socket."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from coterie.kernel.orders import Order
from coterie.table.protocol.changes import SceneChange
from coterie.table.protocol.fields import Label, Leaving, SeatKind

SCENE = Meta(extra={"shape": "Scene"})  # what the kernel describes: see docs/scene.json
WINDOW = Meta(extra={"shape": "AskedWindow"})
CHOICE = Meta(extra={"shape": "Choice"})
THEME = Meta(extra={"shape": "Theme"})
AREA = Meta(extra={"shape": "Area"})
MOMENT = Meta(extra={"shape": "Moment"})


def snake(name: str) -> str:
    """Return the tag of a class: `UndoAsked` becomes “undo_asked”."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class FromServer(Struct, tag_field="type", tag=snake, kw_only=True):
    """Any message of the server."""


# ── what messages are made of ───────────────────────────────────────────────────────────────────────────────────────


class SeatInfo(Struct):
    """One seat in a summary.

    Attributes:
        here: whether somebody is connected to it. taken: whether somebody has ever come to it.
        gone: since when nobody is, in seconds since 1970; None while somebody is, and where that is not known.
        player: which bot plays, None for a person.
        clock: seconds left, None without clocks.
    """

    seat: int
    kind: SeatKind
    name: str
    here: bool
    taken: bool
    gone: float | None
    player: str | None
    clock: float | None


class Summary(Struct):
    """What everybody may know of a table.

    Attributes:
        asked: the seats that are asked, whether they have answered or not; None in the lobby, for a table that is not in
            memory.
        trouble: why the table can only be looked at, "" normally.
        created, moved: seconds since 1970.
        rests: when it goes to rest if nobody comes, in seconds since 1970; None if the game is over.
    """

    id: str
    name: str
    game: str
    title: str
    public: bool
    marks: list[str]
    over: bool
    paused: bool
    trouble: str
    seats: list[SeatInfo]
    asked: list[int] | None
    spectators: int
    choices: int
    pace: float
    hints: bool
    created: float
    moved: float
    rests: float | None


class ChatLine(Struct):
    """A line of chat; `at` is in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class Clocks(Struct):
    """Seconds left for each seat, and what is left of the question's free ones."""

    left: list[float]
    free: float | None


class UndoWish(Struct):
    """Somebody wants to take a choice back; `reason` says why that needs agreement."""

    seat: int
    name: str
    reason: str


class NumberParts(Struct):
    """A number behind an option, and its parts: amounts with their sources."""

    name: str
    total: int
    parts: list[tuple[int, str]]


class Reason(Struct):
    """Why an action cannot be taken."""

    name: str
    sentence: str


class TrackRow(Struct):
    """A row of the turn sequence at which the seat is asked.

    Attributes:
        asked: something is asked there that cannot be passed.
        window: windows open there. passed: standing orders pass them all. stop: an order says to stop there.
    """

    place: str
    asked: bool
    window: bool
    passed: bool
    stop: bool


class Frame(Struct):
    """One moment of what happened: the last line of the log that has been told by then, and the areas that have changed."""

    line: int
    moment: Annotated[dict[str, Any], MOMENT]
    areas: list[Annotated[dict[str, Any], AREA]]


class SeatDeck(Struct):
    """What is told of the deck of a seat before the game begins: whether there is one, whether the seat is ready, and the
    ids of the cards that everybody sees."""

    brought: bool
    ready: bool
    seen: list[str]


# ── the messages ────────────────────────────────────────────────────────────────────────────────────────────────────


class Welcome(FromServer):
    """The answer to a hello. `seed_hash` is the promise of the seed, None if the table did not begin with one; `decks`
    whether players bring decks to this game, `concedes` whether they can give up; `leaving`
    what becomes of a seat whose person leaves."""

    protocol: int
    table: Summary
    role: Literal["seat", "spectator"]
    seat: int
    owner: bool
    theme: Annotated[dict[str, Any], THEME]
    seed_hash: str | None
    standing: list[Order]
    chat: list[ChatLine]
    hints: bool
    undo_asked: UndoWish | None
    decks: bool
    concedes: bool
    leaving: Leaving


class Scene(FromServer):
    """The table as the seat sees it.

    Attributes:
        number: of choices on the table.
        question: a number that never comes again, None if nobody is asked.
        undo: "free", "ask", or a sentence why nothing can be taken back.
        whole: the log in this scene is all there is, earlier lines are void.
        windows: see `Windows`.
    """

    number: int
    question: int | None
    scene: Annotated[dict[str, Any], SCENE]
    undo: str
    whole: bool
    windows: list[Annotated[dict[str, Any], WINDOW]]
    clock: Clocks | UnsetType = UNSET


class Changes(FromServer):
    """What is different from the last scene that this connection was sent, where that is shorter than the scene.

    Only clients that have said so in their hello get it. All fields but `scene` are those of `Scene`.
    """

    number: int
    question: int | None
    scene: SceneChange
    undo: str
    whole: bool
    windows: list[Annotated[dict[str, Any], WINDOW]]
    clock: Clocks | UnsetType = UNSET


class Windows(FromServer):
    """The seat's own windows of a question, once an answer to one of them was given or taken back.

    They come in order, up to the first that is not answered. Each is a question as in a scene, with `choice`, the seat's
    own answer, and `suggested`, what it had answered before to the same. `undo` is as in `Scene`.
    """

    question: int
    windows: list[Annotated[dict[str, Any], WINDOW]]
    undo: str


class Table(FromServer):
    """The summary has changed."""

    table: Summary


class Gathering(FromServer):
    """Who has brought a deck, instead of a scene until the game begins.

    Attributes:
        on: whether the game has not begun yet.
        rules: by which decks are judged.
        needs: the options of the set-up that decks are made for, such as the format, with their values.
        name, deck: the seat's own deck, "" for none yet.
    """

    on: bool
    rules: str
    needs: dict[str, str]
    seats: list[SeatDeck]
    name: str
    deck: str


class Refused(FromServer):
    """A message was refused; `to` is its `id`."""

    to: Label
    code: str
    sentence: str


class Chat(FromServer):
    """A line for everybody at the table."""

    seat: int
    name: str
    text: str
    at: float


class Point(FromServer):
    """Somebody points at a piece."""

    seat: int
    name: str
    piece: str


class Propose(FromServer):
    """Somebody wishes for an option."""

    seat: int
    name: str
    notation: str
    label: str


class Offers(FromServer):
    """What the seat that is asked could choose, as far as this seat can work it out."""

    to: Label
    question: int
    options: list[Annotated[dict[str, Any], CHOICE]]


class Track(FromServer):
    """The rows of the turn sequence at which this seat is asked."""

    to: Label
    rows: list[TrackRow]


class Stage(FromServer):
    """What happened after the last choice. The first frame has the whole table as it was before, the present one is left out.

    Attributes:
        number: of choices on the table.
    """

    to: Label
    number: int
    frames: list[Frame]


class Hint(FromServer):
    """What the bot would do."""

    to: Label
    notation: str
    label: str


class Why(FromServer):
    """What is certain, and what the odds are, of an option; `then` is what the seat could choose next, in one gesture with
    it, and `more` says that it would name more of the same several (see `Asked`)."""

    to: Label
    numbers: list[NumberParts]
    odds: list[tuple[str, float]]
    then: list[Annotated[dict[str, Any], CHOICE]]
    more: bool


class WhyNot(FromServer):
    """Why something cannot be done."""

    to: Label
    reasons: list[Reason]


class UndoAsked(FromServer):
    """Somebody wants to take a choice back and needs agreement."""

    seat: int
    name: str
    reason: str


class Undone(FromServer):
    """A choice was taken back; `fresh` says whether chance was drawn anew."""

    number: int
    fresh: bool


class Standing(FromServer):
    """The standing orders of this seat."""

    orders: list[Order]


class Link(FromServer):
    """A seat's new link."""

    to: Label
    seat: int
    token: str
    link: str


class Over(FromServer):
    """The game is over.

    Attributes:
        seed: a text, as it may have more digits than a browser's numbers; None if the table did not begin with one.
        record: the path of the record.
        following: the table that was laid after this one, where every token of this table holds the same.
    """

    seed: str | None
    salt: str
    record: str
    following: str | None


class Closing(FromServer):
    """The connection ends; `again` is in how many seconds a new try makes sense, None for never."""

    sentence: str
    again: float | None


class Pong(FromServer):
    """The answer to a ping."""

    to: Label


MESSAGES = (
    Welcome, Scene, Changes, Windows, Table, Gathering, Refused, Chat, Point, Propose, Offers, Track, Stage, Hint, Why, WhyNot,
    UndoAsked, Undone,
    Standing, Over, Closing, Link, Pong,
)  # fmt: skip

encode = msgspec.json.Encoder().encode
