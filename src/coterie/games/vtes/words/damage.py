"""Damage other than that of strikes: what prevents and inflicts it, and who gains the blood lost to it (VR-8.4)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.vtes.facts import definition, on
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.rules.damage import Packet, deal, due, ease, lessen, light_sources, shrug_off, victim_of
from coterie.games.vtes.rules.diablerie import can_diablerise, diablerise
from coterie.games.vtes.rules.falling import going, is_falling, spare
from coterie.games.vtes.rules.strikes import LONG, Combat, current_combat, fighters, opponent, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.fighting import for_combat
from coterie.games.vtes.words.selves import ME, OPPOSING, minion_of
from coterie.games.vtes.words.striking import side_in
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about
from coterie.kernel.layers import Mark
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Voice

ALL = 99  # of some damage


class PreventDamage(Timed):
    """Prevent damage in progress to a minion (VR-8.4, C-109): by default to this one."""

    amount: Number = 1
    aggravated: bool = True
    tag: str = ""
    who: Group = ME
    WINDOWS: ClassVar[tuple[str, ...]] = ("damage",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            n, by = value_of(s, self.amount, f), asked_by(s, f)
            lessen(s, p, n, aggravated=self.aggravated, tag=self.tag, by=by)

    def apt(self, s: Vtes, f: Frame) -> bool:
        there = first(s, self.who, f)
        return any(victim_of(s) == p and due(s, p, tag=self.tag, by=asked_by(s, f)) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "" if self.aggravated else " that is not aggravated"
        source = f" of a {self.tag}" if self.tag else ""
        amount = "all" if self.amount == ALL else said(self.amount, voice, it)
        whom = "" if self.who == ME else f" to {self.who.each(voice, it)}"
        return f"prevent {amount} damage{source}{kind}{whom}"


class ShrugOff(Timed):
    """This minion is immune to one strike or effect whose damage to it is in progress and not aggravated, also to damage that
    cannot be prevented (C-111)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("damage",)
    EVEN_SURE: ClassVar[bool] = True  # the window opens for it also where nothing can be prevented

    def run(self, s: Vtes, frame: int) -> None:
        for p in first(s, ME, s.rows[frame]):
            options: list[RawOption] = [
                ("strike of" if strike else "effect of", (source,), ((shrugged_off, p, source, strike),))
                for source, strike in light_sources(s, p)
            ]
            s.ask(s.rows[frame].seat, ("choose one",), options)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return any(victim_of(s) == p and light_sources(s, p) for p in first(s, ME, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make {voice.place('me')} immune to one strike or effect whose damage is not aggravated"


@step("vtes.shrugged_off")
def shrugged_off(s: Vtes, minion: int, source: int, strike: bool) -> None:
    """Let a minion take no damage that is not aggravated from one strike or effect."""
    shrug_off(s, minion, source, strike)


def asked_by(s: Vtes, f: Frame) -> tuple[str, ...]:
    """Return the disciplines required by the card that prevents damage, or by the one that gave an ability that does."""
    face = f.get("given by") or f.face(s)
    card = s.game.faces.get(face)
    return () if card is None or card.kind == "vampire" else tuple(card.icons)


class Victim(One):
    """The minion of yours in combat whose damage can be prevented now; or anybody's, and retainers as well; or any minion but
    the one that speaks."""

    KIND: ClassVar[str] = "piece"
    anybodys: bool = False
    others: bool = False

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        at = victim_of(s)
        if at == -1:
            return ()
        if self.others:
            fights = at != f.source and opponent(s, at) != NOBODY
            return (ref(s, at),) if fights else ()
        if self.anybodys:
            fights = any(opponent(s, p) != NOBODY for p in (at, s.pieces[at].host))
        else:
            fights = opponent(s, at) != NOBODY and s.game.speaks(s, at) == f.seat
        return (ref(s, at),) if fights else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        if self.others:
            return "another minion in combat"
        return "anybody in combat, retainers as well" if self.anybodys else "your minion in combat"


VICTIM, ANY_VICTIM = Victim(), Victim(anybodys=True)


def maker_of(s: Vtes, f: Frame) -> Ref:
    """Return the minion whose effect damage is, or NOBODY: what a retainer does is its own (VR-8.4)."""
    at = minion_of(s, f)
    return NOBODY if at is None or definition(s, f.source).kind == "retainer" else at


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
        if there and n:
            tags = ("environmental",)
            by = maker_of(s, f)
            s.do((deal, *[Packet(*ref(s, p), n, self.aggravated, f.source, tags, self.sure, by=by) for p in there]))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        sure = "unpreventable " if self.sure else ""
        worse = "aggravated " if self.aggravated else ""
        return f"inflict {said(self.amount, voice, it)} {sure}{worse}damage on {self.who.each(voice, it)}"


class HurtAfterwards(Effect):
    """Both combatants and their retainers take damage that cannot be prevented, once the combat that goes on is over."""

    amount: int = 1

    def run(self, s: Vtes, frame: int) -> None:
        now, source = current_combat(s), s.rows[frame].source
        if now is not None:
            both = [at[0] for at in fighters(now) if found(s, at) is not None]
            there = tuple([ref(s, p) for host in both for p in (host, *on(s, host, "retainer"))])
            serial = current(s, "combat")
            s.new(Delayed(serial, ((hurt_all, serial, there, self.amount, source),)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"after it, each combatant and each of its retainers takes {self.amount} unpreventable damage"


@step("vtes.hurt_all")
def hurt_all(s: Vtes, combat: int, there: tuple[Ref, ...], amount: int, source: int) -> None:
    """Deal damage without prevention to those that are still there, unless another combat has been queued (C-103)."""
    if s.rows[combat].data.queued:
        return
    hurt = [Packet(*at, amount, False, source, ("environmental",), True) for at in there if found(s, at) is not None]
    if hurt:
        s.do((deal, *hurt))


class EachRound(Standing):
    """In each round of its bearer's combats, damage to the opposing minion as strikes resolve (VR-10.3, C-099), or in the
    press step.

    Attributes:
        amount, aggravated: the damage.
        ranged: also at long range. sure: it cannot be prevented.
        step: when it is inflicted.
    """

    amount: int = 1
    ranged: bool = True
    aggravated: bool = False
    sure: bool = False
    step: Literal["strikes", "press"] = "strikes"

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
        by = NOBODY if definition(s, piece).kind == "retainer" else ref(s, minion)
        return [Packet(*victim, self.amount, self.aggravated, piece, ("environmental",), self.sure, by=by)]

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "unpreventable damage" if self.sure else "damage"
        where = ", ranged" if self.ranged else ""
        when = " before presses" if self.step == "press" else ""
        return f"in each round{when}, {self.amount} {kind} to the opposing minion{where}"


def round_damage(s: Vtes, now: Combat, when: str) -> list[Packet]:
    """Return the damage of retainers and the like in a round, as the strikes resolve or in the press step."""
    found = []
    for p in s.ears.get(("used", "round damage"), ()):
        row = s.pieces[p]
        for word, mark in zip(row.text, row.marks, strict=True):
            if isinstance(word, EachRound) and word.step == when:
                found += word.packets(s, now, p, mark)
    return found


class HarmEachRound(Timed):
    """For the rest of this combat the opposing minion takes damage in each round, as strikes resolve or in the press step."""

    amount: int = 1
    ranged: bool = True
    sure: bool = False
    step: Literal["strikes", "press"] = "strikes"
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        for_combat(s, frame, EachRound(self.amount, self.ranged, sure=self.sure, step=self.step))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "unpreventable environmental damage" if self.sure else "environmental damage"
        where, when = "" if self.ranged else " at close range", " before presses" if self.step == "press" else ""
        return f"in each round of this combat{when}, {self.amount} {kind} to the opposing minion{where}"


class Storm(Timed):
    """Both combatants and their retainers take damage before the range of each round of this combat.

    Attributes:
        amount: how much, in this round.
        grows: how much more in each later round.
    """

    amount: int = 1
    grows: int = 0
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((storm, f.source, self.amount, self.grows, maker_of(s, f)))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        more = f", {self.grows} more in each later round" if self.grows else ""
        whom = "both combatants and each of their retainers"
        return f"before the range of each round, {whom} take {self.amount} unpreventable environmental damage{more}"


@step("vtes.storm")
def storm(s: Vtes, source: int, amount: int, grows: int, by: Ref) -> None:
    """Damage both sides now, and again if another round of the same combat begins."""
    now = current_combat(s)
    if now is None:
        return
    there = [p for at in fighters(now) if found(s, at) is not None for p in (at[0], *on(s, at[0], "retainer"))]
    again = (storm_again, now.round, source, amount + grows, grows, by)
    s.new(Delayed(("round",), (again,)))
    s.do((deal, *[Packet(*ref(s, p), amount, False, source, ("environmental",), True, by=by) for p in there]))


@step("vtes.storm_again")
def storm_again(s: Vtes, round_: int, source: int, amount: int, grows: int, by: Ref) -> None:
    """Go on with a storm if there is another round."""
    now = current_combat(s)
    if now is not None and now.round > round_:
        s.do((storm, source, amount, grows, by))


class DrinkLost(Timed):
    """This minion gains the blood, or that much life, which the opposing vampire has lost to damage this round (C-105)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("end of round",)

    def _lost(self, s: Vtes, f: Frame) -> int:
        now, side = current_combat(s), side_in(s, f)
        if now is None or side < 0:
            return 0
        victim = fighters(now)[1 - side][0]
        return now.lost[1 - side] if definition(s, victim).kind == "vampire" else 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n, now = self._lost(s, f), current_combat(s)
        if n and now is not None:
            remember(s, "combat", used=(*now.used, ("drink", f.source)))
            emit(s, frame, [about(s, "blood", p, n) for p in living(s, ME, f)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        at, now = minion_of(s, f), current_combat(s)
        fresh = now is not None and ("drink", f.source) not in now.used  # once in a round for each card
        return at is not None and fresh and s.pieces[at[0]].zone == "ready" and bool(self._lost(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        lost = "the blood that the opposing vampire has lost to damage this round"
        return voice.does(voice.place("me"), "gain", lost)


class Devour(Timed):
    """This vampire commits diablerie on the opposing vampire, which should go to torpor, and so does not (VR-8.6, C-117)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("torpor",)

    def run(self, s: Vtes, frame: int) -> None:
        at = minion_of(s, s.rows[frame])
        if at is not None and (victim := opponent(s, at[0]))[0] in going(s):
            spare(s, victim[0])
            s.do((devour, at, victim))

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        up = at is not None and can_diablerise(s, at[0]) and not is_falling(s, at[0])
        return at is not None and up and opponent(s, at[0])[0] in going(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "as the opposing vampire should go to torpor, commit diablerie on it instead"


@step("vtes.devour")
def devour(s: Vtes, vampire: Ref, victim: Ref) -> None:
    """Commit the diablerie if both are still there."""
    if found(s, vampire) is not None and found(s, victim) is not None:
        diablerise(s, vampire[0], victim[0])


class EaseWounds(Timed):
    """Aggravated damage to this minion is normal damage for the rest of the round, also what is in progress."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("before range", "before strikes", "strikes chosen", "damage")

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            ease(s, at[0])
            detail = (Cannot("be hurt worse", THIS), ("round",), f.face(s))
            emit(s, frame, [about(s, "gain", at[0], detail=detail)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        return side_in(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} takes aggravated damage as normal damage until the round ends"
