"""What the events of Gehenna speak of: how many of them there are, who has hunted or must, who has committed diablerie."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.atoms.seats import owe
from coterie.games.vtes.facts import (
    LIAISON,
    OF_GEHENNA,
    UNTIL,
    as_contested,
    capacity,
    clan,
    definition,
    has_trait,
    held_title,
    is_vampire,
    minions,
)
from coterie.games.vtes.numbers import TITLE_SECT
from coterie.games.vtes.rules.acting import starves
from coterie.games.vtes.rules.hands import replaced
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.permanents import WHOSE
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import Piece, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, fall_due
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class Above(Filter):
    """A vampire with a capacity above an amount; or below it."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    amount: Amount
    below: bool = False

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        n = value_of(s, self.amount, f)
        return is_vampire(s, item) and (capacity(s, item) < n if self.below else capacity(s, item) > n)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with a capacity {'below' if self.below else 'above'} {said(self.amount, voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without a capacity {'below' if self.below else 'above'} {said(self.amount, voice, it)}"


class FreeOfGehenna(Marker):
    """Events of Gehenna do not affect this vampire while it has a title (D-902)."""

    title: str

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "free of gehenna"),)

    def frees(self, s: Any, piece: int) -> bool:
        """Return whether a vampire has the title in force; its sect counts as it is without what the events make of it."""
        has_it = held_title(s, piece) == self.title and s.game.value(s, "sect", piece) == TITLE_SECT[self.title]
        return has_it and as_contested(s, piece) not in s.contesting

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"while {voice.this} is a {self.title}, Gehenna events do not affect it"


class Affected(Filter):
    """A card that events of Gehenna affect, as they do nearly all; the text of the others tells."""

    PART: ClassVar[Part] = "before"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if item not in s.ears.get(("used", "free of gehenna"), ()):
            return True
        return not any(word.frees(s, item) for word in row.text if isinstance(word, FreeOfGehenna))

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


class Dreaming(Filter):
    """A minion, but neither a mortal ally nor a vampire with a capacity above an amount."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    amount: Amount

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        above = Above(self.amount).holds(s, f, item, row)
        return not above and not (definition(s, item).kind == "ally" and has_trait(s, item, "mortal"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is neither a mortal ally nor a vampire {Above(self.amount).say(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is a mortal ally, or a vampire {Above(self.amount).say(voice, it)}"


class Hunted(Filter):
    """A vampire that has hunted this turn."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, ("has hunted", item, row.life), "turn"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that has hunted this turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that has not hunted this turn"


class MustHunt(Filter):
    """A vampire that must hunt (VR-6.2)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return starves(s, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that must hunt"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that need not hunt"


class HuntsNot(Cannot):
    """Vampires cannot take any hunt action."""

    verb: str = "hunt"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.noun(voice, it).many} cannot hunt"


class Sated(Filter):
    """A vampire that has committed diablerie since an event of Gehenna was last played."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, ("has diablerised", item, row.life), (UNTIL, OF_GEHENNA)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that has committed diablerie since a Gehenna event was last played"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that has not committed diablerie since a Gehenna event was last played"


class NoHuntForYounger(Cannot):
    """No blood hunt is called on vampires for diablerie on a younger one."""

    verb: str = "be hunted for a younger one"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"no blood hunt is called on {self.whom.one(voice, it)} for diablerie on a younger vampire"


# ── what each Methuselah must bear ──────────────────────────────────────────────────────────────────────────────────


class DiscardUntilMaster(Effect):
    """A Methuselah discards a card that is replaced only in its master phase."""

    who: Group = WHOSE

    def run(self, s: Any, frame: int) -> None:
        for seat in self.who.members(s, s.rows[frame]):
            hand = pile(s, "hand", seat)
            options: list[RawOption] = [("discard", (p,), ((discard_for_now, seat, p),)) for p in hand]
            if options:
                s.ask(seat, ("which card to discard?",), options, forced=False)

    def able(self, s: Any, f: Frame) -> bool:
        return any(pile(s, "hand", seat) for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard a card, which is replaced in the master phase"


@step("vtes.discard_for_now")
def discard_for_now(s: Any, seat: int, card: int) -> None:
    """Discard a card; another is drawn for it in the master phase of its Methuselah."""
    owe(s, seat, 1)
    s.new(Delayed(("master", seat), ((replaced, seat),)))
    s.do((happening, about(s, "discard", card)))


class OfBrood(Filter):
    """A vampire of a clan of which its Methuselah controls so many, or more."""

    PART: ClassVar[Part] = "after"
    least: int

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not is_vampire(s, item):
            return False
        there = [p for p in minions(s, s.game.speaks(s, item)) if is_vampire(s, p) and clan(s, p) == clan(s, item)]
        return len(there) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that shares its clan with {self.least - 1} or more others"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not share its clan with {self.least - 1} or more others"


class Exempt(Effect):
    """A Methuselah ignores this card from now on."""

    who: Group = WHOSE

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.who.members(s, f):
            count_use(s, ("exempt", f.face(s), seat), ("forever",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "they ignore this for the rest of the game"


class IsExempt(Public):
    """A Methuselah ignores this card."""

    who: Group = WHOSE

    def holds(self, s: Any, f: Frame) -> bool:
        return any(used(s, ("exempt", f.face(s), seat), ("forever",)) for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "they ignore this"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "they do not ignore this"


class BecomeLiaison(Effect):
    """This vampire receives the title of liaison; the younger of two that claim it yields it (D-952)."""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        details = [(Sets(name, to, THIS), ("forever",), f.face(s)) for name, to in (("title", LIAISON), ("city", ""))]
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, ME, f) for detail in details])
        fall_due(s, (UNTIL, LIAISON))

    def able(self, s: Any, f: Frame) -> bool:
        return any(s.game.value(s, "title", p) != LIAISON for p in living(s, ME, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "receive the unique title of liaison, worth 4 votes; the younger of two liaisons yields that title at once"
        )
