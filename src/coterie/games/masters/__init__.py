"""Masters of the Night: a co-operative board game, two to five vampires in a city of nine districts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from coterie.games.masters import catalogue as english
from coterie.games.masters import explain, insight, numbers, positions, scene
from coterie.games.masters.cards.definition import Face, Tracker
from coterie.games.masters.cards.districts import TILES
from coterie.games.masters.cards.events_1 import ACT_1
from coterie.games.masters.cards.events_2 import ACT_2
from coterie.games.masters.cards.events_3 import ACT_3
from coterie.games.masters.cards.relics import RELICS
from coterie.games.masters.cards.trackers import TRACKERS
from coterie.games.masters.cards.vampires import VAMPIRES, sigil_of
from coterie.games.masters.rules import setup
from coterie.games.masters.rules.rounds import round_
from coterie.games.masters.state import Masters
from coterie.games.masters.theme import THEME
from coterie.games.masters.timing import ATOMS, TIMING
from coterie.games.masters.words import able, check, read, run, say, weigh  # noqa: F401  # they fill the registries
from coterie.kernel.chance import seed_of
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import Event
from coterie.kernel.game import Game, SetUp
from coterie.kernel.pieces import Piece, Zone
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.words.say import say as say_words
from coterie.words.say import sentence

FAMILIES = {  # recommended for first games
    2: (("imre", "mila"), ("agnieszka", "laszlo"), ("imre", "laszlo")),
    3: (("agnieszka", "ishtvan", "mila"),),
    4: (("agnieszka", "imre", "nevena", "laszlo"),),
}
NAMES = tuple(row.id for row in VAMPIRES)


@dataclass(repr=False)
class MastersGame(Game):
    """The rules and content of one game; a content pack makes another one."""

    name: ClassVar[str] = "masters"
    title: ClassVar[str] = "Masters of the Night"
    version: ClassVar[str] = "1"
    options: ClassVar[tuple[SetUp, ...]] = (
        SetUp("players", "int", 1, "how many people share the vampires", least=1, most=5),
        SetUp("vampires", "list", list(FAMILIES[3][0]), "two to five vampires in seating order", NAMES, 2, 5),
        SetUp("difficulty", "str", "easy", "how long the event deck is", tuple(setup.CARDS_PER_ACT)),
        SetUp("first", "str", "random", "the vampire that leads first", ("random", *NAMES)),
    )
    zones: ClassVar[Mapping[str, Zone]] = {
        "events": Zone("none"),
        "box": Zone("none"),
        "relics": Zone("none"),
        "resolving": Zone(),
        "shown": Zone(),
        "sigils": Zone(),
        "gone": Zone(),
        "district": Zone(active=True),
        "sheet": Zone(active=True),
        "beside": Zone(active=True),
        "held": Zone(active=True, keeps=True),
    }
    timing = TIMING
    atoms = ATOMS
    catalogue = english.CATALOGUE
    theme = THEME

    tiles: tuple[Any, ...] = TILES
    characters: tuple[Any, ...] = VAMPIRES
    relics: tuple[Any, ...] = RELICS
    events: tuple[Any, ...] = ACT_1 + ACT_2 + ACT_3
    trackers: Mapping[int, Tracker] = None  # type: ignore[assignment]  # filled in below
    pack: dict[str, str] | None = None

    def __post_init__(self) -> None:
        self.trackers = self.trackers or TRACKERS
        sigils = [sigil_of(row) for row in self.characters]
        everything: list[Face] = [*self.tiles, *self.characters, *sigils, *self.relics, *self.events]
        self.faces = {face.id: face for face in everything}
        self.vampires = [row.id for row in self.characters]
        self._written: dict[str, str] = {}
        named = {f"the {tile.id.replace('_', ' ').title()}": f"the {tile.name}" for tile in self.tiles}
        self._renamed = [(words, name) for words, name in named.items() if words != name]

    def fitted(self, **given: Any) -> MastersGame:
        """This game with the content of a pack: `fitted(pack=path or mapping)`.

        Raises:
            BadWords: the pack cannot be read.
            BadOptions: anything else is given.
        """
        from coterie.games.masters import pack as packs  # needed by those who have one

        pack = given.pop("pack", None)
        if given:
            super().fitted(**given)
        return self if pack is None else packs.fitted(self, pack)

    def pack_mark(self) -> dict[str, str] | None:
        """Name and fingerprint of the content pack, None for none; records write it down."""
        return self.pack

    # ── starting ────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up with defaults, and what holds between its options (M-004, M-013)."""
        found = super().checked(given)
        names = found["vampires"]
        if len(set(names)) < len(names):
            raise BadOptions("Each vampire can be in the game once.")
        if found["players"] > len(names):
            raise BadOptions(f"{found['players']} players need at least as many vampires; there are {len(names)}.")
        if found["first"] != "random" and found["first"] not in names:
            raise BadOptions(f"{found['first']} is not in this game, so it cannot lead first.")
        return found

    def start(self, setup_: Mapping[str, Any] | None = None, seed: int = 0) -> Masters:
        """A new game at its first question.

        Args:
            setup_: values of `options`.
            seed: any whole number; the same seed gives the same game.

        Raises:
            BadOptions: an option cannot have its value.
        """
        chosen = self.checked(setup_ or {})
        s = self.table(chosen)
        s.dice = seed_of(seed)
        names = chosen["vampires"]
        first = -1 if chosen["first"] == "random" else names.index(chosen["first"])
        setup.set_up(s, names, chosen["difficulty"], first)
        setup.lay_minions(s)
        s.origin = ("seed", seed)
        s.todo.append((round_,))
        s.play()
        return s

    def table(self, setup_: Mapping[str, Any]) -> Masters:
        """An empty table."""
        return Masters(self, dict(setup_), 0, int(setup_.get("players", 1)))

    def tracker(self, s: Masters) -> Tracker:
        """The veil tracker that fits how many vampires there are (M-014)."""
        return self.trackers[len(s.clan)]

    def absent(self, s: Masters) -> list[int]:
        """The numbers of the vampires that are not in the game."""
        present = {row.name for row in s.clan}
        return [i for i, name in enumerate(self.vampires) if name not in present]

    def read(self, text: str) -> Masters:
        """The state of a position text; see `coterie.games.masters.positions`."""
        return positions.read(self, text)

    def write(self, s: Any, seat: int | None) -> str:
        """The position text of a state."""
        return positions.write(s, seat)

    # ── what the kernel asks ────────────────────────────────────────────────────────────────────────────────────

    def text(self, s: Any, piece: Piece) -> tuple[Any, ...]:
        """The abilities of a card that count where it lies; a vampire's relics can be switched off."""
        if piece.zone not in ("district", "sheet", "beside", "held"):
            return ()
        if piece.zone == "held" and numbers.barred(s, "relics", vampire=piece.place):
            return ()
        found: tuple[Any, ...] = self.faces[piece.face].standing(piece.zone)
        return found

    def affected(self, s: Any, event: Event) -> int:
        """The leading vampire decides what is diverted."""
        seat: int = s.leader
        return seat

    def allied(self, s: Any, seat: int, other: int) -> bool:
        """All players are one family."""
        return True

    # ── what bots may weigh ─────────────────────────────────────────────────────────────────────────────────────

    def evaluate(self, s: Any, seat: int) -> float:
        """How good a position is for the family; see `coterie.games.masters.insight`."""
        return insight.evaluate(s)

    def horizon(self, s: Any) -> object:
        """What stays the same within one turn."""
        return insight.horizon(s)

    # ── seen from outside ───────────────────────────────────────────────────────────────────────────────────────────

    def scene(self, s: Any, seat: int, since: int = 0) -> dict[str, Any]:
        """What a seat may see."""
        return scene.scene(s, seat, since)  # type: ignore[return-value]  # a typed dictionary is a dictionary

    def written(self, face: str) -> str:
        """The text of a card, rendered once."""
        if face not in self._written:
            self._written[face] = self.renamed(str(self.faces[face].text))
        return self._written[face]

    def renamed(self, text: str) -> str:
        """A rendered text with the districts called as in this game; words name them by their ids."""
        for words, name in self._renamed:
            text = text.replace(words, name)
        return text

    def id_of(self, s: Any, kind: str, value: Any) -> str:
        """How the scene names what a phrase names."""
        return scene.id_of(s, kind, value)

    def concerned(self, s: Any, raw: RawOption) -> tuple[str, ...]:
        """What an option concerns, as the scene names pieces."""
        return super().concerned(s, raw) if raw[1] else scene.acting(s, raw[0])

    # ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────

    def opening(self, s: Any) -> tuple[str, ...]:
        """What is said once at set-up."""
        return explain.OPENING

    def topics(self, s: Any) -> dict[str, str]:
        """What can be looked at."""
        return explain.topics(self)

    def look(self, s: Any, topic: str) -> Looked | None:
        """The text of a card, a district, a vampire, a term or a rule."""
        return explain.look(self, s, topic)

    def why_not(self, s: Any, seat: int, action: str) -> str:
        """Why an action cannot be taken now."""
        return explain.why_not(self, s, action)

    def reasons(self, s: Any, seat: int) -> list[tuple[str, str]]:
        """The actions of a night turn that cannot be taken now, each with its reason."""
        return explain.reasons(self, s)

    def odds(self, s: Any, raw: RawOption) -> list[tuple[str, float]]:
        """What the dice may do to an option."""
        return explain.odds(self, s, raw[0])

    def contributors(self, s: Any, raw: RawOption) -> list[Number]:
        """The numbers behind an option."""
        return explain.contributors(self, s, raw)

    def statistics(self, s: Any) -> list[tuple[str, str]]:
        """What there is to tell of a game that is over."""
        return explain.statistics(self, s)

    # ── words for people ────────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: Any, kind: str, value: Any, short: bool) -> str:
        """What a value of a kind is called."""
        if kind == "district":
            tile = s.city[value].tile
            return tile if short else str(self.faces[tile].name)
        if kind == "vampire":
            name = s.clan[value].name
            return name if short else str(self.faces[name].name)
        if kind == "card":
            return value if short else str(self.faces[value].name)
        if kind in ("agent", "token"):
            where = self.called(s, "district", value[0], short)
            what = value[1] if short or value[1] == "minion" else f"{value[1]} agent"
            return f"{what} {where}" if short else f"A {what} in {where}"
        if kind == "ability of":
            return value if short else f"{self.faces[value].blood.name} ({self.faces[value].blood.blood} blood)"
        if kind == "dark of":
            return value if short else f"{self.faces[value].dark.name} ({self.faces[value].dark.veil} veil)"
        if kind == "words":
            return self.renamed(say_words(value) if short else sentence(value))
        if kind == "ancestor":
            return self.vampires[value] if short else str(self.characters[value].name)
        if kind == "piece":
            return self.called(s, "card", s.pieces[value].face, short)
        if kind == "ending":
            return english.ENDINGS[value]
        return ", ".join(map(str, value)) if kind == "dice" else str(value)


GAME = MastersGame()
