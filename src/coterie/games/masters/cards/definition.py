"""The shapes of the content, each with its provenance and the text that players read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from coterie.words.nodes import Effect, Group, Standing
from coterie.words.say import say, sentence

Source = Literal["known", "partly known", "designed", "pack"]


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
        day = [f"By day: {say(self.day)}."] if self.day is not None else []
        night = [f"At night ({self.points} AP): {say(self.night)}."] if self.night is not None else []
        return " ".join(day + night)


@dataclass(frozen=True)
class Ability:
    """A blood ability (costs blood) or a dark ability (costs veil); two of them work in combat and have no tree."""

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
        """Cost and effect as a sentence."""
        cost = [f"{self.blood} blood"] if self.blood else []
        cost += [f"{self.veil} veil"] if self.veil else []
        cost += ["1 minion from your district"] if self.minion else []
        does = IN_COMBAT[self.in_combat] if self.does is None else say(self.does)
        return f"{self.name} (pay {' and '.join(cost)}): {does}."


IN_COMBAT = {
    "": "",
    "rage": "when your vampire fights, after picking a die, let it count 3 more (6 at most); repeat it if you like",
    "bloodbath": (
        "when your vampire fights, after picking a die, let it count as 6; "
        "once it is applied 1 more exposed agent there is killed and needs no die"
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
        """The text of the sheet."""
        sigil = " ".join(sentence(part) for part in self.sigil)
        return f"Blood: {self.blood.text} Dark: {self.dark.text} {self.sigil_name}: {sigil}"


@dataclass(frozen=True)
class Sigil:
    """A dread sigil as it lies in a district."""

    id: str
    name: str
    district: tuple[Standing, ...]
    source: Source = "designed"
    kind: str = field(default="sigil", init=False)

    def standing(self, zone: str) -> tuple[Standing, ...]:
        """The abilities that count in a zone."""
        return self.district if zone == "district" else ()

    @property
    def text(self) -> str:
        """What it adds to its district."""
        return " ".join(sentence(part) for part in self.district)


@dataclass(frozen=True)
class Use:
    """How a relic is activated: what it costs, what it does, how often ("turn", "round", "" for no limit)."""

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
        """The abilities that count in a zone."""
        return self.held if zone == "held" else self.placed if zone == "district" else ()

    @property
    def text(self) -> str:
        """The text of the card."""
        parts = [sentence(part) for part in self.held]
        if self.use is not None:
            cost = [f"{self.use.points} AP"] if self.use.points else []
            cost += [f"{self.use.blood} blood"] if self.use.blood else []
            cost += [f"{self.use.veil} veil"] if self.use.veil else []
            once = f" Once a {self.use.once}." if self.use.once else ""
            parts.append(f"Pay {' and '.join(cost)}: {say(self.use.does)}.{once}")
        parts += [f"In its district: {say(part)}." for part in self.placed]
        return " ".join(parts)


@dataclass(frozen=True)
class Stays:
    """A card that stays in play: where it is laid (None: beside the city), what it does there, when it leaves."""

    on: Group | None
    standing: tuple[Standing, ...]
    leaves: tuple[Standing, ...]


@dataclass(frozen=True)
class EventCard:
    """An event card: its act, the crosses of its grid (positions 1 to 9), its text."""

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
        """The abilities that count in a zone."""
        if self.stays is None or zone not in ("district", "sheet", "beside"):
            return ()
        return (*self.stays.standing, *self.stays.leaves)

    @property
    def text(self) -> str:
        """The text below the grid."""
        stays = self.stays
        where = ""
        if stays is not None:
            where = "This card stays beside the city. "
            if stays.on is not None:
                place = say(stays.on)
                article = "a " if place.startswith("district") else "" if place.startswith("the ") else "the "
                sheet = "the sheet of " if stays.on.KIND == "vampire" else ""
                where = f"This card goes to {sheet}{article}{place}. "
        does = [sentence(self.does)] if self.does is not None else []
        lying = [sentence(part) for part in (*stays.standing, *stays.leaves)] if stays is not None else []
        return where + " ".join(does + lying)


@dataclass(frozen=True)
class Tracker:
    """A veil tracker: agents in the reserve, and the numbers (red, (blue, blue)) at high and low veil."""

    agents: int
    high: tuple[int, tuple[int, int]]
    low: tuple[int, tuple[int, int]]
    source: Source = "partly known"


Face = Any  # Tile | Character | Sigil | Relic | EventCard
