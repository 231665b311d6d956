"""Guided first games to the last word of their guides: one by keys, the others by touch on a telephone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.web.people import number
from tests.web.test_cards import TELEPHONE

Opener = Callable[..., Any]
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
MOST, PAUSE, SOON = 900, 120, 3000
# What the guide waits for, whether one decides, and which answer it advises: else the last one, which goes on.
LOOK = """() => {
  const guide = document.querySelector('.coach .main')
  const mine = document.querySelector('.prompt.mine .caption')?.textContent.trim().startsWith('You decide')
  const all = [...document.querySelectorAll('[data-option]:not([data-ticked])')]
  const advised = all.findIndex(one => one.classList.contains('advised'))
  const at = advised < 0 ? all.length - 1 : advised
  return {
    guide: guide?.textContent.trim() ?? '',
    agrees: !!document.querySelector('.sure .button.main, .several .button:enabled'),
    ticked: !!document.querySelector('[data-ticked], .sure'),
    at: mine ? at : -1,
    key: all[at]?.querySelector('kbd')?.textContent ?? /\\d/.exec(all[at]?.textContent ?? '')?.[0] ?? '',
    wide: document.documentElement.scrollWidth > innerWidth,
  }
}"""


def by_keys(page: Any, seen: dict[str, Any]) -> None:
    """Do what comes next with the keys that the list of keys names."""
    if seen["guide"]:
        page.keyboard.press("g")
    elif seen["ticked"] and seen["agrees"]:
        page.keyboard.press("Enter" if page.locator(".sure").count() else "d")
    else:
        page.keyboard.press(seen["key"])
        page.wait_for_timeout(PAUSE)
        page.keyboard.press(seen["key"])


def by_touch(page: Any, seen: dict[str, Any]) -> None:
    """Do what comes next with a finger."""
    if seen["guide"]:
        page.locator(".coach .main").tap(timeout=SOON)
    elif seen["ticked"] and seen["agrees"]:
        page.locator(".sure .button.main, .several .button:enabled").first.tap(timeout=SOON)
    else:
        page.locator("[data-option]:not([data-ticked])").nth(seen["at"]).tap(timeout=SOON)


@pytest.mark.parametrize(
    ("game", "how", "screen"),
    [
        ("Vampire: The Masquerade Rivals", by_touch, TELEPHONE),
        ("Vampire: The Eternal Struggle", by_touch, TELEPHONE),
        ("Legend of the Five Rings", by_keys, DESK),
    ],
    ids=["rivals", "vtes", "l5r"],
)
def test_a_guided_first_game_is_gone_to_the_last_word_of_its_guide(
    window: Opener, game: str, how: Callable[[Any, dict[str, Any]], None], screen: dict[str, Any]
) -> None:
    page = window(**screen, reduced_motion="reduce").open()
    page.get_by_role("button", name=f"{game}: first game, guided").click()
    page.get_by_role("region", name="Guide").wait_for()
    told = 0
    for _ in range(MOST):
        seen = page.evaluate(LOOK)
        assert not seen["wide"]
        if seen["guide"] or seen["at"] >= 0 or seen["agrees"]:
            try:
                how(page, seen)
            except TooLate:  # somebody else has answered meanwhile, or a card has moved
                continue
        told += bool(seen["guide"])
        if seen["guide"] == "Close":
            break
        page.wait_for_timeout(PAUSE)
    assert seen["guide"] == "Close", f"no last word after {number(page)} choices"
    assert told > 8
    page.wait_for_timeout(PAUSE)
    assert page.locator(".coach").count() == 0


def test_a_button_of_a_game_says_that_its_table_is_set_up_and_beside_it_why_it_was_not(window: Opener) -> None:
    page = window(viewport={"width": 390, "height": 844}, reduced_motion="reduce").open()
    held: list[Any] = []
    page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    tile = page.locator(".games > article").last
    tile.get_by_role("button", name="First game, guided").click()
    expect(tile.get_by_text("Setting up the table")).to_be_in_viewport()
    expect(tile.get_by_text("Play against bots")).to_be_visible()
    told = {"error": "too_fast", "sentence": "Try again in a moment."}
    expect(tile).to_contain_text("Setting up the table")
    held[0].fulfill(status=429, body=json.dumps(told), content_type="application/json")
    expect(tile.get_by_role("alert")).to_be_in_viewport()
    expect(tile.get_by_text("First game, guided")).to_be_visible()
