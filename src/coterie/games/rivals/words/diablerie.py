"""Diablerie: its permission, its prices, and what an attached victim gives its diablerist (R-034 to
R-050)."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import attachments, colors, definition, speaks
from coterie.games.rivals.numbers import ATTRIBUTES, BP, DISCIPLINES
from coterie.games.rivals.rules import diablerie
from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.events import about, about_seat
from coterie.kernel.pieces import Piece
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class Diablerize(Effect):
    """A vampire commits diablerie on one that it has just defeated, which is attached instead of entering torpor
    (R-037, R-022, R-023).

    Not on one that is burned (R-046), and only if there is room for it (R-042).
    """

    def run(self, s: Rivals, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            diablerie.consume(s)

    def able(self, s: Rivals, f: Frame) -> bool:
        now, this = diablerie.at_hand(s), f.get("this")
        return now is not None and diablerie.has_place(s, now, this[0] if this else NOTHING)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "have the vampire that has defeated it commit diablerie on it"


class KilledBy(Condition):
    """The attack of your attacker has defeated somebody: its target, or whom else it has struck."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        event, now = event_of(s, f), fight(s)
        if event is None or now is None or now.attacker[0] != event.source:
            return False
        return speaks(s, event.source) == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this attack has defeated it"


# ── the Prestige of foes on a card ──────────────────────────────────────────────────────────────────────────────────


class ForeignPrestige(Effect):
    """Put Prestige of each foe's color on this card, from that foe's general supply."""

    amount: int = 1

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        foes = [seat for seat in s.game.order(s) if seat != f.seat]
        emit(s, frame, [about(s, "fund", p, self.amount, detail=(foe,)) for p in living(s, THIS, f) for foe in foes])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.amount} Prestige of each foe's color from the general supply on this card"


class GiveBack(Effect):
    """Give the player of the defeated character Prestige of its own color from this card."""

    amount: int = 1

    def _owner(self, s: Rivals, f: Frame) -> int:
        event = event_of(s, f)
        return NOTHING if event is None else s.pieces[event.subject].owner

    def _held(self, s: Rivals, f: Frame) -> int:
        owner = self._owner(s, f)
        return sum(colors(s, s.pieces[p], "prestige").get(owner, 0) for p in living(s, THIS, f))

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        owner = self._owner(s, f)
        for p in living(s, THIS, f):
            back = about(s, "fund", p, -self.amount, detail=(owner,))
            emit(s, frame, [back, about_seat("prestige", owner, self.amount, after=0, as_much=True)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        return purse.take(("prestige on", f.get("this")), self.amount, self._held(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give its player {self.amount} Prestige of its color from this card"


# ── what a victim gives ─────────────────────────────────────────────────────────────────────────────────────────────


def victims(s: Rivals, bearer: int) -> list[int]:
    """Return the vampires that a character has consumed."""
    return [p for p in attachments(s, bearer) if definition(s, p).kind == "vampire" and not s.pieces[p].down]


class Outdoes(Standing):
    """Its diablerist has the higher value of each attribute (R-038, R-043)."""

    @property
    def how(self) -> str:
        return "base"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([("number", name, row.host) for name in ATTRIBUTES]) if row.host >= 0 else ()

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number in ATTRIBUTES and target == row.host

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        rows = [s.pieces[p] for p in (target, *victims(s, target))]
        return max(int(s.game.printed(s, number, now)) for now in rows)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its bearer has its attributes where they are higher"


class Teaches(Standing):
    """Its diablerist has all its disciplines besides its own, repeats included (R-039)."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([("number", name, row.host) for name in DISCIPLINES]) if row.host >= 0 else ()

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number in DISCIPLINES and target == row.host

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return int(s.game.printed(s, number, row))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its bearer has its disciplines"


CONSUMED: tuple[Standing, ...] = (Outdoes(), Teaches(), Bonus(BP, 1, HOST))
"""What a vampire gives as it is attached to the one who has committed diablerie on it (R-040)."""
