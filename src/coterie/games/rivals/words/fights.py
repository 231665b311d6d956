"""Attacks: changes of damage and shields, targets, effects that wait for the damage; and damage outside attacks."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.atoms.damage import PLAIN
from coterie.games.rivals.facts import definition, party, speaks
from coterie.games.rivals.numbers import AGAINST, DAMAGE, SHIELD
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, fight, is_open
from coterie.games.rivals.rules.damage import TAGS, packet
from coterie.games.rivals.rules.defeat import beside_killer
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR, ATTACKER, PartyOf, acting, all_of
from coterie.kernel.events import Event, about, happen
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, found, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.words.amounts import Number, Times, said, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.lasting import Gets
from coterie.words.cards.roles import IsRole, Role
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice, an, either

TARGET, BLOCKER, FIRST_TARGET = Role("attack", "target"), Role("attack", "blocker"), Role("attack", "first")
ATTACKING, TARGETED = IsRole("attack", "attacker"), IsRole("attack", "target")


def opponent(s: Rivals, f: Frame) -> int | None:
    """Return the player on the other side of an attack, None for City cards or without an attack."""
    now = fight(s)
    if now is None:
        return None
    other = now.foe if speaks(s, now.attacker[0]) == f.seat else speaks(s, now.attacker[0])
    return other if other < s.seats else None


def doer(s: Rivals, event: Event) -> int:
    """Return the player who caused an event, -1 for none."""
    if event.kind == "defeat":
        return int(event.detail[0])
    seat = speaks(s, event.source) if event.source >= 0 else -1
    return seat if seat < s.seats else -1


# ── conditions ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Attacks(Condition):
    """One of a group attacks, perhaps alone in its party (R-166, R-167)."""

    who: Group = THIS
    alone: bool = False

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None or now.attacker not in self.who.members(s, f):
            return False
        return not self.alone or len(party(s, now.attacker[0])) == 1

    def public(self, s: Any) -> bool:
        return self.who == THIS

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{_sort_of(self.who, voice, it)} attacks{' alone' if self.alone else ''}"

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        if self.alone or not isinstance(other, OfSortNow):
            return ""
        return f"{word} {_sort_of(self.who, voice, it)} makes {other.attack}"


class Defends(Condition):
    """One of a group is attacked."""

    who: Group = THIS

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and now.target in self.who.members(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{_sort_of(self.who, voice, it)} is attacked"


def _sort_of(who: Group, voice: Voice, it: str) -> str:
    """Return the noun for those who attack: “this character”, “this party”, “a character of yours”."""
    if who == THIS:
        return "this character"
    return all_of(who, voice, it) if isinstance(who, PartyOf) else who.one(voice, it)


class OfSortNow(Condition):
    """The current attack is of a type: Physical, Ranged."""

    sorts: tuple[str, ...]

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and now.sort in self.sorts

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the attack is {either([sort.title() for sort in self.sorts])}"

    @property
    def attack(self) -> str:
        """What such an attack is called: “a Physical attack”."""
        return f"{an(either([sort.title() for sort in self.sorts]))} attack"


class ByYou(Condition):
    """You caused the event being answered, with a card or a character of yours."""

    attacking: bool = False

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or doer(s, event) != f.seat:
            return False
        now = fight(s)
        return not self.attacking or (now is not None and now.attacker[0] == event.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your attacker has done it" if self.attacking else "you have done it"


class DamageNow(Condition):
    """The damage of the current attack is of a kind, as far as its cards are face up: Aggravated, Superficial."""

    tag: str

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None:
            return False
        return self.tag in (*now.tags, *(definition(s, now.card).tags if is_open(s, now.card) else ()))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"its damage is {voice.place(self.tag)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"its damage is not {voice.place(self.tag)}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.tag in TAGS else [f"DamageNow: no damage is “{self.tag}”"])


class DoneBy(Condition):
    """A member of a group caused the event being answered: this character, one of its party, your Leader."""

    who: Group

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None:
            return False
        of_party = self.who == PartyOf(THIS) and beside_killer(s, event, f.get("this"))
        return of_party or event.source in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.one(voice, it)} has done it"


class TookDamage(Condition):
    """The target has taken damage in this attack; optionally, Aggravated damage does not count."""

    plain: bool = False

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None:
            return False
        return bool(used(s, (PLAIN, *now.target), "attack")) if self.plain else now.dealt > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = f" that is not {voice.place('aggravated')}" if self.plain else ""
        return f"the target has taken damage{kind}"


class HitsTarget(Condition):
    """This character's attack has dealt the damage that is being answered to its target; it does not matter whether a
    Reaction has felled the attacker at the same moment (R-148)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        event, now = event_of(s, f), fight(s)
        if event is None or now is None or event.amount < 1:
            return False
        return now.attacker == f.get("this") and event.source == now.attacker[0] and event.subject == now.target[0]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the target of an attack of {voice.this}"


class Defeated(Condition):
    """The target was defeated by this attack."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and found(s, now.target) is None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the target was defeated"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the target was not defeated"


class WasBlocked(Condition):
    """This character has blocked the attack."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and now.blocker == f.get("actor")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this character blocks"


class AsReaction(Condition):
    """The card is played as a Reaction, not as an Attack card."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and now.reacting == f.get("actor")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this is played as a Reaction"


class AgendaIntel(Standing):
    """Its party has Intel against a foe, by the Agenda that this foe has."""

    per: int

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", AGAINST),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == AGAINST and piece in party(s, target[0])

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return s.agenda[target[1]] // self.per if target[1] < s.seats else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this party has +1 Intel against a foe for every {self.per} Agenda that the foe has"


# ── what an attack remembers of its cards ───────────────────────────────────────────────────────────────────────────


class OfAttack(Effect):
    """Effects that change the current attack; they require one, and some words require more."""

    SORT: ClassVar[bool] = True

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        """Return the changes to the record of the attack, by field."""
        raise NotImplementedError

    def run(self, s: Rivals, frame: int) -> None:
        now = fight(s)
        if now is not None:
            remember(s, "attack", **self.noted(s, s.rows[frame], now))

    def able(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None


# ── more, or less ───────────────────────────────────────────────────────────────────────────────────────────────────


class InThisAttack(Effect):
    """Change a number of a character until the attack is over."""

    SORT: ClassVar[bool] = True
    NUMBER: ClassVar[str]

    amount: Number = 1
    who: Group = ACTOR

    def run(self, s: Rivals, frame: int) -> None:
        s.do((run, Gets(self.NUMBER, self.amount, self.who, "attack"), frame))

    def able(self, s: Rivals, f: Frame) -> bool:
        return current(s, "attack") > 0 and value_of(s, self.amount, f) != 0 and bool(living(s, self.who, f))


class Harder(InThisAttack):
    """More damage in this attack, from the character that plays the card or uses the ability unless another is named."""

    NUMBER: ClassVar[str] = DAMAGE

    def say(self, voice: Voice, it: str = "it") -> str:
        text = _changed(self.amount, "damage", voice, it)
        return f"deal {text}" if self.who in (ACTOR, ATTACKER) else f"{self.who.each(voice, it)} deals {text}"


class Shielded(InThisAttack):
    """More shield in this attack, for the character that plays the card or for others."""

    NUMBER: ClassVar[str] = SHIELD

    def say(self, voice: Voice, it: str = "it") -> str:
        text = _changed(self.amount, "shield", voice, it)
        return f"get {text}" if self.who == ACTOR else f"give {self.who.each(voice, it)} {text} in this attack"


def _changed(amount: Number, what: str, voice: Voice, it: str) -> str:
    if isinstance(amount, int):
        return f"{amount:+d} {what}".replace("-", "−")
    if isinstance(amount, Times) and amount.factor == -1 and not amount.plus:
        return f"−X {what} (X equals {said(amount.amount, voice, it)})"
    return f"+X {what} (X equals {said(amount, voice, it)})"


class DamageIs(OfAttack):
    """The damage of this attack is of another kind: Aggravated, Superficial, or not reduced."""

    tag: str

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        return {"tags": (*now.tags, self.tag)}

    def able(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and self.tag not in now.tags

    def say(self, voice: Voice, it: str = "it") -> str:
        return {
            "aggravated": "make the damage of this attack Aggravated",
            "superficial": "make the damage of this attack Superficial",
            "unshielded": "ignore shields in this attack",
            "unresisted": "ignore attributes of the target in this attack",
        }[self.tag]

    def check(self) -> list[str]:
        return super().check() + ([] if self.tag in TAGS else [f"DamageIs: no damage is “{self.tag}”"])


class ExtraDamage(OfAttack):
    """Additional damage of another kind in this attack: Aggravated, Superficial."""

    tag: str
    amount: int = 1

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        extra = dict(now.extra)
        extra[self.tag] = extra.get(self.tag, 0) + self.amount
        return {"extra": tuple(extra.items())}

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"deal +{self.amount} {voice.place(self.tag)} damage"

    def check(self) -> list[str]:
        return super().check() + ([] if self.tag in TAGS else [f"ExtraDamage: no damage is “{self.tag}”"])


class Silence(OfAttack):
    """The text of the other side's card does not count; what is printed beside it stays (RR-9)."""

    card: str

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        return {"silenced": (*now.silenced, self.card)}

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"negate the text of the {'Attack card' if self.card == 'attack' else 'Reaction card'}"


class Retarget(Effect):
    """Change the target of the attack; the new target has not blocked and not reacted (R-274, R-277)."""

    who: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        for p in first(s, self.who, s.rows[frame]):
            s.tell("goes against", s.pieces[p].face)
            remember(s, "attack", target=ref(s, p), foe=speaks(s, p), blocker=NOBODY)

    def able(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and any(at != now.target for at in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"turn the attack against {self.who.each(voice, it)}"


class Afterwards(OfAttack):
    """An effect carried out once the damage of this attack has been dealt."""

    does: Effect

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        return {"after": (*now.after, (self.does, f))}

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.does.say(voice, it)} once the damage of this attack is dealt"


class Besides(OfAttack):
    """An effect carried out as the damage of this attack is dealt, before anybody takes any."""

    does: Effect

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        return {"besides": (*now.besides, (self.does, f))}

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.does.say(voice, it)} as this attack deals its damage"


class Splash(OfAttack):
    """Others take damage of the type of this attack at the same time (RR-9)."""

    amount: int
    what: Group = THAT
    tags: tuple[str, ...] = ()

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        more = [(ref(s, p), self.amount, self.tags) for p in living(s, self.what, f)]
        return {"splash": (*now.splash, *more)}

    def able(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        kinds = "".join(f"{voice.place(tag)} " for tag in self.tags)
        return f"deal {self.amount} {kinds}damage to {self.what.each(voice, it)}"


class CannotBeBlocked(OfAttack):
    """This attack cannot be blocked."""

    def noted(self, s: Rivals, f: Frame, now: Attack) -> dict[str, Any]:
        return {"unblockable": True}

    def able(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        return now is not None and not now.unblockable

    def say(self, voice: Voice, it: str = "it") -> str:
        return "make sure that this attack cannot be blocked" if voice.asking else "this attack cannot be blocked"


# ── damage without an attack ────────────────────────────────────────────────────────────────────────────────────────


class Hurt(Effect):
    """Deal damage to cards, in addition to that of an attack or without one.

    The dealer's attributes are not added; the victim's attributes and shields reduce it (R-101, R-102, R-292).
    """

    amount: Number
    what: Group = THAT
    sort: str = ""
    tags: tuple[str, ...] = ()

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n, source = value_of(s, self.amount, f), acting(s, f)
        packets = [packet(s, p, n, self.sort, self.tags, source) for p in living(s, self.what, f)]
        due = [event.but(frame=frame) for event in packets if event.amount > 0]
        if due:
            happen(s, *due)

    def able(self, s: Rivals, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        kinds = " ".join(word.title() for word in (*self.tags, self.sort) if word)
        amount = said(self.amount, voice, it) if isinstance(self.amount, int) else "X"
        worth = "" if isinstance(self.amount, int) else f" (X equals {said(self.amount, voice, it)})"
        return f"deal {amount} {f'{kinds} ' if kinds else ''}damage to {self.what.each(voice, it)}{worth}"


class Slay(Effect):
    """Defeat characters without damage (RR-10.1)."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        due = [about(s, "slay", p, frame=frame, source=acting(s, f)) for p in living(s, self.what, f)]
        if due:
            happen(s, *due)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"defeat {self.what.each(voice, it)}"
