"""Abilities that are used: actions, reactions, interrupts, and events that are played from the hand (L-9.1).

Each can be used once a round unless it says otherwise, and is paid for whole: the fate that its card costs where the card
is played for it, and what it says itself (L-8.1, L-9.8).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace as replace_voice
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.immunity import is_immune_to
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.facts.provinces import is_immune
from coterie.games.l5r.numbers import PRINTED_USES, USES
from coterie.games.l5r.rules.cards import BY_ITSELF
from coterie.games.l5r.words.opposing import KEPT, names_opponent, of_event, of_target
from coterie.games.l5r.words.support import means
from coterie.games.l5r.words.targets import Together, all_affected
from coterie.games.l5r.words.timely import ANYTIME, IN_CONFLICT, only_in_conflict
from coterie.games.l5r.words.tolls import tolls
from coterie.kernel.events import Event
from coterie.kernel.layers import Mark, is_printed
from coterie.kernel.limits import count_use, of_ability, used
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Piece
from coterie.words.cards.abilities import Ability, Act, Limit, Plays, Target, Trigger
from coterie.words.cards.groups import Cards, This
from coterie.words.cards.numbers import Grants
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.picking import Choose
from coterie.words.purse import Purse
from coterie.words.sentences import given_that
from coterie.words.standing import Standing
from coterie.words.voice import Voice

USUAL = Limit("round", seat=True)  # what every ability has that says nothing else, for each player (L-9.8)
PLAYED_FROM = ("hand", "lent", "row", "discard", "fallen", "turned")


def max_per(scope: str) -> Limit:
    """Return the limit “max 1 per …”: over all cards of a title, for each player (L-9.8)."""
    return Limit(scope, by="name", seat=True)


def is_played(row: Piece) -> bool:
    """Return whether a card is played for its ability, from out of play."""
    return row.zone in PLAYED_FROM


def is_event(s: Any, piece: int) -> bool:
    """Return whether a card is an event: its own cost is paid as it is played."""
    return bool(definition(s, piece).kind == "event")


def affordable(ability: Any, s: Any, row: Piece, f: Frame) -> bool:
    """Return whether the cost can be paid whole: the card's own and that of the ability (L-8.1, L-8.3)."""
    paid = is_played(row) and is_event(s, f.source) and not f.get("free")
    due = price(s, f.source, f.seat) if paid else 0
    asked = tolls(s, ability, row, f)
    if ability.cost is None and not due and not asked:
        return True
    purse = Purse()
    if due and not purse.take(("fate", f.seat), due, means(s, f.seat, f.source)):
        return False
    if not all(toll.payable(s, f.bind("opponent", taker), purse) for taker, toll, _ in asked):
        return False
    return ability.cost is None or bool(ability.cost.payable(s, f, purse))


def usable(ability: Any, s: Any, row: Piece, mark: Mark, f: Frame) -> bool:
    """Return whether an ability can be used now: condition, limit, prohibitions, targets, a change to make, cost (L-9.12)."""
    f = of_event(ability, s, f) if len(s.teams) > 2 else f
    if ability.given is not None and not ability.given.holds(s, f):
        return False
    if ability.limit is not None and is_used_up(ability, s, row, mark, f):
        return False
    if is_counted_twice(ability) and used(s, of_instance(s, row, mark, f), USUAL.per) >= USUAL.times:
        return False
    if not s.game.may_use(s, ability, f.source, row, f.seat):
        return False
    if not affordable(ability, s, row, f):
        return False
    for g in after_cost(ability, s, f):
        if does_something(ability, s, g, ability.targets):
            return True
    return False


def is_used_up(ability: Any, s: Any, row: Piece, mark: Mark, f: Frame) -> bool:
    """Return whether an ability has come to its limit; a card may raise those that are counted for each instance, no
    maximum (L-9.8)."""
    done = ability.used(s, row, mark, f)
    if done < ability.limit.times:
        return False
    if ability.limit.by == "name":
        return True
    more = total(s, USES, f.source, ability.limit.times)
    return bool(done >= (total(s, PRINTED_USES, f.source, more) if is_printed(mark) else more))


def is_counted_twice(ability: Any) -> bool:
    """Return whether an ability in play has a maximum by title: each instance of it can still be used once a round, too
    (L-9.8)."""
    return ability.limit is not None and ability.limit.by == "name" and ability.where not in PLAYED_FROM


def count_twice(ability: Any, s: Any, row: Piece, mark: Mark, f: Frame) -> None:
    """Count the use of an instance beside that of its title (L-9.8)."""
    if is_counted_twice(ability):
        count_use(s, of_instance(s, row, mark, f), USUAL.per)


def of_instance(s: Any, row: Piece, mark: Mark, f: Frame) -> tuple[Any, ...]:
    """Return what is counted when a player uses an instance of an ability (L-9.8)."""
    return of_ability(s, row, f.source, mark, seat=f.seat)


def after_cost(ability: Any, s: Any, f: Frame) -> Iterable[Frame]:
    """Return the frames in which it can resolve: as it is, or with what is chosen for the cost, of which it may speak."""
    if not isinstance(ability.cost, Choose):
        return (f,)
    return [f, *[f.bind(ability.cost.name, item) for item in ability.cost.candidates(s, f)]]


def does_something(ability: Any, s: Any, f: Frame, targets: tuple[Target, ...]) -> bool:
    """Return whether the targets that are left can be chosen so that it would change something (L-8.1, L-8.10,
    L-8.12)."""
    if not targets:
        effect = ability.effect()
        return bool(effect.able(s, f)) and all_affected(s, f, effect, ability.targets)
    first, rest = targets[0], targets[1:]
    if (
        first.least == 0
        and not isinstance(first, Together)
        and does_something(ability, s, f.bind(first.name, None), rest)
    ):
        return True
    there = legal_targets(ability, s, f, first, rest)
    return first.is_met(s, f, there) if isinstance(first, Together) else next(there, None) is not None


def legal_targets(ability: Any, s: Any, f: Frame, target: Target, rest: tuple[Target, ...]) -> Any:
    """Yield what can be chosen under a name: what may be a target of this card and would be changed (L-8.10). On whom a card is
    played is no target of an ability (L-9.1)."""
    aims = not isinstance(ability, Plays)
    whose = len(s.teams) > 2 and names_opponent(target.group)
    for at in target.group.members(s, f):
        if target.group.KIND == "piece" and (is_immune(s, at[0]) or (aims and not may_target(s, f, at[0]))):
            continue
        g = of_target(ability, s, f, at[0]) if whose else f
        if g is not None and does_something(ability, s, g.bind(target.name, at), rest):
            yield at


def may_target(s: Any, f: Frame, piece: int) -> bool:
    """Return whether a card that is not immune may be a target of the effect of another."""
    if forbidding(s, "be targeted", piece, f.source) or is_immune_to(s, piece, f.source):
        return False
    opponent, whose = f.get("opponent"), s.game.speaks(s, piece)
    hostile = s.teams[f.seat] != s.teams[whose]
    if hostile and opponent is not None and whose != opponent:
        return False  # of opponents only the one that the ability speaks of (L-24.4)
    if hostile and f.source >= 0 and definition(s, f.source).kind == "event":
        return not forbidding(s, "be targeted by events", piece, f.source)
    return True


def framed(ability: Any, voice: Voice, text: str) -> str:
    """Return a text with its condition before it and its limit behind it; the usual limit need not be said, that there is
    none must (L-9.8)."""
    text = text if ability.given is None else given_that(ability.given.clause(voice), text)
    limit = f" ({said_limit(ability.limit, voice)})" if ability.limit != USUAL and not is_standing(ability) else ""
    return f"{text}{limit}"


def is_standing(ability: Any) -> bool:
    """Return whether an ability cancels or replaces by itself: as often as its condition holds goes without saying."""
    return bool(ability.limit is None and getattr(ability, "must", False) and ability.stage == "would")


def said_limit(limit: Limit | None, voice: Voice) -> str:
    """Return a limit as text; that it is one for each player goes without saying (L-9.8)."""
    if limit is None:
        return "any number of times"
    if limit.by == "name":
        return f"max {limit.times} per {voice.place(limit.period)}"
    said = replace(limit, seat=False).say(voice)
    return said if limit.seat else f"{said}, whoever controls it"


class Usable(Ability, kw_only=True):
    """An ability that players use: once a round unless it says otherwise, and paid for whole (L-8.1, L-9.8)."""

    SORT: ClassVar[bool] = True
    limit: Limit | None = USUAL

    def usable(self, s: Any, row: Piece, mark: Mark, f: Frame) -> bool:
        return usable(self, s, row, mark, f)

    def count(self, s: Any, row: Piece, mark: Mark, f: Frame) -> None:
        super().count(s, row, mark, f)
        count_twice(self, s, row, mark, f)

    def framed(self, voice: Voice, text: str) -> str:
        return framed(self, voice, text)


class Action(Usable, Act, kw_only=True):
    """An action ability; that of an event is used by playing it."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (IN_CONFLICT if only_in_conflict(self.given) else ANYTIME,)


class Answer(Usable, Trigger, kw_only=True):
    """A reaction or an interrupt; that of an event is used by playing it.

    Attributes:
        kinds: further kinds of events that it answers, with the same limit.
    """

    kinds: tuple[str, ...] = ()

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([(self.stage, kind) for kind in (self.kind, *self.kinds)])

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        return tuple([(self.stage, kind, self.where) for kind in (self.kind, *self.kinds)])

    def say(self, voice: Voice, it: str = "it") -> str:
        text = super().say(replace_voice(voice, prevent="cancel it") if self.kind == "initiate" else voice, it)
        who = {"initiate": "the player who used it", "declare": "the attacker"}.get(self.kind)
        return text.replace("that player", who) if who and isinstance(self.about, Cards) else text

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        if event.subject != piece and isinstance(self.about, This):  # as mostly: it is about another card
            return False
        if self.comes_too_late(event) or (event.kind == "play" and not self._played(s, row, piece, event)):
            return False
        return super().fits(s, row, piece, event)

    def _played(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        """Return whether “you” have played this card, not a team-mate who gave you the control of it (U-203)."""
        return not isinstance(self.about, This) or event.seat == s.game.speaks(s, piece, row)

    def rows(self, s: Any, event: Event) -> tuple[Piece, ...]:
        """Return the card that an event is about; the player who plays a card counts as its controller (U-203)."""
        rows = super().rows(s, event)
        return tuple([row.but(controller=event.seat) for row in rows]) if event.kind == "play" else rows

    def could(self, s: Any, seat: int, event: Event) -> bool:
        return not self.comes_too_late(event) and super().could(s, seat, event)

    def comes_too_late(self, event: Event) -> bool:
        """Return whether it would cancel or replace what a constant ability demands (L-9.15)."""
        return self.stage == "would" and event.kind == "leave" and BY_ITSELF in event.detail


class Bidden(Answer, kw_only=True):
    """An answer of the Shadowlands. Where nobody plays them it is given whenever it can be, once a round as every other
    (U-067, U-069); a player of theirs may decline, as with every reaction and interrupt."""

    def by_choice(self) -> Answer:
        """Return it as a player of the Shadowlands uses it."""
        fields = asdict(self)
        return Answer(**{**fields, "stage": self.stage.removeprefix("forced "), "must": False})

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{super().say(voice, it)} (the Shadowlands player may decline)"


def is_reaction(ability: Any) -> bool:
    """Return whether an ability is a reaction that is used by choice, or by the Shadowlands deck because it must (U-067,
    D-823)."""
    stage = getattr(ability, "stage", "")
    return stage == "reaction" or (stage == "forced reaction" and isinstance(ability, Bidden))


def by_choice(word: Standing) -> Standing:
    """Return an ability, or what gives one to others, as a player uses it who controls the card."""
    if isinstance(word, Bidden):
        return word.by_choice()
    return replace(word, ability=by_choice(word.ability)) if isinstance(word, Grants) else word


def by_force(word: Standing) -> Standing:
    """Return an ability, or what gives one to others, as the Shadowlands deck uses it: it answers whenever it can (U-067)."""
    if isinstance(word, Answer) and not word.must:
        return replace(word, stage=word.stage if word.stage == "would" else f"forced {word.stage}", must=True)
    return replace(word, ability=by_force(word.ability)) if isinstance(word, Grants) else word


@lru_cache(maxsize=KEPT)
def as_used(word: Standing, *, played: bool) -> Standing:
    """Return an ability in the form for its user: optional if `played` (a player), forced for the Shadowlands deck."""
    return by_choice(word) if played else by_force(word)


def reaction(kind: str, about: Any, does: Effect, **more: Any) -> Answer:
    """Return a reaction to an event about something."""
    return Answer("reaction", kind, about, does, **more)


def forced_reaction(kind: str, about: Any, does: Effect, **more: Any) -> Answer:
    """Return a forced reaction to an event about something."""
    return Answer("forced reaction", kind, about, does, True, **more)


def interrupt(kind: str, about: Any, does: Effect, **more: Any) -> Answer:
    """Return an interrupt to an event about something."""
    return Answer("interrupt", kind, about, does, **more)


def would(kind: str, about: Any, does: Effect, **more: Any) -> Answer:
    """Return an interrupt that cancels or replaces an event about something (L-9.2, L-9.6, L-9.7)."""
    return Answer("would", kind, about, does, **more)


def forced_would(kind: str, about: Any, does: Effect, **more: Any) -> Answer:
    """Return what cancels or replaces an event about something by itself, as often as it comes."""
    return Answer("would", kind, about, does, True, limit=None, **more)
