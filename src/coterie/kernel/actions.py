"""Actions: what a player can do, declared once. The options of the menu, the reasons why not, the phrases and the names
that people may type all follow from the declaration.

    HUNT = Action("hunt", Phrase("hunt", "Hunt for 1 blood"), hunt, called="Hunting", rules="M-157, M-158",
                  needs=(kills(1), allowed("hunt"), points(1), thirsty))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from coterie.kernel.phrases import Phrase
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Number
from coterie.kernel.steps import Step

if TYPE_CHECKING:
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A")  # who acts: a seat, a vampire, a piece

Reason = tuple[Any, ...]
"""Why not: a word of the catalogue and its arguments, () where nothing stands against it."""

Arguments = tuple[Any, ...]
Need = Callable[[S, A], Reason]
Targets = Callable[[S, A], Iterable[Arguments]]


def itself(s: Any, actor: Any) -> Iterable[Arguments]:
    """Return one empty target, for an action that takes no arguments."""
    return ((),)


def nothing(s: Any, actor: Any) -> Reason:
    """Return the reason for an action that could be paid for but has no target."""
    return ("nothing to do",)


def costless(s: Any, actor: Any, arguments: Arguments) -> list[Number]:
    """Return the numbers behind an action that costs nothing."""
    return []


@dataclass(frozen=True)
class Action(Generic[S, A]):
    """Something that a player can do.

    Attributes:
        name: its word in the catalogue and in notations.
        phrase: its notation and label, with a field for each argument.
        does: the step that carries it out, called with the actor and the arguments.
        forms: for an action with several forms (give, take, swap), the phrase of each. The first argument of a target is
            then the form, and `phrase` is not used.
        called: its name at the beginning of a sentence (“Hunting”).
        needs: its conditions in the order in which they are reported; each returns () or the reason why it fails.
        targets: yields the arguments of each option.
        lacking: returns the reason if all needs are met but there is no target.
        costs: returns the numbers behind an option, each with its parts.
        aliases: other names that people may type.
        rules: the ledger ids that it follows.
    """

    name: str
    phrase: Phrase
    does: Callable[..., None]
    called: str = ""
    needs: Sequence[Need[S, A]] = ()
    targets: Targets[S, A] = itself
    lacking: Need[S, A] = nothing
    costs: Callable[[S, A, Arguments], list[Number]] = costless
    forms: Mapping[str, Phrase] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    rules: str = ""

    def options(self, s: S, actor: A, *then: Step) -> list[RawOption]:
        """Return the options that it offers now, [] if it cannot be taken.

        Args:
            s: the state.
            actor: who would act.
            then: steps that follow the action.
        """
        for need in self.needs:
            if need(s, actor):
                return []
        return self.aimed(s, actor, then)

    def aimed(self, s: S, actor: A, then: tuple[Step, ...] = ()) -> list[RawOption]:
        """Return an option for each target, where all needs are known to be met."""
        found: list[RawOption] = []
        for args in self.targets(s, actor):
            word, told = (args[0], args[1:]) if self.forms else (self.name, args)
            found.append((word, told, ((self.does, actor, *args), *then)))
        return found

    def why_not(self, s: S, actor: A) -> Reason:
        """Return the reason why it cannot be taken now, or () if it can."""
        for need in self.needs:
            if reason := need(s, actor):
                return reason
        return () if any(True for _ in self.targets(s, actor)) else self.lacking(s, actor)


def menu(actions: Iterable[Action[S, A]], s: S, actor: A, *then: Step) -> list[RawOption]:
    """Return the options of several actions, in their order."""
    found: list[RawOption] = []
    for action in actions:
        found += action.options(s, actor, *then) if action.needs else action.aimed(s, actor, then)
    return found


def phrases_of(actions: Iterable[Action[Any, Any]]) -> dict[str, Phrase]:
    """Return the part of a catalogue that actions need."""
    return {
        word: phrase for action in actions for word, phrase in (action.forms or {action.name: action.phrase}).items()
    }


def named(actions: Iterable[Action[Any, Any]]) -> Mapping[str, Action[Any, Any]]:
    """Return actions by all names that people may type."""
    found: dict[str, Action[Any, Any]] = {}
    for action in actions:
        for name in (action.name, *action.forms, *action.aliases):
            found.setdefault(name, action)
    return found
