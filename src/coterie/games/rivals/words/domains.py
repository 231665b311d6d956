"""Mortals in The Streets that belong to a card near a Haven, and what foes pay to attack them."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.rivals.facts import STACK, speaks
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.city import Toll
from coterie.kernel.events import Event, about
from coterie.kernel.pieces import Piece, Ref, pile, ref
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, About, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class LodgedHere(About):
    """The Mortals in The Streets that are attached to this card."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        hosts = living(s, THIS, f)
        return tuple([ref(s, p) for p in pile(s, "city", STACK) if s.pieces[p].host in hosts])

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return self.means(s, f, event.subject)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return voice.noun("mortal").with_(after="attached to this card")


LODGED = LodgedHere()


class Lodge(Effect):
    """Attach Mortals in The Streets to this card, without moving them. They are nobody's Retainers."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for host in living(s, THIS, f):
            emit(s, frame, [about(s, "lodge", p, detail=ref(s, host)) for p in living(s, self.what, f)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, THIS, f)) and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attach {self.what.each(voice, it)} to this card, where it stays in The Streets and can be attacked"


class OwnToll(Toll):
    """Foes must pay you Prestige before they attack some cards."""

    def receiver(self, s: Rivals, piece: int) -> int:
        return speaks(s, piece)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"to attack {self.whom.one(voice, it)}, a foe must pay you {self.amount} Prestige"
