"""Actions: what a player can do, declared once. The options of the menu, the reasons why not, the phrases and the names
that people may type all follow from the declaration.

    HUNT = Action("hunt", Phrase("hunt", "Hunt for 1 blood"), hunt, called="Hunting", rules="M-157, M-158",
                  needs=(kills(1), allowed("hunt"), points(1), thirsty))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

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
    """Return the targets of an action that has none: it is offered once, without arguments."""
    return ((),)


def nothing(s: Any, actor: Any) -> Reason:
    """Return the reason why not where an action could be paid but has no target."""
    return ("nothing to do",)


def costless(s: Any, actor: Any, arguments: Arguments) -> list[Number]:
    """Return the numbers behind an action that costs nothing."""
    return []


@mypyc_attr(native_class=False)  # a declaration; frozen generic dataclasses cannot be compiled
@dataclass(frozen=True)
class Action(Generic[S, A]):
    """Something that a player can do.

    Attributes:
        name: its word in the catalogue and in notations.
        phrase: notation and label, with a field for each argument.
        does: the step that does it, called with who acts and the arguments.
        forms: for an action that comes in several forms (give, take, swap): the phrase of each. Then the first argument
            of a target is the form, and the phrase of the action itself is not used.
        called: what it is called at the beginning of a sentence (“Hunting”).
        needs: what must hold, in the order in which it is told; each returns () or the reason why not.
        targets: what it can be done to: the arguments of each option.
        lacking: why not, asked where nothing stands against it but there is no target.
        costs: the numbers behind an option, each with its parts.
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
        """Return the options that it offers now.

        Args:
            s: the state.
            actor: who would act.
            then: steps that follow the action.
        """
        for need in self.needs:
            if need(s, actor):
                return []
        return self.aimed(s, actor, *then)

    def aimed(self, s: S, actor: A, *then: Step) -> list[RawOption]:
        """Return an option for each target, where all needs are known to be met."""
        name, does, targets = self.name, self.does, self.targets
        if targets is itself:
            return [(name, (), ((does, actor), *then))]
        if self.forms:
            return [(args[0], args[1:], ((does, actor, *args), *then)) for args in targets(s, actor)]
        if then:
            return [(name, args, ((does, actor, *args), *then)) for args in targets(s, actor)]
        return [(name, args, ((does, actor, *args),)) for args in targets(s, actor)]

    def why_not(self, s: S, actor: A) -> Reason:
        """Return why it cannot be done now, () where it can."""
        for need in self.needs:
            if reason := need(s, actor):
                return reason
        return () if any(True for _ in self.targets(s, actor)) else self.lacking(s, actor)


def menu(actions: Iterable[Action[S, A]], s: S, actor: A, *then: Step) -> list[RawOption]:
    """Return the options of several actions, in their order."""
    return [option for action in actions for option in action.options(s, actor, *then)]


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
