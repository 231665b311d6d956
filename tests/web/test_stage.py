"""What happened is shown step by step: it can be skipped, replayed, made faster, and switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import choose, number, options
from tests.web.test_in_sight import overlap

Opener = Callable[..., Any]


def to_a_day(page: Any) -> Any:
    """Play until something is shown step by step; return the strip that shows it."""
    strip = page.get_by_role("group", name="What happened")
    for _ in range(25):
        choose(page, options(page).count() - 1)
        page.wait_for_timeout(400)
        if strip.count() and "1 of 2" not in strip.inner_text():
            return strip
    raise AssertionError("no day came")


@pytest.fixture
def page(window: Opener, site: Any) -> Any:
    """Open a game that is slow enough to be watched."""
    page = window().open(site.make(seed=4)["seats"][0]["link"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("What happens is shown").select_option(label="step by step, slowly")
    page.keyboard.press("Escape")
    return page


def test_a_day_is_shown_moment_by_moment_and_can_be_skipped_and_watched_again(page: Any) -> None:
    strip = to_a_day(page)
    told = page.locator('[role="log"] li').count()
    expect(strip).to_contain_text("1 of")
    strip.get_by_role("button", name="Skip").click()
    expect(strip).to_have_count(0)
    assert page.locator('[role="log"] li').count() > told, "the log goes with what is shown"
    page.get_by_role("button", name="Show again what happened").click()
    expect(strip).to_contain_text("1 of")
    expect(strip).to_contain_text("2 of")
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    page.keyboard.press("w")
    expect(strip).to_contain_text("1 of")


def test_a_choice_counts_while_it_is_shown(page: Any) -> None:
    strip = to_a_day(page)
    before = number(page)
    assert strip.count()
    options(page).first.click()
    expect(page.locator(f'[data-ready="{before + 1}"]')).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_what_is_asked_and_its_answers_are_seen_while_it_is_shown_and_nothing_moves(
    window: Opener, site: Any, size: tuple[int, int]
) -> None:
    width, height = size
    page = window(viewport={"width": width, "height": height}).open(site.make(seed=4)["seats"][0]["link"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("What happens is shown").select_option(label="step by step, slowly")
    page.keyboard.press("Escape")
    strip = to_a_day(page)
    expect(strip).to_be_visible()
    over = strip.bounding_box()
    for part in (page.locator("#question"), *options(page).all()):
        assert not overlap(part.bounding_box(), over)
    where = [one.bounding_box() for one in options(page).all()]
    strip.get_by_role("button", name="Skip").click()
    expect(strip).to_have_count(0)
    assert [one.bounding_box() for one in options(page).all()] == where


def test_the_event_card_is_shown_while_it_is_spoken_of(page: Any) -> None:
    card, strip = page.locator(".stage-card"), page.get_by_role("group", name="What happened")
    for _ in range(12):
        choose(page, options(page).count() - 1)
        page.wait_for_timeout(400)
        while strip.count() and not card.count():
            page.wait_for_timeout(100)
        if card.count():
            break
    named = card.locator("figcaption").inner_text().strip()
    expect(page.get_by_role("log")).to_contain_text(named)


def test_it_can_be_shown_at_once(window: Opener, site: Any) -> None:
    page = window().open(site.make(seed=4)["seats"][0]["link"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("What happens is shown").select_option(label="at once")
    page.keyboard.press("Escape")
    for _ in range(8):
        choose(page, options(page).count() - 1)
        page.wait_for_timeout(250)
        expect(page.get_by_role("group", name="What happened")).to_have_count(0)
    assert page.get_by_text("Round 2 begins").count(), "a day has come"


def test_without_movement_there_is_no_pace_to_choose(window: Opener, site: Any) -> None:
    page = window().open(site.make(seed=4)["seats"][0]["link"])
    page.get_by_role("button", name="Settings").click()
    pace = page.get_by_label("What happens is shown")
    expect(pace.locator("option")).to_have_text(
        ["at once", "step by step, fast", "step by step", "step by step, slowly"]
    )
    expect(pace).to_be_enabled()
    page.get_by_label("Movement").uncheck()
    expect(pace).to_be_disabled()


def test_where_the_system_wants_no_movement_the_settings_say_so(window: Opener, site: Any) -> None:
    telephone = window(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = telephone.open(site.make(seed=4)["seats"][0]["link"])
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Your system asks for less movement")).to_be_visible()
    expect(page.get_by_label("Movement")).to_be_disabled()
    expect(page.get_by_label("Movement")).not_to_be_checked()
    expect(page.get_by_label("What happens is shown").locator("option:checked")).to_have_text("at once")
    widths = {box.bounding_box()["width"] for box in page.get_by_role("checkbox").all()}
    assert len(widths) == 1, "no box gives way to a long line"


def test_the_table_keeps_its_height_whatever_is_asked(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open(
        site.make(seed=4)["seats"][0]["link"]
    )
    heights = set()
    for _ in range(12):
        choose(page, options(page).count() - 1)
        heights.add(page.locator(".middle").evaluate("one => one.clientHeight"))
    assert len(heights) == 1


def test_what_bots_do_before_ones_next_decision_can_be_skipped_by_button_and_key(window: Opener, site: Any) -> None:
    made = site.make(
        game="rivals",
        setup={"players": 2, "first": "first seat"},
        pace=10,
        seed=4,
        seats=[{"name": "Ann"}, *[{"kind": "bot", "player": "greedy"}]],
    )
    page = window().open(made["seats"][0]["link"])
    for press in (False, True):
        skip = page.get_by_role("button", name="Skip to my next decision")
        for _ in range(20):
            expect(options(page).or_(skip).first).to_be_visible()
            if skip.count():
                break
            choose(page, options(page).count() - 1)
            page.wait_for_timeout(300)
        expect(skip).to_be_visible()
        if press:
            page.keyboard.press("s")
        else:
            skip.click()
        expect(options(page).first).to_be_visible(timeout=9000)
        expect(skip).to_have_count(0)
