"""Conspiracies and Traps: their resolution, their targets, and conditions on the Prestige on them.

The rows of a resolution follow those by which every card is played (`coterie.words.cards.playing`).
"""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.rules import plots
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OfType
from coterie.games.rivals.words.playing import aim_openly
from coterie.games.rivals.words.tokens import players
from coterie.kernel.events import Event, about, happening
from coterie.kernel.layers import Mark
from coterie.kernel.limits import used
from coterie.kernel.listening import Listener
from coterie.kernel.pieces import Piece, Ref, found
from coterie.kernel.procedures import Procedure, row
from coterie.words.amounts import Amount
from coterie.words.cards.abilities import Ability, Target, Trigger, answering
from coterie.words.cards.events import emit
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, About, Cards, living
from coterie.words.cards.playing import PLAY, Play, do_it, put_away, show
from coterie.words.cards.roles import in_role
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Zones
from coterie.words.frames import Frame, bound_to, frame_of
from coterie.words.groups import THAT, Group, One
from coterie.words.voice import IT, Noun, Voice, sentence

CONSPIRACY, TRAP = OfType("conspiracy"), OfType("trap")


# ── resolving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def resolved(s: Rivals, serial: int) -> None:
    """Announce the resolution, so that responses come now, while its Prestige is still on it."""
    card = PLAY.of(s, serial).card
    if found(s, card) is not None:
        s.do((happening, about(s, "resolve", card[0])))


RESOLVE: Procedure[Play] = Procedure(
    "rivals.resolve",
    "Resolving a face-down card",
    Play,
    (
        row("11.1", "Shown", show, "R-208"),
        row("11.2", "Target", aim_openly, "RR-11.1"),
        row("11.3", "Effect", do_it, "R-209 R-212"),
        row("11.4", "Resolved", resolved, "R-215"),
    ),
    ends=put_away,  # its Prestige goes back to the supplies
    hidden=True,
)


def begin_resolving(
    s: Rivals, ability: Ability, at: Piece, piece: int, mark: Mark, seat: int, bound: tuple[tuple[str, Any], ...]
) -> None:
    """Put the resolution of a face-down card on the list.

    Args:
        s: the state.
        ability: what it does.
        at: the row of the card.
        piece: its number.
        mark: the mark of the ability.
        seat: who resolves it.
        bound: what its frame knows.
    """
    f = Frame(piece, seat, bound=bound)
    ability.count(s, at, mark, f)
    s.tell("resolves", seat, at.face)
    RESOLVE.begin(s, Play((piece, at.life), seat, ability, s.new(f), True))


class Conspiracy(Ability, kw_only=True):
    """The effect of a Conspiracy, in its player's turn, once it has enough Prestige (RR-11.1).

    It can be resolved whenever it has a target, even if little changes.
    """

    least: int
    does: Effect
    where: str = "plots"

    def effect(self) -> Effect:
        return self.does

    def _does_something(self, s: Any, f: Frame, targets: tuple[Target, ...]) -> bool:
        return aimable(s, f, targets)

    def waiting(self, s: Rivals, seat: int) -> bool:
        """Return whether it could be resolved outside its player's Action Phase: never."""
        return False

    def offered(self, s: Rivals, piece: int, mark: Mark, seat: int) -> bool:
        """Return whether a seat could resolve it now."""
        now = s.pieces[piece]
        enough = seat == s.active and plots.prestige_on(s, piece) >= self.least
        return enough and self.usable(s, now, mark, frame_of(s, now, piece, seat))

    def take(self, s: Rivals, piece: int, mark: Mark, seat: int) -> None:
        """Put its resolution on the list."""
        now = s.pieces[piece]
        begin_resolving(s, self, now, piece, mark, seat, bound_to(now, piece))

    def say(self, voice: Voice, it: str = "it") -> str:
        text = self.framed(voice, self.said(voice, self.does.say(voice, IT if self.targets else "it")))
        return f"in your turn, with {self.least} or more Prestige on it: {sentence(text).removesuffix('.')}"


class Springs(Trigger, kw_only=True):
    """The effect of a Trap when it is sprung: in response to an event, or later while it still has a target (R-208 to
    R-215).

    Attributes:
        waits: its text speaks of this turn, or of the attack that goes on: it can be sprung as long as it has a target.
    """

    where: str = "plots"
    waits: bool = True

    def _does_something(self, s: Any, f: Frame, targets: tuple[Target, ...]) -> bool:
        return aimable(s, f, targets)

    def waiting(self, s: Rivals, seat: int) -> bool:
        """Return whether, by public knowledge, a seat that has it face down could spring it now."""
        f = Frame(-1, seat)
        if not self.waits or (self.given is not None and self.given.public(s) and not self.given.holds(s, f)):
            return False
        return aimable(s, f, self.targets)

    def offered(self, s: Rivals, piece: int, mark: Mark, seat: int) -> bool:
        """Return whether a seat could spring it now, other than in response to an event."""
        now = s.pieces[piece]
        return self.waits and self.usable(s, now, mark, frame_of(s, now, piece, seat))

    def take(self, s: Rivals, piece: int, mark: Mark, seat: int) -> None:
        """Put its resolution on the list."""
        now = s.pieces[piece]
        begin_resolving(s, self, now, piece, mark, seat, bound_to(now, piece))

    def use(self, s: Any, heard: Listener, row: Piece, batch: int) -> None:
        seat = facts.speaks(s, heard.piece, row)
        begin_resolving(s, self, row, heard.piece, heard.mark, seat, answering(s, row, heard, batch))

    def say(self, voice: Voice, it: str = "it") -> str:
        text = self.framed(voice, self.said(voice, self.does.say(voice, IT if self.targets else "it")))
        later = " or later" if self.waits else ""
        return f"{voice.when(self.stage, self.kind, self.about.one(voice))}{later}, you may spring this: {text}"


def aimable(s: Rivals, f: Frame, targets: tuple[Target, ...]) -> bool:
    """Return whether there is a choice for each of the targets."""
    return all(target.least == 0 or target.group.members(s, f) for target in targets)


# ── whom they can be aimed at ───────────────────────────────────────────────────────────────────────────────────────


def unprotected(s: Rivals, f: Frame, seat: int) -> bool:
    """Return whether a foe can be the target of a card: it has contributed nothing to it (RR-11.1)."""
    this = f.get("this")
    if seat == f.seat or seat not in facts.playing(s):
        return False
    return this is None or found(s, this) is None or plots.contributed(s, this[0], seat) <= 0


class Outsiders(Group):
    """The foes who have contributed nothing to the card."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat in facts.playing(s) if unprotected(s, f, seat)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("foe who has not contributed", "foes who have not contributed")


class OfOutsider(Filter):
    """A card of a foe who has contributed nothing to the card in question."""

    PART: ClassVar = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return unprotected(s, f, facts.speaks(s, item, row))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of any foe who has not contributed"


class Laid(Filter):
    """A card that lies face down near a Haven (R-207)."""

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "plots"

    def zones(self, s: Rivals) -> Zones:
        return frozenset(("plots",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "face-down"


LAID = Laid()
OWN_PLOTS = Cards(LAID & MINE)


class Defender(One, About):
    """The defender in The Streets: a character or a Mortal, but not an attacker hit by a Reaction (R-267 to R-269)."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        there = in_role(s, "attack", "target")
        return tuple([at for at in there if facts.in_streets(s.pieces[at[0]])])

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and facts.in_streets(row)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the defender in The Streets"


DEFENDER = Defender()


class BoundInTurn(Filter):
    """A character to which something happened this turn: it attacked, got a Retainer, exerted Influence
    (R-266)."""

    PART: ClassVar = "after"
    what: str

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, (self.what, item, row.life), "turn"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place(f"this turn {self.what}")


ATTACKED_THIS_TURN, GOT_RETAINER = BoundInTurn("attacked"), BoundInTurn("retainer")
EXERTED_THIS_TURN = BoundInTurn("exerted")


# ── amounts, conditions ─────────────────────────────────────────────────────────────────────────────────────────────


class PrestigeOn(Amount):
    """The Prestige on a card."""

    on: Group = THIS

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(plots.prestige_on(s, p) for p in living(s, self.on, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the Prestige on {self.on.each(voice, it)}"


class AgendaOf(Amount):
    """The Agenda of players, on their Agenda cards only (R-021)."""

    who: Group = THAT

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(s.agenda[seat] for seat in players(self.who, s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the Agenda of {self.who.each(voice, it)}"


class Contribute(Effect):
    """Players contribute Prestige from their personal supplies to a face-down card; this turn, that does not protect
    them."""

    who: Group
    amount: int = 1
    to: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        emit(
            s,
            frame,
            [
                about(s, "fund", p, self.amount, detail=(seat, "own", "forced"), seat=seat)
                for p in living(s, self.to, f)
                for seat in self.who.members(s, f)
            ],
        )

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(s.prestige[seat] for seat in self.who.members(s, f)) and bool(living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        who, to = self.who.each(voice, it), self.to.each(voice, it)
        return f"{who} must lay {self.amount} Prestige of its own on {to}, which does not protect it this turn"
