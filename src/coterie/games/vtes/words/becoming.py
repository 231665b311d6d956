"""Cards that become something else: a weapon that stays in whom it has struck, a library card that is an ally."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.atoms.departures import banish
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.words.selves import bearer_of
from coterie.games.vtes.words.told import HasDiscipline
from coterie.kernel.events import about, happen, happening
from coterie.kernel.pieces import pile, ref
from coterie.kernel.steps import Step, step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, THIS, first, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class BecomeOn(Effect):
    """This card goes onto a minion, where it is another card from now on.

    Attributes:
        face: what it is then.
        told: what it does then, as a text.
        on: the minion.
    """

    face: str
    told: str
    on: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for host in first(s, self.on, f):
            for p in living(s, THIS, f):
                copy = about(s, "copy", p, detail=(self.face, ("forever",), f.face(s)))
                emit(s, frame, [copy, about(s, "attach", p, detail=ref(s, host), seat=s.pieces[p].place)])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.on, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {voice.this} onto {self.on.each(voice, it)}, where all that it says is “{self.told}”"


class RaiseTop(Effect):
    """The top card of your library comes into play as an ally; if it is burned, it leaves the game.

    Attributes:
        face: what it is then.
        told: that, as a text.
    """

    face: str
    told: str

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in pile(s, "library", f.seat)[:1]:
            banish(s, p)
            emit(s, frame, [about(s, "embrace", p, detail=(f.seat, self.face, "", ""))])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"bring the top card of your library into play as {self.told}; if it is burned, it leaves the game"


class Emerge(Effect):
    """This card becomes a vampire of yours with as much blood as it has capacity, which comes to the ready region.

    Attributes:
        face: what it is then.
        told: that, as a text.
    """

    face: str
    told: str

    def rise(self, s: Any, f: Frame, piece: int) -> tuple[Step, ...]:
        """Return the steps by which the card becomes the vampire."""
        full = s.game.faces[self.face].stats["capacity"]
        return ((happening, about(s, "embrace", piece, detail=(f.seat, self.face, "", ""))), (fill, piece, full))

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do(*[each for p in living(s, THIS, f) for each in self.rise(s, f, p)])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, THIS, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} becomes {self.told}"


class RiseAs(Emerge):
    """This card becomes a vampire with superior disciplines of your choice, and its bearer is burned.

    Attributes:
        disciplines: how many disciplines it gets.
    """

    disciplines: int

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        host = bearer_of(f)
        for p in living(s, THIS, f):
            gone = [(happening, about(s, "burn", host))] if host is not None else []
            s.do(*self.rise(s, f, p), *gone, (choose_discipline, f.seat, p, self.disciplines, ()))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn its bearer; {super().say(voice, it)}"


@step("vtes.fill_up")
def fill(s: Any, vampire: int, n: int) -> None:
    """Give a vampire that has come into play its blood."""
    if s.pieces[vampire].zone == "ready":
        happen(s, about(s, "blood", vampire, n))


@step("vtes.choose_discipline")
def choose_discipline(s: Any, seat: int, vampire: int, n: int, chosen: tuple[str, ...]) -> None:
    """Choose disciplines that a vampire has at the superior level, one after another."""
    if s.pieces[vampire].zone != "ready" or not n:
        return
    s.ask(
        seat,
        ("teach what?",),
        [
            (
                "discipline",
                (name,),
                ((master, vampire, code), (choose_discipline, seat, vampire, n - 1, (*chosen, code))),
            )
            for code, name in DISCIPLINES.items()
            if code not in chosen
        ],
    )


@step("vtes.master_discipline")
def master(s: Any, vampire: int, code: str) -> None:
    """Let a vampire have a discipline at the superior level."""
    detail = (HasDiscipline(code, 2, THIS), ("forever",), s.pieces[vampire].face)
    happen(s, about(s, "gain", vampire, detail=detail))


class TakeClan(Effect):
    """Choose a clan: the bearer of this card is of that clan instead of its own."""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        clans = sorted({card.clan for card in s.game.faces.values() if card.kind == "vampire" and card.clan})
        card = f.get("this")
        if s.pieces[card[0]].zone in s.game.in_play:
            s.ask(f.seat, ("which clan?",), [("clan", (clan,), ((adopt, card[0], clan),)) for clan in clans])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose a clan: its bearer is of that clan instead of its own"


@step("vtes.adopt_clan")
def adopt(s: Any, card: int, clan: str) -> None:
    """Let the bearer of a card be of a clan for as long as the card is there."""
    happen(s, about(s, "gain", card, detail=(Sets("clan", clan, HOST), ("forever",), s.pieces[card].face)))
