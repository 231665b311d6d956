"""A whole game of Legend of the Five Rings at the page: four clans with their strongholds against the Shadowlands deck, two of
them people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.clicking import Clicking
from tests.web.test_access import serious

Opener = Callable[..., Any]
SETUP = {"players": 4, "mode": "coop", "format": "stronghold", "windows": "useful", "round_limit": 2}
BOT = {"kind": "bot", "player": "random"}
SEATS = [{"name": "Ann"}, BOT, {"name": "Cleo"}, BOT]
MOST = 400  # answers of both people together: more than such a short game needs


def test_four_clans_against_the_deck_and_a_game_to_its_end(window: Opener, site: Any) -> None:
    made = site.make(game="l5r", setup=SETUP, seats=SEATS, pace=0)
    sizes = ({"width": 1366, "height": 768}, {"width": 820, "height": 1180})
    pages = [
        window(viewport=size, reduced_motion="reduce").open(made["seats"][seat]["link"])
        for seat, size in zip((0, 2), sizes, strict=True)
    ]
    people = Clicking(pages)
    assert people.play(MOST) > 20
    assert people.clicked["from the list"] > 5
    assert people.clicked["a card"] + people.clicked["from the menu of a card"] > 5
    headings = {page.get_by_role("dialog").get_by_role("heading").first.inner_text() for page in pages}
    assert len(headings) == 1, "allies win and lose together"
    for page in pages:
        assert serious(page) == []
