"""What a game tells the kernel: its set-up options, its faces and zones, its timing, its words for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel import phrases
from coterie.kernel.chronicle import Line
from coterie.kernel.errors import BadOptions, RulesError
from coterie.kernel.pieces import Piece, Zone, _listen
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import PLAIN_THEME, Looked, Number, Theme, named

if TYPE_CHECKING:
    from coterie.kernel.events import Atom, Event, Stage
    from coterie.kernel.state import State


@dataclass(frozen=True)
class SetUp:
    """One set-up option: drives the command line, web forms and environments.

    Attributes:
        kind: "int", "str", "list" (of str) or "bool".
        default: its value when left out.
        choices: what it may be (for a list: its members may be), () for anything.
        least, most: bounds of a number, or of the length of a list.
        help: one line for people.
    """

    name: str
    kind: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None

    def checked(self, value: Any) -> Any:
        """The value, brought into its type.

        Raises:
            BadOptions: it cannot have this value.
        """
        try:
            value = _CONVERT[self.kind](value)
        except (TypeError, ValueError):
            raise BadOptions(f"“{self.name}” must be {_ARTICLE[self.kind]}, not {value!r}.") from None
        members = value if self.kind == "list" else [value]
        for member in members:
            if self.choices and member not in self.choices and not (member == self.default):
                raise BadOptions(f"“{self.name}” cannot be {member!r}; it can be {', '.join(map(str, self.choices))}.")
        size = len(value) if self.kind == "list" else value
        if isinstance(size, int) and self.least is not None and size < self.least:
            raise BadOptions(f"“{self.name}” must be at least {self.least}{self._unit}.")
        if isinstance(size, int) and self.most is not None and size > self.most:
            raise BadOptions(f"“{self.name}” can be at most {self.most}{self._unit}.")
        return value

    @property
    def _unit(self) -> str:
        return " long" if self.kind == "list" else ""


def _as_list(value: Any) -> list[str]:
    return [v.strip() for v in value.split(",") if v.strip()] if isinstance(value, str) else [str(v) for v in value]


def _as_int(value: Any) -> int:
    if isinstance(value, bool) or (isinstance(value, float) and value != int(value)):
        raise TypeError(value)
    return int(value)


def _as_bool(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    return {"yes": True, "true": True, "no": False, "false": False}[str(value).lower()]


_CONVERT: dict[str, Callable[[Any], Any]] = {
    "int": _as_int, "str": str, "list": _as_list, "bool": lambda v: _as_bool(v),
}  # fmt: skip
_ARTICLE = {"int": "a whole number", "str": "a text", "list": "a list", "bool": "yes or no"}


@dataclass(repr=False)
class Game:
    """The rules of one game. Every game subclasses it; the attributes here are what the kernel reads.

    Attributes:
        name: the game's short name. title: its name for people. version: of its rules.
        options: the set-up options, `players` always among them.
        faces: definitions by name; each has `abilities`.
        zones: what holds for the piles of a name.
        timing: the stages of a batch of events. atoms: what each kind of event changes.
        settle: the step with the state-based checks, None for none.
        catalogue: the phrases of the interface, by word.
        theme: colours and symbols for whoever draws its scenes.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    options: ClassVar[tuple[SetUp, ...]] = ()
    zones: ClassVar[Mapping[str, Zone]] = {}
    mixed: ClassVar[tuple[str, ...]] = ()  # those of the zones whose cards only their place can follow
    timing: ClassVar[tuple[Stage, ...]] = ()
    atoms: ClassVar[Mapping[str, Atom]] = {}
    settle: ClassVar[Callable[..., None] | None] = None
    after_answer: ClassVar[str] = "next"  # who goes on after an answer: the "next" seat, or "restart" with the first
    catalogue: ClassVar[Mapping[str, phrases.Phrase]] = {}
    theme: ClassVar[Theme] = PLAIN_THEME
    faces: Mapping[str, Any] = field(default_factory=dict)

    def __init_subclass__(cls) -> None:
        cls.mixed = tuple(name for name, zone in cls.zones.items() if zone.mixed)
        if any(cls.zones[name].seen != "place" for name in cls.mixed):
            raise RulesError(f"{cls.__name__}: only what its place alone sees can be mixed")

    def __repr__(self) -> str:
        mark = self.pack_mark()
        return f"<{self.title}, with {mark['name']}>" if mark else f"<{self.title}>"

    # ── starting ────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up with defaults filled in.

        Raises:
            BadOptions: an option does not exist or has a value that it cannot have.
        """
        known = {option.name: option for option in self.options}
        for name in setup:
            if name not in known:
                raise BadOptions(f"{self.title} has no option “{name}”; it has {', '.join(known)}.")
        return {name: option.checked(setup.get(name, option.default)) for name, option in known.items()}

    def start(self, setup: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """A new game at its first question."""
        raise NotImplementedError

    def table(self, setup: Mapping[str, Any]) -> State:
        """An empty state with the set-up's number of seats, for snapshots and position texts."""
        raise NotImplementedError

    def read(self, text: str) -> State:
        """The state of a position text."""
        raise NotImplementedError

    def write(self, s: Any, seat: int | None) -> str:
        """The position text of a state."""
        raise NotImplementedError

    def scene(self, s: Any, seat: int, since: int = 0) -> dict[str, Any]:
        """What a seat may see."""
        raise NotImplementedError

    def evaluate(self, s: Any, seat: int) -> float:
        """How good a position is for a seat, from 0 (lost) to 1 (won), from public knowledge and the seat's own."""
        raise NotImplementedError

    def horizon(self, s: Any) -> object:
        """What stays the same as long as a player's own turn lasts: how far a player that looks ahead looks."""
        return None

    def fitted(self, **given: Any) -> Game:
        """The same game with other content, such as that of a pack.

        Raises:
            BadOptions: the game takes no such thing.
        """
        raise BadOptions(f"{self.title} takes no {' and no '.join(given)}.")

    def pack_mark(self) -> dict[str, str] | None:
        """Name and fingerprint of the content pack in use, None for none."""
        return None

    # ── what the kernel asks ────────────────────────────────────────────────────────────────────────────────────

    def text(self, s: State, piece: Piece) -> tuple[Any, ...]:
        """The abilities of a piece that count now: nothing in zones where texts do not count, nothing of what lies face
        down. A game with pieces that are printed on both sides answers with the side that lies up."""
        return self.faces[piece.face].abilities if self.zones[piece.zone].active and not piece.down else ()

    def kind(self, s: State, piece: int, row: Piece | None = None) -> str:
        """What kind of thing a piece is for effects, by the side that lies up; "" for what lies face down. With a row,
        what it was then."""
        now = s.pieces[piece] if row is None else row
        return "" if now.down else str(self.faces[now.face].kind)

    def index(self, s: State) -> None:
        """Build the trigger index anew."""
        s.ears = {}
        for number, piece in enumerate(s.pieces):
            _listen(s, number, piece)

    def heard(self, s: State, stage: str, kind: str) -> bool:
        """Whether a stage can matter for a kind of event; a game with hidden hands says yes for what they could
        hold."""
        return stage == "apply" or (stage, kind) in s.ears

    def order(self, s: State) -> tuple[int, ...]:
        """The seats in the order in which they answer events."""
        return tuple(range(s.seats))

    def speaks(self, s: State, piece: int, row: Piece | None = None) -> int:
        """The seat that decides for a piece; with a row, for the piece as it was then (it may have left since)."""
        now = s.pieces[piece] if row is None else row
        return now.controller if now.controller >= 0 else now.owner

    def allied(self, s: State, seat: int, other: int) -> bool:
        """Whether two seats are on the same side; a seat is its own ally."""
        return seat == other

    def affected(self, s: State, event: Event) -> int:
        """The seat that orders the replacements of an event."""
        return self.speaks(s, event.subject)

    def could_lie(self, s: State, face: str, piece: Piece) -> bool:
        """Whether, by rules that everybody knows, a hidden piece could have a face; samples keep to it."""
        return True

    def may_answer(self, s: State, seat: int, stage: str, kind: str) -> bool:
        """Whether, by public knowledge, a seat could hold an answer that nobody sees."""
        return False

    # ── words for people ────────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: Any, kind: str, value: Any, short: bool) -> str:
        """What a value of a kind is called: the notation's short form or the full name."""
        raise NotImplementedError

    def phrase(self, s: Any, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """A phrase of the catalogue with its arguments."""
        found = self.catalogue[word]
        template = found.notation if short or not found.label else found.label
        return phrases.render(template, args, lambda kind, value, brief: self.called(s, kind, value, brief), short)

    def notate(self, s: Any, raw: RawOption) -> str:
        """An option's notation."""
        return self.phrase(s, raw[0], raw[1], short=True)

    def label(self, s: Any, raw: RawOption) -> str:
        """An option's label."""
        return self.phrase(s, raw[0], raw[1], short=False)

    def sentence(self, s: Any, line: Line) -> str:
        """A line of the chronicle as a sentence."""
        return self.phrase(s, line.word, line.args, short=False)

    def concerned(self, s: Any, raw: RawOption) -> tuple[str, ...]:
        """What an option concerns, as the scene names pieces: "kind:value" of each argument that lies on the table."""
        return tuple(named(s, raw[0], raw[1]))

    def id_of(self, s: Any, kind: str, value: Any) -> str:
        """How the scene names what a phrase names, "" for what does not lie on the table.

        A reference to a piece, `(number, life)`, stands for its number.
        """
        if kind in ("n", "text"):
            return ""
        return f"{kind}:{value[0] if kind == 'piece' and type(value) is tuple else value}"

    # ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────

    def opening(self, s: Any) -> tuple[str, ...]:
        """What is said once at set-up."""
        return ()

    def topics(self, s: Any) -> dict[str, str]:
        """What can be looked at: what people may type, in small letters, and the topic that it names."""
        found = {}
        for face, definition in self.faces.items():
            found[face.lower()] = found[str(getattr(definition, "name", face)).lower()] = face
        return found

    def look(self, s: Any, topic: str) -> Looked | None:
        """The text of a card or of anything else that has one; `topic` is a value of `topics`."""
        definition = self.faces.get(topic)
        if definition is None:
            return None
        name, kind = str(getattr(definition, "name", topic)), str(getattr(definition, "kind", "card"))
        return Looked(name, kind, (str(getattr(definition, "text", "")),), str(getattr(definition, "source", "")))

    def why_not(self, s: Any, seat: int, action: str) -> str:
        """Why a seat cannot do something now, as a sentence."""
        question = s.question
        if question is None:
            return "The game is over."
        if question.seat != seat:
            return "Somebody else is asked now."
        words = {option.notation for option in question.options}
        possible = [word for word in words if word.split()[0] == action.split()[0]] if action else []
        if possible:
            return f"It is possible: {', '.join(sorted(possible))}."
        return f"The question does not offer “{action}”; this game gives no closer reason."

    def reasons(self, s: Any, seat: int) -> list[tuple[str, str]]:
        """What a player would expect and cannot do now: the name of each action, and why not as a sentence."""
        return []

    def odds(self, s: Any, raw: RawOption) -> list[tuple[str, float]]:
        """What chance may make of an option: texts and their shares, 0 to 1; [] where no chance is met at once."""
        return []

    def contributors(self, s: Any, raw: RawOption) -> list[Number]:
        """The numbers behind an option, each with its parts."""
        return []

    def statistics(self, s: Any) -> list[tuple[str, str]]:
        """What there is to tell of a game that is over, as names and values."""
        return []
