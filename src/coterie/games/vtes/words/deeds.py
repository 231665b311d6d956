"""What actions do: bleed, hunt, equip, recruit, enter combat, leave torpor, rescue, commit diablerie (VR-6.9)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, definition, is_ready, is_vampire
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.rules.deeds import (
    bleed_now,
    diablerise_now,
    hunt_now,
    leave_torpor_now,
    recruit_now,
    rescue_cost,
    rescue_now,
    tire,
)
from coterie.games.vtes.rules.diablerie import can_diablerise
from coterie.games.vtes.rules.searching import DISCIPLINE, search_for
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.kinds import BY_CARD
from coterie.games.vtes.words.raising import note_start, starting_life
from coterie.games.vtes.words.selves import PREY, held_by_others, minion_of
from coterie.kernel.events import about, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import found, ref
from coterie.kernel.procedures import remember
from coterie.kernel.steps import Step, step
from coterie.words.cards.changing import RemoveCounters
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class Deed(Effect):
    """What an action does.

    Attributes:
        ACTION: the kind of the action. STEALTH: what it gives by itself. BLOOD: what it costs.
    """

    SORT: ClassVar[bool] = True
    ACTION: ClassVar[str] = BY_CARD
    STEALTH: ClassVar[int] = 0
    BLOOD: ClassVar[int] = 0

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs at which the action is directed."""
        return ()

    def able(self, s: Any, f: Frame) -> bool:
        return f.get("actor") is not None  # only a minion that acts can do it


class Bleed(Deed):
    """Bleed your prey, perhaps for more.

    Attributes:
        bleed: how much more.
        then: what follows a successful bleed for 1 or more. always: it follows whatever the bleed is for.
        whom: who is bled instead of your prey, as it was picked.
        unseen: the minions that cannot block it.
    """

    ACTION: ClassVar[str] = "bleed"
    bleed: int = 0
    then: Effect | None = None
    whom: Group | None = None
    unseen: Filter | None = None
    always: bool = False

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        if self.whom is not None:
            return tuple(self.whom.members(s, f))
        return tuple(PREY.members(s, f))

    def run(self, s: Vtes, frame: int) -> None:
        after: Step = (run, self.then, frame) if self.always else (if_bled, self.then, frame)
        s.do((bleed_now,), *([after] if self.then is not None else []))

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self.aims(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = f" {self.whom.each(voice, it)}" if self.whom is not None else ""
        more = f" with +{self.bleed} bleed" if self.bleed else ""
        given = "" if self.always else "if it succeeds for 1 or more, "
        then = f"; {given}{self.then.say(voice, it)}" if self.then is not None else ""
        hidden = (
            f"; {described(self.unseen, voice.noun('minion'), voice, it).many} cannot block it" if self.unseen else ""
        )
        return f"bleed{whom}{more}{then}{hidden}"


@step("vtes.if_bled")
def if_bled(s: Vtes, then: Effect, frame: int) -> None:
    """Do something after a bleed that was successful for 1 or more (VR-6.9)."""
    now = current_action(s)
    if now is not None and now.amount:
        s.do((run, then, frame))


class Hunt(Deed):
    """Gain blood from the bank."""

    ACTION: ClassVar[str] = "hunt"
    STEALTH: ClassVar[int] = 1
    hunt: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        s.do((hunt_now,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hunt for {self.hunt} more" if self.hunt else "hunt"


class Equip(Deed):
    """Put this equipment on the acting minion (V-119), perhaps with counters."""

    ACTION: ClassVar[str] = "equip"
    STEALTH: ClassVar[int] = 1
    counters: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor = minion_of(s, f)
        if actor is not None:
            detail = (*actor, self.counters) if self.counters else actor
            emit(s, frame, [about(s, "attach", f.get("this")[0], detail=detail, seat=f.seat)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it begins with {self.counters} counters" if self.counters else ""


class Employ(Deed):
    """Put this retainer on the acting minion, with the life of the level at which it was employed (C-071)."""

    ACTION: ClassVar[str] = "employ"
    STEALTH: ClassVar[int] = 1
    life: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor = minion_of(s, f)
        if actor is not None:
            life = begins_with(s, f, self.life)
            emit(s, frame, [about(s, "attach", f.get("this")[0], life, detail=actor, seat=f.seat)])
            s.do((note_start, f.get("this")[0], life))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.life or 1} life"


class EmployOn(Employ):
    """Put this retainer on a minion, also one of another Methuselah."""

    who: Group = THAT

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return held_by_others(s, THAT, f)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            life = begins_with(s, f, self.life)
            emit(s, frame, [about(s, "attach", f.get("this")[0], life, detail=ref(s, p), seat=f.seat)])
            s.do((note_start, f.get("this")[0], life))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put this retainer with {self.life or 1} life on {self.who.each(voice, it)}"


class Recruit(Deed):
    """Put this ally into play, with its life; it can act in your next turn, but be locked for its text at once (C-073).

    Attributes:
        life: its life, 0 for what is printed.
        acts: it can act this turn.
    """

    ACTION: ClassVar[str] = "recruit"
    STEALTH: ClassVar[int] = 1
    life: int = 0
    acts: bool = False

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor = minion_of(s, f)
        if actor is not None and current_action(s) is not None:
            count_use(s, ("recruits", actor[0]), "turn")
        card, life = f.get("this"), begins_with(s, f, self.life)
        if self.acts:
            come: Step = (happening, about(s, "recruit", card[0], life, detail=(f.seat,)))
        else:
            come = (recruit_now, card, f.seat, life)
        s.do(come, (note_start, card[0], life))

    def say(self, voice: Voice, it: str = "it") -> str:
        parts = [f"{self.life} life"] if self.life else []
        return "; ".join([*parts, *(["it can act this turn"] if self.acts else [])])


class RecruitAtOnce(Recruit):
    """Put this ally into play; it can act this turn, and the first recruit action each turn unlocks the recruiting minion."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        card, actor = f.get("this"), minion_of(s, f)
        life = begins_with(s, f, self.life)
        s.do((happening, about(s, "recruit", card[0], life, detail=(f.seat,))), (note_start, card[0], life))
        if actor is not None and current_action(s) is not None and not used(s, ("recruits", actor[0]), "turn"):
            count_use(s, ("recruits", actor[0]), "turn")
            s.do((happening, about(s, "straighten", actor[0])))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.life or 1} life; it can act this turn; it unlocks who takes its first recruit action of a turn"


def begins_with(s: Vtes, f: Frame, life: int) -> int:
    """Return the life with which the card of an action comes into play: that of its level, or what is printed."""
    card = f.get("this")[0]
    return starting_life(s, f.seat, card, life or definition(s, card).stats["life"])


class TakeFrom(Deed):
    """Take equipment from another minion of yours: one piece, and any others announced with it."""

    ACTION: ClassVar[str] = "equip"
    STEALTH: ClassVar[int] = 1

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor, at = minion_of(s, f), f.get("that")
        taken = [each for each in (at, *(f.get("those") or ())) if each is not None and found(s, each) is not None]
        if actor is not None and taken:
            emit(s, frame, [about(s, "attach", p, detail=actor, seat=s.pieces[p].place) for p, _ in taken])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take {it}"


class EnterCombat(Deed):
    """Enter combat with a minion. The minion that is sent in acts first, unless the target counts as the acting minion."""

    ATTACKS: ClassVar[bool] = True
    who: Group = THAT
    target_first: bool = False

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return held_by_others(s, self.who, f)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor, there = minion_of(s, f), living(s, self.who, f)
        if actor is not None and there:
            other = ref(s, there[0])
            s.do((fight, other, actor) if self.target_first else (fight, actor, other))

    def able(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        return bool(self.aims(s, f)) and all(is_ready(s, p) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        first = "; the target counts as the acting minion there" if self.target_first else ""
        return f"enter combat with {self.who.one(voice, it)}{first}"


class Embrace(Deed):
    """This card comes into play as a new vampire without blood; a Discipline card may be put on it from library, hand or ash
    heap. It is of the clan and sect of the acting vampire, unless its face says another.

    Attributes:
        face: what it is.
        hungry: whether it must hunt in this turn.
        idle: it cannot act in this turn.
        learns: whether it may learn a discipline at once.
    """

    ACTION: ClassVar[str] = "embrace"
    STEALTH: ClassVar[int] = 1
    face: str
    hungry: bool = False
    idle: bool = False
    learns: bool = True

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        card, actor = f.get("this"), minion_of(s, f)
        if actor is not None:
            face = s.game.faces[self.face]
            clan = "" if face.clan else str(s.game.value(s, "clan", actor[0]))
            sect = "" if face.sect else str(s.game.value(s, "sect", actor[0]))
            emit(s, frame, [about(s, "embrace", card[0], detail=(f.seat, self.face, clan, sect))])
            s.do(*([(tire, card[0])] if self.idle else []), (teach, f.seat, card[0], self.hungry, self.learns))

    def say(self, voice: Voice, it: str = "it") -> str:
        learns = "; you may look for a Discipline card in your library, hand and ash heap and put it on the new vampire"
        more = (learns if self.learns else "") + ("; it must hunt this turn" if self.hungry else "")
        more += "; it cannot act this turn" if self.idle else ""
        return f"this card becomes a vampire of capacity 1 and of the same clan, without blood{more}"


@step("vtes.teach")
def teach(s: Vtes, seat: int, card: int, hungry: bool, learns: bool) -> None:
    """Let a new vampire learn a discipline; perhaps it must hunt."""
    if s.pieces[card].zone == "ready":
        if hungry:
            count_use(s, ("must hunt", *ref(s, card)), "turn")
        if learns:
            search_for(s, seat, ref(s, card), DISCIPLINE)


class LeaveTorpor(Deed):
    """Leave torpor."""

    ACTION: ClassVar[str] = "leave torpor"
    STEALTH: ClassVar[int] = 1
    BLOOD: ClassVar[int] = 2

    def run(self, s: Vtes, frame: int) -> None:
        actor = s.rows[frame].get("actor")
        s.do((leave_torpor_now, actor))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "leave torpor"


class Rescue(Deed):
    """Bring a vampire out of torpor for 2 blood, its own or the rescuer's."""

    ACTION: ClassVar[str] = "rescue"

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((rescue_now, f.get("actor"), f.get("that")))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"rescue {it} from torpor"

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return held_by_others(s, THAT, f)


class Diablerise(Deed):
    """Commit diablerie on a vampire in torpor."""

    ACTION: ClassVar[str] = "diablerie"

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((diablerise_now, f.get("actor"), f.get("that")))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"diablerise {it}"

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return held_by_others(s, THAT, f)


def can_rescue(s: Vtes, rescuer: int, victim: int) -> bool:
    """Return whether two vampires have the blood for a rescue."""
    return is_vampire(s, rescuer) and blood(s, rescuer) + blood(s, victim) >= rescue_cost(s, rescuer, victim)


def can_eat(s: Vtes, minion: int) -> bool:
    """Return whether a minion could commit diablerie."""
    return can_diablerise(s, minion)


class StripCounters(RemoveCounters):
    """Burn the counters on a card: an action that does it is directed at that card's controller."""

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs whose cards lose counters."""
        return held_by_others(s, self.what, f)


class BecomeAnarch(Deed):
    """The acting vampire becomes an Anarch."""

    ACTION: ClassVar[str] = "anarch"
    STEALTH: ClassVar[int] = 1
    BLOOD: ClassVar[int] = 2

    def run(self, s: Vtes, frame: int) -> None:
        at = s.rows[frame].get("actor")
        if found(s, at) is not None:
            word = Sets("sect", ANARCH, THIS)
            s.tell("turns anarch", s.pieces[at[0]].face)
            emit(s, frame, [about(s, "gain", at[0], detail=(word, ("forever",), ""))])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "become an Anarch"


class Undirected(Deed):
    """Something that an action does to a card without being directed at the Methuselah that controls it."""

    does: Effect

    def run(self, s: Vtes, frame: int) -> None:
        s.do((run, self.does, frame))

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.does.say(voice, it)}; this is undirected"


class HuntBy(Deed):
    """A hunt that does something by the text of a card, in the place of its gain (VR-6.9)."""

    ACTION: ClassVar[str] = "hunt"
    STEALTH: ClassVar[int] = 1
    does: Effect

    def run(self, s: Vtes, frame: int) -> None:
        s.do((run, self.does, frame))

    def able(self, s: Vtes, f: Frame) -> bool:
        return super().able(s, f) and self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hunt: {self.does.say(voice, it)}"


class FeedByHunt(Effect):
    """The hunting vampire gains so much blood, as by a hunt: what changes hunts changes this."""

    amount: int

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "action", hunt=self.amount - 1)
        s.do((hunt_now,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"gain {self.amount} blood"
