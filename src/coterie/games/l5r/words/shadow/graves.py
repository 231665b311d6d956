"""Discard piles: what comes back from them, and what is stitched on."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.prices import price, promise
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.rules import cards
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import does_something
from coterie.games.l5r.words.playing import play, playable, playing_frame
from coterie.games.l5r.words.shadow.taking import joins
from coterie.kernel.chance import below, picked
from coterie.kernel.events import about, happening
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import Piece, Ref, found, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, last
from coterie.kernel.steps import step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class Dearest(Filter):
    """The character whose printed cost is the highest in its discard pile, any of several."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        faces = [s.game.faces[s.pieces[p].face] for p in pile(s, row.zone, row.place)]
        costs = [face.cost or 0 for face in faces if face.kind == "character"]
        return bool(costs) and (s.game.faces[row.face].cost or 0) == max(costs)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "whose printed cost is the highest there"


class Rebury(Effect):
    """Put random cards of your dynasty discard pile below your dynasty deck."""

    amount: Number = 1
    which: Filter = ANYTHING

    def _there(self, s: L5R, f: Frame) -> list[int]:
        return [p for p in pile(s, "fallen", f.seat) if self.which.holds(s, f, p, s.pieces[p])]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = picked(s, self._there(s, f), value_of(s, self.amount, f))
        emit(s, frame, [about(s, "return", p, detail=("bottom",)) for p in there])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        which = described(self.which, voice.noun("card"), voice, it)
        if self.amount == 1:
            return f"put {which.a().replace(' ', ' random ', 1)} of your dynasty discard pile below your dynasty deck"
        return f"put {said(self.amount, voice, it)} random {which.many} of your dynasty discard pile below your dynasty deck"


class PlayFallen(Effect):
    """Play a character that lies in one's dynasty discard pile, as though it were in the hand, for less."""

    less: int = 2

    def run(self, s: L5R, frame: int) -> None:
        seat = s.rows[frame].seat
        there = self._open(s, s.rows[frame])
        if there:
            s.ask(
                seat,
                ("choose", self, s.rows[frame].source),
                [("piece", ((p, s.pieces[p].life),), ((play_fallen, seat, p, self.less),)) for p in there],
            )

    def _open(self, s: L5R, f: Frame) -> list[int]:
        there = [p for p in pile(s, "fallen", f.seat) if definition(s, p).cost is not None]
        return [p for p in there if price(s, p, f.seat) - self.less <= s.fate[f.seat] and self._fits(s, f, p)]

    def _fits(self, s: L5R, f: Frame, piece: int) -> bool:
        plays = definition(s, piece).plays
        return plays is not None and does_something(plays, s, playing_frame(s, piece, f.seat), plays.targets)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._open(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"play a character of your dynasty discard pile as though it were in your hand, for {self.less} fate less"
        )


@step("l5r.play_fallen")
def play_fallen(s: L5R, seat: int, piece: int, less: int) -> None:
    """Play a character from a discard pile for less."""
    promise(s, seat, ("character",), less, "phase")
    play(s, seat, piece)


class PlayAttachment(Effect):
    """Play an attachment from your discard pile."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [("piece", ((p, s.pieces[p].life),), ((play, f.seat, p),)) for p in self._open(s, f)]
        if options:
            s.ask(f.seat, ("choose", self, f.source), options)

    def _open(self, s: L5R, f: Frame) -> list[int]:
        there = [p for p in pile(s, "discard", f.seat) if s.game.faces[s.pieces[p].face].kind == "attachment"]
        return [p for p in there if playable(s, f.seat, p)]

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._open(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "play an attachment from your conflict discard pile"


class Stitch(Effect):
    """For each opponent a random character of its discard piles is attached to this character, without text; its printed
    skills are added."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        this = f.get("this")
        for foe in foes(s, f.seat):
            there = self._of(s, foe)
            if there and found(s, this) is not None:
                p = there[below(s, len(there))]
                s.do((happening, about(s, "attach", p, detail=(*this, f.seat))), (stitched, this, p))

    def _of(self, s: L5R, foe: int) -> list[int]:
        piles = [*pile(s, "fallen", foe), *pile(s, "discard", foe)]
        return [p for p in piles if s.game.faces[s.pieces[p].face].kind == "character"]

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._of(s, foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"a random character of each opponent's discard piles is attached to {voice.this} without text and adds its "
            "printed skills"
        )


@step("l5r.stitched")
def stitched(s: L5R, at: Ref, piece: int) -> None:
    """Let a character that is attached add its printed skills for as long as it is."""
    now = s.pieces[piece]
    if now.zone != "attached" or found(s, at) is None:
        return
    stats = s.game.faces[now.face].stats
    for name in ("military", "political"):
        if stats[name]:
            last(s, at[0], GAIN, Bonus(name, stats[name], THIS), ("leaves", piece, now.life), now.face)


class Raise(Effect):
    """Put a character into play under your control, tainted and of the Shadowlands; it cannot leave play as long as this
    card is there, and is discarded as this card leaves."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            emit(s, frame, [about(s, "enter", p, detail=(f.seat, "tainted"))])
            s.do((raised, f.get("this"), p))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(could_be(s, "enter", p, f.source, (f.seat, "tainted")) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"put {self.what.each(voice, it)} into play tainted under your control as a Shadowlands character; it cannot "
            f"leave play before {voice.this} does, and is discarded then"
        )


@step("l5r.raised")
def raised(s: L5R, this: Ref, piece: int) -> None:
    """Let a raised character be of the Shadowlands and stay as long as what has raised it."""
    now = s.pieces[piece]
    if now.zone != "field":
        return
    joins(s, piece)
    if found(s, this) is not None:
        last(s, piece, GAIN, Cannot("leave", THIS), ("leaves", *this), s.pieces[this[0]].face)
        s.new(Delayed(("leaves", *this), ((fall_again, (piece, now.life)),)))


@step("l5r.fall_again")
def fall_again(s: L5R, at: Ref) -> None:
    """Discard what was raised."""
    if found(s, at) is not None:
        s.do((happening, *cards.leaving(s, at[0])))
