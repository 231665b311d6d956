"""Rituals: performing them, also for free; burned Mortals; and the Blood on them."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.rivals.facts import barred, burned_mortals, city, colors, definition, has_type, suits
from coterie.games.rivals.rules import rituals
from coterie.games.rivals.rules.attack_state import NOBODY
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import NEAR_HAVEN, OfType
from coterie.games.rivals.words.parties import ACTOR
from coterie.games.rivals.words.playing import as_played
from coterie.kernel.events import about, happen, happening
from coterie.kernel.limits import used
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.steps import step
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards, first, living
from coterie.words.cards.playing import Use, use
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bound_to
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice

RITUAL = OfType("ritual")
RITUALS = Cards(RITUAL & NEAR_HAVEN & MINE)  # what lies under Mental Block is not performed


class BurnedMortals(Group):
    """The Mortals in the burned pile of the City (R-086)."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for p in burned_mortals(s)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("burned Mortal", "burned Mortals")


BURNED_MORTALS = BurnedMortals()


class Perform(Effect):
    """Put the Ritual being played near the Haven, and put Blood on it if the character that plays it
    has its discipline (R-083, R-084, R-088).

    Attributes:
        art: the discipline.
        of_party: the Blood on a Blood Sorcery Ritual comes from characters of the acting party.
    """

    art: str
    of_party: bool = False

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in living(s, THIS, f):
            rituals.perform(s, f.seat, p, f.get("actor") or NOBODY, of_party=self.of_party)

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "characters of this party" if self.of_party else "characters"
        most = (
            f"1 to 3 Blood of your color from {whose}"
            if self.art == rituals.SORCERY
            else "Blood from the general supply, up to 1 for each burned Mortal"
        )
        return f"this card stays near your Haven; if this character has {self.art}, put on it {most}"


class KeepLostBlood(Effect):
    """Put some of the Blood that a character has just lost on a card, each token with its colour."""

    amount: int = 1
    to: Group = THAT

    def _lost(self, s: Rivals, f: Frame) -> list[tuple[int, int]]:
        """Return what is still available, as (colour, amount), the player's own first."""
        event = event_of(s, f)
        if event is None or event.was is None:
            return []
        before, now = colors(s, event.was, "blood"), colors(s, s.pieces[event.subject], "blood")
        found = [(seat, min(n - now.get(seat, 0), s.supply[seat])) for seat, n in before.items()]
        return sorted([(seat, n) for seat, n in found if n > 0], key=lambda lost: (lost[0] != f.seat, lost[0]))

    def run(self, s: Rivals, frame: int) -> None:
        f, left = s.rows[frame], self.amount
        for seat, lost in self._lost(s, f):
            n = min(left, lost)
            if n:
                left -= n
                emit(s, frame, [about(s, "blood", p, n, detail=(seat,)) for p in first(s, self.to, f)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._lost(s, f)) and bool(living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.amount} of the Blood lost on {self.to.each(voice, it)}"


class BurnedOne(Condition):
    """You have burned a Mortal this turn (R-125)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("burned Mortal", f.seat), "turn") > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you have burned a Mortal this turn"


class BurnFromCity(Effect):
    """Discard cards from the City Deck until a Mortal appears, and burn it; the deck is not renewed for this."""

    def run(self, s: Rivals, frame: int) -> None:
        s.do((dig, frame))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(pile(s, "deck", city(s)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard cards of the City Deck until a Mortal is discarded, then burn that Mortal"


@step("rivals.dig")
def dig(s: Rivals, frame: int) -> None:
    """Discard the top card of the City Deck, or burn it and stop if it is a Mortal."""
    top = pile(s, "deck", city(s))[:1]
    for p in top:
        happen(s, about(s, "discard", p))
        s.do((burn_or_dig, frame, p))


@step("rivals.burn_or_dig")
def burn_or_dig(s: Rivals, frame: int, piece: int) -> None:
    """Burn a Mortal that was discarded, or go on digging."""
    if has_type(s, piece, "mortal"):
        s.do((happening, about(s, "burn", piece, frame=frame)))
    else:
        s.do((dig, frame))


class PlayForNothing(Effect):
    """The acting character plays a Ritual from your hand without an action and without exhausting."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            now = s.pieces[p]
            bound = (*bound_to(now, p), ("actor", f.get("actor")), ("free", True))
            done(s, frame)
            s.tell("plays", f.seat, now.face)
            use(s, Use(definition(s, p).plays, now, p, as_played(now), f.seat, bound))

    def able(self, s: Rivals, f: Frame) -> bool:
        actor = living(s, ACTOR, f)
        there = [p for p in living(s, self.what, f) if not barred(s, p)]
        return bool(actor) and any(suits(s, actor[0], definition(s, p)) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"play {self.what.each(voice, it)} with this character for no action"
