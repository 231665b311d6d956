"""Legend of the Five Rings: The Card Game: for two, for four in two teams, against the Shadowlands deck or its player.

Besides the modules of every game, `factions` describes the clans and the Shadowlands, and who plays the latter; `names`
says what things are called, `labels` what stands behind an option, `hazards` what it gives up. `unseen` says what a hand
could do by what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from coterie.games.l5r import positions, scene
from coterie.games.l5r.actions import MENUS
from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.bot import L5RWeighing
from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.cards.collection import owned_outside, reaches_outside
from coterie.games.l5r.cards.definition import HOME, Card
from coterie.games.l5r.cards.listing import listings, progress
from coterie.games.l5r.decks import legality, room, shadow
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.factions import clans
from coterie.games.l5r.facts import conflicts, values
from coterie.games.l5r.facts.barred import is_barred
from coterie.games.l5r.facts.immunity import is_immune_to
from coterie.games.l5r.facts.teams import has_seat, plays_no_more, seated, seats_in_order
from coterie.games.l5r.guide import GUIDES
from coterie.games.l5r.how import HOW
from coterie.games.l5r.numbers import STRENGTH
from coterie.games.l5r.options import OPTIONS, SEATS
from coterie.games.l5r.phrases import CATALOGUE
from coterie.games.l5r.rules import winning
from coterie.games.l5r.rules.bids import BIDS
from coterie.games.l5r.rules.challenge.draw import CHALLENGE_DRAW
from coterie.games.l5r.rules.challenge.dynasty import CHALLENGE_DYNASTY
from coterie.games.l5r.rules.conflict import CONFLICT
from coterie.games.l5r.rules.doubles import DOUBLED
from coterie.games.l5r.rules.draw import DRAW
from coterie.games.l5r.rules.dynasty import DYNASTY
from coterie.games.l5r.rules.rounds import take_round
from coterie.games.l5r.rules.settling import UNSETTLING, settle
from coterie.games.l5r.rules.setup import lay_out, lay_outside, set_up
from coterie.games.l5r.rules.shadow.bids import COOP_BIDS
from coterie.games.l5r.rules.shadow.breaking import RUIN
from coterie.games.l5r.rules.shadow.conflict import COOP_CONFLICT
from coterie.games.l5r.rules.shadow.draw import COOP_DRAW
from coterie.games.l5r.rules.shadow.dynasty import COOP_DYNASTY, MUSTER
from coterie.games.l5r.rules.shadow.setup import lay_deck
from coterie.games.l5r.state import ELEMENTS, L5R, ROW, STRONGHOLD, ZONES
from coterie.games.l5r.talk import L5RTalk
from coterie.games.l5r.theme import THEME
from coterie.games.l5r.timing import TIMING
from coterie.games.l5r.unseen import could_act
from coterie.games.l5r.words.abilities import as_used, is_reaction
from coterie.games.l5r.words.playing import PLAYING
from coterie.games.l5r.words.shadow.deciding import by_rule
from coterie.games.l5r.words.standing import Automatic
from coterie.games.l5r.words.symbols import respelled
from coterie.games.l5r.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import Event
from coterie.kernel.layers import face_in_force
from coterie.kernel.limits import used
from coterie.kernel.modifiers import Contributor, forbidding
from coterie.kernel.pieces import Piece
from coterie.kernel.procedures import Procedure
from coterie.kernel.questions import RawOption
from coterie.words.cards.abilities import Plays
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import Listing, Progress

# Zones in which texts count as in another: the top of a deck that is lent, what the Shadowlands deck has turned up (U-122),
# its warlord (U-033).
COUNTS_AS = {
    "lent": "hand",
    "turned": "hand",
    "warlord": "field",
}
FIRST_GAME = {"mode": "coop", "players": 1, "format": "stronghold"}  # what the decks of first games are for
NOT_A_FIRST_GAME = (
    "The deck rules “starter” are for the guided game, `coterie play l5r --guided`. With the deck rules “any” its decks can be "
    "played at other tables."
)


BY_MODE: tuple[tuple[Procedure[Any], str, Procedure[Any]], ...] = (  # what takes the place of what, and in which mode
    (DYNASTY, "coop", COOP_DYNASTY),
    (DRAW, "coop", COOP_DRAW),
    (BIDS, "coop", COOP_BIDS),
    (CONFLICT, "coop", COOP_CONFLICT),
    (DYNASTY, "challenge", CHALLENGE_DYNASTY),
    (DRAW, "challenge", CHALLENGE_DRAW),
)
for usual, mode, other in BY_MODE:
    usual.instead("mode", mode, other)

SILENCING = {"": (DOUBLED,), "provinces": ("broken", "dishonored", DOUBLED)}  # the tokens that take away a text


@dataclass(repr=False)
class L5RGame(CardGame[L5R]):
    """The rules of Legend of the Five Rings, as the kernel asks for them."""

    name: ClassVar[str] = "l5r"
    title: ClassVar[str] = "Legend of the Five Rings"
    about: ClassVar[str] = (
        "Clans of Rokugan fight each other, or together the Shadowlands, with swords and words over honor, rings and provinces."
    )
    length: ClassVar[str] = "60 to 90 minutes"
    cover: ClassVar[tuple[str, ...]] = ("doji-hotaru", "way-of-the-lion", "banzai")
    options = OPTIONS
    states = L5R
    zones = ZONES
    in_play: ClassVar[tuple[str, ...]] = ("field", "attached", "holdings", "provinces", "stronghold")
    lies_in: ClassVar[Mapping[str, frozenset[str]]] = {
        kind: frozenset((HOME[kind],)) for kind in ("character", "attachment", "holding", "province", "stronghold")
    }
    attached: ClassVar[tuple[str, ...]] = ("attached",)
    timing = TIMING
    atoms = ATOMS
    settle = staticmethod(settle)
    unsettling = UNSETTLING
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAYING, "muster": MUSTER, "ruin": RUIN}
    menus: ClassVar[Mapping[str, Any]] = MENUS
    plays = frozenset(("play", "use card"))
    catalogue = CATALOGUE
    vocabulary = VOCABULARY
    theme = THEME
    counted: ClassVar[tuple[str, ...]] = (
        "broken",
        "cancelled",
        "claimed",
        "contested",
        "dial",
        "dishonored",
        "fate",
        "favor",
        "first",
        "honor",
        "honored",
        "merit",
        "military bonus",
        "political bonus",
        "present",
        "strength bonus",
        "tainted",
    )
    terms: ClassVar[tuple[str, ...]] = ("rings", "shadowlands", *[f"{element} ring" for element in ELEMENTS])
    how = HOW
    guides = GUIDES
    talks = L5RTalk
    bots = L5RWeighing
    deck_room = ROOM
    concedes = True
    build = positions.build
    write = positions.write
    tableau = staticmethod(scene.tableau)
    going_on = staticmethod(scene.going_on)

    faces: Mapping[str, Any] = field(default_factory=lambda: CARDS)

    # ── its cards ───────────────────────────────────────────────────────────────────────────────────────────────────

    def listings(self) -> Sequence[Listing]:
        """Return its searchable cards."""
        return listings(CARDS)

    def progress(self) -> Sequence[Progress]:
        """Return the progress of each set."""
        return progress(CARDS.values())

    # ── starting ────────────────────────────────────────────────────────────────────────────────────────────────────

    def alone(self) -> dict[str, Any]:
        """Return the set-up for one person: against the Shadowlands deck (U-001)."""
        return {"players": 1, "mode": "coop"}

    def ways(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the two games of one person: against the Shadowlands deck, or a duel against a bot."""
        return {"Against the Shadowlands deck": self.alone(), "A duel against a bot": {"players": 2, "mode": "duel"}}

    def checked(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up with defaults, a legal deck of the format for each seat (part 3)."""
        found = super().checked(setup)
        numbers, who = SEATS[found["mode"]]
        if found["players"] not in numbers:
            raise BadOptions(who)
        if found["difficulty"] and found["mode"] != "coop":
            raise BadOptions("“difficulty” works only in “coop”, against the Shadowlands deck that nobody plays.")
        if found["deck_rules"] == "starter" and any(found[name] != value for name, value in FIRST_GAME.items()):
            raise BadOptions(NOT_A_FIRST_GAME)
        if found["mode"] != "duel":
            shadow.check(found, found["decks"])
        return found

    def meant(self, decks: list[str], setup: Mapping[str, Any]) -> list[str]:
        """Return the named decks; “usual” stands for a different deck of the format for each seat."""
        usual = room.usual(setup["format"])
        return (
            usual if decks == ["usual"] else [usual[n % len(usual)] if d == "usual" else d for n, d in enumerate(decks)]
        )

    def problems_for(self, setup: Mapping[str, Any]) -> Callable[[DeckList], list[str]]:
        """Return a function that returns what makes a deck illegal at a table, by its deck rules and its format."""
        return lambda deck: legality.problems(deck, setup["deck_rules"], setup["format"])

    def concede(self, s: L5R, seat: int) -> None:
        """Let a player without team-mates give up: the other team wins (L-19.1)."""
        winning.concede(s, seat)

    def opener(self, s: L5R) -> int:
        """Return the first seat in player order."""
        return self.order(s)[0]

    def without_deck(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the name of the deck that the player of the Shadowlands uses: that of a warlord."""
        return (setup["shadowlands"],) if setup["mode"] == "challenge" else ()

    def lay(self, s: L5R) -> None:
        """Lay out decks, provinces and rings, and begin the first round."""
        decks = [room.faces(text) for text in s.setup["decks"]]
        lay_out(s, decks)
        if s.setup["collection"] == "whole" and any(reaches_outside(deck) for deck in decks):
            for seat in range(s.seats):
                lay_outside(s, seat, owned_outside(decks[seat] if seat < len(decks) else None))
        if s.setup["mode"] != "duel":
            theirs = shadow.chosen(s.setup)
            lay_deck(s, shadow.deck(theirs), shadow.warlord(theirs, s.setup["mode"]))
        s.todo += [(take_round,), (set_up,)]

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def text(self, s: L5R, piece: Piece) -> tuple[Any, ...]:
        """Return the abilities that count where a card lies: none face down, of a broken or dishonored province, of
        the stronghold of a player who plays on without its province, or of unique cards of which a team has
        several (L-2.2, L-2.3, L-12.5, L-14.2, L-24.2, L-24.3). What blanks a text leaves its traits
        (L-9.13). What the Shadowlands deck must do any player who controls the card may decline (U-067)."""
        if piece.down:
            return ()
        if piece.counters:
            silencing = SILENCING["provinces" if piece.zone == "provinces" else ""]
            for name, _ in piece.counters:
                if name in silencing:
                    return ()
        if piece.zone == "stronghold" and piece.owner in s.out:
            return ()
        face, zone = self.faces[piece.face], COUNTS_AS.get(piece.zone, piece.zone)
        found: tuple[Any, ...] = face.on(zone)  # nothing for most cards of hands and decks
        if found and not has_seat(s, self.speaks(s, -1, piece)):
            found = face.on(zone, played=False)
        return respelled(s, piece, found) if piece.lasting else found

    def gained(self, s: L5R, piece: Piece, ability: Any) -> Any:
        """Return a gained ability in the form in which the card's controller uses it: a player may use it, the Shadowlands deck
        must whenever it can (U-067), no matter who controls the card that grants it."""
        return as_used(ability, played=has_seat(s, self.speaks(s, -1, piece)))

    def kind(self, s: L5R, piece: int, row: Piece | None = None) -> str:
        """Return the type of a card: an attached character is only an attachment, and a warlord only a character (L-2.1,
        L-10.5, U-034)."""
        now = s.pieces[piece] if row is None else row
        if now.zone == "attached":
            return "attachment"
        return "" if now.down else str(self.faces[now.face].counts_as)

    def printed(self, s: L5R, name: str, row: Piece) -> Any:
        """Return a printed number or value of the face in force; numbers for each player count the clans (L-20.8, U-037)."""
        face: Card = self.faces[face_in_force(s, row)]
        if name in (STRENGTH, "bonus strength") and row.count(DOUBLED):
            return 0  # as if nothing were printed there (U-233)
        if name == "bonus strength":
            return face.facts.strength_bonus
        if name == "clan":
            return face.clan
        if name == STRENGTH and face.facts.strength_per_player:
            return face.stats[name] * clans(s)
        return face.stats.get(name, 0)

    def number(self, s: L5R, name: str, piece: int, row: Piece | None = None) -> int:
        """Return a number of a card with all modifiers (part 10)."""
        return values.number(s, name, piece, row)

    def why(self, s: L5R, name: str, piece: int) -> list[Contributor]:
        """Return the parts of a number of a card."""
        return values.why(s, name, piece)

    def could_lie(self, s: L5R, face: str, piece: Piece) -> bool:
        """Return whether a hidden card could have a face: some provinces cannot lie below a stronghold, and an eminent one lies
        face up (L-3.8, L-4.2)."""
        if piece.zone != "provinces" or not piece.down:
            return True
        card: Card = self.faces[face]
        return not card.eminent and (piece.place % ROW != STRONGHOLD or card.can_be_stronghold)

    def may_use(self, s: L5R, ability: Any, piece: int, row: Piece, seat: int) -> bool:
        """Return whether a seat is allowed to use an ability or play a card."""
        if is_reaction(ability) and forbidding(s, "use reactions", ("seat", seat)):
            return False
        if row.zone in self.in_play:
            return not forbidding(s, "trigger", piece)
        if self.plays_it(ability, row) and is_barred(s, piece, seat):
            return False
        if self.faces[row.face].kind == "event":
            return not forbidding(s, "play events", ("seat", seat)) and not plays_no_more(s, seat)
        if self.faces[row.face].kind == "character" and row.zone in ("hand", "lent"):
            return not used(s, ("held off", seat), "conflict")
        return True

    def plays_it(self, ability: Any, row: Piece) -> bool:
        """Return whether an ability of a card that is not in play is used by playing that card."""
        return isinstance(ability, Plays) or (
            self.faces[row.face].kind == "event" and not isinstance(ability, Automatic)
        )

    def could(self, s: L5R, seat: int, event: Event, stage: str) -> bool:
        """Return whether a seat could answer an event with something hidden: no more where it plays no more cards. What answers
        from a hand without being played does so in conflicts alone."""
        if stage == "reaction" and forbidding(s, "use reactions", ("seat", seat)):
            return False
        return super().could(s, seat, event, stage) and not plays_no_more(s, seat)

    @cached_property
    def conflict_decks(self) -> dict[tuple[str, ...], tuple[Any, ...]]:
        """The cards of conflict decks by the faces of whole deck lists; see `unseen.conflict_cards`."""
        return {}

    def could_offer(self, s: L5R, menu: str, seat: int, face: str = "") -> bool:
        """Return whether a seat could do something with a card of its hand in a window of actions."""
        return could_act(s, seat, menu, face)

    def could_use(self, s: L5R, seat: int, face: str = "") -> bool:
        """Return whether a seat could use something hidden when asked; in a window of actions, by its menu."""
        if s.asked is not None and s.asked[1][0] == "window":
            return self.could_offer(s, str(s.asked[1][1][0]), seat, face)
        return super().could_use(s, seat, face)

    def pays_for(self, s: L5R, event: Event) -> bool:
        """Return whether a replaced event pays a cost: it does unless a card was to leave play for it (L-9.7, L-8.15)."""
        return s.rows[event.frame].get("to pay") is not None and event.kind != "leave"

    def by_rule(self, s: L5R, prompt: tuple[Any, ...], options: list[RawOption]) -> list[RawOption]:
        """Return the options that the Shadowlands deck may take (U-064)."""
        return by_rule(s, prompt, options)

    def is_immune(self, s: L5R, piece: int, source: int) -> bool:
        """Return whether a card is immune to what another card does (L-8.17)."""
        return is_immune_to(s, piece, source)

    # ── who and where ───────────────────────────────────────────────────────────────────────────────────────────────

    def order(self, s: L5R) -> tuple[int, ...]:
        """Return the seats in player order."""
        return seats_in_order(s)

    def affected(self, s: L5R, event: Event) -> int:
        """Return the seat of the first player, who is asked first whatever would happen (L-9.3, L-9.11)."""
        return self.order(s)[0]

    def owners(self, s: L5R) -> int:
        """Return how many owners there are."""
        return len(s.teams)

    def places(self, s: L5R, zone: str) -> Iterable[int]:
        """Return the place numbers of a zone's piles."""
        n = len(s.teams)
        return range(n * ROW) if zone in ("provinces", "row", "holdings") else range(n)

    def allied(self, s: L5R, seat: int, other: int) -> bool:
        """Return whether two owners are on the same team."""
        return bool(s.teams[seat] == s.teams[other])

    def targets(self, s: L5R) -> tuple[int, ...]:
        """Return the seats that are attacked."""
        now = conflicts.conflict(s)
        if now is None or not now.places:
            return ()
        return seated(s, conflicts.defending_team(s, now))


GAME = L5RGame()
