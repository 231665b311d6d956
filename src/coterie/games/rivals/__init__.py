"""Vampire: The Masquerade Rivals, for two to four players.

Besides the modules of every game, `contests` describes attacks and Influence Conflicts as a seat may see them, `looks` what one
sees of a card, a pile or a seat, `payments` works out what an option takes of a player's Prestige, and `terms` explains the
words of the game by the rules of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from coterie.games.rivals import positions, scene
from coterie.games.rivals.actions import MENUS, could_have
from coterie.games.rivals.atoms import ATOMS
from coterie.games.rivals.bot import RivalsWeighing
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.checklist import progress
from coterie.games.rivals.cards.listing import listings
from coterie.games.rivals.decks.cities import CITIES
from coterie.games.rivals.decks.room import ROOM, faces
from coterie.games.rivals.facts import IN_COTERIE, TOKEN_BACK, barred, is_curse, is_wraith, parties, playing, totals
from coterie.games.rivals.guide import GUIDES
from coterie.games.rivals.how import HOW, how_in
from coterie.games.rivals.numbers import BP, DAMAGE, FEINT, INFLUENCE, LEAST, LIMIT, SHIELD, SLOTS
from coterie.games.rivals.options import OPTIONS
from coterie.games.rivals.phrases import CATALOGUE
from coterie.games.rivals.rules import ending
from coterie.games.rivals.rules.attack_state import fight, rule
from coterie.games.rivals.rules.damage import AGGRAVATED, SUPERFICIAL
from coterie.games.rivals.rules.plots import could_spring, place, placers
from coterie.games.rivals.rules.settling import UNSETTLING, settle
from coterie.games.rivals.rules.setup import mulligans, open_game, set_up
from coterie.games.rivals.rules.turn import take_turn
from coterie.games.rivals.rules.windows import BETWEEN, opportunity
from coterie.games.rivals.state import ZONES, Rivals
from coterie.games.rivals.talk import RivalsTalk
from coterie.games.rivals.theme import THEME
from coterie.games.rivals.timing import TIMING
from coterie.games.rivals.words.playing import PLAYING
from coterie.games.rivals.words.vocabulary import VOCABULARY
from coterie.games.rivals.words.wraiths import WRAITH
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import layered
from coterie.kernel.pieces import Piece
from coterie.kernel.procedures import Procedure
from coterie.kernel.scenes import Chapter
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import Listing, Progress


@dataclass(repr=False)
class RivalsGame(CardGame[Rivals]):
    """The rules of Rivals, as the kernel asks for them."""

    name: ClassVar[str] = "rivals"
    title: ClassVar[str] = "Vampire: The Masquerade Rivals"
    about: ClassVar[str] = "Lead a coterie of vampires: attack, scheme and sway the city until somebody has 13 Agenda."
    length: ClassVar[str] = "30 to 60 minutes"
    cover: ClassVar[tuple[str, ...]] = ("hydra", "sucker-punch", "turf-war")
    options = OPTIONS
    states = Rivals
    zones = ZONES
    in_play: ClassVar[tuple[str, ...]] = ("haven", "streets", "board", "attached", "city")
    attached: ClassVar[tuple[str, ...]] = ("attached",)
    lies_in: ClassVar[Mapping[str, frozenset[str]]] = {
        "vampire": frozenset(IN_COTERIE),
        "mortal": frozenset(("city",)),
        **dict.fromkeys(("wraith", "retainer", "victim"), frozenset(("attached",))),
    }
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
    counted: ClassVar[tuple[str, ...]] = (
        "Influence",
        "Secrecy",
        "acts",
        "blank",
        "covers",
        "fear",
        "guard",
        "hostage",
        "leader",
        "lodged",
        "out",
        "prestige",
        "prestige of another",
        "reach",
        "rival",
        "spent",
        "takes",
        "weak",
    )
    manners: ClassVar[frozenset[str]] = frozenset((AGGRAVATED, SUPERFICIAL))
    terms: ClassVar[tuple[str, ...]] = ("left", "retainer")
    guides = GUIDES
    how = HOW
    talks = RivalsTalk
    bots = RivalsWeighing
    deck_room = ROOM
    concedes = True
    build = positions.build
    write = positions.write
    tableau = staticmethod(scene.tableau)

    faces: Mapping[str, Any] = field(default_factory=lambda: CARDS)

    def listings(self) -> Sequence[Listing]:
        """Return its searchable cards."""
        return listings(CARDS)

    def progress(self) -> Sequence[Progress]:
        """Return the progress of each set."""
        return progress(CARDS.values())

    # ── starting ──────────────────────────────────────────────────────────────────────────────────

    def how_in(self, setup: Mapping[str, Any]) -> tuple[Chapter, ...]:
        """Return how it is played with the house rules of a table (RR-20)."""
        return how_in(setup)

    def alone(self) -> dict[str, Any]:
        """Return the set-up for one person, who has the first turn: nobody loses before a choice of their own (D-997)."""
        return {**super().alone(), "first": "first seat"}

    def concede(self, s: Rivals, seat: int) -> None:
        """Let a player give up and leave the game (RR-19)."""
        ending.concede(s, seat)

    def withdrawn(self, s: Rivals) -> tuple[int, ...]:
        """Return the seats that are out, if the others play on (RR-19)."""
        return s.out

    def opener(self, s: Rivals) -> int:
        """Return the seat that takes the first turn (RR-2)."""
        return s.active

    def lay(self, s: Rivals) -> None:
        """Lay out decks and city (RR-2); the first turn follows (D-157)."""
        decks = [faces(text) for text in s.setup["decks"]]
        set_up(s, decks, self.city_deck(s.setup["city"]), tuple(s.setup["wraith_tokens"]))
        s.todo += [(take_turn,), (open_game,), (mulligans,)]

    def city_deck(self, name: str) -> tuple[str, ...]:
        """Return the faces of a City Deck, once for each copy."""
        return tuple(face for face in CITIES[name] for _ in range(self.faces[face].copies))

    # ── what the kernel and the rules ask ───────────────────────────────────────────────────────────────────────────

    def text(self, s: Rivals, piece: Piece) -> tuple[Any, ...]:
        """Return the active abilities of a card where it lies; none if it is face down, except for Traps."""
        if piece.down:
            mortal = piece.zone == "attached" and self.faces[piece.face].kind == "mortal"
            return WRAITH if mortal else ()
        found: tuple[Any, ...] = self.faces[piece.face].zones.get(piece.zone, ())
        return found

    def kind(self, s: Rivals, piece: int, row: Piece | None = None) -> str:
        """Return the kind of a card where it lies: an attached vampire is a victim, an attached Mortal a Retainer."""
        now = s.pieces[piece] if row is None else row
        if now.back.startswith(TOKEN_BACK):
            return "" if now.down else "token"
        if not now.face:
            return ""
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
        face = self.faces[face_in_force(s, row) if row.lasting else row.face]
        if name == BP:
            return face.stats.get(BP, 0) - totals(row.counters).get("weak", 0)
        return face.stats.get(name, 0) if name != "clan" else face.clan

    def number(self, s: Rivals, name: str, piece: int, row: Piece | None = None) -> int:
        """Return a number of a card; only damage and shields can be negative (RR-9.1)."""
        floor = LEAST if name in (DAMAGE, SHIELD) else 0
        return layered(s, name, piece, self.printed(s, name, s.pieces[piece] if row is None else row), floor)

    def could_use(self, s: Rivals, seat: int, face: str = "") -> bool:
        """Return whether a seat could use something hidden, or that very card, when asked."""
        now = s.todo[-1]
        if now[0] is not opportunity:
            return super().could_use(s, seat, face)
        return self.could_beside(s, seat, face, between=now[1] in BETWEEN)

    def could_beside(self, s: Rivals, seat: int, face: str = "", *, between: bool) -> bool:
        """Return whether a seat could use something hidden, or that very card, outside of events: spring a Trap, use a card in
        hand, where `between` says that it is between actions or steps."""
        return could_spring(s, seat, face) or could_have(s, seat, face, between=between)

    def could_lie(self, s: Rivals, face: str, piece: Piece) -> bool:
        """Return whether a hidden card could have a face, by what can be placed where it lies (R-204).

        Conspiracies and Traps lie near a Haven, playable cards in an attack, and cards for Influence in an Influence Conflict.
        """
        card = self.faces[face]
        types = card.types
        if piece.zone == "committed":
            return "influence modifier" in types or (card.kind == "library" and bool(card.bp))
        if piece.zone == "plots":
            return "conspiracy" in types or "trap" in types
        if piece.zone == "hand" and self._being_placed(s, piece):
            return ("conspiracy" in types or "trap" in types) and bool(placers(s, piece.place, card.bp))
        return piece.zone != "attack" or "attack" in types or "reaction" in types or self._feints(s, piece)

    def _being_placed(self, s: Rivals, piece: Piece) -> bool:
        """Return whether a player is choosing who places a card from the hand face down."""
        return bool(s.todo) and s.todo[-1][0] is place and s.pieces[s.todo[-1][2]] is piece

    def _feints(self, s: Rivals, piece: Piece) -> bool:
        """Return whether a card belongs to an attacker who may place any card (R-231)."""
        now = fight(s)
        return now is not None and piece.place != now.foe and rule(s, now.attacker[0], FEINT)

    def may_use(self, s: Rivals, ability: Any, piece: int, row: Piece, seat: int) -> bool:
        """Return whether a card in hand can be played: not if a foe's card bars its name (R-122)."""
        return row.zone != "hand" or not barred(s, piece)

    def tell_answer(self, s: Rivals, seat: int, card: Piece) -> None:
        """Tell who responds with which card: what it prevents leaves no other trace in the log."""
        s.tell("responds", seat, card.face)

    def order(self, s: Rivals) -> tuple[int, ...]:
        """Return the seats in turn order from the active one, without those that are out."""
        return playing(s)

    def owners(self, s: Rivals) -> int:
        """Return how many owners there are: the seats, and the City."""
        return s.seats + 1

    def places(self, s: Rivals, zone: str) -> Any:
        """Return the place numbers of a zone's piles."""
        return parties(s) if zone == "streets" else range(s.seats + 1)

    def speaks(self, s: Rivals, piece: int, row: Piece | None = None) -> int:
        """Return the owner that decides for a card: for an attachment its bearer's owner, but for a Curse the player who
        attached it.

        For wraiths, tables differ; see the set-up option “foreign_wraiths”.
        """
        now = s.pieces[piece] if row is None else row
        if now.zone == "attached" and now.host >= 0:
            laid = is_curse(s, piece) and (s.setup["foreign_wraiths"] == "who laid it" or not is_wraith(s, piece))
            return now.place if laid else self.speaks(s, now.host)
        return now.controller if now.controller >= 0 else now.owner


GAME = RivalsGame()
