"""What a seat may see, as arrays of numbers for learning algorithms: one row for each piece, pile, seat and option.

Everything comes from the seat's scene and its own question, so the arrays contain nothing that is hidden from it. The game's
`Vocabulary` maps words to numbers, seats are counted from the observer, and numbers on pieces have their own columns. Unused
rows are all 0.

| array | shape | columns |
|---|---|---|
| `pieces` | (`Sizes.pieces`, 9 + numbers) | `PIECE`, then `Vocabulary.numbers` |
| `piles` | (`PILES`, 4) | `PILE` |
| `seats` | (seats, 1 + numbers) | `SEAT`, then `Vocabulary.numbers` |
| `sides` | (`SIDES`, 2 + numbers) | `SIDE`, then `Vocabulary.numbers`: of an attack, a conflict or a vote under way |
| `options` | (`Sizes.options`, 5) | `OPTION` |
| `question` | (2,) | the asked seat; the word of the question, 0 for other seats |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from coterie.kernel import phrases
from coterie.kernel.game import AnyGame
from coterie.kernel.questions import Option
from coterie.kernel.scenes import Area, Piece, Player, Side
from coterie.kernel.state import State

Numbers = npt.NDArray[np.int32]
Arrays = dict[str, Numbers]

NOTHING, HIDDEN, OTHER = "", "a hidden face", "another word"  # the words 0, 1 and 2 of every vocabulary
COMMON = ("hidden", "seat", "seats")  # kinds and areas that the scenes of all card games have
PILES, SIDES = 64, 4
PIECE = ("kind", "face", "pile", "seat", "lies", "cell", "count", "side", "linked")
PILE = ("pile", "seat", "count", "at")
SEAT = ("seat",)
SIDE = ("pile", "seat")
OPTION = ("word", "number", "first", "second", "third")
LIES = ("upright", "bowed", "spent", "down")
CONCERNED = 3  # pieces that an option names at most
IN_PILE, LINKED = PIECE.index("pile"), PIECE.index("linked")
RESTING = ("stack", "fan")  # the layouts of piles in which cards rest
OF_ONE_PLACE = frozenset(("of", "on", "shows"))  # what a piece has only where there is more to it
MOST_KEPT = 1024  # piles whose rows are kept


class TooLarge(Exception):
    """A table has more pieces, piles or options than the arrays have rows; the message says which."""


class Sizes(NamedTuple):
    """The numbers of rows of the arrays: for seats, pieces and options."""

    seats: int
    pieces: int = 400
    options: int = 200


class _Resting(NamedTuple):
    """The rows of a pile; `pieces` is kept so that no other list can have its identity."""

    pieces: list[Piece]
    rows: Numbers
    ids: tuple[str, ...]


class _Rows:
    """The rows of pieces of one observation as they are filled.

    Attributes:
        into: the array. of: the row of each piece that has an id, counted from 1.
        busy: the rows that differ from scene to scene, without their numbers, which are written all at once.
        numbers: those numbers, each with its row and its column.
        shown: the rows of pieces that show the numbers of another one, with its id.
        free: the number of rows that are taken.
    """

    def __init__(self, into: Numbers) -> None:
        self.into = into
        self.of: dict[str, int] = {}
        self.busy: list[tuple[int, list[int]]] = []
        self.numbers: list[tuple[int, int, int]] = []
        self.shown: list[tuple[int, str]] = []
        self.free = 0

    def add_resting(self, resting: _Resting, lies: tuple[int, int]) -> None:
        """Add the rows of a pile, which lies in an area of a kind and of an owner."""
        last = _within(self.free + len(resting.pieces), len(self.into), "pieces")
        self.into[self.free : last] = resting.rows
        self.into[self.free : last, IN_PILE : IN_PILE + 2] = lies
        for n, one in enumerate(resting.ids, self.free + 1):
            self.of.setdefault(one, n)
        self.free = last

    def add(self, piece: Piece, row: list[int], bearer: str, numbers: Iterable[tuple[int, int]]) -> None:
        """Add the row of a piece, with the id of what it lies on and its numbers by their columns."""
        _within(self.free + 1, len(self.into), "pieces")
        if piece.get("id"):
            self.of.setdefault(piece["id"], self.free + 1)
        if "shows" in piece:
            self.shown.append((self.free, piece["shows"]))
        row[LINKED] = self.of.get(bearer, 0)
        self.busy.append((self.free, row))
        self.numbers += [(self.free, len(PIECE) + column, value) for column, value in numbers]
        self.free += 1

    def write(self) -> None:
        """Write what was added one by one, once all pieces have their rows."""
        if self.busy:
            self.into[[n for n, _ in self.busy], : len(PIECE)] = [row for _, row in self.busy]
        _add(self.into, self.numbers)
        for n, other in self.shown:
            self.into[n, LINKED] = self.of.get(other, 0)


class Vocabulary:
    """The words and numbers of a game, in an order that depends only on its rules and cards.

    Attributes:
        words: all words: nothing, a hidden face, any other word, then faces, zones, and the other words of scenes and options.
        numbers: the names of numbers and badges, one column each; a badge counts 1. The last column is for all others.
        index: the index of each word. columns: the index of each number in `numbers`.
    """

    def __init__(self, game: AnyGame) -> None:
        told = {*COMMON, *game.faces, *game.catalogue, *game.zones, *game.terms}
        told |= {str(getattr(face, "kind", NOTHING)) for face in game.faces.values()}
        printed = {name for face in game.faces.values() for name in getattr(face, "stats", ())}
        self.words: tuple[str, ...] = (NOTHING, HIDDEN, OTHER, *sorted(told - {NOTHING, HIDDEN, OTHER}))
        self.numbers: tuple[str, ...] = (*sorted({*printed, *game.counted}), OTHER)
        self.index: Mapping[str, int] = {word: n for n, word in enumerate(self.words)}
        self.columns: Mapping[str, int] = {name: n for n, name in enumerate(self.numbers)}

    def word(self, word: str) -> int:
        """Return the index of a word, or that of `OTHER` if the vocabulary does not have it."""
        return self.index.get(word, self.index[OTHER])


class Entities:
    """Converts the tables of a game to arrays.

    Attributes:
        words: the vocabulary of the game.
        sizes: the numbers of rows of the arrays.
        shapes: the shape of each array.
    """

    def __init__(self, game: AnyGame, sizes: Sizes) -> None:
        self.words, self.sizes = Vocabulary(game), sizes
        more = len(self.words.numbers)
        self.shapes: dict[str, tuple[int, ...]] = {
            "pieces": (sizes.pieces, len(PIECE) + more),
            "piles": (PILES, len(PILE)),
            "seats": (sizes.seats, len(SEAT) + more),
            "sides": (SIDES, len(SIDE) + more),
            "options": (sizes.options, len(OPTION)),
            "question": (2,),
        }
        self._resting: dict[int, _Resting] = {}

    def nothing(self) -> Arrays:
        """Return empty arrays."""
        return {name: np.zeros(shape, np.int32) for name, shape in self.shapes.items()}

    def arrays(self, s: State, seat: int) -> Arrays:
        """Return what a seat may see now.

        Raises:
            TooLarge: the table has more on it than the arrays have rows.
        """
        laid, found = s.game.tableau(s, seat), self.nothing()
        rows = self._lay(found["pieces"], laid.areas, seat)
        _fill(found["piles"], [self._pile(area, seat) for area in laid.areas], "piles")
        _fill(
            found["sides"],
            [self._side(area, one, seat) for area in laid.areas for one in area.get("sides", ())],
            "sides",
        )
        for player in laid.players:
            place = self._clockwise(player["seat"], seat)
            found["seats"][place - 1] = (place, *self._counted(player))
        question = s.question
        if question is not None:
            found["question"][0] = self._clockwise(question.seat, seat)
            if question.seat == seat:
                found["question"][1] = self.words.word(question.about[0])
                _fill(found["options"], [self._option(s, option, rows) for option in question.options], "options")
        return found

    # ── rows ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _lay(self, into: Numbers, areas: Iterable[Area], seat: int) -> dict[str, int]:
        """Fill the rows of pieces and return the row of each piece that has an id, counted from 1."""
        found = _Rows(into)
        for area in areas:
            pieces = area.get("pieces", [])
            pile, owner = self.words.word(_kind(area)), self._around(area, seat)
            resting = self._at_rest(pieces) if area["layout"] in RESTING else None
            if resting is not None:
                found.add_resting(resting, (pile, owner))
                continue
            for bearer, piece in _with_borne(pieces):
                row = self._row(piece)
                row[IN_PILE : IN_PILE + 2] = pile, self._around(piece, seat) or owner
                found.add(piece, row, bearer, self._numbers(piece))
        found.write()
        return found.of

    def _at_rest(self, pieces: list[Piece]) -> _Resting | None:
        """Return the rows of a pile in which nothing lies on anything, None for another. Scenes share the lists of such piles
        for as long as they look the same, so each is converted only once."""
        found = self._resting.get(id(pieces))
        if found is not None and found.pieces is pieces:
            return found
        if not pieces or any(not OF_ONE_PLACE.isdisjoint(piece) for piece in pieces):
            return None
        rows = np.zeros((len(pieces), self.shapes["pieces"][1]), np.int32)
        rows[:, : len(PIECE)] = [self._row(piece) for piece in pieces]
        _add(
            rows, [(n, len(PIECE) + at, value) for n, piece in enumerate(pieces) for at, value in self._numbers(piece)]
        )
        if len(self._resting) >= MOST_KEPT:
            self._resting.clear()
        found = self._resting[id(pieces)] = _Resting(
            pieces, rows, tuple([piece.get("id", NOTHING) for piece in pieces])
        )
        return found

    def _row(self, piece: Piece) -> list[int]:
        """Return the columns of a piece, without its place, what it is linked with, and its numbers."""
        face, lies, words = piece.get("face", NOTHING), piece.get("orientation"), self.words
        return [
            words.word(piece.get("kind", NOTHING)),
            words.index[HIDDEN] if face is None else words.word(face),
            0,
            0,
            LIES.index(lies) + 1 if lies else 0,
            piece.get("at", 0),
            piece.get("count", 1),
            piece.get("side", -1) + 1,
            0,
        ]

    def _pile(self, area: Area, seat: int) -> list[int]:
        count = area.get("count", len(area.get("pieces", ())))
        return [self.words.word(_kind(area)), self._around(area, seat), count, area.get("at", 0)]

    def _side(self, area: Area, side: Side, seat: int) -> list[int]:
        return [self.words.word(_kind(area)), self._around(side, seat), *self._counted(side)]

    def _option(self, s: State, option: Option, rows: Mapping[str, int]) -> list[int]:
        """Return an option's row: its word, its first number, and the rows of the pieces that it names."""
        kinds = phrases.kinds(s.game.catalogue[option.word].notation)
        number = next((int(arg) for kind, arg in zip(kinds, option.args, strict=False) if kind == "n"), 0)
        named = [rows.get(piece, 0) for piece in option.pieces[:CONCERNED]]
        return [self.words.word(option.word), number, *named, *[0] * (CONCERNED - len(named))]

    def _counted(self, of: Player | Side) -> list[int]:
        """Return the numbers and badges of a player or side in their columns."""
        found = [0] * len(self.words.numbers)
        for column, value in self._numbers(of):
            found[column] += value
        return found

    def _numbers(self, of: Piece | Player | Side) -> list[tuple[int, int]]:
        """Return the numbers and badges of a piece, player or side, each with its column; a column can come twice."""
        columns, other = self.words.columns, len(self.words.numbers) - 1
        found = [(columns.get(counter["name"], other), counter["value"]) for counter in of.get("counters", ())]
        return [*found, *[(columns.get(badge["kind"], other), 1) for badge in cast(Piece, of).get("badges", ())]]

    def _around(self, of: Piece | Area | Side, looking: int) -> int:
        """Return the owner of a piece, area or side as counted by `_clockwise`; 0 if it has none."""
        seat = of.get("of", -1)
        return 0 if seat < 0 else self._clockwise(seat, looking)

    def _clockwise(self, seat: int, looking: int) -> int:
        """Return the position of a seat, clockwise from the observer, which is 1; decks that play by rule come last."""
        seats = self.sizes.seats
        return (seat - looking) % seats + 1 if seat < seats else seat + 1


def _with_borne(pieces: Iterable[Piece]) -> Iterator[tuple[str, Piece]]:
    """Yield pieces and all that they bear, with the id of what each lies on; bearers come before what they bear."""
    for piece in pieces:
        yield NOTHING, piece
        yield from _borne(piece)


def _borne(bearer: Piece) -> Iterator[tuple[str, Piece]]:
    for piece in bearer.get("on", ()):
        yield bearer.get("id", NOTHING), piece
        yield from _borne(piece)


def _kind(area: Area) -> str:
    """Return the kind of an area: “hand” for “hand:1”."""
    return area["id"].partition(":")[0]


def _add(into: Numbers, numbers: Sequence[tuple[int, int, int]]) -> None:
    """Add numbers to an array, each with its row and its column, which can come more than once."""
    if numbers:
        rows, columns, values = zip(*numbers, strict=True)
        np.add.at(into, (rows, columns), values)


def _fill(into: Numbers, rows: Sequence[Sequence[int]], called: str) -> None:
    """Fill the first rows of an array.

    Raises:
        TooLarge: the array has fewer rows.
    """
    if rows:
        into[: _within(len(rows), len(into), called)] = rows


def _within(count: int, most: int, called: str) -> int:
    """Return how many there are, and raise TooLarge if there are more than rows."""
    if count > most:
        raise TooLarge(f"There are more than {most} {called} on the table.")
    return count
