"""Decks as they are typed elsewhere: the tournament archive (TWD) and the text of VDB, JOL, Lackey.

    Deck Name: Grinder                               4x Nassir                   4	Blood Doll
    Crypt (12 cards, min=4, max=20, avg=3.1)         8x Madison                  2	Villein
    4x Nassir   2  dom   Ventrue:2                                               Crypt:
    Library (60 cards)                               6x Blood Doll               12	Nassir
    Master (6; 1 trifle)
    6x Blood Doll -- a comment

In the archive what stands before the crypt tells of the tournament; of that only the name of the deck is kept. Behind a
vampire stand its numbers; the group behind its clan tells apart vampires of one name. JOL has no headings at all, and Lackey
puts the library first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from coterie.games.vtes.cards.tables import CryptFacts, crypt, library_by_id
from coterie.games.vtes.decks.form import CRYPT, FORM, LIBRARY
from coterie.kernel.errors import one_line, shortened
from coterie.kernel.nearest import did_you_mean
from coterie.words.cards.decklists import (
    LONGEST,
    LONGEST_NAME,
    BadDeck,
    DeckList,
    Entry,
    Tally,
    counted,
    fitting,
    folded,
)

TYPES = (
    "Master", "Conviction", "Power", "Action", "Equipment", "Political Action", "Ally", "Retainer", "Action Modifier",
    "Reaction", "Combat", "Event",
)  # fmt: skip
KNOWN_TYPES = [folded(each) for each in TYPES]
HEADING = re.compile(r"(crypt|library)\b *(?:[:(\[].*)?", re.IGNORECASE)
TALLIED = re.compile(r"(?:crypt|library) *:? *[(\[] *\d+", re.IGNORECASE)
OF_TYPES = re.compile(r"([A-Za-z ]+(?:/[A-Za-z ]+)*?) *(?:[(\[]\d+[^)\]]*[)\]])?:?")
RULE = re.compile(r"[-=*_]{3,}")
NAMED = re.compile(r"(?:deck )?name *: *(.*)", re.IGNORECASE)
ASIDE = re.compile(
    r"(?:#|//|`{3}|https?://|\[//\]:|crafted with\b).*", re.IGNORECASE
)  # comments, and what programs add
REMARK = re.compile(r"\s(?:--|//)\s.*$")
COLUMNS = re.compile(r"\t| {2,}")
GROUP = re.compile(r":(\d+|any)\s*$", re.IGNORECASE)
RUN_TOGETHER = re.compile(
    r" \d{1,2} .*:(?:\d+|any)$", re.IGNORECASE
)  # a vampire's numbers where a page has joined the blanks
ADVANCED = re.compile(r"\s*\(adv\)\s*$|\s+adv$", re.IGNORECASE)


# ── what cards can be called ────────────────────────────────────────────────────────────────────────────────────────


def _known() -> dict[str, str]:
    """Return ids by what cards may be called elsewhere, folded: other names, “Rack, The”, vampires by name and group."""
    found: dict[str, str] = {}
    for card in library_by_id().values():
        for name in (card.name, *card.aka.split(";")):
            found.setdefault(folded(name), card.id)
            if name.startswith("The "):
                found.setdefault(folded(name[4:] + ", The"), card.id)
    for each in sorted(crypt().values(), key=_oldest):
        more = " adv" if each.advanced else ""
        for name in (each.name, *each.aka.split(";")):
            if name:
                found.setdefault(folded(f"{name} g{each.group}{more}"), each.id)
                found.setdefault(folded(name + more), each.id)
    found.pop("", None)
    return {**found, **FORM.known}


def _oldest(each: CryptFacts) -> tuple[int, str]:
    return (int(each.group) if each.group.isdigit() else 99, each.id)


KNOWN = _known()


def card_called(text: str, group: str = "") -> str:
    """Return the id of a card by a name that it has elsewhere.

    Args:
        text: the name, perhaps with “(G6)” or “(ADV)”.
        group: the group that stands in the same line, "" for none.

    Raises:
        BadDeck: there is none; the sentence names the nearest.
    """
    if len(text) <= LONGEST_NAME:
        plain = ADVANCED.sub("", text)
        more = " adv" if plain != text else ""
        for name in ([f"{plain} g{group}{more}"] if group else []) + [plain + more, text]:
            if (found := KNOWN.get(folded(name))) is not None:
                return found
    raise BadDeck(f"There is no card “{shortened(text)}”.{did_you_mean(text, FORM.cards.values())}")


def section_of(id: str) -> str:
    """Return the section that a card belongs to."""
    return CRYPT if id in crypt() else LIBRARY


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def fits_archive(text: str) -> bool:
    """Return whether a text looks like one of the tournament archive: its crypt is counted in its heading."""
    return any(TALLIED.match(line.strip()[:LONGEST_NAME]) for line in text[:LONGEST].splitlines())


def fits_lackey(text: str) -> bool:
    """Return whether a text looks like one of Lackey: a number, a tab and a name in its first line."""
    first = next((line for line in text[:LONGEST].removeprefix("\ufeff").splitlines() if line.strip()), "")
    return re.match(r"\d+\t", first) is not None


def fits_bare(text: str) -> bool:
    """Return whether a text looks like one of JOL: nothing but cards with their numbers."""
    lines = [line.strip() for line in text[:LONGEST].removeprefix("\ufeff").splitlines()]
    cards = [line for line in lines if line and not ASIDE.fullmatch(line)]
    return len(cards) > 1 and all(counted(line)[0] for line in cards)


def read_archive(text: str) -> DeckList:
    """Return the deck of a text of the tournament archive or of VDB.

    Raises:
        BadDeck: it cannot be read; each problem names its line.
    """
    name, begun, tally = "", False, Tally(FORM)
    for number, line in enumerate(fitting(text).splitlines(), 1):
        plain = REMARK.sub("", line[: 4 * LONGEST_NAME]).strip()
        if not begun and (said := NAMED.fullmatch(plain)) is not None:
            name = said.group(1)
        if HEADING.fullmatch(plain):
            begun = True
        elif begun and plain and not _is_aside(plain):
            _count(tally, number, plain)
        if tally.full:
            break
    return tally.deck(name)


def _is_aside(plain: str) -> bool:
    """Return whether a line is no card: a rule, a comment, or the heading of a type."""
    return RULE.fullmatch(plain) is not None or ASIDE.fullmatch(plain) is not None or _is_type(plain)


def _is_type(plain: str) -> bool:
    found = OF_TYPES.fullmatch(plain[:LONGEST_NAME])
    return found is not None and all(folded(each) in KNOWN_TYPES for each in found.group(1).split("/"))


def read_bare(text: str) -> DeckList:
    """Return the deck of a text of JOL or Lackey.

    Raises:
        BadDeck: it cannot be read; each problem names its line.
    """
    tally = Tally(FORM)
    for number, line in enumerate(fitting(text).splitlines(), 1):
        plain = line[: 4 * LONGEST_NAME].strip()
        if plain and not HEADING.fullmatch(plain) and not ASIDE.fullmatch(plain):
            _count(tally, number, plain)
        if tally.full:
            break
    return tally.deck("")


def _count(tally: Tally, number: int, plain: str) -> None:
    """Count the card of a line, or note what is wrong with it."""
    try:
        digits, rest = counted(plain)
        if not digits:
            raise BadDeck(f"“{shortened(plain)}” is not a card with a number.")
        name, *columns = COLUMNS.split(rest.strip())
        if not columns and (joined := RUN_TOGETHER.search(name)) is not None:
            name, columns = name[: joined.start()], [joined[0]]
        group = GROUP.search(columns[-1]) if columns else None
        id = card_called(name.strip(), group.group(1) if group else "")
        tally.add(section_of(id), id, int(digits[:4]))
    except BadDeck as problem:
        tally.problems.append(f"Line {number}: {problem}")


# ── writing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def write_archive(deck: DeckList) -> str:
    """Return a deck as the tournament archive has it, without the tournament."""
    lines = [f"Deck Name: {one_line(deck.name)}"] if one_line(deck.name) else []
    ages = [int(crypt()[each.card].capacity) for each in deck.of(CRYPT) for _ in range(each.copies)]
    if ages:
        ordered = sorted(ages)
        least, most, mean = sum(ordered[:4]), sum(ordered[-4:]), sum(ages) / len(ages)
        head = f"Crypt ({len(ages)} cards, min={least}, max={most}, avg={mean:.2f})"
        lines += [*([""] if lines else []), head, "-" * len(head)]
        lines += [f"{each.copies}x {_vampire(each.card)}" for each in deck.of(CRYPT)]
    lines += ["", f"Library ({deck.count(LIBRARY)} cards)"]
    for kind, entries in by_type(deck):
        lines.append(f"{kind} ({sum([each.copies for each in entries])})")
        lines += [*[f"{each.copies}x {FORM.cards[each.card]}" for each in entries], ""]
    return "\n".join(lines).rstrip() + "\n"


def _vampire(id: str) -> str:
    facts = crypt()[id]
    parts = (FORM.cards[id], facts.capacity, facts.disciplines, facts.title, f"{facts.clan}:{facts.group}")
    return "  ".join([part for part in parts if part])


def by_type(deck: DeckList) -> Iterator[tuple[str, list[Entry]]]:
    """Yield the types of the library cards of a deck with their cards, in the order of the archive."""
    kinds = {each.card: library_by_id()[each.card].types for each in deck.of(LIBRARY)}
    order = {kind: n for n, kind in enumerate(TYPES)}
    for kind in sorted(dict.fromkeys(kinds.values()), key=lambda kind: (order.get(kind.split("/")[0], 99), kind)):
        yield kind, [each for each in deck.of(LIBRARY) if kinds[each.card] == kind]


def write_bare(deck: DeckList) -> str:
    """Return a deck as JOL has it."""
    parts = [[f"{each.copies}x {FORM.cards[each.card]}" for each in deck.of(part)] for part in (CRYPT, LIBRARY)]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def write_lackey(deck: DeckList) -> str:
    """Return a deck as Lackey has it."""
    lines = [f"{each.copies}\t{FORM.cards[each.card]}" for each in deck.of(LIBRARY)]
    lines += ["Crypt:", *[f"{each.copies}\t{FORM.cards[each.card]}" for each in deck.of(CRYPT)]]
    return "\n".join(lines) + "\n"


def loses_name(where: str) -> Callable[[DeckList], str]:
    """Return what says that a form has no place for the name of a deck."""
    return lambda deck: f"{where} has no place for the name of a deck; it is left out." if deck.name else ""


def loses_nothing(deck: DeckList) -> str:
    """Return nothing: all that a deck has has its place."""
    return ""
