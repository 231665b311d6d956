"""Voices: a game's terms for what all games share. Its nouns, its verbs for kinds of events, its conjunctions for stages.

Words render their text with the game's voice: the same word says “bow” in one game and “lock” in another. Sentences are
assembled here so that they read as a person would write them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple, TypeVar

from coterie.kernel.errors import RulesError

T = TypeVar("T")
IT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what is acted upon until a phrase takes its place
EACH = "\N{INTERLINEAR ANNOTATION ANCHOR}"  # behind it: “, each” where the phrase that takes its place names several


class Noun(NamedTuple):
    """A noun with its forms. `article` is “a” or “an” if the spelling misleads, "" for an uncountable noun."""

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
        would: the same before it happens: “would bow”; derived if `happens` begins with “is”.
    """

    command: str
    happens: str
    would: str = ""

    def you_do(self) -> str:
        """Return the form for “you”: “begin a turn”, “are asked”."""
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


_VERBS = re.compile(r"(\w+(?:(?:, \w+)* or \w+(?= ))?) ?(.*)", re.DOTALL)


def _third(plain: str) -> str:
    """Return the form of a verb behind “it”: “bows” for “bow”, “discards” for “discard”, “honors or dishonors”."""
    return re.sub(r"\b(?!or\b)\w+", _third_of_one, plain)


def _third_of_one(found: re.Match[str]) -> str:
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
        prohibitions: what cards can forbid, with its text: {"bow": "cannot bow"}.
        numbers: numbers that cards can change besides printed ones.
        measures: the nouns of some numbers after an amount: {"mig": Noun("level of Might", "levels of Might")}.
        changes: numbers whose changes have a sentence of their own, with `{who}`, `{n}` and `{more}` (“more” or “less”).
        rated: the phrase for a number of a thing, where that is not “with might”.
        gets: the verb for a change of a number: “gets +2 might”.
        this: a card's name for itself; a game may use the noun of its kind.
        lent: a card's name for itself in a text that another card gives it.
        bearer: its name for the card that it is attached to.
        home: the zone in which an ability counts without saying so.
        occasion: returns the clause for the occasion of a response and the condition that remains; None for the usual clause.
        prevent: the phrase for preventing what is being responded to.
        whose: the phrase after a noun for who controls a thing, by “mine”, “ours” and “foe”.
        make: the verb that tells the reader to have somebody do something: “make a foe draw a card”.
        asking: whether the text continues “you may” or “to”. Then what others do is phrased as something that the reader brings
            about (“make a foe draw a card”); otherwise it is told (“a foe draws a card”).
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
        """Return the opening clause of a response: “after a foe's recruit departs”."""
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
        """The same voice after “you may” and “to”, where everything is said as what the reader does."""
        return self if self.asking else replace(self, asking=True)

    @cached_property
    def quoted(self) -> Voice:
        """The voice in which the text is said that one card gives to another."""
        places = {**self.places, "me": self.lent}
        return replace(self, this=self.lent, bearer="its bearer", asking=False, places=places)

    @cached_property
    def telling(self) -> Voice:
        """The same voice at the begin of a text of its own, where what others do is told."""
        return replace(self, asking=False) if self.asking else self

    def does(self, who: str, plain: str, rest: str) -> str:
        """Return that somebody does something: “draw a card” of “you”, “a foe draws a card”, “make a foe draw a card”.

        Args:
            who: who does it.
            plain: the verb in its plain form.
            rest: what follows the verb.
        """
        if who == "you":
            return f"{plain} {rest}"
        return f"{self.make} {who} {plain} {rest}" if self.asking else f"{who} {_third(plain)} {rest}"

    def done_by(self, who: str, text: str) -> str:
        """Return that somebody does what a text tells a player to do: “a foe discards a card in their hand”."""
        if who == "you":
            return text
        text = as_theirs(text)
        if text.startswith("you may "):
            return f"{who} may {text.removeprefix('you may ')}"
        if text.startswith(_LEADS) or (";" in text and not text.startswith("choose one")):
            return self.does(who, "do", f"this: {text}")
        told = _VERBS.match(text)
        assert told is not None
        voice = self.asked if ", then " in text or "; " in text.partition(":")[0] else self  # “make a foe draw, then …”
        return voice.does(who, told.group(1), told.group(2))

    def controls(self, whose: str) -> str:
        """Return the clause that tells who controls a thing: “of yours”, “a foe controls”, "" for anybody."""
        return self.whose[whose].format(foe=self.noun("foe").a()) if whose in self.whose else ""

    def in_control(self, whose: str) -> str:
        """Return who controls a thing as the begin of a sentence: “you control”, "" where it is not said so."""
        first, _, rest = self.controls(whose).partition(" by ")
        return f"{rest} controls" if rest else first if first.endswith(" control") else ""

    def measure(self, number: str, n: int = 0) -> str:
        """Return the noun of a number after an amount: “might”, “levels of Might”, “vote” after 1."""
        noun = self.measures.get(number)
        return number if noun is None else noun.one if abs(n) == 1 else noun.many

    def place(self, zone: str) -> str:
        """Return the name of a zone."""
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
    text = _ITS.sub(r"its \1", text)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ".”", ":")) else ".")


_ITS = re.compile(r"\bthe ((?!first|second|rest|each)\w+(?: \w+)?) of it\b")


def times(n: int) -> str:
    """Return “once”, “twice”, “3 times”."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def either(texts: list[str], word: str = "or") -> str:
    """Return “a, b or c”."""
    *others, last = texts
    return f"{', '.join(others)} {word} {last}" if others else last


def filled(text: str, first: str, then: str = "it", many: bool = False) -> str:
    """Return a text with the first `IT` replaced by a phrase, and all later ones by a pronoun.

    Args:
        text: a text that was rendered with `it=IT`.
        first: the phrase: “a foe's recruit”, “up to 2 recruits”.
        then: the pronoun.
        many: whether the phrase may name several things, of which the text concerns each separately.
    """
    before, *after = text.replace(EACH, ", each" if many else "").split(IT)
    last = before.rsplit(None, 1)[-1:] or [""]
    if many:
        then = "them" if then == "it" else then
        if last[0] in _BEFORE_EACH:
            first = f"each of {first}"
    out = "".join([before, first, *after[:1]])
    for part in after[1:]:
        if part.startswith("'s "):
            out += ("their" if many else "its") + part[2:]
        elif then == "it" and out.endswith(" in "):
            out = f"{out[:-3]}there{part}"
        else:
            out += then + part
    return out


def nobody(text: str) -> str:
    """Return what cannot be done to each of some things as what can be done to none: “no recruit can bow”."""
    each, cannot, rest = text.partition(" cannot ")
    return f"no {each.removeprefix('each ')} can {rest}" if cannot and each.startswith("each ") else text


def named(text: str, name: str, phrase: str) -> str:
    """Return a text about what a player picks under a name: “bow a recruit”, or “choose a recruit; …” with “that …” behind it.

    Args:
        text: the text, in which it is called “that …”.
        name: the name.
        phrase: what is picked.
    """
    before, that, after = text.partition(f"that {name}")
    where = before.endswith(" in ") or after.startswith(
        "'s"
    )  # “in that district” names the place, not what is acted upon
    if that and not where and not any(mark in before for mark in ("(", ";", f"the {name}", "each ")):
        return f"{before}{phrase}{after}"
    return f"choose {phrase}; {text}"


def picked(text: str, first: str, then: str = "it", many: bool = False) -> str:
    """Return a text about what a player picks: “bow a recruit”, but “choose a recruit; it cannot raid”.

    The arguments are those of `filled`.
    """
    if "(" not in text.partition(IT)[0] and not text.startswith((f"{IT} ", f"{IT}'")):
        return filled(text, first, then, many)
    joint = ", then" if "(" in text.partition(IT)[0] else ";"
    return f"choose {first}{joint} {filled(text, 'each of them' if many else then, then)}"


_BEFORE_EACH = ("", "in", "from", "on", "of", "to", "for")  # “bow up to 2 recruits”, but “in each of up to 2 districts”


def one_after_another(texts: list[str]) -> str:
    """Return “bow it, then draw a card”; empty texts are left out."""
    texts = in_one([text for text in texts if text] or [""])
    texts = [texts[0], *(f", {text}" if text.startswith(_LEADS) else f" {text}" for text in texts[1:])]
    if texts[0].startswith("after ") and "," not in texts[0] and len(texts) > 1:  # when it is done
        return f"{texts[0]}, {one_after_another([text.strip(', ') for text in texts[1:]])}"
    if texts[0].startswith("choose one: ") and len(texts) > 1:
        return f"{texts[0]}. Then {one_after_another([text.strip(', ') for text in texts[1:]])}"
    joint = "; then" if any(mark in text for text in texts for mark in (";", ":", " if ")) else ", then"
    return joint.join(texts)


def given_that(given: str, text: str) -> str:
    """Return what is done with the clause of its condition before it: “if …, draw a card”, with another “if” in one."""
    if not text.startswith("if ") or "if " not in given:
        return f"{given}, {text}"
    return f"{given}, do this: {text}" if "otherwise" in text else f"{given} and {text.removeprefix('if ')}"


def allowed(text: str) -> str:
    """Return that the reader may do something: “you may bow it”, “you may do this: if …”."""
    return f"you may {'do this: ' if text.startswith(_LEADS) else ''}{text}"


def paid(cost: str, text: str) -> str:
    """Return that something is paid for: “bow this card to draw a card”, “bow this card; then, if …”."""
    return f"{cost}; then, {text}" if text.startswith(_LEADS) else f"{cost} to {text}"


# clauses that stand before what is done
_LEADS = ("if ", "while ", "during ", "should ", "as the ", "for each ", "until the ")


_THEIRS = (
    ("of yours", "of theirs"), ("you control", "they control"), ("you have", "they have"), ("you do", "they do"),
)  # fmt: skip


def as_theirs(text: str) -> str:
    """Return what is said to one player as it is said of another: “a recruit you control” is “a recruit they control”."""
    for yours, theirs in (
        ("of yours", "of theirs"),
        ("you control", "they control"),
        ("you have", "they have"),
        ("you do", "they do"),
    ):
        text = text.replace(yours, theirs)
    return re.sub(r"\byour\b", "their", text)


def in_one(texts: list[str]) -> list[str]:
    """Return texts in which neighbours that give or forbid the same things something are put together.

    “Give it +1 might until the raid ends” and “give it +1 wit until the raid ends” are one text.
    """
    found: list[str] = []
    for text in texts:
        both = (_alike(found[-1], text) or _answers(found[-1], text)) if found else ""
        if both:
            found[-1] = both
        else:
            found.append(text)
    return found


def _answers(one: str, two: str) -> str:
    """Return two answers as one if they do the same after different things; "" if they do not, or each has its own limit."""
    (first, comma, does), (second, _, other) = one.partition(", "), two.partition(", ")
    if does != other or not comma or does.endswith(")") or first.split()[0] not in ("after", "before", "when"):
        return ""
    if " or " in second or _common([first.split(), second.split()]) < 3:
        return ""
    return f"{either_of(first.replace(' or ', ', '), second, comma=True)}, {does}"


_GIVES = re.compile(r"(?:^| )(?:gets?|has|have|give .+)$")
_SETS = re.compile(r"set the(?: base)?$")
_FORBIDS = re.compile(r"(?: cannot| does not|(?:^|, |that )no [^,;:.“]+ can)(?: [^,;:.“]+)?$")


def _alike(one: str, two: str) -> str:
    """Return two texts as one if they say of the same things what they get, or what they cannot do; "" if they do not."""
    first, second = one.split(), two.split()
    start = _common([first, second])
    while start and first[start - 1][0] in "+−":
        start -= 1
    begin, rest = " ".join(first[:start]), [first[start:], second[start:]]
    end = min(_common([each[::-1] for each in rest]), *(len(each) - 1 for each in rest))
    tail, middles = rest[0][len(rest[0]) - end :], [" ".join(each[: len(each) - end]) for each in rest]
    gives = _SETS.match(begin) or (_GIVES.search(begin) and all(middle.startswith(("+", "−")) for middle in middles))
    plain = all(middles) and not any(mark in middle for mark in "“;:(." for middle in middles)
    if one == two or not plain or " may " in begin or ":" in begin or not (gives or _FORBIDS.search(begin)):
        return ""
    joint = "and" if gives else "or"
    return " ".join([begin, middles[0].replace(f" {joint} ", ", "), joint, middles[1], *tail])


def _common(texts: list[list[str]]) -> int:
    """Return how many words some texts have in common at their begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False)))


def either_of(one: str, two: str, *, comma: bool = False) -> str:
    """Return that one thing holds or another: “you have claimed the air or the fire ring” says what begins alike once."""
    first, second = one.split(), two.split()
    start = _common([first, second])
    rest = [first[start:], second[start:]]
    if start < 2 or not all(rest) or (not comma and any("," in part for part in (one, two))):
        return f"{one} or {two}"
    end = min(_common([each[::-1] for each in rest]), *(len(each) - 1 for each in rest))
    middles = [" ".join(each[: len(each) - end]) for each in rest]
    return " ".join([*first[:start], f"{middles[0]} or {middles[1]}", *rest[0][len(rest[0]) - end :]])


def one_of(texts: list[str]) -> str:
    """Return a choice among things to do: “earn 1 point or draw a card”, “choose one: bow it; or …”.

    What begins alike, or is the same deed but for its verb, is said once: “honor or dishonor a recruit”.
    """
    words = [text.split() for text in texts]
    start = _common(words)
    while start and words[0][start - 1].isdigit():
        start -= 1
    rest = [each[start:] for each in words]
    end = min(_common([each[::-1] for each in rest]), *(len(each) - 1 for each in rest))
    middles = [" ".join(each[: len(each) - end]) for each in rest]
    long = max(len(middle.split()) for middle in middles) > (4 if start else 1)
    marked = any(mark in text for text in middles for mark in ",;:(“") or "each" in words[0][:start]
    marked = marked or any(middle.startswith(("you ", "controlled ")) for middle in middles)
    if long or marked or not start + end or not all(middles):
        return "choose one: " + "; or ".join(texts)
    return " ".join([*words[0][:start], either(middles), *rest[0][len(rest[0]) - end :]])
