"""What the terminal says when somebody asks: look, why, why not, hint, log, help."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coterie.cli.terminal import bots, screen, texts
from coterie.cli.terminal.skin import Skin
from coterie.cli.terminal.tableau import sum_of
from coterie.kernel.knowledge import knows
from coterie.kernel.nearest import nearest
from coterie.kernel.scenes import Number, Scene
from coterie.kernel.state import State
from coterie.words.cards.game import CardGame


def look(state: State, seat: int, name: str, skin: Skin) -> RenderableType:
    """The text of what has a name, or the nearest names; without a name what there is for a seat to look at."""
    topics = state.game.talk.topics(state)
    if not name:
        return Text(texts.LOOK_WHAT.format(topics=", ".join(in_sight(state, seat, topics))), skin.color("text"))
    low = name.lower().strip(" .“”\"'")
    topic = topics.get(low)
    if topic is None:
        begun = {topic for text, topic in topics.items() if text.startswith(low)}
        topic = begun.pop() if len(begun) == 1 else None
    if topic is None and low:  # a word of the name of one card in sight
        there = {
            topics[text] for text in in_sight(state, seat, topics) if low in text.split() or low in text.split("-")
        }
        topic = there.pop() if len(there) == 1 else None
    looked = state.game.talk.look(state, topic or low)
    if looked is None:
        near = nearest(low, topics, 4)
        near += [text for text in topics if low in text and text not in near][:4]
        told = texts.DID_YOU_MEAN.format(names=", ".join(near)) if near else ""
        return Text(texts.LOOK_NOTHING.format(name=name[:60], near=told).strip(), skin.color("danger"))
    head = Text(looked.name, f"bold {skin.style(topic or '', 'accent')}")
    head.append(f"  {looked.kind}", skin.color("dim"))
    lines: list[RenderableType] = [head, *[indented(Text(line, skin.color("text"))) for line in looked.lines if line]]
    if explained := skin.theme["marks"].get(looked.mark):
        mark = Text().append_text(skin.mark(looked.mark)).append(f" {looked.mark}: {explained}", skin.color("dim"))
        lines.append(indented(mark))
    return Group(*lines)


def in_sight(state: State, seat: int, topics: Mapping[str, str]) -> list[str]:
    """Return the names of what can be looked up, sorted: of card games only the cards that the seat has in sight."""
    names = {topic: text for text, topic in topics.items()}  # the last text of each: its name
    seen = {now.face for piece, now in enumerate(state.pieces) if now.face and knows(state, seat, piece)}
    hidden = set(state.game.faces).difference(seen) if isinstance(state.game, CardGame) else set()
    return sorted([text for topic, text in names.items() if text and topic not in hidden])


def indented(text: Text) -> Padding:
    """A text whose lines all begin a little to the right."""
    return Padding(text, (0, 0, 0, 2))


def how(state: State, skin: Skin) -> RenderableType:
    """Return how the game is played."""
    lines: list[RenderableType] = []
    for chapter in state.game.how:
        head = Text(chapter.title, f"bold {skin.color('accent')}")
        lines += [head, indented(Text(chapter.text, skin.color("text")))]
    return Group(*lines) if lines else Text(texts.HOW_NONE, skin.color("text"))


def why(state: State, seat: int, key: str, skin: Skin) -> RenderableType:
    """The numbers behind an option, or of what lies on the table under a name, each with its contributors."""
    question = state.question
    keys = screen.keys_of(state.game.scene(state, question.seat)["question"]) if question else []
    if not key or question is None:
        return Text(texts.WHY_WHAT, skin.color("text"))
    at = keys.index(key) if key in keys else state.index(key)
    if at is None and (found := state.game.talk.numbers(state, seat, key)) is not None:
        return numbered(key, found, skin)
    if at is None:
        listed = f"{keys[0]} to {keys[-1]}" if len(keys) > 1 else keys[0]
        return Text(texts.NO_OPTION.format(text=key[:60], listed=listed), skin.color("danger"))
    option = question.options[at]
    numbers = state.game.talk.contributors(state, (option.word, option.args, ()))
    if not numbers:
        return Text(texts.WHY_NOTHING.format(label=option.label), skin.color("text"))
    return numbered(option.label, numbers, skin)


def numbered(name: str, numbers: list[Number], skin: Skin) -> RenderableType:
    """Numbers of something, each with its contributors."""
    lines: list[RenderableType] = [Text(name, f"bold {skin.color('accent')}")]
    for number in numbers:
        line = Text(f"  {number.name}: {number.total}", skin.color("text"))
        line.append(" = " + sum_of(number.parts), skin.color("dim"))
        lines.append(line)
    return Group(*lines)


def why_not(state: State, seat: int, action: str, skin: Skin) -> RenderableType:
    """Why something cannot be done now."""
    if not action:
        actions = [name for name in state.game.talk.actions if name.isalpha()] or ["hunt"]
        return Text(texts.WHY_NOT_WHAT.format(action=actions[0]), skin.color("text"))
    return Text(state.game.talk.why_not(state, seat, action), skin.color("text"))


def hint(state: State, seat: int, scene: Scene, skin: Skin) -> RenderableType:
    """What the greedy bot would choose."""
    question = state.question
    if question is None:
        return Text(texts.HINT_NONE, skin.color("text"))
    at = bots.advice(state, seat)
    key = screen.keys_of(scene["question"])[at]
    label = question.options[at].label
    told = texts.HINT.format(key=key, label=label) if label != key else texts.HINT_NUMBER.format(key=key)
    return Text(told, skin.color("accent"))


def log(state: State, seat: int, most: str, skin: Skin) -> RenderableType:
    """The whole log, or its last lines."""
    lines = state.log(seat)
    if most.isdigit() and int(most):
        lines = lines[-int(most) :]
    return Text("\n".join(lines) or texts.NOTHING_YET, skin.color("text"))


def help_(skin: Skin, width: int) -> RenderableType:
    """The commands and the symbols."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for name, meaning in texts.COMMANDS:
        rows.add_row(Text(name, f"bold {skin.color('accent')}"), Text(meaning, skin.color("text")))
    return Group(rows, Text(""), screen.legend(skin, symbols(skin), width), Text(""), *marks(skin))


def symbols(skin: Skin) -> list[str]:
    """The signs that are worth explaining: neither marks nor names of figures and their things."""
    faces = [
        kind
        for kind, sign in skin.theme["signs"].items()
        if len(skin.symbol(kind)) == 1 and skin.symbol(kind).isalpha()
    ]
    return [
        kind
        for kind in skin.theme["signs"]
        if kind not in skin.theme["marks"] and kind not in faces and "_" not in kind and skin.symbol(kind)
    ]


def marks(skin: Skin, without: str = "") -> list[Text]:
    """The marks of provenance, explained, all but one that does not occur."""
    line = Text()
    for name, meaning in skin.theme["marks"].items():
        if name == without:
            continue
        line.append("\n" if line else "").append_text(skin.mark(name)).append(f" {name}: {meaning}", skin.color("dim"))
    return [line] if line else []
