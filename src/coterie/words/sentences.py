"""How sentences are put together: phrases replace what stands for them, and words in common are said once."""

from __future__ import annotations

import re
from itertools import takewhile

from coterie.words.voice import EACH, IT, LEADS, either

SEE_TO_IT = "make sure that "  # turns a statement (“no recruit can bow”) into an instruction


def filled(text: str, first: str, then: str = "it", many: bool = False) -> str:
    """Return a text in which a phrase takes the place of the first `IT`, and a pronoun that of all others.

    Args:
        text: a text that was rendered with `it=IT`.
        first: the phrase: “a foe's recruit”, “up to 2 recruits”.
        then: the pronoun.
        many: whether the phrase may name several things, each of which the text is about.
    """
    before, *after = text.replace(EACH, ", each" if many else "").split(IT)
    if many:
        then = "them" if then == "it" else then
        if (before.split() or [""])[-1] in _BEFORE_EACH:
            first = f"each of {first}"
    long = len(first.split()) > _LONG and not first.startswith("up to")
    moved = _PARTICLE.match(after[0]) if after and long else None
    if moved:  # “move home a recruit that …”
        before, after[0] = f"{before}{moved[1]} ", after[0][moved.end() :]
    out = "".join([before, first, *after[:1]])
    for part in after[1:]:
        if part.startswith("'s "):
            out += ("their" if many else "its") + part[2:]
        elif then == "it" and out.endswith(" in "):
            out = f"{out[:-3]}there{part}"
        else:
            out += then + part
    return out


_BEFORE_EACH = ("", "in", "from", "on", "of", "to", "for")  # “in each of up to 2 districts”, but “bow up to 2 recruits”
_PARTICLE = re.compile(r" (home|face up|face down)\b")
_LONG = 5  # words; a verb's particle goes before a longer phrase


def nobody(text: str) -> str:
    """Return “each recruit cannot bow” as “no recruit can bow”, and any other text as it is."""
    each, cannot, rest = text.partition(" cannot ")
    return f"no {each.removeprefix('each ')} can {rest}" if cannot and each.startswith("each ") else text


def named(text: str, name: str, phrase: str) -> str:
    """Return an instruction about a named pick: “bow a recruit”, or “choose a recruit; …” if it cannot be said in one.

    Args:
        text: the instruction, which calls the pick “that” and its name.
        name: the name.
        phrase: the phrase for the pick: “a recruit”.
    """
    before, that, after = text.partition(f"that {name}")
    where = before.endswith(" in ") or after.startswith("'s")  # “in that district” is the place, not what is acted upon
    owner = phrase.partition("'s ")[0].partition(" ")[2] if "'s " in phrase else ""
    owned = bool(owner) and owner in before
    mentioned = any(mark in before for mark in ("(", ";", f"the {name}", "each "))
    if that and not (where or owned or mentioned):
        return f"{before}{phrase}{after}"
    return f"choose {phrase}; {text}"


def picked(text: str, first: str, then: str = "it", many: bool = False) -> str:
    """Return an instruction about a pick: “bow a recruit”, but “choose a recruit; it cannot raid”.

    The arguments are those of `filled`.
    """
    explained = "(" in text.partition(IT)[0]
    if not explained and not text.startswith((f"{IT} ", f"{IT}'")):
        return filled(text, first, then, many)
    joint = ", then" if explained else ";"
    return f"choose {first}{joint} {filled(text, 'each of them' if many else then, then)}"


def one_after_another(texts: list[str]) -> str:
    """Return instructions in sequence: “bow it, then draw a card”. Empty ones are left out."""
    first, *others = in_one([text for text in texts if text] or [""])
    others = [text.removeprefix(SEE_TO_IT) for text in others]
    if others and first.startswith("after ") and "," not in first:  # a clause that tells when the rest is done
        return f"{first}, {one_after_another(others)}"
    if others and first.startswith("choose one: "):
        return f"{first}. Then {one_after_another(others)}"
    texts = [first, *[f", {text}" if text.startswith(LEADS) else f" {text}" for text in others]]
    joint = "; then" if any(mark in text for text in texts for mark in (";", ":", " if ")) else ", then"
    return joint.join(texts)


def given_that(given: str, text: str) -> str:
    """Return an instruction after the clause of its condition: “if …, draw a card”; two conditions are joined by “and”."""
    if not text.startswith("if ") or "if " not in given:
        return f"{given}, {text}"
    return f"{given}, do this: {text}" if "otherwise" in text else f"{given} and {text.removeprefix('if ')}"


def allowed(text: str) -> str:
    """Return an instruction as one that the reader may follow: “you may bow it”, “you may do this: no recruit can raid”."""
    told = text.removeprefix(SEE_TO_IT)
    return f"you may {'do this: ' if told != text or text.startswith(LEADS) else ''}{told}"


def paid(cost: str, text: str) -> str:
    """Return an instruction after its cost: “bow this card to draw a card”, “bow this card; then, if …”."""
    first, _, last = cost.partition(", then ")
    if first.split(" ")[1:] == last.split(" ")[1:]:
        cost = f"{first.split(' ')[0]} and {last}"  # “bow and sacrifice this card”
    if text.startswith(SEE_TO_IT):
        return f"{cost}; {text.removeprefix(SEE_TO_IT)}"
    return f"{cost}; then, {text}" if text.startswith(LEADS) else f"{cost} to {text}"


def in_one(texts: list[str]) -> list[str]:
    """Return texts with neighbours joined that give something to the same things, or forbid them something.

    “Give it +1 might until the raid ends” and “give it +1 wit until the raid ends” become one text.
    """
    found: list[str] = []
    for text in texts:
        both = (_both_given(found[-1], text) or _both_answered(found[-1], text)) if found else ""
        if both:
            found[-1] = both
        else:
            found.append(text)
    return found


def _both_answered(one: str, two: str) -> str:
    """Return two responses as one if they do the same on different occasions, without a limit; otherwise ""."""
    (first, comma, does), (second, _, other) = one.partition(", "), two.partition(", ")
    if does != other or not comma or does.endswith(")") or first.split()[0] not in ("after", "before", "when"):
        return ""
    if " or " in second or _common([first.split(), second.split()]) < 3:
        return ""
    return f"{either_of(first.replace(' or ', ', '), second, comma=True)}, {does}"


_GIVES = re.compile(r"(?:^| )(?:gets?|has|have|give .+)$")
_SETS = re.compile(r"set the(?: base)?$")
_FORBIDS = re.compile(r"(?: cannot| does not|(?:^|, |that )no [^,;:.“]+ can)(?: [^,;:.“]+)?$")


def _both_given(one: str, two: str) -> str:
    """Return two texts as one if they tell what the same things get, or what they cannot do; otherwise ""."""
    words = [one.split(), two.split()]
    start = _common(words)
    while start and words[0][start - 1][0] in "+−":
        start -= 1
    begin, (middles, tail) = " ".join(words[0][:start]), _middles(words, start)
    gives = _SETS.match(begin) or (_GIVES.search(begin) and all(middle.startswith(("+", "−")) for middle in middles))
    plain = all(middles) and not any(mark in middle for mark in "“;:(." for middle in middles)
    if one == two or not plain or " may " in begin or ":" in begin or not (gives or _FORBIDS.search(begin)):
        return ""
    joint = "and" if gives else "or"
    return " ".join([begin, middles[0].replace(f" {joint} ", ", "), joint, middles[1], *tail])


def _common(texts: list[list[str]]) -> int:
    """Return the number of words with which all of some texts begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False)))


def _middles(words: list[list[str]], start: int) -> tuple[list[str], list[str]]:
    """Return the parts in which some texts differ, and the words with which all of them end.

    Args:
        words: the words of each text.
        start: the number of words with which all of them begin. Each middle has a word more at least, if the text has.
    """
    rest = [each[start:] for each in words]
    end = max(0, min(_common([each[::-1] for each in rest]), *[len(each) - 1 for each in rest]))
    return [" ".join(each[: len(each) - end]) for each in rest], rest[0][len(rest[0]) - end :]


def either_of(one: str, two: str, *, comma: bool = False) -> str:
    """Return “one or two”; words in common are said once: “you have claimed the air or the fire ring”.

    Args:
        one: a clause.
        two: another.
        comma: whether words in common are said once even if a clause has a comma.
    """
    words = [one.split(), two.split()]
    start = _common(words)
    middles, tail = _middles(words, start)
    if start < 2 or not all(middles) or (not comma and "," in one + two):
        return f"{one} or {two}"
    return " ".join([*words[0][:start], f"{middles[0]} or {middles[1]}", *tail])


def one_of(texts: list[str]) -> str:
    """Return a choice among instructions: “earn 1 point or draw a card”, “choose one: bow it; or …”.

    Words in common are said once: “honor or dishonor a recruit”.
    """
    words = [text.split() for text in texts]
    start = _common(words)
    while start and words[0][start - 1].isdigit():
        start -= 1
    middles, tail = _middles(words, start)
    long = max(len(middle.split()) for middle in middles) > (4 if start else 1)
    marked = any(mark in text for text in middles for mark in ",;:(“") or "each" in words[0][:start]
    marked = marked or any(middle.startswith(("you ", "controlled ")) for middle in middles)
    if long or marked or not (start or tail) or not all(middles):
        return "choose one: " + "; or ".join(texts)
    return " ".join([*words[0][:start], either(middles), *tail])
