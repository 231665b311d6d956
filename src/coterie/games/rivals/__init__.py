"""Vampire: The Masquerade Rivals, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from coterie.games.rivals import positions, scene
from coterie.games.rivals.actions import MENUS
from coterie.games.rivals.atoms import ATOMS
from coterie.games.rivals.bot import RivalsWeighing
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.checklist import progress
from coterie.games.rivals.cards.listing import listings
from coterie.games.rivals.decks import room
from coterie.games.rivals.decks.room import NAMES, ROOM
from coterie.games.rivals.facts import is_curse, parties, playing
from coterie.games.rivals.numbers import INFLUENCE, LIMIT, SLOTS
from coterie.games.rivals.phrases import CATALOGUE
from coterie.games.rivals.rules.settling import UNSETTLING, settle
from coterie.games.rivals.rules.setup import set_up
from coterie.games.rivals.rules.turn import take_turn
from coterie.games.rivals.state import ZONES, Rivals
from coterie.games.rivals.talk import RivalsTalk
from coterie.games.rivals.theme import THEME
from coterie.games.rivals.timing import TIMING
from coterie.games.rivals.words.playing import PLAYING
from coterie.games.rivals.words.vocabulary import VOCABULARY
from coterie.kernel.chance import seed_of
from coterie.kernel.errors import BadOptions
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece
from coterie.kernel.procedures import Procedure
from coterie.kernel.setup import SetUp
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import Listing, Progress

CITY_DECKS = ("san francisco",)


@dataclass(repr=False)
class RivalsGame(CardGame[Rivals]):
    """The rules of Rivals, as the kernel asks for them."""

    name: ClassVar[str] = "rivals"
    title: ClassVar[str] = "Vampire: The Masquerade Rivals"
    options: ClassVar[tuple[SetUp, ...]] = (
        SetUp("players", "int", 2, "how many seats", least=2, most=4),
        SetUp("decks", "list", list(NAMES[:4]), "the deck of each seat, by name or as text; too few are dealt round again",
        NAMES, 1, 4, reads=room.kept),
        SetUp("deck_rules", "str", ROOM.rules[0], "which decks are legal: “larger” with more than 7 and 40 cards; “strict” "
        "with what a player can have once in play only once; “any” of whatever cards", tuple(ROOM.rules)),
        SetUp("city", "str", "san francisco", "the City Deck", CITY_DECKS),
        SetUp("windows", "str", "all", "who is asked for answers: “useful” skips seats without one, which tells",
        ("all", "useful")),
        SetUp("round_limit", "int", 300, "after so many rounds the most Agenda wins; 0 for no limit", least=0, most=9999),
        SetUp("start_prestige", "int", 20, "the Prestige that everybody begins with", least=1, most=32),
        SetUp("leader_blood", "str", "personal", "where the first Blood of a Leader comes from", ("personal", "general")),
        SetUp("hand_limit", "int", 0, "the cards that one may keep at the end of a turn; 0 for any number", least=0, most=99),
        SetUp("base_influence", "int", 1, "the Influence of a vampire", least=0, most=9),
        SetUp("leader_influence", "int", 1, "how much more a Leader has", least=0, most=9),
        SetUp("wounded", "str", "half", "Wounded is a vampire at half of its BP, or below it at all", ("half", "below")),
        SetUp("fear", "str", "stays exhausted", "what a Fear token does", ("stays exhausted", "nothing")),
        SetUp("exhausted_party", "bool", True, "a party with an exhausted member cannot attack"),
        SetUp("elimination", "str", "most Agenda", "what follows when somebody of three or four is out",
        ("most Agenda", "hunter wins", "play on")),
    )  # fmt: skip
    zones = ZONES
    in_play: ClassVar[tuple[str, ...]] = ("haven", "streets", "board", "attached", "city")
    attached: ClassVar[tuple[str, ...]] = ("attached",)
    timing = TIMING
    atoms = ATOMS
    settle = staticmethod(settle)
    unsettling = UNSETTLING
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAYING}
    menus: ClassVar[Mapping[str, Any]] = MENUS
    plays = frozenset(("play", "unhosted", "recruit", "attack card", "reaction card"))
    catalogue = CATALOGUE
    vocabulary = VOCABULARY
    theme = THEME
    talks = RivalsTalk
    bots = RivalsWeighing
    deck_room = ROOM
    build = positions.build
    write = positions.write
    scene = staticmethod(scene.scene)

    faces: Mapping[str, Any] = None  # type: ignore[assignment]  # filled in below

    def __post_init__(self) -> None:
        self.faces = self.faces or CARDS

    def listings(self) -> Sequence[Listing]:
        """Return its cards as they are looked for."""
        return listings(CARDS)

    def progress(self) -> Sequence[Progress]:
        """Return for each set how many of its cards are there."""
        return progress(CARDS.values())

    # ── starting ──────────────────────────────────────────────────────────────────────────────────

    def checked(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up with defaults, a legal deck for each seat (RR-1.1).

        Decks without a number of players are for as many as there are decks, at least two.
        """
        found = super().checked(given)
        decks: list[str] = found["decks"]
        if "decks" in given and "players" not in given:
            found["players"] = max(2, len(decks))
        players = found["players"]
        if len(decks) > players and decks != list(NAMES[:4]):
            raise BadOptions(f"There are {len(decks)} decks for {players} players.")
        found["decks"] = [decks[seat % len(decks)] for seat in range(players)]
        room.check(found["decks"], found["deck_rules"])
        return found

    def opener(self, s: Rivals) -> int:
        """Return the seat that has the first turn (RR-2)."""
        return s.active

    def brings(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the decks of the seats."""
        return tuple([room.title(text) for text in setup["decks"]])

    def table(self, setup: Mapping[str, Any]) -> Rivals:
        """Return an empty table."""
        checked = self.checked(setup)
        return Rivals(self, checked, 0, checked["players"])

    def start(self, setup: Mapping[str, Any] | None = None, seed: int = 0) -> Rivals:
        """Return a new game at its first question.

        Args:
            setup: values of `options`.
            seed: any whole number; the same seed gives the same game.

        Raises:
            BadOptions: an option cannot have its value.
        """
        s = self.table(setup or {})
        s.dice, s.origin = seed_of(seed), ("seed", seed)
        set_up(s, [room.faces(text) for text in s.setup["decks"]], self.city_deck(s.setup["city"]), ())
        s.todo.append((take_turn,))
        s.play()
        return s

    def city_deck(self, name: str) -> tuple[str, ...]:
        """Return the faces of a City Deck."""
        kinds = ("mortal", "event")
        return tuple(face for face, card in self.faces.items() if card.kind in kinds for _ in range(card.copies))

    # ── what the kernel and the rules ask ───────────────────────────────────────────────────────────────────────────

    def text(self, s: Rivals, piece: Piece) -> tuple[Any, ...]:
        """Return the abilities that count where a card lies; none of what lies face down, but for Traps."""
        if piece.down:
            return ()
        found: tuple[Any, ...] = self.faces[piece.face].on(piece.zone)
        return found

    def kind(self, s: Rivals, piece: int, row: Piece | None = None) -> str:
        """Return what kind of card it is where it lies: a vampire that is attached is a victim, a Mortal a Retainer."""
        now = s.pieces[piece] if row is None else row
        kind = str(self.faces[now.face].kind)
        if now.zone == "attached":
            if now.down:
                return "wraith" if kind == "mortal" else ""
            return {"vampire": "victim", "mortal": "retainer"}.get(kind, kind)
        return "" if now.down else kind

    def printed(self, s: Rivals, name: str, row: Piece) -> Any:
        """Return a printed number or value; Influence and room for attachments are the rules' own (RR-12, RR-1)."""
        if name == INFLUENCE:
            own = row.owner < s.seats and row.face == s.leaders[row.owner]
            return s.setup["base_influence"] + (s.setup["leader_influence"] if own else 0)
        if name == SLOTS:
            return LIMIT
        face = self.faces[face_in_force(s, row)]
        return face.stats.get(name, 0) if name != "clan" else face.clan

    def order(self, s: Rivals) -> tuple[int, ...]:
        """Return the seats in turn order from the active one; those who are out are asked nothing."""
        return playing(s)

    def owners(self, s: Rivals) -> int:
        """Return how many owners there are: the seats, and the City."""
        return s.seats + 1

    def places(self, s: Rivals, zone: str) -> Any:
        """Return the places that a zone has piles at."""
        return parties(s) if zone == "streets" else range(s.seats + 1)

    def speaks(self, s: Rivals, piece: int, row: Piece | None = None) -> int:
        """Return the owner that decides for a card: for an attachment its bearer's, but for a Curse who has laid it."""
        now = s.pieces[piece] if row is None else row
        if now.zone == "attached" and now.host >= 0:
            return now.place if is_curse(s, piece) else self.speaks(s, now.host)
        return now.controller if now.controller >= 0 else now.owner


GAME = RivalsGame()
