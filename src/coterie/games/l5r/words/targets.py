"""Several targets at once: those whose costs together are not above a sum, and all that was chosen under a name (L-8.10)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.state import L5R
from coterie.kernel.pieces import Ref
from coterie.words.cards.abilities import Target
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.voice import Voice


class Within(Target):
    """Up to several cards whose printed costs together are not above a sum: one at least, since nothing would change
    without any (L-8.10)."""

    total: int = 0

    def fitting(self, s: L5R, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return what can still be chosen, of what fits, beside what was chosen: within the sum, and no second card of a
        title of which there can be one in play (L-8.9)."""
        left = self.total - sum([cost(s, at) for at in chosen])
        faces = [s.game.faces[s.pieces[at[0]].face] for at in chosen]
        taken = [face.name for face in faces if face.unique]
        if len(chosen) == self.most:
            return []
        open_ = [at for at in fit if at not in chosen and cost(s, at) <= left]
        return [at for at in open_ if s.game.faces[s.pieces[at[0]].face].name not in taken]

    def phrase(self, voice: Voice, it: str = "it") -> str:
        many = "any number of" if self.most >= ANY else f"up to {self.most}"
        return f"{many} {self.group.noun(voice, it).many} with a total printed cost of {self.total} or less"


ANY = 99


def cost(s: L5R, at: Ref) -> int:
    """Return the printed cost of a card."""
    return int(s.game.faces[s.pieces[at[0]].face].cost or 0)


class Chosen(One):
    """All that was chosen under a name, one or several."""

    KIND: ClassVar[str] = "piece"
    name: str = "those"

    def members(self, s: Any, f: Frame) -> tuple[Any, ...]:
        value = f.get(self.name)
        if not value:
            return ()
        return (value,) if isinstance(value[0], int) else tuple(value)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "them"
