"""The reference in `docs/packs.md`, generated from the words: every word that a pack may use, and every id."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Sequence

import msgspec

from coterie.games.masters import GAME
from coterie.games.masters.numbers import NUMBERS, PROHIBITIONS
from coterie.games.masters.pack_grammar import OURS
from coterie.games.masters.words.standing import MOMENTS, REACH
from coterie.games.masters.words.vocabulary import VOCABULARY
from coterie.words.amounts import Amount
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.groups import Group
from coterie.words.notation import fields_of, write
from coterie.words.standing import Standing
from coterie.words.voice import IT
from coterie.words.word import Word

SORTS: tuple[tuple[str, type[Word]], ...] = (
    ("Effects", Effect),
    ("Groups", Group),
    ("Filters", Filter),
    ("Conditions", Condition),
    ("Amounts", Amount),
    ("What holds while a card lies there", Standing),
)


def reference() -> str:
    """Return all words and ids as Markdown tables."""
    parts = []
    for title, sort in SORTS:
        rows = [(f"`{signature(word)}`", meaning(word)) for word in words(sort)]
        parts.append(table(title, ("word", "meaning"), rows))
    names = [(f"`{name}`", f"`{spelled(value)}`", read_as(value)) for name, value in sorted(VOCABULARY.names.items())]
    parts.append(table("Short names", ("name", "stands for", "read as"), names))
    everywhere = REACH["city"]
    for title, known in (
        ("Numbers for `Changes`", {name: row.changed(1, **everywhere) for name, row in NUMBERS.items()}),
        ("What `Bars` forbids", {verb: row.says.format(**everywhere) for verb, row in PROHIBITIONS.items()}),
        ("Moments for `At` and `When`", MOMENTS),
    ):
        parts.append(table(title, ("text", "read as"), [(f'`"{key}"`', text) for key, text in sorted(known.items())]))
    parts.append(table("Ids", ("table", "ids"), ids()))
    return "\n".join(parts)


def words(sort: type[Word]) -> list[type[Word]]:
    """Return the words of a sort that a pack may use, by name."""
    ours = [word for word in VOCABULARY.words.values() if word.__module__.startswith(OURS)]
    return sorted((word for word in ours if issubclass(word, sort)), key=lambda word: word.__name__)


def table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return one table under its heading."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return f"### {title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def signature(word: type[Word]) -> str:
    """Return a word with its parts; those with a default may be omitted."""
    inside = [
        name if default is msgspec.NODEFAULT else f"{name}={write(default, VOCABULARY)}"
        for name, default in fields_of(word)
    ]
    return f"{word.__name__}({', '.join(inside)})"


def meaning(word: type[Word]) -> str:
    """Return a word's description, and the possible texts of its parts."""
    text = " ".join((inspect.getdoc(word) or "").split()).replace("|", "\\|")
    hints = typing.get_type_hints(word)
    for name in word.__struct_fields__:
        options = [f'`"{option}"`' for option in _options(hints[name]) if option]
        if options:
            text += f" {name}: {', '.join(options)}."
    return text


def _options(hint: typing.Any) -> list[str]:
    """Return the texts of a Literal, also within a tuple."""
    if typing.get_origin(hint) is typing.Literal:
        return [str(option) for option in typing.get_args(hint)]
    return [option for part in typing.get_args(hint) for option in _options(part)]


def spelled(value: Word) -> str:
    """Return the notation of a short name without the name itself."""
    inside = [
        write(getattr(value, name), VOCABULARY)
        for name, default in fields_of(type(value))
        if getattr(value, name) != default
    ]
    return f"{type(value).__name__}({', '.join(inside)})"


def read_as(value: Word) -> str:
    """Return the text of a short name."""
    text = value.say(VOCABULARY.voice, IT) if not isinstance(value, Group) else value.one(VOCABULARY.voice, IT)
    return text.replace(IT, "what was picked") or "–"


def ids() -> list[tuple[str, str]]:
    """Return what can be replaced."""
    vampires = ", ".join(f"`{row.id}`" for row in GAME.characters)
    acts = [[card.id for card in GAME.events if card.act == act] for act in (1, 2, 3)]
    return [
        ("`event`", ", ".join(f'`"{cards[0]}"` to `"{cards[-1]}"`' for cards in acts)),
        ("`relic`", ", ".join(f"`{row.id}`" for row in GAME.relics)),
        ("`tile`", ", ".join(f"`{row.id}`" for row in GAME.tiles)),
        ("`vampire`, `ability`, `sigil`", vampires),
        ("`tracker`", ", ".join(f"`{number}`" for number in GAME.trackers)),
    ]
