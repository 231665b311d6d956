"""Equipment from a library that comes onto a minion for half of its cost."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from coterie.games.vtes.facts import definition
from coterie.games.vtes.words.bringing import bring
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.playable import could_bring
from coterie.games.vtes.words.selves import minion_of
from coterie.kernel.events import about_seat, happening
from coterie.kernel.pieces import found, pile, ref
from coterie.kernel.steps import step
from coterie.words.cards.groups import first
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class Arm(Effect):
    """Search your library for equipment and put it on a minion, whatever it requires, for half of its cost, rounded down. Then
    shuffle."""

    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        s.do((happening, about_seat("search", seat, detail=("library",))), (choose_arms, frame, self.who))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(first(s, self.who, f)) and bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        cost = "whatever it requires, for half of its cost, rounded down"
        return f"search your library for equipment and put it on {self.who.each(voice, it)} ({cost}); shuffle"


def at_half(s: Any, card: int) -> Mode:
    """Return the way in which equipment comes into play, for half of its cost."""
    way: Mode = definition(s, card).plays.ways[0]
    return msgspec.structs.replace(way, pool=way.pool // 2, blood=way.blood // 2)


@step("vtes.choose_arms")
def choose_arms(s: Any, frame: int, who: Group) -> None:
    """Choose equipment that was found, or none; the library is shuffled in any case."""
    f: Frame = s.rows[frame]
    again = (happening, about_seat("shuffle", f.seat, detail=("library",)))
    minions = first(s, who, f)
    seen: dict[str, int] = {}
    for p in pile(s, "library", f.seat) if minions else ():
        if definition(s, p).kind == "equipment" and could_bring(s, p, f.seat, minions[0], at_half(s, p), anyhow=True):
            seen.setdefault(s.pieces[p].face, p)
    options = [
        ("fetch", ("library", face), ((bring, f.seat, ref(s, p), ref(s, minions[0]), at_half(s, p)), again))
        for face, p in seen.items()
    ]
    s.ask(f.seat, ("which equipment?",), [*options, ("none", (), (again,))], forced=False)


class EquipFromAsh(Deed):
    """Equip the acting minion with equipment from any ash heap; it costs more from one's own, and less from another's."""

    ACTION: ClassVar[str] = "equip"
    more: int = 1
    less: int = 1

    def way(self, s: Any, f: Frame, card: int) -> Mode:
        """Return the way in which it comes into play, with its cost."""
        way: Mode = definition(s, card).plays.ways[0]
        if s.pieces[card].owner == f.seat:
            return msgspec.structs.replace(way, pool=way.pool + self.more)
        if way.blood:
            return msgspec.structs.replace(way, blood=max(0, way.blood - self.less))
        return msgspec.structs.replace(way, pool=max(0, way.pool - self.less))

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        if self.able(s, f):
            card = f.get("that")
            s.do((bring, f.seat, card, f.get("actor"), self.way(s, f, card[0])))

    def able(self, s: Any, f: Frame) -> bool:
        at, card = minion_of(s, f), f.get("that")
        if at is None or card is None or found(s, card) is None or definition(s, card[0]).plays is None:
            return False
        return could_bring(s, card[0], f.seat, at[0], self.way(s, f, card[0]))

    def say(self, voice: Voice, it: str = "it") -> str:
        cost = f"from your own ash heap for {self.more} pool more, otherwise for {self.less} pool or blood less"
        return f"equip with {it} (requirements and cost apply: {cost})"
