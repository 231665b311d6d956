"""Whole games of Legend of the Five Rings at the page: four clans with their strongholds against each Shadowlands deck, two of
them people who click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coterie.games.l5r.decks.shadow import names
from tests.table.tools import DEEP
from tests.web.clicking import Clicking
from tests.web.test_access import serious

Opener = Callable[..., Any]
SETUP = {"players": 4, "mode": "coop", "format": "stronghold", "windows": "useful"}
BOT = {"kind": "bot", "player": "random"}
SEATS = [{"name": "Ann"}, BOT, {"name": "Cleo"}, BOT]
DECKS = names() if DEEP else names()[:1]  # a game takes a minute
MOST = 1500  # answers of both people together: many times what the clans last if they take anything


@pytest.mark.parametrize("deck", DECKS)
def test_four_clans_against_a_deck_and_a_game_to_its_end(window: Opener, site: Any, deck: str) -> None:
    made = site.make(game="l5r", setup={**SETUP, "shadowlands": deck}, seats=SEATS, pace=0)
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
        assert not page.get_by_role("dialog").get_by_text("held more provinces").count(), (
            "nothing but the cards ends it"
        )
        assert serious(page) == []
