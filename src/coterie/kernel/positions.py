"""Position texts: a position to read, to write by hand and to set up again.

    position: primer
    setup: {"players": 2}
    field a: watchman, brute [bowed, wound 1], torch [on watchman]
    hand a: hush, firestorm
    chance: 7

A game writes its own lines in between. `told:` has the lines of the chronicle about what goes on, as words with arguments: so
it stays known what has been played in it. What is left out takes its default. Where the pleasant lines do not say all,
a last line `rest:` holds the remainder (the list, frames, batches, limits) in the codec's notation; it fits the same
version of the rules only. A piece is its face and, in brackets, what is particular about it:

| mark | meaning |
|---|---|
| bowed | it is not ready |
| down | it lies with its face down |
| on torch.2 | it is attached to the second torch in its zone, counted pile by pile |
| on field/torch | it is attached to a torch in another zone |
| by b | the seat at place b controls it |
| of b | the seat at place b owns it |
| known ab, known all, known - | who knows its face |
| life 3, #12 | its life and number, where they are not those of a fresh table; a larger life came later |
| wound 2 | counters |
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from coterie.kernel.chronicle import EVERYBODY, unwritten, written
from coterie.kernel.codec import decode, encode
from coterie.kernel.errors import BadPosition, BadRecord, CoterieError
from coterie.kernel.fields import wrong
from coterie.kernel.knowledge import knows
from coterie.kernel.layers import Lasting, text_in_force
from coterie.kernel.nearest import nearest
from coterie.kernel.pieces import ALL, Piece, arrive, pile, put

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")
LETTERS = "abcdefgh"
UNKNOWN = "?"
MARKS = ("bowed", "down", "known", "life")  # of a piece; other words are names of counters
Layout = Mapping[str, Mapping[str, int]]  # zone: what each place is called ("" for a zone with one pile)


class Entry(NamedTuple):
    """One line `key: value` of a position text, with its number."""

    key: str
    value: str
    line: int

    def bad(self, sentence: str) -> BadPosition:
        """Return the error for this line."""
        return BadPosition(f"Line {self.line} (“{self.key}”): {sentence}")

    def numbers(self, least: int = 0, most: int = 0) -> tuple[int, ...]:
        """Return the value as whole numbers, from `least` to `most` of them (0: any).

        Raises:
            BadPosition: it is something else.
        """
        parts = self.value.split()
        if not all(re.fullmatch(r"-?\d+", part) for part in parts):
            raise self.bad(f"“{self.value}” must be whole numbers with spaces between them.")
        if len(parts) < least or (most and len(parts) > most):
            raise self.bad(f"there must be {least} to {most} numbers." if least != most else f"needs {least} numbers.")
        return tuple(int(part) for part in parts)

    def number(self, least: int, most: int) -> int:
        """Return the value as a whole number.

        Raises:
            BadPosition: it is something else, or out of its bounds.
        """
        (n,) = self.numbers(1, 1)
        if not least <= n <= most:
            raise self.bad(f"must be {least} to {most}, not {n}.")
        return n

    def seats(self, seats: int, text: str | None = None) -> tuple[int, ...]:
        """Return the seats that the letters of the value, or of another text, name.

        Args:
            seats: how many seats there are.
            text: letters with spaces between them.

        Raises:
            BadPosition: one is no seat.
        """
        letters = (self.value if text is None else text).split()
        for letter in letters:
            if letter not in LETTERS[:seats] or len(letter) > 1:
                raise self.bad(f"“{letter}” is not a seat; the seats are {' '.join(LETTERS[:seats])}.")
        return tuple([LETTERS.index(letter) for letter in letters])

    def seat(self, seats: int, text: str | None = None) -> int:
        """Return the seat that the letter of the value, or another text, names; arguments and errors as for `seats`."""
        found = self.seats(seats, text)
        if len(found) != 1:
            raise self.bad(f"there must be one seat; the seats are {' '.join(LETTERS[:seats])}.")
        return found[0]


def seats_named(seats: int) -> dict[str, int]:
    """Return the places of a zone with a pile for each seat: a, b, c, …"""
    return {LETTERS[seat]: seat for seat in range(seats)}


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def begun(build: Callable[[str], S], text: str) -> S:
    """Return the state of a position text at its question.

    Args:
        build: the game's own reader, which makes the table and asks nobody.
        text: the position.

    Raises:
        BadPosition: it cannot be read, or what it says fits together so little that it cannot be played.
    """
    try:
        s = build(text)
        s.play()
        if s.chain is not None:
            s.scene(EVERYBODY)  # which tells what was told
    except CoterieError:
        raise
    except Exception as problem:  # any shape of data may come in from a file
        raise BadPosition(f"This position cannot be played ({type(problem).__name__}: {problem}).") from problem
    return s


def split(game: Game[Any], text: str) -> list[Entry]:
    """Return the lines of a position text; blank lines and lines that begin with `//` are left out.

    Raises:
        BadPosition: it is not a position of this game, or a line has no key.
    """
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("//"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(f"Line {number}: expected “name: value”, found “{line.strip()}”.")
        entries.append(Entry(" ".join(key.split()), value.strip(), number))
    if not entries or entries[0].key != "position" or entries[0].value != game.name:
        raise BadPosition(f"A position of {game.title} begins with “position: {game.name}”.")
    return entries[1:]


def setup_of(entries: Sequence[Entry]) -> dict[str, Any]:
    """Return the set-up options of a position, {} when there are none.

    Raises:
        BadPosition: they cannot be read.
    """
    for entry in entries:
        if entry.key == "setup":
            try:
                return msgspec.json.decode(entry.value, type=dict[str, Any])
            except msgspec.DecodeError as problem:
                raise entry.bad(f"the options must be JSON ({problem}).") from None
    return {}


def read_pieces(
    s: State, entries: Sequence[Entry], layout: Layout, made: Callable[[str, str, int], tuple[str, int]]
) -> list[Entry]:
    """Lay the pieces of a position on the table and return the lines that are about something else.

    Args:
        s: a table without pieces.
        entries: the lines.
        layout: the zones and their places.
        made: the back and the owner of a face in a zone at a place.

    Raises:
        BadPosition: a zone, a face or a mark is unknown.
    """
    others, found = [], []
    for entry in entries:
        zone, _, place = entry.key.partition(" ")
        if zone not in layout or place not in layout[zone]:
            others.append(entry)
            continue
        for item in filter(None, (part.strip() for part in _split_pieces(entry.value))):
            found.append(_item(s, entry, item, zone, layout[zone][place], made))
    _number(s, found)
    return others


def _split_pieces(text: str) -> list[str]:
    """Return the pieces of a line: its parts between the commas that stand outside brackets."""
    parts, begun, inside = [], 0, False
    for at, letter in enumerate(text):
        if letter == "," and not inside:
            parts.append(text[begun:at])
            begun = at + 1
        elif letter in "[]":
            inside = letter == "["
    return [*parts, text[begun:]]


class _Item(NamedTuple):
    """One piece of a line: its row, its number if one was given, and what it is attached to ("" for nothing)."""

    entry: Entry
    piece: Piece
    number: int | None
    host: str


def _item(
    s: State, entry: Entry, text: str, zone: str, place: int, made: Callable[[str, str, int], tuple[str, int]]
) -> _Item:
    """Return a piece of a line; the arguments are as for `read_pieces`.

    Raises:
        BadPosition: its face or a mark is unknown.
    """
    face, bracket, rest = text.partition("[")
    face = face.strip()
    if not face or "]" in face or (bracket and not rest.endswith("]")):
        raise entry.bad(f"“{text}” is not a piece; write it as “name [mark, mark]”.")
    if face == UNKNOWN:
        raise entry.bad("a position with unknown cards can be looked at, not played.")
    if face not in s.game.faces:
        raise entry.bad(f"there is no “{face}”.")
    back, owner = made(face, zone, place)
    marks = [mark for mark in (part.strip() for part in rest.removesuffix("]").split(",")) if mark]
    piece = Piece(face, back, owner, zone, place, known=default_known(s, zone, place, down="down" in marks))
    number, host = None, ""
    for mark in marks:
        word, _, value = mark.partition(" ")
        try:
            if mark.startswith("#"):
                number = int(mark[1:])
            elif word == "on":
                host = value
            else:
                _mark(s, piece, mark)
        except ValueError:
            raise entry.bad(f"“{mark}” is not a mark of a piece.") from None
    return _Item(entry, piece, number, host)


def _mark(s: State, piece: Piece, mark: str) -> None:
    """Give a piece what a mark says of it alone.

    Raises:
        ValueError: it is not a mark of a piece.
    """
    word, _, value = mark.partition(" ")
    if mark == "bowed":
        piece.ready = False
    elif mark == "down":
        piece.down = True
    elif word == "by":
        piece.controller = LETTERS.index(value, 0, s.game.owners(s))
    elif word == "of":
        piece.owner = LETTERS.index(value, 0, s.game.owners(s))
    elif word == "known":
        piece.known = _mask(s, value)
    elif word == "life":
        piece.life = int(value)
    else:
        _count(piece, word, value)


def _count(piece: Piece, name: str, value: str) -> None:
    """Put counters on a piece.

    Raises:
        ValueError: it is no number of counters, or the name is a slip of the pen for another mark.
    """
    n = int(value or 1)
    if n < 0 or (not value and nearest(name, MARKS, cutoff=0.75)):
        raise ValueError(name)
    piece.counters = piece.counting(name, n)


def _number(s: State, found: list[_Item]) -> None:
    """Put the rows on the table under their numbers, and attach those that say so."""
    numbers = [i if item.number is None else item.number for i, item in enumerate(found)]
    if sorted(numbers) != list(range(len(found))):
        raise BadPosition("The numbers of the pieces (“#…”) must be given to all or none, from 0 without a gap.")
    s.pieces = [piece for _, piece in sorted(zip(numbers, (item.piece for item in found), strict=True), key=_first)]
    s.serial = max(s.serial, max((piece.life for piece in s.pieces), default=0))  # later lives are larger ones
    for number, item in zip(numbers, found, strict=True):
        key = item.piece.zone, item.piece.place
        s.piles[key] = (*s.piles.get(key, ()), number)
    hosts = {(s.pieces[n].zone, name): n for n, name in _names(s).items()} if any(item.host for item in found) else {}
    for item in found:
        if item.host:
            zone, slash, name = item.host.rpartition("/")
            host = hosts.get((zone if slash else item.piece.zone, name))
            if host is None:
                raise item.entry.bad(f"there is no “{item.host}” to be attached to.")
            item.piece.host = host


def _first(pair: tuple[int, Piece]) -> int:
    return pair[0]


def _names(s: State, seat: int | None = None) -> dict[int, str]:
    """Return the names of all pieces: the face, with its place among the same faces of its zone ("torch.2").

    For a seat, what it does not know has `?` for its face.
    """
    names, times = {}, Counter[tuple[str, str]]()
    for (zone, _), order in sorted(s.piles.items()):
        for n in order:
            face = s.pieces[n].face if seat is None or knows(s, seat, n) else UNKNOWN
            times[zone, face] += 1
            at = times[zone, face]
            names[n] = face if at == 1 else f"{face}.{at}"
    return names


def default_known(s: State, zone: str, place: int, *, down: bool = False) -> int:
    """Return who knows a face that lies in a zone, or lies face down there, unless it is said otherwise."""
    seen = s.game.zones[zone].seen
    if seen == "all":
        return 0 if down else ALL
    return 1 << place if seen == "place" else 0


def _mask(s: State, text: str) -> int:
    """Return who knows a face, by the letters of the seats.

    Raises:
        ValueError: one is the letter of no seat.
    """
    if text == "all":
        return ALL
    mask = 0
    for letter in text.removeprefix("-"):
        mask |= 1 << LETTERS.index(letter, 0, s.game.owners(s))
    return mask


def finish(s: State, entries: Sequence[Entry], text: str) -> None:
    """Take the lines `chance` and `rest` into account, work out texts and the index: the table is complete.

    Raises:
        BadPosition: a line is unknown, or the last line is of another version.
    """
    for entry in entries:
        if entry.key == "told":
            _tell(s, entry)
        elif entry.key == "chance":
            s.dice = entry.numbers(1, 1)[0]
        elif entry.key == "rest":
            _override(s, entry)
        elif entry.key != "setup":
            raise entry.bad(f"{s.game.title} has no such line.")
    s.game.rebuild(s)
    if not any(piece.text for piece in s.pieces):  # the last line has not said what counts
        _work_out_texts(s)
    s.origin = ("position", text)


def _tell(s: State, entry: Entry) -> None:
    """Begin the chronicle with what was told of what goes on."""
    try:
        for word, args in unwritten(entry.value):
            if word not in s.game.catalogue:
                raise entry.bad(f"{s.game.title} does not tell “{word}”.")
            s.tell(word, *args)
    except (ValueError, BadRecord, RecursionError) as problem:
        raise entry.bad(f"the lines cannot be read ({problem}).") from None


def _work_out_texts(s: State) -> None:
    """Lay effects that last over their pieces, and let texts count in the order in which the pieces came."""
    for number, effect in sorted(s.rows.items()):
        if type(effect) is Lasting and s.pieces[effect.piece].life == effect.life:
            now = s.pieces[effect.piece]
            if number not in now.lasting:
                now.lasting = (*now.lasting, number)
    order = sorted(enumerate(s.pieces), key=_by_life)
    for number, now in order:
        arrive(s, number, now)
    for number, _ in order:  # what switches the text of others on or off is in the index now
        now = s.pieces[number]
        if text_in_force(s, number, now) != (now.text, now.marks):
            put(s, number, now.copy())


def _by_life(numbered: tuple[int, Piece]) -> int:
    return numbered[1].life


def _override(s: State, entry: Entry) -> None:
    """Replace what the pleasant lines leave unsaid by what the last line says."""
    before = s.contents()
    try:
        data = msgspec.json.decode(entry.value, type=dict[str, Any])
        for name, value in data.items():
            if name not in s.KERNEL + s.TABLE:
                raise entry.bad(f"a state has no “{name}”.")
            setattr(s, name, decode(value))
    except (msgspec.DecodeError, BadRecord, RecursionError) as problem:
        raise entry.bad(f"it cannot be read by this version ({problem}).") from None
    trouble = wrong(s, before)
    if trouble:
        raise entry.bad(trouble)


# ── writing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(
    s: State, layout: Layout, own: Sequence[str], seat: int | None, build: Callable[[str], State], *, exact: bool = True
) -> str:
    """Return the position text of a state.

    Args:
        s: the state.
        layout: the zones and their places.
        own: the game's own lines.
        seat: whose knowledge is written (`?` for what it does not know), or None for everything.
        build: makes an unplayed table of a text, to see what the pleasant lines leave unsaid.
        exact: False leaves the last line away.
    """
    lines = [f"position: {s.game.name}", f"setup: {msgspec.json.encode(s.setup).decode()}", *own]
    lines += write_pieces(s, layout, seat)
    if seat is None:
        lines.append(f"chance: {s.dice}")
        if exact and (told := s.game.going_on(s)):
            lines.append(f"told: {written(told)}")
        if exact:
            said = build("\n".join(lines)).contents()
            rest = {name: encode(value) for name, value in s.contents().items() if value != said[name]}
            if rest:
                lines.append(f"rest: {msgspec.json.encode(rest).decode()}")
    return "\n".join(lines) + "\n"


def write_pieces(s: State, layout: Layout, seat: int | None) -> list[str]:
    """Return the lines of the zones that are not empty; for a seat without numbers, lives and who knows what."""
    order = [p for zone, places in layout.items() for place in places.values() for p in pile(s, zone, place)]
    fresh = order == list(range(len(order)))
    names = _names(s, seat) if any(piece.host >= 0 for piece in s.pieces) else {}
    lines = []
    for zone, places in layout.items():
        for name, place in places.items():
            if there := pile(s, zone, place):
                key = f"{zone} {name}".strip()
                lines.append(f"{key}: {', '.join([_written(s, p, seat, fresh, names) for p in there])}")
    return lines


def _written(s: State, p: int, seat: int | None, fresh: bool, names: dict[int, str]) -> str:
    now = s.pieces[p]
    hidden = seat is not None and not knows(s, seat, p)
    marks = ["bowed"] * (not now.ready) + ["down"] * now.down
    marks += [f"{name} {n}" if n != 1 else name for name, n in now.counters]
    if now.host >= 0:
        zone = s.pieces[now.host].zone
        elsewhere = f"{zone}/" if zone != now.zone else ""
        marks.append(f"on {elsewhere}{UNKNOWN if hidden else names[now.host]}")
    if now.controller >= 0:
        marks.append(f"by {LETTERS[now.controller]}")
    usual = now.known == default_known(s, now.zone, now.place, down=now.down)
    opened = now.known == ALL and s.game.zones[now.zone].seen == "place"  # it lies open among what only its place sees
    if not usual and (seat is None or opened):
        marks.append(f"known {_who(s, now.known)}")
    if seat is None:
        if now.life:
            marks.append(f"life {now.life}")
        if not fresh:
            marks.append(f"#{p}")
    return (UNKNOWN if hidden else now.face) + (f" [{', '.join(marks)}]" if marks else "")


def _who(s: State, known: int) -> str:
    if known == ALL:
        return "all"
    return "".join(LETTERS[seat] for seat in range(s.game.owners(s)) if known >> seat & 1) or "-"
