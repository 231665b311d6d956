"""How sentences are put together: phrases take the place of what they stand for, and what is alike is said once."""

from __future__ import annotations

import re
from itertools import takewhile

from coterie.words.voice import EACH, IT, LEADS, either

SEE_TO_IT = "make sure that "  # what one who is asked does about a sentence that is true from then on


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
    moved = (
        _PARTICLE.match(after[0]) if after and len(first.split()) > _LONG and not first.startswith("up to") else None
    )
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


_PARTICLE = re.compile(r" (home|face up|face down)\b")
_LONG = 5  # words; behind a longer phrase a verb's particle would come too late


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
    where = before.endswith(" in ") or after.startswith("'s")  # “in that district” is the place, not what is acted upon
    owner = phrase.partition("'s ")[0].partition(" ")[2] if "'s " in phrase else ""
    if (
        that
        and not where
        and not (owner and owner in before)
        and not any(mark in before for mark in ("(", ";", f"the {name}", "each "))
    ):
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
    """Return “bow it, then draw a card”; what says nothing is left out, and what begins and ends alike is said once."""
    texts = in_one([text for text in texts if text] or [""])
    texts = [texts[0], *[text.removeprefix(SEE_TO_IT) for text in texts[1:]]]
    texts = [texts[0], *(f", {text}" if text.startswith(LEADS) else f" {text}" for text in texts[1:])]
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
    return f"you may {'do this: ' if text.startswith(LEADS) else ''}{text}"


def paid(cost: str, text: str) -> str:
    """Return that something is paid for: “bow this card to draw a card”, “bow this card; then, if …”."""
    first, _, last = cost.partition(", then ")
    if first.split(" ")[1:] == last.split(" ")[1:]:
        cost = f"{first.split(' ')[0]} and {last}"  # “bow and sacrifice this card”
    if text.startswith(SEE_TO_IT):
        return f"{cost}; {text.removeprefix(SEE_TO_IT)}"
    return f"{cost}; then, {text}" if text.startswith(LEADS) else f"{cost} to {text}"


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
