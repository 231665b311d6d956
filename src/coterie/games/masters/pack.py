"""Content packs: owners of the box replace designed cards with the printed ones.

A pack is a TOML file, described in `docs/packs.md`. What a table omits stays as it is, but the parts of a card's text belong
together: if one of them is given, those that are not given are removed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.games.masters.cards.definition import Ability, Character, EventCard, Relic, Stays, Tile, Tracker, Use
from coterie.games.masters.pack_grammar import Entry, Problem, Source, meant
from coterie.games.masters.state import AGENTS
from coterie.games.masters.words import fits
from coterie.games.masters.words.fits import Home
from coterie.games.masters.words.relics import Inherits
from coterie.games.masters.words.standing import Leaving
from coterie.kernel.codec import digest
from coterie.kernel.errors import BadWords
from coterie.words import toml_file
from coterie.words.word import Word, walk

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame

LARGEST = 1_000_000  # characters of a file


class Replaced(NamedTuple):
    """One thing that a pack replaces: its table ("event", "ability", …), its id, and its new value."""

    kind: str
    id: str
    now: Any


@dataclass(frozen=True)
class Pack:
    """A content pack that has been read and checked.

    Attributes:
        name, author: as its file gives them.
        fingerprint: a digest of what it replaces, independent of the file's layout.
        replaced: everything that it replaces, in the file's order.
        content: the attributes of the game that change.
    """

    name: str
    author: str
    fingerprint: str
    replaced: tuple[Replaced, ...]
    content: dict[str, Any]

    @property
    def mark(self) -> dict[str, str]:
        """The mark that records store."""
        return {"name": self.name, "fingerprint": self.fingerprint}


class BadPack(BadWords):
    """A pack with problems; `problems` lists them all, and so does the message."""

    def __init__(self, problems: list[Problem], name: str) -> None:
        self.problems = sorted(problems)
        first = self.problems[0]
        super().__init__("\n".join(f"{name}{problem}" for problem in self.problems), first.line, first.column)


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def fitted(game: MastersGame, pack: Any) -> MastersGame:
    """Return a game with the content of a pack.

    Args:
        game: the game.
        pack: the path of a file, the contents of such a file as a mapping, a `Pack`, or a record's mark.

    Raises:
        BadWords: the pack cannot be read, or only its mark was given and the pack itself is missing.
    """
    if isinstance(pack, Mapping) and is_mark(pack):
        if game.pack is not None and game.pack["fingerprint"] == pack["fingerprint"]:
            return game
        raise BadWords(missing(pack))
    if isinstance(pack, Pack):
        found = pack
    else:
        found = read(pack, game) if isinstance(pack, Mapping) else load(Path(pack), game)
    return replace(game, **found.content, pack=found.mark)


def is_mark(pack: Mapping[str, Any]) -> bool:
    """Return whether a mapping is the mark of a pack in a record, rather than a pack."""
    return set(pack) == {"name", "fingerprint"} and all(isinstance(value, str) for value in pack.values())


def missing(mark: Mapping[str, Any]) -> str:
    """Return the message about a missing pack."""
    return (
        f"This was played with the content pack “{mark['name']}” (fingerprint {mark['fingerprint']}), "
        "which is not here. Give its file: --pack FILE."
    )


def load(path: Path, game: MastersGame) -> Pack:
    """Return the pack that a file describes.

    Raises:
        BadWords: it cannot be read; each problem has its line and column.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadWords(f"{path} cannot be read: {problem.strerror or problem}.") from None
    except UnicodeError:
        raise BadWords(f"{path} is not a text file in UTF-8.") from None
    if len(text) > LARGEST:
        raise BadWords(f"{path} is too large for a content pack.")
    try:
        return parse(text, game, f"{path}, ")
    except BadPack:
        raise
    except BadWords as problem:
        raise BadWords(f"{path}, {problem}", problem.line, problem.column) from None


def parse(text: str, game: MastersGame, name: str = "") -> Pack:
    """Return the pack that a TOML text describes.

    Args:
        text: the text.
        game: the game.
        name: a prefix for each problem, such as the name of the file.

    Raises:
        BadWords: it cannot be read.
    """
    file = toml_file.read(text)
    return _read(Source(file.data, file), game, name)


def read(data: Mapping[str, Any], game: MastersGame) -> Pack:
    """Return the pack that the data of such a file describe.

    Raises:
        BadWords: it cannot be read.
    """
    return _read(Source(data), game, "")


def _read(source: Source, game: MastersGame, name: str) -> Pack:
    """Return the pack that a source describes; see `parse`."""
    top = Entry(source, (), source.data)
    top.only("pack", *TABLES)
    head = top.table("pack")
    head.only("name", "author")
    title = head.text("name", "unnamed") if "name" in head else ""
    if not title:
        head.at_key("a pack needs a [pack] with its name")
    author = head.text("author", "unknown")
    reading = _Reading(game, source)
    for kind in top.data:
        if kind in TABLES:
            reading.tables(kind, top.table(kind))
    if source.problems:
        raise BadPack(source.problems, name)
    return Pack(title, author, digest(_plain(reading.replaced)), tuple(reading.replaced), reading.content())


def _plain(value: Any) -> Any:
    """Return definitions as plain tuples of their fields without their sources, for the fingerprint."""
    if dataclasses.is_dataclass(value) and not isinstance(value, Word):
        names = [field.name for field in dataclasses.fields(value) if not field.name.endswith("source")]
        return tuple((name, _plain(getattr(value, name))) for name in names)
    if isinstance(value, Replaced):
        return (value.kind, value.id, _plain(value.now))
    if isinstance(value, list):
        return tuple(sorted((_plain(item) for item in value), key=lambda item: item[:2]))
    return value


class _Reading:
    """Collects what the tables of a pack replace."""

    def __init__(self, game: MastersGame, source: Source) -> None:
        self.game, self.source = game, source
        self.replaced: list[Replaced] = []
        self.tiles = {row.id: row for row in game.tiles}
        self.events = {row.id: row for row in game.events}
        self.relics = {row.id: row for row in game.relics}
        self.vampires = {row.id: row for row in game.characters}
        self.trackers = {str(number): row for number, row in game.trackers.items()}

    def content(self) -> dict[str, Any]:
        """Return the attributes of the game as they are now."""
        return {
            "tiles": tuple(self.tiles.values()),
            "events": tuple(self.events.values()),
            "relics": tuple(self.relics.values()),
            "characters": tuple(self.vampires.values()),
            "trackers": {int(number): row for number, row in self.trackers.items()},
        }

    def tables(self, kind: str, entries: Entry) -> None:
        """Read all tables of a kind."""
        known, read_one = TABLES[kind]
        there = getattr(self, known)
        for id_ in entries.data:
            if id_ in there:
                read_one(self, entries.table(id_), id_)
            else:
                entries.at_key(meant(id_, there, WHAT.get(kind, kind)), id_)

    def put(self, kind: str, id_: str, now: Any) -> Any:
        """Record that something is replaced, and return its new value."""
        self.replaced.append(Replaced(kind, id_, now))
        return now

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────

    def event(self, entry: Entry, id_: str) -> None:
        """Read [event."II-05"]."""
        was = self.events[id_]
        entry.only("name", "red", "blue", "tone", "does", "stays")
        red, blue = entry.number("red", was.red, 1, 9), entry.pair("blue", was.blue, 1, 9)
        if len({red, *blue}) < 3:
            key = "blue" if "blue" in entry else "red"
            entry.at_value(f"the crosses must be at three positions, not at {red}, {blue[0]} and {blue[1]}", key)
        does, stays = was.does, was.stays
        if "does" in entry or "stays" in entry:
            stays = _stays(entry.table("stays")) if "stays" in entry else None
            does = entry.effect("does", Home(event=True, lies=_lies(stays)))
        tone = entry.choice("tone", was.tone, ("good", "bad", "mixed"))
        now = EventCard(id_, entry.text("name", was.name), was.act, red, blue, does, stays, tone, "pack")  # type: ignore[arg-type]  # one of the three
        self.events[id_] = self.put("event", id_, now)

    def relic(self, entry: Entry, id_: str) -> None:
        """Read [relic.bone_die]."""
        was: Relic = self.relics[id_]
        entry.only("name", "held", "use", "placed")
        held, use, placed = was.held, was.use, was.placed
        if "held" in entry or "use" in entry or "placed" in entry:
            held = entry.standing("held", fits.RELIC_HELD)
            placed = entry.standing("placed", fits.IN_DISTRICT)
            use = _use(entry.table("use"), was.use) if "use" in entry else None
        if any(isinstance(word, Inherits) for word in placed):
            entry.at_key("Inherits() is for the vampire that holds the relic, so it belongs in “held”", "placed")
        now = Relic(id_, entry.text("name", was.name), held, use, placed, "pack")
        self.relics[id_] = self.put("relic", id_, now)

    def tile(self, entry: Entry, id_: str) -> None:
        """Read [tile.slums]."""
        was = self.tiles[id_]
        entry.only("name", "day", "night", "points")
        day, night = was.day, was.night
        if "day" in entry or "night" in entry:
            day, night = entry.effect("day", fits.TILE_DAY), entry.effect("night", fits.TILE_NIGHT)
        points = entry.number("points", was.points, 0, 3)
        self.tiles[id_] = self.put("tile", id_, Tile(id_, entry.text("name", was.name), day, night, points, "pack"))

    # ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────

    def vampire(self, entry: Entry, id_: str) -> None:
        """Read [vampire.mila]."""
        was: Character = self.vampires[id_]
        entry.only("name", "color")
        self.vampires[id_] = replace(
            was, name=entry.text("name", was.name), color=entry.text("color", was.color), source="pack"
        )
        self.put("vampire", id_, (self.vampires[id_].name, self.vampires[id_].color))

    def sigil(self, entry: Entry, id_: str) -> None:
        """Read [sigil.imre]."""
        was: Character = self.vampires[id_]
        entry.only("name", "placed")
        placed = entry.standing("placed", fits.IN_DISTRICT) if "placed" in entry else was.sigil
        name = entry.text("name", was.sigil_name)
        self.vampires[id_] = replace(was, sigil_name=name, sigil=placed, sigil_source="pack")
        self.put("sigil", id_, (name, placed))

    def ability(self, entry: Entry, id_: str) -> None:
        """Read [ability.mila.blood] and [ability.mila.dark]."""
        entry.only("blood", "dark")
        for which in ("blood", "dark"):
            if which in entry:
                was: Ability = getattr(self.vampires[id_], which)
                now = _ability(entry.table(which), which, was)
                self.vampires[id_] = replace(self.vampires[id_], **{which: now})
                self.put("ability", f"{id_}.{which}", now)

    def tracker(self, entry: Entry, id_: str) -> None:
        """Read [tracker.4]."""
        was: Tracker = self.trackers[id_]
        entry.only("agents", "high", "low")
        numbers = {}
        for key in ("high", "low"):
            now: tuple[int, tuple[int, int]] = getattr(was, key)
            side = entry.table(key)
            side.only("red", "blue")
            more, less = sorted(side.pair("blue", now[1], 0, 9), reverse=True)
            numbers[key] = (side.number("red", now[0], 0, 9), (more, less))
        tracker = Tracker(entry.number("agents", was.agents, 1, AGENTS), numbers["high"], numbers["low"], "pack")
        self.trackers[id_] = self.put("tracker", id_, tracker)


TABLES: dict[str, tuple[str, Callable[[_Reading, Entry, str], None]]] = {
    "event": ("events", _Reading.event),
    "relic": ("relics", _Reading.relic),
    "tile": ("tiles", _Reading.tile),
    "vampire": ("vampires", _Reading.vampire),
    "ability": ("vampires", _Reading.ability),
    "sigil": ("vampires", _Reading.sigil),
    "tracker": ("trackers", _Reading.tracker),
}
WHAT = {"ability": "vampire", "sigil": "vampire", "tracker": "veil tracker"}


# ── the parts of a card ─────────────────────────────────────────────────────────────────────────────────────────────


def _lies(stays: Stays | None) -> str:
    """Return where a card that stays in play lies: "district", "sheet", or "" for neither."""
    if stays is None or stays.on is None:
        return ""
    return "sheet" if stays.on.KIND == "vampire" else "district"


def _stays(entry: Entry) -> Stays:
    """Read [event."II-05".stays]: a card that stays in play."""
    entry.only("on", "placed", "leaves")
    on = entry.group("on", Home(event=True))
    if on is not None and on.KIND not in ("district", "vampire"):
        entry.at_value("a card can be laid on a district or on the sheet of a vampire", "on")
        on = None
    home = Home(lies=_lies(Stays(on, (), ())))
    stays = Stays(on, entry.standing("placed", home), entry.standing("leaves", home))
    for key, nodes, fit in (("placed", stays.standing, False), ("leaves", stays.leaves, True)):
        for node in nodes:
            if isinstance(node, Leaving) != fit:
                belongs = "“placed”" if fit else "“leaves”"
                entry.at_value(f"{type(node).__name__} belongs in {belongs}", key)
    return stays


def _use(entry: Entry, was: Use | None) -> Use | None:
    """Read [relic.bone_die.use]: what a relic does at night, and what that costs."""
    entry.only("does", "points", "blood", "veil", "once")
    does = was.does if was is not None else None
    if "does" in entry:
        does = entry.effect("does", fits.RELIC_USE)
    if does is None:
        if not entry.source.problems:
            entry.at_key("a relic that is used needs “does”")
        return None
    was = was or Use(does)
    return Use(
        does,
        entry.number("points", was.points, 0, 3),
        entry.number("blood", was.blood, 0, 6),
        entry.number("veil", was.veil, 0, 6),
        entry.choice("once", was.once, ("", "turn", "round")),  # type: ignore[arg-type]  # one of the three
    )


def _ability(entry: Entry, which: str, was: Ability) -> Ability:
    """Read an ability, which costs blood or veil; two of them work in combat and have no words."""
    cost, in_combat = ("blood", "rage") if which == "blood" else ("veil", "bloodbath")
    entry.only("name", "does", "in_combat", cost, *(["minion"] if which == "blood" else []))
    does, combat = was.does, str(was.in_combat)
    if "does" in entry or "in_combat" in entry:
        does = entry.effect("does", fits.ABILITY)
        combat = entry.choice("in_combat", "", ("", in_combat))
        if (does is None) == (not combat) and not entry.source.problems:
            entry.at_key(f'an ability needs either “does” or in_combat = "{in_combat}"', "does")
    reads = does is not None and any(hasattr(word, "READS") for word in walk(does))
    paid = entry.number(cost, getattr(was, cost), 1 if combat else 0, 6)
    minion = entry.flag("minion", was.minion)
    return Ability(
        entry.text("name", was.name),
        does,
        blood=paid if which == "blood" else 0,
        veil=paid if which == "dark" else 0,
        minion=minion,
        in_combat=combat,  # type: ignore[arg-type]  # one of the three
        reads_events=reads,
        source="pack",
    )


# ── what people read ────────────────────────────────────────────────────────────────────────────────────────────────


def described(game: MastersGame, row: Replaced) -> tuple[str, str]:
    """Return the name and the rendered text of something that a pack has replaced."""
    if row.kind == "tracker":
        return f"{row.id} vampires", _tracker_text(row.now)
    if row.kind == "ability":
        return row.now.name, game.renamed(row.now.text)
    if row.kind == "vampire":
        return row.now[0], f"Colour: {row.now[1]}."
    id_ = f"sigil_{row.id}" if row.kind == "sigil" else row.id
    face = game.faces[id_]
    text = game.written(id_)
    if row.kind == "event":
        text = f"Red {face.red}, blue-grey {face.blue[0]} and {face.blue[1]}. {text}"
    return face.name, text.strip()


def _tracker_text(row: Tracker) -> str:
    """Return the numbers of a veil tracker as text."""
    high, low = (f"red {red}, blue-grey {more} and {less}" for red, (more, less) in (row.high, row.low))
    return f"{row.agents} agents in the reserve. Veil 4 to 6: {high}. Veil 1 to 3: {low}."
