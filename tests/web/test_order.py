"""Questions that put things in order: one list, ordered by dragging, by clicking and by its buttons, and one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import number, options
from tests.web.test_access import serious

Opener = Callable[..., Any]
LEAVING = f"""position: l5r
setup: {{"players":2,"format":"skirmish","windows":"all"}}
phase: conflict
round: 1
field a: doji-whisperer, matsu-berserker, doji-challenger, asahina-artisan
{"".join(f"deck {seat}: {', '.join(['banzai'] * 4)}" + chr(10) for seat in "ab")}
{"".join(f"dynasty {seat}: {', '.join(['doji-whisperer'] * 2)}" + chr(10) for seat in "ab")}"""
NAMES = ["Doji Whisperer", "Matsu Berserker", "Doji Challenger", "Asahina Artisan"]


def ordering(window: Opener, site: Any, **more: Any) -> Any:
    """Open a window where characters without fate are about to leave."""
    made = site.make(game="l5r", position=LEAVING, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = window(reduced_motion="reduce", **({"viewport": {"width": 1366, "height": 768}} | more)).open(
        made["seats"][0]["link"]
    )
    before = number_of(page)
    passing = options(page).filter(has_text="Pass")
    passing.click()
    if (sure := page.locator(".sure .button.main")).count():
        sure.click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.locator("[data-line]")).to_have_count(4)
    assert listed(page) == NAMES
    return page


def number_of(page: Any) -> int:
    """Return the number of choices, once there is a question."""
    expect(options(page).first).to_be_visible()
    return number(page)


def listed(page: Any) -> list[str]:
    """Return the names in the order in which they stand."""
    found: list[str] = page.locator("[data-line] .name").all_inner_texts()
    return found


def left(page: Any, *names: str) -> None:
    """Answer, and check in which order they have left."""
    before = number(page)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.locator("[data-line]")).to_have_count(0)
    text = page.get_by_role("log").inner_text()
    places = [text.rindex(f"{name} ") for name in names]
    newest_first = places == sorted(places, reverse=True)
    assert newest_first or places == sorted(places), text


def test_a_list_is_ordered_by_dragging_and_answers_as_one(window: Opener, site: Any) -> None:
    page = ordering(window, site)
    before = number(page)
    first, third = page.locator("[data-line]").nth(0).bounding_box(), page.locator("[data-line]").nth(2).bounding_box()
    page.mouse.move(first["x"] + 60, first["y"] + 12)
    page.mouse.down()
    page.mouse.move(first["x"] + 62, third["y"] + third["height"] - 4, steps=8)
    page.mouse.up()
    assert listed(page) == [NAMES[1], NAMES[2], NAMES[0], NAMES[3]]
    assert number(page) == before
    assert serious(page) == []
    left(page, NAMES[1], NAMES[2], NAMES[0], NAMES[3])
    undo = page.get_by_role("button", name="Undo", exact=True)
    assert undo.is_visible()


def test_a_list_is_ordered_by_its_buttons_and_by_keyboard(window: Opener, site: Any) -> None:
    page = ordering(window, site)
    later = page.get_by_role("button", name=f"Later: {NAMES[0]}")
    later.focus()
    for at in (2, 3, 4):
        page.keyboard.press("Enter")
        expect(page.locator(".several [role=status]")).to_have_text(f"{NAMES[0]}: now {at} of 4")
    assert listed(page) == [*NAMES[1:], NAMES[0]]
    expect(page.get_by_role("button", name=f"Earlier: {NAMES[0]}")).to_be_focused()
    page.keyboard.press("Enter")
    assert listed(page) == [NAMES[1], NAMES[2], NAMES[0], NAMES[3]]
    before = number(page)
    expect(page.get_by_role("button", name="Done")).to_be_enabled()
    page.keyboard.press("d")
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.locator("[data-line]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_cards_are_clicked_in_the_order_that_is_meant(window: Opener, site: Any, phone: bool) -> None:
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = ordering(window, site, **(small if phone else {}))
    before = number(page)
    for name in (NAMES[3], NAMES[2]):
        if phone:
            page.locator("[data-line] .name", has_text=name).tap()
        else:
            page.locator('[data-mat="0"] .card', has_text=name).first.click(position={"x": 20, "y": 30})
    assert listed(page) == [NAMES[3], NAMES[2], NAMES[0], NAMES[1]]
    assert number(page) == before
    finish = page.get_by_role("button", name="Done")
    expect(finish).to_be_in_viewport()
    finish.click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
