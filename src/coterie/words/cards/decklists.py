"""Decks as plain text, in the same format for all card games.

    Name: Brujah
    # a comment; // starts one too
    Agenda:
    Turf War

    Library (40):
    3 Sucker Punch
    2x Coup de Grace // after a card, too

A heading names a section of the game's decks. Each line below it is a card with its number of copies, by default one. Cards are
found by name, ignoring accents, capitals and punctuation, or by id. If a section has a special card, such as a Leader, a star
before or after the card marks it, or the word in brackets. People also write “Sucker Punch x3” or “- 3 x Sucker Punch”, a card
behind its heading (“Haven: House of Pain”), or no headings at all; a game that knows where each card belongs reads that too.

Reading takes time proportional to the length of the text, and error messages name the line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from coterie.kernel.errors import CoterieError, one_line, shortened
from coterie.kernel.nearest import did_you_mean, unknown

LONGEST = 20_000  # characters of a text
LONGEST_NAME = 80  # characters of the name of a deck or card
MOST_COPIES = 99  # of a card in a section
MOST_CARDS = 2_000  # of a deck under any deck rules; public knowledge is worked out from all of them
MOST_PROBLEMS = 10  # to report; finding the nearest names takes time
HEADINGS = ("name", "note")  # allowed before the first section

COMMENT = re.compile(r"^\s*(?://|#)|\s(?://|#\s)")  # “Inmate #745943” is a name
CLAIMED = re.compile(
    r"[(\[] *\d* *(?:cards?)? *[)\]] *$", re.IGNORECASE
)  # what a heading claims to hold; it is ignored
BULLET = re.compile(r"[-–—•]\s+")
COUNTED = re.compile(r"(\d+)(?:\s*[xX×])?\s+(.*)")
COUNTED_BEHIND = re.compile(r"\s[xX×]\s?(\d+)$")
FENCE = re.compile(r"`{3,}\w*")  # around a text that is copied from a chat


class BadDeck(CoterieError):
    """A deck that cannot be read. `problems` lists everything that is wrong, as sentences."""

    def __init__(self, *problems: str) -> None:
        super().__init__(problems[0])
        self.problems = problems


class Entry(NamedTuple):
    """A card of a section: its id, its number of copies, and whether it is the section's special card."""

    card: str
    copies: int = 1
    marked: bool = False


@dataclass(frozen=True)
class Section:
    """A section of the decks of a game.

    Attributes:
        name: its heading.
        mark: the meaning of a star in it (“Leader”), "" for none.
        also: other headings for it.
    """

    name: str
    mark: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class DeckList:
    """A deck as written, not checked against any deck rules.

    Attributes:
        name: its name, "" for none.
        note: its note.
        sections: the cards by the name of their section, without empty sections.
    """

    name: str = ""
    note: str = ""
    sections: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)

    def of(self, section: str) -> tuple[Entry, ...]:
        """Return the cards of a section."""
        return self.sections.get(section, ())

    def count(self, section: str) -> int:
        """Return the number of cards in a section, with all copies."""
        return sum([entry.copies for entry in self.of(section)])

    def cards(self) -> Iterator[Entry]:
        """Iterate over the cards of all sections."""
        for entries in self.sections.values():
            yield from entries


@dataclass(frozen=True)
class DeckForm:
    """The plain text format of a game's decks.

    Attributes:
        sections: the sections, in the order of writing.
        cards: the names of all cards by id; each name is unique.
        there: the faces of the implemented cards by id.
        also: the ids of cards by other names that a text may use, such as one with the set behind it.
        parts: headings within a section that sites write and that say nothing: the types of cards. Their texts also begin with
            the title of the deck alone on its line.
    """

    sections: Sequence[Section]
    cards: Mapping[str, str]
    there: Mapping[str, str]
    also: Mapping[str, str] = field(default_factory=dict)
    parts: Sequence[str] = ()

    @cached_property
    def known(self) -> dict[str, str]:
        """The ids of the cards by their folded names."""
        others = {folded(text): card for text, card in self.also.items()}
        return {**others, **{folded(text): card for card, name in self.cards.items() for text in (card, name)}}

    @cached_property
    def headings(self) -> dict[str, Section]:
        """The sections by their folded headings."""
        return {folded(text): each for each in self.sections for text in (each.name, *each.also)}

    @cached_property
    def passed_over(self) -> frozenset[str]:
        """The folded headings within a section."""
        return frozenset([folded(text) for text in self.parts])

    def card(self, text: str) -> str:
        """Return the id of a card.

        Args:
            text: its name or its id.

        Raises:
            BadDeck: there is no such card.
        """
        found = self.known.get(folded(text[:LONGEST_NAME])) if len(text) <= LONGEST_NAME else None
        if found is None:
            raise BadDeck(f"There is no card “{shortened(text)}”.{did_you_mean(text, self.cards.values())}")
        return found

    def read(self, text: str, belongs: Callable[[str], str] | None = None) -> DeckList:
        """Return the deck of a text.

        Args:
            text: the text.
            belongs: returns the section of a card by its id, "" for none; with it, cards need no heading above them.

        Raises:
            BadDeck: it cannot be read; each problem names its line.
        """
        return _Reader(self, belongs).read(text)

    def missing(self, deck: DeckList) -> tuple[str, ...]:
        """Return the names of a deck's cards that are not implemented yet, each once."""
        return tuple(dict.fromkeys([self.cards[each.card] for each in deck.cards() if each.card not in self.there]))

    def faces(self, entries: Iterable[Entry]) -> list[str]:
        """Return the faces of cards, once for each copy; all of them must be implemented."""
        return [self.there[each.card] for each in entries for _ in range(each.copies)]

    def write(self, deck: DeckList) -> str:
        """Return a deck as text; reading it gives the same deck, except for what would be a comment in its name or note."""
        headings = (("Name", deck.name), ("Note", deck.note))
        kept = [(key, without_comment(f" {one_line(value)}")) for key, value in headings]
        lines = [f"{key}: {value}" for key, value in kept if value]
        for section in self.sections:
            if deck.of(section.name):
                lines += ["", f"{section.name}:"] if lines else [f"{section.name}:"]
                lines += [self._line(section, entry) for entry in deck.of(section.name)]
        return "\n".join(lines) + "\n"

    def _line(self, section: Section, entry: Entry) -> str:
        mark = f" ({section.mark})" if entry.marked and section.mark else ""
        return f"{entry.copies} {self.cards[entry.card]}{mark}"


def folded(text: str) -> str:
    """Return the significant part of a name: its letters and digits, without accents, in small letters."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join([c for c in plain if c.isalnum()])


def counted(line: str) -> tuple[str, str]:
    """Return the number of copies in the line of a card, as digits and "" if there is none, and the rest of the line."""
    plain = BULLET.sub("", line, count=1) if BULLET.match(line) else line
    if (before := COUNTED.fullmatch(plain)) is not None:
        return before[1], before[2]
    behind = COUNTED_BEHIND.search(plain)
    return ("", plain) if behind is None else (behind[1], plain[: behind.start()].rstrip())


def fitting(text: str) -> str:
    """Return a text without its byte order mark.

    Raises:
        BadDeck: it is too long for a deck.
    """
    if len(text) > LONGEST:
        raise BadDeck(f"A deck can have {LONGEST:,} characters; this text has {len(text):,}.")
    return text.removeprefix("\ufeff")


class Tally:
    """Collects the cards of a deck while it is read, in any format, and the problems found.

    A card that appears several times in a section becomes one entry.

    Attributes:
        problems: the problems, as sentences.
    """

    def __init__(self, form: DeckForm) -> None:
        self.problems: list[str] = []
        self._form = form
        self._found: dict[str, dict[str, Entry]] = {}

    @property
    def full(self) -> bool:
        """Whether there are enough problems for reading to stop."""
        return len(self.problems) >= MOST_PROBLEMS

    def add(self, section: str, card: str, copies: int = 1, marked: bool = False) -> None:
        """Add copies of a card.

        Args:
            section: the name of the section.
            card: the id of the card.
            copies: the number of copies.
            marked: whether it is the section's special card.

        Raises:
            BadDeck: the number is not positive, or there are too many copies.
        """
        name, there = self._form.cards[card], self._found.setdefault(section, {})
        if not 1 <= copies <= MOST_COPIES:
            raise BadDeck(f"There can be 1 to {MOST_COPIES} copies of {name}, not {shortened(str(copies))}.")
        before = there.get(card, Entry(card, 0))
        if before.copies + copies > MOST_COPIES:
            raise BadDeck(f"There are more than {MOST_COPIES} copies of {name}.")
        there[card] = Entry(card, before.copies + copies, before.marked or marked)

    def deck(self, name: str = "", note: str = "", *, empty: str = "There is no card in this deck.") -> DeckList:
        """Return the deck.

        Args:
            name: its name.
            note: its note.
            empty: the message for a deck without cards.

        Raises:
            BadDeck: there were problems, or there are no cards or too many.
        """
        if self.problems:
            raise BadDeck(*self.problems)
        sections = [each.name for each in self._form.sections if self._found.get(each.name)]
        if not sections:
            raise BadDeck(empty)
        cards = sum([entry.copies for each in sections for entry in self._found[each].values()])
        if cards > MOST_CARDS:
            raise BadDeck(f"A deck can have {MOST_CARDS:,} cards; this one has {cards:,}.")
        return DeckList(shortened(name), note, {each: tuple(self._found[each].values()) for each in sections})


class _Reader:
    """Reads one deck; the methods raise `BadDeck` for what is wrong with a line.

    Attributes:
        section: the current section, None before the first heading and below one that is none.
        belongs: returns the section of a card by its id; None if nobody can tell.
        astray: whether a heading is missing or is none. That is said once, and of the cards below only which do not exist.
        said: the name and the note of the deck.
    """

    def __init__(self, form: DeckForm, belongs: Callable[[str], str] | None) -> None:
        self.form, self.belongs, self.tally = form, belongs, Tally(form)
        self.section: Section | None = None
        self.astray = False
        self.said = dict.fromkeys(HEADINGS, "")

    def read(self, text: str) -> DeckList:
        """Return the deck of a text; see `DeckForm.read`."""
        lines = fitting(text).splitlines()
        if self._is_title(lines):
            self.said["name"] = one_line(lines[0])
            lines[0] = ""
        for number, line in enumerate(lines, 1):
            try:
                self._line(without_comment(line))
            except BadDeck as problem:
                self.tally.problems.append(f"Line {number}: {problem}")
            if self.tally.full:
                break
        return self.tally.deck(self.said["name"], self.said["note"])

    def _is_title(self, lines: list[str]) -> bool:
        """Return whether the first line is the deck's title: alone, and neither a heading nor a card nor a number of them."""
        if not self.form.parts or len(lines) < 2 or not lines[0].strip() or lines[1].strip():
            return False
        line = without_comment(lines[0])
        known = {*self.form.headings, *self.form.known, *self.form.passed_over}
        return bool(line) and ":" not in line and not counted(line)[0] and folded(CLAIMED.sub("", line)) not in known

    def _line(self, line: str) -> None:
        """Read a line without its comment."""
        if not line or FENCE.fullmatch(line) or folded(CLAIMED.sub("", line)) in self.form.passed_over:
            return
        key, colon, value = line.partition(":")
        if self.section is None and colon and folded(key) in HEADINGS:
            self.said[folded(key)] = one_line(value)
        elif (section := self._heading(line)) is not None:
            self.section, self.astray = section, False
        elif value.strip() and (section := self._heading(f"{key}:", known=True)) is not None:
            self.section, self.astray = section, False
            self._card(section, value.strip())
        elif self.astray:
            self._name(line)
        elif self.section is None and (section := self._home(line)) is not None:
            self._card(section, line)
        elif self.section is None:
            names, self.astray = ", ".join([each.name for each in self.form.sections]), True
            raise BadDeck(f"“{shortened(line)}” comes before the first heading; headings are {names}.")
        else:
            self._card(self.section, line)

    def _heading(self, line: str, *, known: bool = False) -> Section | None:
        """Return the section of a heading, or None if the line is not one, or perhaps none that must be `known`."""
        if len(line) > LONGEST_NAME:
            return None
        word = CLAIMED.sub("", line.removesuffix(":")).rstrip().removesuffix(":")
        found = self.form.headings.get(folded(word))
        if found is None and line.endswith(":") and not known:
            self.section, self.astray = None, True
            raise BadDeck(unknown("section", word, [each.name for each in self.form.sections]))
        return found

    def _name(self, line: str) -> None:
        """Check that there is the card of a line, wherever it belongs."""
        self.form.card(CLAIMED.sub("", counted(line)[1].strip("* ")).strip("* "))

    def _home(self, line: str) -> Section | None:
        """Return the section of a card that stands below no heading; None if that is not known, or the line may be no card.

        Raises:
            BadDeck: the line counts a card that there is not.
        """
        if self.belongs is None:
            return None
        digits, name = counted(line)
        plain = name.strip("* ")
        for each in self.form.sections:
            plain = _unmarked(plain, each)[0] if each.mark else plain
        if not digits and folded(plain[:LONGEST_NAME]) not in self.form.known:
            return None
        home = self.belongs(self.form.card(plain))
        return next((each for each in self.form.sections if each.name == home), None)

    def _card(self, section: Section, line: str) -> None:
        """Read a line with a card."""
        digits, name = counted(line)
        copies = 1 if not digits else int(digits) if len(digits) < 4 else MOST_COPIES + 1
        if not 1 <= copies <= MOST_COPIES:
            raise BadDeck(f"There can be 1 to {MOST_COPIES} copies of a card, not {shortened(digits)}.")
        name, marked = _unmarked(name, section)
        self.tally.add(section.name, self.form.card(name), copies, marked)


def without_comment(line: str) -> str:
    """Return a line without its comment and surrounding blanks."""
    found = COMMENT.search(line)
    return (line if found is None else line[: found.start()]).strip()


def _unmarked(name: str, section: Section) -> tuple[str, bool]:
    """Return a card's name without its mark, and whether it had one.

    Raises:
        BadDeck: it has a mark, and cards of the section cannot have one.
    """
    plain = name.strip("*").strip()
    marked = len(plain) < len(name.strip())
    if section.mark and plain.casefold().endswith(f"({section.mark.casefold()})"):
        plain, marked = plain[: -len(section.mark) - 2].rstrip(), True
    if marked and not section.mark:
        raise BadDeck(f"No card of the section {section.name} can have a star.")
    return plain, marked
