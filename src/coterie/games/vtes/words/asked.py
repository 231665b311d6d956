"""Conditions about the action in progress, the minions in it, the phase and what a Methuselah has."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import goes_on
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.rules.action_state import BLOCKED, EQUIPS_WITH, NOBODY, THIS_ACTION, UNBLOCKED, current_action
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.referendum import current_referendum
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.naming import is_a
from coterie.games.vtes.words.selves import PREY, minion_of
from coterie.kernel.limits import used
from coterie.kernel.pieces import Ref
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import HOST, THIS, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice, an
from coterie.words.word import walk


class ActionNeeds(Public):
    """The action in progress is that of a played card that matches a filter; what a card in play lets a minion do is none."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        played = now is not None and now.mode is not None and now.card != NOBODY
        return now is not None and played and bool(self.which.holds(s, f, now.card[0], s.pieces[now.card[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is from {described(self.which, voice.noun('card'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not from {described(self.which, voice.noun('card'), voice, it).a()}"


class ActionBrings(Public):
    """The action in progress employs or recruits a card that matches a filter."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        brings = now is not None and now.kind in ("employ", "recruit") and now.card != NOBODY
        return now is not None and brings and bool(self.which.holds(s, f, now.card[0], s.pieces[now.card[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{described(self.which, voice.noun('minion'), voice, it).a()} is being recruited or employed"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"no {described(self.which, voice.noun('minion'), voice, it).one} is being recruited or employed"


class EquipsFromHand(Public):
    """The action in progress is to equip with a card from the hand that matches a filter, also by the text of another card."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.kind != "equip":
            return False
        there = [now.card[0]] if now.mode is not None else []
        there += [what[1] for what in s.uses if what[0] == EQUIPS_WITH]
        return any(self.which.holds(s, f, p, s.pieces[p]) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action equips with {described(self.which, voice.noun('card'), voice, it).a()} of a hand"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action does not equip with {described(self.which, voice.noun('card'), voice, it).a()} of a hand"


class ByThisCard(Public):
    """The action in progress is one that this card gives."""

    def holds(self, s: Any, f: Frame) -> bool:
        now, this = current_action(s), f.get("this")
        return now is not None and this is not None and now.card == this

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is the one of {voice.this}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not the one of {voice.this}"


class LaterAction(Public):
    """It is not the first action of the turn."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and used(s, ("actions", now.seat), "turn") > 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is not the first action of the turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is the first action of the turn"


class NoFreeAction(Public):
    """Your minions have taken only mandatory actions this turn."""

    def holds(self, s: Any, f: Frame) -> bool:
        taken, forced = [used(s, (name, f.seat), "turn") for name in ("actions", "mandatory actions")]
        return taken == forced

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no action was taken this turn that was not mandatory"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "an action was taken this turn that was not mandatory"


class NoAction(Public):
    """Your minions have taken no action this turn."""

    def holds(self, s: Any, f: Frame) -> bool:
        return not used(s, ("actions", f.seat), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no action was taken this turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "an action was taken this turn"


class PreyHasBurned(Public):
    """Your prey has burned pool during the action in progress."""

    def holds(self, s: Any, f: Frame) -> bool:
        return any(used(s, ("burned pool", seat), "action") for seat in PREY.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your prey has burned pool during this action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "your prey has burned no pool during this action"


class IsDown(Public):
    """A named card is not in the ready region."""

    who: Group = THAT

    def holds(self, s: Any, f: Frame) -> bool:
        return not any(s.pieces[p].zone == "ready" for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is not ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is ready"


class Engaged(Public):
    """A minion acts, attempts to block, or is in combat."""

    who: Group

    def holds(self, s: Any, f: Frame) -> bool:
        now, there = current_action(s), living(s, self.who, f)
        return now is not None and (now.actor[0] in there or now.blocker[0] in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} acts, attempts to block or fights"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} neither acts nor attempts to block nor fights"


class CostBlood(Public):
    """The action in progress costs blood."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and bool(s.game.price(s, now)[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action has cost blood"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action has cost no blood"


class NoReactions(Public):
    """No reaction card was played in the action in progress."""

    def holds(self, s: Any, f: Frame) -> bool:
        return not used(s, ("reactions",), THIS_ACTION)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no reaction card was played during this action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "a reaction card was played in this action"


PHASES = {"unlock": "5.1.", "master": "5.2.", "minion": "5.3", "influence": "5.4.", "discard": "5.5."}


class FromYourHand(Condition):
    """The card that the event being answered is about was in your hand before."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.was is not None and (event.was.zone, event.was.place) == ("hand", f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it comes from your hand"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it does not come from your hand"


class InPhase(Public):
    """A phase of a turn goes on, of yours or of anybody's."""

    phase: str
    yours: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        if self.yours and s.active != f.seat:
            return False
        return goes_on(s, PHASES[self.phase])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is {self._which} phase"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it is not {self._which} phase"

    @property
    def _which(self) -> str:
        return f"your {self.phase}" if self.yours else an(self.phase)

    def check(self) -> list[str]:
        return super().check() + ([] if self.phase in PHASES else [f"InPhase: there is no phase “{self.phase}”"])


class Meets(Public):
    """A named card matches a filter."""

    who: Group
    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        return any(bool(self.which.holds(s, f, p, s.pieces[p])) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return is_a(f"{self.who.each(voice, it)}", described(self.which, voice.noun("card"), voice, it).a())

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return is_a(f"{self.who.each(voice, it)}", described(self.which, voice.noun("card"), voice, it).a(), no=True)


class IsUnlocked(Public):
    """A named card, by default this one, is unlocked."""

    who: Group = THIS

    def holds(self, s: Any, f: Frame) -> bool:
        return any(s.pieces[p].ready for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is unlocked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is locked"


class UsedDisciplines(Public):
    """A minion has used so many disciplines, or more, to play cards in the action that goes on; or a certain one."""

    least: int = 1
    who: Group = HOST
    which: str = ""

    def holds(self, s: Any, f: Frame) -> bool:
        codes = (self.which,) if self.which else tuple(DISCIPLINES)
        return any(
            len([code for code in codes if used(s, ("discipline", p, code), THIS_ACTION)]) >= self.least
            for p in living(s, self.who, f)
        )

    def _what(self, many: str) -> str:
        if self.which:
            return f"{DISCIPLINES[self.which]} to play a card during this action"
        return f"{many} disciplines to play cards during this action"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has used {self._what(f'{self.least} or more')}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        not_ = "not " if self.which else ""
        return f"{self.who.each(voice, it)} has {not_}used {self._what(f'fewer than {self.least}')}"


class HasMoreDiscards(Public):
    """This card has given a discard phase action this turn."""

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(used(s, ("more discards", f.source), "turn"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} has given a discard phase action this turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} has given no discard phase action this turn"


class GivesEdge(Condition):
    """The event being answered gives somebody the Edge."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.detail != (-1,)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is to be held"


class DiableristIs(Condition):
    """The diablerie that is being answered was committed by a vampire: by this one, unless it is told; perhaps only on an older
    one."""

    who: Group = THIS
    of_older: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or event.kind != "diablerises" or (self.of_older and not event.detail[2]):
            return False
        return event.detail[0] in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is the diablerist{' of an older vampire' if self.of_older else ''}"


class HasAbstained(Public):
    """A vampire has cast neither votes nor a ballot in the referendum in progress (VR-7.1)."""

    who: Group = THIS

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        voted = [] if now is None else [side[0] for side in now.sides if side[:2] not in now.silent]
        return now is not None and not any(p in voted for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has abstained"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has voted"


class BledFor(Public):
    """The action in progress was a successful bleed for at least an amount."""

    least: int = 1

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.kind == "bleed" and now.outcome == UNBLOCKED and now.amount >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed was successful for {self.least} or more"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed was not successful for {self.least} or more"


def aim_of(s: Vtes, effect: Effect, f: Frame) -> Any:
    """Return what an action is aimed at: what was picked, or with whom it enters combat; None if at no card (D-896)."""
    at = f.get("that")
    if at is not None:
        return at
    sent = [word.who for word in walk(effect) if isinstance(word, EnterCombat)]
    return next((there for who in sent for there in who.members(s, f)), None)


class AimedAtCard(Public):
    """The action in progress is aimed at a card: this one, unless another is named."""

    what: Group = THIS

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        bound = None if now is None else s.rows.get(now.frame)  # an action that is over has no frame any more
        at: Ref | None = None if now is None or bound is None else aim_of(s, now.effect, bound)
        return isinstance(at, tuple) and at[0] in living(s, self.what, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is aimed at {self.what.one(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not aimed at {self.what.one(voice, it)}"


class AboutToFight(Public):
    """This minion is about to fight the acting one, which it has blocked, or whose action is to enter combat with it."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        if now is None or at is None or now.kind == "leave torpor":
            return False
        if now.outcome == BLOCKED:
            return now.blocker == at
        sent = [word for word in walk(now.effect) if isinstance(word, EnterCombat)]
        return any(at in word.who.members(s, s.rows[now.frame]) for word in sent)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is about to enter combat with the acting one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is not about to enter combat with the acting one"


class SentAgainst(Public):
    """The action that goes on would send the acting minion into combat with one of which a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None:
            return False
        sent = [word for word in walk(now.effect) if isinstance(word, EnterCombat)]
        there = [at for word in sent for at in word.who.members(s, s.rows[now.frame])]
        return any(bool(self.which.holds(s, f, at[0], s.pieces[at[0]])) for at in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is to enter combat with {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not to enter combat with {described(self.which, voice.noun('minion'), voice, it).a()}"


class AboutToBleed(Public):
    """The action in progress is a bleed that is about to succeed, for 1 or more (VR-6.8)."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return is_about_to_bleed(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the bleed is about to succeed"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no bleed is about to succeed"


def is_about_to_bleed(s: Vtes) -> bool:
    """Return whether the action in progress is a bleed that would succeed for 1 or more if it resolved now."""
    now = current_action(s)
    return now is not None and now.kind == "bleed" and not (now.outcome or now.foiled) and bleed_of(s, now) > 0
