"""Talk: how a game speaks with people. Names, notations, labels, sentences, and answers to what people ask.

Each game brings a subclass of `Talk` and names it as its `talks`; whoever shows a game to somebody asks `game.talk`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from coterie.kernel import phrases
from coterie.kernel.actions import Action, named
from coterie.kernel.chronicle import Line
from coterie.kernel.nearest import instead
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number, ids_in

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(Generic[S]):
    """How a game speaks with people.

    Attributes:
        game: the game.
        actions: its declared actions by all names that people may type.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.actions: Mapping[str, Action[Any, Any]] = named(
            [action for menu in game.menus.values() for action in menu]
        )

    # ── what things are called ──────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: S, kind: str, value: Any, short: bool) -> str:
        """Return what a value of a kind is called.

        Args:
            s: the state.
            kind: the kind of a field of a phrase (“piece”, “district”).
            value: its value.
            short: the notation's short form instead of the full name.
        """
        return str(value)

    def phrase(self, s: S, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase of the catalogue with its arguments, as notation (`short`) or as label."""
        found = self.game.catalogue[word]
        template = found.notation if short or not found.label else found.label
        return phrases.render(template, args, lambda kind, value, brief: self.called(s, kind, value, brief), short)

    def notate(self, s: S, raw: RawOption) -> str:
        """Return an option's notation."""
        return self.phrase(s, raw[0], raw[1], short=True)

    def label(self, s: S, raw: RawOption) -> str:
        """Return an option's label."""
        return self.phrase(s, raw[0], raw[1], short=False)

    def sentence(self, s: S, line: Line) -> str:
        """Return a line of the chronicle as a sentence."""
        return self.phrase(s, line.word, line.args, short=False)

    def concerned(self, s: S, raw: RawOption) -> tuple[str, ...]:
        """Return what an option concerns, as the scene names pieces: “kind:value” of each that lies on the table."""
        return tuple(ids_in(s, raw[0], raw[1]))

    def id_of(self, s: S, kind: str, value: Any) -> str:
        """Return how the scene names what a phrase names, "" for what does not lie on the table.

        A reference to a piece, `(number, life)`, stands for its number.
        """
        if kind in ("n", "text"):
            return ""
        return f"{kind}:{value[0] if kind == 'piece' and type(value) is tuple else value}"

    # ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────

    def opening(self, s: S) -> tuple[str, ...]:
        """Return what is said once at set-up."""
        return ()

    def topics(self, s: S) -> dict[str, str]:
        """Return what can be looked at: what people may type, in small letters, and the topic that it names."""
        found = {}
        for face, definition in self.game.faces.items():
            found[face.lower()] = found[str(getattr(definition, "name", face)).lower()] = face
        return found

    def look(self, s: S, topic: str) -> Looked | None:
        """Return the text of a card or of anything else that has one; `topic` is a value of `topics`."""
        definition = self.game.faces.get(topic)
        if definition is None:
            return None
        name, kind = str(getattr(definition, "name", topic)), str(getattr(definition, "kind", "card"))
        return Looked(name, kind, (str(getattr(definition, "text", "")),), str(getattr(definition, "source", "")))

    def why_not(self, s: S, seat: int, action: str) -> str:
        """Return why a seat cannot do something now, as a sentence."""
        question = s.question
        if question is None:
            return "The game is over."
        if question.seat != seat:
            return "Somebody else is asked now."
        words = {option.notation for option in question.options}
        possible = [word for word in words if word.split()[0] == action.split()[0]] if action else []
        if possible:
            return f"It is possible: {', '.join(sorted(possible))}."
        return f"The question does not offer “{action}”; this game gives no closer reason."

    def unknown(self, action: str) -> str:
        """Return the sentence for something that nobody can do in this game."""
        return f"Nothing is called “{action}” here{instead(action, self.actions)}."

    def reasons(self, s: S, seat: int) -> list[tuple[str, str]]:
        """Return what a player would expect and cannot do now: the name of each action, and why not as a sentence."""
        return []

    def odds(self, s: S, raw: RawOption) -> list[tuple[str, float]]:
        """Return what chance may make of an option: texts and their shares, 0 to 1; [] if no chance is met at once."""
        return []

    def contributors(self, s: S, raw: RawOption) -> list[Number]:
        """Return the numbers behind an option, each with its parts."""
        return []

    def statistics(self, s: S) -> list[tuple[str, str]]:
        """Return what there is to tell of a game that is over, as names and values."""
        return []
