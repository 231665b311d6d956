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

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from coterie.kernel import phrases
from coterie.kernel.game import AnyGame
from coterie.kernel.questions import Option
from coterie.kernel.scenes import Area, Piece, Player, Scene, Side, last_line
from coterie.kernel.state import State

T = TypeVar("T")
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


class TooLarge(Exception):
    """A table has more pieces, piles or options than the arrays have rows; the message says which."""


class Sizes(NamedTuple):
    """The numbers of rows of the arrays: for seats, pieces and options."""

    seats: int
    pieces: int = 400
    options: int = 200


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

    def nothing(self) -> Arrays:
        """Return empty arrays."""
        return {name: np.zeros(shape, np.int32) for name, shape in self.shapes.items()}

    def arrays(self, s: State, seat: int) -> Arrays:
        """Return what a seat may see now.

        Raises:
            TooLarge: the table has more on it than the arrays have rows.
        """
        scene, words, found = s.scene(seat, last_line(s)), self.words, self.nothing()
        rows = self._lay(found["pieces"], scene, seat)
        for n, area in enumerate(_within(scene["areas"], PILES, "piles")):
            found["piles"][n] = (words.word(_pile(area)), self._around(area, seat), _count(area), area.get("at", 0))
        sides = [(area, side) for area in scene["areas"] for side in area.get("sides", ())]
        for row, (area, side) in zip(found["sides"], _within(sides, SIDES, "sides"), strict=False):
            row[:] = (words.word(_pile(area)), self._around(side, seat), *self._counted(side))
        for player in scene["players"]:
            place = self._clockwise(player["seat"], seat)
            found["seats"][place - 1] = (place, *self._counted(player))
        question = s.question
        if question is not None:
            found["question"][0] = self._clockwise(question.seat, seat)
            if question.seat == seat:
                found["question"][1] = words.word(question.about[0])
                for n, option in enumerate(_within(question.options, self.sizes.options, "options")):
                    found["options"][n] = self._option(s, option, rows)
        return found

    # ── rows ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _lay(self, into: Numbers, scene: Scene, seat: int) -> dict[str, int]:
        """Fill the rows of pieces and return the row of each piece that has an id, counted from 1."""
        rows: dict[str, int] = {}
        laid: list[list[int]] = []
        shown: list[tuple[int, str]] = []
        words = self.words
        for n, (area, bearer, piece) in enumerate(_within(_pieces(scene), self.sizes.pieces, "pieces")):
            face, lies = piece.get("face", NOTHING), piece.get("orientation")
            if piece.get("id"):
                rows.setdefault(piece["id"], n + 1)
            row = [
                words.word(piece.get("kind", NOTHING)),
                words.index[HIDDEN] if face is None else words.word(face),
                words.word(_pile(area)),
                self._around(piece, seat) or self._around(area, seat),
                LIES.index(lies) + 1 if lies else 0,
                piece.get("at", 0),
                piece.get("count", 1),
                piece.get("side", -1) + 1,
                rows.get(bearer, 0),
                *self._counted(piece),
            ]
            laid.append(row)
            if "shows" in piece:
                shown.append((n, piece["shows"]))
        for n, other in shown:
            laid[n][PIECE.index("linked")] = rows.get(other, 0)
        if laid:
            into[: len(laid)] = laid
        return rows

    def _option(self, s: State, option: Option, rows: Mapping[str, int]) -> list[int]:
        """Return an option's row: its word, its first number, and the rows of the pieces that it names."""
        kinds = phrases.kinds(s.game.catalogue[option.word].notation)
        number = next((int(arg) for kind, arg in zip(kinds, option.args, strict=False) if kind == "n"), 0)
        named = [rows.get(piece, 0) for piece in option.pieces[:CONCERNED]]
        return [self.words.word(option.word), number, *named, *[0] * (CONCERNED - len(named))]

    def _counted(self, of: Piece | Player | Side) -> list[int]:
        """Return the numbers and badges of a piece, player or side in their columns."""
        columns, found = self.words.columns, [0] * len(self.words.numbers)
        for counter in of.get("counters", ()):
            found[columns.get(counter["name"], -1)] += counter["value"]
        for badge in cast(Piece, of).get("badges", ()):
            found[columns.get(badge["kind"], -1)] += 1
        return found

    def _around(self, of: Piece | Area | Side, looking: int) -> int:
        """Return the owner of a piece, area or side as counted by `_clockwise`; 0 if it has none."""
        seat = of.get("of", -1)
        return 0 if seat < 0 else self._clockwise(seat, looking)

    def _clockwise(self, seat: int, looking: int) -> int:
        """Return the position of a seat, clockwise from the observer, which is 1; decks that play by rule come last."""
        seats = self.sizes.seats
        return (seat - looking) % seats + 1 if seat < seats else seat + 1


def _pieces(scene: Scene) -> Iterator[tuple[Area, str, Piece]]:
    """Yield all pieces with their area and the id of the piece they lie on; bearers come before what they bear."""
    for area in scene["areas"]:
        waiting = [("", piece) for piece in reversed(area.get("pieces", ()))]
        while waiting:
            bearer, piece = waiting.pop()
            yield area, bearer, piece
            waiting += [(piece.get("id", ""), one) for one in reversed(piece.get("on", ()))]


def _pile(area: Area) -> str:
    """Return the kind of an area: “hand” for “hand:1”."""
    return area["id"].partition(":")[0]


def _count(area: Area) -> int:
    return area.get("count", len(area.get("pieces", ())))


def _within(things: Iterable[T], most: int, called: str) -> Iterator[T]:
    """Yield the things, and raise TooLarge if there are more than rows."""
    for n, thing in enumerate(things):
        if n == most:
            raise TooLarge(f"There are more than {most} {called} on the table.")
        yield thing
