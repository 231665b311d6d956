"""What has been ruled about the cards of a game: the rules of its ledger that are about certain cards, and our decisions.

The decisions are those of docs/decisions, which an installed Coterie brings along. Each note knows the cards that it is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from coterie.kernel import ledger
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.table.protocol.answers import Note

ROW = re.compile(r"^\| (D-\d{3}) \| (.+) \| (.+) \| (.+) \|$", re.M)
BOTS = re.compile(r"\bbots?\b")
BEGINS = re.compile(r"(?:^|[.?!:;] |“)$")  # what stands before the first word of a sentence


class Decision(NamedTuple):
    """A decision of docs/decisions: its number, the question, what was decided, and why."""

    id: str
    question: str
    answer: str
    why: str

    @property
    def text(self) -> str:
        """Everything that it says."""
        return f"{self.question} {self.answer} {self.why}"


def folder() -> Traversable:
    """Return the folder of the decisions: a copy in an installed Coterie, otherwise that of the source tree."""
    installed = files("coterie") / "decisions"
    return installed if installed.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "decisions"


@cache
def decisions(game: str) -> tuple[Decision, ...]:
    """Return the decisions on a game's rules by its name, in the order of their page; () if there is no such page."""
    page = folder() / f"{game}.md"
    if not game.isidentifier() or not page.is_file():
        return ()
    rows = ROW.findall(page.read_text(encoding="utf-8"))
    return tuple([Decision(*[cell.replace("`", "") for cell in row]) for row in rows])


class Names:
    """Finds the names of cards in sentences.

    A name counts as it is written, whole, and not inside a longer one (“Primogen” in “Whip of the Primogen”). A single word
    that is also an ordinary one (“Normal”) does not count where it begins a sentence.
    """

    def __init__(self, names: Iterable[str], texts: Iterable[str]) -> None:
        known = sorted(set(names), key=lambda name: (-len(name), name))
        self.any = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)") if known else None
        self.ordinary = {word for text in texts for word in re.findall(r"(?<!\w)[a-z]\w+", text)}

    def of(self, text: str) -> Iterator[str]:
        """Yield each name in a text."""
        for found in self.any.finditer(text) if self.any else ():
            name = found[0]
            begins = BEGINS.search(text[: found.start()]) is not None
            if not (begins and name.lower() in self.ordinary):
                yield name


def notes(game: AnyGame) -> list[Note]:
    """Return what has been ruled about a game's cards, and its other decisions."""
    faces: dict[str, list[str]] = {}
    for face in game.faces:
        faces.setdefault(game.name_of(face), []).append(face)
    decided = decisions(game.name)
    names = Names(faces, [each.text for each in decided])
    return [*_rules(game, faces), *[_told(each, names, faces) for each in decided]]


def _rules(game: AnyGame, faces: Mapping[str, list[str]]) -> list[Note]:
    """Return the rules of a game's ledger that are about certain cards."""
    try:
        rows = ledger.rulings(type(game).__module__).values()
    except (OSError, ModuleNotFoundError, CoterieError):
        return []
    return [
        Note(row.id, "", row.says, "", row.section, [face for name in row.cards for face in faces.get(name, ())])
        for row in rows
        if row.says
    ]


def _told(decision: Decision, names: Names, faces: Mapping[str, list[str]]) -> Note:
    """Return a decision as a note. One on bots is about no card: it only takes cards as examples."""
    if BOTS.search(decision.text):
        return Note(decision.id, decision.question, decision.answer, decision.why, "", [])
    found = dict.fromkeys(face for name in names.of(decision.text) for face in faces[name])
    return Note(decision.id, decision.question, decision.answer, decision.why, "", list(found))
