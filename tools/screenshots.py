"""Take the pictures of the browser's tables for the README and the pages of the games, of games that a bot has played for a
while: docs/table.png of Masters of the Night, and one for each card game.

`screenshots.py FOLDER` also takes pictures of the first page and a table there, at three widths.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import coterie
from coterie.kernel.procedures import data_of
from coterie.kernel.state import State
from coterie.players import player

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.browsing import with_page

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PICTURE = DOCS / "table.png"
SIZES = {1440: 900, 1024: 768, 390: 844}
SEED, CHOICES, OPTIONS = 11, 40, 6
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class Moment(NamedTuple):
    """When a picture of a card game is taken: the set-up, the first seed, and the procedure and question of the first seat."""

    setup: dict[str, Any]
    seed: int
    procedure: str
    prompt: str = ""


MOMENTS = {
    "rivals": Moment({"players": 2, "decks": ["lasombra", "hecata"]}, 1, "attack"),
    "l5r": Moment({"mode": "coop", "players": 2}, 1, "conflict", "window"),
    "vtes": Moment({"players": 5}, 5, "action"),
}
LATER, MOST = 60, 600  # choices of bots before a picture is taken, and at most
GAMES = 8  # that are tried


def main(arguments: list[str]) -> int:
    """Take the pictures."""

    def job(browser: Any, site: Any, _: Path) -> None:
        if arguments:
            for size in SIZES.items():
                take_start(browser, site, size, Path(arguments[0]) / f"start-{size[0]}.png")
                take(browser, site, size, Path(arguments[0]) / f"table-{size[0]}.png")
        else:
            take(browser, site, (1440, 900), PICTURE)
            for name in MOMENTS:
                take_fight(browser, site, name)

    return with_page(job)


def opened(browser: Any, size: tuple[int, int]) -> Any:
    """Open a page in a window of this size, with animations off."""
    from tests.web.people import AIMED

    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page.add_init_script(AIMED)  # a click that comes as soon as the option is meant
    return page


def take_start(browser: Any, site: Any, size: tuple[int, int], target: Path) -> None:
    """Take a picture of the whole first page."""
    page = opened(browser, size)
    page.goto(site.url)
    page.get_by_role("button", name="Play now").wait_for()
    page.screenshot(path=str(target), full_page=True)
    page.close()


def take_fight(browser: Any, site: Any, name: str, folder: Path = DOCS) -> None:
    """Take a picture of a card game's table in the middle of an attack, a conflict or an action."""
    state = reached(name, MOMENTS[name])
    seats = [{"name": person} for person in PEOPLE[: state.seats]]
    made = site.make(game=name, position=state.notation(), seats=seats)
    page = opened(browser, (1440, 900))
    page.goto(made["seats"][0]["link"])
    page.locator("[data-option]").first.wait_for()
    page.wait_for_timeout(900)
    page.screenshot(path=str(folder / f"{name}.png"))
    page.close()


def reached(name: str, moment: Moment) -> State:
    """Return the first position of a game between bots that fits a moment; if none does, one of a game with the next seed.

    Raises:
        LookupError: none does in several games.
    """
    for seed in range(moment.seed, moment.seed + GAMES):
        found = moment_of(name, moment, seed)
        if found is not None:
            return found
    raise LookupError(f"No such moment comes in {name} with the seeds from {moment.seed} on.")


def moment_of(name: str, moment: Moment, seed: int) -> State | None:
    """Return the first position of one game between bots that fits a moment, None if none does."""
    state: State = coterie.game(name).start(moment.setup, seed=seed)
    rng = random.Random(seed)
    bots = [player("greedy") for _ in range(state.seats)]
    for made_so_far in range(MOST):
        if state.asked is None:
            break
        seat, prompt, options, *_ = state.asked
        fits = data_of(state, moment.procedure) is not None and moment.prompt in ("", prompt[0])
        if made_so_far > LATER and seat == 0 and fits and len(options) > 2:
            return state
        state.choose(bots[seat].choose(state, seat, rng))
    return None


def hinted(page: Any) -> None:
    """Make the choice that the page hints at, and wait for what follows."""
    before = page.locator("[data-ready]").get_attribute("data-ready")
    page.keyboard.press("h")
    page.locator(".option.hinted").first.click()
    page.wait_for_function("n => document.querySelector('[data-ready]')?.dataset.ready !== n", arg=before)


def take(browser: Any, site: Any, size: tuple[int, int], target: Path) -> None:
    """Take a picture of a table, with an option highlighted."""
    made = site.make(seed=SEED, pace=0)
    page = opened(browser, size)
    page.goto(made["seats"][0]["link"])
    for made_so_far in range(4 * CHOICES):
        page.locator("[data-option]").first.wait_for()
        options = page.locator("[data-option]")
        if made_so_far >= CHOICES and options.count() >= OPTIONS and options.filter(has_text="Done").count():
            break  # a night turn with something to choose from
        hinted(page)
    page.locator("[data-option]").first.hover()
    page.wait_for_timeout(900)
    page.screenshot(path=str(target))
    page.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
