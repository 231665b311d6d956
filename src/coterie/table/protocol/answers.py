"""What plain requests are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from coterie.table.protocol.changes import SceneChange
from coterie.table.protocol.fields import SeatKind
from coterie.table.protocol.from_server import SCENE, THEME, Summary

PIECE = Meta(extra={"shape": "Piece"})


class Error(Struct):
    """Why a request was refused; `error` is the code for programs."""

    error: str
    sentence: str


class OptionInfo(Struct):
    """A set-up option of a game; `least` and `most` bound a number, or the length of a list.

    The members of a list that is `shared` are shared out among the seats, neighbours together. What has a `group` can be
    folded away under that heading. `decks`: its members are decks, one for each seat, and can be texts.
    """

    name: str
    kind: Literal["int", "str", "list", "bool"]
    default: Any
    help: str
    choices: list[str | int]
    least: int | None
    most: int | None
    shared: bool
    group: str
    decks: bool


class HowTo(Struct):
    """A part of how a game is played."""

    title: str
    text: str


class GameInfo(Struct):
    """A game: what it is in one sentence, how long it takes, pieces that stand for it in a picture; its set-up options, how
    it looks and how it is played; whether players bring decks, and whether they can give up. `guides` are the names of its
    guided games, `starter` what one click begins, "" if that is another game, `notice` what players have to be told,
    `alone` the set-up for one person without others."""

    name: str
    title: str
    about: str
    length: str
    cover: list[Annotated[dict[str, Any], PIECE]]
    decks: bool
    concedes: bool
    version: str
    theme: Annotated[dict[str, Any], THEME]
    options: list[OptionInfo]
    how: list[HowTo]
    guides: list[str]
    starter: str
    notice: str
    alone: dict[str, Any]


class TipInfo(Struct):
    """Something that a guide says once: when `option` (a regular expression) fits the notation of an option, `asks` fits the
    prompt, `change` has been in the log so many `times`; "" is no condition. It `waits` until such an option is taken, and
    areas `light` up meanwhile."""

    id: str
    text: str
    light: list[str]
    option: str
    asks: str
    change: str
    times: int
    waits: bool


class GuideInfo(Struct):
    """A guided game: the position that it begins with, for how many it is, what is said, and the tip that is the `last`."""

    name: str
    position: str
    seats: int
    tips: list[TipInfo]
    last: str


class Guides(Struct):
    """The guided games of a game, each going on where the one before it ends."""

    guides: list[GuideInfo]


class Versions(Struct):
    """The versions of the server, the bots that can take a seat, and the games."""

    protocol: int
    scene: int
    version: str
    players: list[str]
    games: list[GameInfo]


class Lobby(Struct):
    """The public tables that are open or running."""

    tables: list[Summary]


class NewLink(Struct):
    """A token and the link that carries it."""

    token: str
    link: str


class SeatLink(Struct):
    """The secret of one seat of a new table."""

    seat: int
    kind: SeatKind
    token: str
    link: str


class Made(Struct):
    """A new table and its secrets, told once."""

    table: str
    owner: str
    seats: list[SeatLink]
    spectator: NewLink


class Joined(Struct):
    """The seat that was taken at a public table."""

    table: str
    seat: int
    token: str
    link: str


class Removed(Struct):
    """The table that was removed."""

    removed: str


class Replay(Struct):
    """A page of a seat's scenes.

    Attributes:
        first: the number of the first of them, from 0.
        total: how many there are in all.
        scene: the first of them.
        changes: of each that follows what is different from the one before it.
        next: the number with which the following page begins, None at the end.
    """

    first: int
    total: int
    scene: Annotated[Raw, SCENE]
    changes: list[SceneChange]
    next: int | None


class CardText(Struct, omit_defaults=True):
    """A text that can be looked up; `topic` is what it is looked up by, `piece` the face of a card as it is printed."""

    topic: str
    name: str
    kind: str
    lines: list[str]
    mark: str
    piece: Annotated[dict[str, Any], PIECE] | None = None


class Cards(Struct):
    """All texts of a game."""

    cards: list[CardText]


class RulingInfo(Struct):
    """A rule of a game's ledger; `chosen` marks an interpretation of ours."""

    id: str
    label: str
    section: str
    chosen: bool


class Rulings(Struct):
    """All rules of a game's ledger."""

    rulings: list[RulingInfo]


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class DeckSection(Struct):
    """A section of the decks of a game; `mark` is what a marked card of it is called (“Leader”), "" for none."""

    name: str
    mark: str


class DeckCard(Struct):
    """A card that decks can hold: its id in decks, its face, the section that it belongs to ("" for none), its types and
    numbers as a line."""

    id: str
    face: str
    name: str
    section: str
    line: str


class SuppliedDeck(Struct):
    """A deck that comes with a game: its name in set-ups, the faces that it is known by, the rules that it is legal by, and
    the values that other set-up options must have for it."""

    key: str
    name: str
    note: str
    heads: list[str]
    rules: list[str]
    made_for: dict[str, str]


class DeckRoom(Struct):
    """All about the decks of a game: sections, rules (the usual ones first), forms (the project's first), what comes with
    it, its cards, what these can be looked for by, with what a fact can be where that is not much; the set-up options with
    decks and rules; how many mulligans there are."""

    game: str
    title: str
    sections: list[DeckSection]
    rules: list[str]
    forms: list[str]
    supplied: list[SuppliedDeck]
    cards: list[DeckCard]
    facts: list[str]
    choices: dict[str, list[str]]
    numbers: list[str]
    option: str
    rules_option: str
    mulligans: int


class DeckEntry(Struct):
    """A card of a section by its id, how often it is there, and whether it is the marked one."""

    card: str
    copies: int
    marked: bool


class DeckPart(Struct):
    """A section with its cards."""

    name: str
    cards: list[DeckEntry]


class DeckForm(Struct):
    """A deck in one of the forms, and a sentence about what that form has no place for ("" for nothing)."""

    form: str
    text: str
    loses: str


class DeckBars(Struct):
    """Numbers of a deck to draw side by side."""

    title: str
    bars: list[tuple[str, int]]


class DeckPile(Struct):
    """What is drawn from when a game begins: the ids of its cards, each as often as it is there, and how many are drawn."""

    name: str
    cards: list[str]
    drawn: int


class DeckTold(Struct):
    """A deck that was read, and what is said of it. One that could not be read has problems only."""

    readable: bool
    legal: bool
    problems: list[str]
    remarks: list[str]
    name: str = ""
    note: str = ""
    sections: list[DeckPart] = []
    forms: list[DeckForm] = []
    curves: list[DeckBars] = []
    piles: list[DeckPile] = []
    heads: list[str] = []


class QueryCompletion(Struct):
    """What the word that is being typed may become, and what that means."""

    word: str
    means: str


class CardsFound(Struct):
    """The ids of the cards that a query finds, and the query in words; or what is wrong, and where it stands."""

    explained: str
    problem: str
    begin: int
    end: int
    cards: list[str]
    completions: list[QueryCompletion]


class TrialGame(Struct):
    """A game of a trial: whether the deck won, how it ended, how long it was, and whether its record is kept."""

    number: int
    won: bool
    reason: str
    rounds: int | None
    kept: bool


class TrialTold(Struct):
    """How far a trial is. `state` is “waits”, “runs”, “done”, “cancelled” or “failed”; `low` to `high` is the 95% interval
    of the share of games won; `seconds` those that the games have taken."""

    trial: str
    state: Literal["waits", "runs", "done", "cancelled", "failed"]
    sentence: str
    played: int
    of: int
    wins: int
    low: float
    high: float
    seconds: float
    games: list[TrialGame]


ANSWERS = (Error, Versions, Lobby, Summary, Made, Joined, Removed, Replay, CardText, Cards, Guides, Rulings,
           DeckRoom, DeckTold, CardsFound, TrialTold)  # fmt: skip
