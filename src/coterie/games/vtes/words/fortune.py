"""Luck: dice, and the crypts of all Methuselahs compared."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import definition, playing
from coterie.kernel.chance import below
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class RollDie(Effect):
    """Roll a die: something is done on 1 or 2, something else on 5 or 6."""

    low: Effect
    high: Effect

    def run(self, s: Any, frame: int) -> None:
        n = below(s, 6) + 1
        s.tell("rolls", n)
        if n <= 2:
            s.do((run, self.low, frame))
        elif n >= 5:
            s.do((run, self.high, frame))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"roll a die: on 1 or 2, {self.low.say(voice, it)}; on 5 or 6, {self.high.say(voice, it)}"


class CompareCrypts(Effect):
    """Each Methuselah reveals the top card of its crypt: whose costs most steals pool from whose costs least, unless there is a
    tie for either, for which all burn 1 pool; then all crypts are shuffled. It needs a card in each crypt."""

    amount: int

    def run(self, s: Any, frame: int) -> None:
        tops = [p for seat in playing(s) for p in pile(s, "crypt", seat)[:1]]
        s.do((happening, *[about(s, "reveal", p) for p in tops]), (compare, self.amount))

    def able(self, s: Any, f: Frame) -> bool:
        return all(pile(s, "crypt", seat) for seat in playing(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "each Methuselah reveals the top card of their crypt; whoever has the one of the highest capacity steals"
            f" {self.amount} pool from whoever has the lowest, but on a tie for either every Methuselah burns 1 pool; then all"
            " shuffle their crypts (there must be a card in every crypt)"
        )


@step("vtes.compare_crypts")
def compare(s: Any, amount: int) -> None:
    """Move pool as the top cards of the crypts say, and shuffle these."""
    worth = {seat: definition(s, pile(s, "crypt", seat)[0]).stats["capacity"] for seat in playing(s)}
    first, *_, last = sorted(worth, key=lambda seat: worth[seat])
    all_ = list(worth.values())
    if all_.count(worth[first]) > 1 or all_.count(worth[last]) > 1:
        events = [about_seat("pool", seat, -1) for seat in worth]
    else:
        n = min(amount, s.pool[first])
        events = [about_seat("pool", first, -n), about_seat("pool", last, n)]
    s.do((happening, *events), (happening, *[about_seat("shuffle", seat, detail=("crypt",)) for seat in worth]))


class DreamAnew(Effect):
    """Uncontrolled crypt cards are shuffled into the crypts of their Methuselahs, who draw as many; the blood on them becomes
    pool."""

    def run(self, s: Any, frame: int) -> None:
        s.do(*[(return_waiting, seat) for seat in playing(s, s.rows[frame].seat)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "each Methuselah moves the blood on their uncontrolled crypt cards to their pool, shuffles those cards into their"
            " crypt, and moves as many from the top of it to their uncontrolled region"
        )


@step("vtes.return_waiting")
def return_waiting(s: Any, seat: int) -> None:
    """Shuffle the uncontrolled crypt cards of a Methuselah into its crypt; it draws as many."""
    there = pile(s, "uncontrolled", seat)
    drained = [about(s, "blood", p, -s.pieces[p].count("blood")) for p in there if s.pieces[p].count("blood")]
    n = sum([s.pieces[p].count("blood") for p in there])
    if there:
        s.do(
            *([(happening, *drained, about_seat("pool", seat, n))] if n else []),
            (happening, *[about(s, "under", p) for p in there]),
            (happening, about_seat("shuffle", seat, detail=("crypt",))),
            (draw_waiting, seat, len(there)),
        )


@step("vtes.draw_waiting")
def draw_waiting(s: Any, seat: int, n: int) -> None:
    """Move cards from the top of a crypt to the uncontrolled region of its Methuselah."""
    s.do((happening, *[about(s, "uncontrol", p) for p in pile(s, "crypt", seat)[:n]]))
