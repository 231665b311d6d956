"""The reference of `docs/packs.md`, made from the words themselves: every word that a pack may use, and every id."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Sequence

from coterie.games.masters import GAME
from coterie.games.masters.pack_grammar import OURS
from coterie.games.masters.words import places
from coterie.games.masters.words import say as texts
from coterie.words import values
from coterie.words.nodes import CONSTANTS, NODES, Amount, Condition, Effect, Group, Node, Standing
from coterie.words.notation import write
from coterie.words.say import say

SORTS: tuple[tuple[str, type[Node]], ...] = (
    ("Effects", Effect),
    ("Groups", Group),
    ("Conditions", Condition),
    ("Amounts", Amount),
    ("What holds while a card lies there", Standing),
)
LISTS = (
    ("Numbers for `Changes`", {name: f"{about} … {more}" for name, (about, _, more, _) in texts.NUMBERS.items()}),
    ("What `Bars` forbids", texts.BARRED),
    ("Moments for `At` and `When`", texts.MOMENTS),
)


def reference() -> str:
    """All words and ids as Markdown tables."""
    ours = {name: word for name, word in NODES.items() if word.__module__.startswith(OURS)}
    parts = []
    for title, sort in SORTS:
        rows = [(f"`{signature(word)}`", meaning(word)) for _, word in sorted(ours.items()) if issubclass(word, sort)]
        parts.append(table(title, ("word", "meaning"), rows))
    called = {name: value for name, value in CONSTANTS.items() if any(hasattr(room, name) for room in (values, places))}
    names = [(f"`{name}`", f"`{spelled(value)}`", say(value)) for name, value in sorted(called.items())]
    parts.append(table("Short names", ("name", "stands for", "read as"), names))
    parts += [
        table(title, ("text", "read as"), [(f'`"{key}"`', text) for key, text in sorted(known.items())])
        for title, known in LISTS
    ]
    parts.append(table("Ids", ("table", "ids"), ids()))
    return "\n".join(parts)


def table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """One table under its heading."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return f"### {title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def signature(word: type[Node]) -> str:
    """A word with its parts; those with a value may be left out."""
    fields = word.__dataclass_fields__.values()  # type: ignore[attr-defined]  # every word is a dataclass
    inside = [field.name if _required(field) else f"{field.name}={write(field.default)}" for field in fields]
    return f"{word.__name__}({', '.join(inside)})"


def _required(field: typing.Any) -> bool:
    return type(field.default).__name__ == "_MISSING_TYPE"


def meaning(word: type[Node]) -> str:
    """What a word is for, and the texts that its parts can be."""
    text = " ".join(inspect.getdoc(word).split()) if word.__doc__ else ""  # type: ignore[union-attr]  # it has one
    hints = typing.get_type_hints(word, localns=vars(typing))
    for name in word.FIELDS:
        options = [f'`"{option}"`' for option in _options(hints[name]) if option]
        if options:
            text += f" {name}: {', '.join(options)}."
    return text


def _options(hint: typing.Any) -> list[str]:
    """The texts of a Literal, also within a tuple."""
    if typing.get_origin(hint) is typing.Literal:
        return [str(option) for option in typing.get_args(hint)]
    return [option for part in typing.get_args(hint) for option in _options(part)]


def spelled(value: Node) -> str:
    """The notation of a short name without the name itself."""
    inside = [
        f"{field.name}={write(getattr(value, field.name))}"
        if not _required(field)
        else write(getattr(value, field.name))
        for field in value.__dataclass_fields__.values()  # type: ignore[attr-defined]  # every word is a dataclass
        if _required(field) or getattr(value, field.name) != field.default
    ]
    return f"{type(value).__name__}({', '.join(inside)})"


def ids() -> list[tuple[str, str]]:
    """What can be replaced."""
    vampires = ", ".join(f"`{row.id}`" for row in GAME.characters)
    acts = [[card.id for card in GAME.events if card.act == act] for act in (1, 2, 3)]
    return [
        ("`event`", ", ".join(f'`"{cards[0]}"` to `"{cards[-1]}"`' for cards in acts)),
        ("`relic`", ", ".join(f"`{row.id}`" for row in GAME.relics)),
        ("`tile`", ", ".join(f"`{row.id}`" for row in GAME.tiles)),
        ("`vampire`, `ability`, `sigil`", vampires),
        ("`tracker`", ", ".join(f"`{number}`" for number in GAME.trackers)),
    ]
