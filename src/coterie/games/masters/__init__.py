"""Masters of the Night: a co-operative board game of two to five vampires in a city of nine districts.

Besides the modules that every game has, `catalogue` has all phrases, and `declared` the declarations of numbers and
prohibitions. `pack` and `pack_grammar` read content packs, `pack_skeleton` writes a template of one, and `pack_words` lists
their words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from coterie.games.masters import actions, numbers, positions, scene
from coterie.games.masters import catalogue as english
from coterie.games.masters.bot import MastersWeighing
from coterie.games.masters.cards.definition import Face, Tracker
from coterie.games.masters.cards.districts import TILES
from coterie.games.masters.cards.events_1 import ACT_1
from coterie.games.masters.cards.events_2 import ACT_2
from coterie.games.masters.cards.events_3 import ACT_3
from coterie.games.masters.cards.relics import RELICS
from coterie.games.masters.cards.trackers import TRACKERS
from coterie.games.masters.cards.vampires import VAMPIRES, sigil_of
from coterie.games.masters.guide import GUIDES
from coterie.games.masters.how import HOW
from coterie.games.masters.rules import setup
from coterie.games.masters.rules.cards_in_play import check_cards
from coterie.games.masters.rules.rounds import rounds
from coterie.games.masters.state import Masters
from coterie.games.masters.talk import MastersTalk
from coterie.games.masters.theme import THEME
from coterie.games.masters.timing import ATOMS, TIMING
from coterie.games.masters.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import Event
from coterie.kernel.game import Game
from coterie.kernel.pieces import Piece, Zone
from coterie.kernel.questions import RawOption
from coterie.kernel.setup import SetUp

FAMILIES = {  # recommended for first games
    2: (("imre", "mila"), ("agnieszka", "laszlo"), ("imre", "laszlo")),
    3: (("agnieszka", "ishtvan", "mila"),),
    4: (("agnieszka", "imre", "nevena", "laszlo"),),
}
NAMES = tuple(row.id for row in VAMPIRES)


@dataclass(repr=False)
class MastersGame(Game[Masters]):
    """The rules and content of one game; a content pack makes another one."""

    name: ClassVar[str] = "masters"
    title: ClassVar[str] = "Masters of the Night"
    version: ClassVar[str] = "1"
    about: ClassVar[str] = (
        "Two to five vampires work together to hold a city of nine districts against the Inquisition."
    )
    length: ClassVar[str] = "45 to 90 minutes"
    starter: ClassVar[str] = "alone with three vampires, easy, with hints"
    notice: ClassVar[str] = (
        "An unofficial table for people who own the games. Few card texts are public: of the 88 cards, districts and "
        "characters of Masters of the Night 69 are our own design and 17 are known in outline only; each is marked "
        "accordingly."
    )
    cover: ClassVar[tuple[str, ...]] = ("imre", "agnieszka", "mila")
    options: ClassVar[tuple[SetUp, ...]] = (
        SetUp("players", "int", 1, "the number of players who share the vampires", least=1, most=5),
        SetUp(
            "vampires", "list", list(FAMILIES[3][0]), "two to five vampires in seating order", NAMES, 2, 5, shared=True
        ),
        SetUp("difficulty", "str", "easy", "the length of the event deck", tuple(setup.CARDS_PER_ACT)),
        SetUp("first", "str", "random", "the vampire that leads first", ("random", *NAMES)),
    )
    states = Masters
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
    settle = staticmethod(check_cards)
    catalogue = english.CATALOGUE
    theme = THEME
    counted: ClassVar[tuple[str, ...]] = (
        "AP",
        "acts",
        "agents hold",
        "blood",
        "blue cross",
        "danger",
        "day",
        "drained",
        "kills",
        "leads",
        "minions hold",
        "night effect",
        "red cross",
    )
    terms: ClassVar[tuple[str, ...]] = (
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "city",
        "clan",
        "dice",
        "exposed",
        "minion",
        "play",
        "reserve",
        "veil",
    )
    cites = "rules"
    open_prompts = True
    guides = GUIDES
    how = HOW
    talks = MastersTalk
    bots = MastersWeighing
    vocabulary = VOCABULARY
    build = positions.build
    write = positions.write
    tableau = staticmethod(scene.tableau)

    tiles: tuple[Any, ...] = TILES
    characters: tuple[Any, ...] = VAMPIRES
    relics: tuple[Any, ...] = RELICS
    events: tuple[Any, ...] = ACT_1 + ACT_2 + ACT_3
    trackers: Mapping[int, Tracker] = field(default_factory=lambda: TRACKERS)
    pack: dict[str, str] | None = None

    def __post_init__(self) -> None:
        sigils = [sigil_of(row) for row in self.characters]
        everything: list[Face] = [*self.tiles, *self.characters, *sigils, *self.relics, *self.events]
        self.faces = {face.id: face for face in everything}
        self.vampires = [row.id for row in self.characters]
        self._written: dict[str, str] = {}
        named = {f"the {tile.id.replace('_', ' ').title()}": f"the {tile.name}" for tile in self.tiles}
        self._renamed = [(words, name) for words, name in named.items() if words != name]

    def fitted(self, **given: Any) -> MastersGame:
        """Return this game with the content of a pack: `fitted(pack=path or mapping)`.

        Raises:
            BadWords: the pack cannot be read.
            BadOptions: anything else is given.
        """
        from coterie.games.masters import pack as packs  # only games with a pack need it

        pack = given.pop("pack", None)
        if given:
            super().fitted(**given)
        return self if pack is None else packs.fitted(self, pack)

    def pack_mark(self) -> dict[str, str] | None:
        """Return the name and the fingerprint of the content pack for records, None without one."""
        return self.pack

    # ── starting ────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up with defaults filled in (M-004, M-013).

        Raises:
            BadOptions: an option does not exist, has a wrong value, or does not fit the others.
        """
        found = super().checked(given)
        names = found["vampires"]
        if len(set(names)) < len(names):
            raise BadOptions("Each vampire can be in the game only once.")
        if found["players"] > len(names):
            raise BadOptions(f"{found['players']} players need at least as many vampires; there are {len(names)}.")
        if found["first"] != "random" and found["first"] not in names:
            raise BadOptions(f"{found['first']} is not in this game, so it cannot lead first.")
        return found

    def lay(self, s: Masters) -> None:
        """Lay out the city, the vampires and the minions (M-004), and begin the first round."""
        names = s.setup["vampires"]
        first = -1 if s.setup["first"] == "random" else names.index(s.setup["first"])
        setup.set_up(s, names, s.setup["difficulty"], first)
        setup.lay_minions(s)
        s.todo.append((rounds,))

    def tracker(self, s: Masters) -> Tracker:
        """Return the veil tracker used with this number of vampires (M-014)."""
        return self.trackers[len(s.clan)]

    def absent(self, s: Masters) -> list[int]:
        """Return the numbers of the vampires that are not in the game."""
        present = {row.name for row in s.clan}
        return [i for i, name in enumerate(self.vampires) if name not in present]

    # ── what the kernel asks ────────────────────────────────────────────────────────────────────────────────────

    def text(self, s: Masters, piece: Piece) -> tuple[Any, ...]:
        """Return the active abilities of a card where it lies; a vampire's relics can be switched off."""
        if piece.zone not in ("district", "sheet", "beside", "held"):
            return ()
        if piece.zone == "held" and numbers.barred(s, numbers.RELICS, vampire=piece.place):
            return ()
        found: tuple[Any, ...] = self.faces[piece.face].standing(piece.zone)
        return found

    def speaks(self, s: Masters, piece: int, row: Piece | None = None) -> int:
        """Return the seat of the leading vampire, which decides for cards in play."""
        seat: int = s.leader
        return seat

    def affected(self, s: Masters, event: Event) -> int:
        """Return the seat of the leading vampire, which decides what is diverted."""
        seat: int = s.leader
        return seat

    def allied(self, s: Masters, seat: int, other: int) -> bool:
        """Return True, because all players are one family."""
        return True

    def actions(self, s: Masters, vampire: int) -> list[RawOption]:
        """Return what a vampire can do in its night turn."""
        return actions.offered(s, vampire)

    def in_combat(self, s: Masters, fight: int) -> list[RawOption]:
        """Return the abilities that a fighter can use on the current die of a combat."""
        return actions.in_combat(s, fight)

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def written(self, face: str) -> str:
        """Return the text of a card, which is rendered only once."""
        if face not in self._written:
            self._written[face] = self.renamed(str(self.faces[face].text))
        return self._written[face]

    def renamed(self, text: str) -> str:
        """Return a rendered text with this game's names of districts in place of their ids."""
        for words, name in self._renamed:
            text = text.replace(words, name)
        return text


GAME = MastersGame()
