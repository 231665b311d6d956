"""Cards of a discard pile that an effect plays at once, as if they were in the hand of who uses it (L-8.1, D-967)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec.structs import replace

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import Action
from coterie.games.l5r.words.coming import AttachIt
from coterie.games.l5r.words.filters import Named
from coterie.games.l5r.words.playing import can_play, is_over_limit, play_as, playing_frame
from coterie.kernel.layers import Mark, printed_marks
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.abilities import Plays, Target
from coterie.words.cards.groups import THIS, Cards, living
from coterie.words.cards.playing import Use, use
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bound_to
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice

Bindings = tuple[tuple[str, Any], ...]


class PlayNow(Effect):
    """Play a card that lies open out of play as if it were in your hand, only where it could be played now.

    Attributes:
        what: the card.
        then: where an event goes once it has been played, instead of to its discard pile.
        unpaid: its fate cost is not paid.
        here: an attachment can be played on the card that speaks alone.
        row: it is played as if it lay in a province of yours, not in your hand.
    """

    what: Group = THAT
    then: Literal["", "bottom", "gone"] = ""
    unpaid: bool = False
    here: bool = False
    row: bool = False

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f)[:1]:
            ways = list(self._ways(s, f, p))
            options: list[RawOption] = [
                (way, (p, n) if n else (p,), ((play_now, frame, self, p, way, n),)) for way, n in ways
            ]
            if options:
                s.ask(f.seat, ("how?", p), options)

    def _ways(self, s: L5R, f: Frame, piece: int) -> Iterator[tuple[str, int]]:
        """Yield the ways in which a card can be played now: what the option is called, and the number of an event's action."""
        card = definition(s, piece)
        if piece in _chain(f) or is_over_limit(s, f.seat, card):
            return
        if card.kind == "event":
            for n, (action, mark) in enumerate(actions(s, piece), 1):
                if self._usable(s, f, piece, action, mark):
                    yield "play action", n
        elif (
            s.phase == "dynasty"
        ) == self.row:  # where nothing is played from a hand, but from provinces (L-5.1, L-5.2)
            for way in ("play", "attach", "disguise"):
                if can_play(s, f.seat, piece, self.way(s, piece, way), *self.bound(f, "")):
                    yield way, 0

    def _usable(self, s: L5R, f: Frame, piece: int, action: Action, mark: Mark) -> bool:
        return action.usable(s, s.pieces[piece], mark, playing_frame(s, piece, f.seat, *self.bound(f, self.then)))

    def way(self, s: L5R, piece: int, word: str) -> Plays | None:
        """Return how a character or attachment is played in a way."""
        card = definition(s, piece)
        ways: dict[str, Plays | None] = {"play": card.plays, "attach": card.also, "disguise": card.disguise}
        plays = ways[word]
        if not self.here or plays is None:
            return plays
        if not isinstance(plays.does, AttachIt):
            return None
        group = plays.targets[0].group
        assert isinstance(group, Cards)
        return replace(plays, targets=(Target("that", Cards(group.which & Named(("bearer",)))),))

    def bound(self, f: Frame, then: str) -> Bindings:
        """Return what the playing has to know of this."""
        there = (
            ("free", self.unpaid),
            ("afterwards", then),
            ("bearer", f.get("this") if self.here else None),
            ("as from", "row" if self.row else ""),
            ("chain", _chain(f)),
        )
        return tuple([(name, value) for name, value in there if value])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(next(self._ways(s, f, p), None) is not None for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        on = f" on {THIS.called(voice)}" if self.here else ""
        how = "as if it lay in a province of yours" if self.row else "as if you held it"
        how = "without paying its fate cost" if self.unpaid else how
        then = {"": "", "bottom": "put it below its owner's deck", "gone": "remove it from the game"}[self.then]
        after = f"; if it is an event, {then} after that" if then else ""
        return f"play {self.what.each(voice, it)}{on} {how}{after}"


def _chain(f: Frame) -> tuple[int, ...]:
    """Return the cards that are being played one for the other: none of them is in a discard pile meanwhile."""
    return (*(f.get("chain") or ()), f.source)


def actions(s: L5R, piece: int) -> list[tuple[Action, Mark]]:
    """Return the actions for which an event is played from a hand, each with its mark."""
    text = definition(s, piece).on("hand")
    marks = printed_marks(s, s.pieces[piece].face, text)
    return [(word, mark) for word, mark in zip(text, marks, strict=True) if isinstance(word, Action)]


@step("l5r.play_now")
def play_now(s: L5R, frame: int, word: PlayNow, piece: int, way: str, number: int) -> None:
    """Play a card in the way that was chosen; an event as one of its actions."""
    f: Frame = s.rows[frame]
    now = s.pieces[piece]
    if number:
        action, mark = actions(s, piece)[number - 1]
        use(s, Use(action, now, piece, mark, f.seat, (*bound_to(now, piece), *word.bound(f, word.then))))
    else:
        plays = word.way(s, piece, way)
        assert plays is not None
        play_as(s, f.seat, piece, plays, *word.bound(f, ""))
