"""Whole games of Rivals on the page: by clicking cards, by dragging them, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from coterie.games.rivals.talk import ENDINGS
from tests.web.people import number, options
from tests.web.test_access import serious

Opener = Callable[..., Any]
Act = Callable[[Any, int], None]
ROUNDS = 3
# A bot that takes anything may lose before the last round.
ENDED = re.compile("|".join([re.sub("{.*?}", ".+", told) for told in ENDINGS.values()]))
SOON = 1000  # ms within which an existing element can be clicked
MOST = 90  # one's own choices: far more than such a short game takes
DONE = ".several .button, .sure .button.main"
GLOWING = ".mats .card[data-glow], .hand-area .place[data-can]"
TELEPHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit(window: Opener, site: Any, rounds: int = ROUNDS, **settings: Any) -> Any:
    """Open a game that ends soon, against a bot that chooses anything at once."""
    made = site.make(
        game="rivals",
        setup={"round_limit": rounds},
        seats=[{"name": "Ann"}, {"kind": "bot", "player": "random"}],
        pace=0,
    )
    settings = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"} | settings
    page = window(**settings).open(made["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    return page


def over(page: Any) -> bool:
    """Return whether the game has ended."""
    return bool(ENDED.search(page.locator("#question").inner_text()))


def click(page: Any) -> None:
    """Click Done, or agree to what was asked about once more."""
    done = page.locator(DONE)
    with suppress(TimeoutError):  # it may disappear while being looked at: then the choice has taken effect
        if done.is_enabled(timeout=SOON):
            done.click(timeout=SOON)


def play_on(page: Any, act: Act, agree: Callable[[Any], None] = click) -> int:
    """Act whenever asked, and agree where that is needed, until the game is over; return the number of actions."""
    for n in range(MOST):
        for _ in range(400):
            if over(page) or page.locator("[data-option]:enabled").count():
                break
            page.wait_for_timeout(50)
        else:
            raise AssertionError(f"nobody was asked: “{page.locator('main').first.inner_text()}”")
        if over(page):
            return n
        before = number(page)
        act(page, n)
        finish(page, before, agree)
    raise AssertionError("the game does not end")


def finish(page: Any, before: int, agree: Callable[[Any], None] = click) -> None:
    """Say that it is done if several things could be chosen, and wait until the choice has taken effect."""
    for _ in range(300):
        if over(page) or number(page) != before or not options(page).count():
            return
        if page.locator(DONE).count():
            agree(page)
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing was chosen at “{page.locator('#question').inner_text()}”")


def from_the_list(page: Any, n: int) -> None:
    """Choose an option from the list."""
    every = options(page)
    if there := every.count():  # others may have acted meanwhile
        every.nth(n % there).click()


def until_something_glows(page: Any) -> Any:
    """Choose options from the list until a card can be picked up, and return the card.

    The bot chooses anything, so the first question may be one that no card answers.
    """
    glowing = page.locator(GLOWING)
    for n in range(MOST):
        expect(options(page).first).to_be_visible()
        if glowing.count():
            return glowing.first
        before = number(page)
        from_the_list(page, n)
        finish(page, before)
    raise AssertionError("nothing ever glowed")


def menu_option(page: Any, before: int) -> None:
    """Choose the first option of a card's menu, if one opens before the click has chosen or ticked something."""
    found, agree = page.locator(".menu button.option"), page.locator(".several .button, .sure .button.main")
    for _ in range(100):
        if found.count():
            found.first.click()
            return
        if over(page) or number(page) != before or agree.count():
            return
        page.wait_for_timeout(20)


def test_a_whole_game_by_clicking_cards(window: Opener, site: Any) -> None:
    page = sit(window, site)
    clicked = []

    def act(page: Any, n: int) -> None:
        glowing = page.locator(GLOWING)
        before = number(page)
        if not glowing.count() or n % 3 == 2:
            return from_the_list(page, n)
        clicked.append(n)
        glowing.nth(n % glowing.count()).click(position={"x": 20, "y": 24})
        menu_option(page, before)
        return None

    assert play_on(page, act) > 10
    assert len(clicked) > 5
    assert serious(page) == []


def test_a_whole_game_by_dragging_cards(window: Opener, site: Any) -> None:
    page = sit(window, site)
    dropped = []

    def act(page: Any, n: int) -> None:
        glowing = page.locator(GLOWING)
        before = number(page)
        if not glowing.count():
            return from_the_list(page, n)
        box = glowing.nth(n % glowing.count()).bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 24)
        page.mouse.down()
        page.mouse.move(box["x"] + 22, box["y"] - 10, steps=3)
        page.mouse.move(box["x"] + 24, box["y"] - 40, steps=3)
        page.wait_for_timeout(250)
        target = page.locator("[data-drop]")
        to = target.first.bounding_box() if target.count() else page.locator("main.middle").bounding_box()
        x, y = (to["x"] + 20, to["y"] + 20) if target.count() else (to["x"] + 300, to["y"] + 150)
        page.mouse.move(x, y, steps=4)
        page.mouse.up()
        page.wait_for_timeout(120)
        if page.locator(".menu button.option").count():
            return menu_option(page, before)  # it could mean several things
        if number(page) == before and not page.locator(".options.waiting").count():
            return from_the_list(page, n)
        dropped.append(n)
        return None

    assert play_on(page, act) > 8
    assert len(dropped) > 4


def test_a_whole_game_by_keyboard(window: Opener, site: Any) -> None:
    page = sit(window, site)

    def act(page: Any, n: int) -> None:
        keys = [key for key in page.locator("[data-option] kbd").all_inner_texts() if key]
        key = keys[n % len(keys)] if keys else "1"
        page.keyboard.press(key)
        page.keyboard.press("Enter")

    def agree(page: Any) -> None:
        page.keyboard.press("Enter" if page.locator(".sure").count() else "d")
        page.wait_for_timeout(100)  # a second key would answer what is asked next

    pressed = page.evaluate("window.clicks = 0; addEventListener('pointerdown', () => window.clicks++); 0")
    assert play_on(page, act, agree) > 8
    assert page.evaluate("window.clicks") == pressed


def test_a_whole_game_by_touch_on_a_telephone(window: Opener, site: Any) -> None:
    page = sit(window, site, **TELEPHONE)
    tapped = []

    def act(page: Any, n: int) -> None:
        before = number(page)
        glowing = page.locator(".hand-area .place[data-can], .mat.own .card[data-glow]")
        if not glowing.count() or n % 2:
            every = options(page)
            if there := every.count():
                every.nth(n % there).tap()
        else:
            tapped.append(n)
            glowing.nth(n % glowing.count()).tap(position={"x": 20, "y": 20})
            page.wait_for_timeout(120)
            found = page.locator(".menu button.option")
            if number(page) == before and found.count():
                found.first.tap()
        done = page.locator(".several .button")
        page.wait_for_timeout(150)
        if done.count() and done.is_enabled():
            done.tap()

    assert play_on(page, act) > 5
    assert len(tapped) > 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []


@pytest.mark.parametrize("key", ["Escape", "nothing"])
def test_half_a_gesture_chooses_nothing(window: Opener, site: Any, key: str) -> None:
    page = sit(window, site)
    glowing = until_something_glows(page)
    before, box = number(page), glowing.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 24)
    page.mouse.down()
    page.mouse.move(box["x"] + 22, box["y"] - 60, steps=5)
    expect(page.locator(".ghost")).to_have_count(1)
    if key == "Escape":
        page.keyboard.press(key)
    else:
        page.mouse.move(page.locator(".side-panel").bounding_box()["x"] + 40, 300, steps=3)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    page.wait_for_timeout(300)
    assert number(page) == before
