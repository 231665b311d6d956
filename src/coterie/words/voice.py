"""Voices: how a game says what all games share. Its nouns, its verbs for kinds of events, its conjunctions for stages.

Words render their text with the voice of the game that they are read in: one `Ready` bows in one game and locks in
another. Sentences are put together here so that they read as a person would write them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from coterie.kernel.errors import RulesError

T = TypeVar("T")
IT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what is acted upon until a phrase takes its place
EACH = "\N{INTERLINEAR ANNOTATION ANCHOR}"  # behind it: “, each” where the phrase that takes its place names several


class Noun(NamedTuple):
    """A noun with its forms. `article` is “a” or “an” where the spelling misleads, "" for what cannot be counted."""

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
    """How a kind of event is said.

    Attributes:
        command: what a player is told to do, with `{it}` for the thing: “bow {it}”.
        happens: what is said of the thing: “bows”, “is discarded”.
        would: the same before it happens: “would bow”; worked out where `happens` begins with “is”.
    """

    command: str
    happens: str
    would: str = ""

    def you_do(self) -> str:
        """Return what is said of the reader: “begin a turn”, “are asked”."""
        first, _, rest = self.happens.partition(" ")
        return f"{ {'is': 'are', 'has': 'have'}.get(first) or _plain(first) } {rest}".rstrip()

    def would_happen(self) -> str:
        """Return “would bow”, “would be discarded”."""
        if self.would:
            return self.would
        first, _, rest = self.happens.partition(" ")
        if first == "is":
            return f"would be {rest}"
        return f"would {_plain(first)} {rest}".rstrip()


def _plain(third: str) -> str:
    """Return the plain form of a verb: “bow” for “bows”, “go” for “goes”, “carry” for “carries”."""
    if third.endswith("ies"):
        return third[:-3] + "y"
    return third[:-2] if third.endswith(("oes", "sses", "xes", "zzes", "ches", "shes")) else third.removesuffix("s")


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
        nouns: of kinds of things and of counters, by the name that words use.
        verbs: of kinds of events.
        stages: how an ability that answers at a stage begins, with `{what}`, `{happens}` and `{would}`.
        places: what zones, scopes and states are called: {"field": "play area", "bowed": "exhausted"}.
        prohibitions: what cards can forbid, as it is said of somebody: {"bow": "cannot bow"}.
        numbers: numbers that cards can change beside those that are printed on them.
        measures: what some numbers are called behind an amount: {"mig": Noun("level of Might", "levels of Might")}.
        gets: how a change of a number is said: “gets +2 might”.
        this: what the card that speaks calls itself; a game may have it call itself by the noun of its kind.
    """

    nouns: Mapping[str, Noun] = field(default_factory=dict)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    stages: Mapping[str, str] = field(default_factory=lambda: STAGES)
    places: Mapping[str, str] = field(default_factory=dict)
    prohibitions: Mapping[str, str] = field(default_factory=dict)
    numbers: tuple[str, ...] = ()
    measures: Mapping[str, Noun] = field(default_factory=dict)
    gets: str = "gets"
    this: str = "this card"

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
        """Return what a player is told to do: “bow each ready recruit”."""
        return self.verb(kind).command.format(it=it)

    def when(self, stage: str, kind: str, what: str) -> str:
        """Return the clause that an answer begins with: “after a foe's recruit departs”."""
        verb = self.verb(kind)
        template = _known(self.stages, stage, "conjunction")
        happens = verb.happens if what != "you" else verb.you_do()
        return template.format(what=what, happens=happens, would=verb.would_happen())

    def forbidden(self, verb: str) -> str:
        """Return how it is said that something cannot be done: “cannot bow”.

        Raises:
            RulesError: the game knows no such prohibition.
        """
        return _known(self.prohibitions, verb, "prohibition")

    def measure(self, number: str, n: int = 0) -> str:
        """Return what a number is called behind an amount: “might”, “levels of Might”, “vote” behind 1."""
        noun = self.measures.get(number)
        return number if noun is None else noun.one if abs(n) == 1 else noun.many

    def place(self, zone: str) -> str:
        """Return what a zone is called."""
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
    silent = text.lower().startswith(("honor", "honest", "hour"))
    spoken = text.lower().startswith("uni")  # as in “a unique character”
    return f"{'an' if silent or (text[:1].lower() in 'aeiou' and not spoken) else 'a'} {text}"


def sentence(text: str) -> str:
    """Return a text as a sentence, with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "”.", ":")) else ".")


def times(n: int) -> str:
    """Return “once”, “twice”, “3 times”."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def either(texts: list[str], word: str = "or") -> str:
    """Return “a, b or c”."""
    *others, last = texts
    return f"{', '.join(others)} {word} {last}" if others else last


def filled(text: str, first: str, then: str = "it", many: bool = False) -> str:
    """Return a text in which a phrase stands where `IT` stood first, and a pronoun in all later places.

    Args:
        text: a text that was rendered with `it=IT`.
        first: the phrase: “a foe's recruit”, “up to 2 recruits”.
        then: the pronoun.
        many: the phrase may name several, and the text is about each of them alone.
    """
    before, *after = text.replace(EACH, ", each" if many else "").split(IT)
    last = before.rsplit(None, 1)[-1:] or [""]
    if many:
        then = "them" if then == "it" else then
        if last[0] in _BEFORE_EACH:
            first = f"each of {first}"
    out = "".join([before, first, *after[:1]])
    for part in after[1:]:
        if then == "it" and out.endswith(" in "):
            out = f"{out[:-3]}there{part}"
        else:
            out += then + part
    return out


_BEFORE_EACH = ("", "in", "from", "on", "of", "to", "for")  # “bow up to 2 recruits”, but “in each of up to 2 districts”


def one_after_another(texts: list[str]) -> str:
    """Return “bow it, then draw a card”; what says nothing is left out."""
    texts = [text for text in texts if text] or [""]
    texts = [texts[0], *(f", {text}" if text.startswith("if ") else f" {text}" for text in texts[1:])]
    joint = "; then" if any(mark in text for text in texts for mark in (";", ":", " if ")) else ", then"
    return joint.join(texts)
