"""Events of the City Deck: whom they affect, each player in turn, the City's piles, ignoring Events, tolls."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.rivals.atoms.places import doom
from coterie.games.rivals.facts import binding, city, of_color, speaks
from coterie.games.rivals.numbers import TOLL
from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.rules.city import at_risk, hand_out, mark, reveal, shuffle_city_deck
from coterie.games.rivals.rules.turn import gain_actions
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OfType
from coterie.games.rivals.words.fights import doer
from coterie.games.rivals.words.players import TurnOf
from coterie.games.rivals.words.tokens import players
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, Ref, pile
from coterie.words.amounts import Done, Number, said, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import THIS, About, living
from coterie.words.cards.numbers import meant
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, Zones
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice

# ── whom an Event binds ─────────────────────────────────────────────────────────────────────────────────────────────


class Heeding(Filter):
    """A card whose player does not ignore the Event in question (R-243, R-244)."""

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        this: Ref | None = f.get("this")
        return this is None or binding(s, speaks(s, item, row), this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


HEEDING = Heeding()
EVENT = OfType("event")


class Players(About):
    """The players clockwise from the active one, except those who ignore the Event in question."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat in s.game.order(s) if self._bound(s, f, seat)])

    def _bound(self, s: Rivals, f: Frame, seat: int) -> bool:
        this: Ref | None = f.get("this")
        return this is None or binding(s, seat, this[0])

    def fits(self, s: Rivals, f: Frame, event: Any, row: Piece | None) -> bool | None:
        return event.seat >= 0 and self._bound(s, f, event.seat)

    def means(self, s: Rivals, f: Frame, target: Any) -> bool:
        return type(target) is tuple and target[0] == "seat" and self._bound(s, f, target[1])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return voice.noun("player")


PLAYERS = Players()


A_TURN = TurnOf(PLAYERS)


class Active(One):
    """The player whose turn it is, unless it ignores the Event in question."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat in PLAYERS.members(s, f) if seat == s.active])

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the active player"


ACTIVE = Active()


class Doer(One):
    """The player who caused the event being answered, unless it ignores the Event in question.

    Attributes:
        attacking: only if its attacker has done it.
    """

    KIND: ClassVar[str] = "seat"
    attacking: bool = False

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        event, now = event_of(s, f), fight(s)
        if event is None or (self.attacking and (now is None or now.attacker[0] != event.source)):
            return ()
        seat, this = doer(s, event), f.get("this")
        return (seat,) if seat >= 0 and (this is None or binding(s, seat, this[0])) else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the attacking player" if self.attacking else "the player who has done it"


DOER, ATTACKING_PLAYER = Doer(), Doer(attacking=True)


class ByFoe(Condition):
    """A foe of its player caused the event being answered, not a card and not that player itself."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and doer(s, event) not in (-1, speaks(s, event.subject, event.was))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a foe of its player has done it"


class YourTurn(Condition):
    """It is your turn."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return s.active == f.seat

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is your turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is another player's turn"


# ── the City's piles ────────────────────────────────────────────────────────────────────────────────────────────────


class OfCity(Filter):
    """It lies in the City Deck's burned pile, or in its discard pile (R-005, R-006)."""

    PART: ClassVar[Part] = "after"
    pile: Literal["burned", "discard"]

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == self.pile and row.place == city(s)

    def zones(self, s: Rivals) -> Zones:
        return frozenset((self.pile,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place(f"at city {self.pile}")


CITY_BURNED, CITY_DISCARDED = OfCity("burned"), OfCity("discard")


class Reshuffle(OnCards):
    """Put cards into the City Deck and shuffle it (R-174)."""

    EVENT: ClassVar[str] = "reshuffle"

    def run(self, s: Any, frame: int) -> None:
        for p in living(s, self.what, s.rows[frame]):
            s.tell("reshuffled", s.pieces[p].face)
        super().run(s, frame)
        s.do((shuffle_city_deck,))


class Doom(Effect):
    """Events are removed from the game when they leave play, now or later (R-248)."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        for p in living(s, self.what, s.rows[frame]):
            doom(s, s.pieces[p].face)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove {self.what.each(voice, it)} from the game when it leaves play next"


class ToStreets(OnCards):
    """Put cards into The Streets as City cards, with a Prestige of your colour to show whose Event it is (R-228)."""

    EVENT: ClassVar[str] = "city"
    what: Group = THIS

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        cards = living(s, self.what, f)
        super().run(s, frame)
        s.do(*[(mark, f.seat, p) for p in cards])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.what.each(voice, it)} into The Streets with 1 Prestige of yours from the general supply"


class Beset(Effect):
    """Move a City card next to the Haven of a player (R-282)."""

    what: Group
    whom: Group

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for seat in players(self.whom, s, f):
            emit(s, frame, [about(s, "beset", p, detail=(seat,)) for p in living(s, self.what, f)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.what, f)) and bool(self.whom.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.what.each(voice, it)} next to the Haven of {self.whom.each(voice, it)}"


class RevealCityCard(Effect):
    """Reveal the top card of the City Deck, as at the beginning of a turn."""

    def run(self, s: Rivals, frame: int) -> None:
        reveal(s, 0)

    def able(self, s: Rivals, f: Frame) -> bool:
        place = city(s)
        return bool(pile(s, "deck", place) or pile(s, "discard", place))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "add a new City card to The Streets"


class Divert(Effect):
    """Players take damage from antagonists in place of somebody else and distribute it among their characters."""

    amount: Number
    whom: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f: Frame = s.rows[frame]
        event = event_of(s, f)
        source = f.source if event is None else event.source
        n = value_of(s, self.amount, f)
        s.do(*[(hand_out, seat, source, n, at_risk(s, seat), ()) for seat in self.whom.members(s, f) if n])

    def say(self, voice: Voice, it: str = "it") -> str:
        much = "it" if isinstance(self.amount, Done) else f"{said(self.amount, voice, it)} of that damage"
        return f"{self.whom.each(voice, it)} takes {much} instead"


# ── actions, tolls ──────────────────────────────────────────────────────────────────────────────────────────────────


class GainActions(Effect):
    """Give the active player more or fewer actions this turn, or more for unhosted actions only."""

    actions: int = 0
    unhosted: int = 0

    def run(self, s: Rivals, frame: int) -> None:
        gain_actions(s, self.actions, self.unhosted)

    def able(self, s: Rivals, f: Frame) -> bool:
        return s.active == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.actions < 0:
            return f"lose {_actions(-self.actions, '')} this turn"
        return f"gain {_actions(self.actions or self.unhosted, 'unhosted ' if self.unhosted else '')}"

    def check(self) -> list[str]:
        one = (self.actions == 0) != (self.unhosted == 0)
        return super().check() + ([] if one else ["GainActions: either actions or unhosted ones"])


def _actions(n: int, kind: str) -> str:
    return f"{n} {kind}action{'s' if n > 1 else ''}"


class Toll(Standing):
    """Foes must give Prestige to the player whose token lies on this card before they attack some characters."""

    amount: int
    whom: About

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", TOLL),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != TOLL or not binding(s, target[0], piece):
            return False
        return meant(s, self.whom, row, piece, target[1])

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount

    def receiver(self, s: Rivals, piece: int) -> int:
        """Return the player who is given the Prestige, -1 for nobody."""
        return of_color(s, piece)

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"to attack {self.whom.one(voice, it)}, a player gives {self.amount} Prestige to the one whose token lies here,"
            " unless that is the same"
        )
