"""How a card that is played comes into play: a character, one in the disguise of another, an attachment (L-5.4, 15, 16)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms.moving import BY_KEYWORD
from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.cards import (
    attachments,
    can_bear,
    definition,
    has_keyword,
    is_participating,
    is_unique_there,
)
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.prices import opened, welcomes
from coterie.games.l5r.facts.teams import has_seat
from coterie.games.l5r.numbers import TOKENS
from coterie.games.l5r.rules.cards import BY_ITSELF, leaving
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, change, found
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT
from coterie.words.voice import Voice

MOST_FATE = 40  # that is placed on a character as it is played; nobody has ever had a use for more


class Deploy(Effect):
    """A character that is played comes into play, and its player may place fate on it before anybody reacts to that (L-5.4,
    L-8.5)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        seat = f.seat if f.get("under") is None else f.get("under")
        piece = f.get("this")[0]
        how, bare = how_it_enters(s, piece, present=f.get("where") == "present")
        then = () if bare else ((ask_fate, f.seat, piece),)
        emit(s, frame, [about(s, "enter", piece, detail=(seat, *how, *then))])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, THIS, f)) and not is_unique_there(s, f.seat, s.pieces[f.source].face, f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "put this card into play and place fate on it"


def how_it_enters(s: L5R, piece: int, *, present: bool) -> tuple[tuple[Any, ...], bool]:
    """Return how a character that is played from where it lies enters play, as the detail of the event has it, and whether no
    fate can be placed on it."""
    words = welcomes(s, piece)
    fate = sum([word.fate for word in words])
    tokens = [word.status for word in words if word.status]
    more: list[Any] = [*["present"] * present, *tokens, *[(place_from_bank, piece, fate)] * bool(fate)]
    return tuple(more), any(word.bare for word in words)


@step("l5r.place_from_bank")
def place_from_bank(s: L5R, piece: int, n: int) -> None:
    """Place fate from the bank on a character that has just entered play."""
    if s.pieces[piece].zone == "field":
        happen(s, about(s, "place", piece, n))


@step("l5r.ask_fate")
def ask_fate(s: L5R, seat: int, piece: int) -> None:
    """Ask how much fate is placed on a character that was just played, from its player's pool (L-5.4); on one of the
    Shadowlands deck its reinforcement number from the bank (U-070)."""
    if s.pieces[piece].zone != "field" or forbidding(s, "be given fate when played", piece):
        return
    if not has_seat(s, seat):
        n = definition(s, piece).facts.reinforcement
        s.tell("reinforced", s.pieces[piece].face, n)
        if n:
            happen(s, about(s, "place", piece, n))
        return
    most = min(s.fate[seat], MOST_FATE)
    if most:
        options: list[RawOption] = [("place fate", (n,), ((place_fate, seat, piece, n),)) for n in range(most + 1)]
        s.ask(seat, ("fate?", piece), options, default=0)


@step("l5r.place_fate")
def place_fate(s: L5R, seat: int, piece: int, n: int) -> None:
    """Place fate on a character from the pool of the player who has played it (U-205)."""
    if n:
        s.tell("places fate", seat, n, s.pieces[piece].face)
        happen(s, fate_by(seat, -n), about(s, "place", piece, n))


class AttachIt(Effect):
    """An attachment that is played is attached to what was chosen (part 15); no second one that is unique (L-8.9)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = living(s, THAT, f)
        if hosts:
            detail = (*f.get("that"), f.seat)
            emit(s, frame, [about(s, "attach", f.get("this")[0], detail=detail)])

    def able(self, s: L5R, f: Frame) -> bool:
        hosts = living(s, THAT, f)
        if hosts and not has_seat(s, f.seat) and not in_the_conflict(s, hosts[0]):
            return False
        if not hosts or is_unique_there(s, f.seat, s.pieces[f.source].face, f.source):
            return False
        if forbidding(s, "be played on", hosts[0], f.source):
            return False
        return can_bear(s, hosts[0], f.source, f.seat) and not is_taken(s, hosts[0], f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attach this card to {it}"


def is_taken(s: L5R, host: int, piece: int) -> bool:
    """Return whether a card bears an attachment beside which no other one of the Shadowlands can be played."""
    mine = definition(s, piece).clan == "shadowlands"
    return mine and any(has_keyword(s, p, "sole") for p in attachments(s, host))


def in_the_conflict(s: L5R, host: int) -> bool:
    """Return whether a card participates or is an attacked province: only there the Shadowlands deck attaches (U-123)."""
    now, there = conflict(s), s.pieces[host]
    return bool(there.count("present")) or (now is not None and there.zone == "provinces" and there.place in now.places)


class Disguise(Effect):
    """A unique character that is played in the disguise of another takes over what that one has, which is discarded then,
    before anybody reacts (part 16). It comes where the other is; no fate of a pool is placed on it."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for old in living(s, THAT, f):
            seat = f.seat if f.get("under") is None else f.get("under")
            piece = f.get("this")[0]
            how, _ = how_it_enters(s, piece, present=is_participating(s, old))
            emit(s, frame, [about(s, "enter", piece, detail=(seat, *how, (take_over, piece, f.get("that"))))])

    def able(self, s: L5R, f: Frame) -> bool:
        there = living(s, THAT, f)
        if there and is_only_for_conflicts(s, f) and not is_participating(s, there[0]):
            return False
        return bool(there) and not is_unique_there(s, f.seat, s.pieces[f.source].face, f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put this card into play in the place of {it}"


def is_only_for_conflicts(s: L5R, f: Frame) -> bool:
    """Return whether a character counts as held for the conflict alone: it lies in a discard pile that a card has opened so."""
    origin = f.get("from") or (s.pieces[f.source].zone,)
    return bool(origin[0] == "fallen" and opened(s, f.seat, "fallen") == ("conflict",))


@step("l5r.take_over_disguise")
def take_over(s: L5R, piece: int, at: Ref) -> None:
    """Move fate, status tokens and attachments to a character that came in disguise; the other one is discarded, which
    nothing prevents (part 16)."""
    if s.pieces[piece].zone != "field" or found(s, at) is None:
        return
    old = s.pieces[at[0]]
    for name in ("fate", *TOKENS):
        n = s.pieces[piece].count(name) + old.count(name)
        change(s, piece, counters=s.pieces[piece].counting(name, n if name == "fate" else min(n, 1)))
        change(s, at[0], counters=s.pieces[at[0]].counting(name, 0))
    if s.pieces[piece].count("honored") and s.pieces[piece].count("dishonored"):  # both go (L-12.2)
        for name in ("honored", "dishonored"):
            change(s, piece, counters=s.pieces[piece].counting(name, 0))
    for p in attachments(s, at[0]):
        change(s, p, host=piece)
    happen(s, *[event.but(detail=(*event.detail, BY_ITSELF, BY_KEYWORD)) for event in leaving(s, at[0])])
