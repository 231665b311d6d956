"""Records: set-up, seed and choices of a game as JSON lines, to be read, compared and replayed.

Line 1 is the head (format, version, game, set-up, seed or position); then one line a choice, `{"n": 1, "choice": "move
museum"}`, or for a seat that gives up, `{"concede": 1}`; after every 20 choices a fingerprint, after every 100 a snapshot.
A record replays under the same version of the rules; another version can tell where it differs and still open the
position from a snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from coterie.kernel.codec import decode, encode
from coterie.kernel.errors import BadRecord, CoterieError, IllegalChoice
from coterie.kernel.moves import make, moves_of

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")

FORMAT = 1
FINGERPRINT_EVERY = 20
SNAPSHOT_EVERY = 100


class Record(NamedTuple):
    """A game as its lines. `text` is the record as JSON lines."""

    lines: tuple[dict[str, Any], ...]

    @property
    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(map(text_of, self.lines))

    @property
    def choices(self) -> list[str]:
        """The notations of all choices, in order."""
        return [line["choice"] for line in self.lines if "choice" in line]

    @property
    def head(self) -> dict[str, Any]:
        """The set-up and origin."""
        return self.lines[0]


def record(s: State) -> Record:
    """Return the record of a state.

    Raises:
        BadRecord: it is a sampled world, which has none.
    """
    return Record(tuple(lines_of(s)))


def text_of(line: dict[str, Any]) -> str:
    """Return a line of a record as it is written."""
    return msgspec.json.encode(line).decode() + "\n"


def lines_of(s: State) -> Iterator[dict[str, Any]]:
    """Yield the lines of a state's record: it is played again from its origin to write the notations down.

    Raises:
        BadRecord: it is a sampled world, which has none.
    """
    head = _head(s)
    replayed = begin(s.game, head)
    yield head
    made = 0
    for move in moves_of(s):
        if isinstance(move, tuple):
            make(replayed, move)
            yield {move[0]: move[1]}
            continue
        made += 1
        yield _choice(replayed, made, move)
        make(replayed, move)
        if made % FINGERPRINT_EVERY == 0:
            yield {"fingerprint": replayed.fingerprint()}
        if made % SNAPSHOT_EVERY == 0:
            yield {"snapshot": snapshot(replayed)}
    yield {"fingerprint": replayed.fingerprint()}
    if replayed.over:
        yield _ending(replayed)


def _head(s: State) -> dict[str, Any]:
    """Return the first line of a state's record.

    Raises:
        BadRecord: it is a sampled world.
    """
    if s.origin is None:
        raise BadRecord("This position has no record: it is a sampled world.")
    kind, origin = s.origin
    head = {
        "coterie": FORMAT, "version": s.game.version, "game": s.game.name, "setup": s.setup, kind: origin,
    }  # fmt: skip
    if pack := s.game.pack_mark():
        head["pack"] = pack
    return head


def _choice(s: State, number: int, option: int) -> dict[str, Any]:
    """Return the line of a choice that is about to be made."""
    assert s.asked is not None
    return {"n": number, "seat": s.asked[0], "choice": s.game.talk.notate(s, s.asked[2][option])}


def _ending(s: State) -> dict[str, Any]:
    """Return the last line of a game that is over."""
    return {"result": [s.result[seat] for seat in range(s.seats)], "reason": s.reason}  # type: ignore[index]  # over


def begin(game: Game[S], head: dict[str, Any]) -> S:
    """Return the first position of a record."""
    setup = head["setup"]
    if "snapshot" in head:
        return restore(game, setup, head["snapshot"])
    if "position" in head:
        s = game.read(head["position"])
        s.setup = setup
        return s
    return game.start(setup, seed=head["seed"])


def snapshot(s: State) -> Any:
    """Return everything of a state as JSON-ready data, chronicle left out."""
    return {name: encode(value) for name, value in s.contents().items()}


def restore(game: Game[S], setup: dict[str, Any], data: dict[str, Any]) -> S:
    """Return the state of a snapshot, with its question.

    Raises:
        BadRecord: the snapshot is of another version and cannot be read.
    """
    try:
        s = game.table(setup)
        for name in s.KERNEL + s.TABLE:
            setattr(s, name, decode(data[name]))
        s.origin = ("snapshot", data)
        game.rebuild(s)
        s.play()
    except BadRecord:
        raise
    except Exception as problem:  # any shape of data may come in from a file
        raise BadRecord(f"The snapshot cannot be read by this version ({type(problem).__name__}).") from problem
    return s


def parse(text: str) -> tuple[list[dict[str, Any]], str]:
    """Return the lines of a record, and a sentence about the first line that is damaged ("" for none); lines after it are
    lost.

    Raises:
        BadRecord: there is no head.
    """
    lines: list[dict[str, Any]] = []
    trouble = ""
    for number, line in enumerate(text.rstrip().split("\n"), 1):
        try:
            data = msgspec.json.decode(line)
            if not isinstance(data, dict):
                raise msgspec.DecodeError("not an object")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            trouble = f"Line {number} is cut off or damaged; the game can be shown up to the line before."
            break
        lines.append(data)
    if lines and not trouble and ({"choice", "chance", "concede"} & lines[-1].keys() or len(lines) == 1):
        trouble = f"The record is cut off after line {len(lines)}: a fingerprint or a result should close it."
    if not lines or "coterie" not in lines[0] or "game" not in lines[0]:
        raise BadRecord("This is not a Coterie record: its first line must be a head with “coterie” and “game”.", 1)
    if not isinstance(lines[0]["coterie"], int) or lines[0]["coterie"] > FORMAT:
        raise BadRecord(
            f"This record has format {lines[0]['coterie']}; this version reads up to {FORMAT}. Update Coterie.",
            1,
        )
    return lines, trouble


def replay(
    source: Record | Path | str,
    game_of: Callable[[dict[str, Any]], Game[Any]],
    seen: Callable[[State], None] | None = None,
) -> State:
    """Play a record again and return the position at its end.

    Args:
        source: a record, its text, or the path of its file, which may be a string: a record begins with a brace.
        game_of: finds the game by the first line of the record.
        seen: is called with the first position and with that after each choice.

    Raises:
        BadRecord: a line is damaged, edited or of another version; the error carries the last good position.
    """
    if isinstance(source, Record):
        text = source.text
    elif isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{") or not source.strip()):
        text = source
    else:
        text = read(Path(source))
    lines, trouble = parse(text)
    head = lines[0]
    try:
        game = game_of(head)
        s = begin(game, head)
    except Exception as problem:  # any shape of data may come in from a file
        why = str(problem) if isinstance(problem, CoterieError) else f"({type(problem).__name__}: {problem})."
        raise BadRecord(f"Line 1, the head of the record, cannot be used. {why}", 1) from problem
    if seen is not None:
        seen(s)
    s = follow(game, s, lines, seen)
    if trouble:
        raise BadRecord(trouble, len(lines) + 1, s)
    return s


def follow(
    game: Game[Any], s: State, lines: list[dict[str, Any]], seen: Callable[[State], None] | None = None
) -> State:
    """Play the lines after the head and return the position at the end; see `replay`."""
    version = lines[0].get("version")
    made = 0
    for number, line in enumerate(lines[1:], 2):
        before = s.clone()
        try:
            played = _play_line(s, line, made, version == game.version)
            made += played
            if seen is not None and played:
                seen(s)
        except Exception as problem:  # any shape of data may come in from a file
            why = _why(game, version, problem)
            last = _later(game, lines, number) or before
            raise BadRecord(f"Line {number} cannot be replayed. {why}", number, last) from problem
    return s


def _why(game: Game[Any], version: Any, problem: Exception) -> str:
    """Return what is wrong with a line of a record that a version of the rules has written, as sentences."""
    what = str(problem) if isinstance(problem, CoterieError) else f"It does not fit ({type(problem).__name__})."
    if version != game.version:
        return f"{what} It was written by version {version} of the rules, this is {game.version}."
    return f"{what} The line was edited, or the lines before it were."


def _later(game: Game[Any], lines: list[dict[str, Any]], number: int) -> State | None:
    """Return the position of the first snapshot from a line on, None if there is none that can be read."""
    snapshots = [line["snapshot"] for line in lines[number - 1 :] if "snapshot" in line]
    if snapshots:
        with suppress(BadRecord):
            found: State = restore(game, lines[0].get("setup", {}), snapshots[0])
            return found
    return None


def _play_line(s: State, line: dict[str, Any], made: int, same_version: bool) -> int:
    """Play one line and return the number of choices in it.

    Raises:
        IllegalChoice: the line does not fit the position.
    """
    if "choice" in line:
        _play_choice(s, line, made + 1)
        return 1
    special = next((what for what in ("chance", "concede") if what in line), "")
    if special:
        make(s, (special, int(line[special])))
    else:
        _compare(s, line, same_version)
    return 0


def _play_choice(s: State, line: dict[str, Any], number: int) -> None:
    """Make the choice of a line, which should have a number.

    Raises:
        IllegalChoice: the line does not fit the position.
    """
    if type(line.get("n")) is not int or line["n"] != number:  # 1.0 and true are edited ones
        raise IllegalChoice(f"The choice here should be number {number}.")
    if s.asked is not None and line.get("seat", s.asked[0]) != s.asked[0]:
        raise IllegalChoice(f"The choice here does not belong to seat {line['seat']}.")
    at = s.index(str(line["choice"]))  # a line is one choice, never a gesture
    if at is None:
        raise IllegalChoice(s.refusal(str(line["choice"])))
    s.pick(at)


def _compare(s: State, line: dict[str, Any], same_version: bool) -> None:
    """Compare the position with what a line says of it; another version of the rules may have other snapshots.

    Raises:
        IllegalChoice: they differ, or the line is none of a record.
    """
    if "fingerprint" in line:
        if line["fingerprint"] != s.fingerprint():
            raise IllegalChoice("The position differs from the one in the record.")
    elif "snapshot" in line:
        if same_version and line["snapshot"] != snapshot(s):
            raise IllegalChoice("The snapshot differs from the position in the record.")
    elif "result" in line:
        if s.result is None or line != _ending(s):
            raise IllegalChoice("The game does not end like this.")
    else:
        raise IllegalChoice("It is not a line of a record.")


def read(path: Path) -> str:
    """Return the text of a record file.

    Raises:
        BadRecord: it cannot be read.
    """
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadRecord(f"{path} cannot be read: {problem.strerror or problem}.") from problem
    except UnicodeError as problem:
        raise BadRecord(f"{path} is not a text file.") from problem
