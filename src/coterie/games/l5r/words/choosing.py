"""Choices of a kind of their own: one that the opponent makes for you, a card of a hand that is seen, tops of decks."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms.moving import whole_deck
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.teams import foes, in_order
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import OPPONENT, AgainstOne, as_seat, discard_these, each_in_turn, one_of
from coterie.games.l5r.words.zones import shuffle_deck
from coterie.kernel.events import Event, about
from coterie.kernel.pieces import pile, show
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit, together
from coterie.words.cards.groups import living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Bound
from coterie.words.voice import Voice


class TheyChooseOne(AgainstOne):
    """Your opponent picks one of several effects that can be done; it is you who does it."""

    modes: tuple[Effect, ...]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        options: list[RawOption] = [("mode", (m,), ((run, m, frame),)) for m in self.modes if m.able(s, f)]
        if foe >= 0 and options:
            s.ask(foe, ("choose one", f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(mode.able(s, f) for mode in self.modes)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your opponent chooses one: you " + "; or you ".join(mode.say(voice, it) for mode in self.modes)


class EachWithMore(Effect):
    """Each opponent who controls more characters of a sort than you does something; it makes the choices. They choose in
    player order; then all of it happens at the same time (L-9.11)."""

    which: Filter
    does: Effect

    def choosers(self, s: Any, f: Frame) -> list[int]:
        """Return who does it."""
        counts = {owner: self._count(s, f, owner) for owner in in_order(s)}
        return [foe for foe in foes(s, f.seat) if counts[foe] > counts[f.seat]]

    def _count(self, s: Any, f: Frame, owner: int) -> int:
        return sum([bool(self.which.holds(s, f, p, s.pieces[p])) for p in characters(s, owner)])

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        together(s, frame, *each_in_turn(self.does, frame, f.seat, tuple(self.choosers(s, f))))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does.able(s, Frame(f.source, foe, f.actor, f.bound)) for foe in self.choosers(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("character"), voice, it).many
        who = f"each opponent who controls more {what} than you"
        return voice.done_by(who, self.does.say(voice.asked, it))


class SeeHand(AgainstOne):
    """Look at your opponent's hand, and perhaps choose a card of it that is discarded."""

    discards: bool = True

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        there = pile(s, "hand", foe) if foe >= 0 else ()
        if there:
            emit(s, frame, [about(s, "peek", p, detail=(f.seat,)) for p in there])
            s.do(*[(discard_seen, frame, tuple(there))] * self.discards)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "hand", foe) for foe in OPPONENT.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        look = "look at your opponent's hand"
        return f"{look} and choose a card of it; discard that card" if self.discards else look


@step("l5r.discard_seen")
def discard_seen(s: L5R, frame: int, there: tuple[int, ...]) -> None:
    """Ask which of the cards that were looked at is discarded."""
    options: list[RawOption] = [("piece", (p,), ((discard_these, frame, (p,)),)) for p in there]
    s.ask(s.rows[frame].seat, ("discard?", 1), options, forced=False)


def seen_by_all(s: L5R, pieces: tuple[int, ...]) -> list[Event]:
    """Return the events by which every player looks at cards."""
    return [about(s, "peek", p, detail=(seat,)) for p in pieces for seat in range(s.seats) if seat != s.pieces[p].place]


class LoserShows(Effect):
    """The controller of the loser of a duel shows the hand; an opponent of that player chooses a card of it to be discarded."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, Bound("loser"), f):
            owner = s.game.speaks(s, p)
            there = tuple(pile(s, "hand", owner))
            chooser = f.seat if owner in foes(s, f.seat) else foes(s, owner)[0]
            if there:
                emit(s, frame, seen_by_all(s, there))
                s.do((as_seat, frame, chooser), (discard_seen, frame, there), (as_seat, frame, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the controller of the loser shows the hand, and an opponent chooses a card of it to be discarded"


class RevealTops(Effect):
    """The top cards of each player's conflict deck are revealed; you choose one of each, which its owner takes."""

    most: int

    def run(self, s: L5R, frame: int) -> None:
        owners = [owner for owner in in_order(s) if pile(s, "deck", owner)]
        for owner in owners:
            for p in whole_deck(s, owner)[: self.most]:
                show(s, p)
        s.do(*[(choose_top, frame, self.most, owner) for owner in owners])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "deck", owner) for owner in in_order(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"show the {self.most} topmost cards in each conflict deck and choose one of each"
        return f"{what}; its owner takes it and shuffles"


@step("l5r.choose_top")
def choose_top(s: L5R, frame: int, most: int, owner: int) -> None:
    """Ask which of the revealed cards of a player that player takes."""
    there = pile(s, "deck", owner)[:most]
    options: list[RawOption] = [("piece", (p,), ((take_top, frame, p, owner), (shuffle_deck, owner))) for p in there]
    seat = s.rows[frame].seat
    s.ask(seat, ("find?",) if owner == seat else ("find for?", owner), options)


@step("l5r.take_top")
def take_top(s: L5R, frame: int, piece: int, owner: int) -> None:
    """Let a player take a card that was revealed."""
    s.tell("finds", owner, s.pieces[piece].face, to=~(1 << owner))  # who takes it reads that it is drawn
    emit(s, frame, [about(s, "draw", piece)])
