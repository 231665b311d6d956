"""Draw the picture of the terminal table for the README: `make picture` writes docs/terminal.svg, always identical."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import coterie
from coterie.cli.terminal import screen, texts
from coterie.cli.terminal.skin import Skin
from coterie.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
POSITION = ROOT / "docs" / "terminal.position"
PICTURE = ROOT / "docs" / "terminal.svg"
WIDTH = 100
NEWS = 4  # log lines
CHOICES = ("move police_station + 2",)  # enough for the log to have something to show

ROWS = [(24, 26, 40), (217, 67, 91), (127, 196, 143), (227, 183, 95), (125, 180, 255), (180, 140, 242),
        (127, 166, 201), (216, 218, 234)]  # fmt: skip
CITY_AT_NIGHT = TerminalTheme((13, 15, 26), (216, 218, 234), ROWS, ROWS)


def main() -> int:
    """Draw the picture and print where it is."""
    PICTURE.write_text(svg(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT), file=sys.stderr)
    return 0


def svg() -> str:
    """Return the picture."""
    state = coterie.game("masters").read(POSITION.read_text(encoding="utf-8"))
    for choice in CHOICES:
        state.choose(choice)
    console = Console(
        width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False,
        markup=False, emoji=False, legacy_windows=False, _environ={},
    )  # fmt: skip
    draw(state, console)
    return console.export_svg(title="coterie play masters", theme=CITY_AT_NIGHT, unique_id="coterie")


def draw(state: State, console: Console) -> None:
    """Draw the table, the log and the question as a session draws them."""
    skin = Skin(state.game.theme)
    scene = state.scene(0)
    console.print(screen.table(scene, skin, WIDTH))
    news = screen.log(scene["log"], skin, NEWS)
    if news is not None:
        console.print(news, "")
    if scene["question"] is not None:
        console.print(screen.question(scene["question"], skin, WIDTH))
    console.print(Text(texts.PROMPT, skin.color("accent")), end="")
    console.print(Text("█", skin.color("text")))


if __name__ == "__main__":
    sys.exit(main())
