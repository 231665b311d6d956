"""The responses to plain requests."""

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

    A `shared` list is divided among the seats, with neighbours staying together. Options with a `group` can be folded
    away under that heading, in parts by `subject`. If `decks` is set, the members are decks, one for each seat, and may be
    texts.

    Attributes:
        where: the values of other options with which it matters, by their names.
        fits: the values that go together with those of another option, by its name and its value.
        says: what people read in place of a value, by the value, if it does not say it itself.
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
    subject: str
    decks: bool
    where: dict[str, list[str | int]]
    fits: dict[str, dict[str, list[str | int]]]
    says: dict[str, str]


class WayInfo(Struct):
    """A game that a person can begin at once: what it is called, and its set-up as far as it differs from the defaults."""

    label: str
    setup: dict[str, Any]


class HowTo(Struct):
    """A section of the explanation of how a game is played."""

    title: str
    text: str


class GameInfo(Struct):
    """A game, as a page shows it.

    Attributes:
        about: what it is, in one sentence. length: how long it takes.
        cover: pieces that stand for it in a picture.
        decks: whether players bring decks. concedes: whether they can concede.
        options: its set-up options. how: how it is played.
        guides: the names of its guided games.
        starter: what one click begins, in a few words; "" if another game is the one to begin with.
        notice: what players must be told.
        alone: the set-up for one person playing without others.
        ways: the games that such a person can choose from, the usual one first; [] if there is only that.
    """

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
    ways: list[WayInfo]


class TipInfo(Struct):
    """A tip that a guide gives once, when its conditions hold; "" stands for no condition.

    Attributes:
        light: the areas that are highlighted meanwhile, by their ids in scenes.
        option: a regular expression for the notation of an offered option. asks: one for the prompt.
        change: a word of the log that must have occurred since the last choice. times: how often in all.
        active: the piece whose turn it must be.
        waits: whether the tip stays until such an option is chosen.
    """

    id: str
    text: str
    light: list[str]
    option: str
    asks: str
    change: str
    times: int
    active: str
    waits: bool


class GuideInfo(Struct):
    """A guided game: the position at its start, the number of its players, its tips, and the tip that is the `last`."""

    name: str
    position: str
    seats: int
    tips: list[TipInfo]
    last: str


class Guides(Struct):
    """The guided games of a game, each continuing where the previous one ends."""

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


class Told(Struct):
    """The tables that somebody has links to.

    Attributes:
        tables: the summaries of those that can be told of.
        gone: the ids of those that are not there any more, or whose token is no longer valid.
        later: the ids of those that take longer: to be asked about again.
    """

    tables: list[Summary]
    gone: list[str]
    later: list[str]


class NewLink(Struct):
    """A token and the link that contains it."""

    token: str
    link: str


class SeatLink(Struct):
    """The secret of one seat of a new table."""

    seat: int
    kind: SeatKind
    token: str
    link: str


class Made(Struct):
    """A new table and its secrets, revealed once."""

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
        first: the number of the first scene on it, from 0.
        total: the number of scenes in all.
        scene: the first scene.
        changes: the changes that lead to each of the following scenes.
        next: the number of the first scene on the next page, None at the end.
    """

    first: int
    total: int
    scene: Annotated[Raw, SCENE]
    changes: list[SceneChange]
    next: int | None


class CardText(Struct, omit_defaults=True):
    """A text that can be looked up: `topic` is the name to look up, `piece` the face of a card as it is printed."""

    topic: str
    name: str
    kind: str
    lines: list[str]
    mark: str
    piece: Annotated[dict[str, Any], PIECE] | None = None


class Cards(Struct):
    """All texts of a game, and how it is played; at a table by the rules of that table."""

    cards: list[CardText]
    how: list[HowTo]


class HowPlayed(Struct):
    """How a game is played; at a table by the rules of that table."""

    how: list[HowTo]


class RulingInfo(Struct):
    """A rule of a game's ledger; `chosen` marks our own interpretations."""

    id: str
    label: str
    section: str
    chosen: bool


class Rulings(Struct):
    """All rules of a game's ledger."""

    rulings: list[RulingInfo]


class Note(Struct):
    """A ruling: a rule about certain cards, or a decision where the rules are silent.

    Attributes:
        id: its number.
        question: what it decides, "" for a rule.
        answer: what holds.
        why: the reason, "" for a rule.
        section: where the rule stands, "" for a decision.
        cards: the faces of the cards that it is about.
    """

    id: str
    question: str
    answer: str
    why: str
    section: str
    cards: list[str]


class Notes(Struct):
    """The rulings of a game in sentences."""

    notes: list[Note]


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class DeckSection(Struct):
    """A section of a game's decks; `mark` is the name for a marked card in it (“Leader”), "" for none."""

    name: str
    mark: str


class DeckCard(Struct):
    """A card that decks can contain.

    Attributes:
        id: its id in decks.
        section: the section that it belongs to, "" for none.
        line: its types and numbers.
        kind: its main type, by which sections are grouped.
        set: the set that it comes from, "" if that is not known.
    """

    id: str
    face: str
    name: str
    section: str
    line: str
    kind: str
    set: str


class SuppliedDeck(Struct):
    """A deck that comes with a game.

    Attributes:
        key: its name in set-ups.
        heads: the faces that represent it. cards: the faces of all its cards.
        rules: the deck rules by which it is legal.
        made_for: the values that other set-up options must have for it.
    """

    key: str
    name: str
    note: str
    heads: list[str]
    cards: list[str]
    rules: list[str]
    made_for: dict[str, str]


class DeckRoom(Struct):
    """Everything about the decks of a game.

    Attributes:
        rules: the deck rules, the default ones first. forms: the deck formats, the project's own first.
        supplied: the decks that come with the game. cards: the cards that decks can contain.
        facts: what cards can be searched by. choices: the possible values of a fact, where these are few.
        numbers: the numbers that cards can be searched by.
        option, rules_option: the set-up options for decks and for deck rules.
        mulligans: how often any of the first cards may be set aside and drawn anew, before those set aside are shuffled back.
    """

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
    """A card of a section by its id, the number of copies, and whether it is the marked card."""

    card: str
    copies: int
    marked: bool


class DeckPart(Struct):
    """A section with its cards."""

    name: str
    cards: list[DeckEntry]


class DeckForm(Struct):
    """A deck in one of the formats, and a sentence about what that format cannot express ("" for nothing)."""

    form: str
    text: str
    loses: str


class DeckBars(Struct):
    """Numbers of a deck, to be shown as bars."""

    title: str
    bars: list[tuple[str, int]]


class DeckPile(Struct):
    """A pile drawn from at the start of a game: the ids of its cards, one for each copy, and how many are drawn."""

    name: str
    cards: list[str]
    drawn: int


class DeckTold(Struct):
    """A deck as it was read, with remarks about it. A deck that could not be read has only problems."""

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
    made_for: dict[str, str] = {}  # the values that other set-up options must have for it
    unused: list[str] = []  # the sections that its format does without


class QueryCompletion(Struct):
    """A possible completion of the word being typed, and its meaning."""

    word: str
    means: str


class CardsFound(Struct):
    """The ids of the cards that a query finds, and the query in words; or what is wrong, and where."""

    explained: str
    problem: str
    begin: int
    end: int
    cards: list[str]
    completions: list[QueryCompletion]


class TrialGame(Struct):
    """A game of a trial: whether the deck won, how the game ended, its length, and whether its record is kept."""

    number: int
    won: bool
    reason: str
    rounds: int | None
    kept: bool


class TrialPace(Struct):
    """The seconds that a game of a kind has taken in trials of this server; None if there were none."""

    seconds: float | None


class TrialTold(Struct):
    """The progress of a trial.

    Attributes:
        low, high: the 95% interval of the share of games won.
        seconds: how long the games have taken.
    """

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


ANSWERS = (Error, Versions, Lobby, Summary, Told, Made, Joined, Removed, Replay, CardText, Cards, HowPlayed, Guides, Rulings,
           Notes, DeckRoom, DeckTold, CardsFound, TrialPace, TrialTold)  # fmt: skip
