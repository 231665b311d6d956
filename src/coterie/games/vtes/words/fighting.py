"""Combat besides strikes: maneuvers, presses, additional strikes, what lasts for a round (VR-8.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.numbers import CLAWS, STRENGTH
from coterie.games.vtes.rules.action_state import NOBODY, THIS_ACTION
from coterie.games.vtes.rules.combat import choose_blow, end_combat, fight, flip_range, turn_press
from coterie.games.vtes.rules.strikes import (
    CLOSE,
    LONG,
    Combat,
    current_combat,
    fighters,
    gain_strikes,
    opposed,
    reserve_blow,
)
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import InBlock, InCombatWith, InQueued
from coterie.games.vtes.words.selves import ME, minion_of
from coterie.games.vtes.words.striking import Strike, side_in
from coterie.games.vtes.words.timed import Timed, timed
from coterie.games.vtes.words.uses import Can
from coterie.kernel.events import Event, about
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import Delayed, current
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.abilities import Limit
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import Bonus, Cannot, Sets
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class MoreStrikes(Timed):
    """Additional strikes: one such effect each round, unless the card says that it does not count (VR-8.2, C-113)."""

    amount: Number = 1
    limited: bool = True
    WINDOWS: ClassVar[tuple[str, ...]] = ("additional",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            gain_strikes(s, at[0], value_of(s, self.amount, f), limited=self.limited)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        return now is not None and side >= 0 and not (self.limited and ("additional", side) in now.used)

    def say(self, voice: Voice, it: str = "it") -> str:
        limit = "limited" if self.limited else "beside the limit"
        return f"{said(self.amount, voice, it)} additional strike{'' if self.amount == 1 else 's'} ({limit})"


class AlsoStrike(Timed):
    """One additional strike, which is the one given here (C-113)."""

    strike: Strike

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            reserve_blow(s, at[0], self.strike.blow(s, f).but(source=f.get("this") or NOBODY))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        return now is not None and side >= 0 and ("additional", side) not in now.used

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 additional strike (limited), which is a {self.strike.say(voice, it)}"


# ── range and press ─────────────────────────────────────────────────────────────────────────────────────────────────


class Maneuver(Timed):
    """Maneuver, which changes the range; some maneuvers only to one of the two."""

    to: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("range",)

    def run(self, s: Vtes, frame: int) -> None:
        side = side_in(s, s.rows[frame])
        if side >= 0:
            flip_range(s, side)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) == now.turn and _may_maneuver(s, now, self.to)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"maneuver to {self.to} range" if self.to else "maneuver"


def _may_maneuver(s: Vtes, now: Combat, to: str) -> bool:
    """Return whether the side deciding the range may change it now, perhaps only to one of the two (VR-8.2)."""
    other = CLOSE if now.range == LONG else LONG
    if now.decides != "range" or now.last == now.turn or now.range == to:
        return False
    minion = fighters(now)[now.turn][0]
    return not (forbidding(s, "maneuver", minion) or forbidding(s, f"maneuver to {other}", minion))


class ManeuverFor(Timed):
    """A maneuver of a weapon: its strike is then this minion's strike; once for the weapon, under any bearer (VR-8.2, C-093,
    C-095)."""

    strike: Strike
    to: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("range",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        side, at = side_in(s, f), minion_of(s, f)
        if side >= 0 and at is not None:
            flip_range(s, side)
            choose_blow(s, at[0], self.strike.blow(s, f).but(source=f.get("this") or NOBODY))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        if now is None or side_in(s, f) != now.turn or now.only_hands or not _may_maneuver(s, now, self.to):
            return False
        blow = now.blows[now.turn]
        return blow is None or blow.source == f.get("this")

    def say(self, voice: Voice, it: str = "it") -> str:
        where = f" to {self.to} range" if self.to else ""
        return f"maneuver{where}; then {self.strike.say(voice, it)}"


def is_strike(effect: Effect) -> bool:
    """Return whether a card that does this is played as a strike, or for a maneuver that commits one (VR-8.2)."""
    return any(isinstance(word, Strike | ManeuverFor) for word in timed(effect))


class Press(Timed):
    """Press, to continue combat or against such a press; some presses only for one of the two."""

    only_on: bool = False
    only_end: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("press",)

    def run(self, s: Vtes, frame: int) -> None:
        side = side_in(s, s.rows[frame])
        if side >= 0:
            turn_press(s, side)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        if now is None or now.decides != "press" or side_in(s, f) != now.turn or now.last == now.turn:
            return False
        minion = fighters(now)[now.turn]
        if used(s, ("hit by an aim", *minion), ("round",)):
            return False
        if forbidding(s, "press to end" if now.pressed else "press on", minion[0]):
            return False
        return not (self.only_on if now.pressed else self.only_end)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "press" + (
            ", only to continue combat" if self.only_on else ", only to end combat" if self.only_end else ""
        )


class MayLater(Timed):
    """This minion may use a maneuver, a press, prevention, a strike once, later this round, combat or action.

    Attributes:
        what: what it may use.
        until: for how long.
        first: only in the first round of a combat.
        blocking: only in the combat that results if this action is blocked: by it, or if it acts itself (C-041).
    """

    what: Timed
    until: str = "round"
    first: bool = False
    blocking: bool = False

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        span: Any = ("round",) if self.until == "round" else current(s, self.until)
        given: Condition | None = InCombatWith(first=True) if self.first else None
        if self.blocking:
            given = InBlock() if given is None else InBlock() & given
        elif self.until == "action":
            given = ~InQueued() if given is None else ~InQueued() & given
        word = _can_once(self.what, given, "action" if self.until == "action" and not self.blocking else "combat")
        source = f.face(s)
        if span:
            emit(s, frame, [about(s, "gain", p, detail=(word, span, source)) for p in living(s, ME, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        when = "in the first round of combat during this action" if self.first else f"this {self.until}"
        when = "during this action" if when == "this action" else when
        if self.blocking:
            when = f"in {'the first round of ' if self.first else ''}the resulting combat"
        what = self.what.say(voice, it)
        return f"{voice.place('me')} may {what}{',' if ':' in what or ',' in what else ''} once {when}"


def _can_once(what: Timed, given: Condition | None, span: str) -> Standing:
    return Can(what, when=what.WINDOWS, role="fighting", limit=Limit(span), given=given)


class SkipUnlock(Effect):
    """Cards do not unlock as normal in their controller's next unlock phase."""

    who: Group = THAT

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [each for p in living(s, self.who, f) for each in self.events(s, p, f)])

    def events(self, s: Vtes, piece: int, f: Frame) -> list[Event]:
        """Return what happens to one of them."""
        until = ("unlocked", s.game.speaks(s, piece))
        return [about(s, "gain", piece, detail=(Cannot("unlock", THIS), until, f.face(s)))]

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} does not unlock as normal in its controller's next unlock phase"


class Stun(SkipUnlock):
    """Minions lock, and do not unlock as normal in their controller's next unlock phase (VR-15)."""

    def events(self, s: Vtes, piece: int, f: Frame) -> list[Event]:
        lock = [about(s, "bow", piece)] if s.pieces[piece].ready else []
        return [*lock, *super().events(s, piece, f)]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"lock {self.who.each(voice, it)}; {SkipUnlock().say(voice)}"


class CloseRange(Effect):
    """The next round is at close range."""

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", following="close")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the next round is at close range"


class OnlyHands(Timed):
    """Only hand strikes can be used this round."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("before strikes",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", only_hands=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and now.range != LONG and side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "at close range, only hand strikes can be used this round"


QUEUED = "queued combats"  # counts those of an action


class QueueCombat(Timed):
    """As combat is about to end and both are ready: the same two fight once more. Only one combat can be queued (C-103)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("end of round",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", queued=True, closing=True)
        count_use(s, (QUEUED,), "action")

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (now.pressed or now.queued) and opposed(s, now)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "another combat with the opposing minion begins after this one"


class EndCombat(Timed):
    """Combat ends."""

    def run(self, s: Vtes, frame: int) -> None:
        end_combat(s)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_combat(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the combat"


# ── for a round or a combat ─────────────────────────────────────────────────────────────────────────────────────────


class StrengthOf(Timed):
    """This minion has a given strength this combat, to which all that adds to its strength is added (D-829)."""

    amount: int
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        for p in living(s, ME, s.rows[frame]):
            own = s.game.printed(s, STRENGTH, s.pieces[p]) - 1 if is_vampire(s, p) else 0  # what its text adds
            for_combat(s, frame, Sets(STRENGTH, self.amount + own, THIS, "base"))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has a strength of {self.amount} this combat, before bonuses"


def aggravated(voice: Voice, when: str) -> str:
    """Return the sentence that this minion's hand damage is aggravated."""
    hands = f"{voice.place('me')}'s hand damage"
    return f"make {hands} aggravated {when}" if voice.asking else f"{hands} is aggravated {when}"


class ClawsOut(Timed):
    """This minion's hand damage is aggravated this round, or this combat."""

    until: str = "round"
    WINDOWS: ClassVar[tuple[str, ...]] = ("before strikes", "strikes chosen")

    def run(self, s: Vtes, frame: int) -> None:
        if self.until == "combat":
            for_combat(s, frame, Bonus(CLAWS, 1, THIS))
        else:
            for_combat(s, frame, Bonus(CLAWS, 1, THIS), ("round",))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return aggravated(voice, f"this {self.until}")


class ClawsInAction(Effect):
    """This minion's hand damage is aggravated for the rest of this action."""

    def run(self, s: Vtes, frame: int) -> None:
        for_combat(s, frame, Bonus(CLAWS, 1, THIS), current(s, "action"))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(current(s, "action"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return aggravated(voice, "during this action")


def for_combat(s: Vtes, frame: int, word: Standing, span: Any = None) -> None:
    """Give this minion a text for the combat in progress, or for another span."""
    f: Frame = s.rows[frame]
    source = f.face(s)
    until = span or current(s, "combat")
    emit(s, frame, [about(s, "gain", p, detail=(word, until, source)) for p in living(s, ME, f)])


class OneOf(Timed):
    """One of several effects, whichever fits the moment: a maneuver or a press."""

    ways: tuple[Timed, ...]

    @property
    def WINDOWS(self) -> tuple[str, ...]:  # type: ignore[override]  # here they hang on its parts
        return tuple(dict.fromkeys([window for way in self.ways for window in way.WINDOWS]))

    def run(self, s: Vtes, frame: int) -> None:
        for way in [way for way in self.ways if way.able(s, s.rows[frame])][:1]:
            s.do((run, way, frame))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return any(way.apt(s, f) for way in self.ways)

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(way.able(s, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        return " or ".join([way.say(voice, it) for way in self.ways])


class QueueFight(Effect):
    """Two minions enter combat once the action has resolved."""

    one: Group
    two: Group

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        both = [ref(s, p) for group in (self.one, self.two) for p in first(s, group, f)]
        if len(both) == 2:
            s.new(Delayed(THIS_ACTION, ((fight, *both),)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"after this action, {self.one.each(voice, it)} enters combat with {self.two.each(voice, it)}"
