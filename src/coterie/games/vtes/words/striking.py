"""Strikes: what a minion chooses to do in a round of combat (VR-8.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, on
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.rules.combat import choose_blow
from coterie.games.vtes.rules.strikes import (
    CLOSE,
    Blow,
    current_combat,
    is_blunt,
    packet,
    side_of,
    strike_tax,
    strikes_at_foe,
    with_side,
    works,
)
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import discipline_name, minion_of, speaking
from coterie.games.vtes.words.this_action import plus
from coterie.games.vtes.words.timed import Timed
from coterie.games.vtes.words.uses import Can
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


def side_in(s: Vtes, f: Frame) -> int:
    """Return the side of the minion of an effect in the combat in progress, -1 if it is not in it."""
    now, at = current_combat(s), minion_of(s, f)
    return -1 if now is None or at is None else side_of(s, now, at[0])


class StrikeDamage(Amount):
    """The damage that the strike of this minion inflicts now."""

    def value(self, s: Vtes, f: Frame) -> int:
        now, side = current_combat(s), side_in(s, f)
        if now is None or side < 0 or is_blunt(s, now, side):
            return 0
        found = packet(s, now, side)
        return 0 if found is None else found.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the damage that it inflicts"


# ── strikes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Strike(Timed):
    """A strike: it is chosen now and resolves with the opponent's (VR-8.3)."""

    SORT: ClassVar[bool] = True
    WINDOWS: ClassVar[tuple[str, ...]] = ("strike",)

    @property
    def at_foe(self) -> bool:
        """Whether it is one at the opposing minion."""
        return True

    def blow(self, s: Any, f: Frame) -> Blow:
        """Return what it does."""
        raise NotImplementedError

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            choose_blow(s, at[0], self.blow(s, f).but(source=f.get("this") or NOBODY))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        if now is None or side_in(s, f) < 0:
            return False
        blow, at = self.blow(s, f), minion_of(s, f)
        if at is not None and strikes_at_foe(blow) and blood(s, at[0]) < strike_tax(s, at[0]):
            return False
        return works(blow, now.range) and not (now.only_hands and blow.name != "hand strike")


class Damage(Strike):
    """Strike for so much damage; a strong one for as much more as the striker has strength as it resolves (VR-8.3)."""

    amount: Number
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    sort: str = ""
    proof: str = ""
    sure: bool = False
    then: Effect | None = None
    recoil: int = 0
    recoil_close: bool = False
    spent: bool = False
    strong: bool = False
    certain: bool = False

    def blow(self, s: Vtes, f: Frame) -> Blow:
        n = value_of(s, self.amount, f)
        how = Blow("strike", n, self.strong, self.ranged, self.aggravated, self.first, sort=self.sort)
        back = how.but(recoil=self.recoil, recoil_close=self.recoil_close) if self.recoil else how
        return back.but(proof=self.proof, sure=self.sure, effect=self.then, spent=self.spent, certain=self.certain)

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "aggravated damage" if self.aggravated else "damage"
        kind = f"unpreventable {kind}" if self.certain else kind
        how = _how(self.ranged, self.first) + (", which cannot be dodged" if self.sure else "")
        close = "at close range, " if self.recoil_close else ""
        once = " (once in a combat)" if self.sort == "gun" else ""
        back = f"; {close}{voice.place('me')} takes {self.recoil} {kind} itself{once}" if self.recoil else ""
        away = f", then burn {voice.this}" if self.spent else ""
        n = said(self.amount, voice, it)
        much = f"{n} {kind}" if isinstance(self.amount, int) or n.startswith("X") else f"{kind} equal to {n}"
        if self.strong:
            more = f" plus {n}" if self.amount else ""
            much = f"{kind} equal to the strength of {voice.place('me')}{more}"
        return f"strike for {much}{how}{_riders(voice, self.proof, self.then)}{back}{away}"


class HandStrike(Strike):
    """Strike with the hands, or with a melee weapon: the strength counts."""

    more: Number = 0
    aggravated: bool = False
    ranged: bool = False
    first: bool = False
    melee: bool = False
    proof: str = ""
    sure: bool = False
    then: Effect | None = None
    after: Effect | None = None
    most: int = 0

    def blow(self, s: Vtes, f: Frame) -> Blow:
        name = "strike" if self.melee else "hand strike"
        how = Blow(
            name,
            value_of(s, self.more, f),
            True,
            self.ranged,
            self.aggravated,
            self.first,
            sort="melee" if self.melee else "",
        )
        return how.but(proof=self.proof, sure=self.sure, effect=self.then, after=self.after, most=self.most)

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = "aggravated damage" if self.aggravated else "damage"
        after = (
            f"; once it has resolved, {self.after.say(voice, 'the opposing minion')}" if self.after is not None else ""
        )
        what = "melee strike" if self.melee else "hand strike"
        more = f" at {plus(self.more, kind, voice, it)}" if self.more else f" for {kind}" if self.aggravated else ""
        how = _how(self.ranged, self.first) + (", which cannot be dodged" if self.sure else "")
        most = f", for no more than {self.most} damage" if self.most else ""
        return f"strike: {what}{more}{how}{most}{_riders(voice, self.proof, self.then)}{after}"


class ArmedStrike(HandStrike):
    """Strike with the hands or with a melee weapon that this minion bears, for more damage."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            bare: RawOption = ("hand strike", (), ((strike_so, at[0], self.blow(s, f).but(source=f.get("this"))),))
            armed: list[RawOption] = [
                ("use", (p,), ((strike_so, at[0], blow.but(damage=blow.damage + value_of(s, self.more, f))),))
                for p, blow in melee_blows(s, at[0])
            ]
            s.ask(f.seat, ("strike?", at[0]), [*armed, bare])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"strike: with the hands or with a melee weapon, at +{self.more} damage"


def melee_blows(s: Vtes, minion: int) -> list[tuple[int, Blow]]:
    """Return the melee weapons that a minion could strike with now, each with its blow."""
    now, found = current_combat(s), []
    if now is None or now.only_hands or now.range != CLOSE or forbidding(s, "use equipment", minion):
        return []
    for p in on(s, minion, "equipment"):
        row = s.pieces[p]
        f = speaking(s, p).bind("actor", ref(s, minion))
        for word in row.text:
            free = isinstance(word, Can) and word.cost is None and (word.given is None or word.given.holds(s, f))
            if free and isinstance(word.does, HandStrike) and word.does.melee:
                found.append((p, word.does.blow(s, f).but(source=ref(s, p))))
    return found


@step("vtes.strike_so")
def strike_so(s: Vtes, minion: int, blow: Blow) -> None:
    """Choose a strike for a minion."""
    choose_blow(s, minion, blow)


def _riders(voice: Voice, proof: str, then: Effect | None) -> str:
    """Return what else a strike does besides its damage."""
    against = f"; cards that require {discipline_name(proof)} cannot prevent its damage" if proof else ""
    return against + (f"; {then.say(voice, 'the opposing minion')}" if then is not None else "")


def _how(ranged: bool, first: bool) -> str:
    return (", ranged" if ranged else "") + (", with first strike" if first else "")


class Dodge(Strike):
    """Dodge: the opponent's strike does nothing to this minion."""

    @property
    def at_foe(self) -> bool:
        return False

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return super().apt(s, f) and at is not None and not forbidding(s, "dodge", at[0])

    def blow(self, s: Vtes, f: Frame) -> Blow:
        return Blow("dodge")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "strike: dodge"


class CombatEnds(Strike):
    """Combat ends before any other strike."""

    then: Effect | None = None

    @property
    def at_foe(self) -> bool:
        return self.then is not None

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return super().apt(s, f) and at is not None and not forbidding(s, "end combat", at[0])

    def blow(self, s: Vtes, f: Frame) -> Blow:
        return Blow("combat ends", effect=self.then)

    def say(self, voice: Voice, it: str = "it") -> str:
        then = f"; {self.then.say(voice, 'the opposing minion')}" if self.then is not None else ""
        return f"strike: combat ends{then}"


class StealBlood(Strike):
    """Steal blood or life."""

    amount: Number = 1
    ranged: bool = True

    def blow(self, s: Vtes, f: Frame) -> Blow:
        return Blow("strike", ranged=self.ranged, steal=value_of(s, self.amount, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"strike{', ranged' if self.ranged else ''}: steal {said(self.amount, voice, it)} blood or life"


class StrikeTo(Strike):
    """A strike that does something else to the opposing minion."""

    does: Effect
    ranged: bool = False
    first: bool = False

    def blow(self, s: Vtes, f: Frame) -> Blow:
        return Blow("strike", ranged=self.ranged, first=self.first, effect=self.does)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"strike{_how(self.ranged, self.first)}: {self.does.say(voice, 'the opposing minion')}"


class StrengthenStrike(Timed):
    """The chosen strike of this minion inflicts more damage, if its strength counts for it."""

    amount: Number
    WINDOWS: ClassVar[tuple[str, ...]] = ("strikes chosen",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        now, side = current_combat(s), side_in(s, f)
        blow = now.blows[side] if now is not None and side >= 0 else None
        if now is not None and blow is not None:
            stronger = blow.but(damage=blow.damage + value_of(s, self.amount, f))
            remember(s, "combat", blows=with_side(now.blows, side, stronger))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        blow = now.blows[side] if now is not None and side >= 0 else None
        return blow is not None and blow.hand and value_of(s, self.amount, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give {voice.place('me')} {plus(self.amount, 'strength', voice, it)} for the strike that it has chosen"
