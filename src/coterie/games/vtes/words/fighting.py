"""Combat besides strikes: maneuvers, presses, prevention, additional strikes (VR-8.2 to VR-8.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import definition
from coterie.games.vtes.numbers import CLAWS, STRENGTH
from coterie.games.vtes.rules.combat import choose_blow, end_combat, flip_range, gain_strikes, turn_press
from coterie.games.vtes.rules.damage import Packet, deal, due, lessen, victim_of
from coterie.games.vtes.rules.strikes import LONG, Combat, both_ready, current_combat, fighters, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import HasBlocked
from coterie.games.vtes.words.modes import Can, Timed
from coterie.games.vtes.words.selves import ME, OPPOSING, minion_of
from coterie.games.vtes.words.striking import Strike, side_in
from coterie.kernel.events import about
from coterie.kernel.layers import Mark
from coterie.kernel.pieces import Piece, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.abilities import Limit
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus, Cannot, Sets
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class MoreStrikes(Timed):
    """Additional strikes; one such effect in a round, unless the card says that it does not count (VR-8.2, C-113)."""

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

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        limit = "limited" if self.limited else "beside the limit"
        return f"{said(self.amount, voice, it)} additional strike{'' if self.amount == 1 else 's'} ({limit})"


# ── range and press ─────────────────────────────────────────────────────────────────────────────────────────────────


class Maneuver(Timed):
    """A maneuver changes the range; some only to one of the two."""

    to: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("range",)

    def run(self, s: Vtes, frame: int) -> None:
        side = side_in(s, s.rows[frame])
        if side >= 0:
            flip_range(s, side)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) == now.turn and now.last != now.turn and now.range != self.to

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"maneuver to {self.to} range" if self.to else "maneuver"


class ManeuverFor(Timed):
    """A maneuver of a weapon: its strike is then this minion's strike; once for the weapon, whoever bears it (VR-8.2, C-093,
    C-095)."""

    strike: Strike
    to: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("range",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        side, at = side_in(s, f), minion_of(s, f)
        if side >= 0 and at is not None:
            flip_range(s, side)
            choose_blow(s, at[0], self.strike.blow(s, f).but(source=f.get("this") or (-1, 0)))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        if now is None or side_in(s, f) != now.turn or now.last == now.turn or now.only_hands or now.range == self.to:
            return False
        return now.blows[now.turn] is None

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        where = f" to {self.to} range" if self.to else ""
        return f"maneuver{where}; then {self.strike.say(voice, it)}"


class Press(Timed):
    """A press: to continue combat, or to cancel one that does."""

    only_on: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("press",)

    def run(self, s: Vtes, frame: int) -> None:
        side = side_in(s, s.rows[frame])
        if side >= 0:
            turn_press(s, side)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        if now is None or side_in(s, f) != now.turn or now.last == now.turn:
            return False
        return not (self.only_on and now.pressed)

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "press, only to continue combat" if self.only_on else "press"


class MayLater(Timed):
    """This minion may use a maneuver, a press, prevention, a strike once, later in this round, combat or action.

    Attributes:
        what: what it may use.
        until: for how long.
        first: only in the first round of a combat.
        blocking: only in the combat that results if it blocks this action.
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
            given = HasBlocked() if given is None else HasBlocked() & given
        word = _can_once(self.what, given)
        source = s.pieces[f.source].face if f.source >= 0 else ""
        if span:
            emit(s, frame, [about(s, "gain", p, detail=(word, span, source)) for p in living(s, ME, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        when = "the first round of combat in this action" if self.first else f"this {self.until}"
        if self.blocking:
            when = f"{'the first round of ' if self.first else ''}the combat if it blocks this action"
        return f"it may {self.what.say(voice, it)} once in {when}"


def _can_once(what: Timed, given: Condition | None) -> Standing:
    return Can(what, when=what.WINDOWS, role="fighting", limit=Limit("combat"), given=given)


class Stun(Effect):
    """Minions lock, and do not unlock as normal in their controller's next unlock phase (VR-15)."""

    who: Group = THAT
    locks: bool = True

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = s.pieces[f.source].face if f.source >= 0 else ""
        events = []
        for p in living(s, self.who, f):
            if self.locks and s.pieces[p].ready:
                events.append(about(s, "bow", p))
            until = ("unlocked", s.game.speaks(s, p))
            events.append(about(s, "gain", p, detail=(Cannot("unlock", THIS), until, source)))
        emit(s, frame, events)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        stays = "does not unlock as normal in its controller's next unlock phase"
        return f"lock {self.who.each(voice, it)}; it {stays}" if self.locks else f"{self.who.each(voice, it)} {stays}"


class CloseRange(Effect):
    """The next round is at close range."""

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", following="close")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the next round is at close range"


class OnlyHands(Timed):
    """In this round only hand strikes can be used."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("before strikes",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", only_hands=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and now.range != LONG and side_in(s, f) >= 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "at close range: only hand strikes can be used in this round"


class QueueCombat(Timed):
    """As combat is about to end and both are ready: the same two fight once more. Only one combat can be queued (C-103)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("end of round",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", queued=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (now.pressed or now.queued) and both_ready(s, now)

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "another combat with the opposing minion begins after this one"


class EndCombat(Timed):
    """Combat ends."""

    def run(self, s: Vtes, frame: int) -> None:
        end_combat(s)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_combat(s) is not None

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the combat"


# ── damage ──────────────────────────────────────────────────────────────────────────────────────────────────────────


ALL = 99  # of some damage


class PreventDamage(Timed):
    """Prevent damage to this minion that is to come (VR-8.4, C-109)."""

    amount: Number = 1
    aggravated: bool = True
    tag: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("damage",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            n, by = value_of(s, self.amount, f), asked_by(s, f)
            lessen(s, at[0], n, aggravated=self.aggravated, tag=self.tag, by=by)

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and victim_of(s) == at[0] and due(s, at[0], tag=self.tag, by=asked_by(s, f)) > 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "" if self.aggravated else " non-aggravated"
        source = f" of a {self.tag}" if self.tag else ""
        amount = "all" if self.amount == ALL else said(self.amount, voice, it)
        return f"prevent {amount}{kind} damage{source}"


def asked_by(s: Vtes, f: Frame) -> tuple[str, ...]:
    """Return the disciplines that the card asks for which prevents damage, or which has given an ability that does."""
    face = f.get("given by") or (s.pieces[f.source].face if f.source >= 0 else "")
    card = s.game.faces.get(face)
    return () if card is None or card.kind == "vampire" else tuple(card.icons)


class Inflict(Effect):
    """Inflict damage on a minion that is no strike (VR-8.4)."""

    amount: Number = 1
    who: Group = OPPOSING
    aggravated: bool = False
    sure: bool = False

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        there = living(s, self.who, f)
        if there and n > 0:
            tags = ("environmental",)
            s.do((deal, *[Packet(*ref(s, p), n, self.aggravated, f.source, tags, self.sure) for p in there]))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        sure = "unpreventable " if self.sure else ""
        worse = "aggravated " if self.aggravated else ""
        return f"inflict {said(self.amount, voice, it)} {sure}{worse}damage on {self.who.each(voice, it)}"


class EachRound(Standing):
    """In each round of its bearer's combats, damage to the opposing minion as strikes resolve (VR-10.3, C-099)."""

    amount: int = 1
    ranged: bool = True
    aggravated: bool = False

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "round damage"),)

    def effect(self) -> Effect:
        """Return what it does, as an effect."""
        return Inflict(self.amount)

    def packets(self, s: Vtes, now: Combat, piece: int, mark: Mark) -> list[Packet]:
        """Return the damage that it inflicts now."""
        row = s.pieces[piece]
        minion = piece if definition(s, piece).minion else row.host
        side = side_of(s, now, minion)
        if side < 0 or (now.range == LONG and not self.ranged):
            return []
        victim = fighters(now)[1 - side]
        if s.pieces[victim[0]].life != victim[1]:
            return []
        return [Packet(*victim, self.amount, self.aggravated, piece, ("environmental",))]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in each round, {self.amount} damage to the opposing minion{', ranged' if self.ranged else ''}"


def round_damage(s: Vtes, now: Combat) -> list[Packet]:
    """Return the damage of retainers and the like in a round, as the strikes resolve."""
    found = []
    for p in s.ears.get(("used", "round damage"), ()):
        row = s.pieces[p]
        for word, mark in zip(row.text, row.marks, strict=True):
            if isinstance(word, EachRound):
                found += word.packets(s, now, p, mark)
    return found


class HarmEachRound(Timed):
    """For the rest of this combat the opposing minion takes damage in each round as strikes resolve."""

    amount: int = 1
    ranged: bool = True
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        _for_combat(s, frame, EachRound(self.amount, self.ranged))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in each round of this combat, {self.amount} environmental damage to the opposing minion"


class StrengthOf(Timed):
    """This minion has a strength of so much in this combat."""

    amount: int
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        _for_combat(s, frame, Sets(STRENGTH, self.amount, THIS))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this minion has a strength of {self.amount} in this combat"


class ClawsOut(Timed):
    """Damage of this minion's hands is aggravated in this round, or in this combat."""

    until: str = "round"
    WINDOWS: ClassVar[tuple[str, ...]] = ("before strikes", "strikes chosen")

    def run(self, s: Vtes, frame: int) -> None:
        if self.until == "combat":
            _for_combat(s, frame, Bonus(CLAWS, 1, THIS))
        else:
            _for_combat(s, frame, Bonus(CLAWS, 1, THIS), ("round",))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make damage of this minion's hands aggravated in this {self.until}"


class ClawsInAction(Effect):
    """Damage of this minion's hands is aggravated for the rest of this action."""

    def run(self, s: Vtes, frame: int) -> None:
        _for_combat(s, frame, Bonus(CLAWS, 1, THIS), current(s, "action"))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(current(s, "action"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "make damage of this minion's hands aggravated in this action"


def _for_combat(s: Vtes, frame: int, word: Standing, span: Any = None) -> None:
    f: Frame = s.rows[frame]
    source = s.pieces[f.source].face if f.source >= 0 else ""
    until = span or current(s, "combat")
    emit(s, frame, [about(s, "gain", p, detail=(word, until, source)) for p in living(s, ME, f)])


class DrinkLost(Timed):
    """This vampire gains the blood that the opposing vampire has lost to damage in this round (C-105)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("end of round",)

    def _lost(self, s: Vtes, f: Frame) -> int:
        now, side = current_combat(s), side_in(s, f)
        if now is None or side < 0:
            return 0
        victim = fighters(now)[1 - side][0]
        return now.lost[1 - side] if definition(s, victim).kind == "vampire" else 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = self._lost(s, f)
        if n:
            emit(s, frame, [about(s, "blood", p, n) for p in living(s, ME, f)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and s.pieces[at[0]].zone == "ready" and self._lost(s, f) > 0

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this vampire gains the blood that the opposing vampire has lost to damage in this round"


class HasHurtMore(Condition):
    """This minion is ready and has hurt the opposing one more in this round than it was hurt itself."""

    def public(self, s: Any) -> bool:
        return True

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, side, at = current_combat(s), side_in(s, f), minion_of(s, f)
        hurt = now is not None and side >= 0 and now.lost[1 - side] > now.lost[side]
        return hurt and at is not None and s.pieces[at[0]].zone == "ready"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this minion has inflicted more damage in this round than it has taken"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this minion has not inflicted more damage in this round than it has taken"


class InCombatWith(Condition):
    """This minion is in the first round of a combat, or in any."""

    first: bool = False

    def public(self, s: Any) -> bool:
        return True

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (self.first and now.round > 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the first round of a combat" if self.first else "this minion is in combat"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is a later round of a combat" if self.first else "this minion is not in combat"
