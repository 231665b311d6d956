"""The primer: a five-minute card game for two to four seats, and the pattern of every card game here.

Its modules are those of all card games, each as small as possible; `docs/writing-a-game.md` builds it step by step, and
`coterie new-game` makes a copy to start from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from coterie.games.primer import positions, scene
from coterie.games.primer.actions import ACTIONS
from coterie.games.primer.atoms import ATOMS
from coterie.games.primer.bot import PrimerWeighing
from coterie.games.primer.cards import CARDS
from coterie.games.primer.decks.room import BOX, ROOM, ids
from coterie.games.primer.guide import GUIDES
from coterie.games.primer.how import HOW
from coterie.games.primer.phrases import CATALOGUE
from coterie.games.primer.rules.raid import drum, raided
from coterie.games.primer.rules.settling import UNSETTLING, settle
from coterie.games.primer.rules.setup import set_up
from coterie.games.primer.rules.turn import take_turn
from coterie.games.primer.state import ZONES, Primer
from coterie.games.primer.talk import PrimerTalk
from coterie.games.primer.theme import THEME
from coterie.games.primer.timing import TIMING
from coterie.games.primer.words.playing import PLAYING
from coterie.games.primer.words.vocabulary import VOCABULARY
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import Piece
from coterie.kernel.setup import WINDOWS, SetUp
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import Listing


@dataclass(repr=False)
class PrimerGame(CardGame[Primer]):
    """The rules of the primer, as the kernel asks for them."""

    name: ClassVar[str] = "primer"
    title: ClassVar[str] = "The Primer"
    about: ClassVar[str] = "A small card game of recruits and raids that shows how cards are played here."
    length: ClassVar[str] = "5 minutes"
    cover: ClassVar[tuple[str, ...]] = ("brute", "torch", "hail")
    options: ClassVar[tuple[SetUp, ...]] = (
        SetUp("players", "int", 2, "the number of seats; with four, the first and third are a team, and so are the "
                                   "others", least=2, most=4),
        SetUp("rounds", "int", 4, "the number of turns for each seat", least=1, most=20),
        SetUp("decks", "list", [BOX], "the deck of each seat, by name or as text; if there are too few, they are "
                                      "dealt round again",
        (BOX,), 1, 4, reads=ROOM.kept),
        SetUp("deck_rules", "str", "standard", "the deck rules", tuple(ROOM.rules), says={"any": "any deck"}),
        WINDOWS,
    )  # fmt: skip
    states = Primer
    zones = ZONES
    timing = TIMING
    atoms = ATOMS
    settle = staticmethod(settle)
    unsettling = UNSETTLING
    plays = frozenset(("play", "use"))
    menus: ClassVar[Mapping[str, Any]] = {"turn": ACTIONS}
    catalogue = CATALOGUE
    vocabulary = VOCABULARY
    procedures: ClassVar[Mapping[str, Any]] = {"play": PLAYING}
    theme = THEME
    counted: ClassVar[tuple[str, ...]] = ("points", "wound")
    guides = GUIDES
    how = HOW
    talks = PrimerTalk
    bots = PrimerWeighing
    deck_room = ROOM
    concedes = True
    practice = True
    build = positions.build
    write = positions.write
    tableau = staticmethod(scene.tableau)

    faces: Mapping[str, Any] = field(default_factory=lambda: CARDS)

    def listings(self) -> Sequence[Listing]:
        """Return its searchable cards."""
        return [Listing(c.face, c.name, c.text, c.facts, "", c.stats, c.face) for c in self.faces.values()]

    # ── starting ──────────────────────────────────────────────────────────────────────────────────

    def deck(self, text: str) -> tuple[str, ...]:
        """Return the faces of a deck in a set-up, once for each copy; the default deck has one of each card."""
        return tuple(self.faces) if text == BOX else tuple(ids(ROOM.wanted(text)))

    def lay(self, s: Primer) -> None:
        """Give each seat its deck and hand, and begin the first turn."""
        set_up(s, [self.deck(text) for text in s.setup["decks"]])
        s.todo.append((take_turn,))

    def concede(self, s: Primer, seat: int) -> None:
        """Let a seat give up: all its foes win."""
        winners = [other for other in range(s.seats) if not self.allied(s, seat, other)]
        s.over_with({other: 1.0 * (other in winners) for other in range(s.seats)}, "conceded")

    # ── what the kernel and the rules ask ───────────────────────────────────────────────────────────────────────────

    def text(self, s: Primer, piece: Piece) -> tuple[Any, ...]:
        """Return the active abilities of a card, by its zone and the side that is up."""
        found: tuple[Any, ...] = self.faces[piece.face].on("reverse" if piece.down else piece.zone)
        return found

    def kind(self, s: Primer, piece: int, row: Piece | None = None) -> str:
        """Return the kind of a card; a face-down card has none, unless it is printed on both sides."""
        now = s.pieces[piece] if row is None else row
        card = self.faces[now.face]
        return card.kind if not now.down or card.two_sided else ""

    def order(self, s: Primer) -> tuple[int, ...]:
        """Return the seats in turn order."""
        return in_turn_order(s.active, s.seats)

    def allied(self, s: Primer, seat: int, other: int) -> bool:
        """Return whether two seats are a team: with four, those that sit opposite each other."""
        return seat == other or (s.seats == 4 and seat % 2 == other % 2)

    def could_use(self, s: Primer, seat: int, face: str = "") -> bool:
        """Return whether a seat could use something hidden when it is asked; not for drummers, which everybody sees."""
        return s.todo[-1][0] is not drum and super().could_use(s, seat, face)

    def targets(self, s: Primer) -> tuple[int, ...]:
        """Return the seat that is raided."""
        return raided(s)


GAME = PrimerGame()
