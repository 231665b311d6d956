"""A whole game of The Eternal Struggle at the page: five Methuselahs with five different decks, two of them people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.vtes.decks.room import USUAL
from tests.web.clicking import Clicking
from tests.web.test_access import serious

Opener = Callable[..., Any]
SETUP = {"players": 5, "decks": list(USUAL), "windows": "useful", "pool": 16}  # ended by ousting, sooner than with 30
BOT = {"kind": "bot", "player": "random"}
SEATS = [{"name": "Ann"}, BOT, {"name": "Cleo"}, BOT, BOT]
MOST = 400  # answers of both people together: ten times as many as most such games need


def test_five_decks_two_browsers_and_a_game_to_its_end(window: Opener, site: Any) -> None:
    assert len(set(USUAL)) == 5
    made = site.make(game="vtes", setup=SETUP, seats=SEATS, pace=0)
    sizes = ({"width": 1366, "height": 768}, {"width": 1920, "height": 1080})
    pages = [
        window(viewport=size, reduced_motion="reduce").open(made["seats"][seat]["link"])
        for seat, size in zip((0, 2), sizes, strict=True)
    ]
    people = Clicking(pages, prefers="Transfer 1 pool to|Bleed")
    assert people.play(MOST) > 20
    assert people.clicked["from the list"] > 2
    assert people.clicked["a card"] + people.clicked["from the menu of a card"] > 2
    for page in pages:
        assert page.get_by_role("dialog").get_by_text("victory point").count()
        assert not page.get_by_role("dialog").get_by_text("time").count()
        assert serious(page) == []
