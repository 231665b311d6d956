"""The shapes of the content, each with its provenance and the text that players read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from coterie.games.masters.words.vocabulary import VOICE
from coterie.words.effects import Effect
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import sentence
from coterie.words.word import Word

Source = Literal["known", "partly known", "designed", "pack"]


def said(*words: Word) -> str:
    """Return the text of words, each as a sentence."""
    return " ".join(sentence(word.say(VOICE)) for word in words)


def cost(points: int = 0, blood: int = 0, veil: int = 0, minion: bool = False) -> str:
    """Return the text of a cost: “1 AP and 1 blood”, or “nothing”."""
    parts = [f"{n} {unit}" for n, unit in ((points, "AP"), (blood, "blood"), (veil, "veil")) if n]
    return " and ".join(parts + (["1 minion from your district"] if minion else [])) or "nothing"


@dataclass(frozen=True)
class Tile:
    """A district tile: a day effect, a night effect with its action points, or both (M-003)."""

    id: str
    name: str
    day: Effect | None = None
    night: Effect | None = None
    points: int = 1
    source: Source = "designed"
    kind: str = field(default="tile", init=False)
    abilities: tuple[Standing, ...] = field(default=(), init=False)

    @property
    def text(self) -> str:
        """The text of the tile."""
        day = [f"By day: {said(self.day)}"] if self.day is not None else []
        night = [f"At night ({self.points} AP): {said(self.night)}"] if self.night is not None else []
        return " ".join(day + night)


@dataclass(frozen=True)
class Ability:
    """A blood ability, which costs blood, or a dark ability, which costs veil; two of them work in combat and have no words."""

    name: str
    does: Effect | None
    blood: int = 0
    veil: int = 0
    minion: bool = False
    in_combat: Literal["", "rage", "bloodbath"] = ""
    reads_events: bool = False
    source: Source = "designed"

    @property
    def text(self) -> str:
        """Its name, cost and effect."""
        does = sentence(IN_COMBAT[self.in_combat]) if self.does is None else said(self.does)
        return f"{self.name} (pay {cost(0, self.blood, self.veil, self.minion)}): {does}"


IN_COMBAT = {
    "": "",
    "rage": "when your vampire fights and has picked a die, the die counts 3 more (6 at most); it can be paid repeatedly",
    "bloodbath": (
        "when your vampire fights and has picked a die, the die counts as 6; once it is applied, "
        "your vampire kills 1 more exposed agent there without a die"
    ),
}


@dataclass(frozen=True)
class Character:
    """A vampire: its two abilities and its dread sigil."""

    id: str
    name: str
    color: str
    blood: Ability
    dark: Ability
    sigil_name: str
    sigil: tuple[Standing, ...]
    source: Source = "partly known"
    sigil_source: Source = "designed"
    kind: str = field(default="vampire", init=False)
    abilities: tuple[Standing, ...] = field(default=(), init=False)

    @property
    def text(self) -> str:
        """The text of its sheet."""
        return f"Blood: {self.blood.text} Dark: {self.dark.text} {self.sigil_name}: {said(*self.sigil)}"


@dataclass(frozen=True)
class Sigil:
    """A dread sigil, as a piece of its own."""

    id: str
    name: str
    district: tuple[Standing, ...]
    source: Source = "designed"
    kind: str = field(default="sigil", init=False)

    def standing(self, zone: str) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone."""
        return self.district if zone == "district" else ()

    @property
    def text(self) -> str:
        """The text of what it does in its district."""
        return said(*self.district)


@dataclass(frozen=True)
class Use:
    """The activation of a relic: its effect, its cost, and its limit: once a "turn", once a "round", or "" for none."""

    does: Effect
    points: int = 0
    blood: int = 0
    veil: int = 0
    once: Literal["", "turn", "round"] = ""


@dataclass(frozen=True)
class Relic:
    """A relic: passive while held, activated at night, or placed into a district for good."""

    id: str
    name: str
    held: tuple[Standing, ...] = ()
    use: Use | None = None
    placed: tuple[Standing, ...] = ()
    source: Source = "designed"
    kind: str = field(default="relic", init=False)

    def standing(self, zone: str) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone."""
        return self.held if zone == "held" else self.placed if zone == "district" else ()

    @property
    def text(self) -> str:
        """The text of the card."""
        parts = [said(*self.held)] if self.held else []
        if self.use is not None:
            pay = cost(self.use.points, self.use.blood, self.use.veil)
            parts.append(" ".join(f"In your turn, pay {pay}: {said(self.use.does)} {ONCE[self.use.once]}".split()))
        parts += [f"In its district: {said(part)}" for part in self.placed]
        return " ".join(parts)


ONCE = {"": "", "turn": "Once in each turn.", "round": "Once in each round, even if it changes hands."}


@dataclass(frozen=True)
class Stays:
    """How a card stays in play: where it is laid, None for beside the city; what it does there; when it leaves."""

    on: Group | None
    standing: tuple[Standing, ...]
    leaves: tuple[Standing, ...]

    @property
    def where(self) -> str:
        """The sentence that says where it is laid."""
        if self.on is None:
            return "This card stays beside the city."
        sheet = "the sheet of " if self.on.KIND == "vampire" else ""
        return f"This card goes to {sheet}{self.on.one(VOICE)}."


@dataclass(frozen=True)
class EventCard:
    """An event card: its act, the crosses of its grid (positions 1 to 9), and its text."""

    id: str
    name: str
    act: int
    red: int
    blue: tuple[int, int]
    does: Effect | None = None
    stays: Stays | None = None
    tone: Literal["good", "bad", "mixed"] = "bad"
    source: Source = "designed"
    kind: str = field(default="event", init=False)

    def standing(self, zone: str) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone."""
        if self.stays is None or zone not in ("district", "sheet", "beside"):
            return ()
        return (*self.stays.standing, *self.stays.leaves)

    @property
    def text(self) -> str:
        """The text below the grid."""
        stays = self.stays
        parts = [] if stays is None else [stays.where]
        parts += [said(self.does)] if self.does is not None else []
        parts += [said(*stays.standing, *stays.leaves)] if stays is not None else []
        return " ".join(parts)


@dataclass(frozen=True)
class Tracker:
    """A veil tracker: agents in the reserve, and the numbers (red, (blue, blue)) at high and low veil."""

    agents: int
    high: tuple[int, tuple[int, int]]
    low: tuple[int, tuple[int, int]]
    source: Source = "partly known"


Face = Any  # Tile | Character | Sigil | Relic | EventCard
