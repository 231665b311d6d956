"""Titles that vampires lose, claim and contest."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import as_contested, claimed_title
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.selves import ME, held_by_others
from coterie.games.vtes.words.told import CityOf, TitleOf
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.pieces import ref
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, THIS, first, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class LoseTitle(Effect):
    """Vampires lose the titles that they claim, contested ones as well, for good (VR-9.3)."""

    who: Group = THAT

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose vampires lose a title."""
        return held_by_others(s, self.who, f)

    def run(self, s: Any, frame: int) -> None:
        there = [p for p in living(s, self.who, s.rows[frame]) if claimed_title(s, p)]
        emit(s, frame, [about(s, "yield", p) for p in there])

    def able(self, s: Any, f: Frame) -> bool:
        return any(claimed_title(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(self.who.each(voice, it), "lose", "its title")


class ContestsTitle(Filter):
    """A vampire whose title is contested."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Any) -> bool | None:
        return bool(s.contesting) and as_contested(s, item) in s.contesting

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a contested title"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without a contested title"


class ClaimTitle(Effect):
    """This vampire receives the title of another with its city, and so contests it (VR-9.3)."""

    of: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        emit(s, frame, self.received(s, s.rows[frame]))

    def received(self, s: Any, f: Frame) -> list[Event]:
        """Return the events of this vampire receiving the title and its city."""
        source, there = f.face(s), first(s, self.of, f)
        what = [Sets(name, str(s.game.value(s, name, p)), THIS) for p in there for name in ("title", "city")]
        details = [(word, ("forever",), source) for word in what]
        return [about(s, "gain", at, detail=detail) for at in living(s, ME, f) for detail in details]

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.of, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire receives, and so contests, the title of {self.of.each(voice, it)}"


class StealTitle(ClaimTitle):
    """This vampire takes the title of another with its city, which that loses (VR-9.3)."""

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose vampires lose a title."""
        return held_by_others(s, self.of, f)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [*[about(s, "yield", p) for p in first(s, self.of, f)], *self.received(s, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal the title of {self.of.each(voice, it)}"


class ReceiveTitle(Effect):
    """This vampire receives the title of a city (VR-9.3)."""

    title: str
    city: str

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        words = [TitleOf("title", self.title, THIS, city=self.city), CityOf("city", self.city, THIS)]
        details = [(word, ("forever",), f.face(s)) for word in words]
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, ME, f) for detail in details])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} becomes {self.title} of {self.city}"


class BecomeBaron(Effect):
    """This vampire becomes an Anarch; if it had the title of a city, this card goes onto it and makes it baron of that city."""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, ME, f):
            city, source = str(s.game.value(s, "city", p)), f.face(s)
            cards = living(s, THIS, f) if city and claimed_title(s, p) else []
            here = [(happening, about(s, "attach", card, detail=ref(s, p), seat=f.seat)) for card in cards]
            anarch = (happening, about(s, "gain", p, detail=(Sets("sect", ANARCH, THIS), ("forever",), source)))
            s.do(*here, anarch, *[(make_baron, card, city) for card in cards])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, ME, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        city = f"if it had the title of a city, place this card onto {voice.place('me')}: it is baron of that city"
        return f"{voice.place('me')} becomes an {ANARCH}; {city}"


@step("vtes.make_baron")
def make_baron(s: Any, card: int, city: str) -> None:
    """Let the bearer of a card be baron of a city for as long as the card is there."""
    if s.pieces[card].zone == "attached":
        words = [TitleOf("title", "baron", HOST, city=city), CityOf("city", city, HOST)]
        happen(s, *[about(s, "gain", card, detail=(word, ("forever",), s.pieces[card].face)) for word in words])
