"""The commands of a player at a shared table: what a local game answers by itself is asked of the server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from coterie.cli import flags
from coterie.cli.terminal import answers, looking, screen, standing_orders, texts
from coterie.cli.terminal.commands import Typed
from coterie.cli.terminal.display import Display
from coterie.cli.terminal.overheard import others_called
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.nearest import unknown
from coterie.kernel.orders import Order
from coterie.kernel.scenes import Asked, Chapter, Looked, Number, Scene
from coterie.table.client import Refused, Sitting
from coterie.words.cards.game import CardGame

if TYPE_CHECKING:
    from coterie.cli.terminal.shared import Guest

COMMANDS = (
    *[row for row in texts.COMMANDS if not row[0].startswith(("undo", "save", "quit", "why N"))],
    ("why NUMBER", "where the numbers behind an option come from"),
    ("undo", "take your last answer back; where that needs it, the others are asked"),
    ("yes, no", "agree, or not, that somebody takes an answer back"),
    ("say TEXT", "to everybody at the table"),
    ("mute NAME", "no longer hear what somebody says; `unmute NAME` ends it, and `watchers` are those who watch"),
    ("save FILE", "write the record to a file, once the game is over"),
    ("quit", "go away; the seat stays yours, and the same link brings you back"),
)
OVER = "The game is over; `log`, `look`, `say`, `save FILE` and `quit` still work."
NOT_OVER = "The server keeps the game; its record can be saved once it is over."
NO_REDO = "What was taken back at a shared table is chosen again from the options."
WHY_ONLY_OPTIONS = "Type `why` and the number of an option, or `why not` and an action."
MOST_SAID = 500  # characters of a line that the protocol passes on
TOO_MUCH = "Say no more than {most} letters at once."
MUTE = ("mute", "unmute")
UNDO_ASKED = "The others are asked whether they agree."
IS_THERE = "{path} is there already: give another name."


async def talk(display: Display, seat: Sitting, line: str) -> bool:
    """Say something to the others, mute somebody, or agree to an undo; return whether the line was one of these.

    Raises:
        Refused: the server rejects it.
    """
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    if word == "say" and len(rest.strip()) > MOST_SAID:
        display.say(TOO_MUCH.format(most=MOST_SAID), "danger")
        return True
    if word == "say" and rest.strip():
        await seat.say("chat", text=rest.strip())
        return True
    if word in MUTE and rest.strip():
        await _mute(display, seat, rest.strip(), on=word == MUTE[0])
        return True
    offered = {option["label"].lower() for option in seat.options}
    if rest or word not in (*texts.YES, *texts.NO) or word in offered:
        return False
    await seat.say("undo_answer", yes=word in texts.YES)
    return True


async def _mute(display: Display, seat: Sitting, name: str, *, on: bool) -> None:
    """Mute somebody, or hear them again; the server's answer is told as what others do is."""
    named = {each.lower(): at for at, each in others_called(seat).items()}
    if name.lower() not in named:
        display.say(unknown("seat", name, others_called(seat).values()), "danger")
        return
    await seat.say("mute", seat=named[name.lower()], on=on)


def meant(seat: Sitting, asked: Asked | None, text: str) -> int | None:
    """Return the option that the game finds for a text that is not a notation (see `Talk.means`), None for none."""
    game = game_of(seat)
    if game is None or asked is None:
        return None
    found = [at for at, option in enumerate(asked["options"]) if game.talk.means(text, option["notation"])]
    return found[0] if len(found) == 1 else None


def game_of(seat: Sitting) -> AnyGame | None:
    """Return the game being played, None if it is not installed here."""
    import coterie

    try:
        return coterie.game(seat.scene["game"])
    except CoterieError:
        return None


async def command(guest: Guest, seat: Sitting, typed: Typed) -> None:
    """Carry out a command.

    Raises:
        Refused: the server rejects it.
    """
    display = guest.display
    what, text = typed.what, typed.text
    if what == "wrong":
        display.say(text, "danger")
    elif what == "":
        display.say(texts.EMPTY if guest.asked else texts.EMPTY_WAITING, "dim")
    elif what == "undo":
        await undo(display, seat)
    elif what == "redo":
        display.say(NO_REDO)
    elif what == texts.PASS:
        doing = guest.asked.get("during", []) if guest.asked is not None else []
        await order(display, seat, standing_orders.passing(text, doing), texts.PASS_UNTIL)
    elif what == texts.STOP and text == texts.STOP_NONE:
        for each in seat.standing:
            await seat.say("order", remove=each)
    elif what == texts.STOP:
        await order(display, seat, standing_orders.stopping(text, game_of(seat)), texts.STOP_WHAT)
    elif what == texts.STOPS:
        given = [standing_orders.told(msgspec.convert(each, Order), game_of(seat)) for each in seat.standing]
        display.say("\n".join(given) or texts.ORDERS_NONE)
    elif what == "save":
        await save(guest, seat, text)
    else:
        display.show(await answer(guest, seat, what, text))


async def order(display: Display, seat: Sitting, meant: Order | None, otherwise: str) -> None:
    """Give an order; say how one is given if none was meant.

    Raises:
        Refused: the server rejects it.
    """
    if meant is None:
        display.say(otherwise)
    else:
        await seat.say("order", add=msgspec.to_builtins(meant))


async def answer(guest: Guest, seat: Sitting, what: str, text: str) -> RenderableType:
    """Return the answer to a question about the game, drawn.

    Raises:
        Refused: the server rejects it.
    """
    skin = guest.display.skin
    if what == "help":
        return answers.help_(skin, guest.display.width, text, COMMANDS)
    if what == "log":
        return answers.log([line["text"] for line in seat.log], text, skin)
    if what == "how":
        return answers.how(await how(guest), skin)
    if what == "hint":
        return answers.advised(guest.asked, (await seat.ask("hint"))["notation"], skin)
    if what == "why":
        return await why(guest, seat, text)
    keys = screen.keys_of(guest.asked)
    names = (
        looking.about(cast("Scene", seat.scene), guest.asked, keys.index(text)) if guest.asked and text in keys else []
    )
    return Group(*[await look(guest, seat, name) for name in names or [text]])


async def how(guest: Guest) -> list[Chapter]:
    """Return how the game is played with the house rules of the table, asked of the server once.

    Raises:
        Refused: the server does not tell.
    """
    if not guest.chapters:
        told = await guest.client.request("GET", "/api/how", token=guest.token, table=guest.table)
        guest.chapters = [Chapter(each["title"], each["text"]) for each in told["how"]]
    return guest.chapters


async def why(guest: Guest, seat: Sitting, text: str) -> RenderableType:
    """Return the numbers behind an option, or why something is impossible.

    Raises:
        Refused: the server rejects it, because this seat is not asked.
    """
    skin = guest.display.skin
    word, _, rest = text.partition(" ")
    if word.lower() == "not":
        if not rest:
            return Text(texts.WHY_NOT_WHAT_ELSE, skin.color("text"))
        reasons = (await seat.ask("why_not", action=rest))["reasons"]
        return Text(" ".join([str(reason["sentence"]) for reason in reasons]), skin.color("text"))
    keys = screen.keys_of(guest.asked)
    options = guest.asked["options"] if guest.asked is not None else []
    option = options[keys.index(text)] if text in keys else next((o for o in options if o["notation"] == text), None)
    if option is None:
        return Text(WHY_ONLY_OPTIONS, skin.color("danger" if text else "text"))
    told = (await seat.ask("why", choices=[option["notation"]]))["told"][0]["numbers"]
    numbers = [Number(each["name"], each["total"], tuple(map(tuple, each["parts"]))) for each in told]
    return answers.numbers_of(option["label"], numbers, skin)


async def look(guest: Guest, seat: Sitting, name: str) -> RenderableType:
    """Return the text for a name, from the server or the table, or the nearest names."""
    skin, low, game = guest.display.skin, name.lower().strip(" .“”\"'"), game_of(seat)
    on_table: dict[str, str] = {
        str(piece["name"]).lower(): str(piece["name"])
        for area in seat.scene["areas"]
        for piece in area.get("pieces", [])
        if piece.get("name")
    }
    if not low:
        return Text(texts.LOOK_WHAT.format(topics=", ".join(sorted(on_table.values()))), skin.color("text"))
    begun = [text for text in on_table if text.startswith(low)] or [text for text in on_table if low in text.split()]
    for tried in dict.fromkeys([low, *(begun if len(begun) == 1 else [])]):
        try:
            found: Any = await guest.client.request(
                "GET", "/api/look", token=guest.token, game=seat.scene["game"], table=guest.table, name=tried
            )
        except Refused:
            continue
        return looking.shown(Looked(found["name"], found["kind"], tuple(found["lines"]), found["mark"]), skin)
    scene: Any = seat.scene
    of_table = looking.in_scene(scene, low, cards=game is None or isinstance(game, CardGame))
    if of_table is not None:
        return looking.shown(of_table, skin)
    near = looking.near(low, [*on_table, *looking.in_scene_called(scene)])
    return Text(texts.LOOK_NOTHING.format(name=name[:60], near=near).strip(), skin.color("danger"))


async def undo(display: Display, seat: Sitting) -> None:
    """Undo the last answer, or ask the others.

    Raises:
        Refused: it cannot be undone.
    """
    seen = seat.scenes, seat.answers
    await seat.take_back()
    if (seat.scenes, seat.answers) == seen:
        display.say(UNDO_ASKED, "dim")


async def save(guest: Guest, seat: Sitting, name: str) -> None:
    """Write the record of a finished game to a file.

    Raises:
        Refused: the server does not provide it.
    """
    display = guest.display
    if not seat.scene["ending"]:
        display.say(NOT_OVER)
        return
    if not name:
        display.say(texts.SAVE_WHERE)
        return
    try:
        path = flags.place_for(name, "`save`")
        record = await guest.client.request("GET", f"/api/tables/{guest.table}/record", token=guest.token)
        write_new(path, record if isinstance(record, str) else str(record))
    except BadOptions as problem:
        display.say(str(problem), "danger")
    except FileExistsError:
        display.say(IS_THERE.format(path=path), "danger")
    except OSError as problem:
        display.say(texts.NOT_SAVED.format(path=name, why=problem.strerror or problem), "danger")
    else:
        display.say(texts.SAVED_END.format(path=path), "good")


def write_new(path: Path, text: str) -> None:
    """Write a new file, completely or not at all.

    Raises:
        OSError: it exists already, or cannot be written.
    """
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise
