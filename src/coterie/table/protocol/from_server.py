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
    """Any message from the server."""


# ── what messages are made of ───────────────────────────────────────────────────────────────────────────────────────


class SeatInfo(Struct):
    """One seat in a summary.

    Attributes:
        here: whether somebody is connected to it. taken: whether anybody has ever come to it.
        gone: the time since when nobody has been connected, in seconds since 1970; None while somebody is, and if unknown.
        player: the bot that plays it, None for a person.
        clock: the seconds left, None without clocks.
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
    """What everybody may know about a table.

    Attributes:
        asked: the seats that are asked, answered or not; None in the lobby for a table that is not in memory.
        trouble: why the table is read-only, normally "".
        created, moved: seconds since 1970.
        rests: when it goes to rest if nobody comes, in seconds since 1970; None if the game is over.
        muted: the seats that the owner has muted for all; -1: those who watch.
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
    muted: list[int]


class ChatLine(Struct):
    """A line of chat; `at` is in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class Clocks(Struct):
    """The seconds left for each seat, and the remaining free seconds of the question."""

    left: list[float]
    free: float | None


class UndoWish(Struct):
    """Somebody wants to undo a choice; `reason` says why that needs agreement."""

    seat: int
    name: str
    reason: str


class NumberParts(Struct):
    """A number behind an option, and its parts: amounts with their sources."""

    name: str
    total: int
    parts: list[tuple[int, str]]


class Reason(Struct):
    """Why an action is impossible."""

    name: str
    sentence: str


class TrackRow(Struct):
    """A row of one of the game's procedures, whether or not that is being carried out.

    Attributes:
        of: the title of its procedure. place: that title and its name.
        asked: whether anything is asked there that cannot be passed.
        window: whether windows open there. passed: whether standing orders pass all of them. stop: whether an order says to
            stop there.
    """

    of: str
    place: str
    asked: bool
    window: bool
    passed: bool
    stop: bool


class Call(Struct):
    """A question at which people like to be asked whatever else they have ordered: the word of its prompt, and when that is."""

    prompt: str
    when: str


class Frame(Struct):
    """One moment of what happened: the number of the last log line up to then, and the areas that have changed."""

    line: int
    moment: Annotated[dict[str, Any], MOMENT]
    areas: list[Annotated[dict[str, Any], AREA]]


class SeatDeck(Struct):
    """What is known about the deck of a seat before the game begins.

    Attributes:
        brought: whether there is one. ready: whether the seat is ready.
        seen: the ids of the cards that everybody sees.
    """

    brought: bool
    ready: bool
    seen: list[str]


# ── the messages ────────────────────────────────────────────────────────────────────────────────────────────────────


class Welcome(FromServer):
    """The answer to a hello.

    Attributes:
        seed_hash: the commitment to the seed, None if the table did not begin with one.
        decks: whether players bring decks to this game. concedes: whether they can concede.
        leaving: what happens to a seat whose person leaves.
        mutes: the seats that this one has muted for itself.
    """

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
    mutes: list[int]


class Scene(FromServer):
    """The table as the seat sees it.

    Attributes:
        number: the number of choices made at the table.
        question: a number that is never reused, None if nobody is asked.
        undo: "free", "ask", or a sentence that says why nothing can be undone.
        whole: whether the log in this scene is complete, so that earlier lines are void.
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
    """The changes since the last scene that this connection received, if they are shorter than the scene.

    Only clients that say so in their hello receive it. All fields except `scene` are those of `Scene`.
    """

    number: int
    question: int | None
    scene: SceneChange
    undo: str
    whole: bool
    windows: list[Annotated[dict[str, Any], WINDOW]]
    clock: Clocks | UnsetType = UNSET


class Windows(FromServer):
    """The seat's own windows of a question, after an answer to one of them was given or withdrawn.

    They come in order, up to the first that has no answer. Each is a question as in a scene, with `choice`, the seat's
    own answer, and `suggested`, the seat's previous answer to the same question. `undo` is as in `Scene`.
    """

    question: int
    windows: list[Annotated[dict[str, Any], WINDOW]]
    undo: str


class Table(FromServer):
    """The summary has changed."""

    table: Summary


class Gathering(FromServer):
    """Who has brought a deck; sent instead of a scene until the game begins.

    Attributes:
        on: whether the game has not begun yet.
        rules: the deck rules.
        needs: the set-up options that decks depend on, such as the format, with their values.
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
    """Somebody has sent a line to everybody at the table."""

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
    """Somebody proposes an option."""

    seat: int
    name: str
    notation: str
    label: str


class Offers(FromServer):
    """The options of the asked seat, as far as this seat can know them."""

    to: Label
    question: int
    options: list[Annotated[dict[str, Any], CHOICE]]


class Track(FromServer):
    """The rows of the turn sequence, and where this seat is asked.

    Attributes:
        passable: whether anything can be passed in this game.
        calls: questions at which people like to stop.
        things: the kinds of things that can come up, as people call them.
    """

    to: Label
    rows: list[TrackRow]
    passable: bool
    calls: list[Call]
    things: list[str]


class Stage(FromServer):
    """What happened after the last choice, moment by moment.

    Attributes:
        number: the number of choices made at the table.
        frames: the first one contains the whole table as it was before; the present moment is left out.
    """

    to: Label
    number: int
    frames: list[Frame]


class Hint(FromServer):
    """What the bot would do, and why, "" if it has compared nothing."""

    to: Label
    notation: str
    label: str
    reason: str = ""


class OptionTold(Struct):
    """The certain numbers and the odds behind an option.

    Attributes:
        notation: the option, or the gesture that ends with it.
        then: the options that the seat could combine with it in one gesture.
        more: whether the seat could name further things of the same kind (see `Asked`).
        onto: pieces that the seat's next questions could be about after this option; not for a gesture.
    """

    notation: str
    numbers: list[NumberParts]
    odds: list[tuple[str, float]]
    then: list[Annotated[dict[str, Any], CHOICE]]
    more: bool
    onto: list[str]


class Why(FromServer):
    """What is behind some options, in the order in which they were asked about."""

    to: Label
    told: list[OptionTold]


class WhyNot(FromServer):
    """Why something is impossible."""

    to: Label
    reasons: list[Reason]


class UndoAsked(FromServer):
    """Somebody wants to undo a choice and needs agreement."""

    seat: int
    name: str
    reason: str


class Undone(FromServer):
    """A choice was undone; `fresh` says whether the random numbers were drawn anew."""

    number: int
    fresh: bool


class Standing(FromServer):
    """The standing orders of this seat."""

    orders: list[Order]


class Mutes(FromServer):
    """The seats that this seat has muted for itself; -1: those who watch."""

    seats: list[int]


class Link(FromServer):
    """A seat's new link."""

    to: Label
    seat: int
    token: str
    link: str


class Over(FromServer):
    """The game is over.

    Attributes:
        seed: a text, because it may have more digits than a browser's numbers; None if the table did not begin with one.
        record: the path of the record.
        following: the table that follows this one, where all of its tokens are valid too.
    """

    seed: str | None
    salt: str
    record: str
    following: str | None


class Closing(FromServer):
    """The connection ends; `again` is the number of seconds after which a new attempt makes sense, None for never."""

    sentence: str
    again: float | None


class Pong(FromServer):
    """The answer to a ping."""

    to: Label


MESSAGES = (
    Welcome, Scene, Changes, Windows, Table, Gathering, Refused, Chat, Point, Propose, Offers, Track, Stage, Hint, Why, WhyNot,
    UndoAsked, Undone,
    Standing, Mutes, Over, Closing, Link, Pong,
)  # fmt: skip

encode = msgspec.json.Encoder().encode
