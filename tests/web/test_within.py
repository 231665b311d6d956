"""Nested procedures, and tables of five: what matters now gets the room, the rest stays small but true."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.people import number, options

Opener = Callable[..., Any]
TELEPHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BLOCKED = """position: vtes
setup: {"players":2,"windows":"all"}
active: a
ready a: madison [blood 6]
ready b: nassir [blood 4]
hand a: sport-bike
library a: sport-bike, sport-bike, sport-bike, sport-bike
library b: sport-bike, sport-bike, sport-bike, sport-bike
"""
WISHES = ("Bleed with", "Block with", "Pass")


def sit(window: Opener, made: Any, seat: int, **settings: Any) -> Any:
    """Open a window at a seat."""
    settings = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"} | settings
    page = window(**settings).open(made["seats"][seat]["link"])
    expect(page.locator("[data-ready]")).to_be_visible()
    return page


def fight(window: Opener, site: Any) -> tuple[Any, Any]:
    """Make two people's minions fight after a blocked action."""
    made = site.make(game="vtes", position=BLOCKED, seats=[{"name": "Ann"}, {"name": "Bob"}])
    pages = sit(window, made, 0), sit(window, made, 1)
    for _ in range(60):
        for page in pages:
            wished = [options(page).filter(has_text=wish) for wish in WISHES]
            there = next((one for one in wished if one.count()), None)
            if there is not None:
                with suppress(TimeoutError):  # the other's answer may have removed it meanwhile
                    there.first.click(timeout=1000)
        if pages[0].locator(".contest").count() == 2:
            return pages
        pages[0].wait_for_timeout(300)
    raise AssertionError("nobody fights")


def test_the_innermost_procedure_is_shown_whole_and_the_other_says_how_it_stands(window: Opener, site: Any) -> None:
    page, other = fight(window, site)
    action, combat = page.locator('[data-area="action"]'), page.locator('[data-area="combat"]')
    expect(combat.get_by_role("group", name="Bob acts second")).to_contain_text("Nassir")
    expect(action.get_by_role("group")).to_have_count(0)
    expect(action).to_contain_text("Ann bleedsMadison 0 stealth", use_inner_text=False)
    for each in (page, other):
        middle = each.locator("main.middle")
        each.wait_for_timeout(300)
        assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    before = number(page)
    action.get_by_role("button", name="Show it whole").click()
    expect(action.get_by_role("group", name="Directed at Bob")).to_contain_text("Nassir")
    action.get_by_role("button", name="Make it small").click()
    expect(action.get_by_role("group")).to_have_count(0)
    assert number(page) == before


def test_texts_name_people_and_not_letters(window: Opener, site: Any) -> None:
    made = site.make(game="vtes", position=BLOCKED, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0)
    expect(options(page).first).not_to_contain_text("of Ann")  # it is one's own
    expect(page.get_by_text("prey and predator: Bob").first).to_be_attached()
    expect(page.locator("header.bar h1")).to_contain_text(": Ann")


def five(site: Any) -> Any:
    """Make a table of five people."""
    return site.make(
        game="vtes", setup={"players": 5}, seats=[{"name": name} for name in ["Ann", "Bob", "Cleo", "Dan", "Evelyn"]]
    )


def test_five_seats_stand_on_a_telephone_side_by_side(window: Opener, site: Any) -> None:
    page = sit(window, five(site), 0, **TELEPHONE)
    rail = page.get_by_role("navigation", name="Parts of the table")
    expect(rail.get_by_role("button")).to_have_count(6)
    assert rail.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    heights = rail.get_by_role("button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768)])
def test_a_list_of_five_stays_in_its_column(window: Opener, site: Any, width: int, height: int) -> None:
    page = sit(window, five(site), 0, viewport={"width": width, "height": height})
    rows = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(rows).to_have_count(5)
    column = page.locator(".beside").bounding_box()
    boxes = rows.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert max(boxes) <= column["x"] + column["width"] <= width
