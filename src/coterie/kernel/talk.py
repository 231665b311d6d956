"""Talk: how a game speaks with people. Names, notations, labels, sentences, and answers to what people ask.

A game subclasses `Talk` and sets its `talks` to the subclass. The terminal, the table and the logs then use `game.talk`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from coterie.kernel import phrases
from coterie.kernel.actions import Action, named
from coterie.kernel.chronicle import Line
from coterie.kernel.nearest import ended, instead
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number, Piece, ids_in

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")
REMEMBERED = 4096  # lines of the log that are kept; a long game has a tenth of it


class Said(NamedTuple):
    """A line of the chronicle as it is told: the sentence, the ids of the pieces that it names, and the face of the card
    that the rest comes from, "" for none."""

    text: str
    pieces: tuple[str, ...]
    cause: str


class Talk(Generic[S]):
    """How a game speaks with people.

    Attributes:
        game: the game.
        actions: its declared actions by all names that people may type.
        steady: the kinds of values that are called the same whatever lies on the table; seats by their names.
        orders: the prompts that ask for the first of several things all of which are done, and that come again for the rest;
            with the word of the option that does them as they are listed, "" if there is none.
        discards: the prompts that ask for a card of one's hand to be put on a pile, with the name of that zone.
        settings: the options on which terms, and how the game is played, depend.
    """

    steady: ClassVar[frozenset[str]] = frozenset(("n", "text"))
    orders: ClassVar[Mapping[str, str]] = {"which first?": ""}
    discards: ClassVar[Mapping[str, str]] = {}
    settings: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self._told: dict[tuple[Any, ...], Said] = {}
        self.actions: Mapping[str, Action[Any, Any]] = named(
            [action for menu in game.menus.values() for action in menu]
        )

    # ── what things are called ──────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: S, kind: str, value: Any, short: bool) -> str:
        """Return the name of a value.

        Args:
            s: the state.
            kind: the kind of value, as the fields of phrases name it (“piece”, “district”).
            value: the value.
            short: whether to return the short form that notations use instead of the full name.
        """
        return str(value)

    def phrase(self, s: S, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase of the catalogue with its arguments, as notation (`short`) or as label."""
        found = self.game.catalogue[word]
        template = found.notation if short or not found.label else found.label
        said = phrases.render(template, args, lambda kind, value, brief: self.called(s, kind, value, brief), short)
        return f"{said} ({self.picked(s, args)})" if word == "done" and args and not short else said

    def picked(self, s: S, args: tuple[Any, ...]) -> str:
        """Return what has been picked so far, as the option to pick no more names it: “Brute, Scribe”.

        Args:
            s: the state.
            args: the arguments of that option: the word by which one thing was offered, and the things.
        """
        word, things = args
        kind, *_ = phrases.kinds(self.game.catalogue[word].notation)
        return ", ".join([self.called(s, kind, thing, False) for thing in things])

    def notate(self, s: S, raw: RawOption) -> str:
        """Return an option's notation."""
        return self.phrase(s, raw[0], raw[1], short=True)

    def means(self, text: str, notation: str) -> bool:
        """Return whether a text that is no notation could mean one: a game may take shorter forms."""
        return False

    def label(self, s: S, raw: RawOption) -> str:
        """Return an option's label."""
        return self.phrase(s, raw[0], raw[1], short=False)

    def warnings(self, s: S) -> dict[int, str]:
        """Return what is given up by options of the question that is asked, by their indices, each as a sentence.

        Something large is meant that can be chosen by habit: the rest of a turn, a whole conflict. All options are looked at
        together, so that a game that looks ahead makes one world for all of them.
        """
        return {}

    def sentence(self, s: S, line: Line) -> str:
        """Return a line of the chronicle as a sentence."""
        return self.said_of(s, line).text

    def said_of(self, s: S, line: Line) -> Said:
        """Return a line of the chronicle as it is told.

        A line that says the same at all times is put together once.
        """
        key = (line.word, line.args, s.names, s.seats)
        found = self._told.get(key)
        if found is None:
            phrase = self.game.catalogue[line.word]
            text = self.phrase(s, line.word, line.args, short=False)
            cause = phrases.cause_in(phrase.notation, line.args)
            found = Said(text, tuple(ids_in(s, line.word, line.args)), cause)
            if self.steady.issuperset((*phrases.kinds(phrase.notation), *phrases.kinds(phrase.label))):
                if len(self._told) >= REMEMBERED:
                    self._told.clear()
                self._told[key] = found
        return found

    def concerned(self, s: S, raw: RawOption) -> tuple[str, ...]:
        """Return what an option concerns, as the scene names pieces: “kind:value” of each that lies on the table."""
        return tuple(ids_in(s, raw[0], raw[1]))

    def id_of(self, s: S, kind: str, value: Any) -> str:
        """Return the id in scenes of what a phrase names, "" if it does not lie on the table.

        A reference to a piece, `(number, life)`, stands for its number.
        """
        if kind in ("n", "text"):
            return ""
        return f"{kind}:{value[0] if kind == 'piece' and type(value) is tuple else value}"

    # ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────

    def opening(self, s: S) -> tuple[str, ...]:
        """Return the lines that are shown once, when a game begins."""
        return ()

    def topics(self, s: S) -> dict[str, str]:
        """Return what can be looked up: what people may type, in lower case, with the topic that it stands for.

        What a face is called never stands for another face that has it for its name.
        """
        faces = self.game.faces
        return {self.game.name_of(face).lower(): face for face in faces} | {face.lower(): face for face in faces}

    def look(self, s: S, topic: str) -> Looked | None:
        """Return the text of a card or of anything else that has one; `topic` is a value of `topics`."""
        definition = self.game.faces.get(topic)
        if definition is None:
            return None
        kind = str(getattr(definition, "kind", "card"))
        return Looked(
            self.game.name_of(topic),
            kind,
            (str(getattr(definition, "text", "")),),
            str(getattr(definition, "source", "")),
        )

    def face(self, s: S, topic: str) -> Piece | None:
        """Return a card as it is printed, None for anything else that has a text; `topic` is a value of `topics`."""
        return None

    def why_not_with(self, s: S, seat: int, piece: str) -> str:
        """Return why a seat cannot do anything with a piece now, as a sentence; "" where the game has nothing to say.

        Args:
            s: the state.
            seat: who would.
            piece: its id in the scene. What the seat cannot see there may not be told.
        """
        return ""

    def why_not(self, s: S, seat: int, action: str) -> str:
        """Return why a seat cannot do something now, as a sentence; that it can, if it is offered."""
        if s.question is None:
            return "The game is over."
        if self.is_offered(s, seat, action):
            return "It is possible now."
        return self._why_not_held(s, seat, action) or self.why_denied(s, seat, action)

    def _why_not_held(self, s: S, seat: int, name: str) -> str:
        """Return why a card that only its player sees cannot be played, where its name is all that was typed; "" otherwise."""
        if not name or spelt(name).partition(" ")[0] in {spelt(each).partition(" ")[0] for each in self.actions}:
            return ""
        for p, now in enumerate(s.pieces):
            if now.place != seat or now.zone not in s.game.zones or s.game.zones[now.zone].seen != "place":
                continue
            called = s.game.name_of(now.face)
            if has_words(called, name) and (said := self.why_not_with(s, seat, f"piece:{p}")):
                return said if said.startswith(called) else f"{called}: {said}"
        return ""

    def why_denied(self, s: S, seat: int, action: str) -> str:
        """Return why something that is not offered in these words cannot be done now, as a sentence.

        Args:
            s: the state, whose game is not over.
            seat: who asks.
            action: what was typed.
        """
        question = s.question
        if question is None or question.seat != seat:
            return "Somebody else is asked now."
        meant = spelt(action)
        verb = meant.partition(" ")[0]
        offered = sorted(option.notation for option in question.options)
        if possible := [word for word in offered if f"{spelt(word)} ".startswith(f"{meant} ")]:
            return f"It is possible: {', '.join(possible)}."
        if others := [word for word in offered if f"{spelt(word)} ".startswith(f"{verb} ")]:
            return f"“{action}” is not possible now, only {', '.join(others)}."
        if verb not in {spelt(name).partition(" ")[0] for name in self.actions}:
            return self.unknown(verb)
        return f"“{action}” is not possible now. The question is: {question.prompt}"

    def is_offered(self, s: S, seat: int, action: str, verb: str = "", args: tuple[Any, ...] = ()) -> bool:
        """Return whether a seat is offered an action in any window that it is asked: no reason can stand against it then.

        Args:
            s: the state.
            seat: who asks.
            action: a notation, as typed.
            verb: what other notations may begin with, if their options are about `args`; "" for no others.
            args: the first things that such an option is about.
        """
        asked = [option for window in s.ring().windows_of(seat) for option in window.question.options]
        return any(
            spelt(option.notation) == spelt(action)
            or (f"{option.notation} ".startswith(f"{verb} ") and option.args[: len(args)] == args)
            for option in asked
        )

    @property
    def explained(self) -> Collection[str]:
        """The actions that people can ask about with `why not`, the plainest first."""
        return self.actions

    def unknown(self, action: str) -> str:
        """Return the sentence for an action that this game does not have."""
        return ended(f"Nothing is called “{action}” here{instead(action, self.explained)}")

    def reasons(self, s: S, seat: int) -> list[tuple[str, str]]:
        """Return the actions that a player might expect but cannot take now, each with the reason as a sentence."""
        return []

    def odds(self, s: S, raw: RawOption) -> list[tuple[str, float]]:
        """Return the odds of an option: outcomes as texts with their probabilities; [] if it uses no chance at once."""
        return []

    def contributors(self, s: S, raw: RawOption) -> list[Number]:
        """Return the numbers behind an option, each with its parts."""
        return []

    def numbers(self, s: S, seat: int, name: str) -> list[Number] | None:
        """Return the numbers of what lies on the table under a name, each with its parts, as a seat may know them.

        Returns:
            None where nothing that the seat can see is called that.
        """
        return None

    def ending(self, s: S) -> str:
        """Return how a game that is over has ended: who did what, in a sentence without its full stop."""
        return s.reason

    def statistics(self, s: S) -> list[tuple[str, str]]:
        """Return statistics of a finished game as names and values."""
        return []


def spelt(text: str) -> str:
    """Return a notation, or what somebody has typed for one, in a form that can be compared: without capitals, hyphens and
    accents, which not every keyboard has."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c)])
    return " ".join(plain.replace("-", " ").split())


def has_words(said: str, typed: str) -> bool:
    """Return whether words of a text begin as typed, one after another: “block naomi” in “Block with Naomi Stewart”."""
    rest = iter(spelt(said).split())
    return all(any(word.startswith(part) for word in rest) for part in spelt(typed).split())
