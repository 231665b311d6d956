"""Where cards go: to torpor and back, to the uncontrolled region, to the ash heap, out of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import held_by_others
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import ref
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class Rise(OnCards):
    """Vampires leave torpor."""

    EVENT: ClassVar[str] = "rise"

    def changes(self, s: Vtes, f: Frame, piece: int, row: object) -> bool:
        return s.pieces[piece].zone == "torpor"


class ToTorpor(OnCards):
    """Vampires are sent to torpor; an ally that plays the card as a vampire is burned instead (V-128)."""

    EVENT: ClassVar[str] = "torpor"

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [p for p in living(s, self.what, f) if self.changes(s, f, p, s.pieces[p])]
        emit(s, frame, [about(s, "torpor" if is_vampire(s, p) else "burn", p) for p in there])

    def changes(self, s: Any, f: Frame, piece: int, row: object) -> bool:
        as_vampire = f.get("as vampire") and f.get("actor") == ref(s, piece)
        return s.pieces[piece].zone == "ready" and (is_vampire(s, piece) or bool(as_vampire))


class Burn(OnCards):
    """Burn cards, such as locations: to their owners' ash heaps (V-092)."""

    EVENT: ClassVar[str] = "burn"
    TAKES_AWAY: ClassVar[bool] = True

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose cards are burned: an action that does this is directed at them."""
        return held_by_others(s, self.what, f)


class BurnWatched(Burn, kw_only=True):
    """Burn cards, by an action that some minions of anybody else can attempt to block, whomever it is directed at."""

    watchers: Filter

    def say(self, voice: Voice, it: str = "it") -> str:
        who = described(self.watchers, voice.noun("minion"), voice, it).a()
        return f"{super().say(voice, it)}, which {who} of anybody else can attempt to block as well"


class ToUncontrolled(OnCards):
    """Crypt cards that are not in play go to their owners' uncontrolled regions."""

    EVENT: ClassVar[str] = "uncontrol"


class Banish(OnCards):
    """Vampires in play go to their owners' uncontrolled regions; what is on them stays with them, out of play."""

    EVENT: ClassVar[str] = "uncontrol"

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = self.what.each(voice, it)
        return f"move {whom} to the uncontrolled region; what is on it stays with it, out of play"


class RemoveFromGame(OnCards):
    """Cards are removed from the game."""

    EVENT: ClassVar[str] = "remove"
    TAKES_AWAY: ClassVar[bool] = True


class ShuffleIn(Effect):
    """Cards go to their owner's library, which is shuffled."""

    what: Group

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the other Methuselahs whose cards in play are shuffled away: an action that does this is directed at them."""
        return held_by_others(s, self.what, f)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)
        owners = dict.fromkeys([s.pieces[p].owner for p in there])
        if there:
            s.do(
                (happening, *[about(s, "top", p, detail=("library",)) for p in there]),
                *[(happening, about_seat("shuffle", seat, detail=("library",))) for seat in owners],
            )

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"shuffle {self.what.each(voice, it)} into its owner's library"
