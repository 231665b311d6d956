"""Voices: a game's terms for what all games share. Its nouns, its verbs for kinds of events, its conjunctions for stages.

Words render their text with the game's voice: the same word says “bow” in one game and “lock” in another. Sentences are
assembled here so that they read as a person would write them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from coterie.kernel.errors import RulesError

T = TypeVar("T")
IT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what is acted upon, until a phrase takes its place
EACH = "\N{INTERLINEAR ANNOTATION ANCHOR}"  # after `IT`: becomes “, each” if the phrase names several things


class Noun(NamedTuple):
    """A noun with its forms.

    Attributes:
        one, many: its singular and its plural.
        article: “a” or “an” if the spelling is misleading, "" for an uncountable noun, "?" to go by the spelling.
    """

    one: str
    many: str
    article: str = "?"

    def a(self) -> str:
        """Return the singular with its article: “a recruit”, “an agent”."""
        return an(self.one) if self.article == "?" else f"{self.article} {self.one}".strip()

    def counted(self, n: int | str) -> str:
        """Return the noun after a number: “1 agent”, “2 agents”, “up to 3 agents”."""
        return f"{n} {self.one if n == 1 else self.many}"

    def with_(self, before: str = "", after: str = "") -> Noun:
        """Return the noun with an adjective before it and a clause after it."""
        one, many = [" ".join(filter(None, (before, noun, after))) for noun in (self.one, self.many)]
        return Noun(one, many, "?" if before else self.article)


class Verb(NamedTuple):
    """The verb for a kind of event.

    Attributes:
        command: the instruction to a player, with `{it}` for the thing: “bow {it}”.
        happens: the statement about the thing: “bows”, “is discarded”.
        would: the same before it happens (“would bow”), "" to derive it from `happens`.
        many: the statement about several things, "" to derive it from `happens`.
        alone: the whole clause where no card and no seat is named (“the fate on a ring changes”), "" if one always is.
    """

    command: str
    happens: str
    would: str = ""
    alone: str = ""
    many: str = ""

    def you_do(self) -> str:
        """Return the form for “you”: “begin a turn”, “are asked”."""
        first, _, rest = self.happens.partition(" ")
        return f"{ {'is': 'are', 'has': 'have'}.get(first) or _plain(first) } {rest}".rstrip()

    def they_do(self) -> str:
        """Return the form for several things: “bow”, “are discarded”."""
        return self.many or self.you_do()

    def would_happen(self) -> str:
        """Return “would bow”, “would be discarded”."""
        if self.would:
            return self.would
        first, _, rest = self.happens.partition(" ")
        if first == "is":
            return f"would be {rest}"
        return f"would {_plain(first)} {rest}".rstrip()


_VERBS = re.compile(r"(\w+(?:(?:, \w+)* or \w+(?= ))?) ?(.*)", re.DOTALL)


def _third(plain: str) -> str:
    """Return the third person of a verb or of several: “bows” for “bow”, “honors or dishonors” for “honor or dishonor”."""
    return re.sub(r"\b(?!or\b)\w+", _third_of_one, plain)


def _third_of_one(found: re.Match[str]) -> str:
    """Return the third person of a matched verb."""
    verb = found.group()
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return {"have": "has"}.get(verb) or verb + ("es" if verb.endswith(("o", "s", "x", "z", "ch", "sh")) else "s")


def _plain(third: str) -> str:
    """Return the plain form of a verb: “bow” for “bows”, “go” for “goes”, “carry” for “carries”."""
    if third.endswith("ies"):
        return third[:-3] + "y"
    return third[:-2] if third.endswith(("oes", "sses", "xes", "zzes", "ches", "shes")) else third.removesuffix("s")


WHOSE: Mapping[str, str] = {"mine": "of yours", "ours": "on your side", "foe": "of {foe}"}
CONTROLLED: Mapping[str, str] = {"mine": "you control", "ours": "on your side", "foe": "controlled by {foe}"}
STAGES: Mapping[str, str] = {
    "would": "when {what} {would}",
    "forced interrupt": "before {what} {happens}",
    "interrupt": "before {what} {happens}",
    "forced reaction": "after {what} {happens}",
    "reaction": "after {what} {happens}",
}


@dataclass(frozen=True)
class Voice:
    """The terms of a game.

    Attributes:
        nouns: the nouns of kinds of things and of counters, by the name that words use.
        verbs: the verbs of kinds of events.
        stages: the beginning of a response at a stage, with `{what}`, `{happens}` and `{would}`.
        places: the names of zones, scopes and states: {"field": "play area", "bowed": "exhausted"}.
        prohibitions: the text of each prohibition: {"bow": "cannot bow"}.
        numbers: numbers that cards can change besides printed ones.
        measures: the nouns of some numbers after an amount: {"mig": Noun("level of Might", "levels of Might")}.
        changes: the sentences for changes of certain numbers, with `{who}`, `{n}` and `{more}` (“more” or “less”).
        rated: the phrases for certain numbers of a thing, where they are not like “with might”.
        gets: the verb for a change of a number: “gets +2 might”.
        this: a card's name for itself; a game may use the noun of its kind.
        lent: a card's name for itself in a text that another card gives it.
        home: the zone in which an ability counts without saying so.
        prevent: the phrase for preventing the event that is being responded to.
        occasion: returns the clause for the occasion of a response and the condition that remains; None for the usual clause.
        bearer: a card's name for the card that it is attached to.
        whose: the phrase after a noun for who controls a thing, by “mine”, “ours” and “foe”.
        make: the verb that tells the reader to have somebody do something: “make a foe draw a card”.
        spans: pairs of an end of a sentence that implies how long something lasts, and the clause that it makes needless:
            (“when the raid is over”, “until the raid ends”).
        asking: whether the text continues “you may” or “to”. If so, what others do is phrased as something that the reader
            brings about (“make a foe draw a card”), otherwise as a statement (“a foe draws a card”).
    """

    nouns: Mapping[str, Noun] = field(default_factory=dict)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    stages: Mapping[str, str] = field(default_factory=lambda: STAGES)
    places: Mapping[str, str] = field(default_factory=dict)
    prohibitions: Mapping[str, str] = field(default_factory=dict)
    numbers: tuple[str, ...] = ()
    measures: Mapping[str, Noun] = field(default_factory=dict)
    changes: Mapping[str, str] = field(default_factory=dict)
    rated: Mapping[str, str] = field(default_factory=dict)
    gets: str = "gets"
    this: str = "this card"
    lent: str = "this card"
    home: str = "field"
    prevent: str = "prevent that"
    occasion: Callable[[Any, Voice], tuple[str, Any]] | None = None
    bearer: str = "its bearer"
    whose: Mapping[str, str] = field(default_factory=lambda: WHOSE)
    make: str = "make"
    spans: tuple[tuple[str, str], ...] = ()
    asking: bool = False

    def noun(self, kind: str) -> Noun:
        """Return the noun of a kind.

        Raises:
            RulesError: the game has none for it.
        """
        return _known(self.nouns, kind, "noun")

    def verb(self, kind: str) -> Verb:
        """Return the verb of a kind of event.

        Raises:
            RulesError: the game has none for it.
        """
        return _known(self.verbs, kind, "verb")

    def do(self, kind: str, it: str) -> str:
        """Return an instruction: “bow each ready recruit”."""
        return self.verb(kind).command.format(it=it)

    def when(self, stage: str, kind: str, what: str) -> str:
        """Return the opening clause of a response: “after a foe's recruit departs”.

        Args:
            stage: the stage at which it responds.
            kind: the kind of event.
            what: the phrase for what the event is about: “a foe's recruit”, “you”.

        Raises:
            RulesError: the game has no verb for the event or no conjunction for the stage.
        """
        verb = self.verb(kind)
        template = _known(self.stages, stage, "conjunction")
        happens = verb.happens if what != "you" else verb.you_do()
        return template.format(what=what, happens=happens, would=verb.would_happen())

    def forbidden(self, verb: str) -> str:
        """Return the text of a prohibition: “cannot bow”.

        Raises:
            RulesError: the game knows no such prohibition.
        """
        return _known(self.prohibitions, verb, "prohibition")

    @cached_property
    def asked(self) -> Voice:
        """This voice after “you may” and “to”, where everything is phrased as something that the reader does."""
        return self if self.asking else replace(self, asking=True)

    @cached_property
    def quoted(self) -> Voice:
        """This voice for a text that one card gives to another."""
        places = {**self.places, "me": self.lent}
        return replace(self, this=self.lent, bearer="its bearer", asking=False, places=places)

    @cached_property
    def telling(self) -> Voice:
        """This voice at the beginning of a new text, where what others do is a statement."""
        return replace(self, asking=False) if self.asking else self

    def does(self, who: str, plain: str, rest: str) -> str:
        """Return that somebody does something: “draw a card” if it is “you”, “a foe draws a card”, “make a foe draw a card”.

        Args:
            who: who does it.
            plain: the verb in its plain form.
            rest: the words after the verb.
        """
        if who == "you":
            return f"{plain} {rest}"
        return f"{self.make} {who} {plain} {rest}" if self.asking else f"{who} {_third(plain)} {rest}"

    def done_by(self, who: str, text: str) -> str:
        """Return that somebody follows an instruction: “a foe discards a card in their hand”.

        Args:
            who: who follows it.
            text: the instruction: “discard a card in your hand”.
        """
        if who == "you":
            return text
        text = as_theirs(text)
        if text.startswith("you may "):
            return f"{who} may {text.removeprefix('you may ')}"
        if text.startswith(LEADS) or (";" in text and not text.startswith("choose one")):
            return self.does(who, "do", f"this: {text}")
        told = _VERBS.match(text)
        assert told is not None
        first = text.partition(":")[0]
        voice = self.asked if ", then " in first or "; " in first else self  # “make a foe draw, then …”
        return voice.does(who, told.group(1), told.group(2))

    def controls(self, whose: str) -> str:
        """Return the clause after a noun that says who controls a thing: “of yours”, “a foe controls”; "" for anybody."""
        return self.whose[whose].format(foe=self.noun("foe").a()) if whose in self.whose else ""

    def in_control(self, whose: str) -> str:
        """Return the beginning of a sentence that says who controls a thing (“you control”), "" if the game has none."""
        first, _, rest = self.controls(whose).partition(" by ")
        return f"{rest} controls" if rest else first if first.endswith(" control") else ""

    def measure(self, number: str, n: int = 0) -> str:
        """Return the noun for a number after an amount: “might”, “levels of Might”, “vote” after 1."""
        noun = self.measures.get(number)
        return number if noun is None else noun.one if abs(n) == 1 else noun.many

    def place(self, zone: str) -> str:
        """Return the name of a zone, a scope or a state."""
        return self.places.get(zone, zone)


def _known(terms: Mapping[str, T], key: str, what: str) -> T:
    try:
        return terms[key]
    except KeyError:
        raise RulesError(f"this game has no {what} for “{key}”") from None


# ── putting sentences together ──────────────────────────────────────────────────────────────────────────────────────


def an(text: str) -> str:
    """Return a text with its article: “a recruit”, “an agent”, “another recruit”."""
    if text.startswith("other "):
        return f"an{text}"
    start = text.lower()
    vowel = start[:1] in "aeiou" and not start.startswith("uni")  # “a unique character”
    silent = start.startswith(("honor", "honest", "hour"))
    return f"{'an' if vowel or silent else 'a'} {text}"


def sentence(text: str) -> str:
    """Return a text as a sentence, with a capital and a full stop; “the life of it” becomes “its life”."""
    text = _THEIR.sub(r"their \1", _ITS.sub(r"its \1", text))
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ".”", ":")) else ".")


_ITS = re.compile(r"\bthe ((?!first|second|rest|each)\w+(?: or \w+)?(?: \w+)?) of it\b")
_THEIR = re.compile(r"\bthe ((?!first|second|rest|each)\w+(?: \w+)?) of them\b")


def times(n: int) -> str:
    """Return “once”, “twice”, “3 times”."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def either(texts: list[str], word: str = "or") -> str:
    """Return “a, b or c”."""
    *others, last = texts
    return f"{', '.join(others)} {word} {last}" if others else last


# how a clause begins that stands before an instruction
LEADS = ("if ", "while ", "during ", "should ", "as the ", "for each ", "until the ")


def as_theirs(text: str) -> str:
    """Return a text addressed to a player as it is said of another: “a recruit they control” for “a recruit you control”."""
    for yours, theirs in (
        ("of yours", "of theirs"),
        ("you control", "they control"),
        ("you have", "they have"),
        ("you do", "they do"),
    ):
        text = text.replace(yours, theirs)
    return re.sub(r"\byour\b", "their", text)
